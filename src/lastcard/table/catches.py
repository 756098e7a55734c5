"""Catches and the grace seconds (G28): who can be caught since when, and which catches came too early."""

from collections.abc import Callable, Iterable

from lastcard.engine.moves import CATCH
from lastcard.notation.moves import Move, move_of
from lastcard.table.planned import PlannedMove


class Catches:
    """A correct catch that comes before the grace seconds are over waits until they are. The player who
    forgot to say Uno has that long to say it."""

    def __init__(self, grace: float, on_wait: Callable[[int, Move], None]) -> None:
        self.grace = grace
        self.since: dict[int, float] = {}  # when each seat became catchable
        self.waiting: list[PlannedMove] = []  # catches that came too early
        self.out: tuple[int, ...] = ()  # seats that are out and catch nobody
        self._on_wait = on_wait  # called with a catch that starts to wait

    def waits(self, seat: int, move: Move, now: float) -> bool:
        """Whether a move is a correct catch within the grace seconds. If so, it waits from now on."""
        target = move.seat if move.kind == "catch" else None
        if target is None or target == seat or target not in self.since or seat in self.out:
            return False
        if any(plan.move.seat == target for plan in self.waiting):
            return True  # another player was first
        since, catch = self.since[target], move_of(CATCH + target)
        if now >= since + self.grace:
            return False
        self.waiting.append(PlannedMove(since + self.grace, seat, catch))
        self._on_wait(seat, catch)
        return True

    def look(self, catchable: Iterable[int], out: tuple[int, ...], now: float) -> None:
        """Note which seats can be caught now, and which are out. Waiting catches of others, or by those who
        are out, are dropped."""
        self.out = out
        self.since = {seat: self.since.get(seat, now) for seat in catchable}
        if self.waiting:
            self.waiting = [
                plan for plan in self.waiting if plan.move.seat in self.since and plan.seat not in out
            ]

    @property
    def grace_ends(self) -> float | None:
        """When the grace seconds of all catchable seats are over, or None if there is no such seat."""
        return max(self.since.values()) + self.grace if self.since else None
