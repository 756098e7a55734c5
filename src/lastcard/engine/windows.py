"""Calls of Uno as the state keeps them, and the time in which a missing call can be caught.

A call counts for the present hand: it lapses when the hand changes its size or its owner. Where the time to
catch ends after some acts of others, `window[seat]` counts them down. Under "while holding one" there is no
window. The moves themselves, calling and catching, are in uno.py.
"""

from .events import CALLED
from .kernel import emit, kernel, rare
from .numbers import RuleNumbers
from .state import NOBODY, State
from .values import SECOND_NEXT_ACTS, WHILE_HOLDING_ONE


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
