"""Hands. Every change of a hand goes through here.

A hand is kept three times: `hand[seat][face]` counts the cards of a face, `held[seat]` has a bit for each
face, and `size[seat]` counts all cards. Hands are looked at far more often than changed: with the bits,
what fits is one `&` with a mask instead of a walk through the hand. An invariant compares the three.
"""

from .kernel import clear_row, exchange_rows, kernel
from .state import State


@kernel
def add_card(s: State, seat: int, face: int) -> None:
    """Add a card to a hand."""
    s.hand[seat][face] += 1
    s.held[seat] |= 1 << face
    s.size[seat] += 1


@kernel
def remove_cards(s: State, seat: int, face: int, copies: int) -> None:
    """Remove cards of one face from a hand."""
    s.hand[seat][face] -= copies
    if s.hand[seat][face] == 0:
        s.held[seat] ^= 1 << face
    s.size[seat] -= copies


@kernel
def exchange_hands(s: State, a: int, b: int) -> None:
    """Exchange the hands of two seats."""
    exchange_rows(s.hand, a, b)
    size = s.size[a]
    s.size[a] = s.size[b]
    s.size[b] = size
    held = s.held[a]
    s.held[a] = s.held[b]
    s.held[b] = held


@kernel
def clear_hand(s: State, seat: int) -> None:
    """Empty a hand."""
    clear_row(s.hand, seat)
    s.size[seat] = 0
    s.held[seat] = 0
