"""A killed server loses nothing that it has acknowledged, and a server that cannot start says why."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx
import pytest

from lastcard import protocol as m
from lastcard.client import Answer, Client
from lastcard.server import entries
from lastcard.server.actor import restored
from lastcard.server.keys import key_of
from lastcard.server.registry import DATABASE
from lastcard.server.room import Room
from lastcard.server.store import Row, Store
from lastcard.views.seat import View
from tests.cli.lastcard_command import one_line, python
from tests.server.positions import reconnect_quickly
from tests.server.processes import ForkedServer, ServerProcess, running_process
from tests.slices import times

KILLS = times(6, 20)
PAUSE = 0.06  # seconds between an answer and the next command, because of the rate limits
COMMAND_TIME = 0.008  # seconds that a command takes, including its answer

Numbered = m.Done | m.Update  # answers with the command's number in the log

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 needs Unix")


# Users who never stop


@dataclass
class LoadTest:
    """The state of a load test: users in all rooms, while the server is killed and restarted."""

    rng: random.Random
    users: list["User"] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    sending: asyncio.Event = field(default_factory=asyncio.Event)  # set when a command is sent
    acknowledged: asyncio.Condition = field(default_factory=asyncio.Condition)

    def executed(self) -> int:
        """The number of commands that were executed, according to the answers."""
        return sum(len(user.executed()) for user in self.users)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition is true after an answer."""
        async with self.acknowledged:
            await self.acknowledged.wait_for(true)


class User:
    """A client that sends a command after every answer, and remembers all of them."""

    def __init__(self, load: LoadTest, client: Client, strategy: "Strategy") -> None:
        self.evening = load
        self.client = client
        self.rng = random.Random(load.rng.random())
        self.answered: list[tuple[m.Command, Answer]] = []
        self.welcomes = 0  # since the latest start of the server
        self.shown: tuple[int, View | None] = 0, None  # the latest view and its number
        self.problems: list[m.Problem] = []
        self.was_shown: list[tuple[int, View | None]] = []  # before each kill and at the end
        self.place: int | None = None  # the seat that the user took
        self._strategy = strategy
        client.on_message = self._note

    def _note(self, message: m.AnyMessage) -> None:
        self.welcomes += isinstance(message, m.Welcome)
        if isinstance(message, (m.Welcome, m.Update, m.WholeView)):
            self.shown = message.seq, self.client.view
        if isinstance(message, m.Problem):
            self.problems.append(message)

    def new_id(self) -> str:
        """A new command id."""
        return self.client.new_id()

    def executed(self) -> list[tuple[m.Command, Answer]]:
        """The commands that were executed, according to the answers."""
        return [(command, answer) for command, answer in self.answered if is_executed(answer)]

    async def run(self) -> None:
        """Send one command after another until the test is over."""
        while not self.evening.over.is_set():
            command, seen = self._strategy(self), self.client.received
            if command is None:
                await first_of(
                    self.client.until(lambda seen=seen: self.client.received > seen), self.evening.over.wait()
                )
            else:
                await self.do(command)
                await asyncio.sleep(PAUSE)

    async def do(self, command: m.Command) -> Answer:
        """Send one command, as often as necessary, and return its answer."""
        self.evening.sending.set()
        answer = await self.client.command(command)
        async with self.evening.acknowledged:
            self.answered.append((command, answer))
            self.evening.acknowledged.notify_all()
        return answer


Strategy = Callable[[User], m.Command | None]


