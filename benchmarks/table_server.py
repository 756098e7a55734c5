"""Compare the throughput of the table server with that of a bare echo server on the same stack, Starlette on
uvicorn, and with an echo server without Starlette.

    python benchmarks/table_server.py                 200 rooms of 4 clients, 21 runs of each, alternating

A move is acknowledged when the client that made it has its answer; by then it is committed to the log. Every
move is sent to all four clients of the room. The load comes from one other process.
"""

import argparse
import asyncio
import base64
import contextlib
import copy
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import uvloop

SEATS = 4
_RUN_UP, _RUN_OUT = 0.2, 0.1  # seconds until all clients are busy, and until all have their answers


class OfferPart(msgspec.Struct):
    """The fields of an offer that these clients read."""

    text: str
    kind: str
    answer: bool = False
    reaction: bool = False


class ViewPart(msgspec.Struct):
    """The fields of a view that these clients read."""

    moves: tuple[OfferPart, ...] | None = None
    phase: str | None = None


class Heard(msgspec.Struct):
    """The fields of a message that these clients read."""

    type: str
    view: ViewPart | None = None
    answers: str | None = None
    number: int | None = None
    token: str | None = None
    code: str | None = None


_TELLING = (b'"moves":', b'"phase":', b'"answers":')
_read = msgspec.json.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """A minimal websocket client, so that the benchmark measures the server and not the client."""

    def __init__(self, room: str, heard: Callable[["Line", bytes], None]) -> None:
        self._room = room
        self._heard = heard
        self._rest = b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: asyncio.WriteTransport = transport  # type: ignore[assignment]
        key = base64.b64encode(random.randbytes(16)).decode()
        self._transport.write(
            f"GET /ws/{self._room} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:80]
            self.open.set_result(None)
            data = data[end + 4 :]
        place = 0
        while (frame := _frame(data, place)) is not None:
            kind, (start, place) = data[place], frame
            if kind == 0x81:
                self._heard(self, data[start:place])
            elif kind == 0x89:  # a ping
                self._write(0x8A, data[start:place])
        self._rest = data[place:]

    def say(self, content: bytes) -> None:
        """Send a text frame."""
        self._write(0x81, content)

    def _write(self, kind: int, content: bytes) -> None:
        """Send a frame. A mask of zeros leaves the content unchanged."""
        size = len(content)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        if not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


def _frame(data: bytes, place: int) -> tuple[int, int] | None:
    """Where the content of a frame begins and ends, or None if the frame is incomplete."""
    if len(data) < place + 2:
        return None
    size, start = data[place + 1] & 0x7F, place + 2
    if size == 126:
        size, start = int.from_bytes(data[place + 2 : place + 4], "big"), place + 4
    elif size == 127:
        size, start = int.from_bytes(data[place + 2 : place + 10], "big"), place + 10
    return (start, start + size) if len(data) >= start + size else None


async def connect(port: int, room: str, heard: Callable[[Line, bytes], None]) -> Line:
    """Connect to a room of a server."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(room, heard), "127.0.0.1", port)
    await line.open
    return line


class Pace:
    """Limits the total number of moves per second. 0 means no limit."""

    def __init__(self, per_second: float) -> None:
        self._gap = 1 / per_second if per_second else 0.0
        self._next = 0.0

    def delay(self) -> float:
        """How long the next move waits."""
        if not self._gap:
            return 0.0
        now = time.perf_counter()
        self._next = max(self._next, now - self._gap * 50) + self._gap
        return max(0.0, self._next - now)


class Counts:
    """The results of one run."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.frames = 0
        self.seconds: list[float] = []
        self.took = 0.0
        self._began = 0.0

    def begin(self) -> None:
        """Start counting from zero."""
        self.acknowledged = self.frames = 0
        self.seconds = []
        self._began = time.perf_counter()

    def end(self) -> "Counts":
        """Stop counting, and return the results."""
        seen = copy.copy(self)
        seen.took = time.perf_counter() - self._began
        self.seconds = []
        return seen


class Player:
    """The player of one seat. It makes a random move whenever the game waits for it."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.answers: list[str] = []
        self.uno_is_due = False
        self.line: Line
        self.token = ""
        self._sent: tuple[str, float] | None = None
        self._ids = 0
        self.answered = asyncio.Event()

    def heard(self, _line: Line, content: bytes) -> None:
        self.table.counts.frames += 1
        if content.startswith(b'{"type":"update"') and not any(part in content for part in _TELLING):
            return  # skip what this client does not read: it must not be slower than the server
        message = _read(content)
        if message.type == "ping":
            self.line.say(b'{"type":"pong","number":%d}' % (message.number or 0))
            return
        if message.view and message.view.moves is not None:
            moves = message.view.moves
            self.answers = [move.text for move in moves if move.answer and move.kind != "challenge"]
            self.uno_is_due = any(move.kind == "uno" and move.reaction for move in moves)
        if message.view and message.view.phase:
            self.table.phase = message.view.phase
        if message.type == "welcome":
            self.token = message.token or self.token
        if message.answers:
            self._answered(message)
        if message.type in ("update", "done", "refused"):
            self.act()

    def _answered(self, message: Heard) -> None:
        if self._sent and self._sent[0] == message.answers:
            if message.type == "update":
                self.table.counts.acknowledged += 1
                self.table.counts.seconds.append(time.perf_counter() - self._sent[1])
            elif message.code == "too-fast":
                raise RuntimeError("the server's limits are in the way")
            self._sent = None
        self.answered.set()

    def act(self) -> None:
        """Make a move if the game waits for this seat."""
        if self._sent or not self.table.playing:
            return
        if self.table.phase == "match over":
            self.table.again()
            return
        asked = self.answers and (self.table.phase != "round over" or self.seat == 0)
        if self.uno_is_due or asked:
            self._sent = ("", 0.0)
            delay = self.table.pace.delay()
            if delay > 0:
                asyncio.get_running_loop().call_later(delay, self._make)
            else:
                self._make()

    def _make(self) -> None:
        choices = self.answers
        if self.uno_is_due:
            choices, self.uno_is_due = ["uno"], False  # as people do, or they would be caught
        if not choices:
            self._sent = None
            return
        self._ids += 1
        name = f"m{self._ids}"
        self._sent = name, time.perf_counter()
        self.line.say(
            b'{"type":"move","id":"%s","move":"%s"}' % (name.encode(), random.choice(choices).encode())
        )

    async def ask(self, **command: object) -> None:
        """Send a command before the game, and wait for the answer."""
        self.answered.clear()
        self._ids += 1
        self.line.say(json.dumps({"id": f"c{self._ids}", **command}).encode())
        await self.answered.wait()


class Table:
    """A room with its four clients."""

    def __init__(self, counts: Counts, pace: Pace) -> None:
        self.counts, self.pace = counts, pace
        self.phase, self.playing, self.game = "", False, 1
        self.players = [Player(self, seat) for seat in range(SEATS)]

    async def open(self, port: int, room: str, token: str) -> None:
        """Connect and seat all players, and start the game."""
        for player in self.players:
            player.line = await connect(port, room, player.heard)
            hello = {"type": "hello", "version": 2, "token": "" if player.seat else token}
            player.line.say(json.dumps(hello).encode())
            await player.ask(type="sit", name=f"P{player.seat}")
        await self.players[0].ask(type="start", game=1)

    def begin(self, pace: Pace) -> None:
        """Let all players play."""
        self.pace, self.playing = pace, True
        for player in self.players:
            player.act()

    def again(self) -> None:
        """Start the next game, once."""
        self.phase = ""
        self.game += 1
        self.players[0].line.say(b'{"type":"start","id":"s%d","game":%d}' % (self.game, self.game))

    def close(self) -> None:
        """Close all connections."""
        self.playing = False
        for player in self.players:
            player.line.close()


class Hall:
    """All rooms and their clients. They play for a while, then wait until the next run."""

    def __init__(self, port: int, rooms: int) -> None:
        self.port, self.counts = port, Counts()
        self.tables = [Table(self.counts, Pace(0)) for _ in range(rooms)]

    async def open(self) -> None:
        """Open all rooms and seat their players."""
        for table in self.tables:
            await table.open(self.port, *await _open_room(self.port))

    async def play(self, seconds: float, pace: Pace) -> Counts:
        """Let all rooms play for some seconds, and return the results."""
        for table in self.tables:
            table.begin(pace)
        await asyncio.sleep(_RUN_UP)
        self.counts.begin()
        await asyncio.sleep(seconds)
        seen = self.counts.end()
        for table in self.tables:
            table.playing = False
        await asyncio.sleep(_RUN_OUT)
        return seen

    def close(self) -> None:
        """Close all connections."""
        for table in self.tables:
            table.close()


async def _open_room(port: int) -> tuple[str, str]:
    body = b'{"preset":"guide","seats":%d}' % SEATS
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /api/rooms HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    answer = json.loads((await reader.read()).split(b"\r\n\r\n", 1)[1])
    writer.close()
    return answer["room"], answer["token"]


class Echo:
    """Clients of an echo server. Each sends the next message when the echo of the last one arrives."""

    def __init__(self, port: int, clients: int) -> None:
        self.port, self.clients = port, clients
        self.count, self.going = 0, False
        self.lines: list[Line] = []

    async def open(self) -> None:
        """Connect all clients."""
        self.lines = [await connect(self.port, "echo", self._heard) for _ in range(self.clients)]

    def _heard(self, line: Line, _content: bytes) -> None:
        self.count += 1
        if self.going:
            line.say(_WORD)

    async def speak(self, seconds: float) -> float:
        """Send for some seconds, and return the echoes per second."""
        self.going = True
        for line in self.lines:
            line.say(_WORD)
        await asyncio.sleep(_RUN_UP)
        count, began = self.count, time.perf_counter()
        await asyncio.sleep(seconds)
        rate = (self.count - count) / (time.perf_counter() - began)
        self.going = False
        await asyncio.sleep(_RUN_OUT)
        return rate

    def close(self) -> None:
        """Close all connections."""
        for line in self.lines:
            line.close()


_WORD = b'{"type":"move","id":"m123","move":"play r5"}'
_ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(websocket):
    await websocket.accept()
    async for text in websocket.iter_text():
        await websocket.send_text(text)
app = Starlette(routes=[WebSocketRoute("/ws/{room}", echo)])
"""
_BARER_ECHO = """
import sys, uvicorn
async def app(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
"""
_RUN = """
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False,
            loop="uvloop", lifespan="off", log_level="warning")
"""
_TABLES = """
import sys
from pathlib import Path
from lastcard.server.registry import Settings
from lastcard.server.limits import Limits, Rate
from lastcard.server.serve import serve
free = Rate(1e9, 1e9)
limits = Limits(messages=free, messages_by_address=free, rooms_by_address=free, requests_by_address=free,
                connections_by_address=10**6, rooms=10**6)
serve(Settings(Path(sys.argv[2]), limits), "127.0.0.1", int(sys.argv[1]), lambda _port: None)
"""
_MEMORY = """
import asyncio, gc, os, random, sys, tempfile
from pathlib import Path
from lastcard.protocol import Sit, Start
from lastcard.rules import load_rules
from lastcard.server.registry import Registry, Settings
from lastcard.server.limits import Limits, Rate

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

async def main(rooms, moves):
    free = Rate(1e9, 1e9)
    with tempfile.TemporaryDirectory() as folder:
        registry = Registry(Settings(Path(folder), Limits(rooms_by_address=free, rooms=10**6)))
        async def room():
            actor, token = registry.open(load_rules("guide"), 4, "")
            for seat in range(4):
                actor.publish(actor.room.execute(Sit("", f"P{seat}", seat), f"{seat:064}", 0.0))
            actor.publish(actor.room.execute(Start("", 1), "", 0.0, is_host=True))
            for at in range(moves):
                table = actor.room.table
                view = table.view(table.game.to_act)
                if not view.answers:
                    break
                move = random.choice(view.answers).text
                actor.publish(actor.room.move(table.game.to_act, move, None, float(at)))
            await registry.written()  # as it is when people play, not all at once
        for _ in range(20):
            await room()
        gc.collect()
        before = resident()
        for _ in range(rooms):
            await room()
        gc.collect()
        print((resident() - before) / rooms / 1000)
        registry.close()
asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
"""


@contextlib.contextmanager
def process(code: str, *arguments: object) -> Iterator[subprocess.Popen[bytes]]:
    """Run Python code in another process, and end that process afterwards."""
    started = subprocess.Popen([sys.executable, "-c", code, *map(str, arguments)])
    try:
        yield started
    finally:
        started.send_signal(signal.SIGINT)
        started.wait(20)


async def listens(port: int) -> None:
    """Wait until a port accepts connections."""
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise RuntimeError("no server")


def processor_of(pid: int) -> float:
    """The CPU time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(rooms: int, seconds: float, runs: int) -> None:
    """Measure echoes and moves alternately, in short runs: the load of a machine changes from second to
    second, and only the ratio counts."""
    echoes, barer, rates = [], [], []
    with (
        tempfile.TemporaryDirectory() as folder,
        process(_ECHO + _RUN, 9401),
        process(_BARER_ECHO + _RUN, 9403),
        process(_TABLES, 9402, folder) as tables,
    ):
        for port in (9401, 9402, 9403):
            await listens(port)
        echo, barer_echo, hall = Echo(9401, rooms * SEATS), Echo(9403, rooms * SEATS), Hall(9402, rooms)
        for crowd in (echo, barer_echo, hall):
            await crowd.open()
        worked = frames = 0.0
        for _ in range(runs):
            echoes.append(await echo.speak(seconds))
            before = processor_of(tables.pid)
            seen = await hall.play(seconds, Pace(0))
            worked += processor_of(tables.pid) - before
            rates.append(seen.acknowledged / seen.took)
            frames = seen.frames / max(1, seen.acknowledged)
            barer.append(await barer_echo.speak(seconds))
        for crowd in (echo, barer_echo, hall):
            crowd.close()
        fresh = Hall(9402, rooms)  # the old round trips, measured under full load, would delay moves
        await fresh.open()
        pace = _middle(rates) / 2
        halves = [await fresh.play(seconds * 2, Pace(pace)) for _ in range(7)]
        fresh.close()
        await asyncio.sleep(0.5)
    print(f"bare echo, {rooms * SEATS} clients:       {_middle(echoes):10,.0f} messages/s")
    print(f"the same without Starlette:      {_middle(barer):10,.0f} messages/s")
    print(f"acknowledged moves, {rooms} rooms:  {_middle(rates):10,.0f} moves/s (medians of {runs} runs)")
    print(f"share of the echo:               {_shares(rates, echoes)}")
    print(f"share of that without Starlette: {_shares(rates, barer)}")
    busy = worked / runs / (_RUN_UP + seconds)
    print(f"processor of the server:         {busy:10.1%} of one core; {frames:.1f} frames a move")
    half, most = ([_percentile(sorted(one.seconds), share) for one in halves] for share in (0.5, 0.99))
    print(
        f"at half that load ({pace:,.0f}/s):    {_middle(half):7.1f} ms half, {_middle(most):.1f} ms 99 %"
        f" ({min(most):.0f} to {max(most):.0f})"
    )
    memory = subprocess.run(
        [sys.executable, "-c", _MEMORY, "500", "60"], capture_output=True, text=True, check=True
    ).stdout
    print(f"memory of a room at rest:        {float(memory):10.1f} kB (a game of four after 60 moves)")


def _middle(figures: list[float]) -> float:
    return sorted(figures)[len(figures) // 2]


def _shares(moves: list[float], words: list[float]) -> str:
    """The ratios of moves to echoes, from runs that followed each other."""
    shares = sorted(a / b for a, b in zip(moves, words, strict=True))
    return f"{_middle(shares):10.1%} ({shares[0]:.1%} to {shares[-1]:.1%})"


def _percentile(took: list[float], share: float) -> float:
    return took[min(len(took) - 1, int(len(took) * share))] * 1000 if took else float("nan")


def main() -> None:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0, help="of a run")
    parser.add_argument("--runs", type=int, default=21)
    given = parser.parse_args()
    uvloop.run(measure(given.rooms, given.seconds, given.runs))


if __name__ == "__main__":
    main()
