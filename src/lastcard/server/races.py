"""Who was first? Reactions are ordered by when they were made, not by which packet arrived first.

A move counts from the time it arrived minus the round trip of its player's connection: that long ago the
player saw what they react to. No more than BOUND is credited, so a connection that pretends to be slow gains
no more than that. While a move could take a reaction away from someone else, it is held back as long as that
player's connection is slower, BOUND at most; then the moves that have come in meanwhile are made in their
right order. Moves within TIE of each other count as equal: the seat closest after the player of the top card
is first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

BOUND = 0.150  # seconds of round trip that are credited at most
TIE = 0.010  # seconds that cannot be told apart

T = TypeVar("T")


@dataclass(frozen=True)
class ReactionAttempt(Generic[T]):
    """A move that has arrived and is held back."""

    made: float  # when its player made it
    seat: int
    command: T
    until: float  # when every move that was made before it has arrived


@dataclass(frozen=True)
class SeatOrder:
    """Who is first among equals: the seats clockwise after the player of the top card."""

    last_player: int
    seats: int

    def rank(self, seat: int) -> int:
        """The place of a seat in this order, from 0."""
        return (seat - self.last_player - 1) % self.seats


class Race(Generic[T]):
    """The moves of a room that are held back. All times are of one clock."""

    def __init__(self) -> None:
        self._attempts: list[ReactionAttempt[T]] = []

    def __len__(self) -> int:
        return len(self._attempts)

    def __iter__(self) -> Iterator[ReactionAttempt[T]]:
        return iter(self._attempts)

    def add(self, seat: int, command: T, now: float, round_trip: float, others: Sequence[float]) -> None:
        """Hold back a move that arrived now. `others` are the round trips of those who could still react."""
        own = [attempt.made for attempt in self._attempts if attempt.seat == seat]
        made = max((made_at(now, round_trip), *own))  # the moves of one seat stay in order
        until = now + (hold_back(round_trip, others) if others else 0.0)
        self._attempts.append(ReactionAttempt(made, seat, command, until))

    def next_due(self) -> float | None:
        """When the earliest move can be made."""
        return min(self._attempts, key=lambda attempt: attempt.made).until if self._attempts else None

    def take_due(self, now: float, order: SeatOrder) -> list[T]:
        """Remove and return the moves that can be made now, in their right order."""
        return self._take(lambda attempt: attempt.until <= now, order)

    def take_made_by(self, moment: float, order: SeatOrder) -> list[T]:
        """Remove and return the moves that were made by some moment."""
        return self._take(lambda attempt: attempt.made <= moment, order)

    def take_all(self, order: SeatOrder) -> list[T]:
        """Remove and return all moves in their right order."""
        return self._take(lambda _attempt: True, order)

    def _take(self, ready: Callable[[ReactionAttempt[T]], bool], order: SeatOrder) -> list[T]:
        """The moves up to the first one that is not ready."""
        waiting = sorted(self._attempts, key=lambda attempt: attempt.made)
        taken: list[ReactionAttempt[T]] = []
        while waiting and ready(waiting[0]):
            first = waiting[0].made
            equal = [attempt for attempt in waiting if attempt.made - first <= TIE]
            waiting = waiting[len(equal) :]
            taken += sorted(equal, key=lambda attempt: order.rank(attempt.seat))
        self._attempts = [attempt for attempt in self._attempts if attempt in waiting]
        return [attempt.command for attempt in taken]


def made_at(arrived: float, round_trip: float) -> float:
    """When a move was made, given its arrival and the round trip of its connection."""
    return arrived - min(round_trip, BOUND)


def hold_back(round_trip: float, others: Sequence[float]) -> float:
    """How long a move waits until everything that others did before it has arrived."""
    slower = max(min(other, BOUND) for other in others) - min(round_trip, BOUND)
    return min(max(slower, 0.0) + TIE, BOUND)
