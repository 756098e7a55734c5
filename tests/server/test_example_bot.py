"""The example bot, as a process at a real table."""

import ast
import asyncio
import os
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard import protocol as m
from lastcard.client import Client
from lastcard.notation.moves import moves_by_text
from lastcard.table import live
from tests.server.servers import Running, running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
MISTAKES = ("misplayed", "called-wrongly", "caught-wrongly", "slapped-wrongly")  # mistakes that cost cards


@contextmanager
def bot_at(address: str, name: str, token: str = "") -> Iterator[None]:
    """Run the bot at the address of a room until the end of the block, and print its errors."""
    process = subprocess.Popen(
        [sys.executable, "-I", "-W", "error", str(BOT), address, name],
        env={"PATH": os.environ["PATH"], "BOT_PAUSE": "0.001", "LASTCARD_TOKEN": token},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield
    finally:
        process.terminate()
        print(process.communicate()[1])


class Host:
    """A host without a seat, who fills the seats, starts, and counts events."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.events: Counter[str] = Counter()
        client.on_message = self._count

    def _count(self, message: m.AnyMessage) -> None:
        if isinstance(message, m.Update):
            for event in message.events:
                self.events.update((event.kind, f"seat {event.seat} {event.kind}"))

    @property
    def seats(self) -> tuple[m.SeatInfo, ...]:
        """The current seats."""
        assert self.client.room
        return self.client.room.seats

    async def done(self, command: m.Command) -> m.Done:
        """Send a command that must be executed."""
        answer = await self.client.command(command)
        assert isinstance(answer, m.Done), answer
        return answer

    async def start(self, programs: int) -> None:
        """Wait for this many programs, seat bots on all free seats, and start."""
        await self.client.until(
            lambda: sum(s.kind == "program" and s.connected for s in self.seats) == programs
        )
        for number, seat in enumerate(self.seats):
            if seat.kind == "free":
                await self.done(m.SeatBot(self.client.new_id(), number))
        await self.done(m.Start(self.client.new_id(), 1))

    async def until(self, kind: str, number: int) -> None:
        """Wait until an event has happened this many times."""
        async with asyncio.timeout(60):
            await self.client.until(lambda: self.events[kind] >= number)


async def played(server: Running, preset: str, seats: int, bots: int, target: int) -> Counter[str]:
    """Play a match with some example bots, and with the server's bots on the other seats. Returns the
    events."""
    code, token = await server.open_room(preset, seats, target=target, hand_size=4)
    with ExitStack() as processes:
        for number in range(bots):
            processes.enter_context(bot_at(f"{server.address}/r/{code}", f"Robo {number}"))
        async with server.client(code, token) as client:
            host = Host(client)
            await host.start(bots)
            await host.until("match-over", 1)
            connections = server.registry.actors[code].connections
            assert all(connection.round_trip > 0 for connection in connections), (
                "a client has answered no ping"
            )
            return host.events


@pytest.mark.parametrize(
    ("preset", "seats", "bots", "target"),
    [("party", 3, 3, 1), ("gemela", 3, 1, 1), ("classic", 2, 2, 60), ("ozby-full", 3, 2, 1)],
)
async def test_it_plays_to_the_end(
    server: Running, monkeypatch: pytest.MonkeyPatch, preset: str, seats: int, bots: int, target: int
) -> None:
    """The bot plays whole matches to the end, also by complicated rules, with other copies of itself and with
    the server's bots. It makes no mistake that costs cards."""
    # On a busy machine a move can arrive long after the view that it was right for. That is not a mistake.
    monkeypatch.setattr(live, "RACE", 60.0)
    happened = await played(server, preset, seats, bots, target)
    assert happened["round-over"] >= 1
    assert not [kind for kind in MISTAKES if happened[kind]]


async def test_it_reconnects(tmp_path: Path) -> None:
    """The bot takes the seat of its token. When the server restarts during a game, the bot reconnects by
    itself and plays on."""
    with ExitStack() as processes:
        async with running(tmp_path) as server:
            code, token = await server.open_room("classic", 2)
            async with server.client(code, token) as client:
                host = Host(client)
                invited = await host.done(m.Invite(client.new_id(), 1, "Hal"))
                processes.enter_context(bot_at(f"{server.address}/r/{code}", "Robo", invited.token))
                await host.start(programs=1)
                assert [seat.name for seat in host.seats][1] == "Hal"
                await host.until("seat 1 played", 2)
        port = int(server.address.rpartition(":")[2])
        async with running(tmp_path, port=port) as server, server.client(code, token) as client:
            await Host(client).until("seat 1 played", 2)


MOVES = [
    (["play r5", "play g1"], [], {}, "play g1"),  # green is its longest colour
    (["play g1", "play r5"], ["uno"], {}, "uno"),
    (["draw"], ["catch 2"], {}, "catch 2"),
    (["draw"], [], {}, "draw"),
    ([], [], {}, None),
    (["play w:g", "play w:r", "play b2"], [], {}, "play b2"),
    (["play w+4:r", "play w+4:g", "draw"], [], {}, "play w+4:g"),
    (["swap 1", "swap 2", "swap none"], [], {}, "swap 2"),
    (["swap 1", "swap none"], [], {}, "swap none"),
    (["colour r", "colour g"], [], {}, "colour g"),
    (["dump all", "dump none"], [], {}, "dump all"),
    (["join none", "join g6"], [], {}, "join g6"),
    (["challenge", "take"], [], {}, "take"),
    (["take"], ["agree", "disagree"], {}, "disagree"),
    (["next"], [], {"question": "next"}, "next"),
]


@pytest.mark.parametrize(("answers", "reactions", "changes", "move"), MOVES)
def test_what_it_chooses(
    answers: list[str], reactions: list[str], changes: dict[str, Any], move: str | None
) -> None:
    """The bot reacts when it can, plays its longest colour, keeps wild cards, swaps only for a smaller hand,
    and never makes a move that costs cards."""
    view = {"sizes": [5, 9, 2], "hand": ["g1", "g6", "r5", "b2", "w"], "question": "turn"}
    view["moves"] = [offer("catch 1", price=2), *(offer(text, answer=True) for text in answers)]
    view["moves"] += [offer(text, reaction=True) for text in reactions]
    assert choice(view | changes) == move


def offer(text: str, **roles: int) -> dict[str, Any]:
    """A move as a view contains it."""
    return {**msgspec.to_builtins(moves_by_text(0)[text]), **roles}


def test_it_leaves_scores_to_people() -> None:
    """The bot starts the next round only if no person is connected."""
    view = {"sizes": [0, 3], "hand": [], "question": "next", "moves": [offer("next", answer=True)]}
    assert choice(view, {"kind": "person", "connected": True}) is None
    assert choice(view, {"kind": "person", "connected": False}) == "next"


def choice(view: dict[str, Any], *others: dict[str, Any]) -> str | None:
    """The bot's choice, with these others in the room."""
    return runpy.run_path(str(BOT))["choose"]({"seat": 0, **view}, others)


def test_it_is_short_and_stands_alone() -> None:
    """The bot is short, has short functions, and imports only the standard library and websockets."""
    source = BOT.read_text("utf-8")
    assert len(source.splitlines()) < 150
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    assert all((node.end_lineno or 0) - node.lineno < 20 for node in functions)
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported - set(sys.stdlib_module_names) == {"websockets"}
