"""Live tables for tests: who sits there is given by a letter a seat, time by the test."""

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
    """`-` is a person; `n`, `c`, `t` are bots of the levels that begin so."""
    return [Player(f"Player {seat}", _LEVELS[letter]) for seat, letter in enumerate(letters)]


@dataclass
class Kept:
    """A table together with every step that it has given away to be kept."""

    table: LiveTable
    steps: list[Step] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def moves(self) -> list[str]:
        """What was kept, as transcripts write it."""
        return [str(step) for step in self.steps]

    def kinds(self, seat: int | None = None) -> list[str]:
        """What happened, or what happened to a seat."""
        return [event.kind for event in self.game.events if seat in (None, event.seat)]

    def sizes(self) -> tuple[int, ...]:
        """How many cards the seats hold."""
        return self.game.view(None).sizes

    def snapshot(self) -> object:
        """Everything that a refused move must leave as it was."""
        return self.game.hash(), self.moves, list(self.table.waiting), self.table.deadline, self.table.due()

    def run(self, until: float) -> float:
        """Let happen what is due up to a time; the time of the last thing that did, or -1."""
        last = -1.0
        while (due := self.table.due()) is not None and due <= until:
            assert self.table.step(due)
            last = due
        return last

    def run_to_end(self, most: int = 20_000) -> float:
        """Let happen what is due until nothing is any more; the time of the last thing."""
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
    """A table in a described position, seat 0 on turn if nothing else is said."""
    given = {"hands": hands, "discard": discard, "turn": 0, **position}
    return at_table(Game.from_state(rules, build_state(rules, given)), letters, seed)


def all_alert(monkeypatch: pytest.MonkeyPatch, alertness: float = 1.0) -> None:
    """Bots that notice every chance from now on, or another share of them."""
    for name, level in dict(LEVELS).items():
        monkeypatch.setitem(LEVELS, name, Level(level.make, alertness, level.thinking))
