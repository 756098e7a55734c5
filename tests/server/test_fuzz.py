"""Noise: several clients of a room say whatever there is to say, in any order, and lose their lines. The
server lives, the room goes on, and its log makes the same room again.

Twelve seconds in all, a minute in the full run, an hour in the soak; LASTCARD_FUZZ sets other seconds."""

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
from tests.server.lines import Line, Told, line, overheard
from tests.server.noise import Noise
from tests.server.servers import Running, running
from tests.slices import times

SECONDS = float(os.environ.get("LASTCARD_FUZZ") or times(12, 60, 3600))
SEEDS = (1, 2, 3, 4)  # they run side by side
BATCHES = 12  # in one room
FRAMES = 40  # of each client in a batch
WAIT = 20.0


class Noisy:
    """A client that reads everything and says anything. It comes back when its line is closed, and now and
    then lets it break."""

    def __init__(self, srv: Running, room: str, seed: str, token: str = "") -> None:
        self.noise = Noise(seed, room)
        self._name = f"Seat {seed.rpartition('/')[2]}"
        self.told: Counter[str] = Counter()
        self.said: list[str | bytes] = []
        self._url = srv.address.replace("http", "ws", 1) + f"/ws/{room}"
        self._token = token
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def batch(self) -> None:
        """So many frames, whatever becomes of them."""
        self.said.clear()
        for _ in range(FRAMES):
            with suppress(OSError, WebSocketException):
                if self._socket is None:
                    await self._come()
                await self._say(self.noise.frame())
            if self.noise.chance.random() < 0.01:
                await self.go()

    async def _say(self, frame: str | bytes) -> None:
        assert self._socket
        self.said.append(frame)
        if self.noise.chance.random() < 0.005:
            self._socket.transport.abort()
        await self._socket.send(frame)
        if self.noise.chance.random() < 0.5:  # or else the next one at once
            await asyncio.sleep(0)

    async def _come(self) -> None:
        self._socket = await connect(self._url, compression=None, proxy=None, max_size=None, max_queue=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        if self.noise.chance.random() < 0.9:  # or else the first frame is no hello
            hello = {"type": "hello", "version": VERSION, "token": self._token}
            await self._socket.send(json.dumps(hello))
        if self.noise.chance.random() < 0.7:
            await self._socket.send(json.dumps({"type": "sit", "id": "sit", "name": self._name}))

    async def go(self) -> None:
        """Leave; the seat is kept."""
        if self._socket and self._reader:
            await self._socket.close()
            await self._reader
        self._socket = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                told: Told = json.loads(text)
                self.told[told["type"]] += 1
                self._hear(told)
                if told["type"] == "ping" and self.noise.chance.random() < 0.8:
                    await socket.send(json.dumps({"type": "pong", "number": told["number"]}))
        if self._socket is socket:
            self._socket = None

    def _hear(self, told: Told) -> None:
        self._token = told.get("token") or self._token
        self.noise.seq = told.get("seq", self.noise.seq)
        if "room" in told:
            self.noise.game = told["room"]["game"] + 1
        if "moves" in (told.get("view") or {}):
            self.noise.moves = [move["text"] for move in told["view"]["moves"]]


def test_noise(tmp_path: Path) -> None:
    """Whatever clients say at the same time: everybody else goes on, and the log tells what happened."""
    asyncio.run(_side_by_side(tmp_path, time.monotonic() + SECONDS / len(SEEDS)))


async def _side_by_side(folder: Path, until: float) -> None:
    async with asyncio.TaskGroup() as group:
        for seed in SEEDS:
            group.create_task(_noise(seed, folder / str(seed), until))


async def _noise(seed: int, folder: Path, until: float) -> None:
    told: Counter[str] = Counter()
    number = 0
    async with running(folder) as srv:
        with overheard() as complaints:
            while number == 0 or time.monotonic() < until:  # one room at least, however busy the machine is
                told += await _noise_in_a_room(srv, f"{seed}/{number}", until, complaints)
                number += 1
    assert {"done", "refused", "error", "room"} <= set(told)


async def _noise_in_a_room(srv: Running, seed: str, until: float, complaints: list[str]) -> Counter[str]:
    """The life of a room: a referee who is heard after every batch, and others who make noise."""
    chance = random.Random(seed)
    room, token = await _opened(srv, chance, Noise(seed, ""))
    noisy = [Noisy(srv, room, f"{seed}/{place}") for place in range(chance.randint(2, 5))]
    if chance.random() < 0.7:
        noisy.append(Noisy(srv, room, f"{seed}/host", token))
    async with AsyncExitStack() as stack:
        referee = await stack.enter_async_context(line(srv, room))
        await referee.hello(token)
        for one in noisy:
            stack.push_async_callback(one.go)
        for batch in range(BATCHES):
            await _batch(noisy, referee)
            await _referee_plays(srv, room, referee)
            await _all_is_well(srv, room)
            assert complaints == [], _story(seed, batch, complaints, noisy)
            if time.monotonic() > until:
                break
    return sum((one.told for one in noisy), Counter())


async def _opened(srv: Running, chance: random.Random, noise: Noise) -> tuple[str, str]:
    """A room by rules that hold together."""
    preset, seats = chance.choice(PRESETS), chance.randint(2, 4)
    settings = noise.settings()
    if chance.random() < 0.6:  # a game with an end, and with something to catch before it
        settings |= {"hand_size": 2, "uno_penalty": 2, "grace_seconds": 3}
    try:
        load_rules(preset, settings).check_seats(seats)
    except LastCardError:
        preset, settings = "guide", {}
    return await srv.open_room(preset, seats, **settings)


async def _batch(noisy: list[Noisy], referee: Line) -> None:
    """All at once. The referee reads meanwhile."""
    reading = asyncio.create_task(_listen(referee))
    async with asyncio.timeout(WAIT):
        await asyncio.gather(*(one.batch() for one in noisy))
    reading.cancel()
    with suppress(asyncio.CancelledError):
        await reading


async def _listen(referee: Line) -> None:
    while True:
        await referee.hear()
        referee.heard.clear()


async def _referee_plays(srv: Running, room: str, referee: Line) -> None:
    """The referee is answered: he takes a seat, has a game begun, says something and makes his move."""
    live = srv.registry.actors[room].room
    if not live.playing:
        await referee.command("sit", name="Referee")
        for number, seat in enumerate(live.seats):
            if seat.kind == "free":
                await referee.command("bot", seat=number)
        await referee.command("start", game=live.game + 1)
    said = await referee.command("say", text="go on")
    assert said["type"] == "done" or said["code"] == "no-seat", said  # somebody with his token stood up
    told = await referee.command("look")
    assert told["type"] == "view"
    if told["view"] and told["view"]["moves"]:
        answer = await referee.command("move", move=told["view"]["moves"][0], seen=told["seq"])
        assert answer["type"] != "refused" or answer["code"] not in ("failed", "not-kept"), answer


async def _all_is_well(srv: Running, room: str) -> None:
    """Nothing in the game is broken, and the log makes the same room."""
    live = srv.registry.actors[room].room
    while live.row != len(srv.registry.store.entries(room)):
        await srv.registry.written()
        live = srv.registry.actors[room].room
    assert live.table is None or live.table.game.problems() == []
    again = restored(room, srv.registry.store)
    assert _portrait(again) == _portrait(live)
    assert _catches_of_people(live) <= _catches_of_people(again)


def _portrait(room: Room) -> dict[str, Any]:
    """Everything about a room that people can see, or that decides what happens next."""
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
    """Catches that wait for the grace seconds; bots think of theirs again when a room is opened again."""
    table = room.table
    return (
        {(plan.seat, plan.move.text) for plan in table.waiting if plan.seat not in table.bots}
        if table
        else set()
    )


def _story(seed: str, batch: int, complaints: list[str], noisy: list[Noisy]) -> str:
    """What to look at: the complaint, and what was said before it."""
    said = [[str(frame)[:200] for frame in one.said] for one in noisy]
    return f"seed {seed}, batch {batch}: {json.dumps(said)}\n{complaints[0][-3000:]}"
