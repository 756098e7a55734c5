"""Servers for tests, with real sockets and a real database, in this process: one can look at the rooms."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvicorn

from lastcard.client import Client
from lastcard.server.limits import Limits, Rate
from lastcard.server.registry import DATABASE, PAGES, Registry, Settings
from lastcard.server.serve import config_of, listening
from lastcard.server.timeouts import Timeouts

QUICK = Timeouts(pace=0.001)
GENEROUS = Rate(1e9, 1e9)
OPEN = Limits(
    messages=GENEROUS,
    messages_by_address=GENEROUS,
    rooms_by_address=GENEROUS,
    strays_by_address=GENEROUS,
    requests_by_address=GENEROUS,
    connections_by_address=10_000,
)


class _Quiet(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class Running:
    """A server that runs, and its registry."""

    registry: Registry
    address: str

    async def open_room(self, preset: str = "guide", seats: int = 2, **settings: object) -> tuple[str, str]:
        """A new room over HTTP: its code and its host's token."""
        async with httpx.AsyncClient(trust_env=False) as http:
            wanted = {"preset": preset, "set": settings, "seats": seats}
            answer = await http.post(f"{self.address}/api/rooms", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()["room"], answer.json()["token"]

    def client(self, room: str, token: str = "", language: str = "en") -> Client:
        """A client that is not connected yet."""
        return Client(self.address, room, token, language)


@asynccontextmanager
async def running(
    folder: Path, timeouts: Timeouts = QUICK, limits: Limits = OPEN, port: int = 0, pages: Path = PAGES
) -> AsyncIterator[Running]:
    """A server on loopback."""
    registry = Registry(Settings(folder, limits, timeouts, pages=pages))
    with listening("127.0.0.1", port) as listener:
        server = _Quiet(config_of(registry))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield Running(registry, f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            server.should_exit = True
            await task
            registry.close()


def room_count(folder: Path) -> int:
    """How many rooms the log has."""
    with closing(sqlite3.connect(folder / DATABASE)) as log:
        return log.execute("SELECT count(DISTINCT room) FROM log").fetchone()[0]


def metric(registry: Registry, name: str) -> float:
    """The value of a metric that has no labels."""
    found = re.search(rf"^{name} (\S+)$", registry.metrics.text().decode(), re.M)
    assert found, name
    return float(found[1])


@contextmanager
def busy(folder: Path) -> Iterator[None]:
    """Somebody else is writing to the database: whoever wants to has to wait, but not in vain."""
    other = sqlite3.connect(folder / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """The log cannot grow, as on a disk that is full; what is there can be read."""
    import resource  # noqa: PLC0415 - on Unix only

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    now = (folder / f"{DATABASE}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (now, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
