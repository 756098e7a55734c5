"""Live tables for tests. A letter for each seat says who sits there; the test says what time it is."""

from dataclasses import dataclass, field

import pytest

from lastcard.bots.cast import LEVELS, Level
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.notation.transcript import Step
from lastcard.rules import Rules
from lastcard.table import LiveTable, Player

_LEVELS = {"n": "novice", "c": "casual", "t": "tips", "-": ""}


def players_of(letters: str) -> list[Player]:
    """Players from letters: `-` is a person; `n`, `c` and `t` are bots of the level with that initial."""
    return [Player(f"Player {seat}", _LEVELS[letter]) for seat, letter in enumerate(letters)]


@dataclass
class Kept:
    """A table together with every step that it passed to `keep`."""

    table: LiveTable
    steps: list[Step] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def moves(self) -> list[str]:
        """The kept steps, as transcripts write them."""
        return [str(step) for step in self.steps]

    def submit(self, seat: int, text: str, now: float) -> bool:
        """Make a person's move, given as text."""
        return self.table.submit(seat, self.game.parse(seat, text), now)

    def kinds(self, seat: int | None = None) -> list[str]:
        """The kinds of all events, or of the events of one seat."""
        return [event.kind for event in self.game.events if seat in (None, event.seat)]

    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.game.view(None).sizes

    def snapshot(self) -> object:
        """Everything that a refused move must not change."""
        return self.game.hash(), self.moves, list(self.table.waiting), self.table.deadline, self.table.due()

    def run(self, until: float) -> float:
        """Let everything that is due until a time happen. Returns the time of the last thing, or -1."""
        last = -1.0
        while (due := self.table.due()) is not None and due <= until:
            assert self.table.step(due)
            last = due
        return last

    def run_to_end(self, most: int = 20_000) -> float:
        """Let everything happen until nothing is due. Returns the time of the last thing."""
        now = -1.0
        for _ in range(most):
            due = self.table.due()
            if due is None:
                return now
            now = due
            assert self.table.step(now)
        raise AssertionError("no end")


def at_table(game: Game, letters: str, seed: int | None = 1, pace: float = 1.0) -> Kept:
    """A table for a game."""
    steps: list[Step] = []
    return Kept(LiveTable(game, players_of(letters), steps.append, seed, pace), steps)


def table_at(
    rules: Rules, hands: list[str], letters: str, discard: str = "r3", seed: int = 1, **position: object
) -> Kept:
    """A table in a described position. It is seat 0's turn unless the position says otherwise."""
    given = {"hands": hands, "discard": discard, "turn": 0, **position}
    return at_table(Game.from_state(rules, build_state(rules, given)), letters, seed)


def all_alert(monkeypatch: pytest.MonkeyPatch, alertness: float = 1.0) -> None:
    """Make bots notice every chance from now on, or a given share of them."""
    for name, level in dict(LEVELS).items():
        monkeypatch.setitem(LEVELS, name, Level(level.make, alertness, level.thinking))
