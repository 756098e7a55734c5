"""Jumping in: laying the twin of the top card out of turn.

`jump_open` says whether the top card can be jumped in on. Every laid card opens that, see play.lay; a turn
move without a card may close it, see draws.turn_move_made.
"""

from lastcard.cards.faces import BLACK, RED, ROULETTE, WILD

from .events import JUMPED
from .fits import black_refusal, last_refusal
from .kernel import emit, kernel
from .moves import card_code
from .numbers import RuleNumbers
from .phases import DRAWN, TURN
from .play import colour_refusal, lay
from .refusals import (
    DECIDE_FIRST,
    JUMP_NOT_BLACK,
    JUMP_NOT_IDENTICAL,
    JUMP_TOO_LATE,
    JUMP_WHILE_OWED,
    NO_JUMP_IN,
    NOT_HELD,
    OK,
    Refusal,
)
from .state import State
from .values import BY_THE_VICTIM, JUMP_COLOURED, JUMP_OFF, JUMP_REFUSED, RESTART
from .windows import count_act


@kernel
def jump_refusal(s: State, r: RuleNumbers, seat: int, face: int, colour: int) -> Refusal:
    """Why a seat cannot jump in. It needs the twin of the top card, and nothing else may be open."""
    if s.hand[seat][face] == 0:
        return NOT_HELD
    if r.jump_in == JUMP_OFF:
        return NO_JUMP_IN
    if s.phase != TURN and s.phase != DRAWN:
        return DECIDE_FIRST
    if face >= WILD and r.jump_in == JUMP_COLOURED:
        return JUMP_NOT_BLACK
    if face != s.top:
        return JUMP_NOT_IDENTICAL
    if s.jump_open == 0:
        return JUMP_TOO_LATE
    if r.jump_in_on_draw == JUMP_REFUSED and s.pending > 0:
        return JUMP_WHILE_OWED
    if face >= WILD:
        code = colour_refusal(r, face, colour)
        if code == OK:
            code = black_refusal(s, r, seat, face, 1, pending_under_jump(s, r, face))
        if code != OK:
            return code
    return OK if r.ends[face] == 1 else last_refusal(s, r, seat, face, 1)


@kernel
def can_jump(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat can jump in on the top card, in a colour of its choice if it is black."""
    colour = BLACK if s.top == ROULETTE and r.roulette_by == BY_THE_VICTIM else RED
    return jump_refusal(s, r, seat, s.top, colour) == OK


@kernel
def pending_under_jump(s: State, r: RuleNumbers, face: int) -> int:
    """The pending cards that a jump-in leaves standing: a draw card may void them (O14)."""
    return 0 if r.jump_in_on_draw == RESTART and r.plus[face] > 0 else s.pending


@kernel
def jump(s: State, r: RuleNumbers, seat: int, face: int, colour: int) -> None:
    """Lay the twin of the top card. Play continues from this seat."""
    count_act(s)
    emit(s, JUMPED, seat, card_code(face, colour), 1)
    s.pending = pending_under_jump(s, r, face)
    s.turn = seat
    lay(s, r, seat, face, 1, colour)
    s.forgot &= ~(1 << seat)  # only the seat on turn can announce Uno
