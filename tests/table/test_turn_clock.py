"""Turns with a limit (A06): players who take too long pay, and the game continues."""

import pytest

from lastcard.game import Game, IllegalMove
from lastcard.rules import load_rules
from tests.bots.positions import short_rules
from tests.table.tables import at_table, table_at

HANDS = ["r5 r6 b8", "r1 b2 b4", "g1 g2 g4"]
TIMED = {"turn_seconds": 15}


def test_a_turn_has_a_deadline() -> None:
    """A person's deadline is set when the turn begins, and again for each turn."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "---")
    assert kept.table.deadline == 15.0
    kept.submit(0, "play r5", 4.0)
    assert kept.table.deadline == 19.0
    assert kept.table.due() == 19.0


def test_without_a_limit_there_is_no_deadline() -> None:
    """Without turn_seconds, players can take as long as they like."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    assert kept.table.deadline is None
    assert kept.table.due() is None


def test_bots_have_no_deadline() -> None:
    """There is no deadline during a bot's turn. It returns when a person is asked."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "-t-")
    kept.submit(0, "play r5", 4.0)
    assert kept.table.deadline is None
    now = kept.run(kept.table.due() or 0.0)
    assert kept.game.to_act == 2
    assert kept.table.deadline == now + 15.0


def test_time_runs_out() -> None:
    """At the deadline the clock moves for the seat that is asked. The next turn gets its own deadline."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "---")
    assert not kept.table.step(14.9)
    assert kept.table.step(15.0)
    assert kept.moves == ["0 timeout"]
    assert kept.sizes() == (4, 3, 3)
    assert kept.game.to_act == 1
    assert kept.table.deadline == 30.0


def test_a_reaction_does_not_restart_the_time() -> None:
    """Calling Uno, catching, and paying for a wrong catch do not change the deadline."""
    rules = load_rules("basic-plus", TIMED)
    kept = table_at(rules, ["r5 g8", "r1 b2 b4", "g1 g2 g4"], "---")
    kept.submit(0, "play r5", 4.0)
    for seat, move, now in ((0, "uno", 5.0), (2, "catch 0", 6.0), (2, "uno", 7.0)):
        kept.submit(seat, move, now)
        assert kept.table.deadline == 19.0, move
    assert kept.table.step(19.0)
    assert kept.moves[-1] == "1 timeout"


def test_a_right_catch_does_not_restart_the_time() -> None:
    """Drawing the penalty after a correct catch does not change the deadline."""
    kept = table_at(load_rules("basic-plus", TIMED), ["r5 g8", "r1 b2 b4", "g1 g2 g4"], "---")
    kept.submit(0, "play r5", 4.0)
    kept.submit(2, "catch 0", 6.0)
    assert "caught" in kept.kinds()
    assert kept.table.deadline == 19.0


def test_a_penalty_that_reshuffles_the_pile_does_not_restart_the_time() -> None:
    """The discards are shuffled for the penalty, but the question stays the same."""
    hands = ["r5 g8", "r1 b2 b4", "g1 g2 g4"]
    discard = "b5 b6 b7 r3"
    kept = table_at(load_rules("basic-plus", TIMED), hands, "---", discard, draw="y1 y2", rest=False)
    kept.submit(0, "play r5", 4.0)
    kept.submit(2, "catch 0", 6.0)
    assert "reshuffled" in kept.kinds()
    assert kept.table.deadline == 19.0


def test_a_misplay_does_not_restart_the_time() -> None:
    """Players do not gain time by paying for a misplay."""
    kept = table_at(load_rules("guide", {**TIMED, "misplay_penalty": 1}), HANDS, "---")
    with pytest.raises(IllegalMove) as refused:
        kept.submit(0, "play b8", 4.0)
    assert refused.value.code == "does-not-fit"
    assert kept.moves == ["! 0 play b8"]
    assert kept.table.deadline == 15.0


def test_a_new_decision_has_its_own_time() -> None:
    """Whether to play a drawn card is a new question with a new deadline."""
    kept = table_at(load_rules("guide", TIMED), ["b8 b9", "r1 b2", "g1 g2"], "---", draw="r4")
    kept.submit(0, "draw", 4.0)
    assert kept.game.view(0).phase == "drawn"
    assert kept.table.deadline == 19.0
    kept.table.step(19.0)
    assert kept.moves == ["0 draw", "0 timeout"]
    assert kept.game.to_act == 1


def test_time_runs_out_in_a_slap() -> None:
    """Everyone who has not slapped in time counts as last. Slaps of others do not restart the time."""
    rules = load_rules("advanced", TIMED)
    kept = table_at(rules, ["r7 b8 b9", "r1 b2 b4", "g1 g2 g4"], "---")
    kept.submit(0, "play r7", 4.0)
    assert kept.table.deadline == 19.0
    kept.submit(1, "slap", 5.0)
    assert kept.table.deadline == 19.0
    assert kept.table.step(19.0)
    assert kept.kinds().count("slapped-last") == 2
    assert kept.sizes() == (5, 3, 6)
    assert kept.game.view(None).phase == "turn"
    assert kept.table.deadline == 34.0


def test_time_runs_out_in_a_slap_among_bots() -> None:
    """The limit applies to people who have not slapped, even while the game waits for a bot first."""
    rules = load_rules("advanced", TIMED)
    kept = table_at(rules, ["b1 b2 b4", "r7 b8 b9", "g1 g2 g4"], "t--", turn=1)
    kept.submit(1, "play r7", 4.0)
    assert kept.game.to_act == 0
    assert kept.table.deadline == 19.0
    kept.run(19.0)
    assert kept.moves[1:] == ["0 slap", "1 timeout"]
    assert kept.kinds().count("slapped-last") == 2


def test_no_time_runs_between_rounds() -> None:
    """People can look at the scores as long as they like."""
    kept = table_at(load_rules("guide", TIMED), ["r5", "b1 b2", "g1 g2"], "-tt", called=[0])
    kept.submit(0, "play r5", 1.0)
    assert kept.table.deadline is None
    kept.submit(0, "next", 50.0)
    assert kept.game.outcome is None


@pytest.mark.parametrize("preset", ["guide", "party", "gemela", "advanced"])
def test_people_who_never_act(preset: str) -> None:
    """If people never act, the clock decides for them, and the game goes on."""
    kept = at_table(Game(short_rules(preset, {"turn_seconds": 5}), 4, 3), "-t-n", 1)
    for _ in range(400):
        due = kept.table.due()
        if due is None:
            assert kept.game.outcome is not None
            break
        assert kept.table.step(due)
        assert not kept.game.problems()
    assert sum(move.endswith("timeout") for move in kept.moves) > 5
