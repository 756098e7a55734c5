"""What follows when a seat is out: its votes do not count any more. If it was knocked out (E05), its debts
lapse, its questions go on to others, and the round may be over. That can happen in the middle of anything,
because penalties can come at any time."""

from lastcard.cards.faces import ROULETTE

from .draws import settle_pending
from .kernel import kernel, rare
from .numbers import RuleNumbers
from .phases import COLOUR, DEFEND, DUMP, JOIN, ROUND_OVER, SLAP
from .scoring import end_with_one_left, is_decided, name_missing_colour
from .sixty_nine import asked_next, close_sixty_nine, joins_next, settle
from .slap import close_slap
from .state import NOBODY, State
from .swap import end_swap
from .talk import close_vote, count_votes
from .turns import is_out, next_seat, pass_turn


@rare
def settle_outs(s: State, r: RuleNumbers) -> None:
    """Go on without the seats that are out now."""
    if s.phase >= ROUND_OVER:
        return
    # A vote or a slap that ends now can knock out one more, but never the last one.
    if not is_decided(s, r):
        settle_vote(s, r)
    if s.phase == SLAP and not is_decided(s, r):
        s.slapped |= s.out
        close_slap(s, r)
    if is_decided(s, r):
        end_with_one_left(s, r)
        return
    if s.challengeable != NOBODY and is_out(s, s.challengeable):
        s.challengeable = NOBODY
    if s.phase == JOIN or s.phase == DUMP:
        settle_sixty_nine(s, r)
    elif s.phase == SLAP:
        if is_out(s, s.turn):
            s.turn = next_seat(s, s.turn)
    elif is_out(s, s.turn):
        leave_turn(s)
    elif s.phase == DEFEND and is_out(s, s.asked):
        s.asked = NOBODY
        end_swap(s, s.turn)


@kernel
def settle_vote(s: State, r: RuleNumbers) -> None:
    """Drop an accusation by or against a seat that is out; the votes of others may decide it now."""
    if s.accused == NOBODY:
        return
    if is_out(s, s.accuser) or is_out(s, s.accused):
        close_vote(s)
    else:
        s.agreed &= ~s.out
        s.disagreed &= ~s.out
        count_votes(s, r)


@kernel
def settle_sixty_nine(s: State, r: RuleNumbers) -> None:
    """Ask the next seat, if the one that was asked is out."""
    if not is_out(s, s.asked):
        return
    if s.phase == JOIN:
        s.asked = joins_next(s, s.asked)
        if s.asked == s.opener:
            settle(s, r)
    else:
        s.asked = asked_next(s, s.asked)
        if s.asked == s.opener:
            close_sixty_nine(s, r)


@kernel
def leave_turn(s: State) -> None:
    """Let the next seat go on. What was owed lapses. The colour of an opening card is the next seat's choice,
    that of a roulette is drawn by lot."""
    s.asked = NOBODY
    settle_pending(s)
    if s.phase == COLOUR and s.top != ROULETTE:
        s.turn = next_seat(s, s.turn)
        return
    name_missing_colour(s)
    s.opening = 0
    pass_turn(s, s.turn)
