"""Every step is passed to `keep` before it has any other effect."""

import pytest

from lastcard.errors import LastCardError
from lastcard.game import Game, IllegalMove
from lastcard.notation.scenario import build_state
from lastcard.notation.transcript import Step
from lastcard.rules import load_rules
from lastcard.table import LiveTable
from tests.bots.positions import short_rules
from tests.table.tables import players_of, table_at

HANDS = ["r5 g8", "r1 b2 b4", "g1 g2 g4"]


class Keeper:
    """Keeps steps, and checks that it receives each one at once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[Step] = []

    def keep(self, step: Step) -> None:
        """Check that this is the only new step since the last call."""
        self.steps.append(step)
        assert self.game.steps == self.steps


def test_every_step_is_kept_at_once() -> None:
    """No move, whether of a bot, the clock or a waiting catch, is made before the previous one is kept."""
    rules = short_rules("guide", {"grace_seconds": 1, "turn_seconds": 2})
    game = Game(rules, 4, 5)
    keeper = Keeper(game)
    table = LiveTable(game, players_of("-ntc"), keeper.keep, 1)
    while (due := table.due()) is not None:
        table.step(due)
        assert keeper.steps == game.steps
    assert keeper.steps


def test_misplays_are_kept() -> None:
    """A misplay that costs cards is a step. A refusal that costs nothing is not."""
    kept = table_at(load_rules("classic"), HANDS, "---")
    with pytest.raises(IllegalMove):
        kept.submit(0, "play g8", 1.0)
    with pytest.raises(IllegalMove):
        kept.submit(0, "draw", 2.0)
    kept.submit(0, "play r5", 3.0)
    assert kept.moves == ["! 0 play g8", "0 play r5"]
    assert kept.steps == kept.game.steps


def test_a_catch_that_is_settled_first_is_kept_first() -> None:
    """A move that settles a waiting catch makes two steps, the catch first."""
    kept = table_at(load_rules("gemela", {"catch_until": "next player acts"}), HANDS, "---")
    kept.submit(0, "play r5", 10.0)
    kept.submit(2, "catch 0", 10.1)
    assert kept.moves == ["0 play r5"]
    kept.submit(1, "play r1", 10.2)
    assert kept.moves == ["0 play r5", "2 catch 0", "1 play r1"]


def test_errors_of_keep_are_raised() -> None:
    """An error of the record is raised by the move, whether a person or a bot made it."""

    def full(_step: Step) -> None:
        raise LastCardError("file-no-space", file="game.txt")

    rules = load_rules("guide")
    s = build_state(rules, {"hands": HANDS, "discard": "r3", "turn": 0})
    table = LiveTable(Game.from_state(rules, s), players_of("-t-"), full, 1)
    with pytest.raises(LastCardError, match="No space"):
        table.submit(0, table.game.parse(0, "play r5"), 1.0)
