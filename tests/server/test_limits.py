"""How much is too much, and that those who want too much are no trouble to the others."""

import asyncio
import socket as sockets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lastcard.server.actor import RoomActor
from lastcard.server.limits import Bucket, Buckets, Limits, Rate
from lastcard.server.serve import listening
from lastcard.server.timeouts import Timeouts
from lastcard.texts import LANGUAGES, text
from tests.server.lines import Line, line, member
from tests.server.servers import OPEN, QUICK, Running, metric, room_count, running

NEVER = 1e-9  # so many a second that a test does not see one
NOBODY = "lusab-babad-gutih"


def _with(
    test: Callable[[Running], Awaitable[None]], folder: Path, limits: Limits, timeouts: Timeouts = QUICK
) -> None:
    async def run() -> None:
        async with running(folder, timeouts, limits) as srv, asyncio.timeout(30):
            await test(srv)

    asyncio.run(run())


async def _post(srv: Running, path: str, wanted: object = None, **query: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=srv.address, trust_env=False, verify=False) as http:
        return await http.post(path, json=wanted or {}, params=query)


async def _get(srv: Running, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=srv.address, trust_env=False, verify=False) as http:
        return await http.get(path)


# Buckets


def test_a_bucket_is_emptied_and_fills() -> None:
    """So many at once, then so many a second, and never more than at once."""
    bucket = Bucket(Rate(2, 3), 3, at=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.4), bucket.take(10.6), bucket.take(10.9)] == [False, True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_trying_in_vain_costs_nothing() -> None:
    """Whoever asks too often is not let wait any longer for that."""
    bucket = Bucket(Rate(1, 1), 1, at=0.0)
    assert bucket.take(0.0)
    assert not any(bucket.take(tenths / 10) for tenths in range(1, 10))
    assert bucket.take(1.01)


def test_an_empty_bucket_needs_time() -> None:
    """A bucket that begins empty gives nothing at first."""
    bucket = Bucket(Rate(1, 5))
    assert not bucket.take(0.5)
    assert bucket.take(1.0)


def test_every_address_has_its_own() -> None:
    """What one address does is not held against another."""
    buckets = Buckets(Rate(1, 2))
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("b", 0.0)
    assert buckets.take("a", 1.0)


def test_addresses_are_forgotten_when_nothing_is_held_against_them() -> None:
    """Of very many addresses those are forgotten whose buckets are full again, and only those."""
    buckets = Buckets(Rate(1, 10))
    buckets.take("long ago", 0.0)
    for _ in range(10):
        buckets.take("greedy", 995.0)
    for number in range(9_998):
        buckets.take(f"{number}", 995.0)
    buckets.take("one more", 1000.0)
    assert "long ago" not in buckets
    assert len(buckets) == 10_000
    assert [buckets.take("greedy", 1000.0) for _ in range(6)] == [True] * 5 + [False]


# Messages


def test_messages_of_a_connection(tmp_path: Path) -> None:
    """Too many messages on one line are not read; other lines of the same place are."""
    _with(_one_line, tmp_path, replace(OPEN, messages=Rate(NEVER, 5)))


async def _one_line(srv: Running) -> None:
    room, token = await srv.open_room()
    async with member(srv, room, token) as fast, member(srv, room) as other:
        assert await _looks(fast) <= 4
        for frame in ({"type": "look", "id": "late"}, "{", b"", "x" * 5000):
            told = await fast.error(frame)
            assert (told["code"], told["text"]) == ("too-fast", text("server-too-fast", "en"))
        assert (await other.command("look"))["type"] == "view"


async def _looks(one: Line) -> int:
    """Look until that is too fast; how often it was not."""
    looks = 0
    while True:
        await one.say({"type": "look", "id": "look"})
        told = await one.hear(lambda told: told["type"] in ("view", "error"))
        if told["type"] == "error":
            assert told["code"] == "too-fast"
            return looks
        looks += 1


def test_messages_come_again_with_time(tmp_path: Path) -> None:
    """A line that was too fast is heard again a moment later."""
    _with(_again, tmp_path, replace(OPEN, messages=Rate(50, 2)))


async def _again(srv: Running) -> None:
    room, token = await srv.open_room()
    async with line(srv, room) as fast:
        await fast.hello(token)
        await _looks(fast)
        told = {"type": "error"}
        while told["type"] != "view":
            await fast.say({"type": "look", "id": "look"})
            told = await fast.hear(lambda told: told["type"] in ("error", "view"))


def test_messages_of_an_address(tmp_path: Path) -> None:
    """All lines of one address together have a limit too."""
    _with(_one_address, tmp_path, replace(OPEN, messages_by_address=Rate(NEVER, 9)))


async def _one_address(srv: Running) -> None:
    room, token = await srv.open_room()
    async with member(srv, room, token) as one, member(srv, room) as other:
        assert (await one.command("look"))["type"] == "view"
        assert await _looks(other) <= 6
        assert await _looks(one) == 0


# Requests, rooms and guesses


@pytest.mark.parametrize("language", LANGUAGES)
def test_requests_of_an_address(tmp_path: Path, language: str) -> None:
    """Too many requests over HTTP are answered by 429, a code and a line."""

    async def test(srv: Running) -> None:
        for _ in range(3):
            assert (await _post(srv, "/api/rules")).status_code == 200
        for path in ("/api/rules", "/api/rooms", "/api/rooms/mine"):
            refused = await _post(srv, path, lang=language)
            assert refused.status_code == 429
            assert refused.json() == {"code": "too-fast", "text": text("server-too-fast", language)}

    _with(test, tmp_path, replace(OPEN, requests_by_address=Rate(NEVER, 3)))


def test_rooms_opened_by_an_address(tmp_path: Path) -> None:
    """Nobody opens room after room; those that are open go on."""
    _with(_many_rooms, tmp_path, replace(OPEN, rooms_by_address=Rate(NEVER, 2)))


async def _many_rooms(srv: Running) -> None:
    room, token = await srv.open_room()
    await srv.open_room()
    refused = await _post(srv, "/api/rooms")
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-rooms")
    assert room_count(srv.registry.settings.folder) == 2
    async with member(srv, room, token, "Ana") as ana:
        assert (await ana.command("bot", seat=1))["type"] == "done"


def test_codes_guessed_by_an_address(tmp_path: Path) -> None:
    """Guessing codes comes to an end, over the websocket and over HTTP together."""
    _with(_guesses, tmp_path, replace(OPEN, strays_by_address=Rate(NEVER, 3)))


async def _guesses(srv: Running) -> None:
    hello = {"type": "hello", "version": 2}
    async with line(srv, NOBODY) as one:
        assert [(await one.error(hello))["code"] for _ in range(2)] == ["no-room"] * 2
        assert (await _get(srv, f"/api/rooms/{NOBODY}")).status_code == 404
        assert (await one.error(hello))["code"] == "too-many-tries"
    for path in (f"/api/rooms/{NOBODY}", f"/api/rooms/{NOBODY}/games", f"/api/rooms/{NOBODY}/games/1"):
        refused = await _get(srv, path)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tries")


def test_guessing_tells_nothing_any_more(tmp_path: Path) -> None:
    """Whoever has guessed too often does not learn it when a guess is right; whoever holds something in a
    room comes in as before."""
    _with(_right_guess, tmp_path, replace(OPEN, strays_by_address=Rate(NEVER, 1)))


async def _right_guess(srv: Running) -> None:
    room, token = await srv.open_room()
    async with member(srv, room, "", "Ben") as ben:
        bens = ben.token
    for _ in range(2):
        await _get(srv, f"/api/rooms/{NOBODY}")
    for held in (token, bens):
        async with member(srv, room, held) as one:
            assert (await one.command("look"))["type"] == "view"
    mine = await _post(srv, "/api/rooms/mine", {"rooms": [{"room": room, "token": bens}]})
    assert [own["seat"] for own in mine.json()] == [0]
    async with line(srv, room) as stranger:
        told = await stranger.error({"type": "hello", "version": 2})
        assert told["code"] == "too-many-tries"
    assert (await _get(srv, f"/api/rooms/{room}")).status_code == 429


# Connections


def test_connections_of_an_address(tmp_path: Path) -> None:
    """One address has so many lines at a time; when one ends there is room for another."""
    _with(_many_lines, tmp_path, replace(OPEN, connections_by_address=2))


async def _many_lines(srv: Running) -> None:
    room, token = await srv.open_room()
    async with member(srv, room, token) as first:
        async with member(srv, room):
            with pytest.raises(InvalidStatus) as refused:
                async with line(srv, room):
                    pass
            assert refused.value.response.status_code == 403
            assert sum(srv.registry.connections.values()) == 2
        await first.hear(lambda told: told["type"] == "room" and told["room"]["watchers"] == 1)
        async with member(srv, room) as another:
            assert (await another.command("look"))["type"] == "view"
    await _until(lambda: srv.registry.connections == {})


async def _until(true: Callable[[], bool]) -> None:
    """Wait for the server, which is in this loop."""
    while not true():
        await asyncio.sleep(0)


def test_connections_of_a_room(tmp_path: Path) -> None:
    """A room holds so many connections. Someone who finds it full can try again on the same line."""
    _with(_full_room, tmp_path, replace(OPEN, connections_by_room=2))


async def _full_room(srv: Running) -> None:
    room, token = await srv.open_room()
    async with member(srv, room, token) as ana, line(srv, room) as late:
        async with member(srv, room):
            assert (await late.error({"type": "hello", "version": 2}))["code"] == "room-full"
            assert (await ana.command("look"))["type"] == "view"
        await ana.hear(lambda told: told["type"] == "room" and told["room"]["watchers"] == 1)
        assert (await late.hello())["room"]["code"] == room


def test_open_rooms(tmp_path: Path) -> None:
    """A server has so many rooms open: more are not opened and not woken, until one has come to rest."""
    _with(_full_house, tmp_path, replace(OPEN, rooms=1), replace(QUICK, rest=0.05))


async def _full_house(srv: Running) -> None:
    room, token = await srv.open_room()
    await _until_at_rest(srv)
    other, others = await srv.open_room()
    async with member(srv, other, others):
        refused = await _post(srv, "/api/rooms")
        assert (refused.status_code, refused.json()["code"]) == (503, "rooms-full")
        async with line(srv, room) as late:
            told = await late.error({"type": "hello", "version": 2, "token": token})
            assert told["code"] == "rooms-full"
    await _until_at_rest(srv)
    async with member(srv, room, token) as ana:
        assert (await ana.command("sit", name="Ana"))["type"] == "done"


async def _until_at_rest(srv: Running) -> None:
    while srv.registry.actors:
        await asyncio.sleep(0.01)


# Those who do not read


def test_a_client_that_does_not_read(tmp_path: Path) -> None:
    """Who leaves too much unread is let go, and nobody else notices anything but that he is gone."""
    _with(_deaf, tmp_path, replace(OPEN, backlog=20))


async def _deaf(srv: Running) -> None:
    room, token = await srv.open_room(hand_size=50)  # much to look at
    async with member(srv, room, token, "Ana") as ana:
        with _narrow(srv) as line_:
            async with connect(f"ws://table/ws/{room}", sock=line_, compression=None, proxy=None) as socket:
                ben = Line(socket)
                await ben.hello()
                await ben.command("sit", name="Ben")
                await ana.command("start", game=1)
                asking = asyncio.create_task(_ask_on(ben))
                await ana.hear(
                    lambda told: told["type"] == "room" and not told["room"]["seats"][1]["connected"]
                )
                asking.cancel()
                assert (await ana.command("look"))["type"] == "view"
                socket.transport.abort()
    dropped = metric(srv.registry, "lastcard_dropped_total")
    assert dropped == 1
    await _until(lambda: srv.registry.connections == {})


def _narrow(srv: Running) -> sockets.socket:
    """A connected socket that holds little."""
    narrow = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    narrow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", int(srv.address.rpartition(":")[2])))
    narrow.setblocking(False)
    return narrow


async def _ask_on(one: Line) -> None:
    """Ask and ask, and never listen."""
    for number in range(100_000):
        await one.say({"type": "look", "id": f"{number}"})
        await asyncio.sleep(0)  # the server is in this loop


def test_leaving_while_all_are_pinged(tmp_path: Path) -> None:
    """A guest who is let go by the ping itself, because he has not read so much, leaves the others theirs."""
    _with(_pinged, tmp_path, OPEN, Timeouts(ping=0.01))


class _Guest:
    """Somebody in a room who counts pings; `leaves` at the second."""

    def __init__(self, actor: RoomActor, leaves: bool) -> None:
        self.key, self.language, self.round_trip = "", "en", 0.0
        self.pings = 0
        self._actor, self._leaves = actor, leaves

    def push(self, frame: bytes) -> None:
        """Nothing is read."""

    def ping(self) -> None:
        self.pings += 1
        if self._leaves and self.pings == 2:
            self._actor.exit(self)


async def _pinged(srv: Running) -> None:
    room, _ = await srv.open_room()
    actor = srv.registry.actors[room]
    guests = [_Guest(actor, leaves) for leaves in (True, False)]
    for guest in guests:
        actor.enter(guest, 0)
    async with asyncio.timeout(5):
        while guests[1].pings < 5:
            await asyncio.sleep(0.01)
    assert list(actor.connections) == guests[1:]


def test_small_frames_are_sent_at_once() -> None:
    """The listening socket says that it is TCP: only then asyncio has small frames sent without delay."""
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == sockets.IPPROTO_TCP
