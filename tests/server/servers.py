"""Servers for tests, with real sockets and a real database, in this process: one can look at the rooms."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvicorn

from lastcard.server.client import Client
from lastcard.server.house import PAGES, House, Settings
from lastcard.server.keeper import Habits
from lastcard.server.limits import Limits, Rate
from lastcard.server.serve import config_of, listening
from lastcard.server.store import Store

QUICK = Habits(pace=0.001)
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
    """A server that runs, and its house."""

    house: House
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
    folder: Path, habits: Habits = QUICK, limits: Limits = OPEN, port: int = 0, pages: Path = PAGES
) -> AsyncIterator[Running]:
    """A server on loopback."""
    house = House(Settings(folder, limits, habits, pages=pages))
    with listening("127.0.0.1", port) as listener:
        server = _Quiet(config_of(house))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield Running(house, f"http://127.0.0.1:{listener.getsockname()[1]}")
        finally:
            server.should_exit = True
            await task
            house.close()


def room_count(store: Store) -> int:
    """How many rooms the log has."""
    return store._reader.execute("SELECT count(DISTINCT room) FROM log").fetchone()[0]
