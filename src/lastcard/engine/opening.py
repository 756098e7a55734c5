"""The opening card: which card can open a round, what it does, and the colour of a black one.

Naming the colour of a roulette is here as well: it is the same question.
"""

from lastcard.cards.faces import (
    BLANK,
    COLOURS,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    REVERSE_FOUR,
    ROULETTE,
    SKIP,
    SKIP_ALL,
    SYMBOLS,
    WILD,
)

from . import phases
from .events import COLOUR_SET, FIRST, OPENED, OWES, PUT_BACK, REVERSED, SKIPPED_ALL
from .kernel import emit, kernel, rare
from .moves import COLOUR
from .numbers import RuleNumbers
from .piles import shuffle
from .refusals import NO_COLOUR_ASKED, NOT_ASKED, OK, Refusal
from .silence import toggle_silence
from .slap import open_slap
from .special import spin
from .state import NO_CARD, State
from .swap import rotate_hands
from .turns import dealer_seat, next_seat, skip_turns
from .values import APPLY, AS_PLAYED, CHOOSE, DEALER_STARTS, NUMBERS_ACT, REDRAW_ACTIONS
from .windows import count_act


@kernel
def opens(r: RuleNumbers, face: int) -> bool:
    """Whether a card can be the opening card; others go back into the pile."""
    if face < WILD:
        return face % SYMBOLS < SKIP or r.opening_actions != REDRAW_ACTIONS
    if face == WILD or face == BLANK:
        return r.opening_wild == CHOOSE
    return r.plus[face] > 0 and face != REVERSE_FOUR and r.opening_wild_draw == APPLY


@kernel
def pile_can_open(s: State, r: RuleNumbers) -> bool:
    """Whether the pile has a card that can open the round."""
    for i in range(s.pile_size):
        if opens(r, s.pile[i]):
            return True
    return False


@kernel
def put_back(s: State, face: int, reshuffle: bool) -> None:
    """Put the card back at the bottom of the pile and shuffle it, except in a described position."""
    emit(s, PUT_BACK, -1, face, 0)
    for i in range(s.pile_size, 0, -1):
        s.pile[i] = s.pile[i - 1]
    s.pile[0] = face
    s.pile_size += 1
    if reshuffle:
        shuffle(s, s.pile, s.pile_size)


@kernel
def open_round(s: State, r: RuleNumbers, reshuffle: bool) -> None:
    """Turn cards over until one can open the round. If there is none, the next one does, without effect."""
    s.pile_size -= 1
    face = s.pile[s.pile_size]
    while not opens(r, face) and pile_can_open(s, r):
        put_back(s, face, reshuffle)
        s.pile_size -= 1
        face = s.pile[s.pile_size]
    s.top = face
    s.colour = face // SYMBOLS
    s.jump_open = 1
    emit(s, FIRST, s.first, 0, 0)
    emit(s, OPENED, -1, face, 0)
    resolve_opening(s, r, face, opens(r, face))
    if s.pending > 0:
        emit(s, OWES, s.turn, s.pending, 0)


@kernel
def resolve_opening(s: State, r: RuleNumbers, face: int, acts: bool) -> None:
    """The opening card acts on the first player as if the neighbour to the right had laid it (B03)."""
    if face >= WILD:
        s.phase = phases.COLOUR
        if acts:
            owe_opening(s, r, face)
    elif face % SYMBOLS < SKIP:
        if r.opening_numbers == NUMBERS_ACT and r.plain[face % SYMBOLS] == 0:
            open_with_number(s, r, face % SYMBOLS)
    elif r.opening_actions == APPLY:
        symbol = face % SYMBOLS
        if symbol == SKIP:
            skip_turns(s, dealer_seat(s), 1)
        elif symbol == SKIP_ALL:
            emit(s, SKIPPED_ALL, dealer_seat(s), 0, 0)
            s.turn = dealer_seat(s)
        elif symbol == REVERSE:
            open_with_reverse(s, r)
        elif symbol == PLUS_TWO or symbol == PLUS_FOUR:
            owe_opening(s, r, face)


@rare
def open_with_number(s: State, r: RuleNumbers, symbol: int) -> None:
    """Let an opening number do what it means, as if the neighbour to the right had laid it. A swap asks the
    first player. Nobody can be caught for a hand that it leaves with one card before someone has acted."""
    s.opening = 1
    if symbol == r.silence_number:
        toggle_silence(s, dealer_seat(s))
    if symbol == r.swap_number:
        s.phase = phases.SWAP
    if symbol == r.rotate_number:
        rotate_hands(s, r)
    if symbol == r.slap_number:
        open_slap(s, dealer_seat(s))


@kernel
def owe_opening(s: State, r: RuleNumbers, face: int) -> None:
    """Make the first player owe what the opening card says."""
    s.pending = r.plus[face]
    s.plus_face = face if s.pending > 0 else NO_CARD


@kernel
def open_with_reverse(s: State, r: RuleNumbers) -> None:
    """Reverse the direction. The card counts as laid by the neighbour to the right (B04), or the dealer
    starts (C07), or the first player."""
    if r.opening_reverse == AS_PLAYED and s.seats_in == 2 and r.two_player_reverse_skips == 1:
        skip_turns(s, dealer_seat(s), 1)
        return
    s.direction = -1
    emit(s, REVERSED, -1, -1, 0)
    if r.opening_reverse == AS_PLAYED:
        s.turn = next_seat(s, dealer_seat(s))
    elif r.opening_reverse == DEALER_STARTS:
        s.turn = dealer_seat(s)


@kernel
def colour_refusal(s: State, seat: int) -> Refusal:
    """Why a seat cannot name a colour: only the first player can, for an opening black card, or the player
    hit by a roulette."""
    if s.phase != phases.COLOUR:
        return NO_COLOUR_ASKED
    return OK if seat == s.turn else NOT_ASKED


@rare
def colour_moves(s: State, seat: int, out: list[int]) -> int:
    """Add the answers to the phase COLOUR."""
    if colour_refusal(s, seat) != OK:
        return 0
    for colour in range(COLOURS):
        out[colour] = COLOUR + colour
    return COLOURS


@kernel
def set_colour(s: State, r: RuleNumbers, seat: int, colour: int) -> None:
    """Set the colour of the opening card, or of a roulette. What follows from the card comes after that."""
    s.colour = colour
    s.phase = phases.TURN
    if s.top == ROULETTE:
        count_act(s)
        spin(s, r, seat)
    else:
        emit(s, COLOUR_SET, seat, colour, 0)
