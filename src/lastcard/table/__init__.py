"""A live table: people and bots, a clock, and a record that loses nothing.

live.py          the table: it makes every move, and knows what happens next by itself
catches.py       catches that wait for the grace seconds
seated_bots.py   when bots answer, and which reactions they plan
clock.py         time that can be paused
record.py        the transcript while the game is played

The table has no thread and no clock: the caller passes the time. The table knows when the next thing is due.
So tests need not wait, the terminal and the server set one timer each, and time stops while a player is asked
line by line.

Time passes by moves. The clock does three things to a game: `timeout`, `turn begins` and `time up`. These are
moves of the engine that no player can make. They are in the transcript, so a game replays without a clock.

A bot is asked again after every move, and plans one reaction at most. A plan that has become a mistake is
dropped: a bot never makes a move that costs it cards.

Every step is on disk before anyone sees it. A transcript without a hash belongs to an unfinished game,
which can be resumed.
"""

from lastcard.table.clock import Clock
from lastcard.table.live import LiveTable, Player
from lastcard.table.record import Record, data_folder, games_folder, last_unfinished, resume

__all__ = [
    "Clock",
    "LiveTable",
    "Player",
    "Record",
    "data_folder",
    "games_folder",
    "last_unfinished",
    "resume",
]
