"""Whose turn it is, and whom the game waits for."""

from .events import SKIPPED
from .kernel import emit, kernel
from .phases import DEFEND, DUMP, JOIN, SLAP, TURN
from .state import NO_CARD, NOBODY, State


@kernel
def seat_after(s: State, seat: int, steps: int) -> int:
    """The seat so many steps on in the direction of play."""
    place = seat + s.direction * steps
    while place >= s.players:  # a division would take longer
        place -= s.players
    while place < 0:
        place += s.players
    return place


@kernel
def pass_turn(s: State, seat: int) -> None:
    """Pass the turn to the next seat."""
    place = seat + s.direction
    if place >= s.players:
        place = 0
    elif place < 0:
        place = s.players - 1
    s.turn = place
    s.phase = TURN
    s.drawn = NO_CARD
    s.announced = NOBODY


@kernel
def skip_turns(s: State, seat: int, skipped: int) -> None:
    """Skip the next seat, or the next two."""
    for step in range(1, skipped + 1):
        emit(s, SKIPPED, seat_after(s, seat, step), 0, 0)
    pass_turn(s, seat_after(s, seat, skipped))


@kernel
def dealer_seat(s: State) -> int:
    """The seat to the right of the first player."""
    return (s.first - 1) % s.players


@kernel
def decider(s: State) -> int:
    """The seat that the game waits for (in a slap: the first that has not slapped)."""
    if s.phase == DEFEND or s.phase == JOIN or s.phase == DUMP:
        return s.asked
    if s.phase == SLAP:
        seat = 0
        while (s.slapped >> seat) & 1:
            seat += 1
        return seat
    return s.turn
