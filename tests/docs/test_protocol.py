"""The pages about the table server are complete: they list all commands, messages, errors, limits and
addresses, and a real server answers the example session as shown."""

import ast
import asyncio
import inspect
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.servers import Running, running
from websockets.asyncio.client import ClientConnection, connect

from lastcard import protocol as m
from lastcard.cli.bot import bot
from lastcard.cli.serve import serve
from lastcard.client import socket_url
from lastcard.server import history, limits, races
from lastcard.server.http.handlers import BODY_BYTES
from lastcard.server.http.routes import ROUTES
from lastcard.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVER_PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
LEFT_OUT = "…"
PATIENCE = 120.0  # seconds for a session, however busy the machine is


def rows(heading: str, page: str = PAGE) -> dict[str, list[str]]:
    """The rows of all tables in a section, by their first cell."""
    _, found, rest = page.partition(f"\n{heading}\n")
    assert found, heading
    section = re.split(rf"^#{{1,{heading.index(' ')}}} ", rest, flags=re.M)[0]
    lines = [line.strip("| ").split(" |") for line in section.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line] for line in lines]
    return {line[0]: line for line in cells if set(line[0]) != {"-"}}


def spans(cell: str) -> list[str]:
    """The code spans in a table cell."""
    return re.findall(r"`([^`]+)`", cell)


def tags(union: Any) -> dict[str, type[msgspec.Struct]]:
    """The members of a union of messages, by their type tag."""
    return {kind.__struct_config__.tag: kind for kind in union.__args__}


def test_every_command_is_described() -> None:
    """The table of commands lists all of them with exactly their fields."""
    described = {spans(name)[0]: spans(row[1]) for name, row in rows("## Commands").items() if spans(name)}
    assert described == {tag: list(kind.__struct_fields__) for tag, kind in tags(m.AnyCommand).items()}
    assert [spans(name)[0] for name in rows("## Hello") if spans(name)] == list(m.Hello.__struct_fields__)


def test_every_message_is_described() -> None:
    """The table of messages has all of them, with exactly their fields; those that may be missing are in
    brackets."""
    described = {spans(name)[0]: row[1] for name, row in rows("## Messages").items() if spans(name)}
    described = {tag: described[tag] for tag in tags(m.AnyMessage)}
    for tag, kind in tags(m.AnyMessage).items():
        assert spans(described[tag]) == list(kind.__struct_fields__), tag
        optional = [field.name for field in msgspec.structs.fields(kind) if not field.required]
        assert re.findall(r"\(`(\w+)`\)", described[tag]) == optional, tag


def test_rooms_are_described() -> None:
    """Every field of a room and of a seat is explained."""
    described = rows("### A room")
    names = [name for cell in described for name in spans(cell)]
    assert names == list(m.RoomInfo.__struct_fields__)
    assert set(m.SeatInfo.__struct_fields__) <= set(spans(" ".join(described["`seats`"])))


def test_every_error_is_described() -> None:
    """The tables list exactly the errors that the server can answer with."""
    described = [code for cell in rows("## Errors") for code in spans(cell)]
    others = {"no-move", "seat-no-name", "seat-unknown-range", "bot-unknown"}
    assert len(set(described)) == len(described)
    assert set(described) - others == {key.removeprefix("server-") for key in error_keys()}


def error_keys() -> set[str]:
    """The keys of the errors in the server's code, without those of its log."""
    keys: set[str] = set()
    for file in (ROOT / "src" / "lastcard" / "server").rglob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
        logged = {
            id(argument)
            for node in nodes
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text"
            for argument in node.args
        }
        constants = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in logged]
        keys |= {str(node.value) for node in constants if re.fullmatch(r"server-[a-z-]+", str(node.value))}
    return keys


def test_every_address_is_described() -> None:
    """The table of requests lists every route with its query parameters and the fields of its body."""
    described = {spans(name)[0]: row for name, row in rows("## Over HTTP").items() if spans(name)}
    for route in ROUTES:
        _, query, body, _ = described.pop(f"{route.method} {route.path}")
        assert tuple(spans(query)) == route.query, route.path
        assert set(spans(body)) >= set(route.takes.__struct_fields__ if route.takes else ()), route.path
    assert not described


def test_every_limit_is_described() -> None:
    """The limits on the page are the server's defaults."""
    described = {spans(name)[0]: row[1] for name, row in rows("## Limits").items() if spans(name)}
    given = limits.Limits()
    for field in fields(given):
        limit = getattr(given, field.name)
        numbers = astuple(limit) if isinstance(limit, limits.Rate) else (limit,)
        shown = re.findall(r"\d+(?:\.\d+)?", described.pop(field.name))
        assert [float(number) for number in shown[: len(numbers)]] == list(map(float, numbers)), field.name
    assert not described
    assert f"at most {BODY_BYTES} bytes" in PAGE
    assert f"This page describes version {m.VERSION}." in PAGE


