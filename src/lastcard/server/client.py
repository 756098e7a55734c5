"""A client in Python: it keeps the room and the view as the server tells them, answers pings, and comes back
by itself when the line is lost. Commands that were not answered yet are sent again, and carried out once.

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
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lastcard.errors import LastCardError
from lastcard.server import messages as m
from lastcard.views.seat import View

Answer = m.Done | m.Refused | m.Update | m.WholeView | m.Problem
_decode = msgspec.json.Decoder(m.AnyMessage).decode
_encode = msgspec.json.Encoder().encode
_PASSING = ("room-full", "house-full", "too-fast", "too-many-tries")  # worth another try
_SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 5.0
_MOST = 1 << 20  # bytes of a message


class Client:
    """One seat, or somebody who watches."""

    def __init__(self, address: str, room: str, token: str = "", language: str = "en") -> None:
        self.url = socket_url(address)
        self.code = room
        self.token = token
        self.language = language
        self.seq = 0
        self.news = 0  # how many messages there have been
        self.seat: int | None = None
        self.host = False
        self.room: m.RoomInfo | None = None
        self.view: View | None = None
        self.heard: Callable[[m.AnyMessage], None] = lambda _message: None  # told every message
        self._ids = itertools.count(1)
        self._name = secrets.token_hex(6)
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._line: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._trouble: Exception | None = None
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
        """Have a command carried out, however often the line breaks; what became of it."""
        if self._trouble is not None:
            raise self._trouble
        name: str = command.id  # type: ignore[attr-defined]
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[name] = _encode(command), answer
        await self._say(self._waiting[name][0])
        return await answer

    async def move(self, move: str) -> Answer:
        """A move of the own seat, as an answer to what was seen last."""
        return await self.command(m.Move(self.new_id(), move, self.seq))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._trouble is not None or true())
        if self._trouble is not None:
            raise self._trouble

    async def drop(self) -> None:
        """Lose the line, as it happens; it comes back."""
        if self._line:
            await self._line.close()

    # The line

    async def _run(self) -> None:
        """Whatever ends the client ends all waiting."""
        try:
            await self._keep_line()
        except Exception as error:
            self._trouble = error
        async with self._changed:
            self._changed.notify_all()
        for _, answer in self._waiting.values():
            if self._trouble is not None and not answer.done():
                answer.set_exception(self._trouble)

    async def _keep_line(self) -> None:
        """A server that was never met is nobody to wait for; one that was comes back."""
        wait = _FIRST_WAIT
        while self._trouble is None:
            try:
                async with connect(self.url, max_size=_MOST, compression=None, proxy=None) as line:
                    wait = _FIRST_WAIT
                    await self._talk(line)
            except (OSError, OverflowError, WebSocketException, TimeoutError):
                if self.room is None:
                    raise LastCardError("connect-nobody", address=self.url) from None
            self._line = None
            if self._trouble is None:
                await asyncio.sleep(wait * (0.5 + random.random()))
                wait = min(wait * 2, _LONGEST_WAIT)

    async def _talk(self, line: ClientConnection) -> None:
        hello = m.Hello(m.VERSION, self.code, self.token, self.language, self.seq)
        await line.send(_encode(hello).decode())
        async for text in line:
            message = _decode(text)
            if isinstance(message, m.Ping):
                await line.send(_encode(m.Pong(message.number)).decode())
                continue
            if isinstance(message, m.Problem) and message.code in _PASSING and self._line is None:
                await self._hear(message)
                return
            if isinstance(message, m.Welcome):
                self._line = line
                for command, _ in list(self._waiting.values()):
                    await line.send(command.decode())
            await self._hear(message)

    async def _say(self, command: bytes) -> None:
        """If there is no line now, it is said when there is one again."""
        if self._line:
            with suppress(OSError, WebSocketException):
                await self._line.send(command.decode())

    async def _hear(self, message: m.AnyMessage) -> None:
        async with self._changed:
            self._take(message)
            self.heard(message)
            self._changed.notify_all()

    def _take(self, message: m.AnyMessage) -> None:
        if isinstance(message, (m.Welcome, m.RoomState)):
            self.room, self.seat, self.host = message.room, message.seat, message.host
        if isinstance(message, m.Welcome):
            self.token = message.token or self.token
            self.view = message.view
        elif isinstance(message, m.WholeView):
            self.view = message.view
        elif isinstance(message, m.Update):
            self.view = changed(self.view, message.view)
        elif isinstance(message, m.Problem) and self._line is None and message.code not in _PASSING:
            self._trouble = ServerSays(message)  # no welcome, but this: there is nothing to come back to
        self.news += 1
        self.seq = max(self.seq, getattr(message, "seq", 0))
        answers = getattr(message, "answers", None)
        if answers in self._waiting and isinstance(message, Answer):
            future = self._waiting.pop(answers)[1]
            if not future.done():
                future.set_result(message)


class ServerSays(LastCardError):
    """Why the server does not let somebody in; it has found the words itself."""

    def __init__(self, problem: m.Problem) -> None:
        super().__init__("server-says", text=problem.text)
        self.code = problem.code


def changed(view: View | None, change: msgspec.Struct) -> View:
    """A view after a change."""
    given = ((name, getattr(change, name)) for name in change.__struct_fields__)
    values = {name: value for name, value in given if value is not msgspec.UNSET}
    if view is None:
        return View(**values)
    if "covered" in values:
        values["discard"] = view.discard + values.pop("covered")
    return msgspec.structs.replace(view, **values)


def socket_url(address: str) -> str:
    """Where the websocket of a server is, given any address of it."""
    try:
        parts = urlsplit(address if "//" in address else f"http://{address}")
        scheme = _SCHEMES.get(parts.scheme)
        if scheme is None or not parts.hostname or parts.port == 0:
            raise ValueError(address)
    except ValueError:
        raise LastCardError("connect-no-address", address=address) from None
    return urlunsplit((scheme, parts.netloc, "/ws", "", ""))


def room_of(address: str) -> str:
    """The code of the room in an address that people share, or nothing."""
    found = re.search(r"/r/([^/?#]+)/?$", address)
    return found[1] if found else ""
