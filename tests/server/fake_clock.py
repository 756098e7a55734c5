"""Tables with a fake clock: time passes only when a test calls `advance`.

The server, its sockets and its database are real. Moves arrive in the order in which a test sends them, and
no time passes between them unless the test says so. So a race of milliseconds has the same result on a slow
machine.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from types import SimpleNamespace
from typing import Any, Protocol

import pytest

from lastcard import protocol as m
from lastcard.client import Answer, Client
from lastcard.fair import Deal
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules
from lastcard.server import races
from lastcard.server.actor import RoomActor
from lastcard.server.connections import Connection
from lastcard.server.serve import loop_factory
from lastcard.server.timeouts import Timeouts
from tests.server.servers import Running

DEFAULT_TIMEOUTS = Timeouts()
UVLOOP = ("asyncio", {"loop_factory": loop_factory()})  # the event loop of a real server
_USERS_OF_TIME = ("lastcard.server.actor", "lastcard.server.socket", "lastcard.table.clock")
_NEVER = 1e9
_ROUNDING = 1e-6  # seconds: sums of floats are not exact
_epochs = itertools.count(1)  # tests share a server: each test starts later than the one before
_TIMEOUT = 20.0  # seconds


@dataclass(eq=False)
class _Timer:
    due: float
    number: int
    callback: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """Replaces the module `time` and the timers of the event loop."""

    def __init__(self) -> None:
        self._now = next(_epochs) * 1e5
        self._timers: list[_Timer] = []
        self._numbers = itertools.count()

    def monotonic(self) -> float:
        """The current time in seconds."""
        return self._now

    time = monotonic

    def call_later(self, seconds: float, callback: Callable[..., None], *arguments: object) -> _Timer:
        """Start a timer, like the method of an event loop."""
        timer = _Timer(self._now + seconds, next(self._numbers), partial(callback, *arguments))
        self._timers.append(timer)
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass, and run the timers that are due by then."""
        until = self._now + seconds
        while timer := self._next(until):
            self._timers.remove(timer)
            self._now = max(self._now, timer.due) + _ROUNDING  # no timer fires early
            timer.callback()
        self._now = max(self._now, until)

    def _next(self, until: float) -> _Timer | None:
        self._timers = [timer for timer in self._timers if not timer.cancelled]
        due = [timer for timer in self._timers if timer.due <= until + _ROUNDING]
        return min(due, key=lambda timer: (timer.due, timer.number), default=None)


@dataclass
class ClockedTable:
    """A table with a fake clock. `clients` and `messages` are by seat; the client of a bot is None."""

    server: Running
    actor: RoomActor
    clock: FakeClock
    clients: list[Client | None]
    messages: list[list[m.AnyMessage]] = field(default_factory=list)
    empty: asyncio.Event = field(default_factory=asyncio.Event)  # set when the last connection has closed
    _arrivals: dict[str, asyncio.Future[None]] = field(default_factory=dict)

    def client(self, seat: int) -> Client:
        """The client at a seat that is not a bot's."""
        client = self.clients[seat]
        assert client
        return client

    def connection(self, seat: int) -> Any:
        """The server's side of a seat's connection."""
        return next(connection for connection, held in self.actor.connections.items() if held == seat)

    @property
    def game(self) -> Game:
        """The current game."""
        assert self.actor.room.table
        return self.actor.room.table.game

    @property
    def moves(self) -> list[str]:
        """All moves so far, as a transcript writes them."""
        return [str(step) for step in self.game.steps]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        return self.game.view(None).sizes

    def due(self) -> float:
        """The seconds until the table acts by itself, without any delay for slow connections."""
        due = self.actor.room.table.due() if self.actor.room.table else None
        assert due is not None
        return due - self.actor.clock.now()

    # Round trips

    def set_round_trips(self, *seconds: float) -> None:
        """Set the round-trip times of the seats, from seat 0 on. Bots have no connection."""
        for seat, round_trip in enumerate(seconds):
            if self.clients[seat]:
                self.connection(seat).round_trip = round_trip

    async def measure_round_trips(self, seat: int, *seconds: float) -> None:
        """Let the server ping a seat. Each pong takes one of these times."""
        for round_trip in seconds:
            self.connection(seat).ping()
            self.clock.advance(round_trip)
            await self.exchange(seat)

    async def exchange(self, seat: int) -> None:
        """Wait until the server has read everything that a seat has sent so far, pongs included."""
        # The client sends its pong before it reads the first answer, so the server has it before the second.
        for _ in range(2):
            await self.client(seat).command(m.Look(self.client(seat).new_id()))

    # Moves

    async def send(self, seat: int, move: str) -> "asyncio.Task[Answer]":
        """Send a move and wait until the server has it. Returns the task that waits for the answer."""
        client = self.client(seat)
        await self.sync(seat)
        return await self.send_command(client, m.Move(client.new_id(), move, client.seq))

    async def send_command(self, client: Client, command: Any) -> "asyncio.Task[Answer]":
        """Send any command and wait until the server has it. Returns the task that waits for the answer."""
        arrival = self._arrivals[command.id] = asyncio.get_running_loop().create_future()
        answer = asyncio.create_task(client.command(command))
        await arrival
        return answer

    async def make(self, seat: int, move: str) -> Answer:
        """Send a move and return its answer. If the server holds the move back, time passes."""
        return await self.made(await self.send(seat, move))

    async def made(self, answer: "asyncio.Task[Answer]") -> Answer:
        """Let time pass until no move is held back, and return an answer."""
        while self.actor.race:
            self.clock.advance(races.TIE)
        return await answer

    async def sync(self, seat: int) -> None:
        """Wait until a client has the current view."""
        client = self.client(seat)
        await client.until(lambda: client.view == (self.actor.publisher.views or {}).get(seat))

    def arrived(self, command: str) -> None:
        """Note that the server has handled a command."""
        arrival = self._arrivals.pop(command, None)
        if arrival:
            arrival.set_result(None)

    def second_client(self, seat: int) -> Client:
        """Another client with a seat's token: a second tab, or a new connection."""
        return self.server.client(self.actor.room.code, self.client(seat).token)

    # Messages

    def events(self, seat: int) -> list[str]:
        """The kinds of all events since the deal that a seat was told."""
        updates = [message for message in self.messages[seat] if isinstance(message, m.Update)]
        kinds = [event.kind for update in updates for event in update.events]
        return [kind for kind in kinds if kind not in ("dealt", "opened", "first")]


