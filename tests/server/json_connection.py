"""Websockets that send and receive plain JSON. A test can send what our own client never sends."""

import asyncio
import itertools
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastcard import protocol as m
from tests.server.servers import Running

Message = dict[str, Any]
_LOGGERS = ("lastcard", "uvicorn.error", "asyncio", "websockets")
_NOT_UTF_8 = "Invalid UTF-8 sequence received from client."  # the client's mistake, not the server's
_TIMEOUT = 20.0  # seconds
_numbers = itertools.count(1)


class JsonConnection:
    """One websocket that answers pings and keeps all messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Message] = []
        self.token = ""

    async def send(self, frame: object) -> None:
        """Send text and bytes as they are, and everything else as JSON."""
        await self.socket.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    async def receive(self, wanted: Callable[[Message], bool] = lambda _message: True) -> Message:
        """Wait for the next message that is wanted. All messages are kept in `received`."""
        async with asyncio.timeout(_TIMEOUT):
            while True:
                message: Message = json.loads(await self.socket.recv())
                if message["type"] == "ping":
                    await self.send({"type": "pong", "number": message["number"]})
                self.received.append(message)
                if wanted(message):
                    return message

    async def error(self, frame: object) -> Message:
        """Send a frame that is no command, and return the error."""
        await self.send(frame)
        return await self.receive(lambda message: message["type"] == "error")

    async def command(self, kind: str, **fields: object) -> Message:
        """Send a command and return its answer."""
        command = {"type": kind, "id": f"c{next(_numbers)}", **fields}
        await self.send(command)
        return await self.answer(command["id"])

    async def answer(self, command: object) -> Message:
        """Wait for the answer to the command with this id."""
        return await self.receive(lambda message: message.get("answers") == command)

    async def hello(self, token: str = "", lang: str = "en", **more: object) -> Message:
        """Enter the room and return the welcome."""
        await self.send({"type": "hello", "version": m.VERSION, "token": token, "lang": lang, **more})
        welcome = await self.receive(lambda message: message["type"] in ("welcome", "error"))
        assert welcome["type"] == "welcome", welcome
        self.token = welcome.get("token") or token
        return welcome

    async def closed(self) -> int | None:
        """Read until the server closes the connection, and return the close code."""
        async with asyncio.timeout(_TIMEOUT):
            with suppress(ConnectionClosed):
                async for _ in self.socket:
                    pass
        return self.socket.close_code


@asynccontextmanager
async def json_connection(server: Running, room: str, **options: Any) -> AsyncIterator[JsonConnection]:
    """Connect to a room without a hello."""
    address = server.address.replace("http", "ws", 1) + f"/ws/{room}"
    async with connect(address, compression=None, proxy=None, max_size=None, **options) as socket:
        yield JsonConnection(socket)


@asynccontextmanager
async def joined(
    server: Running, room: str, token: str = "", name: str = "", lang: str = "en"
) -> AsyncIterator[JsonConnection]:
    """Connect to a room and enter it. With a name, also take a seat."""
    async with json_connection(server, room) as connection:
        await connection.hello(token, lang)
        if name:
            assert (await connection.command("sit", name=name))["type"] == "done"
        yield connection


def log_of(server: Running, room: str) -> list[str]:
    """The entries in the log of a room, read from the disk."""
    return [row.entry for row in server.registry.store.entries(room)]


@asynccontextmanager
async def no_effect(server: Running, room: str, connection: JsonConnection) -> AsyncIterator[None]:
    """Check that the block adds nothing to the log and causes no errors. Afterwards the connection still
    works: what it says is the next entry."""
    with logged_errors() as errors:
        before = log_of(server, room)
        yield
        text = f"still here {next(_numbers)}"
        done = await connection.command("say", text=text)
        assert done["type"] == "done", done
        after = log_of(server, room)
    assert after[:-1] == before
    assert text in after[-1]
    assert errors == []


class _Handler(logging.Handler):
    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() != _NOT_UTF_8:
            self._errors.append(f"{record.name}: {self.format(record)}")


@contextmanager
def logged_errors() -> Iterator[list[str]]:
    """Collect all errors of the server, of websockets and of the event loop. Start the server first, because
    its start configures the loggers."""
    errors: list[str] = []
    handler = _Handler(errors)
    loggers = [logging.getLogger(name) for name in _LOGGERS]
    with loop_exceptions_to(lambda context: errors.append(f"loop: {context}")):
        for logger in loggers:
            logger.addHandler(handler)
        try:
            yield errors
        finally:
            for logger in loggers:
                logger.removeHandler(handler)


@contextmanager
def loop_exceptions_to(handle: Callable[[dict[str, Any]], object]) -> Iterator[None]:
    """Handle exceptions in callbacks of the event loop, instead of failing the test."""
    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    loop.set_exception_handler(lambda _loop, context: handle(context))
    try:
        yield
    finally:
        loop.set_exception_handler(before)
