"""Finished games, read from the log of a room."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from lastcard.fair import Deal
from lastcard.game import Game
from lastcard.notation.transcript import Step, Transcript
from lastcard.replaying import begin, to_the_end
from lastcard.rules import Rules
from lastcard.server import entries as log
from lastcard.server.rule_sets import rules_of_game, shared_rules
from lastcard.server.seats import Seats
from lastcard.server.store import Row


class Result(NamedTuple):
    """The result of a game."""

    hash: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


_RESULTS: OrderedDict[tuple[str, int], Result] = OrderedDict()  # a cache: finished games do not change
_MOST_RESULTS = 1000


@dataclass
class Played:
    """A game of a room, with the times of its first and last step."""

    room: str
    number: int
    transcript: Transcript
    began: float
    ended: float
    over: bool = False

    @property
    def result(self) -> Result:
        """The result, once the game is over. The game is replayed once to find it."""
        place = self.room, self.number
        if place not in _RESULTS:
            _RESULTS[place] = _result(to_the_end(*begin(self.transcript)))
            if len(_RESULTS) > _MOST_RESULTS:
                _RESULTS.popitem(last=False)
        return _RESULTS[place]

    def text(self) -> str:
        """The transcript with its hash."""
        self.transcript.hash = self.result.hash
        return self.transcript.to_text()


def _result(game: Game) -> Result:
    s = game.state
    winners = tuple(seat for seat in range(s.players) if s.match_winners >> seat & 1)
    return Result(game.hash(), tuple(s.scores[: s.players]), winners)


def games_of(room: str, rows: Iterable[Row]) -> list[Played]:
    """The games of a room in order. The last one may not be over."""
    games: list[Played] = []
    setting = _Setting()
    for row in rows:
        entry = log.decode(row.entry)
        match entry:
            case log.Opened() | log.Ruled():
                setting.rules = shared_rules(entry.preset, entry.set, entry.edition)
                setting.seats = Seats(entry.seats) if isinstance(entry, log.Opened) else setting.seats
            case log.Seated():
                setting.seats = Seats(entry.seats)
            case log.Prepared():
                setting.secret = entry.secret
                if games:
                    games[-1].over = True
            case log.Started():
                games.append(Played(room, entry.game, setting.transcript(entry), row.time, row.time))
                setting.seats = setting.seats.without_seeds()
            case log.Moved():
                games[-1].transcript.steps.append(Step(entry.seat, entry.move, entry.misplay))
                games[-1].ended = row.time
    return games


class _Setting:
    """What a room would deal a game with: its rules, its seats and its secret."""

    rules: Rules

    def __init__(self) -> None:
        self.seats = Seats()
        self.secret = ""

    def transcript(self, started: log.Started) -> Transcript:
        """The transcript of a game that begins, without moves."""
        return Transcript(
            rules=rules_of_game(self.rules, started.fixed),
            seats=self.seats.names,
            seed=0,
            dealer=started.dealer,
            bots={number: seat.level for number, seat in enumerate(self.seats) if seat.kind == "bot"},
            deal=Deal(self.secret, self.seats.seeds),
        )
