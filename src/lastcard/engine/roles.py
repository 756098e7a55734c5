"""What a legal move is in a position: an answer, a reaction, a race, and whether it is a mistake.

Views, tables and bots take this from here; nobody else tells moves apart by their kind.
"""

from . import kinds
from .kernel import kernel, rare
from .moves import kind_of, part_of
from .numbers import RuleNumbers
from .phases import ROUND_OVER, SLAP
from .refusals import OK, WRONG_CALL, WRONG_CATCH, WRONG_SLAP
from .slap import slap_is_right
from .state import NOBODY, State
from .uno import call_is_due, catchable, right_call
from .values import BY_ANYONE, JUMP_OFF

ANSWER = 1  # the game waits for this seat, and this is one of its answers
REACTION = 2  # a chance to react that is not a mistake
RACE = 4  # another player can be quicker


@rare
def price(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """The cards that a legal move costs because it is a mistake, else 0.

    An empty hand, as there may be in a sixty-nine, does not pay; and piles can run out.
    """
    kind = kind_of(move)
    if kind == kinds.UNO:
        return 0 if right_call(s, r, seat) else r.false_call_penalty
    if kind == kinds.CATCH:
        return 0 if catchable(s, r, part_of(move)) else r.false_catch_penalty
    if kind == kinds.SLAP:
        return 0 if slap_is_right(s, seat) else r.slap_penalty
    return r.silence_penalty if kind == kinds.SPEAK else 0


@rare
def mistake(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """The refusal that says what is wrong with a legal move that has a price, else OK."""
    if price(s, r, seat, move) == 0:
        return OK
    kind = kind_of(move)
    if kind == kinds.UNO:
        return WRONG_CALL
    if kind == kinds.CATCH:
        return WRONG_CATCH
    return WRONG_SLAP if kind == kinds.SLAP else OK


@rare
def role(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """What a legal move is: bits of ANSWER, REACTION and RACE. A mistake is none of them."""
    kind = kind_of(move)
    if kind == kinds.PLAY or kind == kinds.DRAW:
        return ANSWER
    if kind == kinds.UNO:
        return call_role(s, r, seat)
    if kind == kinds.CATCH:
        return REACTION | RACE if catchable(s, r, part_of(move)) else 0
    if kind == kinds.SLAP:
        return ANSWER | REACTION | RACE if slap_is_right(s, seat) else 0
    if kind == kinds.JUMP:
        return REACTION | RACE
    if kind == kinds.CHALLENGE:
        part = ANSWER if seat == s.turn else REACTION
        return part | RACE if r.challenge_by == BY_ANYONE else part
    if kind == kinds.AGREE or kind == kinds.DISAGREE:
        return REACTION
    if kind == kinds.SPEAK or kind == kinds.ACCUSE or kind >= kinds.TIMEOUT:
        return 0
    return ANSWER


@rare
def is_contested(s: State, r: RuleNumbers) -> bool:
    """Whether there could be a race now, as far as everyone can see. Hands do not matter here: how long a
    table holds a move back must not reveal what is in them."""
    if r.jump_in != JUMP_OFF or s.phase == SLAP:
        return True
    if s.challengeable != NOBODY and r.challenge_by == BY_ANYONE:
        return True
    if s.phase >= ROUND_OVER:
        return False
    for seat in range(s.players):
        if s.size[seat] == 1 and catchable(s, r, seat):
            return True
    return False


@kernel
def call_role(s: State, r: RuleNumbers, seat: int) -> int:
    """A call is a reaction while it is due, and a race while another player can catch the seat."""
    if not call_is_due(s, r, seat):
        return 0
    return REACTION | RACE if catchable(s, r, seat) else REACTION
