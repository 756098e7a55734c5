"""Tables of a real server, in a described position, whose time passes when a test says so.

The sockets are real and the disk is real. The clock is not: moves arrive when they are sent, in the order in
which they are sent, and no time has passed between two of them but what the test lets pass. So a race of
milliseconds comes out the same on a slow machine.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

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
from tests.server.servers import Running, running

UNHURRIED = Timeouts()
_WITH_A_CLOCK = ("lastcard.server.actor", "lastcard.server.socket", "lastcard.table.clock")
_NEVER = 1e9
_JUST = 1e-6  # seconds: sums of times are not exact
_epochs = itertools.count(1)  # the server goes on: no time is before that of the test before
_PATIENCE = 20.0  # seconds after which somebody waits in vain


@dataclass(eq=False)
class _Timer:
    due: float
    number: int
    act: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Hours:
    """Time in the hands of a test, in the place of the module `time` and of the loop's timers."""

    def __init__(self) -> None:
        self._now = next(_epochs) * 1e5
        self._timers: list[_Timer] = []
        self._numbers = itertools.count()

    def monotonic(self) -> float:
        """What time it is."""
        return self._now

    time = monotonic

    def call_later(self, seconds: float, act: Callable[..., None], *given: object) -> _Timer:
        """What an event loop does."""
        timer = _Timer(self._now + seconds, next(self._numbers), partial(act, *given))
        self._timers.append(timer)
        return timer

    def go_by(self, seconds: float) -> None:
        """Let time pass, and happen what was put off until then."""
        until = self._now + seconds
        while timer := self._next(until):
            self._timers.remove(timer)
            self._now = max(self._now, timer.due) + _JUST  # no timer is early
            timer.act()
        self._now = max(self._now, until)

    def _next(self, until: float) -> _Timer | None:
        self._timers = [timer for timer in self._timers if not timer.cancelled]
        due = [timer for timer in self._timers if timer.due <= until + _JUST]
        return min(due, key=lambda timer: (timer.due, timer.number), default=None)


