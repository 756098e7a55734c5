"""How long a message to a client and its answer take, measured by pings."""

from collections import deque

_KEPT = 5


class RoundTrip:
    """The round trip of one connection: the best of the latest few measurements."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._pings = 0
        self._sent: tuple[int, float] | None = None  # the ping that is not answered yet, and when it was sent
        self._measured: deque[float] = deque(maxlen=_KEPT)

    def ping(self, now: float) -> int | None:
        """The number of the ping to send now; None if the last one is not answered yet."""
        if self._sent is not None:
            return None
        self._pings += 1
        self._sent = self._pings, now
        return self._pings

    def pong(self, number: int, now: float) -> None:
        """The client answered a ping. Only the answer to the last one says something."""
        if self._sent and self._sent[0] == number:
            self._measured.append(now - self._sent[1])
            self._sent = None
            self.seconds = min(self._measured)
