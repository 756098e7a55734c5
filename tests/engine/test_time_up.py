"""The time of a match can be up at any moment, also when the seat on turn is out."""

from lastcard import load_rules
from lastcard.engine.moves import TIME_UP
from lastcard.engine.phases import JOIN, MATCH_OVER
from lastcard.engine.refusals import OK
from lastcard.engine.step import apply
from lastcard.notation.scenario import build_state


def test_time_is_up_after_the_opener_of_a_sixty_nine_was_knocked_out() -> None:
    """The fewest cards are looked for from the next seat on."""
    rules = load_rules("guide-house", {"match_seconds": 60, "mercy": 25})
    s = build_state(rules, {"hands": ["r1", "g1 g2", "b1", "y1 y2"], "discard": "r5", "turn": 0})
    s.phase, s.opener, s.asked = JOIN, 0, 1
    s.hand[0], s.held[0], s.size[0] = [0] * len(s.hand[0]), 0, 0
    s.out = s.knocked = 1
    s.seats_in = 3
    assert apply(s, rules.numbers, 0, TIME_UP) == OK
    assert (s.phase, s.winners) == (MATCH_OVER, 1 << 2)
