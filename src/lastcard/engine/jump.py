"""Jumping in: laying the twin of the top card out of turn.

`jump_open` says whether the top card can be jumped in on. Every laid card opens that, see play.lay; a turn
move without a card may close it, see draws.turn_move_made.
"""

from lastcard.cards.faces import WILD

from .events import JUMPED
from .fits import black_refusal
from .kernel import emit, kernel
from .moves import card_code
from .numbers import RuleNumbers
from .phases import DRAWN, TURN
from .play import lay
from .refusals import (
    DECIDE_FIRST,
    JUMP_NOT_BLACK,
    JUMP_NOT_IDENTICAL,
    JUMP_TOO_LATE,
    NO_JUMP_IN,
    NOT_HELD,
    OK,
    Refusal,
)
from .state import State
from .values import JUMP_COLOURED, JUMP_OFF, RESTART
from .windows import count_act


@kernel
def jump_refusal(s: State, r: RuleNumbers, seat: int, face: int) -> Refusal:
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
    if face >= WILD:
        return black_refusal(s, r, seat, face, 1, pending_under_jump(s, r, face))
    return OK


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