class OpenTable(Protocol):
    """Opens a table in a position; seat 0 has the turn by default.

    `bots` has a letter for each seat: `b` is a bot, any other letter a client.
    """

    def __call__(
        self,
        rules: Rules,
        hands: Sequence[str],
        discard: str = "r3",
        bots: str = "",
        timeouts: Timeouts = DEFAULT_TIMEOUTS,
        **position: object,
    ) -> AbstractAsyncContextManager[ClockedTable]: ...


def table_opener(server: Running, patch: pytest.MonkeyPatch) -> OpenTable:
    """A function that opens tables with a fake clock on a server."""

    @asynccontextmanager
    async def open_table(
        rules: Rules,
        hands: Sequence[str],
        discard: str = "r3",
        bots: str = "",
        timeouts: Timeouts = DEFAULT_TIMEOUTS,
        **position: object,
    ) -> AsyncIterator[ClockedTable]:
        clock = use_fake_clock(patch)
        given = {"hands": list(hands), "discard": discard, "turn": 0, **position}
        patch.setattr("lastcard.server.room.Game", _game_in(given))
        timeouts = replace(timeouts, ping=_NEVER)  # pings are sent when a test wants them
        patch.setattr(server.registry, "settings", replace(server.registry.settings, timeouts=timeouts))
        bots = bots.ljust(len(hands), "-")
        actor, token = server.registry.open(rules, len(bots), "nowhere")
        await server.registry.written()
        table = ClockedTable(server, actor, clock, [None] * len(bots), [[] for _ in bots])
        _note_arrivals(table, patch)
        async with asyncio.timeout(_TIMEOUT), AsyncExitStack() as stack:
            for seat in (seat for seat, letter in enumerate(bots) if letter != "b"):
                client = table.clients[seat] = server.client(actor.room.code, token)
                token = ""
                client.on_message = table.messages[seat].append
                await stack.enter_async_context(client)
                done(await client.command(m.Sit(client.new_id(), f"Player {seat}", seat)))
            await _start(table, bots)
            yield table
        async with asyncio.timeout(_TIMEOUT):
            await table.empty.wait()

    return open_table


def _note_arrivals(table: ClockedTable, patch: pytest.MonkeyPatch) -> None:
    handle, leave = table.actor.handle, table.actor.exit

    def noted(connection: Connection, command: Any) -> None:
        handle(connection, command)
        table.arrived(command.id)

    def left(connection: Connection) -> None:
        leave(connection)
        if not table.actor.connections:
            table.empty.set()

    patch.setattr(table.actor, "handle", noted)
    patch.setattr(table.actor, "exit", left)


async def _start(table: ClockedTable, bots: str) -> None:
    host = next(client for client in table.clients if client)
    for seat, letter in enumerate(bots):
        if letter == "b":
            done(await host.command(m.SeatBot(host.new_id(), seat, "tips")))
    done(await host.command(m.Start(host.new_id(), 1)))
    for seat, client in enumerate(table.clients):
        if client:
            await table.exchange(seat)
            await table.sync(seat)


def use_fake_clock(patch: pytest.MonkeyPatch) -> FakeClock:
    """Give rooms, clocks and connections a fake clock."""
    clock = FakeClock()
    for module in _USERS_OF_TIME:
        patch.setattr(f"{module}.time", clock)
    patch.setattr("lastcard.server.actor.asyncio", SimpleNamespace(get_running_loop=lambda: clock))
    return clock


def _game_in(position: dict[str, object]) -> Callable[..., Game]:
    """A replacement for `Game` that starts in a position."""

    def game_in(rules: Rules, seats: Sequence[str], dealer: int, deal: Deal) -> Game:
        game = Game(rules, seats, dealer=dealer, deal=deal)
        game.state = build_state(rules, position)
        game.state.log = []
        return game

    return game_in


def done(answer: Answer) -> Answer:
    """Check that an answer is no refusal."""
    assert not isinstance(answer, m.Refused), answer
    return answer


def refused(answer: Answer) -> m.Refused:
    """Check that an answer is a refusal."""
    assert isinstance(answer, m.Refused), answer
    return answer


def refused_for_free(answer: Answer) -> m.Refused:
    """Check that an answer is a refusal that cost nothing."""
    refusal = refused(answer)
    assert not refusal.paid
    return refusal
