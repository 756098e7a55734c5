"""Sequential play: one act after the other, reactions included.

At a real table everybody may act at any time. Here the table is asked: first the seats that owe an Uno,
then, in an order drawn by lot, those who can catch, jump in or challenge, then the seat that the game
waits for. Each time it is asked, a seat notices its chance as often as its alertness says; the more alert,
the sooner it is asked. A window that stays open is asked about after every act.
Calling Uno, catching and slapping are reflexes, a matter of alertness alone. Jumping in and challenging
are choices of the seat's policy: random ones make them every other time.

Nobody does what would be a mistake: no wrong call, catch or slap, no word under silence, no accusation.
All chance comes from the seed in the state.
"""

from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import ANNOUNCE, ANYONE, JUMP_OFF, WHILE_HOLDING_ONE

from ..engine.challenge import challenge_refusal
from ..engine.fits import is_stuck
from ..engine.kernel import kernel, random_below, rare
from ..engine.legal import add_colours
from ..engine.moves import CATCH, CHALLENGE, JUMP, UNO
from ..engine.play import jump_refusal
from ..engine.refusals import OK
from ..engine.state import DRAWN, NOBODY, SLAP, TURN, State
from ..engine.turns import decider
from ..engine.uno import can_announce, catchable
from .company import ALWAYS, TIPS, Company
from .policies import NO_MOVE, decide
from .tips import best_card, challenges

ACT_BITS = 9  # an act is a seat and a move in one number: seat << 9 | move
NO_ACT = -1


@kernel
def next_act(s: State, r: RuleNumbers, c: Company, out: list[int]) -> int:
    """Who acts now, and how; see `act_seat` and `act_move`. The round must not be over. NO_ACT would mean
    that the game waits for somebody who can do nothing."""
    act = reaction(s, r, c, out)
    if act != NO_ACT:
        return act
    seat = decider(s)
    if s.phase == SLAP:
        seat = quickest(s, c, ~s.slapped & ((1 << s.players) - 1))
    elif s.size[seat] <= 3 and announces(s, r, c, seat):  # a pair out of three leaves one card
        return seat << ACT_BITS | UNO
    move = decide(s, r, c, seat, out)
    return NO_ACT if move == NO_MOVE else seat << ACT_BITS | move


@kernel
def act_seat(act: int) -> int:
    """The seat of an act."""
    return act >> ACT_BITS


@kernel
def act_move(act: int) -> int:
    """The move of an act."""
    return act & ((1 << ACT_BITS) - 1)


@kernel
def notices(s: State, c: Company, seat: int) -> bool:
    """Whether a seat notices a chance that it has."""
    return c.alertness[seat] >= ALWAYS or random_below(s, ALWAYS) < c.alertness[seat]


@rare
def announces(s: State, r: RuleNumbers, c: Company, seat: int) -> bool:
    """Where Uno is announced: whether a seat does, with a card to lay that leaves one."""
    if r.call_when != ANNOUNCE or s.announced == seat or not can_announce(s, r, seat):
        return False
    return not is_stuck(s, r, seat) and notices(s, c, seat)


@kernel
def reaction(s: State, r: RuleNumbers, c: Company, out: list[int]) -> int:
    """Somebody calls Uno, catches, jumps in or challenges; NO_ACT if nobody does."""
    owing = owing_seats(s, r)
    for seat in range(s.players):
        if (owing >> seat) & 1 and notices(s, c, seat):
            return seat << ACT_BITS | UNO
    asked = jumping_seats(s, r) | challenging_seats(s, r)
    if owing != 0:
        asked = (1 << s.players) - 1
    while asked != 0:
        seat = quickest(s, c, asked)
        asked ^= 1 << seat
        if notices(s, c, seat):
            move = react(s, r, c, seat, owing, out)
            if move != NO_ACT:
                return seat << ACT_BITS | move
    return NO_ACT


@kernel
def quickest(s: State, c: Company, seats: int) -> int:
    """One of some seats by lot, the more alert ones more often."""
    total = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            total += c.alertness[seat] + 1
    place = random_below(s, total)
    seat = -1
    while place >= 0:
        seat += 1
        if (seats >> seat) & 1:
            place -= c.alertness[seat] + 1
    return seat


@kernel
def owing_seats(s: State, r: RuleNumbers) -> int:
    """Seats that hold one card, have not called and can be caught, one bit each."""
    seats = 0
    if s.windows > 0 or r.catch_until == WHILE_HOLDING_ONE:
        for seat in range(s.players):
            if catchable(s, r, seat):
                seats |= 1 << seat
    return seats


@kernel
def jumping_seats(s: State, r: RuleNumbers) -> int:
    """Seats that hold the twin of the top card while it can be thrown."""
    seats = 0
    if r.jump_in != JUMP_OFF and s.jump_open == 1 and (s.phase == TURN or s.phase == DRAWN):
        for seat in range(s.players):
            seats |= ((s.held[seat] >> s.top) & 1) << seat
    return seats


@kernel
def challenging_seats(s: State, r: RuleNumbers) -> int:
    """Seats not on turn that may challenge; the one on turn decides about it anyway."""
    if r.challenge_by != ANYONE or s.layer == NOBODY or s.phase != TURN:
        return 0
    return ((1 << s.players) - 1) & ~(1 << s.layer) & ~(1 << s.turn)


@rare
def react(s: State, r: RuleNumbers, c: Company, seat: int, owing: int, out: list[int]) -> int:
    """What a seat does that has noticed: catch, else perhaps jump in, else perhaps challenge."""
    for target in range(s.players):
        if target != seat and (owing >> target) & 1:
            return CATCH + target
    tips = c.policy[seat] == TIPS
    if jump_refusal(s, r, seat, s.top) == OK and (tips or random_below(s, 2) == 0):
        n = add_colours(JUMP, s.top, out, 0)
        return best_card(s, r, seat, c.advice[seat] if tips else 0, out, n)
    if seat != s.turn and challenge_refusal(s, r, seat) == OK:
        if challenges(s, r, seat, c.advice[seat] if tips else 0, 2):
            return CHALLENGE
    return NO_ACT