async def first_of(*waits: Coroutine[Any, Any, Any]) -> None:
    """Wait for the first of several coroutines."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def is_executed(answer: Answer) -> bool:
    """Whether an answer says that a command is in the log."""
    if isinstance(answer, m.Refused):
        return answer.paid or answer.code == "paid"
    return isinstance(answer, Numbered)


# Strategies


def play(user: User) -> m.Command | None:
    """Answer, react, start the next game, and sometimes chat."""
    client, rng = user.client, user.rng
    room, view = client.room, client.view
    if room is None or client.seat is None:
        return None
    if rng.random() < 0.1:
        return say(user)
    if not room.playing:
        return m.Start(client.new_id(), room.game + 1, "next") if client.host else None
    moves = (view.answers or view.reactions) if view else ()
    return m.Move(client.new_id(), rng.choice(moves).text, client.seq) if moves else None


def play_with_mistakes(user: User) -> m.Command | None:
    """Play, but sometimes make a misplay, which costs a card."""
    view = user.client.view
    if view and view.hand and view.phase == "turn" and user.rng.random() < 0.2:
        card = user.rng.choice([card for card in view.hand if not card.startswith("w")] or ["r1"])
        return m.Move(user.new_id(), f"play {card}", user.client.seq)
    return play(user)


def leave_and_return(user: User) -> m.Command | None:
    """Play, but sometimes leave the seat and take it back."""
    client = user.client
    if client.seat is None:  # the game ended before the user had left
        return m.Sit(client.new_id(), f"Player {user.place}", user.place)
    if client.room and client.room.seats[client.seat].away:
        return m.Back(client.new_id())
    if client.room and client.room.playing and user.rng.random() < 0.1:
        return m.Leave(client.new_id())
    return play(user)


def change_the_lobby(user: User) -> m.Command | None:
    """Change seats and rules again and again."""
    rng, command = user.rng, user.new_id()
    seat = rng.randrange(4)
    order = [0, 1, 2, 3]
    rng.shuffle(order)
    return rng.choice(
        (
            m.Sit(command, f"Guest {command[-6:]}"),
            m.Sit(command, f"Guest {command[-6:]}", seat),
            m.Leave(command),
            m.Seed(command, f"{rng.getrandbits(64):x}"),
            m.ChooseRules(command, rng.choice(("guide", "party", "classic")), {"hand_size": seat + 5}),
            m.SeatBot(command, seat, rng.choice(("novice", "casual", "tips"))),
            m.Invite(command, seat, f"Robo {command[-6:]}"),
            m.Clear(command, seat),
            m.Arrange(command, order),
            say(user),
        )
    )


def say(user: User) -> m.Say:
    """A chat message that occurs only once."""
    name = user.new_id()
    return m.Say(name, f"words {name}")


def watch(_regular: User) -> None:
    """Only watch."""


# The rooms


@dataclass
class Table:
    """A room and its users."""

    code: str
    users: list[User]


async def open_table(
    stack: AsyncExitStack,
    load: LoadTest,
    address: str,
    strategies: Sequence[Strategy],
    seats: int,
    preset: str = "guide",
    **settings: object,
) -> Table:
    """Open a room. Its users sit down if they play, and bots take the other seats."""
    async with httpx.AsyncClient(trust_env=False) as http:
        wanted = {"preset": preset, "set": settings, "seats": seats}
        opened = (await http.post(f"{address}/api/rooms", json=wanted)).json()
    table = Table(opened["room"], [])
    for number, strategy in enumerate(strategies):
        client = Client(address, opened["room"], "" if number else opened["token"])
        user = User(load, client, strategy)
        await stack.enter_async_context(client)
        await client.until(lambda client=client: bool(client.token))
        if strategy not in (watch, change_the_lobby):
            await user.do(m.Sit(client.new_id(), f"Player {number}", number))
            user.place = number
        table.users.append(user)
    host = table.users[0]
    for seat in range(len(strategies), seats) if strategies[0] is not change_the_lobby else ():
        await host.do(m.SeatBot(host.new_id(), seat, "casual"))
    load.users += table.users
    return table


async def open_tables(stack: AsyncExitStack, load: LoadTest, address: str) -> list[Table]:
    """Open six rooms with different rules and users. The first has no bots."""
    quick = {"scoring": "none", "hand_size": 4}
    rooms: list[dict[str, Any]] = [
        {"strategies": [play] * 2, "seats": 2, **quick},
        {"strategies": [play] * 4, "seats": 4, "preset": "party", "grace_seconds": 2, **quick},
        {"strategies": [play], "seats": 2, **quick},
        {"strategies": [leave_and_return] * 3, "seats": 3, **quick},
        {
            "strategies": [play_with_mistakes] * 3,
            "seats": 3,
            "preset": "advanced",
            "misplay_penalty": 1,
            **quick,
        },
        {"strategies": [change_the_lobby] * 3, "seats": 4},
    ]
    tables = [await open_table(stack, load, address, **room) for room in rooms]
    watcher = User(load, Client(address, tables[1].code), watch)
    await stack.enter_async_context(watcher.client)
    tables[1].users.append(watcher)
    load.users.append(watcher)
    return tables


# The test


@dataclass
class Outcome:
    """What the users know at the end, and what the log says."""

    tables: list[Table]
    logs: dict[str, list[Row]]
    rooms: dict[str, Room]


async def kill_repeatedly(server: ServerProcess, load: LoadTest) -> None:
    """Kill the server while commands are on the way, and restart it."""
    for _ in range(KILLS):
        enough = load.executed() + load.rng.randint(5, 40)
        await load.until(lambda enough=enough: load.executed() >= enough)
        load.sending.clear()
        await load.sending.wait()
        await asyncio.sleep(load.rng.uniform(0, COMMAND_TIME))
        await server.kill()
        for user in load.users:
            user.was_shown.append(user.shown)
            user.welcomes = 0
        await server.start()


async def all_continue(load: LoadTest, tables: Sequence[Table], moves: int = 3) -> None:
    """Wait until all users are welcomed again, and commands are executed in every room."""
    for user in load.users:
        await user.client.until(lambda user=user: user.welcomes > 0)
    for table in tables:
        before = executed_count(table)
        await load.until(lambda table=table, before=before: executed_count(table) >= before + moves)


def executed_count(table: Table) -> int:
    """The number of commands of a table's users that were executed."""
    return sum(len(user.executed()) for user in table.users)


