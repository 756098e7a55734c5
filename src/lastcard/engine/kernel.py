"""Which world the engine runs in.

The files of this folder are the only copy of the rules. They are plain functions over a state `s` and
rules `r`, with whole numbers only, so that the same files can be loaded a second time to be compiled.
What must differ between the two worlds is in this file and nowhere else: the `kernel` mark, the
random numbers, the lowest bit, writing an event, and moving or clearing a whole hand. The compiled world
puts compiled/kernel.py in its place.
"""

from collections.abc import Callable
from typing import TypeVar

from lastcard.cards.faces import FACES, KINDS

from .events import EVENTS
from .state import State

F = TypeVar("F", bound=Callable[..., object])

_MASK = (1 << 64) - 1
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407  # of the generator
GAP, MIX, MIX_AGAIN = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of spreading a seed


def kernel(function: F) -> F:
    """Marks a function of the engine that can be compiled."""
    return function


def rare(function: F) -> F:
    """Marks one that is seldom needed: compiled by itself, not into everything that uses it."""
    return function


@kernel
def random_below(s: State, n: int) -> int:
    """A number from 0 to n-1. Every bit of chance in a game comes through here.

    A linear congruential generator modulo 2**64 of which only the upper half is used; `seed_chance`
    spreads the seed over all bits first. Whoever has seen enough cards can foresee the others: where that
    matters the state has a stream, and `rng` is the position in it.
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
    """Start the generator; seeds that are neighbours give unrelated games. A stream needs no seed."""
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
def emit(s: State, kind: int, seat: int, a: int, b: int) -> None:
    """Write down what happened, for those who listen. See events.py for the kinds and their numbers."""
    s.event_counts[kind] += 1
    if s.log is not None:
        s.log.append((kind, seat, a, b))


@kernel
def exchange_hands(s: State, a: int, b: int) -> None:
    """The cards of two seats change places."""
    s.hand[a], s.hand[b] = s.hand[b], s.hand[a]
    s.size[a], s.size[b] = s.size[b], s.size[a]
    s.held[a], s.held[b] = s.held[b], s.held[a]


@kernel
def clear_hand(s: State, seat: int) -> None:
    """A hand without cards."""
    s.hand[seat] = [0] * FACES
    s.size[seat] = 0
    s.held[seat] = 0


@kernel
def clear_counts(s: State) -> None:
    """Nothing has happened in this round."""
    s.event_counts = [0] * EVENTS
    s.card_counts = [0] * KINDS
