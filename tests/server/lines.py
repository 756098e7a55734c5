"""Raw lines to a server: one can say on them what no client of ours would say, and hears everything."""

import asyncio
import itertools
import json
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lastcard import protocol as m
from lastcard.client import BotClient
from lastcard.server.limits import Limits
from lastcard.server.registry import PAGES
from lastcard.server.timeouts import Timeouts
from tests.server.servers import OPEN, QUICK, Running, running

Told = dict[str, Any]
_LOGGERS = ("lastcard", "uvicorn.error", "asyncio", "websockets")
_NOT_UTF_8 = "Invalid UTF-8 sequence received from client."  # no mistake of ours
_PATIENCE = 20.0  # seconds after which somebody waits in vain
_numbers = itertools.count(1)


class Line:
    """One websocket. Pings are answered, unless somebody wants to do that himself."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Told] = []
        self.token = ""

    async def say(self, what: object) -> None:
        """Text and bytes go as they are, everything else as JSON."""
        await self.socket.send(what if isinstance(what, (str, bytes)) else json.dumps(what))

    async def hear(self, true: Callable[[Told], bool] = lambda _told: True) -> Told:
        """The next message of which something is so; those before it are kept in `heard`."""
        async with asyncio.timeout(_PATIENCE):
            while True:
                told: Told = json.loads(await self.socket.recv())
                if told["type"] == "ping":
                    await self.say({"type": "pong", "number": told["number"]})
                self.heard.append(told)
                if true(told):
                    return told

    async def error(self, what: object) -> Told:
        """Say something that is no command: the error that comes back."""
        await self.say(what)
        return await self.hear(lambda told: told["type"] == "error")

    async def command(self, kind: str, **fields: object) -> Told:
        """Have a command carried out, or refused: its answer."""
        command = {"type": kind, "id": f"c{next(_numbers)}", **fields}
        await self.say(command)
        return await self.answer(command["id"])

    async def answer(self, command: object) -> Told:
        """The answer to a command."""
        return await self.hear(lambda told: told.get("answers") == command)

    async def hello(self, token: str = "", lang: str = "en", **more: object) -> Told:
        """Enter the room; the welcome."""
        hello = {"type": "hello", "version": m.VERSION, "token": token, "lang": lang, **more}
        await self.say(hello)
        welcome = await self.hear(lambda told: told["type"] in ("welcome", "error"))
        assert welcome["type"] == "welcome", welcome
        self.token = welcome.get("token") or token
        return welcome

    async def closed(self) -> int | None:
        """Read until the line is closed; the code it was closed with."""
        async with asyncio.timeout(_PATIENCE):
            with suppress(ConnectionClosed):
                async for _ in self.socket:
                    pass
        return self.socket.close_code


@asynccontextmanager
async def line(srv: Running, room: str, **options: Any) -> AsyncIterator[Line]:
    """A line to a room that has said nothing yet."""
    address = srv.address.replace("http", "ws", 1) + f"/ws/{room}"
    async with connect(address, compression=None, proxy=None, max_size=None, **options) as socket:
        yield Line(socket)


@asynccontextmanager
async def member(
    srv: Running, room: str, token: str = "", name: str = "", lang: str = "en"
) -> AsyncIterator[Line]:
    """A line of somebody in a room; with a name, of somebody who sits down."""
    async with line(srv, room) as one:
        await one.hello(token, lang)
        if name:
            assert (await one.command("sit", name=name))["type"] == "done"
        yield one


def logged(srv: Running, room: str) -> list[str]:
    """The log of a room, as it is on the disk."""
    return [row.entry for row in srv.registry.store.entries(room)]


@asynccontextmanager
async def nothing_happens(srv: Running, room: str, who: Line) -> AsyncIterator[None]:
    """Whatever is tried, nothing of it comes into the log and nobody stumbles: whoever sits there goes on as
    before, and what he says is the next entry."""
    with overheard() as complaints:
        before = logged(srv, room)
        yield
        text = f"still here {next(_numbers)}"
        done = await who.command("say", text=text)
        assert done["type"] == "done", done
        after = logged(srv, room)
    assert after[:-1] == before
    assert text in after[-1]
    assert complaints == []


class _Listener(logging.Handler):
    def __init__(self, said: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._said = said

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() != _NOT_UTF_8:
            self._said.append(f"{record.name}: {self.format(record)}")


@contextmanager
def overheard() -> Iterator[list[str]]:
    """Everything that server, websockets and event loop complain about. To be entered while a server runs:
    one that starts sets the loggers up anew."""
    said: list[str] = []
    listener = _Listener(said)
    loggers = [logging.getLogger(name) for name in _LOGGERS]
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, context: said.append(f"loop: {context}"))
    for logger in loggers:
        logger.addHandler(listener)
    try:
        yield said
    finally:
        for logger in loggers:
            logger.removeHandler(listener)
        loop.set_exception_handler(None)


@dataclass
class Kept:
    """A server for several tests, and the event loop it runs in."""

    srv: Running
    run: Callable[[Coroutine[Any, Any, Any]], Any]


@contextmanager
def kept_running(
    folder: Path, timeouts: Timeouts = QUICK, limits: Limits = OPEN, pages: Path = PAGES
) -> Iterator[Kept]:
    """A server that goes on between tests; its loop stands still meanwhile."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        srv = runner.run(stack.enter_async_context(running(folder, timeouts, limits, pages=pages)))
        try:
            yield Kept(srv, runner.run)
        finally:
            runner.run(stack.aclose())


@contextmanager
def in_a_thread(folder: Path, limits: Limits = OPEN) -> Iterator[Running]:
    """A server that goes on by itself, for clients that know no event loop."""
    found: Future[tuple[Running, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        async with running(folder, limits=limits) as srv:
            end = asyncio.Event()
            found.set_result((srv, asyncio.get_running_loop(), end))
            await end.wait()

    thread = Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    srv, loop, end = found.result(_PATIENCE)
    try:
        yield srv
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()


async def short_game(srv: Running, settings: dict[str, object] | None = None) -> tuple[str, list[str]]:
    """A room of two whose first game is over; the tokens of its seats, the host's first."""
    wanted: dict[str, object] = {"hand_size": 1, "uno_penalty": 0, **(settings or {})}
    room, token = await srv.open_room("basic-plus", 2, **wanted)
    async with srv.client(room, token) as ana, srv.client(room) as ben, asyncio.timeout(_PATIENCE):
        for one, name in ((ana, "Ana"), (ben, "Ben")):
            await one.command(m.Sit(one.new_id(), name))
        await ana.command(m.Start(ana.new_id(), 1))
        await asyncio.gather(*(BotClient(one, "tips", 0.0001).play(1) for one in (ana, ben)))
        return room, [token, ben.token]