# The load test goes on until each of these was executed.
KINDS = {
    *(m.Sit, m.Leave, m.Seed, m.ChooseRules, m.SeatBot, m.Invite, m.Clear, m.Arrange, m.Say),
    *(m.Move, m.Back, m.Start),
}


def kinds_executed(tables: Sequence[Table]) -> set[type[m.Command]]:
    """The kinds of commands that were executed."""
    return {type(command) for table in tables for user in table.users for command, _ in user.executed()}


async def run_load_test(folder: Path) -> Outcome:
    """Run the load test, wait for all answers, and stop the server."""
    load = LoadTest(random.Random(2026))
    async with running_process(ForkedServer(folder)) as server, AsyncExitStack() as stack:
        tables = await open_tables(stack, load, server.address)
        tasks = [asyncio.create_task(user.run()) for user in load.users]
        await kill_repeatedly(server, load)
        await all_continue(load, tables)
        await load.until(lambda: kinds_executed(tables) >= KINDS)
        load.over.set()
        await asyncio.gather(*tasks)
        for user in load.users:
            await user.client.command(m.Look(user.new_id()))
            user.was_shown.append(user.shown)
        assert (await server.terminate()).code == 0
    store = Store(folder / DATABASE)
    outcome = Outcome(
        tables,
        {table.code: store.entries(table.code) for table in tables},
        {table.code: restored(table.code, store) for table in tables},
    )
    store.close()
    return outcome


