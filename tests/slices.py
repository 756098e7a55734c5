"""How much of the suite runs: a slice every day, everything before a change is merged, hours now and then.

    pytest            a slice of everything (`make test`)
    pytest --full     every combination (`make test-full`)
    pytest --soak     every combination, again and again, for hours (`make soak`)

A test that belongs to one of the longer runs carries the mark `full` or `soak`. A test with many cases takes
them from `some` or `grid`, which mark the cases that the slice leaves out. A test that repeats itself asks
`times` how often. The summary says how many tests were left out.
"""

from collections.abc import Iterable
from enum import IntEnum
from itertools import product
from typing import Any

import pytest


class Size(IntEnum):
    """The sizes of a test run. Each one includes those before it."""

    SLICE = 0
    FULL = 1
    SOAK = 2


# conftest.py sets this before any test is imported.
SIZE = Size.SLICE


def times(day: int, full: int | None = None, soak: int | None = None) -> int:
    """How often to repeat something: in the slice, in the full run, in the soak."""
    full = day if full is None else full
    return (day, full, full if soak is None else soak)[SIZE]


def some(cases: Iterable[Any], count: int) -> list[Any]:
    """All cases, for `parametrize`. The slice runs `count` of them, spread evenly over the list."""
    every = list(cases)
    kept = {round(place * (len(every) - 1) / max(count - 1, 1)) for place in range(count)}
    return [case if place in kept else _left_out(case) for place, case in enumerate(every)]


def grid(*axes: Iterable[Any]) -> list[Any]:
    """Every combination of the values of several axes, for `parametrize`. The slice walks along the diagonal,
    where each value of each axis occurs."""
    every = [list(axis) for axis in axes]
    kept = {tuple(step % len(axis) for axis in every) for step in range(max(map(len, every)))}
    places = product(*(range(len(axis)) for axis in every))
    cases = ((place, tuple(axis[at] for axis, at in zip(every, place, strict=True))) for place in places)
    return [case if place in kept else _left_out(case) for place, case in cases]


def _left_out(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.full)
