"""The log of all rooms: commits, conflicts, and what happens when the disk fails."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from lastcard import protocol as m
from lastcard.rules import load_rules
from lastcard.server.actor import restored
from lastcard.server.registry import DATABASE
from lastcard.server.store import Conflict, Row, Store
from tests.server.json_connection import loop_exceptions_to
from tests.server.logged_room import CODE, PATIENT, LoggedRoom, quick_bots, serve_log
from tests.server.positions import (
    RawConnection,
    RecordingClient,
    SeatedRoom,
    code_of,
    raw_connection,
    seated_room,
    wait_until,
)
from tests.server.servers import full_disk, locked_database, room_count, running

pytest.importorskip("resource", reason="the size of files is limited on Unix only")
Outcome = Exception | None


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """Open a store in a folder."""
    store = Store(folder / DATABASE)
    try:
        yield store
    finally:
        store.close()


def row(room: str, seq: int, command: str | None = None, entry: str = "{}") -> Row:
    """A row with any content."""
    return Row(room, seq, 1000.0 + seq, float(seq), command, entry)


def append(store: Store, *rows: Row) -> "asyncio.Future[Outcome]":
    """Append rows. The future has the error, or None."""
    outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append(rows, outcome.set_result)
    return outcome


# Appending


async def test_entries_are_read_as_they_were_written(tmp_path: Path) -> None:
    """Entries are read as they were written, in order, by this store and by the next one."""
    rows = [
        Row("one", 1, 1763270400.123456789, 0.1 + 0.2, None, '{"text":"\\u00fc \\"quoted\\" \U0001f0cf"}'),
        Row("one", 2, 1763270401.0, 1 / 3, "key:id", "Gr\u00fc\u00dfe\n"),
    ]
    async with opened(tmp_path) as store:
        assert await append(store, *rows) is None
        assert await append(store, row("two", 1)) is None
        assert store.entries("one") == rows
        assert store.last_change("one") == 1763270401.0
    async with opened(tmp_path) as store:
        assert store.entries("one") == rows
        assert store.entries("two") == [row("two", 1)]
        assert (store.entries("three"), store.last_change("three")) == ([], None)
        assert room_count(tmp_path) == 2


async def test_waiting_appends_share_a_commit(tmp_path: Path) -> None:
    """A hundred rooms that append while the disk is busy share at most two commits."""
    async with opened(tmp_path) as store:
        with locked_database(tmp_path):
            outcomes = [append(store, row(f"room {n}", 1), row(f"room {n}", 2)) for n in range(100)]
        assert await asyncio.gather(*outcomes) == [None] * 100
        assert store.batches <= 2
        assert store.rows == 200
        assert room_count(tmp_path) == 100


async def test_more_than_fits_into_a_commit(tmp_path: Path) -> None:
    """All entries are written, even if they do not fit into one commit."""
    async with opened(tmp_path) as store:
        with locked_database(tmp_path):
            outcomes = [append(store, row("room", seq)) for seq in range(1, 2501)]
        assert set(await asyncio.gather(*outcomes)) == {None}
        assert [entry.number for entry in store.entries("room")] == list(range(1, 2501))


async def test_closing_writes_waiting_entries(tmp_path: Path) -> None:
    """A store writes all waiting entries before it closes."""
    store = Store(tmp_path / DATABASE)
    with locked_database(tmp_path):
        for seq in range(1, 50):
            append(store, row("room", seq))
    store.close()
    async with opened(tmp_path) as store:
        assert len(store.entries("room")) == 49


async def test_a_number_is_used_once(tmp_path: Path) -> None:
    """A second entry with the same number is refused, and the first stays."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1, entry="first")) is None
        assert isinstance(await append(store, row("room", 1, entry="second")), Conflict)
        assert [entry.entry for entry in store.entries("room")] == ["first"]


