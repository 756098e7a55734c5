"""Fuzzing: several clients of a room send random frames in any order and lose their connections. The server
survives, the room goes on, and its log restores the same room.

The test takes twelve seconds, a minute in the full run, and an hour in the soak. Set LASTCARD_FUZZ to choose
another number of seconds."""

import asyncio
import json
import os
import random
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lastcard.errors import LastCardError
from lastcard.protocol import VERSION
from lastcard.rules import PRESETS, load_rules
from lastcard.server.actor import restored
from lastcard.server.room import Room
from tests.server.fuzz_frames import FrameFuzzer
from tests.server.json_connection import JsonConnection, Message, json_connection, logged_errors
from tests.server.servers import Running, running
from tests.slices import times

SECONDS = float(os.environ.get("LASTCARD_FUZZ") or times(12, 60, 3600))
SEEDS = (1, 2, 3, 4)  # they run in parallel
BATCHES = 12  # per room
FRAMES = 40  # per client and batch
WAIT = 20.0


class FuzzClient:
    """A client that reads everything and sends random frames. It reconnects when its connection closes, and
    sometimes breaks it."""

    def __init__(self, server: Running, room: str, seed: str, token: str = "") -> None:
        self.fuzzer = FrameFuzzer(seed, room)
        self._name = f"Seat {seed.rpartition('/')[2]}"
        self.received: Counter[str] = Counter()
        self.sent: list[str | bytes] = []
        self._url = server.address.replace("http", "ws", 1) + f"/ws/{room}"
        self._token = token
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def batch(self) -> None:
        """Send a number of random frames."""
        self.sent.clear()
        for _ in range(FRAMES):
            with suppress(OSError, WebSocketException):
                if self._socket is None:
                    await self._connect()
                await self._send(self.fuzzer.frame())
            if self.fuzzer.rng.random() < 0.01:
                await self.disconnect()

    async def _send(self, frame: str | bytes) -> None:
        assert self._socket
        self.sent.append(frame)
        if self.fuzzer.rng.random() < 0.005:
            self._socket.transport.abort()
        await self._socket.send(frame)
        if self.fuzzer.rng.random() < 0.5:  # otherwise the next frame follows at once
            await asyncio.sleep(0)

    async def _connect(self) -> None:
        self._socket = await connect(self._url, compression=None, proxy=None, max_size=None, max_queue=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        if self.fuzzer.rng.random() < 0.9:  # otherwise the first frame is no hello
            hello = {"type": "hello", "version": VERSION, "token": self._token}
            await self._socket.send(json.dumps(hello))
        if self.fuzzer.rng.random() < 0.7:
            await self._socket.send(json.dumps({"type": "sit", "id": "sit", "name": self._name}))

    async def disconnect(self) -> None:
        """Close the connection. The seat is kept."""
        if self._socket and self._reader:
            await self._socket.close()
            await self._reader
        self._socket = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                message: Message = json.loads(text)
                self.received[message["type"]] += 1
                self._note(message)
                if message["type"] == "ping" and self.fuzzer.rng.random() < 0.8:
                    await socket.send(json.dumps({"type": "pong", "number": message["number"]}))
        if self._socket is socket:
            self._socket = None

    def _note(self, message: Message) -> None:
        self._token = message.get("token") or self._token
        self.fuzzer.seq = message.get("seq", self.fuzzer.seq)
        if "room" in message:
            self.fuzzer.game = message["room"]["game"] + 1
        if "moves" in (message.get("view") or {}):
            self.fuzzer.moves = [move["text"] for move in message["view"]["moves"]]


async def test_fuzz(tmp_path: Path) -> None:
    """Clients send random frames at the same time. Other clients are not disturbed, and the log describes
    what happened."""
    until = time.monotonic() + SECONDS / len(SEEDS)
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(running(tmp_path / str(seed))) for seed in SEEDS]
        errors = stack.enter_context(logged_errors())
        async with asyncio.TaskGroup() as group:
            for seed, server in zip(SEEDS, servers, strict=True):
                group.create_task(_fuzz(server, seed, until, errors))


async def _fuzz(server: Running, seed: int, until: float, errors: list[str]) -> None:
    received: Counter[str] = Counter()
    number = 0
    while number == 0 or time.monotonic() < until:  # at least one room, however slow the machine is
        received += await _fuzz_room(server, f"{seed}/{number}", until, errors)
        number += 1
    assert {"done", "refused", "error", "room"} <= set(received)


