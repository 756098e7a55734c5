"""Cards laid too late: who lost a race by half a second does not pay for a misplay, who sleeps does."""

import pytest

from lastcard.game import IllegalMove
from lastcard.rules import load_rules
from lastcard.table.live import RACE
from tests.table.tables import Kept, table_at

RULES = load_rules("classic", {"jump_in": "all"})
HANDS = ["r1 b8 b9", "r2 b2 b4", "r5 g2 g4"]


def overtaken() -> Kept:
    """The twin of the r5 on top is in the hand of seat 2; at ten seconds seat 0 lays another card on it."""
    kept = table_at(RULES, HANDS, "---", discard="r3 r5")
    assert "jump r5" in kept.game.moves(2)
    kept.table.submit(0, "play r1", 10.0)
    return kept


def refused(kept: Kept, seat: int, move: str, now: float) -> bool:
    """Make a move that must be refused; whether it cost cards."""
    with pytest.raises(IllegalMove) as refusal:
        kept.table.submit(seat, move, now)
    return refusal.value.paid


@pytest.mark.parametrize("after", [0.0, 0.3, RACE])
def test_a_race_lost_costs_nothing(after: float) -> None:
    """The jump-in was right within the last half second: it is refused, and that is all."""
    kept = overtaken()
    before = kept.snapshot()
    assert not refused(kept, 2, "jump r5", 10.0 + after)
    assert kept.snapshot() == before


def test_later_it_costs() -> None:
    """After that it is a misplay like any other, and written down as one."""
    kept = overtaken()
    assert refused(kept, 2, "jump r5", 10.6)
    assert kept.moves[1:] == ["! 2 jump r5"]
    assert kept.sizes()[2] == 4


def test_what_was_never_right_costs_at_once() -> None:
    """A race can be lost only by those who were in it."""
    kept = overtaken()
    assert refused(kept, 2, "jump g2", 10.1)
    assert refused(kept, 0, "play b8", 10.2)


def test_a_call_in_between_does_not_make_it_later() -> None:
    """Reactions that change nothing for those who lay cards do not count."""
    kept = table_at(RULES, ["r1 b8", *HANDS[1:]], "---", discard="r3 r5")
    kept.table.submit(0, "play r1", 10.0)
    kept.table.submit(0, "uno", 10.2)
    assert not refused(kept, 2, "jump r5", 10.3)


def test_overtaken_twice_within_half_a_second() -> None:
    """What counts is when the card was right, not how much has happened since."""
    kept = overtaken()
    kept.table.submit(1, "play r2", 10.2)
    assert not refused(kept, 2, "jump r5", 10.4)
    assert refused(kept, 2, "jump r5", 10.6)


def test_an_announcement_that_was_overtaken() -> None:
    """Seat 0 is about to play its last but one card and says so; a jump-in has taken its turn away."""
    kept = table_at(load_rules("party"), ["r1 b8", "r5 b4 g1", "b2 g2 g4"], "---", discard="r3 r5")
    kept.table.submit(1, "jump r5", 10.0)
    assert kept.game.to_act == 2
    before = kept.snapshot()
    assert not refused(kept, 0, "uno", 10.3)
    assert kept.snapshot() == before
    kept.table.submit(0, "uno", 10.6)
    assert kept.sizes()[0] == 4


def test_overtaken_by_a_bot() -> None:
    """It makes no difference who was quicker."""
    kept = table_at(RULES, HANDS, "t--", discard="r3 r5")
    now = kept.run(kept.table.due() or 0.0)
    assert kept.moves == ["0 play r1"]
    assert not refused(kept, 2, "jump r5", now + 0.3)


def test_the_own_turn_that_ran_out_of_time() -> None:
    """A card laid just after the clock has ended the turn is no misplay either."""
    rules = load_rules("classic", {"turn_seconds": 15})
    kept = table_at(rules, HANDS, "---", discard="r3")
    kept.table.step(15.0)
    assert not refused(kept, 0, "play r1", 15.2)
    assert refused(kept, 0, "play r1", 15.8)


def test_without_a_price_there_is_no_race() -> None:
    """Where misplays cost nothing all is refused alike."""
    kept = table_at(load_rules("guide-house"), HANDS, "---", discard="r3 r5")
    kept.table.submit(0, "play r1", 10.0)
    assert not refused(kept, 2, "jump r5", 10.1)
    assert not refused(kept, 2, "jump r5", 12.0)