async def test_a_command_is_logged_once(tmp_path: Path) -> None:
    """A room has each command key once, and entries that come with a repeated key are refused. Other rooms
    may have the same key, and entries may have none."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1, "key:id"), row("room", 2), row("room", 3)) is None
        again = await append(store, row("room", 4), row("room", 5, "key:id"))
        assert isinstance(again, Conflict)
        assert len(store.entries("room")) == 3
        assert await append(store, row("other", 1, "key:id")) is None
        assert await append(store, row("room", 4, "key:other id")) is None


async def test_there_are_no_gaps(tmp_path: Path) -> None:
    """An entry without its predecessor is refused, even if it is the first of a room."""
    async with opened(tmp_path) as store:
        assert isinstance(await append(store, row("room", 2)), Conflict)
        assert await append(store, row("room", 1)) is None
        assert isinstance(await append(store, row("room", 3)), Conflict)
        assert isinstance(await append(store, row("room", 2), row("room", 4)), Conflict)
        assert len(store.entries("room")) == 1


@pytest.mark.parametrize("together", [True, False])
async def test_entries_after_a_refused_entry_are_refused(tmp_path: Path, together: bool) -> None:
    """After a refused entry, later entries of the same room are refused, in the same commit or not. Other
    rooms are not affected."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1, "key:id")) is None
        rows = (
            row("other", 1),
            row("room", 2, "key:id"),
            row("room", 3),
            row("other", 2),
            row("room", 4, "key:new"),
        )
        if together:
            with locked_database(tmp_path):
                waiting = [append(store, one) for one in rows]
            outcomes = await asyncio.gather(*waiting)
        else:
            outcomes = [await append(store, one) for one in rows]
        refused = [isinstance(outcome, Conflict) for outcome in outcomes]
        assert refused == [False, True, True, False, True]
        assert len(store.entries("room")) == 1
        assert len(store.entries("other")) == 2


async def test_answers_come_in_order(tmp_path: Path) -> None:
    """Appends are answered in order. An empty append is answered when everything before it is written."""
    async with opened(tmp_path) as store:
        order: list[int] = []
        with locked_database(tmp_path):
            for number in range(1, 40):
                rows = () if number % 3 == 0 else (row(f"room {number}", 1),)
                store.append(rows, lambda _error, number=number: order.append(number))
            barrier = append(store)
            assert not barrier.done()
            assert room_count(tmp_path) == 0
        assert await barrier is None
        assert order == list(range(1, 40))
        assert room_count(tmp_path) == 26


async def test_a_failed_commit_writes_nothing(tmp_path: Path) -> None:
    """When the disk fails, all entries of the commit are refused with the reason. Then writing continues."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1)) is None
        with full_disk(tmp_path):
            outcomes = await asyncio.gather(append(store, row("room", 2)), append(store, row("other", 1)))
            for outcome in outcomes:
                assert isinstance(outcome, sqlite3.OperationalError)
            assert store.entries("room") == [row("room", 1)]
        assert await append(store, row("room", 2)) is None
        assert store.entries("other") == []


async def test_a_failing_callback_does_not_affect_others(tmp_path: Path) -> None:
    """If the callback of one room fails, the other rooms of the same commit still get their answers."""

    def fail(_error: Outcome) -> None:
        raise RuntimeError("in one room")

    async with opened(tmp_path) as store:
        with locked_database(tmp_path):
            store.append((row("one", 1),), fail)
            other = append(store, row("two", 1))
        assert await asyncio.wait_for(other, 5) is None


# Rooms on a failing disk


@asynccontextmanager
async def started_game(folder: Path, **settings: object) -> AsyncIterator[SeatedRoom]:
    """Two clients in a game, after a chat message."""
    async with running(folder) as server, seated_room(server, **settings) as seated:  # type: ignore[arg-type]
        await seated.start()
        assert isinstance(await seated.clients[0].say("Hello"), m.Done)
        await seated.sync()
        yield seated


def welcomes(client: RecordingClient) -> list[m.Welcome]:
    """All welcomes that a client was sent."""
    return [message for message in client.messages if isinstance(message, m.Welcome)]


def next_move(seated: SeatedRoom) -> tuple[RecordingClient, str]:
    """The client whose turn it is, and one of its moves."""
    client = seated.clients[seated.table.game.to_act]
    assert client.view
    return client, client.view.answers[0].text


async def test_a_move_that_cannot_be_written_is_undone(tmp_path: Path) -> None:
    """On a full disk a move is refused, and everyone is sent the old state again. Later the same move can be
    made, and nothing acknowledged was lost."""
    async with started_game(tmp_path) as seated:
        log, views = seated.log(), [client.view for client in seated.clients]
        client, move = next_move(seated)
        with full_disk(tmp_path):
            assert code_of(await client.move(move)) == "not-kept"
            for one in seated.clients:
                await one.until(lambda one=one: len(welcomes(one)) == 2)
        assert [one.view for one in seated.clients] == views
        assert seated.log() == log
        assert [connection.text for connection in welcomes(client)[-1].chat] == ["Hello"]
        assert isinstance(await client.move(move), m.Update)
        await seated.sync()
        await seated.play_on(4)
        assert seated.log()[: len(log)] == log
        assert len(seated.log()) == seated.room.row == len(log) + 5


async def test_pending_commands_are_refused_when_the_disk_fails(tmp_path: Path) -> None:
    """All commands are answered once. Those before the disk was full are kept completely, and those after it
    not at all."""
    async with started_game(tmp_path) as seated:
        ana, ben = seated.clients
        kept = await asyncio.gather(*(client.say(f"{n}") for n in range(5) for client in (ana, ben)))
        log = seated.log()
        with full_disk(tmp_path):
            lost = await asyncio.gather(*(client.say(f"lost {n}") for n in range(5) for client in (ana, ben)))
        found = await asyncio.gather(*(client.say(f"found {n}") for n in range(5) for client in (ana, ben)))
        assert [code_of(answer) for answer in kept + lost] == ["Done"] * 10 + ["not-kept"] * 10
        assert [code_of(answer) for answer in found] == ["Done"] * 10
        assert seated.log()[: len(log)] == log
        assert len(seated.log()) == len(log) + 10
        assert not [entry for entry in seated.log() if "lost" in entry]


async def test_other_rooms_are_not_affected(tmp_path: Path) -> None:
    """A room whose log another writer has changed is restored from the log. The room next to it is not
    affected."""
    async with started_game(tmp_path) as seated, seated_room(seated.server) as beside:
        ana, ben = seated.clients
        write_to_the_log(tmp_path, seated)
        answers = await asyncio.gather(ana.say("Me, too"), beside.clients[0].say("Nothing here"))
        assert [code_of(answer) for answer in answers] == ["not-kept", "Done"]
        await ben.until(lambda: len(welcomes(ben)) == 2)
        assert [connection.text for connection in welcomes(ben)[-1].chat] == ["Hello", "From elsewhere"]
        assert len(welcomes(beside.clients[0])) == 1
        assert isinstance(await ana.say("Me, too"), m.Done)
        await seated.play_on(2)


def write_to_the_log(folder: Path, seated: SeatedRoom) -> None:
    """Write an entry that the room's actor does not know."""
    other = sqlite3.connect(folder / DATABASE, isolation_level=None)
    entry = '{"entry":"chatted","seat":1,"text":"From elsewhere"}'
    values = (seated.code, seated.room.row + 1, 1000.0, seated.room.at, None, entry)
    other.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", values)
    other.close()


