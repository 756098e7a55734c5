"""What differs between the interpreted and the compiled engine.

The files of this folder are the only copy of the rules. They are plain functions over a state `s` and rules
`r`, with whole numbers, arrays of fixed size and plain loops: no texts, no clock, no exceptions, no objects.
So the same files can be loaded a second time to be compiled (see compiled/loader.py). What must differ is in
this file and nowhere else: the marks, tables of constants, random numbers, the lowest bit of a set, writing
an event, moving or clearing a row. The compiled engine uses compiled/kernel.py in its place.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from lastcard.cards.faces import FACES, KINDS

from .events import EVENTS, EventKind
from .state import State

F = TypeVar("F", bound=Callable[..., object])

_MASK = (1 << 64) - 1
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407  # of the generator
GAP, MIX, MIX_AGAIN = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of spreading a seed


def kernel(function: F) -> F:
    """Marks a function of the engine that can be compiled."""
    return function


def rare(function: F) -> F:
    """Marks a function that is seldom needed: it is compiled once, not into everything that uses it."""
    return function


def constants(numbers: Sequence[int]) -> Sequence[int]:
    """A table that functions of the engine look things up in."""
    return tuple(numbers)


@kernel
def random_below(s: State, n: int) -> int:
    """A random number from 0 to n-1. Everything random in a game comes from here.

    It is a linear congruential generator modulo 2**64 of which only the upper half is used; `seed_chance`
    spreads the seed over all bits first. Someone who has seen enough cards can predict the others. Where
    that matters, the state has a stream, and `rng` is the position in it.
    """
    if s.stream is not None:
        value, s.rng = s.stream.below(n, s.rng)
        return value
    s.rng = (s.rng * MULTIPLIER + INCREMENT) & _MASK
    return ((s.rng >> 32) * n) >> 32


@kernel
def spread(seed: int) -> int:
    """A number of 64 bits that looks unrelated to those of neighbouring seeds."""
    x = (seed + GAP) & _MASK
    x = ((x ^ (x >> 30)) * MIX) & _MASK
    x = ((x ^ (x >> 27)) * MIX_AGAIN) & _MASK
    return x ^ (x >> 31)


@kernel
def seed_chance(s: State, seed: int) -> None:
    """Start the generator. Neighbouring seeds give unrelated games. A stream needs no seed."""
    s.rng = spread(seed) if s.stream is None else 0


@kernel
def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many that are played from one seed."""
    return (spread(seed) + number) & _MASK


@kernel
def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return (bits & -bits).bit_length() - 1


@kernel
def emit(s: State, kind: EventKind, seat: int, a: int, b: int) -> None:
    """Count an event, and write it to the log if there is one. See events.py for the kinds."""
    s.event_counts[kind] += 1
    if s.log is not None:
        s.log.append((kind, seat, a, b))


@kernel
def exchange_rows(rows: list[list[int]], a: int, b: int) -> None:
    """Exchange two rows of a table."""
    rows[a], rows[b] = rows[b], rows[a]


@kernel
def clear_row(rows: list[list[int]], place: int) -> None:
    """Set a row of a table to zero."""
    rows[place] = [0] * FACES


@kernel
def clear_counts(s: State) -> None:
    """Set the counts of this round to zero."""
    s.event_counts = [0] * EVENTS
    s.card_counts = [0] * KINDS
