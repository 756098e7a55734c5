"""Moves that are planned for later."""

from dataclasses import dataclass

from lastcard.notation.moves import Move


@dataclass(frozen=True)
class PlannedMove:
    """A move that a seat will make at a given time."""

    due: float
    seat: int
    move: Move
