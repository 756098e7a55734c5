"""What the clock of a live table does to a game. The engine has no clock: the table says when time is up.

A turn that takes too long counts as a misplay (A06): its penalty is drawn, and what was asked is decided in
the way that changes least, so that the game goes on. A turn is a card laid or a card drawn (B05): whoever
lets it pass draws at least one.
"""

from lastcard.cards.faces import COLOURS
from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import NEXT_TURN_BEGINS, SWAP_REQUIRED

from .deal import set_colour
from .draws import keep, take, turn_move_made
from .events import SLAPPED_LAST, TIMED_OUT
from .kernel import emit, kernel, random_below, rare
from .piles import penalty
from .refusals import NO_CATCH_CLOCK, NO_TURN_CLOCK, NOT_ASKED, OK
from .sixty_nine import dump, join
from .slap import slap_is_right
from .state import COLOUR, DEFEND, DRAWN, JOIN, NO_CARD, NOBODY, SLAP, SWAP, TURN, State
from .swap import choose_partner, defend
from .turns import decider, pass_turn, seat_after
from .uno import close_windows


@kernel
def timeout_refusal(s: State, r: RuleNumbers, seat: int) -> int:
    """Time is up only where turns have a limit, and for the seat that the game waits for."""
    if r.turn_seconds == 0:
        return NO_TURN_CLOCK
    return OK if seat == decider(s) else NOT_ASKED


@kernel
def turn_begins_refusal(s: State, r: RuleNumbers, seat: int) -> int:
    """A turn begins by the clock where that ends the time to catch somebody (D04), and somebody can be."""
    if r.catch_until != NEXT_TURN_BEGINS or r.grace_seconds == 0 or s.windows == 0:
        return NO_CATCH_CLOCK
    return OK if seat == s.turn else NOT_ASKED


@rare
def turn_begins(s: State) -> None:
    """Whoever forgot to call Uno has got away with it."""
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
        dump(s, r, seat, 0)


@rare
def any_partner(s: State, seat: int) -> int:
    """Somebody else by lot."""
    return seat_after(s, seat, 1 + random_below(s, s.players - 1))


@rare
def end_slap(s: State, r: RuleNumbers) -> None:
    """All who have not slapped are the last."""
    for seat in range(s.players):
        if slap_is_right(s, seat):
            emit(s, SLAPPED_LAST, seat, 0, 0)
            penalty(s, seat, r.slap_penalty)
    s.phase = TURN
