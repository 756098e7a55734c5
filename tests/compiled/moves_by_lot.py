"""Moves for whole batches, by lot."""

import numpy as np

from lastcard.compiled.records import Array
from lastcard.engine.moves import CATCH, DEFEND, DRAW, MOVES, NEXT, UNO

_ALL = np.arange(MOVES)
_REACTION = ((_ALL >= UNO) & (_ALL < NEXT)) | ((_ALL >= CATCH) & (_ALL < DEFEND))
# A wrong reaction is seldom, so that games come to an end.
_PREFERENCE = np.where(_ALL < DRAW, 10, np.where(_REACTION, 0.1, 1))


def some_legal(marks: Array, chance: np.random.Generator) -> Array:
    """One of the marked moves of every game."""
    return (chance.random(marks.shape) * marks * _PREFERENCE).argmax(axis=1)
