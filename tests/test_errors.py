"""Errors survive copying and pickling, so that they can come back from another process."""

import copy
import pickle
from collections.abc import Callable

import pytest

from lastcard import Game, IllegalMove, LastCardError, RulesError, load_rules
from lastcard.errors import CardError, InvalidMove, ScenarioError, TranscriptError
from lastcard.texts import LANGUAGES

COPIES = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}


class OwnConstructor(LastCardError):
    """An error that is not created from a key."""

    def __init__(self, code: int) -> None:
        super().__init__("lang-unknown", given=code, known="en")
        self.code = code


def _refused() -> IllegalMove:
    game = Game(load_rules("guide"), seats=["Ana", "Ben"], seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.play(1 - (game.to_act or 0), "draw")
    return caught.value


def _nested() -> RulesError:
    with pytest.raises(RulesError) as caught:
        load_rules("guide", {"hand_size": "many"})
    return caught.value


KEYED = (LastCardError, CardError, RulesError, InvalidMove, TranscriptError, ScenarioError)
ERRORS = [*(kind("lang-unknown", given="xx", known="en") for kind in KEYED), OwnConstructor(7)]


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES.keys())
def test_a_copy_is_the_same_error(copied: Callable[[LastCardError], LastCardError]) -> None:
    """Class, fields and message are the same, in every language."""
    for error in (*ERRORS, _refused(), _nested()):
        twin = copied(error)
        assert twin is not error
        assert (type(twin), twin.args) == (type(error), error.args)
        assert vars(twin).keys() == vars(error).keys()
        for language in LANGUAGES:
            assert twin.in_language(language) == error.in_language(language)


def test_fields_of_a_subclass_are_kept() -> None:
    """The fields that a subclass adds are copied, too."""
    error = _refused()
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.code, twin.rules, twin.paid) == (error.code, error.rules, error.paid)
    assert pickle.loads(pickle.dumps(OwnConstructor(7))).code == 7
