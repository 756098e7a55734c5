"""Finished games, out of a room's log."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from lastcard.fair import Deal
from lastcard.game import Game
from lastcard.notation.transcript import Step, Transcript
from lastcard.replay import begin, to_the_end
from lastcard.server import entries as log
from lastcard.server.room import Room
from lastcard.server.store import Row


class Result(NamedTuple):
    """What came of a game."""

    hash: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


_RESULTS: OrderedDict[tuple[str, int], Result] = OrderedDict()  # of games that are over: they do not change
_MOST_RESULTS = 1000


@dataclass
class Played:
    """A game of a room, with the times of its first and its last step."""

    room: str
    number: int
    transcript: Transcript
    began: float
    ended: float
    over: bool = False

    @property
    def result(self) -> Result:
        """What came of it, once it is over. To know it the game is played again, once."""
        place = self.room, self.number
        if place not in _RESULTS:
            _RESULTS[place] = _result(to_the_end(*begin(self.transcript)))
            if len(_RESULTS) > _MOST_RESULTS:
                _RESULTS.popitem(last=False)
        return _RESULTS[place]

    def text(self) -> str:
        """The transcript, complete with its hash."""
        self.transcript.hash = self.result.hash
        return self.transcript.to_text()


def _result(game: Game) -> Result:
    s = game.state
    winners = tuple(seat for seat in range(s.players) if s.match_winners >> seat & 1)
    return Result(game.hash(), tuple(s.scores[: s.players]), winners)


def games_of(room: str, rows: Iterable[Row]) -> list[Played]:
    """The games of a room in order; the last one may not be over."""
    games: list[Played] = []
    fold = Room(room)  # who sat where, and by which rules, when a game began
    for row in rows:
        entry = log.decode(row.entry)
        match entry:
            case log.Started():
                games.append(Played(room, entry.game, _beginning(fold, entry), row.time, row.time))
                fold.leave_the_table()
            case log.Moved():
                games[-1].transcript.steps.append(Step(entry.seat, entry.move, entry.misplay))
                games[-1].ended = row.time
            case log.Prepared():
                if games:
                    games[-1].over = True
                fold.note(entry)
            case log.Opened() | log.Ruled() | log.Seated():
                fold.note(entry)
    return games


def _beginning(room: Room, started: log.Started) -> Transcript:
    return Transcript(
        rules=room.game_rules(started.fixed),
        seats=[seat.name for seat in room.seats],
        seed=0,
        dealer=started.dealer,
        bots={number: seat.level for number, seat in enumerate(room.seats) if seat.kind == "bot"},
        deal=Deal(room.secret, tuple(seat.chance for seat in room.seats)),
    )
