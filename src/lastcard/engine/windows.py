"""Calls of Uno as the state keeps them, and the time in which a missing call can be caught.

A call counts for the present hand: it lapses when the hand changes its size or its owner. Where the time to
catch ends after some acts of others, `window[seat]` counts them down. Under "while holding one" there is no
window. The moves themselves, calling and catching, are in uno.py.
"""

from .events import CALLED
from .kernel import emit, kernel, rare
from .numbers import RuleNumbers
from .state import NOBODY, State
from .values import AT_ONCE, SECOND_NEXT_ACTS, WHILE_HOLDING_ONE


@kernel
def lapse(s: State, seat: int) -> None:
    """Forget the call and the window of a seat: its hand has changed."""
    s.called[seat] = 0
    if s.announced == seat:
        s.announced = NOBODY
    if s.window[seat] > 0:
        s.window[seat] = 0
        s.windows -= 1


@kernel
def owe_call(s: State, r: RuleNumbers, seat: int) -> None:
    """Open the window of a hand of one card without a call: from now on it can be caught. Where a missing
    call costs cards by itself, nobody catches, and there is no window."""
    if s.size[seat] != 1 or s.called[seat] != 0:
        return
    if r.catch_until != WHILE_HOLDING_ONE and r.catch_until != AT_ONCE:
        if s.window[seat] == 0:
            s.windows += 1
        s.window[seat] = 2 if r.catch_until == SECOND_NEXT_ACTS else 1


@kernel
def hand_shrank(s: State, r: RuleNumbers, seat: int) -> None:
    """After laying cards, turn an announcement into a call, or note that a call is owed."""
    said = s.announced == seat
    s.announced = NOBODY
    lapse(s, seat)
    if s.size[seat] == 1:
        if said:
            s.called[seat] = 1
            emit(s, CALLED, seat, 1, 0)
        else:
            owe_call(s, r, seat)


@rare
def play_left_one(s: State, r: RuleNumbers, seat: int) -> None:
    """After a play that left one card, note a call that was not announced, where that costs cards by itself
    (E08). This is for plays that could be announced: not for jump-ins, nor for a card that had to be played
    as soon as it was drawn. It comes before the cards act, so that nobody pays for a hand that came from
    another player."""
    if r.catch_until == AT_ONCE and r.uno_penalty > 0 and s.called[seat] == 0:
        s.forgot |= 1 << seat


@kernel
def new_hand(s: State, r: RuleNumbers, seat: int) -> None:
    """Start again with the call of a seat whose hand came from another player (G29)."""
    lapse(s, seat)
    s.forgot &= ~(1 << seat)
    owe_call(s, r, seat)


@kernel
def count_act(s: State) -> None:
    """Count a turn move or a jump-in: open windows run down."""
    s.opening = 0
    if s.windows > 0:
        for seat in range(s.players):
            if s.window[seat] > 0:
                s.window[seat] -= 1
                if s.window[seat] == 0:
                    s.windows -= 1


@rare
def close_windows(s: State) -> None:
    """Close all windows: nobody can be caught for a call forgotten before now."""
    for seat in range(s.players):
        s.window[seat] = 0
    s.windows = 0
