"""The parts of a room, each on its own: timers, the writer, connections, remembered answers and history."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from lastcard.errors import LastCardError
from lastcard.protocol import Said
from lastcard.rules import load_rules
from lastcard.server.answers import REMEMBERED, Answer, Answers
from lastcard.server.change import Change
from lastcard.server.connections import Connections
from lastcard.server.cooldowns import COOLDOWN, Cooldowns
from lastcard.server.entries import Chatted, Moved
from lastcard.server.history import STEPS, History
from lastcard.server.metrics import Metrics
from lastcard.server.publisher import Publisher
from lastcard.server.room import Room
from lastcard.server.store import Row, Settled
from lastcard.server.timers import Timers
from lastcard.server.writer import Writer


class Client:
    """A connection that keeps what it is sent."""

    language = "en"
    round_trip = 0.05

    def __init__(self, key: str) -> None:
        self.key = key
        self.frames: list[bytes] = []

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)

    def ping(self) -> None:
        pass


class Disk:
    """A store that writes when the test says so."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.waiting: list[Settled] = []

    def append(self, rows: Sequence[Row], settled: Settled) -> None:
        self.rows += rows
        self.waiting.append(settled)

    def finish(self, error: Exception | None = None) -> None:
        """Finish the oldest write."""
        self.waiting.pop(0)(error)


def change(row: int, *entries: Moved | Chatted, request: str | None = None) -> Change:
    """A change whose last entry has this row."""
    return Change("ROOM", row, row, 1.5, entries, frozenset(map(type, entries)), request=request)


class Recorder:
    """A writer on a disk, and what it called."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.calls: list[str] = []
        self.writer = Writer(self.disk, Metrics(), self.call("recover"))  # type: ignore[arg-type]

    def call(self, name: str) -> Callable[[], None]:
        return lambda: self.calls.append(name)

    def write(self, name: str, what: Change) -> None:
        self.writer.write(what, self.call(f"{name} stored"), self.call(f"{name} lost"))


def test_the_writer_calls_in_order() -> None:
    """A change without entries waits for the writes before it, but needs no disk if there are none."""
    it = Recorder()
    it.write("nothing", change(0))
    assert it.calls == ["nothing stored"]
    it.write("move", change(1, Moved(0, "draw"), request="key"))
    it.write("look", change(1))
    assert (it.calls, it.writer.pending) == (["nothing stored"], 2)
    it.disk.finish()
    it.disk.finish()
    assert it.calls[1:] == ["move stored", "look stored"]
    assert it.writer.pending == 0


def test_rows_of_a_change() -> None:
    """The rows of a change are numbered up to its row, and only the last one has the key of the command."""
    it = Recorder()
    it.write("both", change(7, Chatted(0, "hi"), Moved(0, "speak"), request="key"))
    assert [(row.number, row.at, row.command) for row in it.disk.rows] == [(6, 1.5, None), (7, 1.5, "key")]


def test_a_failed_write_loses_everything_after_it() -> None:
    """Later writes may build on the lost one, so they are lost as well. Then the room is restored, once."""
    it = Recorder()
    it.write("first", change(1, Moved(0, "draw")))
    it.write("second", change(2, Moved(1, "draw")))
    it.disk.finish(OSError("disk full"))
    assert (it.calls, it.writer.broken) == (["first lost"], True)
    it.disk.finish()
    assert it.calls == ["first lost", "second lost", "recover"]
    it.writer.recovered()
    it.write("third", change(1, Moved(0, "draw")))
    it.disk.finish()
    assert it.calls[-1] == "third stored"


def test_a_bug_restores_the_room_when_the_disk_is_idle() -> None:
    """The room is restored from its log only after everything that is on its way has been written."""
    it = Recorder()
    it.write("move", change(1, Moved(0, "draw")))
    it.writer.fail()
    assert it.calls == []
    it.disk.finish()
    assert it.calls == ["move lost", "recover"]


async def test_timers() -> None:
    """A timer fires once, can be cancelled and is replaced by another one of the same name."""
    fired: list[str] = []
    done = asyncio.Event()
    timers = Timers(asyncio.get_running_loop(), lambda: fired.append("failed"))
    timers.start("replaced", 0.0, lambda: fired.append("old"))
    timers.start("replaced", 0.0, lambda: fired.append("new"))
    timers.start("cancelled", 0.0, lambda: fired.append("cancelled"))
    timers.cancel("cancelled")
    timers.start("broken", 0.0, lambda: print(1 // 0))
    timers.start("last", 0.01, done.set)
    assert set(timers.running) == {"replaced", "broken", "last"}
    await done.wait()
    assert sorted(fired) == ["failed", "new"]
    assert not timers.running
    timers.start("never", 0.0, lambda: fired.append("never"))
    timers.cancel_all()
    assert not timers.running


def test_connections() -> None:
    """Several connections can hold one seat; connections without a seat are watchers."""
    ana, tab, ben, watcher = Client("a"), Client("a"), Client("b"), Client("w")
    connections = Connections()
    for client, seat in ((ana, 0), (tab, 0), (ben, 1), (watcher, None)):
        connections.add(client, seat)
    assert (len(connections), connections.seats, connections.watchers) == (4, {0, 1}, 1)
    assert connections.round_trips(lambda seat: seat != 1) == [0.05, 0.05]
    connections.remove(ana)
    assert connections.has_key("a")
    assert connections.seats == {0, 1}
    connections.find_seats({"w": 0}.get)
    assert (connections.seat_of(watcher), connections.seat_of(ben)) == (0, None)


def test_old_answers_are_left_to_the_log() -> None:
    """A room keeps the latest answers, and knows that it once had the others."""
    answers = Answers()
    for number in range(REMEMBERED + 1):
        answers.remember(f"command {number}", Answer(number, misplay=False))
    assert answers.latest("command 0") is None
    assert answers.may_be_logged("command 0")
    assert answers.latest(f"command {REMEMBERED}") == Answer(REMEMBERED, misplay=False)
    assert Answer.of(3, Moved(0, "play r5", misplay=True)).misplay


def test_history_says_when_it_is_incomplete() -> None:
    """A client that was away for too long is told that steps are missing."""
    history = History()
    for seq in range(1, STEPS + 3):
        history.add(seq, ())
    assert not history.is_complete_since(1)
    assert history.is_complete_since(2)
    assert [seq for seq, _ in history.since(STEPS)] == [STEPS + 1, STEPS + 2]


def test_a_cooldown_ends() -> None:
    """A seat waits after a wrong catch; the others do not."""
    cooldowns = Cooldowns()
    cooldowns.start(1, 10.0)
    cooldowns.check(0, 10.0)
    with pytest.raises(LastCardError):
        cooldowns.check(1, 10.0 + COOLDOWN - 0.1)
    cooldowns.check(1, 10.0 + COOLDOWN)


def test_the_publisher_tells_the_room_to_everyone() -> None:
    """Chat goes to all connections; the room is described only if it was altered."""
    room, connections = Room("ROOM"), Connections()
    opened = room.open(load_rules("guide"), 2, host="a")
    ana, ben = Client("a"), Client("b")
    connections.add(ana, None)
    connections.add(ben, None)
    publisher = Publisher(room, connections)
    assert [client for client, _ in publisher.frames_of(opened)] == [ana, ben]
    room.history.chat.append(Said(3, 0, "Ana", "hello"))
    frames = publisher.frames_of(change(3, Chatted(0, "hello")))
    assert [(client, b'"hello"' in frame) for client, frame in frames] == [(ana, True), (ben, True)]
    assert publisher.frames_of(room.nothing(0.0)) == []
