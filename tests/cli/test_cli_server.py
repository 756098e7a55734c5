"""The table server on the command line: `lastcard serve`, `lastcard protocol` and `lastcard bot`."""

import json
import os
import re
import signal
import socket as sockets
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import jsonschema_rs
import pytest
from lastcard_command import IN_BACKGROUND, Done, assert_says, complaint, good, one_line
from tests.server.json_connection import JsonConnection, Message, json_connection
from tests.server.servers import Running, running, server_in_thread

from lastcard import protocol as m
from lastcard.cli.bot import TOKEN_VARIABLE
from lastcard.cli.serve import _say_where
from lastcard.server import serve
from lastcard.server.serve import addresses, qr_code
from lastcard.texts import LANGUAGES, text, use

_PATIENCE = 20  # seconds for a process to start, or to end


class Started:
    """A `lastcard` process that runs until it is stopped."""

    def __init__(
        self,
        *arguments: str,
        cwd: Path,
        environment: Mapping[str, str] | None = None,
        in_background: bool = False,
    ) -> None:
        self.said = ""
        self._process = subprocess.Popen(
            [*(IN_BACKGROUND if in_background else ()), sys.executable, "-m", "lastcard", *arguments],
            cwd=cwd,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def until(self, words: str) -> None:
        """Read lines until one contains these words."""
        assert self._process.stdout
        for read in self._process.stdout:
            self.said += read
            if words in read:
                return
        raise AssertionError(self.ended())

    def interrupt(self, how: signal.Signals = signal.SIGINT) -> Done:
        """Press Ctrl-C, or send another signal."""
        self._process.send_signal(how)
        return self.ended()

    def ended(self) -> Done:
        """Wait until the process ends."""
        out, err = self._process.communicate(timeout=_PATIENCE)
        return Done(self._process.returncode, self.said + out, err)

    def make_sure_it_ended(self) -> None:
        """Kill the process if it still runs at the end of a test."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


@contextmanager
def started(
    *arguments: str,
    cwd: Path,
    environment: Mapping[str, str] | None = None,
    in_background: bool = False,
) -> Iterator[Started]:
    """Start a command that ends with the test."""
    one = Started(*arguments, cwd=cwd, environment=environment, in_background=in_background)
    try:
        yield one
    finally:
        one.make_sure_it_ended()


@contextmanager
def serving(*arguments: str, cwd: Path, language: str = "en") -> Iterator[Started]:
    """Start a server on a free port, and wait until it is ready."""
    with started("serve", "--port", "0", *arguments, "--lang", language, cwd=cwd) as one:
        one.until(text("serve-stop", language))
        yield one


# lastcard serve


@pytest.mark.parametrize("language", LANGUAGES)
def test_serve(language: str, tmp_path: Path) -> None:
    """The server prints its address in the chosen language and answers there. Ctrl-C stops it and leaves only
    the tables behind."""
    with serving("--host", "127.0.0.1", "--data", "kept", cwd=tmp_path, language=language) as server:
        address = _address(server.said)
        assert server.said.splitlines() == [
            text("serve-here", language, address=address),
            text("serve-kept", language, folder="kept"),
            text("serve-stop", language),
        ]
        room = httpx.post(f"{address}/api/rooms", json={}, trust_env=False).json()["room"]
        assert httpx.get(f"{address}/api/rooms/{room}", trust_env=False).status_code == 200
        done = server.interrupt()
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == text("serve-stopped", language)
    assert room not in done.out
    assert (tmp_path / "kept" / "tables.sqlite3").exists()


def _address(said: str) -> str:
    found = re.search(r"http://[\w.]+:(\d+)", said)
    assert found, said
    assert int(found[1]) > 0
    return found[0]


def test_serve_to_the_network(tmp_path: Path) -> None:
    """If it listens on all addresses, the server prints its address in the network, with a QR code."""
    with serving("--data", "kept", cwd=tmp_path) as server:
        port = int(_address(server.said).rpartition(":")[2])
        here, outside = addresses("0.0.0.0", port)
        assert text("serve-here", address=here) in server.said
        if outside:  # a machine without a network has no such address
            assert text("serve-network", address=outside) in server.said
            assert qr_code(outside) in server.said
        room = httpx.post(f"{here}/api/rooms", json={}, trust_env=False).json()["room"]
        invited = httpx.get(f"{here}/api/rooms/{room}/invitation", trust_env=False).json()
        assert invited["link"] == f"{outside or here}/r/{room}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_others_find_it(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The network address is printed with its QR code, a square of blocks with a border."""
    monkeypatch.setattr(serve, "_network_address", lambda: "192.168.1.7")
    use(language)
    try:
        _say_where("0.0.0.0", 8765, Path("kept"))
    finally:
        use("en")
    said = capsys.readouterr().out
    assert text("serve-here", language, address="http://localhost:8765") in said
    assert text("serve-network", language, address="http://192.168.1.7:8765") in said
    picture = [read for read in re.sub(r"\x1b\[[\d;]*m", "", said).splitlines() if set(read) <= set(" █▀▄")]
    assert len(picture) > 10
    assert len({len(read) for read in picture if read}) == 1


def test_where_nobody_else_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server on one address prints that address. Without a network, it prints no other."""
    assert addresses("127.0.0.1", 80) == ("http://127.0.0.1:80", None)
    assert addresses("::1", 80) == ("http://[::1]:80", None)
    monkeypatch.setattr(serve, "_network_address", lambda: None)
    assert addresses("0.0.0.0", 80) == ("http://localhost:80", None)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "65536"), ("--port", "65535")),
        (("--port", "-1"), ("--port",)),
        (("--port", "http"), ("--port",)),
        (("--away", "0"), ("--away",)),
        (("--away", "soon"), ("--away",)),
        (("--sport", "80"), ("--sport",)),
        (("now",), ("now",)),
        (("--host", "192.0.2.1", "--port", "0", "--data", "kept"), ("192.0.2.1",)),
        (("--port", "0", "--host", "127.0.0.1", "--data", "file"), ("file",)),
        (("--port", "0", "--host", "127.0.0.1", "--data", "file/kept"), ("file",)),
        (("--lang", "xx"), ("xx", "en, es, de")),
    ],
)
def test_serve_refuses_in_one_line(
    arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path
) -> None:
    """Wrong arguments give one line and exit code 2."""
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    assert_says(complaint("serve", *arguments, cwd=tmp_path), words)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    """The error for a port in use names the port and the system's message."""
    with sockets.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = complaint("serve", "--host", "127.0.0.1", "--port", port, "--data", "kept", cwd=tmp_path)
    assert_says(said, ("127.0.0.1", port))


def test_a_folder_that_is_taken(tmp_path: Path) -> None:
    """Two servers cannot use the same folder."""
    where = ("--host", "127.0.0.1", "--data", "kept")
    with serving(*where, cwd=tmp_path):
        said = complaint("serve", "--port", "0", *where, cwd=tmp_path)
    assert said == f"lastcard: {text('store-in-use', folder='kept')}"


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    """An unreadable database is not changed, and gives one line."""
    (tmp_path / "tables.sqlite3").write_text("not a database" * 100, encoding="utf-8")
    said = complaint("serve", "--host", "127.0.0.1", "--port", "0", "--data", ".", cwd=tmp_path)
    assert "tables.sqlite3" in said
    assert "not a database" in (tmp_path / "tables.sqlite3").read_text(encoding="utf-8")


# lastcard protocol


@pytest.mark.parametrize("language", LANGUAGES)
def test_protocol(language: str, tmp_path: Path) -> None:
    """Every command and message is listed, with a sentence in the chosen language."""
    said = good("protocol", "--lang", language, cwd=tmp_path).splitlines()
    commands = (
        "hello, sit, leave, back, bot, invite, clear, arrange, rules, seed, start, move, say, look, pong"
    )
    messages = "welcome, room, update, view, said, done, refused, error, ping"
    assert said == [
        text("protocol-commands", language, names=commands),
        text("protocol-messages", language, names=messages),
        text("protocol-schema", language),
    ]


@pytest.fixture(scope="module")
def protocol_schema(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What `lastcard protocol --schema` prints."""
    return json.loads(good("protocol", "--schema", cwd=tmp_path_factory.mktemp("protocol")))


@dataclass
class Session:
    """Everything that clients and server sent."""

    commands: list[dict[str, object]]
    messages: list[Message]


@pytest.fixture(scope="module")
async def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """A session in which people do everything once."""
    return await _recorded(tmp_path_factory.mktemp("session"))


class _Recorded(JsonConnection):
    """A connection that records its messages."""

    def __init__(self, connection: JsonConnection, sent: list[dict[str, object]]) -> None:
        super().__init__(connection.socket)
        self._sent = sent

    async def send(self, frame: object) -> None:
        if isinstance(frame, dict):
            self._sent.append(frame)
        await super().send(frame)


async def _recorded(folder: Path) -> Session:
    sent: list[dict[str, object]] = []
    async with running(folder) as server:
        room, token = await server.open_room("guide", 3)
        async with json_connection(server, room) as first, json_connection(server, room) as second:
            ana, ben = _Recorded(first, sent), _Recorded(second, sent)
            await _at_the_table(ana, ben, token)
    return Session(sent, ana.received + ben.received)


async def _at_the_table(ana: JsonConnection, ben: JsonConnection, token: str) -> None:
    await ana.hello(token, "de")
    await ben.hello(after=1)
    await ana.command("sit", name="Ana", seat=0)
    await ben.command("sit", name="Ben", seat=None, program=True)
    await ben.command("leave")
    await ben.command("sit", name="Ben")
    await ben.command("back")
    await ben.command("seed", seed="00ff")
    await ana.command("invite", seat=2, name="Robo")
    await ana.command("clear", seat=2)
    await ana.command("arrange", order=[1, 0])
    await ana.command("rules", preset="classic", set={"hand_size": 3, "stacking": ["+2 on +2"]})
    await ana.command("rules", code="nonsense")
    await ana.command("arrange", order=[0, 1, -1])
    await ana.command("bot", seat=2, level="novice")
    await ana.error("{")
    await ana.command("start", game=1)
    await ana.command("say", text="¡Hola!")
    for one in (ana, ben) * 20:
        look = await one.command("look")
        moves = look["view"]["moves"]
        await one.command("move", move=moves[0]["text"] if moves else "draw", seen=look["seq"])


def test_the_schema_is_valid(protocol_schema: dict[str, object]) -> None:
    """The output is a valid JSON Schema."""
    jsonschema_rs.meta.validate(protocol_schema)


@pytest.mark.parametrize("side", ["command", "message"])
async def test_a_session_follows_the_schema(
    protocol_schema: dict[str, object], session: Session, side: str
) -> None:
    """Every message of a session matches the schema, and every kind of message occurs."""
    schema = {**protocol_schema, "oneOf": [{"$ref": f"#/$defs/{side}"}]}
    validator = jsonschema_rs.validator_for(schema)
    said = session.commands if side == "command" else session.messages
    for one in said:
        validator.validate(one)
    union = m.AnyCommand if side == "command" else m.AnyMessage
    tags = {kind.__struct_config__.tag for kind in union.__args__}  # type: ignore[attr-defined]
    assert {one["type"] for one in said} == tags


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "deal"},
        {"type": "look"},
        {"type": "look", "id": 1},
        {"type": "look", "id": "1", "seat": 0},
        {"type": "say", "id": "1", "text": "x" * 301},
        {"type": "clear", "id": "1", "seat": 10},
    ],
)
def test_what_the_schema_refuses(protocol_schema: dict[str, object], wrong: dict[str, object]) -> None:
    """The schema refuses what the server would refuse."""
    validator = jsonschema_rs.validator_for({**protocol_schema, "oneOf": [{"$ref": "#/$defs/command"}]})
    assert not validator.is_valid(wrong)


# lastcard bot


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all bots. It has a thread of its own, because the tests block while they wait for a
    process."""
    with server_in_thread(tmp_path_factory.mktemp("tables")) as server:
        yield server


async def test_two_bots_play_a_game(server: Running, tmp_path: Path) -> None:
    """Two bots in their own processes play a game to its end: one joins by the shared link, the other takes
    its reserved seat with a token from the environment."""
    room, host, token = await _table_for_two(server)
    fast = ("--matches", "1", "--speed", "1000")
    address = ("--connect", f"{server.address}/r/{room}")
    kept = ("--connect", server.address, "--room", room.upper(), "--bot", "novice")
    with (
        started("bot", *address, *fast, "--name", "Ada", "--seat", "0", cwd=tmp_path) as one,
        started("bot", *kept, *fast, cwd=tmp_path, environment={TOKEN_VARIABLE: token}) as other,
    ):
        one.until(text("bot-sits", seat=0, room=room))
        other.until("Playing on seat 1")
        await _begin(server, room, host)
        for done in (one.ended(), other.ended()):
            assert (done.code, done.err) == (0, "")
            assert done.out.splitlines()[1:] == [text("bot-game-over")]
            assert token not in done.out
    seats = httpx.get(f"{server.address}/api/rooms/{room}/games", trust_env=False).json()[0]["seats"]
    assert seats == ["Ada", "Robo"]


async def _table_for_two(server: Running) -> tuple[str, str, str]:
    """Open a room with a seat for a program. Returns its code, the host's token, and the seat's."""
    room, host = await server.open_room("basic-plus", 2, hand_size=2, uno_penalty=0)
    async with json_connection(server, room) as one:
        await one.hello(host)
        return room, host, (await one.command("invite", seat=1, name="Robo"))["token"]


async def _begin(server: Running, room: str, host: str) -> None:
    async with json_connection(server, room) as one:
        await one.hello(host)
        assert (await one.command("start", game=1))["type"] == "done"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_bot_is_stopped(server: Running, language: str, tmp_path: Path) -> None:
    """Ctrl-C stops a bot cleanly, with a line in the chosen language."""
    room, _ = await server.open_room()
    with started("bot", "--connect", f"{server.address}/r/{room}", "--lang", language, cwd=tmp_path) as one:
        one.until(text("bot-sits", language, seat=0, room=room))
        done = one.interrupt()
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == text("bot-left", language)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_bot_in_the_background_is_stopped(
    server: Running, how: signal.Signals, tmp_path: Path
) -> None:
    """A bot stops cleanly even if Ctrl-C is ignored when it starts, and when a service manager stops it."""
    room, _ = await server.open_room()
    address = f"{server.address}/r/{room}"
    with started("bot", "--connect", address, cwd=tmp_path, in_background=True) as one:
        one.until(text("bot-sits", seat=0, room=room))
        done = one.interrupt(how)
    assert (done.code, done.out.splitlines()[-1], done.err) == (0, text("bot-left"), "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("--connect",)),
        (("--connect", "SERVER"), ("--room",)),
        (("--connect", "SERVER/r/"), ("--room",)),
        (("--connect", "SERVER/r/ROOM", "--bot", "genius"), ("genius", "tips")),
        (("--connect", "SERVER/r/ROOM", "--seat", "10"), ("--seat",)),
        (("--connect", "SERVER/r/ROOM", "--speed", "0"), ("--speed",)),
        (("--connect", "SERVER/r/ROOM", "--matches", "-1"), ("--matches",)),
        (("--connect", "SERVER/r/lusab-babad-gutih"), (text("server-no-room"),)),
        (("--connect", "SERVER/r/ROOM", "--token", "guess"), (text("server-no-token"),)),
        (("--connect", "SERVER/r/ROOM", "--seat", "1"), (text("server-seat-taken", seat=1),)),
        (("--connect", "SERVER/r/ROOM", "--seat", "9"), ("9",)),
        (("--connect", "SERVER/r/ROOM", "--name", "robo"), (text("server-name-taken", name="robo"),)),
        (("--connect", "SERVER/r/ROOM", "--name", "\x1b[2J"), ("name",)),
        (("--connect", "SERVER/r/ROOM", "--name", "x" * 21), ("20",)),
        (("--connect", "SERVER/r/ROOM", "--name", ""), ("name",)),
    ],
)
async def test_bots_that_cannot_sit_down(
    server: Running, arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path
) -> None:
    """A wrong room, token, seat or name gives one line and exit code 2."""
    room, _, _ = await _table_for_two(server)
    given = [word.replace("SERVER", server.address).replace("ROOM", room) for word in arguments]
    assert_says(complaint("bot", *given, cwd=tmp_path), words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_server_are_in_the_language(server: Running, language: str, tmp_path: Path) -> None:
    """The server answers in the language of the command."""
    address = f"{server.address}/r/lusab-babad-gutih"
    said = complaint("bot", "--connect", address, "--lang", language, cwd=tmp_path)
    assert text("server-no-room", language) in said


@pytest.mark.parametrize("address", ["ftp://localhost/r/x", "http:///r/x", "http://[::1/r/x"])
def test_invalid_addresses(address: str, tmp_path: Path) -> None:
    """An invalid address gives one line that repeats it, and exit code 2."""
    assert address in complaint("bot", "--connect", address, cwd=tmp_path)


@pytest.mark.parametrize("place", ["localhost:port", "localhost:99999", "127.0.0.1:1"])
def test_addresses_without_a_server(place: str, tmp_path: Path) -> None:
    """An address without a server gives one line that names it; the bot does not wait forever."""
    with started("bot", "--connect", f"http://{place}/r/x", cwd=tmp_path) as one:
        assert place in one_line(one.ended())


async def test_an_invalid_token_in_the_environment(server: Running, tmp_path: Path) -> None:
    """The error for an invalid token in the environment does not repeat the token."""
    room, _ = await server.open_room()
    environment = {TOKEN_VARIABLE: "my-secret"}
    with started(
        "bot", "--connect", f"{server.address}/r/{room}", cwd=tmp_path, environment=environment
    ) as one:
        said = one_line(one.ended())
    assert text("server-no-token") in said
    assert "my-secret" not in said
