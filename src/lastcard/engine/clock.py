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
from .phases import COLOUR, DEFEND, DRAWN, JOIN, SLAP, SWAP, TURN
from .piles import penalty
from .refusals import NO_CATCH_CLOCK, NO_TURN_CLOCK, NOT_ASKED, OK, Refusal
from .sixty_nine import dump, join
from .slap import end_slap
from .state import NO_CARD, NOBODY, State
from .swap import choose_partner, defend
from .turns import decider, pass_turn, seat_after
from .values import NEXT_TURN_BEGINS, SWAP_REQUIRED
from .windows import close_windows


@kernel
def timeout_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Time is up only where turns have a limit, and for the seat that the game waits for."""
    if r.turn_seconds == 0:
        return NO_TURN_CLOCK
    return OK if seat == decider(s) else NOT_ASKED


@kernel
def turn_begins_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """A turn begins by the clock where that ends the time to catch somebody (D04), and somebody can be."""
    if r.catch_until != NEXT_TURN_BEGINS or r.grace_seconds == 0 or s.windows == 0:
        return NO_CATCH_CLOCK
    return OK if seat == s.turn else NOT_ASKED


@rare
def turn_begins(s: State) -> None:
    """Players who forgot to call Uno have got away with it."""
    close_windows(s)


@rare
def time_out(s: State, r: RuleNumbers, seat: int) -> None:
    """The penalty of a misplay, and the decision that changes least."""
    emit(s, TIMED_OUT, seat, 0, 0)
    if s.phase == SLAP:
        end_slap(s, r)
        return
    if s.phase == TURN and s.pending == 0:
        turn_move_made(s, r)
        penalty(s, seat, max(r.misplay_penalty, 1))
        pass_turn(s, seat)
        return
    if r.misplay_penalty > 0:
        penalty(s, seat, r.misplay_penalty)
    if s.phase == TURN:
        take(s, r, seat)
    elif s.phase == DRAWN:
        keep(s, seat)
    elif s.phase == COLOUR:
        set_colour(s, seat, random_below(s, COLOURS))
    elif s.phase == SWAP:
        choose_partner(s, r, seat, any_partner(s, seat) if r.swap == SWAP_REQUIRED else NOBODY)
    elif s.phase == DEFEND:
        defend(s, r, seat, NO_CARD)
    elif s.phase == JOIN:
        join(s, r, seat, NO_CARD)
    else:
        dump(s, r, seat, False)


@rare
def any_partner(s: State, seat: int) -> int:
    """Somebody else at random."""
    return seat_after(s, seat, 1 + random_below(s, s.players - 1))
