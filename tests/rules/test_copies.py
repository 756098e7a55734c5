"""Rules can be copied and pickled, for bots that try moves on a copy and for games in other processes."""

import copy
import pickle
from collections.abc import Callable

import pytest

from lastcard import PRESETS, Rules, load_rules

COPIES = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES.keys())
def test_a_copy_has_the_same_rules(copied: Callable[[Rules], Rules], preset: str) -> None:
    """Values and their origins are the same, and so are the numbers that the engine uses."""
    rules = load_rules(preset, {"hand_size": 5})
    assert rules.numbers.hand_size == 5  # the engine's numbers are cached, which must not get in the way
    twin = copied(rules)
    assert (twin, hash(twin), repr(twin), twin.preset) == (rules, hash(rules), repr(rules), preset)
    assert {name: str(origin) for name, origin in twin.origins.items()} == {
        name: str(origin) for name, origin in rules.origins.items()
    }
    assert twin.numbers.points == rules.numbers.points
    assert twin.notes() == rules.notes()


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES.keys())
def test_a_copy_cannot_be_changed(copied: Callable[[Rules], Rules]) -> None:
    """Copies are as immutable as the original."""
    twin = copied(load_rules("guide"))
    with pytest.raises(TypeError):
        twin.values["hand_size"] = 3  # type: ignore[index]
    with pytest.raises(TypeError):
        twin.origins["hand_size"] = ""  # type: ignore[index]


def test_a_mapping_that_is_changed_later_does_not_change_rules() -> None:
    """Changing a mapping after the rules were built from it does not change the rules."""
    values = dict(load_rules("guide").values)
    rules = Rules("guide", values, {})
    values["hand_size"] = 3
    assert rules == load_rules("guide")
