"""Finished games, out of a room's log."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from lastcard.fair import Deal
from lastcard.game import Game
from lastcard.notation.transcript import Step, Transcript
from lastcard.replay import begin, to_the_end
from lastcard.server import entries as log
from lastcard.server.room import Room
from lastcard.server.store import Row


@dataclass
class Played:
    """A game of a room, with the times of its first and its last step."""

    number: int
    transcript: Transcript
    began: float
    ended: float
    over: bool = False
    _game: Game | None = field(default=None, repr=False)

    @property
    def game(self) -> Game:
        """The game after its last step."""
        if self._game is None:
            self._game = to_the_end(*begin(self.transcript))
        return self._game

    def text(self) -> str:
        """The transcript, complete with its hash."""
        self.transcript.hash = self.game.hash()
        return self.transcript.to_text()


def games_of(room: str, rows: Iterable[Row]) -> list[Played]:
    """The games of a room in order; the last one may not be over."""
    games: list[Played] = []
    fold = Room(room)  # who sat where, and by which rules, when a game began
    for row in rows:
        entry = log.decode(row.entry)
        match entry:
            case log.Started():
                games.append(Played(entry.game, _beginning(fold, entry), row.time, row.time))
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