async def test_kills_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server is killed many times while six rooms are in use. Its log contains all that it has
    acknowledged, once. No room is stuck, and all clients continue by themselves."""
    reconnect_quickly(monkeypatch)
    outcome = await run_load_test(tmp_path / "tables")
    assert_load_was_varied(outcome)
    assert_acknowledged_commands_are_logged(outcome)
    assert_nothing_is_logged_twice(outcome)
    assert_moves_are_made_once(outcome)
    assert_answers_are_in_order(outcome)
    assert_log_matches_views(outcome)
    assert_seats_are_kept(outcome)


def key(user: User, command: Any) -> str:
    """The key of a command in the log."""
    return f"{key_of(user.client.token)[:16]}:{command.id}"


def assert_acknowledged_commands_are_logged(outcome: Outcome) -> None:
    """Commands that were acknowledged are in the log, at the number in the answer. Refused commands are
    not."""
    for table in outcome.tables:
        found = {row.command: (number, row) for number, row in numbered(outcome.logs[table.code])}
        for user in table.users:
            for command, answer in user.answered:
                number, row = found.get(key(user, command), (0, None))
                if row is None and isinstance(answer, m.Done) and answer.waits:
                    continue  # another catch came first
                assert is_executed(answer) == (row is not None), (command, answer)
                if isinstance(answer, Numbered):
                    assert number == answer.seq, (command, answer, row)
                if row and isinstance(command, m.Move):
                    assert_is_logged_move(row, command, user)


def numbered(log: Sequence[Row]) -> list[tuple[int, Row]]:
    """The entries with the numbers that clients know. A waiting catch has no number of its own."""
    counts = accumulate(not isinstance(entry, entries.Waited) for entry in entries_of(log))
    return list(zip(counts, log, strict=True))


def entries_of(log: Sequence[Row]) -> list[entries.AnyEntry]:
    """The decoded entries."""
    return [entries.decode(row.entry) for row in log]


def assert_is_logged_move(row: Row, command: m.Move, user: User) -> None:
    """A move is in the log as it was sent. The last entry of a game is the next secret, not the move."""
    entry = entries.decode(row.entry)
    if isinstance(entry, (entries.Moved, entries.Waited)):
        assert (entry.seat, entry.move) == (user.place, command.move)
    else:
        assert isinstance(entry, entries.Prepared)


def assert_nothing_is_logged_twice(outcome: Outcome) -> None:
    """The log has no gaps, no repeated commands, and no repeated chat messages."""
    for table in outcome.tables:
        log = outcome.logs[table.code]
        assert [row.number for row in log] == list(range(1, len(log) + 1))
        commands = [row.command for row in log if row.command]
        assert len(set(commands)) == len(commands)
        said = [entry.text for entry in entries_of(log) if isinstance(entry, entries.Chatted)]
        assert sorted(said) == sorted(
            command.text
            for user in table.users
            for command, _ in user.executed()
            if isinstance(command, m.Say)
        )


def assert_moves_are_made_once(outcome: Outcome) -> None:
    """In the room without bots, the moves in the log are exactly those that were acknowledged, in that order.
    The current game has its share of them."""
    table = outcome.tables[0]
    log = entries_of(outcome.logs[table.code])
    made = [(entry.seat, entry.move) for entry in log if isinstance(entry, entries.Moved)]
    known = [
        (answer.seq, user.place, command.move)
        for user in table.users
        for command, answer in user.executed()
        if isinstance(command, m.Move) and isinstance(answer, Numbered)
    ]
    assert made == [(seat, move) for _, seat, move in sorted(known)]
    on = outcome.rooms[table.code].table
    assert on
    steps = [(step.seat, step.move) for step in on.game.steps]
    assert steps == made[len(made) - len(steps) :]


def assert_answers_are_in_order(outcome: Outcome) -> None:
    """The commands of each user are in the log in the order in which they were sent."""
    for table in outcome.tables:
        for user in table.users:
            numbers = [answer.seq for _, answer in user.executed() if isinstance(answer, Numbered)]
            assert numbers == sorted(numbers)


def assert_log_matches_views(outcome: Outcome) -> None:
    """The latest view of each user, before a kill or at the end, is the view that the log gives at that
    number. So nobody has seen anything that was lost."""
    for table in outcome.tables:
        shown = [(*one, user) for user in table.users for one in user.was_shown]
        assert len(shown) == len(table.users) * (KILLS + 1)
        room, log = Room(table.code), numbered(outcome.logs[table.code])
        for seq, view, user in sorted(shown, key=lambda one: one[0]):
            new = [row for number, row in log if room.seq < number <= seq]
            room.restore((row.number, row.at, row.command, entries.decode(row.entry)) for row in new)
            place = room.place_of(key_of(user.client.token))
            assert view == (room.table.view(place) if room.table else None), (table.code, seq)


def assert_seats_are_kept(outcome: Outcome) -> None:
    """Tokens keep their seats, the clients know the state of their rooms, and no game is broken."""
    for table in outcome.tables:
        room = outcome.rooms[table.code]
        for user in table.users:
            assert room.seat_of(key_of(user.client.token)) == user.client.seat
            assert not user.problems
            assert not [a for _, a in user.answered if isinstance(a, m.Refused) and a.code == "not-kept"]
        if room.table:
            assert room.table.game.problems() == []


def assert_load_was_varied(outcome: Outcome) -> None:
    """All kinds of commands occurred, and so did misplays."""
    assert kinds_executed(outcome.tables) == KINDS
    assert any(
        isinstance(answer, m.Refused) and is_executed(answer)
        for user in outcome.tables[4].users
        for _, answer in user.answered
    )


# Shutting down, and failing to start


def refused_start(folder: Path, port: int = 0) -> str:
    """Start a server that cannot run, and return its one line of output."""
    server = ServerProcess(folder)
    server.port = port
    done = python("-m", "lastcard", *server.arguments, cwd=Path())
    assert done.out == "", done
    return one_line(done)


async def test_an_interrupt_stops_the_server_cleanly(tmp_path: Path) -> None:
    """Ctrl-C stops a server with connected clients. It says that all tables are saved, and they are."""
    async with running_process(ServerProcess(tmp_path / "tables")) as server, AsyncExitStack() as stack:
        table = await open_table(stack, LoadTest(random.Random(1)), server.address, [play], 2)
        done = await server.interrupt()
        assert (done.code, done.err) == (0, ""), done
        assert str(tmp_path / "tables") in done.out
        assert done.out.splitlines()[-1] == "Stopped. All tables are saved."
        await server.start()
        assert server.address in done.out
        client = table.users[0].client
        answer = await client.command(m.Start(client.new_id(), 1))
        assert isinstance(answer, m.Done)
        assert client.seat == 0


async def test_one_folder_has_one_server(tmp_path: Path) -> None:
    """A second server cannot use the same folder. It can when the first one has stopped, even if that was
    killed."""
    folder = tmp_path / "tables"
    async with running_process(ServerProcess(folder)) as server:
        message = await asyncio.to_thread(refused_start, folder)
        assert message == f"lastcard: {folder}: another server is already using this folder."
        await server.kill()
        async with running_process(ServerProcess(folder)):
            pass


async def test_one_port_has_one_server(tmp_path: Path) -> None:
    """The error for a port in use names the port."""
    async with running_process(ServerProcess(tmp_path / "tables")) as server:
        message = await asyncio.to_thread(refused_start, tmp_path / "others", server.port)
        assert message.startswith(f"lastcard: Cannot listen on 127.0.0.1, port {server.port}: ")


def _folder_is_a_file(folder: Path) -> Path:
    folder.write_text("not a folder", encoding="utf-8")
    return folder


def _lock_file_is_a_folder(folder: Path) -> Path:
    """Make it impossible to create the lock file. Permissions would not stop root."""
    (folder / "server.lock").mkdir(parents=True)
    return folder


def _database_is_garbage(folder: Path) -> Path:
    folder.mkdir()
    (folder / DATABASE).write_bytes(random.Random(1).randbytes(10_000))
    return folder


def _database_is_truncated(folder: Path) -> Path:
    """Keep only the first half of a database."""
    folder.mkdir()
    connection = sqlite3.connect(folder / DATABASE)
    connection.execute("CREATE TABLE log (room TEXT, seq INTEGER)")
    connection.commit()
    connection.close()
    content = (folder / DATABASE).read_bytes()
    (folder / DATABASE).write_bytes(content[: len(content) // 2])
    return folder


@pytest.mark.parametrize(
    "spoil", [_folder_is_a_file, _lock_file_is_a_folder, _database_is_garbage, _database_is_truncated]
)
def test_an_unusable_folder(tmp_path: Path, spoil: Callable[[Path], Path]) -> None:
    """If tables cannot be saved in a folder, the server says so in one line, does not start, and changes
    nothing."""
    folder = spoil(tmp_path / "tables")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    message = refused_start(folder)
    assert message.startswith(f"lastcard: {folder}"), message
    assert "cannot save tables there: " in message
    assert before.items() <= {p: p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}.items()
