"""Hands that change owners: swapping with one player, defending against it, passing all hands on."""

from lastcard.cards.faces import COLOURS, SWAP_HANDS, SYMBOLS

from . import phases
from .events import DEFENDED, NOT_SWAPPED, ROTATED, SWAPPED, WANTS_SWAP
from .hands import exchange_hands
from .kernel import emit, kernel, rare
from .moves import DEFEND, DEFEND_NOT, SWAP, SWAP_NOBODY
from .numbers import RuleNumbers
from .piles import discard_from_hand
from .refusals import (
    MUST_SWAP,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_HELD,
    NOTHING_TO_DEFEND,
    NOTHING_TO_SWAP,
    OK,
    SEAT_IS_OUT,
    SWAP_SELF,
    Refusal,
)
from .scoring import finish, go_out
from .state import NO_CARD, NOBODY, State
from .turns import give_turn, is_out, next_seat, pass_turn
from .values import ONE_LEFT, SWAP_REQUIRED
from .windows import count_act, hand_shrank, new_hand, owe_call, play_left_one


@kernel
def swap_refusal(s: State, r: RuleNumbers, seat: int, partner: int) -> Refusal:
    """Why a seat cannot swap with a partner. NOBODY means not to swap."""
    if s.phase != phases.SWAP:
        return NOTHING_TO_SWAP
    if seat != s.turn:
        return NOT_ASKED
    if partner == NOBODY:
        return MUST_SWAP if r.swap == SWAP_REQUIRED else OK
    if partner >= s.players:
        return NO_SUCH_SEAT
    if is_out(s, partner):
        return SEAT_IS_OUT
    return SWAP_SELF if partner == seat else OK


@kernel
def swap_moves(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """Add the answers to the phase SWAP."""
    n = 0
    for partner in range(s.players):
        if swap_refusal(s, r, seat, partner) == OK:
            out[n] = SWAP + partner
            n += 1
    if swap_refusal(s, r, seat, NOBODY) == OK:
        out[n] = SWAP_NOBODY
        n += 1
    return n


@kernel
def swap_hands(s: State, r: RuleNumbers, seat: int, partner: int) -> None:
    """Swap two hands."""
    exchange_hands(s, seat, partner)
    emit(s, SWAPPED, seat, partner, 0)
    new_hand(s, r, seat)
    new_hand(s, r, partner)
    end_swap(s, seat)


@kernel
def end_swap(s: State, seat: int) -> None:
    """Pass the turn after a swap. A swap by the opening card is not a turn: its player begins now."""
    if s.opening == 1:
        s.opening = 0
        give_turn(s, seat)
    else:
        pass_turn(s, seat)


@kernel
def choose_partner(s: State, r: RuleNumbers, seat: int, partner: int) -> None:
    """Swap with another seat, or do not. The next seat may be able to defend itself."""
    if partner == NOBODY:
        emit(s, NOT_SWAPPED, seat, 0, 0)
        end_swap(s, seat)
    elif r.swap_defence == 1 and s.top != SWAP_HANDS and partner == next_seat(s, seat):
        emit(s, WANTS_SWAP, seat, partner, 0)
        s.phase = phases.DEFEND
        s.asked = partner
        s.partner = partner
    else:
        swap_hands(s, r, seat, partner)


@kernel
def defend_refusal(s: State, seat: int, face: int) -> Refusal:
    """Why a seat cannot defend itself with a card. The face NO_CARD means not to."""
    if s.phase != phases.DEFEND:
        return NOTHING_TO_DEFEND
    if seat != s.asked:
        return NOT_ASKED
    if face != NO_CARD and s.hand[seat][face] == 0:
        return NOT_HELD
    return OK


@kernel
def defend_face(r: RuleNumbers, colour: int) -> int:
    """The card that can defend, in a colour: the number that made the swap."""
    return colour * SYMBOLS + max(r.swap_number, 0)


@rare
def defend_moves(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """Add the answers to the phase DEFEND."""
    n = 0
    for colour in range(COLOURS):
        if defend_refusal(s, seat, defend_face(r, colour)) == OK:
            out[n] = DEFEND + colour
            n += 1
    if defend_refusal(s, seat, NO_CARD) == OK:
        out[n] = DEFEND_NOT
        n += 1
    return n


@rare
def defend(s: State, r: RuleNumbers, seat: int, face: int) -> None:
    """Defend, or do not. The card stops the swap and counts as the turn of its player (G18)."""
    s.asked = NOBODY
    if face == NO_CARD:
        swap_hands(s, r, s.turn, s.partner)
        return
    emit(s, DEFENDED, seat, face, 0)
    opening = s.opening
    count_act(s)
    discard_from_hand(s, seat, face, 1)
    s.colour = face // SYMBOLS
    s.jump_open = 1
    hand_shrank(s, r, seat)
    owe_call(s, r, s.turn)  # the swap is settled only now: the window of its player starts
    if s.size[seat] == 1:
        play_left_one(s, r, seat)
    if s.size[seat] == 0:
        if r.round_ends == ONE_LEFT:
            finish(s, seat)
            turn_after_defence(s, seat, opening)
        go_out(s, r, seat)
    else:
        turn_after_defence(s, seat, opening)


@kernel
def turn_after_defence(s: State, seat: int, opening: int) -> None:
    """Go on after a defence, which was the turn of its player. If it stopped the swap of an opening card, the
    first player begins."""
    if opening == 1:
        give_turn(s, s.turn)
    else:
        pass_turn(s, seat)


@kernel
def rotate_hands(s: State, r: RuleNumbers) -> None:
    """Pass every hand one seat on in the direction of play (O16)."""
    seat = next_seat(s, s.turn)
    while seat != s.turn:
        exchange_hands(s, s.turn, seat)
        seat = next_seat(s, seat)
    emit(s, ROTATED, -1, s.direction, 0)
    for seat in range(s.players):
        if not is_out(s, seat):
            new_hand(s, r, seat)
