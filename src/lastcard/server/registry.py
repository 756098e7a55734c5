"""All rooms of a server. The registry opens rooms, finds them, and closes those that nobody is in.

A closed room exists only as its log; it is restored when someone asks for it.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock, Timeout

from lastcard.errors import LastCardError
from lastcard.protocol import RoomInfo
from lastcard.rules import Rules
from lastcard.server.actor import RoomActor, restored
from lastcard.server.keys import key_of, new_code, new_token, tidy_code
from lastcard.server.limits import Buckets, Limits
from lastcard.server.metrics import Metrics
from lastcard.server.replays import Replays
from lastcard.server.room import Room
from lastcard.server.store import Store
from lastcard.server.timeouts import Timeouts

DATABASE = "tables.sqlite3"
PAGES = Path(__file__).parent / "web"


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    folder: Path
    limits: Limits = field(default_factory=Limits)
    timeouts: Timeouts = field(default_factory=Timeouts)
    origins: tuple[str, ...] = ()  # of pages on other servers that may connect
    pages: Path = PAGES  # the built browser client


class Registry:
    """All rooms of a server. Make it in a running event loop, and `close` it in the end.

    `outside` returns the server's address in the network, if others can reach it."""

    def __init__(self, settings: Settings, outside: Callable[[], str | None] = lambda: None) -> None:
        self.settings = settings
        self.outside = outside
        self.metrics = Metrics()
        self.actors: dict[str, RoomActor] = {}
        self.connections: Counter[str] = Counter()  # how many, by address
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
        """Write what is waiting, and release the folder."""
        self.store.close()
        self._lock.release()

    def open(self, rules: Rules, seats: int, address: str) -> tuple[RoomActor, str]:
        """Open a new room; returns it and the token of its host. Wait for `opened` before you tell anyone."""
        if not self._opened.take(address, time.monotonic()):
            raise LastCardError("server-too-many-rooms")
        token = new_token()
        room = Room(new_code(), self.settings.timeouts.pace)
        opening = room.open(rules, seats, key_of(token))
        actor = self._keep(room)
        actor.publish(opening)
        return actor, token

    async def opened(self, actor: RoomActor) -> None:
        """Wait until a new room is stored. If it cannot be stored, there is no such room."""
        await self.written()
        if self.store.last_change(actor.room.code) is None:
            self._put_to_rest(actor)
            raise LastCardError("server-not-kept")

    async def written(self) -> None:
        """Wait until everything so far is stored, or has failed."""
        done = asyncio.get_running_loop().create_future()
        self.store.append((), lambda _error: done.set_result(None))
        await done

    def find(self, code: str, address: str, token: str = "") -> RoomActor:
        """The room of a code, restored if it was closed. Guessing is limited: an address that has guessed too
        often does not learn of a right guess either, unless it has a token of that room."""
        actor = self._find(tidy_code(code), address)
        if self._strays.is_empty(address, time.monotonic()) and not actor.room.knows(key_of(token)):
            raise LastCardError("server-too-many-tries")
        return actor

    def _find(self, code: str, address: str) -> RoomActor:
        actor = self.actors.get(code)
        if actor:
            return actor
        room = restored(code, self.store, self.settings.timeouts.pace)
        if not room.row:
            allowed = self._strays.take(address, time.monotonic())
            raise LastCardError("server-no-room" if allowed else "server-too-many-tries")
        return self._keep(room)

    def _keep(self, room: Room) -> RoomActor:
        if len(self.actors) >= self.settings.limits.rooms:
            raise LastCardError("server-rooms-full")
        actor = RoomActor(room, self.store, self.settings.timeouts, self.metrics, self._put_to_rest)
        self.actors[room.code] = actor
        self.metrics.rooms.set(len(self.actors))
        return actor

    def _put_to_rest(self, actor: RoomActor) -> None:
        self.actors.pop(actor.room.code, None)
        self.metrics.rooms.set(len(self.actors))

    def rooms_of(self, held: list[tuple[str, str]], address: str) -> list[tuple[RoomInfo, int | None, float]]:
        """Given rooms with tokens, those where the token holds a seat or is the host's: the room, the seat,
        and when something last happened there."""
        found = []
        for code, token in held:
            try:
                actor = self.find(code, address, token)
            except LastCardError:
                continue
            key = key_of(token)
            if actor.room.knows(key):
                seat = actor.room.seat_of(key)
                found.append((actor.info(), seat, self.store.last_change(actor.room.code) or 0.0))
        return found


def _lock_path(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LastCardError("store-unusable", file=folder, reason=error.strerror) from None
    return folder / "server.lock"
