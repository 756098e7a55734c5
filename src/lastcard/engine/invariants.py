"""What must hold after every move."""

from enum import IntFlag, auto

from lastcard.cards.faces import BLACK, FACES, REVERSE, SKIP, SYMBOLS, WILD

from .kernel import kernel
from .numbers import RuleNumbers
from .phases import COLOUR, DEFEND, DRAWN, DUMP, JOIN, ROUND_OVER
from .state import NO_CARD, NOBODY, State


class Broken(IntFlag):
    """The invariants by name. The bits that `broken` returns are a value of this."""

    CARDS_LOST = auto()  # hands, piles and top card are not the deck
    HAND_SIZE = auto()  # a hand's size is not the number of its cards, or a player without cards plays on
    PENDING = auto()  # cards are owed without a draw card, or a card deflecting it, on top
    DRAWN_CARD = auto()  # the drawn card is not in the hand
    COLOUR = auto()  # the colour is not that of the top card
    ASKED = auto()  # a decision that nobody, or the wrong seat, is asked for
    UNO = auto()  # a window or a call at a hand that is not one card


def broken_names(flags: int) -> list[str]:
    """The names of broken invariants."""
    return [name.lower().replace("_", " ") for name, flag in Broken.__members__.items() if flag & flags]


@kernel
def broken(s: State, r: RuleNumbers, counts: list[int]) -> int:
    """All broken invariants, 0 for none. `counts` is room to count faces in."""
    flags = 0
    if not cards_conserved(s, r, counts):
        flags |= Broken.CARDS_LOST.value
    if not sizes_right(s):
        flags |= Broken.HAND_SIZE.value
    if s.pending < 0 or (s.pending > 0 and not pending_right(s, r)):
        flags |= Broken.PENDING.value
    if (s.phase == DRAWN) != (s.drawn != NO_CARD) or (s.phase == DRAWN and s.hand[s.turn][s.drawn] == 0):
        flags |= Broken.DRAWN_CARD.value
    if not colour_right(s):
        flags |= Broken.COLOUR.value
    asking = s.phase == DEFEND or s.phase == JOIN or s.phase == DUMP
    if asking != (s.asked != NOBODY) or not 0 <= s.turn < s.players or abs(s.direction) != 1:
        flags |= Broken.ASKED.value
    if not uno_right(s):
        flags |= Broken.UNO.value
    return flags


@kernel
def cards_conserved(s: State, r: RuleNumbers, counts: list[int]) -> bool:
    """Whether every face is there as often as the deck has it. A described position may hold fewer cards."""
    for face in range(FACES):
        counts[face] = 0
    counts[s.top] += 1
    for i in range(s.pile_size):
        counts[s.pile[i]] += 1
    for i in range(s.discard_size):
        counts[s.discard[i]] += 1
    total = 0
    for face in range(FACES):
        for seat in range(s.players):
            counts[face] += s.hand[seat][face]
        if counts[face] > r.deck_counts[face]:
            return False
        total += counts[face]
    return total == s.cards


@kernel
def sizes_right(s: State) -> bool:
    """Whether the cards of every hand are counted right. In a sixty-nine a hand may be empty for a moment."""
    for seat in range(s.players):
        total = 0
        for face in range(FACES):
            total += s.hand[seat][face]
            if (s.hand[seat][face] > 0) != ((s.held[seat] >> face) & 1 == 1):
                return False
        if total != s.size[seat]:
            return False
        if total == 0 and s.phase < ROUND_OVER and s.phase != JOIN and s.phase != DUMP:
            return False
    return True


@kernel
def pending_right(s: State, r: RuleNumbers) -> bool:
    """Whether pending cards have a draw card on top, or a reverse or skip that deflected one."""
    if s.plus_face == NO_CARD or r.plus[s.plus_face] == 0:
        return False
    if r.plus[s.top] > 0:
        return s.top == s.plus_face
    return s.top < WILD and (s.top % SYMBOLS == REVERSE or s.top % SYMBOLS == SKIP)


@kernel
def colour_right(s: State) -> bool:
    """Whether a coloured card has its own colour, and a black one a declared colour once it is chosen."""
    if s.top == NO_CARD:
        return False
    if s.top < WILD:
        return s.colour == s.top // SYMBOLS
    return s.colour < BLACK or s.phase == COLOUR


@kernel
def uno_right(s: State) -> bool:
    """Whether calls and windows belong to hands of one card, and windows are counted right."""
    windows = 0
    for seat in range(s.players):
        if s.window[seat] > 0:
            windows += 1
            if s.size[seat] != 1:
                return False
        if s.called[seat] != 0 and s.size[seat] > 1:
            return False
    return windows == s.windows