async def _fuzz_room(server: Running, seed: str, until: float, errors: list[str]) -> Counter[str]:
    """Fuzz one room. A referee checks after every batch that the room still works."""
    rng = random.Random(seed)
    room, token = await _opened(server, rng, FrameFuzzer(seed, ""))
    fuzz_clients = [FuzzClient(server, room, f"{seed}/{place}") for place in range(rng.randint(2, 5))]
    if rng.random() < 0.7:
        fuzz_clients.append(FuzzClient(server, room, f"{seed}/host", token))
    async with AsyncExitStack() as stack:
        referee = await stack.enter_async_context(json_connection(server, room))
        await referee.hello(token)
        for client in fuzz_clients:
            stack.push_async_callback(client.disconnect)
        for batch in range(BATCHES):
            await _batch(fuzz_clients, referee)
            await _referee_plays(server, room, referee)
            await _check_room(server, room)
            assert errors == [], _report(seed, batch, errors, fuzz_clients)
            if time.monotonic() > until:
                break
    return sum((client.received for client in fuzz_clients), Counter())


async def _opened(server: Running, rng: random.Random, fuzzer: FrameFuzzer) -> tuple[str, str]:
    """Open a room with valid random rules."""
    preset, seats = rng.choice(PRESETS), rng.randint(2, 4)
    settings = fuzzer.settings()
    if rng.random() < 0.6:  # a short game with catches
        settings |= {"hand_size": 2, "uno_penalty": 2, "grace_seconds": 3}
    try:
        load_rules(preset, settings).check_seats(seats)
    except LastCardError:
        preset, settings = "guide", {}
    return await server.open_room(preset, seats, **settings)


async def _batch(fuzz_clients: list[FuzzClient], referee: JsonConnection) -> None:
    """Let all clients send a batch at once, while the referee reads."""
    reading = asyncio.create_task(_listen(referee))
    async with asyncio.timeout(WAIT):
        await asyncio.gather(*(client.batch() for client in fuzz_clients))
    reading.cancel()
    with suppress(asyncio.CancelledError):
        await reading


async def _listen(referee: JsonConnection) -> None:
    while True:
        await referee.receive()
        referee.received.clear()


async def _referee_plays(server: Running, room: str, referee: JsonConnection) -> None:
    """The referee takes a seat, starts a game, chats and makes a move, and all of it is answered."""
    live = server.registry.actors[room].room
    if not live.playing:
        await referee.command("sit", name="Referee")
        for number, seat in enumerate(live.seats):
            if seat.kind == "free":
                await referee.command("bot", seat=number)
        await referee.command("start", game=live.game + 1)
    said = await referee.command("say", text="go on")
    assert said["type"] == "done" or said["code"] == "no-seat", (
        said
    )  # a client with the same token has left the seat
    message = await referee.command("look")
    assert message["type"] == "view"
    if message["view"] and message["view"]["moves"]:
        answer = await referee.command("move", move=message["view"]["moves"][0], seen=message["seq"])
        assert answer["type"] != "refused" or answer["code"] not in ("failed", "not-kept"), answer


async def _check_room(server: Running, room: str) -> None:
    """Check that the game is not broken, and that the log restores the same room."""
    live = server.registry.actors[room].room
    while live.row != len(server.registry.store.entries(room)):
        await server.registry.written()
        live = server.registry.actors[room].room
    assert live.table is None or live.table.game.problems() == []
    again = restored(room, server.registry.store)
    assert _state_of(again) == _state_of(live)
    assert _catches_of_people(live) <= _catches_of_people(again)


def _state_of(room: Room) -> dict[str, Any]:
    """Everything about a room that clients can see, or that decides what happens next."""
    game = room.table.game if room.table else None
    return {
        "views": game and game.views(),
        "steps": game and game.steps,
        "hash": game and game.hash(),
        "rules": dict(room.rules.values),
        "seats": room.seats,
        "host": room.host,
        "game": (room.seq, room.game, room.first, room.last_player),
        "deal": (room.secret, room.dealt_with, room.dealt_to, room.seeds),
        "answered": list(room.answers),
        "recent": [event for _, events in room.history.since(0) for event in events],
        "chat": list(room.history.chat),
    }


def _catches_of_people(room: Room) -> set[tuple[int, str]]:
    """Catches of people that wait for the grace seconds. Bots plan theirs again in a restored room."""
    table = room.table
    return (
        {(plan.seat, plan.move.text) for plan in table.waiting if plan.seat not in table.bots}
        if table
        else set()
    )


def _report(seed: str, batch: int, errors: list[str], fuzz_clients: list[FuzzClient]) -> str:
    """The error, and the frames before it."""
    said = [[str(frame)[:200] for frame in client.sent] for client in fuzz_clients]
    return f"seed {seed}, batch {batch}: {json.dumps(said)}\n{errors[0][-3000:]}"
