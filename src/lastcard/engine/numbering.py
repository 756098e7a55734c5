"""Small numbers with names: phases, refusals, events.

A module declares each of them once, one line after the other. The numbers follow from the order, the names
from the module, so nothing can get out of step. An IntEnum would read the same, but looking up one of its
members takes ten times as long as a global, and made interpreted games up to 20 % slower.
"""

from collections.abc import Callable, Mapping
from itertools import count
from typing import TypeVar

N = TypeVar("N", bound=int)


def numbering(of: Callable[[int], N]) -> Callable[[], N]:
    """A function that returns the next number each time it is called."""
    numbers = count()
    return lambda: of(next(numbers))


def names_in(module: Mapping[str, object], between: str) -> tuple[str, ...]:
    """The names of all numbers that a module has declared so far, in order, with `between` between words."""
    numbers = {name: value for name, value in module.items() if name.isupper() and isinstance(value, int)}
    assert list(numbers.values()) == list(range(len(numbers)))
    return tuple(name.lower().replace("_", between) for name in numbers)
