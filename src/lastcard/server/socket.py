"""The websocket endpoint, and the connection of one client. A message that is not a command is answered with
an error, and the connection goes on."""

import time
from collections import deque
from typing import Annotated

import msgspec

from lastcard import protocol as m
from lastcard.errors import LastCardError
from lastcard.server.actor import RoomActor
from lastcard.server.frames import encode
from lastcard.server.keys import is_token, key_of, new_token
from lastcard.server.limits import Bucket
from lastcard.server.registry import Registry
from lastcard.server.round_trip import RoundTrip
from lastcard.server.security import Receive, Scope, Send, address_of, origin_allowed
from lastcard.server.transport import WebSocketTransport, transport_of
from lastcard.texts import LANGUAGES

SOCKET_PATH = "/ws/"  # and then the code of a room
_POLICY_VIOLATION, _TRY_AGAIN_LATER = 1008, 1013  # codes for closing a websocket

_decode = msgspec.json.Decoder(m.AnyCommand).decode


class Socket:
    """The websocket endpoint, as an ASGI application."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        registry, address = self._registry, address_of(scope)
        room = scope["path"].removeprefix(SOCKET_PATH)
        await receive()  # websocket.connect
        if not origin_allowed(scope, registry.settings.origins):
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION})
            return
        if registry.connections[address] >= registry.settings.limits.connections_by_address:
            await send({"type": "websocket.close", "code": _TRY_AGAIN_LATER})
            return
        transport = transport_of(scope)
        transport.listener = connection = WebSocketConnection(registry, room, address, transport)
        await send({"type": "websocket.accept"})
        registry.connections[address] += 1
        registry.metrics.connections.inc()
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass  # messages go to the listener of the transport
        finally:
            connection.leave()
            registry.metrics.connections.dec()
            registry.connections[address] -= 1
            if not registry.connections[address]:
                del registry.connections[address]


class WebSocketConnection:
    """The connection of one client. Frames that the client does not read wait in a queue, so that it holds up
    nobody else."""

    def __init__(self, registry: Registry, room: str, address: str, transport: WebSocketTransport) -> None:
        self.key = ""
        self.language = "en"
        self.round_trip = 0.0
        self._registry = registry
        self._limits = registry.settings.limits
        self._room = room
        self._address = address
        self._transport = transport
        self._actor: RoomActor | None = None
        self._bucket = Bucket(self._limits.messages, self._limits.messages.burst, time.monotonic())
        self._queue: deque[bytes] = deque()
        self._closed = False
        self._measured = RoundTrip()

    # To the client

    def push(self, frame: bytes) -> None:
        """Send a frame, now or when the client reads again. A client with too many waiting frames is
        disconnected."""
        if self._closed or (not self._queue and self._transport.send_text(frame)):
            return
        self._queue.append(frame)
        if len(self._queue) > self._limits.backlog:
            self._registry.metrics.dropped.inc()
            self.disconnect()

    def writable(self) -> None:
        """The client reads again: send the frames that waited."""
        while self._queue and self._transport.send_text(self._queue[0]):
            self._queue.popleft()

    def ping(self) -> None:
        """Measure the round trip, unless a ping is still unanswered."""
        number = self._measured.ping(time.monotonic())
        if number is not None:
            self.push(encode(m.Ping(number)))

    def leave(self) -> None:
        """Leave the room. Nothing is sent or received any more."""
        self._closed = True
        self._queue.clear()
        if self._actor:
            self._actor.exit(self)
            self._actor = None

    def disconnect(self) -> None:
        """Leave the room and close the connection without waiting for the client."""
        self.leave()
        self._transport.abort()

    # From the client

    def received(self, message: bytes | None) -> None:
        """Handle a message; None for one that is not text."""
        if self._closed:
            return
        try:
            self._handle(self._read(message))
        except LastCardError as error:
            code = error.key.removeprefix("server-")
            self._registry.metrics.refused.labels(code).inc()
            self.push(encode(m.Problem(code, error.in_language(self.language), _id_of(message or b""))))

    def _read(self, message: bytes | None) -> m.AnyCommand:
        now = time.monotonic()
        if not (self._bucket.take(now) and self._registry.messages.take(self._address, now)):
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

    def _handle(self, command: m.AnyCommand) -> None:
        if isinstance(command, m.Pong):
            self._measured.pong(command.number, time.monotonic())
            self.round_trip = self._measured.seconds
        elif isinstance(command, m.Hello):
            self._hello(command)
        elif self._actor is None:
            raise LastCardError("server-hello-first")
        else:
            self._actor.handle(self, command)

    def _hello(self, hello: m.Hello) -> None:
        if self._actor:
            raise LastCardError("server-hello-once")
        self.language = hello.lang if hello.lang in LANGUAGES else "en"
        if hello.version != m.VERSION:
            raise LastCardError("server-version", given=str(hello.version)[:20], spoken=m.VERSION)
        actor = self._registry.find(self._room, self._address, hello.token)
        if len(actor.connections) >= self._limits.connections_by_room:
            raise LastCardError("server-room-full")
        if hello.token and not is_token(hello.token):
            raise LastCardError("server-no-token")
        new = "" if hello.token else new_token()
        self.key = key_of(hello.token or new)
        self._actor = actor
        actor.enter(self, hello.after, new)


class _WithId(msgspec.Struct):
    """Any message that has an id."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


def _id_of(message: bytes) -> str | None:
    """The id of a message that is not a command, if it has one that is short enough to be sent back."""
    try:
        return msgspec.json.decode(message, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
