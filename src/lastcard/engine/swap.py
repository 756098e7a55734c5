"""Hands that change owners: swapping with one player, defending against it, passing all on."""

from lastcard.cards.faces import SYMBOLS
from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import SWAP_REQUIRED

from .events import DEFENDED, NOT_SWAPPED, ROTATED, SWAPPED, WANTS_SWAP
from .kernel import emit, exchange_hands, kernel, rare
from .piles import discard_from_hand
from .refusals import (
    MUST_SWAP,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_HELD,
    NOTHING_TO_DEFEND,
    NOTHING_TO_SWAP,
    OK,
    SWAP_SELF,
)
from .scoring import go_out
from .state import DEFEND, NO_CARD, NOBODY, SWAP, State
from .turns import pass_turn, seat_after
from .uno import count_act, hand_shrank, new_hand, owe_call


@kernel
def swap_refusal(s: State, r: RuleNumbers, seat: int, partner: int) -> int:
    """Partner NOBODY: swap with nobody."""
    if s.phase != SWAP:
        return NOTHING_TO_SWAP
    if seat != s.turn:
        return NOT_ASKED
    if partner == NOBODY:
        return MUST_SWAP if r.swap == SWAP_REQUIRED else OK
    if partner >= s.players:
        return NO_SUCH_SEAT
    return SWAP_SELF if partner == seat else OK


@kernel
def swap_hands(s: State, r: RuleNumbers, seat: int, partner: int) -> None:
    """The swap happens."""
    exchange_hands(s, seat, partner)
    emit(s, SWAPPED, seat, partner, 0)
    new_hand(s, r, seat)
    new_hand(s, r, partner)
    pass_turn(s, seat)


@rare
def choose_partner(s: State, r: RuleNumbers, seat: int, partner: int) -> None:
    """The answer to SWAP. The next seat may be able to defend itself."""
    if partner == NOBODY:
        emit(s, NOT_SWAPPED, seat, 0, 0)
        pass_turn(s, seat)
    elif r.swap_defence == 1 and partner == seat_after(s, seat, 1):
        emit(s, WANTS_SWAP, seat, partner, 0)
        s.phase = DEFEND
        s.asked = partner
        s.partner = partner
    else:
        swap_hands(s, r, seat, partner)


@kernel
def defend_refusal(s: State, seat: int, face: int) -> int:
    """Face NO_CARD: do not defend."""
    if s.phase != DEFEND:
        return NOTHING_TO_DEFEND
    if seat != s.asked:
        return NOT_ASKED
    if face != NO_CARD and s.hand[seat][face] == 0:
        return NOT_HELD
    return OK


@rare
def defend(s: State, r: RuleNumbers, seat: int, face: int) -> None:
    """The answer to DEFEND: the victim's card stops the swap and is his turn (G18)."""
    s.asked = NOBODY
    if face == NO_CARD:
        swap_hands(s, r, s.turn, s.partner)
        return
    emit(s, DEFENDED, seat, face, 0)
    count_act(s)
    discard_from_hand(s, seat, face, 1)
    s.colour = face // SYMBOLS
    s.jump_open = 1
    hand_shrank(s, r, seat)
    owe_call(s, r, s.turn)  # the swap is settled only now: the window of its player starts
    if s.size[seat] == 0:
        go_out(s, r, seat)
    else:
        pass_turn(s, seat)


@rare
def rotate_hands(s: State, r: RuleNumbers) -> None:
    """Every hand goes one seat on in the direction of play (O16)."""
    for step in range(1, s.players):
        exchange_hands(s, 0, seat_after(s, 0, step))
    emit(s, ROTATED, -1, s.direction, 0)
    for seat in range(s.players):
        new_hand(s, r, seat)
