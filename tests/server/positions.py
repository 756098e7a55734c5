"""Tables for tests of rooms: people whose line can be lost, bare lines, and games put into a position."""

import asyncio
import functools
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from lastcard import protocol as m
from lastcard.client import Answer, Client, socket_url
from lastcard.notation.scenario import build_state
from lastcard.rules import load_rules
from lastcard.server.actor import RoomActor
from lastcard.server.keys import key_of
from lastcard.server.registry import Registry
from lastcard.server.room import Room
from lastcard.server.serve import config_of, listening
from lastcard.table import LiveTable
from lastcard.views.events import Event
from lastcard.views.seat import View
from tests.server import servers
from tests.server.servers import Running

NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gul", "Hal", "Ines", "Jun")
PATIENCE = 30.0  # seconds after which a test has failed
_NOWHERE = "ws://127.0.0.1:1/ws"

_decode = msgspec.json.Decoder(m.AnyMessage).decode
P = ParamSpec("P")
T = TypeVar("T")


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine; it fails if it takes for ever."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


async def soon(true: Callable[[], bool]) -> None:
    """Wait until something is so that nobody is told of."""
    while not true():
        await asyncio.sleep(0.002)


def come_back_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that lost their line try again at once, and keep trying."""
    monkeypatch.setattr(Client, "first_wait", 0.01)
    monkeypatch.setattr(Client, "longest_wait", 0.04)


def ping_often(monkeypatch: pytest.MonkeyPatch, every: float, patience: float) -> None:
    """Servers that notice within moments that somebody does not answer any more."""

    def impatient(registry: Registry) -> uvicorn.Config:
        config = config_of(registry)
        config.ws_ping_interval, config.ws_ping_timeout = every, patience
        return config

    monkeypatch.setattr(servers, "config_of", impatient)


def thin_pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers whose connections hold little that was sent and not yet read."""

    def thin(host: str, port: int) -> socket.socket:
        listener = listening(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    monkeypatch.setattr(servers, "listening", thin)


class Person(Client):
    """A client that remembers what it was told, and whose line can be lost until it is found again."""

    def __init__(self, address: str, room: str, token: str = "") -> None:
        super().__init__(address, room, token)
        self.told: list[m.AnyMessage] = []
        self.on_message = self.told.append
        self._lost_at = 0
        self._way = self.url

    def expect_loss(self) -> None:
        """The line will be lost: the next welcome is one for coming back."""
        self._lost_at = len(self.told)

    def lose_line(self) -> None:
        """The line breaks without a word, and there is no way to the server."""
        self.url = _NOWHERE
        self.expect_loss()
        if self.connection:
            self.connection.transport.abort()

    def stop_hearing(self) -> None:
        """Read nothing that is sent from now on."""
        assert self.connection
        self.connection.transport.pause_reading()

    async def find_line(self) -> m.Welcome:
        """There is a way again: how it is welcomed when it has come back by itself."""
        self.url = self._way
        await self.until(lambda: bool(self._welcomes()))
        return self._welcomes()[0]

    async def come_back(self) -> m.Welcome:
        """Lose the line for a moment."""
        self.expect_loss()
        await self.drop()
        return await self.find_line()

    def _welcomes(self) -> list[m.Welcome]:
        return [message for message in self.told[self._lost_at :] if isinstance(message, m.Welcome)]

    def updates(self, after: int = 0) -> list[m.Update]:
        """The updates that it was told after a number."""
        return [message for message in self.told if isinstance(message, m.Update) and message.seq > after]

    def info(self) -> m.RoomInfo:
        """The room as it was told last."""
        assert self.room
        return self.room

    async def sit(self, name: str, seat: int | None = None) -> Answer:
        """Take a seat."""
        return await self.command(m.Sit(self.new_id(), name, seat))

    async def say(self, text: str) -> Answer:
        """A line to everybody."""
        return await self.command(m.Say(self.new_id(), text))

    async def start(self, game: int = 1, first: m.First = "rules") -> Answer:
        """Begin a game."""
        return await self.command(m.Start(self.new_id(), game, first))


class BareLine:
    """A line that does nothing by itself: it does not come back, and answers no pings."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def say(self, command: m.Command) -> None:
        """Send a command, and do not wait for anything."""
        await self.say_text(msgspec.json.encode(command).decode())

    async def say_text(self, text: str) -> None:
        """Send anything."""
        await self.connection.send(text)

    async def hello(self, token: str = "", after: int = 0) -> m.Welcome:
        """Enter the room."""
        await self.say(m.Hello(m.VERSION, token, after=after))
        return await self.hear(m.Welcome)

    async def hear_any(self) -> m.AnyMessage:
        """The next message."""
        return _decode(await self.connection.recv())

    async def hear(self, kind: type[T]) -> T:
        """The next message of a kind; others are passed over."""
        while not isinstance(message := await self.hear_any(), kind):
            pass
        return message

    async def answer(self, command: str) -> Answer:
        """The answer to the command of an id."""
        while True:
            message = await self.hear_any()
            if isinstance(message, Answer) and message.answers == command:
                return message

    async def ask(self, command: m.Command) -> Answer:
        """Send a command; its answer."""
        await self.say(command)
        return await self.answer(command.id)  # type: ignore[attr-defined]

    def stop_hearing(self) -> None:
        """Read nothing any more, and so answer nothing, pings of the connection included."""
        self.connection.transport.pause_reading()

    def cut(self) -> None:
        """Gone without a word."""
        self.connection.transport.abort()


@asynccontextmanager
async def bare_line(srv: Running, room: str) -> AsyncIterator[BareLine]:
    """A bare line to a room."""
    way = connect(socket_url(srv.address, room), compression=None, proxy=None, ping_interval=None)
    async with way as connection:
        line = BareLine(connection)
        try:
            yield line
        finally:
            line.cut()


@dataclass
class Company:
    """People in a room, one a seat from seat 0 on. Seat 0 is the host's."""

    srv: Running
    code: str
    people: list[Person]
    tokens: list[str] = field(default_factory=list)

    @property
    def actor(self) -> RoomActor:
        """The actor of the room."""
        return self.srv.registry.actors[self.code]

    @property
    def room(self) -> Room:
        """The room itself."""
        return self.actor.room

    @property
    def table(self) -> LiveTable:
        """The table of the last game."""
        assert self.room.table
        return self.room.table

    async def start(self, game: int = 1, first: m.First = "rules") -> None:
        """The host begins a game; everybody sees it."""
        assert isinstance(await self.people[0].start(game, first), m.Done)
        await self.agree()

    async def agree(self) -> None:
        """Wait until everybody who is there sees what the engine says."""
        there = [person for person in self.people if self.actor.connections.has_key(_key(person))]
        for person in there:
            await person.until(lambda person=person: person.view == self.table.view(person.seat))

    async def place(self, hands: Sequence[str], **position: object) -> None:
        """Put the game that is on into a position, and let everybody see it. The log knows nothing of it:
        the room cannot be opened again."""
        given = {"hands": list(hands), **position}
        if "opening" not in given:
            given.setdefault("discard", "r3")
        state = build_state(self.table.game.rules, given)
        state.log = []
        self.table.game.state = state
        now, asked = self.actor.clock.now(), self.table.game.to_act
        self.table.seat(asked, self.table.players[asked], now)
        self.actor.publish(self.room.reseat(self.room.seats, now))
        await self.agree()

    async def play(self, moves: Sequence[tuple[int, str]]) -> None:
        """Moves of seats, each made when its player sees the one before."""
        for seat, move in moves:
            await self.agree()
            assert isinstance(await self.people[seat].move(move), m.Update), (seat, move)
        await self.agree()

    async def go_on(self, moves: int = 4) -> None:
        """Whoever is asked makes the first move that answers the question, and so on."""
        for _ in range(moves):
            await self.agree()
            asked = next(person for person in self.people if person.view and person.view.answers)
            assert asked.view
            assert isinstance(await asked.move(asked.view.answers[0]), m.Update)

    async def sees_gone(self, onlooker: int, seat: int) -> None:
        """Wait until somebody is told that another one is not there."""
        person = self.people[onlooker]
        await person.until(lambda: not person.info().seats[seat].connected)

    def log(self) -> list[str]:
        """The entries of the log, as they are written."""
        return [row.entry for row in self.srv.registry.store.entries(self.code)]


@asynccontextmanager
async def company(
    srv: Running, seats: int = 2, preset: str = "guide", people: int | None = None, **settings: object
) -> AsyncIterator[Company]:
    """A new room with people on its seats, or on the first of them."""
    actor, host = srv.registry.open(load_rules(preset, settings), seats, "")
    await srv.registry.written()
    code = actor.room.code
    async with AsyncExitStack() as stack:
        party = Company(srv, code, [])
        for seat in range(seats if people is None else people):
            person = await stack.enter_async_context(Person(srv.address, code, "" if seat else host))
            assert isinstance(await person.sit(NAMES[seat], seat), m.Done)
            party.people.append(person)
            party.tokens.append(person.token)
        for person in party.people:
            await person.until(lambda person=person: person.seq >= party.room.seq)
        yield party


def events_of(happened: Sequence[m.Happened | m.Update]) -> list[Event]:
    """What happened, as everybody may know it."""
    return [event.seen_by(None) for one in happened for event in one.events]


def view_in(message: m.Welcome | m.WholeView) -> View:
    """The view in a message that must have one."""
    assert message.view
    return message.view


def seq_of(answer: Answer) -> int:
    """The number of what a command has done."""
    assert not isinstance(answer, (m.Refused, m.Problem)), answer
    return answer.seq


def code_of(answer: Answer) -> str:
    """Why something was refused, as programs read it; that it was not, if it was not."""
    return answer.code if isinstance(answer, m.Refused) else type(answer).__name__


def _key(person: Person) -> str:
    return key_of(person.token)
