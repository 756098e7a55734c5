"""Turns with a limit (A06): who takes too long pays, and the game goes on."""

import pytest

from lastcard.game import Game
from lastcard.rules import load_rules
from tests.bots.positions import short_rules
from tests.table.tables import at_table, table_at

HANDS = ["r5 r6 b8", "r1 b2 b4", "g1 g2 g4"]
TIMED = {"turn_seconds": 15}


def test_a_turn_has_a_deadline() -> None:
    """For a person it is set when the turn begins, and anew with each turn."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "---")
    assert kept.table.deadline == 15.0
    kept.table.submit(0, "play r5", 4.0)
    assert kept.table.deadline == 19.0
    assert kept.table.due() == 19.0


def test_without_a_limit_there_is_none() -> None:
    """As long as one likes."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    assert kept.table.deadline is None
    assert kept.table.due() is None


def test_bots_have_no_deadline() -> None:
    """They answer by themselves; the deadline is there again when a person is asked."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "-t-")
    kept.table.submit(0, "play r5", 4.0)
    assert kept.table.deadline is None
    now = kept.run(kept.table.due() or 0.0)
    assert kept.game.to_act == 2
    assert kept.table.deadline == now + 15.0


def test_time_runs_out() -> None:
    """The clock makes the move for the seat that is asked, when it is due; the next turn is timed too."""
    kept = table_at(load_rules("guide", TIMED), HANDS, "---")
    assert not kept.table.step(14.9)
    assert kept.table.step(15.0)
    assert kept.moves == ["0 timeout"]
    assert kept.sizes() == (4, 3, 3)
    assert kept.game.to_act == 1
    assert kept.table.deadline == 30.0


def test_a_reaction_does_not_restart_the_time() -> None:
    """Calling Uno, catching and paying for it leave the time of whoever is asked as it was."""
    rules = load_rules("basic-plus", TIMED)
    kept = table_at(rules, ["r5 g8", "r1 b2 b4", "g1 g2 g4"], "---")
    kept.table.submit(0, "play r5", 4.0)
    for seat, move, now in ((0, "uno", 5.0), (2, "catch 0", 6.0), (2, "uno", 7.0)):
        kept.table.submit(seat, move, now)
        assert kept.table.deadline == 19.0, move
    assert kept.table.step(19.0)
    assert kept.moves[-1] == "1 timeout"


def test_a_right_catch_does_not_restart_the_time() -> None:
    """Nor does the penalty that somebody draws."""
    kept = table_at(load_rules("basic-plus", TIMED), ["r5 g8", "r1 b2 b4", "g1 g2 g4"], "---")
    kept.table.submit(0, "play r5", 4.0)
    kept.table.submit(2, "catch 0", 6.0)
    assert "caught" in kept.kinds()
    assert kept.table.deadline == 19.0


def test_a_penalty_that_makes_the_pile_anew_does_not_restart_the_time() -> None:
    """The discards are shuffled for it; what is asked is still the same."""
    hands = ["r5 g8", "r1 b2 b4", "g1 g2 g4"]
    discard = "b5 b6 b7 r3"
    kept = table_at(load_rules("basic-plus", TIMED), hands, "---", discard, draw="y1 y2", rest=False)
    kept.table.submit(0, "play r5", 4.0)
    kept.table.submit(2, "catch 0", 6.0)
    assert "reshuffled" in kept.kinds()
    assert kept.table.deadline == 19.0


def test_a_misplay_does_not_restart_the_time() -> None:
    """Nobody gains time by paying."""
    kept = table_at(load_rules("guide", {**TIMED, "misplay_penalty": 1}), HANDS, "---")
    with pytest.raises(Exception, match="fit"):
        kept.table.submit(0, "play b8", 4.0)
    assert kept.moves == ["! 0 play b8"]
    assert kept.table.deadline == 15.0


def test_a_new_decision_has_its_own_time() -> None:
    """A drawn card that may be played is another question."""
    kept = table_at(load_rules("guide", TIMED), ["b8 b9", "r1 b2", "g1 g2"], "---", draw="r4")
    kept.table.submit(0, "draw", 4.0)
    assert kept.game.view(0).phase == "drawn"
    assert kept.table.deadline == 19.0
    kept.table.step(19.0)
    assert kept.moves == ["0 draw", "0 timeout"]
    assert kept.game.to_act == 1


def test_time_runs_out_in_a_slap() -> None:
    """All who have not slapped are the last; slaps of others do not restart the time."""
    rules = load_rules("advanced", TIMED)
    kept = table_at(rules, ["r7 b8 b9", "r1 b2 b4", "g1 g2 g4"], "---")
    kept.table.submit(0, "play r7", 4.0)
    assert kept.table.deadline == 19.0
    kept.table.submit(1, "slap", 5.0)
    assert kept.table.deadline == 19.0
    assert kept.table.step(19.0)
    assert kept.kinds().count("slapped-last") == 2
    assert kept.sizes() == (5, 3, 6)
    assert kept.game.view(None).phase == "turn"
    assert kept.table.deadline == 34.0


def test_time_runs_out_in_a_slap_among_bots() -> None:
    """The limit is for the people who have not slapped, also while the game waits for a bot first."""
    rules = load_rules("advanced", TIMED)
    kept = table_at(rules, ["b1 b2 b4", "r7 b8 b9", "g1 g2 g4"], "t--", turn=1)
    kept.table.submit(1, "play r7", 4.0)
    assert kept.game.to_act == 0
    assert kept.table.deadline == 19.0
    kept.run(19.0)
    assert kept.moves[1:] == ["0 slap", "1 timeout"]
    assert kept.kinds().count("slapped-last") == 2


def test_no_time_runs_between_rounds() -> None:
    """The scores may be looked at as long as one likes."""
    kept = table_at(load_rules("guide", TIMED), ["r5", "b1 b2", "g1 g2"], "-tt", called=[0])
    kept.table.submit(0, "play r5", 1.0)
    assert kept.table.deadline is None
    kept.table.submit(0, "next", 50.0)
    assert kept.game.outcome is None


@pytest.mark.parametrize("preset", ["guide", "party", "gemela", "advanced"])
def test_people_who_fell_asleep(preset: str) -> None:
    """A table where people never do anything still plays: whatever is asked is decided by the clock."""
    kept = at_table(Game(short_rules(preset, {"turn_seconds": 5}), 4, 3), "-t-n", 1)
    for _ in range(400):
        due = kept.table.due()
        if due is None:
            assert kept.game.outcome is not None
            break
        assert kept.table.step(due)
        assert not kept.game.problems()
    assert sum(move.endswith("timeout") for move in kept.moves) > 5