def test_numbers_in_the_text() -> None:
    """The numbers in the text are those in the code."""
    for words in (
        f"last {history.STEPS} steps",
        f"1 to {m.NAME_LENGTH} letters",
        f"up to {m.CHAT_LENGTH} letters",
        f"up to {races.BOUND * 1000:g} milliseconds",
        f"within {races.TIE * 1000:g} milliseconds",
    ):
        assert words in " ".join(PAGE.split()), words


# The example session

SECRETS = ("6c617374" * 7 + "000001d2", "6c617374" * 8)
TOKENS = ("tokens-are-43-letters-long-this-is-anas-own", "tokens-are-43-letters-long-this-one-is-robo")
CODE = "lusab-babad-gutih"


def session_lines() -> list[tuple[str, str, str]]:
    """The lines of the example session: client, direction (`>` or `<`), and message."""
    block = PAGE.partition("<!-- session -->\n```text\n")[2].partition("```")[0]
    found = [re.fullmatch(r"(\w+)([<>]) (.+)", line) for line in block.splitlines() if line]
    assert found
    assert all(found)
    return [(line[1], line[2], line[3]) for line in found if line]


async def test_the_session_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real server answers the clients of the page as the page shows."""
    monkeypatch.setattr("lastcard.server.room.new_secret", iter(SECRETS).__next__)
    monkeypatch.setattr("lastcard.server.registry.new_token", lambda: TOKENS[0])
    monkeypatch.setattr("lastcard.server.room.new_token", lambda: TOKENS[1])
    monkeypatch.setattr("lastcard.server.registry.new_code", lambda: CODE)
    async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
        session = Session(server)
        for who, way, what in session_lines():
            if way == ">":
                await session.say(who, what)
            else:
                await session.expect(who, what)
        await session.end()


class Session:
    """Sends and compares the lines of a session one by one."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._clients: dict[str, ClientConnection] = {}
        self._answer = ""

    async def say(self, who: str, what: str) -> None:
        """Send a client's message, or make its HTTP request."""
        if who == "http":
            await self._ask(*what.split(" ", 2))
        elif what == "(the connection is lost)":
            await self._clients.pop(who).close()
        else:
            if who not in self._clients:
                self._clients[who] = await connect(socket_url(self._server.address, CODE), proxy=None)
            await self._clients[who].send(what)

    async def _ask(self, method: str, path: str, body: str = "") -> None:
        async with httpx.AsyncClient(trust_env=False) as client:
            answer = await client.request(method, self._server.address + path, content=body)
        self._answer = f"{answer.status_code} {answer.text}"

    async def expect(self, who: str, what: str) -> None:
        """Compare the next message to a client. Room messages and pings may come at other times, too."""
        if who == "http":
            status, told = self._answer.split(" ", 1)
            assert what.split(" ", 1)[0] == status, self._answer
            assert agrees(json.loads(what.split(" ", 1)[1]), json.loads(told)), told
            return
        shown, told = json.loads(what), {}
        while not agrees(shown, told):
            text = str(await self._clients[who].recv())
            told = json.loads(text)
            assert agrees(shown, told) or told["type"] in ("room", "ping"), (
                f"{who} was told {text}, not {what}"
            )

    async def end(self) -> None:
        """Check that no client got a message that the page does not show."""
        for who, client in self._clients.items():
            await client.send('{"type": "look", "id": "the end"}')
            await self.expect(who, '{"type": "view", "answers": "the end", "…": "…"}')
            await client.close()


