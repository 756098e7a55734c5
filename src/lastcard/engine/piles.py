"""The draw pile, the discard pile, and everything that makes a hand larger.

The pile is an array whose last card is the next one to be drawn.
"""

from lastcard.cards.faces import SYMBOLS, WILD

from .events import DREW, PENALTY, RESHUFFLED
from .hands import add_card, remove_cards
from .kernel import emit, kernel, random_below, rare
from .state import NO_CARD, State
from .windows import lapse


@kernel
def shuffle(s: State, cards: list[int], count: int) -> None:
    """Make the draw pile of the first cards of a list (which may be the pile itself), in random order.

    Filling and shuffling are one loop: dealing is a noticeable part of a short game.
    """
    pile = s.pile
    for i in range(count):
        face = cards[i]
        j = random_below(s, i + 1)
        pile[i] = pile[j]
        pile[j] = face
    s.pile_size = count


@rare
def rebuild(s: State) -> None:
    """Make the draw pile of the discards below the top card, shuffled (D07)."""
    shuffle(s, s.discard, s.discard_size)
    s.discard_size = 0
    if s.pile_size > 0:
        emit(s, RESHUFFLED, -1, s.pile_size, 0)


@kernel
def nothing_to_draw(s: State) -> bool:
    """Whether both piles are empty, but for the top card."""
    return s.pile_size == 0 and s.discard_size == 0


@kernel
def draw_card(s: State, seat: int) -> int:
    """Move a card from the pile into a hand and return it, or NO_CARD. An empty pile is rebuilt first."""
    if s.pile_size == 0:
        rebuild(s)
        if s.pile_size == 0:
            return NO_CARD
    s.pile_size -= 1
    face = s.pile[s.pile_size]
    add_card(s, seat, face)
    emit(s, DREW, seat, face, 0)
    return face


@kernel
def draw_cards(s: State, seat: int, count: int) -> None:
    """Draw some cards, or as many as there are. A call made for the old hand lapses."""
    for _ in range(count):
        if draw_card(s, seat) == NO_CARD:
            break
        lapse(s, seat)


@kernel
def penalty(s: State, seat: int, count: int) -> None:
    """Draw cards for a mistake. The turn stays where it is. A hand emptied in a sixty-nine does not pay."""
    if s.size[seat] > 0:
        emit(s, PENALTY, seat, count, 0)
        draw_cards(s, seat, count)


@kernel
def take_from_hand(s: State, seat: int, face: int, copies: int) -> None:
    """Take cards of one face out of a hand, to be laid."""
    remove_cards(s, seat, face, copies)
    s.card_counts[face % SYMBOLS if face < WILD else face - WILD + SYMBOLS] += copies


@kernel
def discard_from_hand(s: State, seat: int, face: int, copies: int) -> None:
    """Move a card, or two of one face, from a hand to the discard pile."""
    take_from_hand(s, seat, face, copies)
    n = s.discard_size
    s.discard[n] = s.top
    if copies == 2:
        n += 1
        s.discard[n] = face
    s.discard_size = n + 1
    s.top = face
