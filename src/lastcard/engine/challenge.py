"""Challenging a wild +4 (C12, D10).

Cards that were already pending when the +4 was laid go with it: a bluffer takes them, a wrong challenger
takes them on top of the penalty. A pair of +4 counts twice on either side.
"""

from lastcard.cards.faces import WILD

from .draws import settle_pending, turn_move_made
from .events import BLUFFED, CHALLENGED, HONEST, SHOWN
from .kernel import emit, kernel, lowest, rare
from .numbers import RuleNumbers
from .phases import TURN
from .piles import penalty
from .refusals import NO_CHALLENGES, NOT_THE_VICTIM, NOTHING_TO_CHALLENGE, OK, OWN_CARD, Refusal
from .state import NOBODY, State
from .turns import pass_turn
from .values import BY_NOBODY, BY_VICTIM


@kernel
def challenge_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why a seat cannot challenge. The victim can, or anyone but the player of the card, until the victim
    acts."""
    if r.challenge_by == BY_NOBODY:
        return NO_CHALLENGES
    if s.phase != TURN or s.challengeable == NOBODY:
        return NOTHING_TO_CHALLENGE
    if seat == s.challengeable:
        return OWN_CARD
    if r.challenge_by == BY_VICTIM and seat != s.turn:
        return NOT_THE_VICTIM
    return OK


@rare
def challenge(s: State, r: RuleNumbers, seat: int) -> None:
    """Judge the wild +4 by the hand it was laid from. Only the challenger sees that hand."""
    accused = s.challengeable
    emit(s, CHALLENGED, seat, accused, 0)
    show_hand(s, seat, accused)
    before = s.pending - 4 * s.laid
    if seat == s.turn:
        turn_move_made(s, r)
        s.announced = NOBODY
    settle_pending(s)
    if s.guilty == 1:
        emit(s, BLUFFED, accused, 0, 0)
        penalty(s, r, accused, before + r.guilty_draws * s.laid)
    else:
        emit(s, HONEST, accused, 0, 0)
        penalty(s, r, seat, before + r.innocent_draws * s.laid)
        pass_turn(s, s.turn)


@kernel
def show_hand(s: State, to: int, whose: int) -> None:
    """Show every card of a hand to one seat."""
    faces = s.held[whose]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        for _ in range(s.hand[whose][face]):
            emit(s, SHOWN, to, face, whose)
    faces = s.black[whose]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        for _ in range(s.hand[whose][WILD + face]):
            emit(s, SHOWN, to, WILD + face, whose)
