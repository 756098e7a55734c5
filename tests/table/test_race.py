"""Cards laid too late: losing a race by half a second is not a misplay, being slower is."""

import pytest

from lastcard.game import IllegalMove
from lastcard.rules import load_rules
from lastcard.table.live import RACE
from tests.table.tables import Kept, table_at

RULES = load_rules("classic", {"jump_in": "all"})
HANDS = ["r1 b8 b9", "r2 b2 b4", "r5 g2 g4"]


def overtaken() -> Kept:
    """A table where seat 2 holds the twin of the r5 on top, and seat 0 covers it at ten seconds."""
    kept = table_at(RULES, HANDS, "---", discard="r3 r5")
    assert kept.game.view(2).offer("jump r5")
    kept.submit(0, "play r1", 10.0)
    return kept


def refused(kept: Kept, seat: int, move: str, now: float) -> bool:
    """Make a move that must be refused. True if it cost cards."""
    with pytest.raises(IllegalMove) as refusal:
        kept.submit(seat, move, now)
    return refusal.value.paid


@pytest.mark.parametrize("after", [0.0, 0.3, RACE])
def test_losing_a_race_costs_nothing(after: float) -> None:
    """A jump-in that was right within the last half second is refused at no cost."""
    kept = overtaken()
    before = kept.snapshot()
    assert not refused(kept, 2, "jump r5", 10.0 + after)
    assert kept.snapshot() == before


def test_a_later_jump_in_is_a_misplay() -> None:
    """After half a second it is a misplay like any other, and recorded as one."""
    kept = overtaken()
    assert refused(kept, 2, "jump r5", 10.6)
    assert kept.moves[1:] == ["! 2 jump r5"]
    assert kept.sizes()[2] == 4


def test_a_card_that_was_never_right_is_a_misplay() -> None:
    """Only a move that was right a moment ago can lose a race."""
    kept = overtaken()
    assert refused(kept, 2, "jump g2", 10.1)
    assert refused(kept, 0, "play b8", 10.2)


def test_a_call_in_between_does_not_make_it_later() -> None:
    """Reactions that do not affect which cards can be laid do not count."""
    kept = table_at(RULES, ["r1 b8", *HANDS[1:]], "---", discard="r3 r5")
    kept.submit(0, "play r1", 10.0)
    kept.submit(0, "uno", 10.2)
    assert not refused(kept, 2, "jump r5", 10.3)


def test_overtaken_twice_within_half_a_second() -> None:
    """What counts is when the card was last right, not how much has happened since."""
    kept = overtaken()
    kept.submit(1, "play r2", 10.2)
    assert not refused(kept, 2, "jump r5", 10.4)
    assert refused(kept, 2, "jump r5", 10.6)


def test_an_announcement_that_was_overtaken() -> None:
    """Seat 0 announces Uno before its second-to-last card, just after a jump-in took its turn away."""
    kept = table_at(load_rules("party"), ["r1 b8", "r5 b4 g1", "b2 g2 g4"], "---", discard="r3 r5")
    kept.submit(1, "jump r5", 10.0)
    assert kept.game.to_act == 2
    before = kept.snapshot()
    assert not refused(kept, 0, "uno", 10.3)
    assert kept.snapshot() == before
    kept.submit(0, "uno", 10.6)
    assert kept.sizes()[0] == 4


def test_overtaken_by_a_bot() -> None:
    """It makes no difference whether a bot or a person was quicker."""
    kept = table_at(RULES, HANDS, "t--", discard="r3 r5")
    now = kept.run(kept.table.due() or 0.0)
    assert kept.moves == ["0 play r1"]
    assert not refused(kept, 2, "jump r5", now + 0.3)


def test_a_card_just_after_the_timeout() -> None:
    """A card laid just after the clock ended the turn is not a misplay."""
    rules = load_rules("classic", {"turn_seconds": 15})
    kept = table_at(rules, HANDS, "---", discard="r3")
    kept.table.step(15.0)
    assert not refused(kept, 0, "play r1", 15.2)
    assert refused(kept, 0, "play r1", 15.8)


def test_races_do_not_matter_where_misplays_are_free() -> None:
    """Where misplays cost nothing, late cards are refused like all others."""
    kept = table_at(load_rules("guide-house"), HANDS, "---", discard="r3 r5")
    kept.submit(0, "play r1", 10.0)
    assert not refused(kept, 2, "jump r5", 10.1)
    assert not refused(kept, 2, "jump r5", 12.0)
