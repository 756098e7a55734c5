"""A client in Python. It keeps the room and the view up to date, answers pings, and reconnects by itself when
the connection is lost. It resends commands that got no answer; the server executes each of them only once.

    async with Client("http://localhost:8765", "lusab-babad-gutih") as client:
        await client.command(Sit(client.new_id(), "Robo", program=True))
        await client.until(lambda: client.view is not None)
"""

import asyncio
import itertools
import random
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lastcard import protocol as m
from lastcard.errors import LastCardError
from lastcard.notation.moves import Move
from lastcard.views.seat import View

Answer = m.Done | m.Refused | m.Update | m.WholeView | m.Problem
_decoder = msgspec.json.Decoder(m.AnyMessage)
_KNOWN = {kind.__struct_config__.tag for kind in m.AnyMessage.__args__}  # type: ignore[attr-defined]
_encode = msgspec.json.Encoder().encode
_PASSING = (
    "room-full",
    "rooms-full",
    "too-fast",
    "too-many-tries",
)  # a later attempt may succeed
_SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
_MESSAGE_BYTES = 1 << 20


class Client:
    """The connection of one seat, or of a watcher."""

    first_wait = 0.2  # seconds before the first attempt to reconnect; doubled after each failure
    longest_wait = 5.0

    def __init__(self, address: str, room: str, token: str = "", language: str = "en") -> None:
        self.url = socket_url(address, room)
        self.code = room
        self.token = token
        self.language = language
        self.seq = 0  # the highest number of a message so far
        self.received = 0  # how many messages there have been
        self.seat: int | None = None
        self.host = False
        self.room: m.RoomInfo | None = None
        self.view: View | None = None
        self.on_message: Callable[[m.AnyMessage], None] = lambda _message: None
        self.connection: ClientConnection | None = None  # set from the server's welcome on
        self._ids = itertools.count(1)
        self._name = secrets.token_hex(6)
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._changed = asyncio.Condition()
        self._failure: Exception | None = None  # why the client has stopped for good
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.room is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def new_id(self) -> str:
        """An id that no other command has."""
        return f"{self._name}-{next(self._ids)}"

    async def command(self, command: m.Command) -> Answer:
        """Send a command and wait for its answer, no matter how often the connection breaks."""
        if self._failure is not None:
            raise self._failure
        name: str = command.id  # type: ignore[attr-defined]
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = _encode(command), answer
        await self._send(self._unanswered[name][0])
        return await answer

    async def move(self, move: Move | str) -> Answer:
        """Make a move, based on the latest view."""
        return await self.command(m.Move(self.new_id(), str(move), self.seq))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds. It is checked after every message."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._failure is not None or true())
        if self._failure is not None:
            raise self._failure

    async def drop(self) -> None:
        """Close the connection, as if it were lost. The client reconnects."""
        if self.connection:
            await self.connection.close()

    async def _run(self) -> None:
        """Stay connected. When that ends, everything that waits for an answer gets the reason."""
        try:
            await self._stay_connected()
        except Exception as error:
            self._failure = error
        async with self._changed:
            self._changed.notify_all()
        for _, answer in self._unanswered.values():
            if self._failure is not None and not answer.done():
                answer.set_exception(self._failure)

    async def _stay_connected(self) -> None:
        """Keep reconnecting. Give up only on a server that never answered."""
        wait = self.first_wait
        while self._failure is None:
            try:
                async with connect(
                    self.url, max_size=_MESSAGE_BYTES, compression=None, proxy=None
                ) as connection:
                    wait = self.first_wait
                    await self._converse(connection)
            except (OSError, OverflowError, WebSocketException, TimeoutError):
                if self.room is None:
                    raise LastCardError("connect-nobody", address=self.url) from None
            self.connection = None
            if self._failure is None:
                await asyncio.sleep(wait * (0.5 + random.random()))
                wait = min(wait * 2, self.longest_wait)

    async def _converse(self, connection: ClientConnection) -> None:
        """Say hello, and handle messages until the connection ends."""
        hello = m.Hello(m.VERSION, self.token, self.language, self.seq)
        await connection.send(_encode(hello).decode())
        async for text in connection:
            message = _decoded(text)
            if message is None:
                continue
            if isinstance(message, m.Ping):
                await connection.send(_encode(m.Pong(message.number)).decode())
                continue
            if isinstance(message, m.Problem) and message.code in _PASSING and self.connection is None:
                await self._receive(message)
                return
            if isinstance(message, m.Welcome):
                self.connection = connection
                for command, _ in list(self._unanswered.values()):
                    await connection.send(command.decode())
            await self._receive(message)

    async def _send(self, command: bytes) -> None:
        """Send a command now if there is a connection. If not, it is sent after the next welcome."""
        if self.connection:
            with suppress(OSError, WebSocketException):
                await self.connection.send(command.decode())

    async def _receive(self, message: m.AnyMessage) -> None:
        async with self._changed:
            self._update(message)
            self.on_message(message)
            self._changed.notify_all()

    def _update(self, message: m.AnyMessage) -> None:
        if isinstance(message, (m.Welcome, m.RoomState)):
            self.room, self.seat, self.host = message.room, message.seat, message.host
        if isinstance(message, m.Welcome):
            self.token = message.token or self.token
            self.view = message.view
        elif isinstance(message, m.WholeView):
            self.view = message.view
        elif isinstance(message, m.Update):
            self.view = changed(self.view, message.view)
        elif isinstance(message, m.Problem) and self.connection is None and message.code not in _PASSING:
            self._failure = ServerSays(message)  # instead of a welcome: reconnecting would not help
        self.received += 1
        self.seq = max(self.seq, getattr(message, "seq", 0))
        answers = getattr(message, "answers", None)
        if answers in self._unanswered and isinstance(message, Answer):
            future = self._unanswered.pop(answers)[1]
            if not future.done():
                future.set_result(message)


class _Typed(msgspec.Struct):
    """The type of a message, whatever else it contains."""

    type: str


def _decoded(text: str | bytes) -> m.AnyMessage | None:
    """Decode a message. None for a type that this client does not know, which a newer server may send."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        if msgspec.json.decode(text, type=_Typed).type in _KNOWN:
            raise
        return None


class ServerSays(LastCardError):
    """The server does not let the client in. The message is the server's own."""

    def __init__(self, problem: m.Problem) -> None:
        super().__init__("server-says", text=problem.text)
        self.code = problem.code


def changed(view: View | None, change: msgspec.Struct) -> View:
    """A view with a change applied to it."""
    given = ((name, getattr(change, name)) for name in change.__struct_fields__)
    values = {name: value for name, value in given if value is not msgspec.UNSET}
    if view is None:
        return View(**values)
    if "covered" in values:
        values["discard"] = view.discard + values.pop("covered")
    return msgspec.structs.replace(view, **values)


def socket_url(address: str, room: str) -> str:
    """The URL of a room's websocket, given any address of its server."""
    try:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        scheme = _SCHEMES.get(parts.scheme)
        if scheme is None or not parts.hostname or parts.port == 0:
            raise ValueError(address)
    except ValueError:
        raise LastCardError("connect-no-address", address=address) from None
    return urlunsplit((scheme, parts.netloc, f"/ws/{quote(room, safe='')}", "", ""))


def room_of(address: str) -> str:
    """The code of the room in a link that people share; empty if there is none."""
    found = re.search(r"/r/([^/?#]+)/?$", address)
    return found[1] if found else ""
