"""Stores the changes of one room, in order, and says when each of them is on the disk."""

import time
from collections.abc import Callable
from functools import partial

from lastcard.server import entries
from lastcard.server.change import Change
from lastcard.server.metrics import Metrics
from lastcard.server.store import Row, Store


class Writer:
    """After a failure nothing counts as stored any more, for it may build on what was lost. As soon as
    nothing is on its way to the disk, `recover` is called, which restores the room from its log and says
    `recovered`."""

    def __init__(self, store: Store, metrics: Metrics, recover: Callable[[], None]) -> None:
        self.pending = 0  # writes that are not finished
        self.broken = False
        self._store = store
        self._metrics = metrics
        self._recover = recover

    def write(self, change: Change, stored: Callable[[], None], lost: Callable[[], None]) -> None:
        """Store a change. Then, and after everything before it, call one of the two."""
        if not change.entries and not self.pending:
            stored()
            return
        self.pending += 1
        self._store.append(rows_of(change), partial(self._finished, stored, lost))

    def _finished(
        self, stored: Callable[[], None], lost: Callable[[], None], error: Exception | None
    ) -> None:
        self.pending -= 1
        if error is None and not self.broken:
            stored()
            return
        self.broken = True
        self._metrics.failed_writes.inc()
        lost()
        self._recover_when_idle()

    def fail(self) -> None:
        """Something went wrong that is not the disk's fault: the room in memory is no longer reliable."""
        self.broken = True
        self._recover_when_idle()

    def _recover_when_idle(self) -> None:
        if self.broken and not self.pending:
            self._recover()

    def recovered(self) -> None:
        """The room is as its log says."""
        self.broken = False


def rows_of(change: Change) -> list[Row]:
    """The rows of a change. The last one has the key of the command."""
    first, wall_clock = change.row - len(change.entries) + 1, time.time()
    return [
        Row(
            change.room,
            row,
            wall_clock,
            change.at,
            change.request if row == change.row else None,
            entries.encode(entry).decode(),
        )
        for row, entry in enumerate(change.entries, first)
    ]