async def test_a_bot_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move that could not be written is made when the disk has space again."""
    quick_bots(monkeypatch)
    logged = LoggedRoom(load_rules("guide"), 2)
    logged.start(people=1, bots=1)
    logged.play_until(lambda: logged.table.game.to_act == 1)
    async with serve_log(logged, tmp_path, PATIENT) as (server, actor, _), AsyncExitStack() as stack:
        with full_disk(tmp_path):
            ana = await stack.enter_async_context(RecordingClient(server.address, CODE, logged.tokens[0]))
            await ana.until(lambda: len(welcomes(ana)) > 1)
            assert len(server.registry.store.entries(CODE)) == len(logged.log)
        await ana.until(lambda: bool(ana.updates()))
        assert actor.room.table
        assert actor.room.table.game.steps[len(logged.table.game.steps)].seat == 1


async def test_entering_while_the_disk_fails(tmp_path: Path) -> None:
    """The welcome of a new client waits for a write. If the write fails, the client still gets its token."""
    async with started_game(tmp_path) as seated, AsyncExitStack() as stack:
        with ExitStack() as disk:
            with locked_database(tmp_path):
                lost = asyncio.create_task(seated.clients[0].say("lost"))
                await wait_until(lambda: seated.actor.writer.pending == 1)
                newcomer = RecordingClient(seated.server.address, seated.code)
                coming = asyncio.create_task(stack.enter_async_context(newcomer))
                await wait_until(lambda: len(seated.actor.connections) == 3)
                disk.enter_context(full_disk(tmp_path))
            assert code_of(await lost) == "not-kept"
        await coming
        await newcomer.until(lambda: bool(newcomer.token))
        await newcomer.command(m.Look(newcomer.new_id()))
        assert [connection.text for connection in welcomes(newcomer)[-1].chat] == ["Hello"]
        assert not [welcome for welcome in welcomes(newcomer) if len(welcome.chat) > 1]


async def test_a_repeated_command_is_lost_with_the_first(tmp_path: Path) -> None:
    """A command that is repeated on another connection while it is being written is lost with the first. A
    view that is asked for meanwhile is refused, or shows the true state."""
    async with (
        started_game(tmp_path) as seated,
        raw_connection(seated.server, seated.code) as connection,
        raw_connection(seated.server, seated.code) as other,
    ):
        await connection.hello(seated.tokens[0])
        await other.hello(seated.tokens[0])
        with ExitStack() as disk:
            with locked_database(tmp_path):
                await connection.send(m.Say("name", "lost"))
                await wait_until(lambda: seated.actor.writer.pending == 1)
                await other.send(m.Say("name", "lost"))
                await wait_until(lambda: seated.actor.writer.pending == 2)
                await other.send(m.Look("look"))
                await wait_until(lambda: seated.actor.writer.pending == 3)
                disk.enter_context(full_disk(tmp_path))
            assert code_of(await connection.answer("name")) == "not-kept"
            assert code_of(await other.answer("name")) == "not-kept"
            look = await other.answer("look")
        assert code_of(look) == "not-kept" or (isinstance(look, m.WholeView) and look.seq == seated.room.seq)
        assert isinstance(await other.command(m.Say("new name", "found")), m.Done)
        assert not [entry for entry in seated.log() if "lost" in entry]


async def test_a_room_is_not_opened_on_a_full_disk(tmp_path: Path) -> None:
    """A room that cannot be written is not opened. Later, rooms open as usual."""
    async with running(tmp_path) as server, httpx.AsyncClient(trust_env=False) as http:
        await server.open_room()
        with full_disk(tmp_path):
            answer = await http.post(f"{server.address}/api/rooms", json={})
        assert answer.status_code == 503
        assert answer.json()["code"] == "not-kept"
        assert len(server.registry.actors) == 1
        code, token = await server.open_room()
        async with server.client(code, token) as client:
            assert client.host


async def test_an_unreadable_room_is_restored_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the log cannot be read either, the room waits for the disk and refuses all commands, also repeated
    ones."""
    async with started_game(tmp_path) as seated:
        ana, read = seated.clients[0], seated.server.registry.store.entries
        ignored = loop_exceptions_to(lambda _context: None)
        with ignored, full_disk(tmp_path), monkeypatch.context() as patch:
            patch.setattr(seated.server.registry.store, "entries", unreadable)
            for _ in range(2):
                assert code_of(await ana.command(m.Say("name", "lost"))) == "not-kept"
        assert len(read(seated.code)) == seated.room.row - 1
        for _ in range(200):
            answer = await ana.say("again")
            if isinstance(answer, m.Done):
                break
            await asyncio.sleep(0.02)
        assert len(read(seated.code)) == seated.room.row


