"""Rooms for tests: clients on all seats, connections that can break, and games put into a position."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from lastcard import protocol as m
from lastcard.client import Answer, BotClient, Client, socket_url
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
_UNREACHABLE = "ws://127.0.0.1:1/ws"

_decode = msgspec.json.Decoder(m.AnyMessage).decode
T = TypeVar("T")


async def wait_until(true: Callable[[], bool]) -> None:
    """Wait for a condition that no event announces."""
    while not true():
        await asyncio.sleep(0.002)


def reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clients reconnect almost at once, and keep trying."""
    monkeypatch.setattr(Client, "first_wait", 0.01)
    monkeypatch.setattr(Client, "longest_wait", 0.04)


def ping_often(monkeypatch: pytest.MonkeyPatch, every: float, timeout: float) -> None:
    """Let new servers notice quickly that a client does not answer pings."""

    def pinging(registry: Registry) -> uvicorn.Config:
        config = config_of(registry)
        config.ws_ping_interval, config.ws_ping_timeout = every, timeout
        return config

    monkeypatch.setattr(servers, "config_of", pinging)


def small_send_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the sockets of new servers small send buffers."""

    def listener(host: str, port: int) -> socket.socket:
        listener = listening(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    monkeypatch.setattr(servers, "listening", listener)


class RecordingClient(Client):
    """A client that keeps all messages, and whose connection can break."""

    def __init__(self, address: str, room: str, token: str = "") -> None:
        super().__init__(address, room, token)
        self.messages: list[m.AnyMessage] = []
        self.on_message = self.messages.append
        self._disconnected_at = 0
        self._server_url = self.url

    def expect_disconnect(self) -> None:
        """Note that the connection will break. `reconnect` waits for a welcome after this."""
        self._disconnected_at = len(self.messages)

    def disconnect(self) -> None:
        """Break the connection without a close frame, and make the server unreachable."""
        self.url = _UNREACHABLE
        self.expect_disconnect()
        if self.connection:
            self.connection.transport.abort()

    def stop_reading(self) -> None:
        """Read no more messages."""
        assert self.connection
        self.connection.transport.pause_reading()

    async def reconnect(self) -> m.Welcome:
        """Make the server reachable again, and return the welcome of the new connection."""
        self.url = self._server_url
        await self.until(lambda: bool(self._new_welcomes()))
        return self._new_welcomes()[0]

    async def drop_and_reconnect(self) -> m.Welcome:
        """Close the connection, and return the welcome of the next one."""
        self.expect_disconnect()
        await self.drop()
        return await self.reconnect()

    def _new_welcomes(self) -> list[m.Welcome]:
        new = self.messages[self._disconnected_at :]
        return [message for message in new if isinstance(message, m.Welcome)]

    def updates(self, after: int = 0) -> list[m.Update]:
        """All updates with a higher number than this."""
        return [message for message in self.messages if isinstance(message, m.Update) and message.seq > after]

    def info(self) -> m.RoomInfo:
        """The latest description of the room."""
        assert self.room
        return self.room

    async def sit(self, name: str, seat: int | None = None) -> Answer:
        """Take a seat."""
        return await self.command(m.Sit(self.new_id(), name, seat))

    async def say(self, text: str) -> Answer:
        """Send a chat message."""
        return await self.command(m.Say(self.new_id(), text))

    async def start(self, game: int = 1, first: m.First = "rules") -> Answer:
        """Start a game."""
        return await self.command(m.Start(self.new_id(), game, first))


class RawConnection:
    """One websocket that does nothing by itself: it does not reconnect, and answers no pings."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, command: m.Command) -> None:
        """Send a command without waiting for its answer."""
        await self.send_text(msgspec.json.encode(command).decode())

    async def send_text(self, text: str) -> None:
        """Send any text."""
        await self.socket.send(text)

    async def hello(self, token: str = "", after: int = 0) -> m.Welcome:
        """Enter the room and return the welcome."""
        await self.send(m.Hello(m.VERSION, token, after=after))
        return await self.receive(m.Welcome)

    async def receive_any(self) -> m.AnyMessage:
        """Wait for the next message."""
        return _decode(await self.socket.recv())

    async def receive(self, kind: type[T]) -> T:
        """Wait for the next message of a kind, and skip the others."""
        while not isinstance(message := await self.receive_any(), kind):
            pass
        return message

    async def answer(self, command: str) -> Answer:
        """Wait for the answer to the command with this id."""
        while True:
            message = await self.receive_any()
            if isinstance(message, Answer) and message.answers == command:
                return message

    async def command(self, command: m.Command) -> Answer:
        """Send a command and return its answer."""
        await self.send(command)
        return await self.answer(command.id)  # type: ignore[attr-defined]

    def stop_reading(self) -> None:
        """Read nothing more, so that not even websocket pings are answered."""
        self.socket.transport.pause_reading()

    def abort(self) -> None:
        """Break the connection without a close frame."""
        self.socket.transport.abort()


@asynccontextmanager
async def raw_connection(server: Running, room: str) -> AsyncIterator[RawConnection]:
    """Connect to a room without a hello."""
    url = socket_url(server.address, room)
    async with connect(url, compression=None, proxy=None, ping_interval=None) as socket:
        connection = RawConnection(socket)
        try:
            yield connection
        finally:
            connection.abort()


