"""What engine/kernel.py is to the interpreted engine, for the compiled one.

Every function here does the same as its namesake there. Numbers in a record are signed; what is to wrap
around is reckoned unsigned, because Numba takes it that signed numbers never do.
"""

import os
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

from lastcard.cards.faces import FACES, KINDS
from lastcard.engine.events import EVENTS
from lastcard.engine.kernel import GAP, INCREMENT, MIX, MIX_AGAIN, MULTIPLIER

_MULTIPLIER, _INCREMENT = np.uint64(MULTIPLIER), np.uint64(INCREMENT)
_GAP, _MIX, _MIX_AGAIN = np.uint64(GAP), np.uint64(MIX), np.uint64(MIX_AGAIN)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

# All functions are inlined into the few entry points: three times as fast as calls, which hand over
# arrays in seven pieces. None allocates memory, none is called from Python.
# Where Numba is told to check all bounds, speed does not matter, and calls are compiled sooner.
_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
_OPTIONS = {
    "nogil": True,
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
}


def kernel(function: Callable[..., Any]) -> Any:
    """Marks a function of the engine, compiled into what uses it."""
    return numba.njit(forceinline=not _CHECKED, **_OPTIONS)(function)


def rare(function: Callable[..., Any]) -> Any:
    """Marks one that stays a function of its own, to keep the compiled code small."""
    return numba.njit(**_OPTIONS)(function)


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
def exchange_hands(s, a, b):
    for face in range(FACES):
        copies = s.hand[a][face]
        s.hand[a][face] = s.hand[b][face]
        s.hand[b][face] = copies
    size = s.size[a]
    s.size[a] = s.size[b]
    s.size[b] = size
    held = s.held[a]
    s.held[a] = s.held[b]
    s.held[b] = held


@kernel
def clear_hand(s, seat):
    for face in range(FACES):
        s.hand[seat][face] = 0
    s.size[seat] = 0
    s.held[seat] = 0


@kernel
def clear_counts(s):
    for kind in range(EVENTS):
        s.event_counts[kind] = 0
    for kind in range(KINDS):
        s.card_counts[kind] = 0
