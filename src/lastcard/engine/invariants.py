"""What must hold after every move; every broken invariant is one bit."""

from lastcard.cards.faces import BLACK, FACES, REVERSE, SKIP, SYMBOLS, WILD
from lastcard.rules.numbers import RuleNumbers

from .kernel import kernel
from .state import COLOUR, DEFEND, DRAWN, DUMP, JOIN, NO_CARD, NOBODY, ROUND_OVER, State

CARDS_LOST = 1  # hands, piles and top card are not the deck
HAND_SIZE = 2  # a hand's size is not the number of its cards, or somebody plays on without cards
PENDING = 4  # cards are owed without a draw card, or a card deflecting it, on top
DRAWN_CARD = 8  # the drawn card is not in the hand
COLOUR_WRONG = 16  # the colour is not that of the top card
ASKED = 32  # a decision that nobody, or the wrong seat, is asked for
UNO_WRONG = 64  # a window or a call at a hand that is not one card
NAMES = ("cards lost", "hand size", "pending", "drawn card", "colour", "asked", "uno")


@kernel
def broken(s: State, r: RuleNumbers, counts: list[int]) -> int:
    """All broken invariants, 0 for none. `counts` is room to count faces in."""
    flags = 0
    if not cards_conserved(s, r, counts):
        flags |= CARDS_LOST
    if not sizes_right(s):
        flags |= HAND_SIZE
    if s.pending < 0 or (s.pending > 0 and not pending_right(s, r)):
        flags |= PENDING
    if (s.phase == DRAWN) != (s.drawn != NO_CARD) or (s.phase == DRAWN and s.hand[s.turn][s.drawn] == 0):
        flags |= DRAWN_CARD
    if not colour_right(s):
        flags |= COLOUR_WRONG
    asking = s.phase == DEFEND or s.phase == JOIN or s.phase == DUMP
    if asking != (s.asked != NOBODY) or not 0 <= s.turn < s.players or abs(s.direction) != 1:
        flags |= ASKED
    if not uno_right(s):
        flags |= UNO_WRONG
    return flags


@kernel
def cards_conserved(s: State, r: RuleNumbers, counts: list[int]) -> bool:
    """Every face is there as often as the deck has it; a described position may hold fewer cards."""
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
    """Sizes and faces held are counted right; during a sixty-nine a hand may be empty for a moment."""
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
    """A draw card on top, or a reverse or skip that deflected one."""
    if s.plus_face == NO_CARD or r.plus[s.plus_face] == 0:
        return False
    if r.plus[s.top] > 0:
        return s.top == s.plus_face
    return s.top < WILD and (s.top % SYMBOLS == REVERSE or s.top % SYMBOLS == SKIP)


@kernel
def colour_right(s: State) -> bool:
    """A coloured card has its own colour, a black one a declared one, unless it is just being asked for."""
    if s.top == NO_CARD:
        return False
    if s.top < WILD:
        return s.colour == s.top // SYMBOLS
    return s.colour < BLACK or s.phase == COLOUR


@kernel
def uno_right(s: State) -> bool:
    """Calls and windows belong to hands of one card; windows are counted right."""
    windows = 0
    for seat in range(s.players):
        if s.window[seat] > 0:
            windows += 1
            if s.size[seat] != 1:
                return False
        if s.called[seat] != 0 and s.size[seat] > 1:
            return False
    return windows == s.windows
