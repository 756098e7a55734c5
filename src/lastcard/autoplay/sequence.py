"""Sequential play: one act after the other, reactions included.

At a real table everyone may act at any time. Here the seats are asked one by one: first those that have to
say Uno, then, in random order, those that can catch, jump in or challenge, then the seat that the game waits
for. How often a seat notices its chance depends on its alertness; more alert seats are asked sooner. If a
reaction stays possible, the seats are asked again after every act. Saying Uno, catching and slapping are
reflexes: they depend on alertness alone. Jumping in and challenging are up to the seat's policy: random
players do so half of the time.

Nobody makes mistakes: there are no wrong calls, catches or slaps, no talking in a silence, no accusations.
The state, with its random numbers, is all that is kept between calls. So both engines, any number of threads
and any split into portions play the same games, and a simulation can switch engines halfway.
"""

from lastcard.cards.faces import WILD

from ..engine.challenge import challenge_refusal
from ..engine.jump import can_jump
from ..engine.kernel import kernel, random_below
from ..engine.legal import add_colours
from ..engine.moves import CATCH, CHALLENGE, JUMP, UNO
from ..engine.numbers import RuleNumbers
from ..engine.phases import DRAWN, SLAP, TURN
from ..engine.refusals import OK
from ..engine.state import NOBODY, State
from ..engine.turns import decider
from ..engine.uno import announcement_is_due, catchable
from ..engine.values import ANNOUNCE, BY_ANYONE, JUMP_OFF, WHILE_HOLDING_ONE
from .company import ALWAYS, TIPS, Company
from .policies import NO_MOVE, decide
from .tips import best_card, challenges

ACT_BITS = 10  # an act is a seat and a move in one number: seat << 10 | move
NO_ACT = -1


@kernel
def next_act(s: State, r: RuleNumbers, c: Company, out: list[int]) -> int:
    """The next act: a seat and its move (see `act_seat` and `act_move`). The round must not be over. NO_ACT
    means that the game waits for a seat that can do nothing; no known rules lead to this."""
    act = reaction(s, r, c, out)
    if act != NO_ACT:
        return act
    seat = decider(s)
    if s.phase == SLAP:
        seat = quickest(s, c, ~s.slapped & ((1 << s.players) - 1))
    elif s.size[seat] <= r.most_announced and r.call_when == ANNOUNCE and announces(s, r, c, seat):
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
    """Whether a seat notices its chance to react."""
    return c.alertness[seat] >= ALWAYS or random_below(s, ALWAYS) < c.alertness[seat]


@kernel
def announces(s: State, r: RuleNumbers, c: Company, seat: int) -> bool:
    """Whether a seat announces Uno before it plays its second-to-last card."""
    return announcement_is_due(s, r, seat) and notices(s, c, seat)


@kernel
def reaction(s: State, r: RuleNumbers, c: Company, out: list[int]) -> int:
    """A reaction: a seat says Uno, catches, jumps in or challenges. NO_ACT if none does."""
    asked = jumping_seats(s, r) | challenging_seats(s, r)
    owing = owing_seats(s, r)
    if owing != 0:
        for seat in range(s.players):
            if (owing >> seat) & 1 and notices(s, c, seat):
                return seat << ACT_BITS | UNO
        asked = ((1 << s.players) - 1) & ~s.out
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
    """A random one of some seats; alert ones are more likely."""
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
    """The seats that hold one card, have not said Uno and can be caught, one bit each."""
    seats = 0
    if s.windows > 0 or r.catch_until == WHILE_HOLDING_ONE:
        for seat in range(s.players):
            if s.size[seat] == 1 and catchable(s, r, seat):
                seats |= 1 << seat
    return seats


@kernel
def jumping_seats(s: State, r: RuleNumbers) -> int:
    """The seats that can jump in with the twin of the top card, one bit each."""
    seats = 0
    if r.jump_in != JUMP_OFF and s.jump_open == 1 and (s.phase == TURN or s.phase == DRAWN):
        for seat in range(s.players):
            held = s.held[seat] >> s.top if s.top < WILD else s.black[seat] >> (s.top - WILD)
            seats |= (held & 1) << seat
    return seats


@kernel
def challenging_seats(s: State, r: RuleNumbers) -> int:
    """The seats that may challenge out of turn, one bit each. On turn, it is part of the decision."""
    if r.challenge_by != BY_ANYONE or s.challengeable == NOBODY or s.phase != TURN:
        return 0
    return ((1 << s.players) - 1) & ~(1 << s.challengeable) & ~(1 << s.turn) & ~s.out


@kernel
def react(s: State, r: RuleNumbers, c: Company, seat: int, owing: int, out: list[int]) -> int:
    """The reaction of a seat that noticed its chance: a catch, or else perhaps a jump-in or a challenge."""
    for target in range(s.players):
        if target != seat and (owing >> target) & 1:
            return CATCH + target
    tips = c.policy[seat] == TIPS
    if can_jump(s, r, seat) and (tips or random_below(s, 2) == 0):
        n = add_colours(r, JUMP, s.top, out, 0)
        return best_card(s, r, seat, c.advice[seat] if tips else 0, out, n)
    if seat != s.turn and challenge_refusal(s, r, seat) == OK:
        if challenges(s, r, seat, c.advice[seat] if tips else 0, 2):
            return CHALLENGE
    return NO_ACT
