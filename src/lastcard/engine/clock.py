"""What the clock of a live table does to a game. The engine has no clock: the table says when time is up.

A turn that takes too long counts as a misplay (A06): the player draws the penalty, and what was asked is
decided in the way that changes least, so that the game goes on. A turn is a card laid or a card drawn (B05):
a player who lets it pass draws at least one.
"""

from lastcard.cards.faces import COLOURS

from .draws import keep, take, turn_move_made
from .events import TIMED_OUT
from .kernel import emit, kernel, random_below, rare
from .numbers import RuleNumbers
from .opening import set_colour
from .phases import COLOUR, DEFEND, DRAWN, JOIN, MORE, SLAP, SWAP, TARGET, TURN
from .piles import penalty
from .refusals import NO_CATCH_CLOCK, NO_MATCH_CLOCK, NO_TURN_CLOCK, NOT_ASKED, OK, Refusal
from .sixty_nine import dump, join
from .slap import end_slap
from .special import aim
from .state import NO_CARD, NOBODY, State
from .swap import choose_partner, defend
from .turns import decider, is_out, pass_turn, seat_after
from .values import NEXT_TURN_BEGINS, SWAP_REQUIRED
from .windows import close_windows


@kernel
def timeout_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why time is not up for a seat: turns have no limit, or the game does not wait for it."""
    if r.turn_seconds == 0:
        return NO_TURN_CLOCK
    if s.phase == MORE:  # a run of cards is one move: no time passes within it
        return NOT_ASKED
    return OK if seat == decider(s) else NOT_ASKED


@kernel
def turn_begins_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why the clock cannot begin a turn: it does so only to end the time to catch a player (D04)."""
    if r.catch_until != NEXT_TURN_BEGINS or r.grace_seconds == 0 or s.windows == 0:
        return NO_CATCH_CLOCK
    return OK if seat == s.turn else NOT_ASKED


@kernel
def time_up_refusal(s: State, r: RuleNumbers) -> Refusal:
    """Why the time of the match is not up: it has no limit, or a run of cards is being laid."""
    return OK if r.match_seconds > 0 and s.phase != MORE else NO_MATCH_CLOCK


@rare
def turn_begins(s: State) -> None:
    """End the time to catch players who forgot to call Uno."""
    close_windows(s)


@rare
def time_out(s: State, r: RuleNumbers, seat: int) -> None:
    """Charge the penalty of a misplay, and make the decision that changes least."""
    emit(s, TIMED_OUT, seat, 0, 0)
    if s.phase == SLAP:
        end_slap(s, r)
        return
    if s.phase == TURN and s.pending == 0:
        turn_move_made(s, r)
        penalty(s, r, seat, max(r.misplay_penalty, 1))
        pass_turn(s, seat)
        return
    if r.misplay_penalty > 0:
        penalty(s, r, seat, r.misplay_penalty)
        if is_out(s, seat):
            return
    if s.phase == TURN:
        take(s, r, seat)
    elif s.phase == DRAWN:
        keep(s, seat)
    elif s.phase == COLOUR:
        set_colour(s, r, seat, random_below(s, COLOURS))
    elif s.phase == SWAP:
        choose_partner(s, r, seat, any_partner(s, seat) if r.swap == SWAP_REQUIRED else NOBODY)
    elif s.phase == TARGET:
        aim(s, r, seat, any_partner(s, seat))
    elif s.phase == DEFEND:
        defend(s, r, seat, NO_CARD)
    elif s.phase == JOIN:
        join(s, r, seat, NO_CARD)
    else:
        dump(s, r, seat, False)


@rare
def any_partner(s: State, seat: int) -> int:
    """Another seat, at random."""
    return seat_after(s, seat, 1 + random_below(s, s.seats_in - 1))
