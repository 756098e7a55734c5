"""The websocket: one a client. What is no command is answered with an error, and everything goes on."""

import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from lastcard.errors import LastCardError
from lastcard.server import messages as m
from lastcard.server.frames import encode
from lastcard.server.house import House
from lastcard.server.keeper import Keeper
from lastcard.server.keys import is_token, key_of, new_token
from lastcard.server.limits import Bucket
from lastcard.server.line import Line, line_of
from lastcard.texts import LANGUAGES

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_TRIES = 5  # round trips that the best is taken of
_POLICY, _TRY_LATER = 1008, 1013

_decode = msgspec.json.Decoder(m.AnyCommand).decode


class Socket:
    """The websocket endpoint, as an ASGI application."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house, address = self._house, address_of(scope)
        await receive()  # websocket.connect
        if not origin_allowed(scope, house.settings.origins):
            await send({"type": "websocket.close", "code": _POLICY})
            return
        if house.connections.get(address, 0) >= house.settings.limits.connections_by_address:
            await send({"type": "websocket.close", "code": _TRY_LATER})
            return
        line = line_of(scope)
        line.listener = connection = Connection(house, address, line)
        await send({"type": "websocket.accept"})
        house.connections[address] = house.connections.get(address, 0) + 1
        house.metrics.connections.inc()
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass  # the line tells the rest by itself
        finally:
            connection.leave()
            house.metrics.connections.dec()
            house.connections[address] -= 1
            if not house.connections[address]:
                del house.connections[address]


class Connection:
    """One client. Frames that it does not read at once wait in a queue: it stalls nobody else."""

    def __init__(self, house: House, address: str, line: Line) -> None:
        self.key = ""
        self.language = "en"
        self.round_trip = 0.0
        self._house = house
        self._limits = house.settings.limits
        self._address = address
        self._line = line
        self._keeper: Keeper | None = None
        self._bucket = Bucket(self._limits.messages, self._limits.messages.burst, time.monotonic())
        self._queue: deque[bytes] = deque()
        self._closed = False
        self._pinged: tuple[int, float] | None = None
        self._pings = 0
        self._trips: deque[float] = deque(maxlen=_TRIES)

    # To the client

    def push(self, frame: bytes) -> None:
        """Send a frame when there is room for it; a client that leaves too many waiting is let go."""
        if self._closed or (not self._queue and self._line.say(frame)):
            return
        self._queue.append(frame)
        if len(self._queue) > self._limits.backlog:
            self._house.metrics.dropped.inc()
            self.leave()
            self._line.cut()

    def go_on(self) -> None:
        """The client has read what it was sent; now what has waited."""
        while self._queue and self._line.say(self._queue[0]):
            self._queue.popleft()

    def leave(self) -> None:
        """Nothing is said or heard any more."""
        self._closed = True
        self._queue.clear()
        if self._keeper:
            self._keeper.exit(self)
            self._keeper = None

    def ping(self) -> None:
        """Measure the line; one ping at a time."""
        if self._pinged is None:
            self._pings += 1
            self._pinged = self._pings, time.monotonic()
            self.push(encode(m.Ping(self._pings)))

    # From the client

    def hear(self, message: bytes | None) -> None:
        """One message, whatever it is."""
        if self._closed:
            return
        try:
            self._obey(self._read(message))
        except LastCardError as error:
            code = error.key.removeprefix("server-")
            self._house.metrics.refused.labels(code).inc()
            self.push(encode(m.Problem(code, error.in_language(self.language), _id_of(message or b""))))

    def _read(self, message: bytes | None) -> m.AnyCommand:
        now = time.monotonic()
        if not (self._bucket.take(now) and self._house.messages.take(self._address, now)):
            raise LastCardError("server-too-fast")
        if message is None:
            raise LastCardError("server-binary")
        if len(message) > self._limits.message_bytes:
            raise LastCardError("server-too-big", most=self._limits.message_bytes)
        try:
            return _decode(message)
        except msgspec.ValidationError as error:
            raise LastCardError("server-no-command", reason=error) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise LastCardError("server-no-json") from None

    def _obey(self, command: m.AnyCommand) -> None:
        if isinstance(command, m.Pong):
            self._ponged(command.number)
        elif isinstance(command, m.Hello):
            self._hello(command)
        elif self._keeper is None:
            raise LastCardError("server-hello-first")
        else:
            self._keeper.handle(self, command)

    def _hello(self, hello: m.Hello) -> None:
        if self._keeper:
            raise LastCardError("server-hello-once")
        self.language = hello.lang if hello.lang in LANGUAGES else "en"
        if hello.version != m.VERSION:
            raise LastCardError("server-version", given=str(hello.version)[:20], spoken=m.VERSION)
        keeper = self._house.find(hello.room, self._address, hello.token)
        if len(keeper.guests) >= self._limits.connections_by_room:
            raise LastCardError("server-room-full")
        if hello.token and not is_token(hello.token):
            raise LastCardError("server-no-token")
        fresh = "" if hello.token else new_token()
        self.key = key_of(hello.token or fresh)
        self._keeper = keeper
        keeper.enter(self, hello.after, fresh)

    def _ponged(self, number: int) -> None:
        """Only the answer to the last ping says something about the line; the best of a few is taken."""
        if self._pinged and self._pinged[0] == number:
            self._trips.append(time.monotonic() - self._pinged[1])
            self._pinged = None
            self.round_trip = min(self._trips)


class _Named(msgspec.Struct):
    """Whatever it is, it has an id."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


def _id_of(message: bytes) -> str | None:
    """The id of something that is no command, if it has one that is short enough to be said again."""
    try:
        return msgspec.json.decode(message, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def origin_allowed(scope: Scope, others: tuple[str, ...]) -> bool:
    """Whether a page may connect: one of this server's, or one that was named. Programs have no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin or origin in others:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False
