"""A live table: people and bots, a clock, and a record that loses nothing."""

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
