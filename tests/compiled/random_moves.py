"""Random moves for whole batches of games."""

import numpy as np

from lastcard.compiled.records import Array
from lastcard.engine.moves import CATCH, DRAW, MOVES, NEXT, TARGET, UNO

_ALL = np.arange(MOVES)
_REACTION = ((_ALL >= UNO) & (_ALL < NEXT)) | ((_ALL >= CATCH) & (_ALL < TARGET))
# Reactions are rare, because most are wrong and would keep games from ending.
_WEIGHTS = np.where(_ALL < DRAW, 10, np.where(_REACTION, 0.1, 1))


def random_legal(marks: Array, chance: np.random.Generator) -> Array:
    """Choose one of the legal moves, which are marked, in every game."""
    return (chance.random(marks.shape) * marks * _WEIGHTS).argmax(axis=1)
