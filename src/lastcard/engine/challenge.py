"""Challenging a wild +4 (C12, D10).

What somebody had piled up before the +4 was laid on it goes with it: a bluffer takes it himself, a wrong
challenger takes it on top of the penalty. A pair of +4 counts twice on either side.
"""

from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import NOBODY as BY_NOBODY
from lastcard.rules.values import VICTIM

from .draws import settle_pending, turn_move_made
from .events import BLUFFED, CHALLENGED, HONEST, SHOWN
from .kernel import emit, kernel, lowest, rare
from .piles import penalty
from .refusals import NO_CHALLENGES, NOT_THE_VICTIM, NOTHING_TO_CHALLENGE, OK, OWN_CARD
from .state import NOBODY, TURN, State
from .turns import pass_turn


@kernel
def challenge_refusal(s: State, r: RuleNumbers, seat: int) -> int:
    """The victim, or anyone but the layer, until the victim acts."""
    if r.challenge_by == BY_NOBODY:
        return NO_CHALLENGES
    if s.phase != TURN or s.layer == NOBODY:
        return NOTHING_TO_CHALLENGE
    if seat == s.layer:
        return OWN_CARD
    if r.challenge_by == VICTIM and seat != s.turn:
        return NOT_THE_VICTIM
    return OK


@rare
def challenge(s: State, r: RuleNumbers, seat: int) -> None:
    """Judged on the hand at the moment the card was laid; the hand is shown to the challenger alone."""
    layer = s.layer
    emit(s, CHALLENGED, seat, layer, 0)
    show_hand(s, seat, layer)
    before = s.pending - 4 * s.laid
    if seat == s.turn:
        turn_move_made(s, r)
        s.announced = NOBODY
    settle_pending(s)
    if s.guilty == 1:
        emit(s, BLUFFED, layer, 0, 0)
        penalty(s, layer, before + r.guilty_draws * s.laid)
    else:
        emit(s, HONEST, layer, 0, 0)
        penalty(s, seat, before + r.innocent_draws * s.laid)
        pass_turn(s, s.turn)


@kernel
def show_hand(s: State, to: int, whose: int) -> None:
    """Every card of a hand to one seat."""
    faces = s.held[whose]
    while faces != 0:
        face = lowest(faces)
        faces &= faces - 1
        for _ in range(s.hand[whose][face]):
            emit(s, SHOWN, to, face, whose)