async def test_an_unreadable_room_is_restored_for_a_returning_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All clients leave a room that waits for its disk. A client that returns when the disk works finds the
    room as it was."""
    async with started_game(tmp_path) as seated:
        with full_disk(tmp_path), monkeypatch.context() as patch:
            patch.setattr(seated.server.registry.store, "entries", unreadable)
            assert code_of(await seated.clients[0].say("lost")) == "not-kept"
            for client in seated.clients:
                client.disconnect()
            await wait_until(lambda: not seated.actor.connections)
        welcome = await seated.clients[0].reconnect()
        assert "lost" not in [connection.text for connection in welcome.chat]
        assert welcome.seq == seated.room.seq == len(seated.log())
        assert isinstance(await seated.clients[0].say("found"), m.Done)


def unreadable(_room: str) -> list[Row]:
    """Fail like a disk that cannot be read."""
    raise sqlite3.OperationalError("disk I/O error")


NAMES = (
    "a\0b",
    "a\0c",
    "\0",
    "'; DROP TABLE log; --",
    "\u2028",
    "\U0001f0cf" * 40,
    "a",
    "A",
    "a ",
    "1",
    "1.0",
)


async def test_any_id_is_distinct(tmp_path: Path) -> None:
    """Commands are distinguished by their whole id, whatever characters it has, unless the id is refused."""
    async with started_game(tmp_path) as seated, raw_connection(seated.server, seated.code) as connection:
        await connection.hello(seated.tokens[0])
        taken = []
        for name in NAMES:
            await connection.send(m.Say(name, "words"))
            answer = await answer_or_problem(connection, name)
            assert isinstance(answer, (m.Done, m.Problem)), (name, answer)
            if isinstance(answer, m.Done):
                taken.append(name)
                assert await connection.command(m.Say(name, "other words")) == answer
        named = [row.command for row in seated.server.registry.store.entries(seated.code) if row.command]
        assert [name.partition(":")[2] for name in named if name][-len(taken) :] == taken
        again = restored(seated.code, seated.server.registry.store)
        assert list(again.answers) == list(seated.room.answers)


async def answer_or_problem(connection: RawConnection, name: str) -> Any:
    """Wait for the answer to a command, or for an error."""
    while True:
        message = await connection.receive_any()
        if isinstance(message, m.Problem) or getattr(message, "answers", None) == name:
            return message
