"""Time at the table: it stands still while the table is paused."""

import time


class Clock:
    """Seconds since the table opened, pauses not counted. One that is opened again goes on from a time."""

    def __init__(self, now: float = 0.0) -> None:
        self._began = time.monotonic() - now
        self._stopped: float | None = None  # the time at which it stands still

    def now(self) -> float:
        """The time at the table."""
        return time.monotonic() - self._began if self._stopped is None else self._stopped

    @property
    def paused(self) -> bool:
        """Whether time stands still."""
        return self._stopped is not None

    def pause(self) -> None:
        """Stop; stopping twice is stopping once."""
        self._stopped = self.now()

    def skip_to(self, moment: float) -> None:
        """While paused: let a time come at once, unless it is over."""
        if self._stopped is not None:
            self._stopped = max(self._stopped, moment)

    def go_on(self) -> None:
        """Go on as if no time had passed."""
        if self._stopped is not None:
            self._began = time.monotonic() - self._stopped
            self._stopped = None
