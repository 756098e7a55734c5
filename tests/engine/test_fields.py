"""Objects made of fields can be copied and pickled; phases, refusals and events have their own names."""

import copy
import pickle

import pytest

from lastcard.autoplay.company import Company
from lastcard.autoplay.tally import Tally
from lastcard.engine import events, phases, refusals
from lastcard.engine.fields import Fields
from lastcard.engine.state import State
from lastcard.rules import load_rules
from tests.property.players import deal

RULES = load_rules("party")


def content(thing: Fields) -> dict[str, object]:
    return {name: getattr(thing, name) for name in thing.FIELDS}


def a_state() -> State:
    s = deal(RULES, 4, 3)
    s.log = [(1, 2, 3, 4)]
    return s


@pytest.mark.parametrize("thing", [a_state(), RULES.numbers, Company([(1, 2)]), Tally()])
def test_copies_are_equal_and_independent(thing: Fields) -> None:
    """A copy, a deep copy and an unpickled object have the same numbers, in their own lists."""
    for twin in (thing.copy(), copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
        assert type(twin) is type(thing)
        assert content(twin) == content(thing)
        for name, shape in thing.FIELDS.items():
            if shape:
                mine, theirs = getattr(thing, name), getattr(twin, name)
                assert mine is not theirs
                assert len(shape) == 1 or all(a is not b for a, b in zip(mine, theirs, strict=True))


def test_a_plain_copy_of_a_state_keeps_no_log() -> None:
    """The engine's own copy, for looking ahead, drops the log. copy.copy and pickle keep it."""
    s = a_state()
    assert s.copy().log is None
    for twin in (copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
        assert twin.log == s.log
        assert twin.log is not s.log


def test_objects_have_no_other_fields() -> None:
    """Setting a misspelt field raises an error."""
    with pytest.raises(AttributeError):
        setattr(State(), "pendng", 1)  # noqa: B010 - a type checker would refuse the plain form


def test_names_and_numbers_are_in_step() -> None:
    """Names and numbers match at both ends of each list, and for those that files and views rely on."""
    assert (phases.COLOUR, phases.MATCH_OVER, len(phases.NAMES)) == (0, 11, 12)
    assert phases.NAMES[phases.ROUND_OVER] == "round over"
    assert (refusals.OK, refusals.NAMES[refusals.NO_CATCH_CLOCK]) == (0, "no-catch-clock")
    assert refusals.REFUSALS["not-held"] == ("C15",)
    assert (events.DEALT, events.TIMED_OUT, events.EVENTS) == (0, 53, 70)
    assert events.NAMES[events.SLAPPED_LAST] == "slapped-last"
