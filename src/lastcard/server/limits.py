"""Limits: rates by connection and by address, and sizes."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """How many a second, and how many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """The limits of a server."""

    message_bytes: int = 4096
    frame_bytes: int = 65536  # a larger frame closes the connection
    messages: Rate = Rate(20, 60)  # of one connection
    messages_by_address: Rate = Rate(200, 600)
    rooms_by_address: Rate = Rate(0.2, 20)  # opened
    strays_by_address: Rate = Rate(0.2, 20)  # requests for rooms that do not exist
    requests_by_address: Rate = Rate(20, 100)  # over HTTP
    connections_by_address: int = 60
    connections_by_room: int = 60
    rooms: int = 2000  # open at a time
    backlog: int = 300  # frames that may wait for a client that does not read


@dataclass
class Bucket:
    """A token bucket: it fills at a rate, and every take removes one."""

    rate: Rate
    filled: float = 0.0
    at: float = field(default=0.0)

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.filled = min(self.rate.burst, self.filled + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.filled < 1:
            return False
        self.filled -= 1
        return True


class Buckets:
    """One bucket for each address. Buckets that are full again are dropped."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Whether an address may do one more now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._forget(now)
            bucket = self._buckets[address] = Bucket(self.rate, self.rate.burst, now)
        return bucket.take(now)

    def __len__(self) -> int:
        return len(self._buckets)

    def __contains__(self, address: str) -> bool:
        return address in self._buckets

    def is_empty(self, address: str, now: float) -> bool:
        """Whether an address has used up everything for now."""
        bucket = self._buckets.get(address)
        return bucket is not None and bucket.filled + (now - bucket.at) * self.rate.per_second < 1

    def _forget(self, now: float) -> None:
        """Drop the buckets that have had the time to fill up again."""
        full = self.rate.burst / self.rate.per_second
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if now - bucket.at < full}
