"""Servers for tests. They run in this process, with real sockets and a real database, so that tests can look
at their rooms."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

import httpx
import uvicorn

from lastcard.client import Client
from lastcard.server.limits import Limits, Rate
from lastcard.server.registry import DATABASE, PAGES, Registry, Settings
from lastcard.server.serve import config_of, listening
from lastcard.server.timeouts import Timeouts

QUICK = Timeouts(pace=0.001)
UNLIMITED = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    messages=UNLIMITED,
    messages_by_address=UNLIMITED,
    rooms_by_address=UNLIMITED,
    strays_by_address=UNLIMITED,
    requests_by_address=UNLIMITED,
    connections_by_address=10_000,
)


class _Server(uvicorn.Server):
    """A server that leaves the signal handlers of this process alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Running:
    """A running server and its registry."""

    registry: Registry
    address: str

    async def open_room(self, preset: str = "guide", seats: int = 2, **settings: object) -> tuple[str, str]:
        """Open a room over HTTP, and return its code and the host's token."""
        async with self.http() as http:
            wanted = {"preset": preset, "set": settings, "seats": seats}
            answer = await http.post("/api/rooms", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], answer.json()["token"]

    def http(self) -> httpx.AsyncClient:
        """A client for plain HTTP."""
        return httpx.AsyncClient(base_url=self.address, trust_env=False, verify=False)

    def client(self, room: str, token: str = "", language: str = "en") -> Client:
        """A client that is not connected yet."""
        return Client(self.address, room, token, language)


@asynccontextmanager
async def running(
    folder: Path, timeouts: Timeouts = QUICK, limits: Limits = NO_LIMITS, port: int = 0, pages: Path = PAGES
) -> AsyncIterator[Running]:
    """Run a server on 127.0.0.1 in this event loop."""
    registry = Registry(Settings(folder, limits, timeouts, pages=pages))
    with listening("127.0.0.1", port) as listener:
        server = _Server(config_of(registry))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield Running(registry, f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            server.should_exit = True
            await task
            registry.close()


@contextmanager
def server_in_thread(folder: Path) -> Iterator[Running]:
    """Run a server in a thread with its own event loop, for clients that block: they would stop a server in
    the event loop of the test."""
    started: Future[tuple[Running, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        async with running(folder) as server:
            stop = asyncio.Event()
            started.set_result((server, asyncio.get_running_loop(), stop))
            await stop.wait()

    thread = Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    server, loop, stop = started.result(20)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()


def room_count(folder: Path) -> int:
    """The number of rooms in the log."""
    with closing(sqlite3.connect(folder / DATABASE)) as log:
        return log.execute("SELECT count(DISTINCT room) FROM log").fetchone()[0]


def metric(registry: Registry, name: str) -> float:
    """The value of a metric without labels."""
    found = re.search(rf"^{name} (\S+)$", registry.metrics.text().decode(), re.M)
    assert found, name
    return float(found[1])


@contextmanager
def locked_database(folder: Path) -> Iterator[None]:
    """Hold the write lock of the database, so that the server's writes wait until the end of the block."""
    other = sqlite3.connect(folder / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """Keep the log from growing, as on a full disk. It can still be read."""
    import resource  # noqa: PLC0415 - on Unix only

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    now = (folder / f"{DATABASE}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (now, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
