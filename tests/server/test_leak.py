"""No leaks: no frame depends on cards that its reader has not seen."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import httpx
import msgspec
import pytest

from lastcard import protocol as m
from lastcard.engine.state import State
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.server import actor as actors
from lastcard.server import room as rooms
from lastcard.server.actor import RoomActor
from lastcard.server.keys import key_of
from lastcard.table import Clock
from tests.server.frame_recorder import Recorder, recorder, recorders, token_of
from tests.server.servers import Running
from tests.server.twin_positions import Attempt, attempts, position, seen_in, shown_to, twin_of

SEATS = 4
WATCHER = SEATS  # the number of the watcher's recorder
TRIED = 12  # attempts in each position
POSITIONS = 5
PEOPLE = 3  # at a table with one bot
SECRET = "5ec2e7".ljust(64, "0")


class StoppedClock(Clock):
    """A clock that stands still, so that two rooms have the same times."""

    def now(self) -> float:
        return 0.0


@pytest.fixture
def identical_rooms(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Rooms that differ only in their codes."""
    monkeypatch.setattr(rooms, "new_secret", lambda: SECRET)
    monkeypatch.setattr(actors, "Clock", StoppedClock)
    return monkeypatch


@dataclass
class Recording:
    """What each viewer was sent after each attempt, and what the viewer could see then."""

    frames: dict[int | None, list[list[str]]]
    seen: dict[int | None, list[object]]


def _viewer(number: int) -> int | None:
    return None if number == WATCHER else number


async def _record(
    server: Running, rules: Rules, tried: Sequence[Attempt], viewers: Sequence[int | None]
) -> Recording:
    """Open a room, make the attempts from a position, and let the viewers look and reconnect."""
    actor, _ = server.registry.open(rules, SEATS, "")
    code = actor.room.code
    await server.registry.written()
    recording = Recording({viewer: [] for viewer in viewers}, {viewer: [] for viewer in viewers})
    async with recorders(
        server.address, code, [token_of(number) for number in range(SEATS + 1)]
    ) as connections:
        for seat in range(SEATS):
            await connections[seat].command(m.Sit("sit", f"Player {seat}", seat))
        await connections[0].command(m.Start("start", 1))
        began = actor.room.seq
        await _take_frames(recording, actor, connections, "start")
        for number, (seat, move) in enumerate(tried):
            await connections[seat].command(m.Move(f"{number}", move, actor.room.seq))
            await _take_frames(recording, actor, connections, f"look {number}")
        for viewer in viewers:
            token = token_of(WATCHER if viewer is None else viewer)
            for after in (0, began, began + 2):
                async with recorder(server.address, code, token, after) as back:
                    recording.frames[viewer].append([frame.replace(code, "CODE") for frame in back.take()])
                    recording.seen[viewer].append(recording.seen[viewer][-1])
    return recording


async def _take_frames(
    recording: Recording, actor: RoomActor, connections: Sequence[Recorder], look: str
) -> None:
    """Add the new frames of the viewers, and what they can see."""
    room = actor.room
    assert room.table
    for viewer, frames in recording.frames.items():
        connection = connections[WATCHER if viewer is None else viewer]
        await connection.command(m.Look(look))
        frames.append([frame.replace(room.code, "CODE") for frame in connection.take()])
        shown = [shown_to(events, viewer) for _, events in room.history.since(0)]
        recording.seen[viewer].append((seen_in(room.table.game.state, viewer), shown))


def _start_at(identical_rooms: pytest.MonkeyPatch, start: State) -> None:
    """Let the next game start in a position."""

    def begun(*given: object, **more: object) -> Game:
        game = Game(*given, **more)  # type: ignore[arg-type]
        game.state = start.copy()
        game.state.log = []
        return game

    identical_rooms.setattr(rooms, "Game", begun)


def _compared_frames(one: Recording, other: Recording, viewer: int | None) -> list[list[str]]:
    """Compare frames as long as a viewer sees the same, and return the compared ones."""
    compared: list[list[str]] = []
    for frames, others, seen, also in zip(
        one.frames[viewer], other.frames[viewer], one.seen[viewer], other.seen[viewer], strict=True
    ):
        if seen != also:
            break
        assert frames == others
        compared.append(frames)
    return compared


async def _compare(
    server: Running, identical_rooms: pytest.MonkeyPatch, rules: Rules, positions: int
) -> None:
    """Compare rooms that start in twins of positions, for the seat to act and for all viewers in turn."""
    rng = random.Random(rules.preset)
    told: list[list[str]] = []
    compared: list[list[str]] = []
    for number in range(positions):
        start = position(rules, SEATS, rng)
        tried = attempts(rules, start, TRIED, rng)
        viewers = list(dict.fromkeys((_viewer(number % (SEATS + 1)), start.turn)))
        _start_at(identical_rooms, start)
        recording = await _record(server, rules, tried, viewers)
        for viewer in viewers:
            told += recording.frames[viewer]
            twin = twin_of(rules, start, tried, viewer, rng, tries=16)
            if twin is not None:
                _start_at(identical_rooms, twin)
                compared += _compared_frames(recording, await _record(server, rules, tried, [viewer]), viewer)
    assert len(compared) > 0.9 * len(told)
    kinds = {msgspec.json.decode(frame)["type"] for frames in compared for frame in frames}
    assert kinds == {"welcome", "room", "update", "view", "done", "refused", "ping"}


