"""Uno: who has called, who can be caught, and until when.

A call counts for the present hand; it lapses when the hand changes size or owner. Where a window closes
after some acts of others, `window[seat]` counts them down; under "while holding one" there is no window.
"""

from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import ANNOUNCE, SECOND_NEXT_ACTS, WHILE_HOLDING_ONE

from .events import CALLED
from .kernel import emit, kernel, lowest, rare
from .refusals import CATCH_SELF, CATCH_TOO_EARLY, NO_CATCHING, OK, WRONG_CALL, WRONG_CATCH
from .state import DEFEND, DRAWN, JOIN, NOBODY, SLAP, SWAP, State


@kernel
def lapse(s: State, seat: int) -> None:
    """The hand is another one now: no call, no window."""
    s.called[seat] = 0
    if s.announced == seat:
        s.announced = NOBODY
    if s.window[seat] > 0:
        s.window[seat] = 0
        s.windows -= 1


@kernel
def owe_call(s: State, r: RuleNumbers, seat: int) -> None:
    """A hand of one card without a call: from now on it can be caught."""
    if s.size[seat] == 1 and s.called[seat] == 0 and r.catch_until != WHILE_HOLDING_ONE:
        if s.window[seat] == 0:
            s.windows += 1
        s.window[seat] = 2 if r.catch_until == SECOND_NEXT_ACTS else 1


@kernel
def hand_shrank(s: State, r: RuleNumbers, seat: int) -> None:
    """Cards were laid: an announcement now becomes a call, or a call is owed."""
    said = s.announced == seat
    s.announced = NOBODY
    lapse(s, seat)
    if s.size[seat] == 1:
        if said:
            s.called[seat] = 1
            emit(s, CALLED, seat, 1, 0)
        else:
            owe_call(s, r, seat)


@kernel
def new_hand(s: State, r: RuleNumbers, seat: int) -> None:
    """A hand came to another owner (G29)."""
    lapse(s, seat)
    owe_call(s, r, seat)


@kernel
def count_act(s: State) -> None:
    """A turn move or a jump-in: windows that were open run down."""
    if s.windows > 0:
        for seat in range(s.players):
            if s.window[seat] > 0:
                s.window[seat] -= 1
                if s.window[seat] == 0:
                    s.windows -= 1


@rare
def close_windows(s: State) -> None:
    """Nobody can be caught any more for a call forgotten before now."""
    for seat in range(s.players):
        s.window[seat] = 0
    s.windows = 0


@kernel
def swap_is_open(s: State) -> bool:
    """Whether hands may still change owners: until that is settled nobody can be caught."""
    return s.phase == SWAP or s.phase == DEFEND


@kernel
def catchable(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat holds one card, has not called, and the time to catch it is not over."""
    if s.size[seat] != 1 or s.called[seat] != 0 or r.uno_penalty == 0 or swap_is_open(s):
        return False
    return r.catch_until == WHILE_HOLDING_ONE or s.window[seat] > 0


@rare
def holds_pair(s: State, seat: int) -> bool:
    """Whether two cards of one face are in a hand."""
    faces = s.held[seat]
    while faces != 0:
        if s.hand[seat][lowest(faces)] >= 2:
            return True
        faces &= faces - 1
    return False


@rare
def can_announce(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a call now is the announcement of a play that leaves one card (B18)."""
    if r.call_when != ANNOUNCE:
        return False
    if s.phase == DEFEND or s.phase == JOIN:
        return seat == s.asked and s.size[seat] == 2
    if seat != s.turn or s.phase == SWAP or s.phase > SLAP:
        return False
    if s.size[seat] == 2:
        return True
    return s.size[seat] == 3 and r.double_play == 1 and s.phase != DRAWN and holds_pair(s, seat)


@kernel
def right_call(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether calling Uno now is no mistake."""
    return s.size[seat] == 1 or can_announce(s, r, seat)


@kernel
def call_refusal(s: State, r: RuleNumbers, seat: int) -> int:
    """A wrong call is a legal move at a price; where it has none it is refused."""
    if right_call(s, r, seat) or r.false_call_penalty > 0:
        return OK
    return WRONG_CALL


@kernel
def catch_refusal(s: State, r: RuleNumbers, seat: int, target: int) -> int:
    """A wrong catch is a legal move at a price; where it has none it is refused."""
    if r.uno_penalty == 0:
        return NO_CATCHING
    if target == seat:
        return CATCH_SELF
    if swap_is_open(s):
        return CATCH_TOO_EARLY
    if catchable(s, r, target) or r.false_catch_penalty > 0:
        return OK
    return WRONG_CATCH
