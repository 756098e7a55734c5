"""The clock of a table. It stops while the table is paused."""

import time


class Clock:
    """Seconds since the table opened, not counting pauses. A reopened table continues from `now`."""

    def __init__(self, now: float = 0.0) -> None:
        self._began = time.monotonic() - now
        self._stopped: float | None = None  # the time at which it was paused

    def now(self) -> float:
        """The time at the table."""
        return time.monotonic() - self._began if self._stopped is None else self._stopped

    @property
    def paused(self) -> bool:
        """Whether the clock is stopped."""
        return self._stopped is not None

    def pause(self) -> None:
        """Stop the clock. Stopping it twice is the same as stopping it once."""
        self._stopped = self.now()

    def skip_to(self, moment: float) -> None:
        """Move a paused clock ahead to a time, unless that time has passed."""
        if self._stopped is not None:
            self._stopped = max(self._stopped, moment)

    def go_on(self) -> None:
        """Continue from where the clock was paused."""
        if self._stopped is not None:
            self._began = time.monotonic() - self._stopped
            self._stopped = None
