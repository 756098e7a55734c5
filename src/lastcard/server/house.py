"""All rooms of a server: opening one, finding one, letting those rest that nobody is in.

A room at rest is its log and nothing else; whoever comes back to it opens it again.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock, Timeout

from lastcard.errors import LastCardError
from lastcard.rules import Rules
from lastcard.server.keeper import Habits, Keeper, reopened
from lastcard.server.keys import key_of, new_code, new_token, tidy_code
from lastcard.server.limits import Buckets, Limits
from lastcard.server.messages import RoomInfo
from lastcard.server.metrics import Metrics
from lastcard.server.replays import Replays
from lastcard.server.room import Room
from lastcard.server.store import Store

DATABASE = "tables.sqlite3"
PAGES = Path(__file__).parent / "web"


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    folder: Path
    limits: Limits = field(default_factory=Limits)
    habits: Habits = field(default_factory=Habits)
    origins: tuple[str, ...] = ()  # of pages elsewhere that may connect
    pages: Path = PAGES  # the browser client, as it was built


class House:
    """All rooms. Made in a running event loop; `close` it.

    `outside` is asked where others in the network find the server, if it has an address there."""

    def __init__(self, settings: Settings, outside: Callable[[], str | None] = lambda: None) -> None:
        self.settings = settings
        self.outside = outside
        self.metrics = Metrics()
        self.keepers: dict[str, Keeper] = {}
        self.connections: dict[str, int] = {}  # by address
        limits = settings.limits
        self.messages = Buckets(limits.messages_by_address)
        self.requests = Buckets(limits.requests_by_address)
        self._opened = Buckets(limits.rooms_by_address)
        self._strays = Buckets(limits.strays_by_address)
        self._lock = FileLock(_lock_path(settings.folder))
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise LastCardError("store-in-use", folder=settings.folder) from None
        except OSError as error:
            raise LastCardError("store-unusable", file=settings.folder, reason=error.strerror) from None
        self.store = Store(settings.folder / DATABASE)
        self.replays = Replays(self.store)

    def close(self) -> None:
        """Write what is waiting; let go of the folder."""
        self.store.close()
        self._lock.release()

    def open(self, rules: Rules, seats: int, address: str) -> tuple[Keeper, str]:
        """A new room, and the token of its host. It is there when it is written: see `written`."""
        if not self._opened.take(address, time.monotonic()):
            raise LastCardError("server-too-many-rooms")
        token = new_token()
        room = Room(new_code(), self.settings.habits.pace)
        room.open(rules, seats, key_of(token))
        keeper = self._keep(room)
        keeper.begin()
        return keeper, token

    async def opened(self, keeper: Keeper) -> None:
        """Come back when a new room is written; if it cannot be, there is no such room."""
        await self.written()
        if self.store.last_change(keeper.room.code) is None:
            self._put_to_rest(keeper)
            raise LastCardError("server-not-kept")

    async def written(self) -> None:
        """Come back when all that was done so far is written, as far as it can be."""
        done = asyncio.get_running_loop().create_future()
        self.store.append((), lambda _error: done.set_result(None))
        await done

    def find(self, code: str, address: str, token: str = "") -> Keeper:
        """The room of a code, opened again if it was at rest. Guessing has its limits: whoever has guessed
        too often is not told of a right guess either, unless he holds something there."""
        keeper = self._find(tidy_code(code), address)
        if self._strays.is_empty(address, time.monotonic()) and not keeper.room.knows(key_of(token)):
            raise LastCardError("server-too-many-tries")
        return keeper

    def _find(self, code: str, address: str) -> Keeper:
        keeper = self.keepers.get(code)
        if keeper:
            return keeper
        room = reopened(code, self.store, self.settings.habits.pace)
        if not room.rows:
            allowed = self._strays.take(address, time.monotonic())
            raise LastCardError("server-no-room" if allowed else "server-too-many-tries")
        return self._keep(room)

    def _keep(self, room: Room) -> Keeper:
        if len(self.keepers) >= self.settings.limits.rooms:
            raise LastCardError("server-house-full")
        keeper = Keeper(room, self.store, self.settings.habits, self.metrics, self._put_to_rest)
        self.keepers[room.code] = keeper
        self.metrics.rooms.set(len(self.keepers))
        return keeper

    def _put_to_rest(self, keeper: Keeper) -> None:
        self.keepers.pop(keeper.room.code, None)
        self.metrics.rooms.set(len(self.keepers))

    def rooms_of(self, held: list[tuple[str, str]], address: str) -> list[tuple[RoomInfo, int | None, float]]:
        """Of some rooms with tokens those that the tokens hold a seat in, or are the host's: the room, the
        seat, and when something happened there."""
        found = []
        for code, token in held:
            try:
                keeper = self.find(code, address, token)
            except LastCardError:
                continue
            key = key_of(token)
            if keeper.room.knows(key):
                seat = keeper.room.seat_of(key)
                found.append((keeper.info(), seat, self.store.last_change(keeper.room.code) or 0.0))
        return found


def _lock_path(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LastCardError("store-unusable", file=folder, reason=error.strerror) from None
    return folder / "server.lock"
