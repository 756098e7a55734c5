"""Who was first? Reactions are ordered by when they were made, not by whose packet won.

A move counts from the time it arrived, less the time that its player's line takes there and back: so long ago
the player saw what he reacts to, and answered. Nobody is credited with more than BOUND, so that a line that
pretends to be slow gains no more than that. While a move could take away somebody else's chance to react, it
is held back for as long as that other player's line is slower, at most BOUND; then all that have come
meanwhile are made in their right order. Those that were made within TIE of each other are equal: then the
seat closest after the player who laid the card is first.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from lastcard.rules import Rules
from lastcard.views.seat import View

BOUND = 0.150  # seconds of a line that are made good at most
TIE = 0.010  # seconds that cannot be told apart
COOLDOWN = 3.0  # seconds until the next try, where a wrong one costs nothing

T = TypeVar("T")


@dataclass(frozen=True)
class Reach(Generic[T]):
    """A move that has arrived: when it was made, and from which seat."""

    made: float
    seat: int
    what: T
    until: float = 0.0  # when everything that was made before it is here


def made_at(arrived: float, round_trip: float) -> float:
    """When a move was made, by its player's line."""
    return arrived - min(round_trip, BOUND)


def is_contested(table: View, rules: Rules) -> bool:
    """Whether anybody could react now in a way that somebody else can be quicker at, for all that everybody
    sees. Hands are not asked: that a move waits must not tell what is in them."""
    challenge = table.challengeable is not None and rules["challenge_by"] == "anyone"
    return bool(table.catchable) or table.phase == "slap" or challenge or rules["jump_in"] != "off"


def hold_back(round_trip: float, others: Sequence[float]) -> float:
    """How long a move waits for those of others who have a chance: until whatever they did before it has
    arrived."""
    slower = max(min(other, BOUND) for other in others) - min(round_trip, BOUND)
    return min(max(slower, 0.0) + TIE, BOUND)


def first_of(
    reaches: Sequence[Reach[T]], ripe: Callable[[Reach[T]], bool], layer: int, seats: int
) -> list[Reach[T]]:
    """Moves in the order in which they were made, up to the first one that is not ripe yet; those that cannot
    be told apart by their seats."""
    waiting = sorted(reaches, key=lambda reach: reach.made)
    ordered: list[Reach[T]] = []
    while waiting and ripe(waiting[0]):
        first = waiting[0].made
        equal = [reach for reach in waiting if reach.made - first <= TIE]
        waiting = waiting[len(equal) :]
        ordered += sorted(equal, key=lambda reach: (reach.seat - layer - 1) % seats)
    return ordered
