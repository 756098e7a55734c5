"""What must hold after every move."""

from enum import IntFlag, auto

from lastcard.cards.faces import BLACK, FACES, REVERSE, SKIP, SYMBOLS, WILD

from .kernel import kernel
from .numbers import RuleNumbers
from .phases import COLOUR, DEFEND, DRAWN, DUMP, JOIN, MORE, ROUND_OVER
from .state import NO_CARD, NOBODY, State
from .turns import is_out


class Broken(IntFlag):
    """The invariants by name. The bits that `broken` returns are a value of this."""

    CARDS_LOST = auto()  # hands, piles and top card are not the deck
    HAND_SIZE = auto()  # a hand's size is not the number of its cards, or a player without cards plays on
    PENDING = auto()  # cards are owed without a draw card, or a card deflecting it, on top
    DRAWN_CARD = auto()  # the drawn card is not in the hand
    COLOUR = auto()  # the colour is not that of the top card
    ASKED = auto()  # a decision that nobody, or the wrong seat, is asked for
    UNO = auto()  # a window or a call at a hand that is not one card
    SEATS = auto()  # the seats that are out are not counted right


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
    if s.pending < 0 or (s.pending > 0 and s.phase != MORE and not pending_right(s, r)):
        flags |= Broken.PENDING.value
    if (s.phase == DRAWN) != (s.drawn != NO_CARD) or (s.phase == DRAWN and s.hand[s.turn][s.drawn] == 0):
        flags |= Broken.DRAWN_CARD.value
    if not colour_right(s):
        flags |= Broken.COLOUR.value
    asking = s.phase == DEFEND or s.phase == JOIN or s.phase == DUMP
    if s.turn >= s.players or s.turn < 0 or (s.phase < ROUND_OVER and is_out(s, s.turn) and not asking):
        flags |= Broken.ASKED.value
    if asking != (s.asked != NOBODY) or abs(s.direction) != 1:
        flags |= Broken.ASKED.value
    if not uno_right(s):
        flags |= Broken.UNO.value
    if not seats_right(s):
        flags |= Broken.SEATS.value
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
            bits = s.held[seat] >> face if face < WILD else s.black[seat] >> (face - WILD)
            if (s.hand[seat][face] > 0) != (bits & 1 == 1):
                return False
        if total != s.size[seat] or (is_out(s, seat) and total > 0):
            return False
        if (
            total == 0
            and not is_out(s, seat)
            and s.phase < ROUND_OVER
            and s.phase != JOIN
            and s.phase != DUMP
        ):
            return False
    return True


@kernel
def seats_right(s: State) -> bool:
    """Whether the seats that are out are counted right, and those that were knocked out or are gone are
    out."""
    count = 0
    for seat in range(s.players):
        if not is_out(s, seat):
            count += 1
        if s.counterclockwise[s.clockwise[seat]] != seat:
            return False
        if (s.places[seat] > 0 or (s.knocked >> seat) & 1 == 1) and not is_out(s, seat):
            return False
    return count == s.seats_in and 0 <= s.buried <= s.discard_size


@kernel
def pending_right(s: State, r: RuleNumbers) -> bool:
    """Whether pending cards have a draw card on top, or a reverse or skip that deflected one. A run of cards
    counts with its last one."""
    if s.plus_face == NO_CARD or r.plus[s.plus_face] == 0:
        return False
    if r.plus[s.top] > 0:
        return s.top == s.plus_face or s.phase == MORE
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