@dataclass
class SeatedRoom:
    """A room with clients on its seats, from seat 0 on. Seat 0 is the host."""

    server: Running
    code: str
    clients: list[RecordingClient]
    tokens: list[str] = field(default_factory=list)

    @property
    def actor(self) -> RoomActor:
        """The actor of the room."""
        return self.server.registry.actors[self.code]

    @property
    def room(self) -> Room:
        """The room in the server."""
        return self.actor.room

    @property
    def table(self) -> LiveTable:
        """The table of the latest game."""
        assert self.room.table
        return self.room.table

    async def start(self, game: int = 1, first: m.First = "rules") -> None:
        """Let the host start a game, and wait until all clients see it."""
        assert isinstance(await self.clients[0].start(game, first), m.Done)
        await self.sync()

    async def sync(self) -> None:
        """Wait until all connected clients have the current view."""
        connected = [
            client for client in self.clients if self.actor.connections.has_key(key_of(client.token))
        ]
        for client in connected:
            await client.until(lambda client=client: client.view == self.table.view(client.seat))

    async def place(self, hands: Sequence[str], **position: object) -> None:
        """Put the current game into a position, and wait until all clients see it. The log does not contain
        this change, so the room cannot be restored afterwards."""
        given = {"hands": list(hands), **position}
        if "opening" not in given:
            given.setdefault("discard", "r3")
        state = build_state(self.table.game.rules, given)
        state.log = []
        self.table.game.state = state
        now, asked = self.actor.clock.now(), self.table.game.to_act
        self.table.seat(asked, self.table.players[asked], now)
        self.actor.publish(self.room.reseat(self.room.seats, now))
        await self.sync()

    async def play(self, moves: Sequence[tuple[int, str]]) -> None:
        """Make moves, given as seats and texts. Each client sees the moves before its own."""
        for seat, move in moves:
            await self.sync()
            assert isinstance(await self.clients[seat].move(move), m.Update), (seat, move)
        await self.sync()

    async def play_on(self, moves: int = 4) -> None:
        """Make some moves: always the first answer of the player to act."""
        for _ in range(moves):
            await self.sync()
            asked = next(client for client in self.clients if client.view and client.view.answers)
            assert asked.view
            assert isinstance(await asked.move(asked.view.answers[0]), m.Update)

    async def sees_disconnected(self, onlooker: int, seat: int) -> None:
        """Wait until one seat is told that another seat is disconnected."""
        client = self.clients[onlooker]
        await client.until(lambda: not client.info().seats[seat].connected)

    def log(self) -> list[str]:
        """The entries in the log of the room."""
        return [row.entry for row in self.server.registry.store.entries(self.code)]


@asynccontextmanager
async def seated_room(
    server: Running, seats: int = 2, preset: str = "guide", people: int | None = None, **settings: object
) -> AsyncIterator[SeatedRoom]:
    """Open a room with clients on all seats, or on the first `people` seats."""
    actor, host = server.registry.open(load_rules(preset, settings), seats, "")
    await server.registry.written()
    code = actor.room.code
    async with AsyncExitStack() as stack:
        seated = SeatedRoom(server, code, [])
        for seat in range(seats if people is None else people):
            client = RecordingClient(server.address, code, "" if seat else host)
            await stack.enter_async_context(client)
            assert isinstance(await client.sit(NAMES[seat], seat), m.Done)
            seated.clients.append(client)
            seated.tokens.append(client.token)
        for client in seated.clients:
            await client.until(lambda client=client: client.seq >= seated.room.seq)
        yield seated


async def short_game(server: Running, settings: dict[str, object] | None = None) -> tuple[str, list[str]]:
    """Open a room with two seats and play a game to its end. Returns the code and the tokens, the host's
    first."""
    wanted: dict[str, object] = {"hand_size": 1, "uno_penalty": 0, **(settings or {})}
    room, token = await server.open_room("basic-plus", 2, **wanted)
    async with server.client(room, token) as ana, server.client(room) as ben, asyncio.timeout(20):
        for client, name in ((ana, "Ana"), (ben, "Ben")):
            await client.command(m.Sit(client.new_id(), name))
        await ana.command(m.Start(ana.new_id(), 1))
        await asyncio.gather(*(BotClient(client, "tips", 0.0001).play(1) for client in (ana, ben)))
        return room, [token, ben.token]


def events_of(steps: Sequence[m.Happened | m.Update]) -> list[Event]:
    """The events of some steps, as everyone may know them."""
    return [event.seen_by(None) for step in steps for event in step.events]


def view_in(message: m.Welcome | m.WholeView) -> View:
    """The view in a message that must have one."""
    assert message.view
    return message.view


def seq_of(answer: Answer) -> int:
    """The number in the answer to a command that was executed."""
    assert not isinstance(answer, (m.Refused, m.Problem)), answer
    return answer.seq


def code_of(answer: Answer) -> str:
    """The code of a refusal, or else the type of the answer."""
    return answer.code if isinstance(answer, m.Refused) else type(answer).__name__
