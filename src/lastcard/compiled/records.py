"""States, rules, companies and tallies as records: the same fields as the interpreted objects, in one
piece of memory each, and the way from one form to the other."""

from typing import Any, TypeVar

import numpy as np

from lastcard.autoplay.company import COMPANY
from lastcard.autoplay.tally import TALLY
from lastcard.engine.fields import Fields, Shapes
from lastcard.engine.state import FIELDS
from lastcard.rules.catalogue import NAMES
from lastcard.rules.numbers import TABLES, RuleNumbers

Array = np.ndarray[Any, np.dtype[Any]]
Form = TypeVar("Form", bound=Fields)

# A smaller state is copied faster: cards fit into a byte, and lists by seat into half a word. Single numbers
# gain too little by it.
_NARROW = {
    "hand": np.uint8,  # up to 240 cards of one face
    "pile": np.int8,
    "discard": np.int8,
    **dict.fromkeys(("scores", "points", "size", "called", "window"), np.int32),
    **dict.fromkeys(("event_counts", "card_counts"), np.int32),
}
_WORD = 1 << 64


def _record(fields: Shapes) -> np.dtype[Any]:
    columns = [(name, _NARROW.get(name, np.int64), shape) for name, shape in fields.items()]
    return np.dtype(columns, align=True)


STATE = _record(FIELDS)
RULES = _record({**dict.fromkeys(NAMES, ()), **TABLES})
COMPANY_RECORD = _record(COMPANY)
TALLY_RECORD = _record(TALLY)


def signed(number: int) -> int:
    """A number of 64 bits as the compiled engine writes it."""
    return (number + _WORD // 2) % _WORD - _WORD // 2


def store(source: Fields | RuleNumbers, target: Array, place: int = 0) -> None:
    """Write an interpreted object into an array of records."""
    assert target.dtype.names is not None
    for name in target.dtype.names:
        value = getattr(source, name)
        target[name][place] = signed(value) if name == "rng" else value


def fetch(source: Array, place: int, target: Form) -> Form:
    """Read a record into an interpreted object."""
    for name in target.FIELDS:
        value = source[name][place].tolist()
        setattr(target, name, value % _WORD if name == "rng" else value)
    return target


def rules_record(numbers: RuleNumbers) -> Array:
    """Rules for the compiled engine."""
    record = np.zeros(1, RULES)
    store(numbers, record)
    return record