@dataclass
class Live:
    """A table with its people: `clients` by seat, None where a bot sits."""

    srv: Running
    actor: RoomActor
    hours: Hours
    clients: list[Client | None]
    heard: list[list[m.AnyMessage]] = field(default_factory=list)
    left: asyncio.Event = field(default_factory=asyncio.Event)  # everybody has gone
    _coming: dict[str, asyncio.Future[None]] = field(default_factory=dict)

    def client(self, seat: int) -> Client:
        """Of somebody who sits there."""
        client = self.clients[seat]
        assert client
        return client

    def guest(self, seat: int) -> Any:
        """Somebody as the server knows him."""
        return next(guest for guest, held in self.actor.connections.items() if held == seat)

    @property
    def game(self) -> Game:
        """The game that is on."""
        assert self.actor.room.table
        return self.actor.room.table.game

    @property
    def moves(self) -> list[str]:
        """What was made so far, in order, as transcripts write it."""
        return [str(step) for step in self.game.steps]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards the seats hold."""
        return self.game.view(None).sizes

    def due(self) -> float:
        """In how many seconds something happens by itself, if lines took no time."""
        due = self.actor.room.table.due() if self.actor.room.table else None
        assert due is not None
        return due - self.actor.clock.now()

    # Lines

    def lines(self, *seconds: float) -> None:
        """So long the lines of the seats take there and back, from seat 0 on; bots have none."""
        for seat, line in enumerate(seconds):
            if self.clients[seat]:
                self.guest(seat).round_trip = line

    async def measure(self, seat: int, *seconds: float) -> None:
        """Have a line measured, as often as that: the pong takes so long."""
        for line in seconds:
            self.guest(seat).ping()
            self.hours.go_by(line)
            await self.in_touch(seat)

    async def in_touch(self, seat: int) -> None:
        """Come back when a seat has answered the pings it was sent, and the server has heard that."""
        for _ in range(2):  # it answers before it hears the first; that is heard before the second
            await self.client(seat).command(m.Look(self.client(seat).new_id()))

    # Moves

    async def send(self, seat: int, move: str) -> "asyncio.Task[Answer]":
        """A move that has arrived when this comes back; the answer may take its time."""
        client = self.client(seat)
        await self.up_to_date(seat)
        return await self.send_command(client, m.Move(client.new_id(), move, client.seq))

    async def send_command(self, client: Client, command: Any) -> "asyncio.Task[Answer]":
        """The same with any command of any client."""
        arrival = self._coming[command.id] = asyncio.get_running_loop().create_future()
        answer = asyncio.create_task(client.command(command))
        await arrival
        return answer

    async def make(self, seat: int, move: str) -> Answer:
        """A move and its answer; if it is held back, time passes until it is made."""
        return await self.made(await self.send(seat, move))

    async def made(self, answer: "asyncio.Task[Answer]") -> Answer:
        """The answer to something that was sent, after as much time as it is held back for."""
        while self.actor.race:
            self.hours.go_by(races.TIE)
        return await answer

    async def up_to_date(self, seat: int) -> None:
        """Wait until a seat sees the table as it is."""
        client = self.client(seat)
        await client.until(lambda: client.view == (self.actor.publisher.views or {}).get(seat))

    def arrived(self, command: str) -> None:
        """A command has been handled."""
        coming = self._coming.pop(command, None)
        if coming:
            coming.set_result(None)

    def again(self, seat: int) -> Client:
        """Another client of somebody who sits there: a second tab, or the one after a lost line."""
        return self.srv.client(self.actor.room.code, self.client(seat).token)

    # What was told

    def events(self, seat: int) -> list[str]:
        """What a seat was told that happened since the deal."""
        updates = [told for told in self.heard[seat] if isinstance(told, m.Update)]
        kinds = [event.kind for update in updates for event in update.events]
        return [kind for kind in kinds if kind not in ("dealt", "opened", "first")]


@dataclass
class Hall:
    """A server that goes on from test to test, and a table in it for each."""

    runner: asyncio.Runner
    srv: Running
    patch: pytest.MonkeyPatch

    def play(
        self,
        scene: Callable[[Live], Awaitable[None]],
        rules: Rules,
        hands: Sequence[str],
        discard: str = "r3",
        bots: str = "",
        timeouts: Timeouts = UNHURRIED,
        **position: object,
    ) -> None:
        """A scene at a table in a described position, seat 0 on turn if nothing else is said. A letter for
        each seat: `b` is a bot, everything else somebody with a client of his own."""
        given = {"hands": list(hands), "discard": discard, "turn": 0, **position}
        hours = set_hours(self.patch)
        timeouts = replace(timeouts, ping=_NEVER)  # the round trip is measured when a test wants it
        self.patch.setattr("lastcard.server.room.Game", _dealing(given))
        self.patch.setattr(
            self.srv.registry, "settings", replace(self.srv.registry.settings, timeouts=timeouts)
        )
        self.runner.run(self._play(scene, rules, bots.ljust(len(hands), "-"), hours))

    async def _play(
        self, scene: Callable[[Live], Awaitable[None]], rules: Rules, bots: str, hours: Hours
    ) -> None:
        actor, token = self.srv.registry.open(rules, len(bots), "nowhere")
        await self.srv.registry.written()
        table = Live(self.srv, actor, hours, [None] * len(bots), [[] for _ in bots])
        self._note_arrivals(table)
        async with asyncio.timeout(_PATIENCE), AsyncExitStack() as stack:
            for seat in (seat for seat, letter in enumerate(bots) if letter != "b"):
                client = table.clients[seat] = self.srv.client(actor.room.code, token)
                token = ""
                client.on_message = table.heard[seat].append
                await stack.enter_async_context(client)
                done(await client.command(m.Sit(client.new_id(), f"Player {seat}", seat)))
            await _begin(table, bots)
            await scene(table)
        async with asyncio.timeout(_PATIENCE):
            await table.left.wait()

    def _note_arrivals(self, table: Live) -> None:
        handle, leave = table.actor.handle, table.actor.exit

        def noted(guest: Connection, command: Any) -> None:
            handle(guest, command)
            table.arrived(command.id)

        def left(guest: Connection) -> None:
            leave(guest)
            if not table.actor.connections:
                table.left.set()

        self.patch.setattr(table.actor, "handle", noted)
        self.patch.setattr(table.actor, "exit", left)


async def _begin(table: Live, bots: str) -> None:
    host = next(client for client in table.clients if client)
    for seat, letter in enumerate(bots):
        if letter == "b":
            done(await host.command(m.SeatBot(host.new_id(), seat, "tips")))
    done(await host.command(m.Start(host.new_id(), 1)))
    for seat, client in enumerate(table.clients):
        if client:
            await table.in_touch(seat)
            await table.up_to_date(seat)


@contextmanager
def serving(folder: Path) -> Iterator[tuple[asyncio.Runner, Running]]:
    """A server, and the event loop that it runs in."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        stack = AsyncExitStack()
        try:
            yield runner, runner.run(stack.enter_async_context(running(folder)))
        finally:
            runner.run(stack.aclose())


def set_hours(patch: pytest.MonkeyPatch) -> Hours:
    """From now on time passes for rooms, clocks and lines when it is said so."""
    hours = Hours()
    for module in _WITH_A_CLOCK:
        patch.setattr(f"{module}.time", hours)
    patch.setattr("lastcard.server.actor.asyncio", SimpleNamespace(get_running_loop=lambda: hours))
    return hours


def _dealing(position: dict[str, object]) -> Callable[..., Game]:
    """Deals that come to the described position."""

    def deal(rules: Rules, seats: Sequence[str], dealer: int, deal: Deal) -> Game:
        game = Game(rules, seats, dealer=dealer, deal=deal)
        game.state = build_state(rules, position)
        game.state.log = []
        return game

    return deal


def done(answer: Answer) -> Answer:
    """An answer that is no refusal."""
    assert not isinstance(answer, m.Refused), answer
    return answer


def refused(answer: Answer) -> m.Refused:
    """An answer that is one."""
    assert isinstance(answer, m.Refused), answer
    return answer


def free(answer: Answer) -> m.Refused:
    """A refusal that has cost nothing."""
    refusal = refused(answer)
    assert not refusal.paid
    return refusal
