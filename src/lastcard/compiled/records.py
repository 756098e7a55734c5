"""States, rules, companies and tallies as NumPy records.

A record has the same fields as the interpreted class, in one block of memory. `store` and `fetch` convert
between the two.
"""

from typing import Any, TypeVar

import numpy as np

from lastcard.autoplay.company import Company
from lastcard.autoplay.tally import Tally
from lastcard.engine.fields import Fields
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.state import State

Array = np.ndarray[Any, np.dtype[Any]]
Form = TypeVar("Form", bound=Fields)

# A smaller state is copied faster: cards fit into a byte, and lists by seat into half a word. Single numbers
# are not worth the trouble.
_NARROW: dict[str, type[np.integer[Any]]] = {
    "hand": np.uint8,  # up to 240 cards of one face
    "pile": np.int8,
    "discard": np.int8,
    **dict.fromkeys(("scores", "points", "size", "called", "window"), np.int32),
    **dict.fromkeys(("event_counts", "card_counts"), np.int32),
}
_WORD = 1 << 64
_UNSIGNED = ("rng", "held")  # all 64 bits are used: in a record, the highest one is the sign


def _record(form: type[Fields]) -> np.dtype[Any]:
    narrow = _NARROW if form is State else {}
    columns = [(name, narrow.get(name, np.int64), shape) for name, shape in form.FIELDS.items()]
    return np.dtype(columns, align=True)


STATE = _record(State)
RULES = _record(RuleNumbers)
COMPANY_RECORD = _record(Company)
TALLY_RECORD = _record(Tally)


def signed(number: int) -> int:
    """Convert an unsigned 64-bit number to the signed one that the compiled engine stores."""
    return (number + _WORD // 2) % _WORD - _WORD // 2


def store(source: Fields, target: Array, place: int = 0) -> None:
    """Write an object of the interpreted engine into an array of records."""
    assert target.dtype.names is not None
    for name in target.dtype.names:
        value = getattr(source, name)
        if name in _UNSIGNED:
            value = [signed(number) for number in value] if isinstance(value, list) else signed(value)
        target[name][place] = value


def fetch(source: Array, place: int, target: Form) -> Form:
    """Read a record into an object of the interpreted engine."""
    for name in target.FIELDS:
        value = source[name][place].tolist()
        if name in _UNSIGNED:
            value = [number % _WORD for number in value] if isinstance(value, list) else value % _WORD
        setattr(target, name, value)
    return target


def rules_record(numbers: RuleNumbers) -> Array:
    """The rules as a record for the compiled engine."""
    record = np.zeros(1, RULES)
    store(numbers, record)
    return record
