"""Who is connected to a room, and the seat that each of them holds."""

from collections.abc import Callable, ItemsView, Iterator
from typing import Protocol


class Connection(Protocol):
    """A client that is connected, as a room sees it."""

    key: str  # of its token
    language: str
    round_trip: float  # in seconds

    def push(self, frame: bytes) -> None:
        """Send a frame, now or when the client reads again."""
        ...

    def ping(self) -> None:
        """Measure the round trip."""
        ...


Frames = list[tuple[Connection, bytes]]


def deliver(frames: Frames, then: Callable[[], None] | None = None) -> None:
    """Send each frame to its connection, and do something else after that."""
    for connection, frame in frames:
        connection.push(frame)
    if then:
        then()


class Connections:
    """The connections of a room. Several can hold the same seat, such as two tabs of a browser."""

    def __init__(self) -> None:
        self._seats: dict[Connection, int | None] = {}
        self._tokens: dict[Connection, str] = {}

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._seats))

    def items(self) -> ItemsView[Connection, int | None]:
        """All connections with their seats; None for those who watch."""
        return self._seats.items()

    def add(self, connection: Connection, seat: int | None, token: str = "") -> None:
        """Someone connects. `token` is the new token of someone who came without one."""
        self._seats[connection] = seat
        self._tokens[connection] = token

    def remove(self, connection: Connection) -> None:
        """Someone disconnects."""
        self._seats.pop(connection, None)
        self._tokens.pop(connection, None)

    def find_seats(self, seat_of: Callable[[str], int | None]) -> None:
        """Look up the seat of every connection by its key, after people have changed seats."""
        self._seats = {connection: seat_of(connection.key) for connection in self._seats}

    def seat_of(self, connection: Connection) -> int | None:
        """The seat that a connection holds."""
        return self._seats.get(connection)

    def token_of(self, connection: Connection) -> str:
        """The new token that a connection was given; empty if it brought its own."""
        return self._tokens.get(connection, "")

    def has_key(self, key: str) -> bool:
        """Whether someone with this key is connected."""
        return any(connection.key == key for connection in self._seats)

    @property
    def seats(self) -> set[int]:
        """The seats that someone is connected for."""
        return {seat for seat in self._seats.values() if seat is not None}

    @property
    def watchers(self) -> int:
        """How many connections hold no seat."""
        return sum(seat is None for seat in self._seats.values())

    def round_trips(self, seats: Callable[[int], bool]) -> list[float]:
        """The round trips of the connections at some seats."""
        return [
            connection.round_trip
            for connection, seat in self._seats.items()
            if seat is not None and seats(seat)
        ]