def agrees(shown: Any, told: Any) -> bool:
    """Whether a message matches the page, except for parts that the page leaves out."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(told, dict):
        same_fields = set(shown) == set(told) or (LEFT_OUT in shown and set(shown) - {LEFT_OUT} <= set(told))
        return same_fields and all(agrees(shown[name], told[name]) for name in shown if name != LEFT_OUT)
    if isinstance(shown, list) and isinstance(told, list):
        return len(shown) == len(told) and all(map(agrees, shown, told))
    return type(shown) is type(told) and shown == told


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, "b": 2}, {"a": 1}),
        ({"a": 1, LEFT_OUT: LEFT_OUT}, {"a": 2, "b": 2}),
        ({"a": 1, LEFT_OUT: LEFT_OUT}, {"b": 2}),
        ([LEFT_OUT], [1, 2]),
        ([1], [True]),
        ({"a": []}, {"a": None}),
    ],
)
def test_a_stale_session_is_noticed(shown: object, told: object) -> None:
    """Messages that differ from the page do not match."""
    assert not agrees(shown, told)


# What the pages promise about views and connections


async def test_the_welcome_comes_first(tmp_path: Path) -> None:
    """The first message after hello is the welcome."""
    async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
        code, _ = await server.open_room()
        async with connect(socket_url(server.address, code), proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "version": m.VERSION}))
            assert json.loads(await line.recv())["type"] == "welcome"


async def test_changes_make_the_view_of_the_seat(tmp_path: Path) -> None:
    """A watcher who sits down for the next game gets the right view by applying updates to the view they
    had."""
    async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
        code, token = await server.open_room("basic-plus", 2, hand_size=1)
        async with server.client(code, token) as host, server.client(code) as zoe:
            for seat in (0, 1):
                await host.command(m.SeatBot(host.new_id(), seat))
            await host.command(m.Start(host.new_id(), 1))
            await zoe.until(lambda: zoe.view is not None and zoe.view.phase == "match over")
            for number, client in enumerate((host, zoe)):
                await host.command(m.Clear(host.new_id(), number))
                await client.command(m.Sit(client.new_id(), f"Player {number}", number))
            await host.command(m.Start(host.new_id(), 2))
            await zoe.until(lambda: zoe.view is not None and zoe.view.phase != "match over")
            laid_over = zoe.view
            answer = await zoe.command(m.Look(zoe.new_id()))
            assert isinstance(answer, m.WholeView)
            assert laid_over == answer.view


async def test_an_old_id_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A repeated command is answered again, even after a long time. It is not executed twice, and other
    clients are not notified."""
    monkeypatch.setattr("lastcard.server.answers.REMEMBERED", 2)
    async with running(tmp_path) as server, asyncio.timeout(PATIENCE):
        code, token = await server.open_room()
        async with server.client(code, token) as host, server.client(code) as watcher:
            told: list[m.AnyMessage] = []
            await watcher.until(lambda: bool(watcher.token))
            watcher.on_message = told.append
            await host.command(m.Sit(host.new_id(), "Ana"))
            for number in (1, 2, 3, 1):
                answer = await host.command(m.Seed(f"chance {number}", f"{number}"))
                assert isinstance(answer, m.Done), answer
            await watcher.command(m.Look(watcher.new_id()))
            assert not [message for message in told if isinstance(message, m.Welcome)]


# The page for those who run a server


@pytest.mark.parametrize(("heading", "command"), [("## Options", serve), ("## Inviting programs", bot)])
def test_every_option_is_described(heading: str, command: Callable[..., None]) -> None:
    """The tables list exactly the options of the commands."""
    described = {span.split()[0] for cell in rows(heading, SERVER_PAGE) for span in spans(cell)}
    names = {"level": "bot"}
    options = {f"--{names.get(name, name)}" for name in inspect.signature(command).parameters}
    assert {option for option in described if option.startswith("--")} == {*options, "--lang"}


def test_every_figure_is_described() -> None:
    """The table of metrics lists all of them by their Prometheus names."""
    described = {span for cell in rows("## Monitoring", SERVER_PAGE) for span in spans(cell)}
    read = re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), flags=re.M)
    assert described == {name for name in read if not name.endswith("_created")}


async def test_the_host_of_the_page(tmp_path: Path) -> None:
    """The program on the page fills a room with bots, starts the game and waits for its end."""
    script = tmp_path / "host.py"
    script.write_text(SERVER_PAGE.partition("<!-- host -->\n```py\n")[2].partition("```")[0], "utf-8")
    async with running(tmp_path / "tables") as server, asyncio.timeout(PATIENCE):
        code, token = await server.open_room("guide", 3, hand_size=2, target=1)
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(script), server.address, code, token, stdout=subprocess.PIPE
        )
        printed, _ = await process.communicate()
        table = server.registry.actors[code].room.table
        assert table
        assert printed.decode().strip() == str(table.view(None).scores)
        assert process.returncode == 0


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_stopping(tmp_path: Path, name: str) -> None:
    """A server that is stopped writes everything, says so, and leaves only the database and its lock file."""
    here = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "lastcard", "serve", *here],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    with process.stdout as printed:
        shown = [next(printed) for _ in range(3)]
        process.send_signal(signal.Signals[name])
        shown += printed
    assert process.wait() == 0, shown
    assert shown[-1] == "Stopped. All tables are saved.\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["server.lock", "tables.sqlite3"]
