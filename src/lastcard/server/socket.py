"""The websocket: one a client. What is no command is answered with an error, and everything goes on."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from lastcard.errors import LastCardError
from lastcard.server import messages as m
from lastcard.server.frames import text_of
from lastcard.server.house import House
from lastcard.server.keeper import Keeper
from lastcard.server.keys import is_token, key_of, new_token
from lastcard.server.limits import Bucket
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
        await send({"type": "websocket.accept"})
        connection = Connection(house, address, send)
        house.connections[address] = house.connections.get(address, 0) + 1
        house.metrics.connections.inc()
        try:
            await connection.run(receive)
        finally:
            house.metrics.connections.dec()
            house.connections[address] -= 1
            if not house.connections[address]:
                del house.connections[address]


class Connection:
    """One client. Frames wait in a queue of their own: who does not read stalls nobody else."""

    def __init__(self, house: House, address: str, send: Send) -> None:
        self.key = ""
        self.language = "en"
        self.round_trip = 0.0
        self._house = house
        self._limits = house.settings.limits
        self._address = address
        self._send = send
        self._keeper: Keeper | None = None
        self._bucket = Bucket(self._limits.messages, self._limits.messages.burst, time.monotonic())
        self._queue: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closed = False
        self._writing = False  # the writer waits for the client
        self._cutting: asyncio.Future[None] | None = None
        self._pinged: tuple[int, float] | None = None
        self._pings = 0
        self._trips: deque[float] = deque(maxlen=_TRIES)

    async def run(self, receive: Receive) -> None:
        """Until the client is gone, or is too slow."""
        writer = asyncio.create_task(self._write())
        try:
            while (message := await receive())["type"] == "websocket.receive":
                self._take(message)
        finally:
            self._closed = True
            if self._keeper:
                self._keeper.exit(self)
            writer.cancel()

    # To the client

    def push(self, frame: str) -> None:
        """Send a frame when there is room for it; a client that leaves too many waiting is let go."""
        if self._closed:
            return
        if not self._queue and not self._writing and self._sent_at_once(frame):
            return
        self._queue.append(frame)
        if len(self._queue) > self._limits.backlog:
            self._house.metrics.dropped.inc()
            self._drop()
        elif self._wake and not self._wake.done():
            self._wake.set_result(None)

    def _sent_at_once(self, frame: str) -> bool:
        """Whether a frame could be sent without waiting, as nearly all can: that spares a turn of the event
        loop. A send that would wait for the client has done nothing yet, and is given up."""
        sending = self._send({"type": "websocket.send", "text": frame}).__await__()
        try:
            next(sending)
        except StopIteration:
            return True
        except (OSError, RuntimeError):
            return True  # gone; the reader notices by itself
        sending.close()  # type: ignore[attr-defined]
        return False

    def _drop(self) -> None:
        """Leave the room at once; the writer hangs in a send, so the line is cut."""
        self._closed = True
        self._queue.clear()
        if self._keeper:
            self._keeper.exit(self)
            self._keeper = None
        self._cutting = asyncio.ensure_future(self._cut())

    async def _cut(self) -> None:
        with suppress(TimeoutError, OSError, RuntimeError):  # it may not even read that: pings will end it
            async with asyncio.timeout(1):
                await self._send({"type": "websocket.close", "code": _TRY_LATER})

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError, RuntimeError):  # gone; the reader notices by itself
            while True:
                while self._queue:
                    self._writing = True
                    await self._send({"type": "websocket.send", "text": self._queue.popleft()})
                self._writing = False
                self._wake = loop.create_future()
                await self._wake

    def ping(self) -> None:
        """Measure the line; one ping at a time."""
        if self._pinged is None:
            self._pings += 1
            self._pinged = self._pings, time.monotonic()
            self.push(text_of(m.Ping(self._pings)))

    # From the client

    def _take(self, message: MutableMapping[str, Any]) -> None:
        """One message, whatever it is."""
        try:
            self._obey(self._read(message))
        except LastCardError as error:
            code = error.key.removeprefix("server-")
            self._house.metrics.refused.labels(code).inc()
            words = error.in_language(self.language)
            self.push(text_of(m.Problem(code, words, _id_of(message.get("text") or ""))))

    def _read(self, message: MutableMapping[str, Any]) -> m.AnyCommand:
        now = time.monotonic()
        if not (self._bucket.take(now) and self._house.messages.take(self._address, now)):
            raise LastCardError("server-too-fast")
        text = message.get("text")
        if text is None:
            raise LastCardError("server-binary")
        if len(text) > self._limits.message_bytes or len(text.encode()) > self._limits.message_bytes:
            raise LastCardError("server-too-big", most=self._limits.message_bytes)
        try:
            return _decode(text)
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


def _id_of(text: str) -> str | None:
    """The id of something that is no command, if it has one that is short enough to be said again."""
    try:
        return msgspec.json.decode(text, type=_Named).id
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
