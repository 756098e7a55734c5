"""The log of all rooms: what is written together, what is refused, and what follows when the disk fails."""

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
from tests.server.test_restart import CODE, PATIENT, Kept, bots_are_quick, opened_again

pytest.importorskip("resource", reason="the size of files is limited on Unix only")
Outcome = Exception | None


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """A store."""
    store = Store(folder / DATABASE)
    try:
        yield store
    finally:
        store.close()


def row(room: str, seq: int, command: str | None = None, entry: str = "{}") -> Row:
    """An entry like any other."""
    return Row(room, seq, 1000.0 + seq, float(seq), command, entry)


def append(store: Store, *rows: Row) -> "asyncio.Future[Outcome]":
    """What becomes of an append."""
    outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append(rows, outcome.set_result)
    return outcome


# Appending


async def test_entries_are_as_they_were(tmp_path: Path) -> None:
    """What is written is read again, in order and to the last digit, by this store and by the next one."""
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


async def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    """A hundred rooms that append while the disk is busy share one commit, or two."""
    async with opened(tmp_path) as store:
        with locked_database(tmp_path):
            outcomes = [append(store, row(f"room {n}", 1), row(f"room {n}", 2)) for n in range(100)]
        assert await asyncio.gather(*outcomes) == [None] * 100
        assert store.batches <= 2
        assert store.rows == 200
        assert room_count(tmp_path) == 100


async def test_more_than_fits_into_a_commit(tmp_path: Path) -> None:
    """However much has come together, all of it is written."""
    async with opened(tmp_path) as store:
        with locked_database(tmp_path):
            outcomes = [append(store, row("room", seq)) for seq in range(1, 2501)]
        assert set(await asyncio.gather(*outcomes)) == {None}
        assert [entry.number for entry in store.entries("room")] == list(range(1, 2501))


async def test_closing_writes_what_is_waiting(tmp_path: Path) -> None:
    """A store that is closed leaves nothing behind that it was given."""
    store = Store(tmp_path / DATABASE)
    with locked_database(tmp_path):
        for seq in range(1, 50):
            append(store, row("room", seq))
    store.close()
    async with opened(tmp_path) as store:
        assert len(store.entries("room")) == 49


async def test_a_number_is_taken_once(tmp_path: Path) -> None:
    """Whoever writes to a number that is taken is refused, and the first entry stays."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1, entry="first")) is None
        assert isinstance(await append(store, row("room", 1, entry="second")), Conflict)
        assert [entry.entry for entry in store.entries("room")] == ["first"]


async def test_a_command_is_carried_out_once(tmp_path: Path) -> None:
    """The name of a command is there once in a room, and nothing of what comes with it is written; other
    rooms have other commands, and entries without a command are as many as they like."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1, "key:id"), row("room", 2), row("room", 3)) is None
        again = await append(store, row("room", 4), row("room", 5, "key:id"))
        assert isinstance(again, Conflict)
        assert len(store.entries("room")) == 3
        assert await append(store, row("other", 1, "key:id")) is None
        assert await append(store, row("room", 4, "key:other id")) is None


async def test_there_are_no_gaps(tmp_path: Path) -> None:
    """An entry whose predecessor is not there is refused, even if it is the first of a room."""
    async with opened(tmp_path) as store:
        assert isinstance(await append(store, row("room", 2)), Conflict)
        assert await append(store, row("room", 1)) is None
        assert isinstance(await append(store, row("room", 3)), Conflict)
        assert isinstance(await append(store, row("room", 2), row("room", 4)), Conflict)
        assert len(store.entries("room")) == 1


@pytest.mark.parametrize("together", [True, False])
async def test_what_follows_a_refused_entry_is_refused_with_it(tmp_path: Path, together: bool) -> None:
    """After something that could not be written, whatever the same room has appended meanwhile is refused,
    too, whether it comes to the same commit or not; other rooms notice nothing."""
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
    """Whatever is appended is answered in that order; an append of nothing is answered when all that came
    before it is written."""
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


async def test_nothing_of_a_commit_that_fails_is_there(tmp_path: Path) -> None:
    """When the disk fails, all that is in that commit is refused with the reason; then writing goes on."""
    async with opened(tmp_path) as store:
        assert await append(store, row("room", 1)) is None
        with full_disk(tmp_path):
            outcomes = await asyncio.gather(append(store, row("room", 2)), append(store, row("other", 1)))
            for outcome in outcomes:
                assert isinstance(outcome, sqlite3.OperationalError)
            assert store.entries("room") == [row("room", 1)]
        assert await append(store, row("room", 2)) is None
        assert store.entries("other") == []


async def test_who_fails_to_hear_the_answer_keeps_it_from_nobody(tmp_path: Path) -> None:
    """An error in one room's hands, when it is told that its entries are written, does not leave the others
    of the same commit without an answer."""

    def stumble(_error: Outcome) -> None:
        raise RuntimeError("of one room")

    asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
    async with opened(tmp_path) as store:
        with locked_database(tmp_path):
            store.append((row("one", 1),), stumble)
            other = append(store, row("two", 1))
        assert await asyncio.wait_for(other, 5) is None


# Rooms whose entries cannot be written


