"""The draw pile, the discard pile, and everything that makes a hand larger.

The pile is an array whose last card is the next one to be drawn.
"""

from lastcard.cards.faces import FACES, SYMBOLS, WILD

from .events import DREW, DUMPED, KNOCKED_OUT, OPEN, PENALTY, RESHUFFLED
from .hands import add_card, clear_hand, colour_faces, remove_cards
from .kernel import emit, kernel, lowest, random_below, rare
from .numbers import RuleNumbers
from .state import NO_CARD, State
from .turns import is_out
from .values import LAUNCHER
from .windows import lapse

MOST_LAUNCHED = 6


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
    s.buried = 0
    if s.pile_size > 0:
        emit(s, RESHUFFLED, -1, s.pile_size, 0)


@kernel
def nothing_to_draw(s: State) -> bool:
    """Whether both piles are empty, but for the top card."""
    return s.pile_size == 0 and s.discard_size == 0


@kernel
def draw_card(s: State, r: RuleNumbers, seat: int) -> int:
    """Move a card from the pile into a hand and return it, or NO_CARD. An empty pile is rebuilt first. A hand
    that becomes too large is knocked out: to draw on, look at `is_out` first."""
    if s.pile_size == 0:
        rebuild(s)
        if s.pile_size == 0:
            return NO_CARD
    s.pile_size -= 1
    face = s.pile[s.pile_size]
    emit(s, DREW, seat, face, OPEN if r.open_hands > 0 and 0 < s.size[seat] <= r.open_hands else 0)
    add_card(s, seat, face)
    if r.mercy > 0 and s.size[seat] >= r.mercy:
        knock_out(s, seat)
    return face


@rare
def knock_out(s: State, seat: int) -> None:
    """Take a seat out of the round because its hand is too large (E05). Its cards go under the discards,
    where nobody sees them. What that means for turns and for the round follows at the end of the move."""
    emit(s, KNOCKED_OUT, seat, s.size[seat], 0)
    lapse(s, seat)
    count = s.size[seat]
    for i in range(s.discard_size - 1, -1, -1):
        s.discard[i + count] = s.discard[i]
    n = 0
    for face in range(FACES):
        for _ in range(s.hand[seat][face]):
            s.discard[n] = face
            n += 1
    s.discard_size += count
    s.buried += count
    clear_hand(s, seat)
    s.out |= 1 << seat
    s.knocked |= 1 << seat
    s.seats_in -= 1


@kernel
def draw_cards(s: State, r: RuleNumbers, seat: int, count: int) -> None:
    """Draw some cards, or as many as there are. A call made for the old hand lapses."""
    for _ in range(count):
        if draw_card(s, r, seat) == NO_CARD or (r.mercy > 0 and is_out(s, seat)):
            break
        lapse(s, seat)


@kernel
def penalty(s: State, r: RuleNumbers, seat: int, count: int) -> None:
    """Draw cards for a mistake. The turn stays where it is. A seat without cards does not pay: its hand was
    emptied in a sixty-nine, or it is out."""
    if s.size[seat] > 0:
        emit(s, PENALTY, seat, count, 0)
        draw_cards(s, r, seat, count)


@rare
def uno_penalty(s: State, r: RuleNumbers, seat: int) -> None:
    """Draw the cards for a missing call. With a launcher, each of them is a press (E24)."""
    if r.draw_count != LAUNCHER:
        penalty(s, r, seat, r.uno_penalty)
    elif s.size[seat] > 0:
        emit(s, PENALTY, seat, r.uno_penalty, 0)
        for _ in range(r.uno_penalty):
            if not is_out(s, seat):
                draw_cards(s, r, seat, launched(s))


@kernel
def launched(s: State) -> int:
    """How many cards a press on the launcher gives: nothing in half of all cases, else one to six."""
    return 0 if random_below(s, 2) == 0 else 1 + random_below(s, MOST_LAUNCHED)


@kernel
def take_from_hand(s: State, seat: int, face: int, copies: int) -> None:
    """Take cards of one face out of a hand, to be laid."""
    remove_cards(s, seat, face, copies)
    s.card_counts[face % SYMBOLS if face < WILD else face - WILD + SYMBOLS] += copies


@rare
def shed_colour(s: State, seat: int, colour: int) -> None:
    """Move all cards of a colour out of a hand, below the top card, where they do nothing."""
    faces = s.held[seat] & colour_faces(colour)
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        copies = s.hand[seat][face]
        emit(s, DUMPED, seat, face, copies)
        take_from_hand(s, seat, face, copies)
        for _ in range(copies):
            s.discard[s.discard_size] = face
            s.discard_size += 1


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
