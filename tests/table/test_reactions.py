"""Bots react in real time: after a delay, and only if it still makes sense."""

import pytest

from lastcard.rules import load_rules
from tests.bots.positions import COSTLY
from tests.table.tables import Kept, all_alert, table_at

BASIC = load_rules("basic-plus")
FORGETFUL = ["r5 g8", "b1 b2 b4 b5", "y1 y2 y4 y5"]
QUICKEST = 0.35


def first_move(kept: Kept, move: str) -> float:
    """Let things happen until a move is made. Returns its time."""
    for _ in range(200):
        due = kept.table.due()
        assert due is not None, f"{move} was never made: {kept.moves}"
        assert kept.table.step(due)
        if kept.moves[-1] == move:
            return due
    raise AssertionError(f"{move} was not made: {kept.moves}")


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_that_owes_uno_calls(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """The bot calls Uno after its card, with a delay."""
    all_alert(monkeypatch)
    kept = table_at(BASIC, FORGETFUL, "t--", seed=seed)
    played = first_move(kept, "0 play r5")
    assert kept.game.view(1).catchable == (0,)
    assert first_move(kept, "0 uno") >= played + QUICKEST


@pytest.mark.parametrize("seed", range(5))
def test_a_person_who_forgets_is_caught(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """One of the bots catches the person, once, after a delay."""
    all_alert(monkeypatch)
    kept = table_at(BASIC, FORGETFUL, "-tc", seed=seed)
    kept.submit(0, "play r5", 5.0)
    due = kept.table.due()
    assert due is not None
    assert due >= 5.0 + QUICKEST or kept.game.to_act == 1
    kept.run(20.0)
    assert kept.kinds(0).count("caught") == 1
    assert not COSTLY & set(kept.kinds())


def test_usual_bots_catch_now_and_then() -> None:
    """Bots of usual alertness catch with some seeds and miss the chance with others."""
    caught = 0
    for seed in range(30):
        kept = table_at(load_rules("guide"), FORGETFUL, "-nn", seed=seed)
        kept.submit(0, "play r5", 5.0)
        kept.run(60.0)
        caught += "caught" in kept.kinds(0)
        assert not COSTLY & set(kept.kinds())
    assert 0 < caught < 30


@pytest.mark.parametrize("seed", range(10))
def test_a_pointless_plan_is_dropped(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """If Uno is called before a bot makes its catch, nobody pays, though a wrong catch would cost cards."""
    all_alert(monkeypatch)
    kept = table_at(BASIC, FORGETFUL, "-tc", seed=seed)
    kept.submit(0, "play r5", 5.0)
    kept.submit(0, "uno", 5.1)
    kept.run(60.0)
    assert "caught" not in kept.kinds()
    assert "penalty" not in kept.kinds()
    assert kept.sizes()[0] == 1


def test_a_plan_survives_unrelated_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong call of another player does not restart a bot's delay."""
    all_alert(monkeypatch)
    kept = table_at(BASIC, ["r5 g8", "b1 b2 b4 b5", "y1 y2 y4 y5"], "--t")
    kept.submit(0, "play r5", 5.0)
    due = kept.table.due()
    kept.submit(1, "uno", 5.2)
    assert "called-wrongly" in kept.kinds(1)
    assert kept.table.due() == due
    assert due is not None
    kept.table.step(due)
    assert kept.moves[-1] == "2 catch 0"


@pytest.mark.parametrize("level", "nct")
def test_bots_slap(level: str) -> None:
    """Bots slap by themselves and correctly, so a person who does nothing is last."""
    rules = load_rules("advanced")
    kept = table_at(rules, ["r7 b8 b9", "b1 b2 b4", "g1 g2 g4"], f"-{level}{level}")
    kept.submit(0, "play r7", 5.0)
    assert (kept.table.due() or 0) >= 5.0 + QUICKEST
    kept.run(60.0)
    assert kept.kinds(0).count("slapped-last") == 1
    assert kept.kinds().count("slapped") == 2
    assert not COSTLY & set(kept.kinds())


def test_a_person_who_slaps_first_pays_nothing() -> None:
    """If a person slaps first, one of the bots is last."""
    kept = table_at(load_rules("advanced"), ["r7 b8 b9", "b1 b2 b4", "g1 g2 g4"], "-tt")
    kept.submit(0, "play r7", 5.0)
    kept.submit(0, "slap", 5.2)
    kept.run(60.0)
    assert "slapped-last" in kept.kinds()
    assert "slapped-last" not in kept.kinds(0)


def test_bots_jump_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot jumps in with the twin of a person's card after a delay."""
    all_alert(monkeypatch)
    kept = table_at(load_rules("gemela"), ["r5 g8 g9", "b1 b2 b4", "r5 y2 y4"], "--t")
    kept.submit(0, "play r5", 5.0)
    assert first_move(kept, "2 jump r5") >= 5.0 + QUICKEST


def test_a_jump_in_that_came_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """If another card comes first, the bot drops its plan and pays nothing, though misplays cost cards."""
    all_alert(monkeypatch)
    rules = load_rules("classic", {"jump_in": "all"})
    kept = table_at(rules, ["r5 g8 g9", "r1 b2 b4", "r5 y2 y4"], "--t", discard="r3")
    kept.submit(0, "play r5", 5.0)
    kept.submit(1, "play r1", 5.1)
    kept.run(60.0)
    assert "jumped" not in kept.kinds()
    assert "misplayed" not in kept.kinds()


def test_a_catch_of_a_bot_waits_for_the_grace_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's catch waits for the grace seconds like a person's."""
    all_alert(monkeypatch)
    rules = load_rules("gemela", {"grace_seconds": 10})
    kept = table_at(rules, ["r5 g8", "b1 b2 b4", "y1 y2 y4"], "--t")
    kept.submit(0, "play r5", 5.0)
    assert kept.run(14.9) > 5.0
    assert [plan.move.text for plan in kept.table.waiting] == ["catch 0"]
    assert kept.moves == ["0 play r5"]
    kept.run(15.0)
    assert kept.moves == ["0 play r5", "2 catch 0"]


def test_bots_think_before_they_decide() -> None:
    """A decision takes time."""
    kept = table_at(load_rules("guide"), ["r5 g8 g9", "r1 b2 b4", "y1 y2 y4"], "-t-")
    kept.submit(0, "play r5", 5.0)
    due = kept.table.due()
    assert due is not None
    assert due > 5.0
    kept.table.step(due)
    assert kept.moves == ["0 play r5", "1 play r1"]
