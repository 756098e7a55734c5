"""Hands. Every change of a hand goes through here.

A hand is kept three times: `hand[seat][face]` counts the cards of a face, `held[seat]` and `black[seat]` have
a bit for each coloured and each black face in it, and `size[seat]` counts all cards. Hands are looked at far
more often than changed: with the bits, what fits is one `&` with a mask instead of a walk through the hand.
An invariant compares the three.
"""

from lastcard.cards.faces import SYMBOLS, WILD

from .kernel import clear_row, exchange_rows, kernel, lowest, rare
from .state import State

# Sets of coloured faces, one bit each: those of the first colour, and those of the first symbol.
ONE_COLOUR = (1 << SYMBOLS) - 1
ONE_SYMBOL = 1 | 1 << SYMBOLS | 1 << 2 * SYMBOLS | 1 << 3 * SYMBOLS


@kernel
def colour_faces(colour: int) -> int:
    """All faces of a colour, one bit each."""
    return ONE_COLOUR << (colour * SYMBOLS)


@kernel
def symbol_faces(symbol: int) -> int:
    """All coloured faces of a symbol, one bit each."""
    return ONE_SYMBOL << symbol


@rare
def count_cards(s: State, seat: int, faces: int) -> int:
    """How many cards of some coloured faces a hand has."""
    count = 0
    faces &= s.held[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        count += s.hand[seat][face]
    return count


@kernel
def add_card(s: State, seat: int, face: int) -> None:
    """Add a card to a hand."""
    s.hand[seat][face] += 1
    if face < WILD:
        s.held[seat] |= 1 << face
    else:
        s.black[seat] |= 1 << (face - WILD)
    s.size[seat] += 1


@kernel
def remove_cards(s: State, seat: int, face: int, copies: int) -> None:
    """Remove cards of one face from a hand."""
    s.hand[seat][face] -= copies
    if s.hand[seat][face] == 0:
        if face < WILD:
            s.held[seat] ^= 1 << face
        else:
            s.black[seat] ^= 1 << (face - WILD)
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
    black = s.black[a]
    s.black[a] = s.black[b]
    s.black[b] = black


@kernel
def clear_hand(s: State, seat: int) -> None:
    """Empty a hand."""
    clear_row(s.hand, seat)
    s.size[seat] = 0
    s.held[seat] = 0
    s.black[seat] = 0
