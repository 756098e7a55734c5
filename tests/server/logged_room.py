"""Rooms without a server that keep a log, and servers that restore rooms from such a log."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from lastcard import protocol as m
from lastcard.rules import Rules
from lastcard.server import entries
from lastcard.server import room as room_module
from lastcard.server.actor import RoomActor
from lastcard.server.change import Change
from lastcard.server.keys import key_of, new_token
from lastcard.server.registry import DATABASE
from lastcard.server.room import LobbyCommand, Room
from lastcard.server.store import Row, Store
from lastcard.server.timeouts import Timeouts
from lastcard.server.writer import rows_of
from lastcard.table import LiveTable
from tests.server.servers import Running, running

CODE = "lusab-babad-gutih"
PATIENT = Timeouts(away=3600.0, pace=0.001)


class LoggedRoom:
    """A room without a server, and its log."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.now = 0.0
        self.log: list[Row] = []
        self.seqs = [0]  # the numbers that a client may know
        self.tokens = [new_token() for _ in range(7)]
        self.keys = [key_of(token) for token in self.tokens]
        self.room = Room(CODE)
        self.log_change(self.room.open(rules, seats, self.keys[0]))

    @property
    def table(self) -> LiveTable:
        """The table of the latest game."""
        assert self.room.table
        return self.room.table

    def log_change(self, change: Change) -> Change:
        """Append a change to the log, as the server's writer does."""
        self.log += rows_of(change)
        if change.entries:
            self.seqs.append(change.seq)
        return change

    def do(self, command: LobbyCommand, seat: int = 0) -> None:
        """Execute a command of a seat, with the host's rights."""
        change = self.log_change(self.room.execute(command, self.keys[seat], self.now, is_host=True))
        assert change.refusal is None, change.refusal

    def restored(self) -> Room:
        """Restore the room from its log."""
        room = Room(CODE)
        room.restore((row.number, row.at, row.command, entries.decode(row.entry)) for row in self.log)
        return room

    async def write_to(self, folder: Path) -> None:
        """Write the log into the database of a folder."""
        store = Store(folder / DATABASE)
        store.append(self.log, lambda _error: None)
        store.close()

    # What tests do with it

    def start(self, people: int = 2, bots: int = 0) -> None:
        """Seat people and bots, and start a game."""
        for seat in range(people):
            self.do(m.Sit("", f"Player {seat}", seat), seat)
        for seat in range(people, people + bots):
            self.do(m.SeatBot("", seat, "casual"))
        self.do(m.Start("", self.room.game + 1, "next"))

    def play_until(self, true: Callable[[], bool]) -> None:
        """Make moves until a condition is true. The player to act plays a card if possible, and nobody calls
        Uno."""
        while not true():
            view = self.table.view(self.table.game.to_act)
            assert view.seat is not None
            laying = [move for move in view.answers if move.lays]
            self.move(view.seat, (laying or view.answers)[0].text)

    def move(self, seat: int, move: str) -> None:
        """Make a move of a person or of a bot."""
        change = self.log_change(self.room.move(seat, move, None, self.now))
        assert change.refusal is None, change.refusal

    def pass_time_until(self, moment: float) -> None:
        """Let time pass. A chat message brings the new time into the log."""
        self.now = moment
        self.do(m.Say("", "Well?"))


@asynccontextmanager
async def serve_log(
    logged: LoggedRoom, folder: Path, timeouts: Timeouts
) -> AsyncIterator[tuple[Running, RoomActor, m.RoomInfo]]:
    """Run a server on a log, and load its room over HTTP. Nobody is connected."""
    await logged.write_to(folder)
    async with running(folder, timeouts) as server:
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"{server.address}/api/rooms/{CODE}")
        info = msgspec.json.decode(answer.content, type=m.RoomInfo)
        yield server, server.registry.actors[CODE], info


def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots move at once, even after a restart."""
    monkeypatch.setattr(room_module, "LiveTable", partial(LiveTable, pace=0.001))
