"""Whose turn it is, and whom the game waits for. Seats that are out are passed over."""

from .events import SKIPPED
from .kernel import emit, kernel, rare
from .phases import DEFEND, DUMP, JOIN, SLAP, TURN
from .state import NO_CARD, NOBODY, State


@kernel
def is_out(s: State, seat: int) -> bool:
    """Whether a seat does not take part: it has finished, was knocked out or left the match."""
    return (s.out >> seat) & 1 == 1


@kernel
def next_place(s: State, seat: int) -> int:
    """The next seat in the direction of play, out or not."""
    return s.clockwise[seat] if s.direction == 1 else s.counterclockwise[seat]


@kernel
def next_seat(s: State, seat: int) -> int:
    """The next seat in the direction of play."""
    place = next_place(s, seat)
    return place if s.out == 0 else pass_over(s, place)


@rare
def pass_over(s: State, place: int) -> int:
    """The first seat from a place on that is not out."""
    while is_out(s, place):
        place = next_place(s, place)
    return place


@kernel
def seat_after(s: State, seat: int, steps: int) -> int:
    """The seat so many steps on in the direction of play."""
    for _ in range(steps):
        seat = next_seat(s, seat)
    return seat


@kernel
def seat_before(s: State, seat: int) -> int:
    """The seat that plays before another one."""
    place = seat
    while True:
        place = s.counterclockwise[place] if s.direction == 1 else s.clockwise[place]
        if not is_out(s, place):
            return place


@kernel
def give_turn(s: State, seat: int) -> None:
    """Let a seat begin its turn."""
    s.turn = seat
    s.phase = TURN
    s.drawn = NO_CARD
    s.announced = NOBODY


@kernel
def pass_turn(s: State, seat: int) -> None:
    """Pass the turn to the next seat. This is done so often that it calls no other function if it can."""
    place = s.clockwise[seat] if s.direction == 1 else s.counterclockwise[seat]
    s.turn = place if s.out == 0 else pass_over(s, place)
    s.phase = TURN
    s.drawn = NO_CARD
    s.announced = NOBODY


@kernel
def skip_turns(s: State, seat: int, skipped: int) -> None:
    """Skip the next seat, or several."""
    for _ in range(skipped):
        seat = next_seat(s, seat)
        emit(s, SKIPPED, seat, 0, 0)
    pass_turn(s, seat)


@kernel
def dealer_seat(s: State) -> int:
    """The seat to the right of the first player; those who left the match do not count."""
    place = s.counterclockwise[s.first]
    while (s.gone >> place) & 1 == 1:
        place = s.counterclockwise[place]
    return place


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