@pytest.mark.parametrize(
    ("preset", "settings"),
    [
        ("party", {"turn_seconds": 30}),
        ("classic", {}),
        ("gemela", {}),
        ("guide", {"grace_seconds": 2}),
        ("advanced", {}),
    ],
)
async def test_twins(
    preset: str, settings: dict[str, object], server: Running, identical_rooms: pytest.MonkeyPatch
) -> None:
    """Hidden cards change nothing in what a seat or a watcher is sent. Updates, answers, refusals, views,
    welcomes and missed steps are the same, byte by byte."""
    await _compare(server, identical_rooms, load_rules(preset, settings), POSITIONS)


# Other leaks


class FakeConnection:
    """A connection without a socket."""

    def __init__(self, number: int) -> None:
        self.key = key_of(token_of(number))
        self.language = "en"
        self.round_trip = 0.0

    def push(self, frame: bytes) -> None:
        """Ignore the frame."""

    def ping(self) -> None:
        """Ignore the ping."""


async def test_held_back(server: Running, identical_rooms: pytest.MonkeyPatch) -> None:
    """Whether a move is held back for a race does not depend on who holds which card."""

    def is_held_back(others_card: str) -> bool:
        rules = load_rules("guide-house")
        hands = ["r5 b1 b4", f"{others_card} y1 y8", "g5 g6 g8"]
        _start_at(identical_rooms, build_state(rules, {"hands": hands, "discard": "r3", "turn": 0}))
        actor, _ = server.registry.open(rules, len(hands), "")
        people = [FakeConnection(seat) for seat in range(len(hands))]
        for seat, one in enumerate(people):
            actor.enter(one, 0)
            actor.handle(one, m.Sit("sit", f"Player {seat}", seat))
        actor.handle(people[0], m.Start("start", 1))
        before = actor.room.seq
        actor.handle(people[0], m.Move("move", "play r5"))
        return actor.room.seq == before

    assert is_held_back("r3") == is_held_back("b3")


async def test_waiting_catch(server: Running, identical_rooms: pytest.MonkeyPatch) -> None:
    """A catch that waits for the grace seconds is not shown to the other players."""
    rules = load_rules("gemela")
    hands = ["r5 g9", "b1 b2", "b3 b4", "y1 y2"]
    _start_at(identical_rooms, build_state(rules, {"hands": hands, "discard": "r3", "turn": 0}))
    caught, not_caught = [
        await _record(server, rules, [(0, "play r5"), (1, move)], [0]) for move in ("catch 0", "win")
    ]
    assert caught.frames[0][:3] == not_caught.frames[0][:3]


async def _play_match(connections: Sequence[Recorder]) -> None:
    """Let bots play for everyone until the match is over, and read all messages."""
    for connection in connections[:PEOPLE]:
        await connection.command(m.Leave("leave"))
    for connection in connections:
        playing = True
        while playing:
            message = await connection.receive()
            playing = message["type"] != "room" or message["room"]["playing"]
        await connection.command(m.Look("the end"))


async def _fetched(server: Running, code: str) -> str:
    """Everything about a room that anyone can fetch over HTTP, in one text."""
    paths = ("", "/invitation", "/games", "/games/1", "/games/2", "/games/1/replay", "/games/2/replay")
    async with httpx.AsyncClient(trust_env=False) as http:
        pages = [await http.get(f"{server.address}/api/rooms/{code}{path}") for path in paths]
        pages.append(await http.get(f"{server.address}/metrics"))
    return "".join(page.text for page in pages)


@pytest.mark.parametrize("preset", ["party", "classic", "gemela"])
async def test_secrets(preset: str, server: Running) -> None:
    """No frame and no page contains the secret of a deal, a key or another seat's token. When the game is
    over, its own secret is revealed, and no other."""
    code, host = await server.open_room(preset, PEOPLE + 1, target=50, grace_seconds=0)
    room = server.registry.actors[code].room
    tokens = [host, *map(token_of, range(1, PEOPLE))]
    async with recorders(server.address, code, [*tokens, ""]) as connections:
        # The welcome comes right before the ping.
        watcher: str = msgspec.json.decode(connections[PEOPLE].frames[-2])["token"]
        invited: str = (await connections[0].command(m.Invite("invite", PEOPLE, "Robo")))["token"]
        await connections[0].command(m.Clear("clear", PEOPLE))
        await connections[0].command(m.SeatBot("bot", PEOPLE, "novice"))
        for seat, connection in enumerate(connections[:PEOPLE]):
            await connection.command(m.Sit("sit", f"Player {seat}", seat))
            await connection.command(m.Seed("chance", _seed_of(seat)))
        await connections[PEOPLE].command(m.Look("before"))
        before = "".join(connections[PEOPLE].frames) + await _fetched(server, code)
        dealt_with = room.secret
        await connections[0].command(m.Start("start", 1))
        during = await _fetched(server, code)
        await _play_match(connections)
        after = await _fetched(server, code)
    told = ["".join(connection.frames) for connection in connections]
    assert not [seat for seat in range(PEOPLE) if _seed_of(seat) in before]
    assert all(_seed_of(seat) in text for seat in range(PEOPLE) for text in told)
    assert dealt_with in after
    assert room.secret != dealt_with
    keys = [room.host, *(seat.key for seat in room.seats if seat.key), *map(key_of, (watcher, invited))]
    for secret in (dealt_with, room.secret, *tokens, *keys):
        assert secret not in "".join((before, during, *told))
        assert secret == dealt_with or secret not in after
    for secret, number in ((watcher, PEOPLE), (invited, 0)):  # sent once, to its owner
        assert [text.count(secret) for text in told] == [
            int(connection == number) for connection in range(PEOPLE + 1)
        ]
        assert secret not in during + after


def _seed_of(seat: int) -> str:
    return f"{seat}c4a{seat}ce".ljust(64, "f")