@asynccontextmanager
async def game_on(folder: Path, **settings: object) -> AsyncIterator[SeatedRoom]:
    """Two people in a game, who have said something before."""
    async with running(folder) as server, seated_room(server, **settings) as seated:  # type: ignore[arg-type]
        await seated.start()
        assert isinstance(await seated.clients[0].say("Hello"), m.Done)
        await seated.sync()
        yield seated


def welcomes(client: RecordingClient) -> list[m.Welcome]:
    """How often, and how, somebody was told everything."""
    return [message for message in client.messages if isinstance(message, m.Welcome)]


def asked(seated: SeatedRoom) -> tuple[RecordingClient, str]:
    """Whose turn it is, and something that he can do."""
    client = seated.clients[seated.table.game.to_act]
    assert client.view
    return client, client.view.answers[0].text


async def test_what_cannot_be_kept_did_not_happen(tmp_path: Path) -> None:
    """On a full disk a move is refused, and everybody is told how the table stands in truth: as before. When
    there is room again the same move is made, and nothing was lost that was acknowledged."""
    async with game_on(tmp_path) as seated:
        log, views = seated.log(), [client.view for client in seated.clients]
        client, move = asked(seated)
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


async def test_everything_under_way_is_refused_when_the_disk_fails(tmp_path: Path) -> None:
    """Commands that follow each other without waiting are all answered, each once: those before the disk
    was full are kept, those after it are not, and none of them is half there."""
    async with game_on(tmp_path) as seated:
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


async def test_other_rooms_go_on(tmp_path: Path) -> None:
    """A room that somebody else has written to is told anew out of the log, whatever is there; the room
    beside it notices nothing."""
    async with game_on(tmp_path) as seated, seated_room(seated.server) as beside:
        ana, ben = seated.clients
        write_behind_its_back(tmp_path, seated)
        told = await asyncio.gather(ana.say("Me, too"), beside.clients[0].say("Nothing here"))
        assert [code_of(answer) for answer in told] == ["not-kept", "Done"]
        await ben.until(lambda: len(welcomes(ben)) == 2)
        assert [connection.text for connection in welcomes(ben)[-1].chat] == ["Hello", "From elsewhere"]
        assert len(welcomes(beside.clients[0])) == 1
        assert isinstance(await ana.say("Me, too"), m.Done)
        await seated.play_on(2)


def write_behind_its_back(folder: Path, seated: SeatedRoom) -> None:
    """An entry that the actor of a room knows nothing of."""
    other = sqlite3.connect(folder / DATABASE, isolation_level=None)
    entry = '{"entry":"chatted","seat":1,"text":"From elsewhere"}'
    values = (seated.code, seated.room.row + 1, 1000.0, seated.room.at, None, entry)
    other.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", values)
    other.close()


async def test_a_bot_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move that cannot be kept is made when there is room again; nobody has to do anything."""
    bots_are_quick(monkeypatch)
    kept = Kept(load_rules("guide"), 2)
    kept.begin(people=1, bots=1)
    kept.play_until(lambda: kept.table.game.to_act == 1)
    async with opened_again(kept, tmp_path, PATIENT) as (server, actor, _), AsyncExitStack() as stack:
        with full_disk(tmp_path):
            ana = await stack.enter_async_context(RecordingClient(server.address, CODE, kept.tokens[0]))
            await ana.until(lambda: len(welcomes(ana)) > 1)
            assert len(server.registry.store.entries(CODE)) == len(kept.log)
        await ana.until(lambda: bool(ana.updates()))
        assert actor.room.table
        assert actor.room.table.game.steps[len(kept.table.game.steps)].seat == 1


async def test_whoever_comes_in_while_the_disk_fails_is_given_his_token(tmp_path: Path) -> None:
    """A newcomer's welcome waits for what is being written; if that fails, it has his token all the same."""
    async with game_on(tmp_path) as seated, AsyncExitStack() as stack:
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


async def test_what_was_lost_is_done_for_nobody(tmp_path: Path) -> None:
    """Somebody who sends a command again while it is being written, over another line, is told that it is
    lost when it is; and so is whoever wants to see the table meanwhile, or sees it as it is."""
    async with (
        game_on(tmp_path) as seated,
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


async def test_a_room_that_cannot_be_kept_is_not_opened(tmp_path: Path) -> None:
    """Nobody is given the code of a room that is not there; later, rooms are opened as ever."""
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


async def test_a_room_that_cannot_even_be_read_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the disk fails so badly that the log cannot be read either, the room waits for it; meanwhile
    nothing is done, not even if it is asked for twice."""
    async with game_on(tmp_path) as seated:
        ana, read = seated.clients[0], seated.server.registry.store.entries
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        with full_disk(tmp_path), monkeypatch.context() as patch:
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


async def test_a_room_that_could_not_be_read_is_read_for_who_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody leaves a room that waits for its disk; whoever comes back when that works again finds the
    room as it was."""
    async with game_on(tmp_path) as seated:
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
    """A disk that cannot be read."""
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


async def test_any_name_of_a_command_is_a_name_of_its_own(tmp_path: Path) -> None:
    """Commands are told apart by all of their name, whatever letters it is made of; unless it is refused as
    no name at all."""
    async with game_on(tmp_path) as seated, raw_connection(seated.server, seated.code) as connection:
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
    """What is said about a command."""
    while True:
        message = await connection.receive_any()
        if isinstance(message, m.Problem) or getattr(message, "answers", None) == name:
            return message
