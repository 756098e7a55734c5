"""The compiled engine's version of engine/kernel.py.

Every function does the same as the function of that name there. Numbers in a record are signed. What must
wrap around is computed unsigned, because Numba lets LLVM assume that signed numbers never overflow: a random
number in int64 was right when returned and wrong when compared with 0.
"""

import os
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

from lastcard.cards.faces import FACES, KINDS
from lastcard.compiled.linked import LinkedCompiler
from lastcard.engine.events import EVENTS
from lastcard.engine.kernel import GAP, INCREMENT, MIX, MIX_AGAIN, MULTIPLIER

_MULTIPLIER, _INCREMENT = np.uint64(MULTIPLIER), np.uint64(INCREMENT)
_GAP, _MIX, _MIX_AGAIN = np.uint64(GAP), np.uint64(MIX), np.uint64(MIX_AGAIN)
_1, _27, _30, _31, _32 = np.uint64(1), np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

# All functions but rare ones are inlined into the few entry points, which makes games three times as fast.
# None allocates memory, none is called from Python, so they need neither reference counting nor wrappers.
# With NUMBA_BOUNDSCHECK speed does not matter, and calls compile faster.
_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
_OPTIONS = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
    "pipeline_class": LinkedCompiler,
}


def kernel(function: Callable[..., Any]) -> Any:
    """Marks a function of the engine, compiled into what uses it."""
    return numba.njit(forceinline=not _CHECKED, **_OPTIONS)(function)


def rare(function: Callable[..., Any]) -> Any:
    """Marks a function that is called, not inlined, to keep the compiled code small.

    Numba lets a function inherit the options of its caller, so this must say that it is not inlined.
    """
    return numba.njit(forceinline=False, **_OPTIONS)(function)


def constants(numbers: Sequence[int]) -> Any:
    """A table as an array, which becomes part of the compiled code."""
    return np.array(numbers, np.int64)


@intrinsic
def _trailing_zeros(_context: Any, _bits: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return numba.int64(numba.int64), generate


@kernel
def random_below(s, n):
    x = np.uint64(s.rng) * _MULTIPLIER + _INCREMENT
    s.rng = np.int64(x)
    return np.int64(((x >> _32) * np.uint64(n)) >> _32)


@kernel
def spread(seed):
    x = np.uint64(seed) + _GAP
    x = (x ^ (x >> _30)) * _MIX
    x = (x ^ (x >> _27)) * _MIX_AGAIN
    return np.int64(x ^ (x >> _31))


@kernel
def seed_chance(s, seed):
    s.rng = spread(seed)


@kernel
def game_seed(seed, number):
    return np.int64(np.uint64(spread(seed)) + np.uint64(number))


@kernel
def lowest(bits):
    return _trailing_zeros(bits)  # pyright: ignore[reportCallIssue] - Numba gives the context


@kernel
def emit(s, kind, seat, a, b):  # noqa: ARG001 - counted, not written down
    s.event_counts[kind] += 1


@kernel
def exchange_rows(rows, a, b):
    for i in range(FACES):
        number = rows[a][i]
        rows[a][i] = rows[b][i]
        rows[b][i] = number


@kernel
def clear_row(rows, place):
    for i in range(FACES):
        rows[place][i] = 0


@kernel
def clear_counts(s):
    for kind in range(EVENTS):
        s.event_counts[kind] = 0
    for kind in range(KINDS):
        s.card_counts[kind] = 0
