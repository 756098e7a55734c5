"""Limits: clients that want too much are refused, and do not disturb others."""

import asyncio
import socket as sockets
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lastcard.server.actor import RoomActor
from lastcard.server.limits import Bucket, Buckets, Rate
from lastcard.server.serve import listening
from lastcard.server.timeouts import Timeouts
from lastcard.texts import LANGUAGES, text
from tests.server.json_connection import JsonConnection, joined, json_connection
from tests.server.positions import wait_until
from tests.server.servers import NO_LIMITS, QUICK, Running, metric, room_count, running

NEVER = 1e-9  # per second: so slow that no test sees a refill
UNKNOWN = "lusab-babad-gutih"


async def _post(server: Running, path: str, wanted: object = None, **query: str) -> httpx.Response:
    async with server.http() as http:
        return await http.post(path, json=wanted or {}, params=query)


async def _get(server: Running, path: str) -> httpx.Response:
    async with server.http() as http:
        return await http.get(path)


# Buckets


def test_a_bucket_is_emptied_and_fills() -> None:
    """A bucket allows a burst, then a rate, and never more than the burst at once."""
    bucket = Bucket(Rate(2, 3), 3, at=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.4), bucket.take(10.6), bucket.take(10.9)] == [False, True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_refused_requests_cost_nothing() -> None:
    """Refused requests do not extend the wait."""
    bucket = Bucket(Rate(1, 1), 1, at=0.0)
    assert bucket.take(0.0)
    assert not any(bucket.take(tenths / 10) for tenths in range(1, 10))
    assert bucket.take(1.01)


def test_an_empty_bucket_needs_time() -> None:
    """A bucket that starts empty allows nothing at first."""
    bucket = Bucket(Rate(1, 5))
    assert not bucket.take(0.5)
    assert bucket.take(1.0)


def test_every_address_has_its_own_bucket() -> None:
    """One address does not use up the limit of another."""
    buckets = Buckets(Rate(1, 2))
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert buckets.take("b", 0.0)
    assert buckets.take("a", 1.0)


def test_full_buckets_are_forgotten() -> None:
    """When there are very many addresses, those with full buckets are forgotten, and no others."""
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


async def test_messages_of_a_connection(tmp_path: Path) -> None:
    """Too many messages on one connection are refused. Other connections of the same address are not
    affected."""
    async with running(tmp_path, limits=replace(NO_LIMITS, messages=Rate(NEVER, 5))) as server:
        room, token = await server.open_room()
        async with joined(server, room, token) as fast, joined(server, room) as other:
            assert await _look_until_refused(fast) <= 4
            for frame in ({"type": "look", "id": "late"}, "{", b"", "x" * 5000):
                message = await fast.error(frame)
                assert (message["code"], message["text"]) == ("too-fast", text("server-too-fast", "en"))
            assert (await other.command("look"))["type"] == "view"


async def _look_until_refused(connection: JsonConnection) -> int:
    """Ask for the view until the server refuses. Returns the number of answers."""
    looks = 0
    while True:
        await connection.send({"type": "look", "id": "look"})
        message = await connection.receive(lambda message: message["type"] in ("view", "error"))
        if message["type"] == "error":
            assert message["code"] == "too-fast"
            return looks
        looks += 1


async def test_a_connection_recovers(tmp_path: Path) -> None:
    """A connection that was too fast can send messages again a moment later."""
    async with running(tmp_path, limits=replace(NO_LIMITS, messages=Rate(50, 2))) as server:
        room, token = await server.open_room()
        async with json_connection(server, room) as fast:
            await fast.hello(token)
            await _look_until_refused(fast)
            message = {"type": "error"}
            while message["type"] != "view":
                await fast.send({"type": "look", "id": "look"})
                message = await fast.receive(lambda message: message["type"] in ("error", "view"))


async def test_messages_of_an_address(tmp_path: Path) -> None:
    """All connections of an address together have a limit."""
    async with running(tmp_path, limits=replace(NO_LIMITS, messages_by_address=Rate(NEVER, 9))) as server:
        room, token = await server.open_room()
        async with joined(server, room, token) as connection, joined(server, room) as other:
            assert (await connection.command("look"))["type"] == "view"
            assert await _look_until_refused(other) <= 6
            assert await _look_until_refused(connection) == 0


# Requests, rooms and guesses


@pytest.mark.parametrize("language", LANGUAGES)
async def test_requests_of_an_address(tmp_path: Path, language: str) -> None:
    """Too many HTTP requests get status 429, a code and a text."""

    async with running(tmp_path, limits=replace(NO_LIMITS, requests_by_address=Rate(NEVER, 3))) as server:
        for _ in range(3):
            assert (await _post(server, "/api/rules")).status_code == 200
        for path in ("/api/rules", "/api/rooms", "/api/rooms/mine"):
            refused = await _post(server, path, lang=language)
            assert refused.status_code == 429
            assert refused.json() == {"code": "too-fast", "text": text("server-too-fast", language)}


async def test_rooms_opened_by_an_address(tmp_path: Path) -> None:
    """An address can open a limited number of rooms. Open rooms are not affected."""
    async with running(tmp_path, limits=replace(NO_LIMITS, rooms_by_address=Rate(NEVER, 2))) as server:
        room, token = await server.open_room()
        await server.open_room()
        refused = await _post(server, "/api/rooms")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-rooms")
        assert room_count(server.registry.settings.folder) == 2
        async with joined(server, room, token, "Ana") as ana:
            assert (await ana.command("bot", seat=1))["type"] == "done"


async def test_codes_guessed_by_an_address(tmp_path: Path) -> None:
    """The number of guessed room codes is limited, over the websocket and HTTP together."""
    async with running(tmp_path, limits=replace(NO_LIMITS, strays_by_address=Rate(NEVER, 3))) as server:
        hello = {"type": "hello", "version": 2}
        async with json_connection(server, UNKNOWN) as connection:
            assert [(await connection.error(hello))["code"] for _ in range(2)] == ["no-room"] * 2
            assert (await _get(server, f"/api/rooms/{UNKNOWN}")).status_code == 404
            assert (await connection.error(hello))["code"] == "too-many-tries"
        for path in (f"/api/rooms/{UNKNOWN}", f"/api/rooms/{UNKNOWN}/games", f"/api/rooms/{UNKNOWN}/games/1"):
            refused = await _get(server, path)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tries")


async def test_a_right_guess_is_refused(tmp_path: Path) -> None:
    """After too many guesses, a right guess is refused as well. Clients with a token still enter."""
    async with running(tmp_path, limits=replace(NO_LIMITS, strays_by_address=Rate(NEVER, 1))) as server:
        room, token = await server.open_room()
        async with joined(server, room, "", "Ben") as ben:
            bens = ben.token
        for _ in range(2):
            await _get(server, f"/api/rooms/{UNKNOWN}")
        for held in (token, bens):
            async with joined(server, room, held) as connection:
                assert (await connection.command("look"))["type"] == "view"
        mine = await _post(server, "/api/rooms/mine", {"rooms": [{"room": room, "token": bens}]})
        assert [own["seat"] for own in mine.json()] == [0]
        async with json_connection(server, room) as stranger:
            message = await stranger.error({"type": "hello", "version": 2})
            assert message["code"] == "too-many-tries"
        assert (await _get(server, f"/api/rooms/{room}")).status_code == 429


# Connections


async def test_connections_of_an_address(tmp_path: Path) -> None:
    """An address has a limited number of connections. When one closes, another can open."""
    async with running(tmp_path, limits=replace(NO_LIMITS, connections_by_address=2)) as server:
        room, token = await server.open_room()
        async with joined(server, room, token) as first:
            async with joined(server, room):
                with pytest.raises(InvalidStatus) as refused:
                    async with json_connection(server, room):
                        pass
                assert refused.value.response.status_code == 403
                assert sum(server.registry.connections.values()) == 2
            await first.receive(
                lambda message: message["type"] == "room" and message["room"]["watchers"] == 1
            )
            async with joined(server, room) as another:
                assert (await another.command("look"))["type"] == "view"
        await wait_until(lambda: server.registry.connections == {})


async def test_connections_of_a_room(tmp_path: Path) -> None:
    """A room has a limited number of connections. A client that finds it full can try again on the same
    connection."""
    async with running(tmp_path, limits=replace(NO_LIMITS, connections_by_room=2)) as server:
        room, token = await server.open_room()
        async with joined(server, room, token) as ana, json_connection(server, room) as late:
            async with joined(server, room):
                assert (await late.error({"type": "hello", "version": 2}))["code"] == "room-full"
                assert (await ana.command("look"))["type"] == "view"
            await ana.receive(lambda message: message["type"] == "room" and message["room"]["watchers"] == 1)
            assert (await late.hello())["room"]["code"] == room


async def test_open_rooms(tmp_path: Path) -> None:
    """A server has a limited number of loaded rooms. No others are opened or loaded until one is unloaded."""
    async with running(tmp_path, replace(QUICK, rest=0.05), replace(NO_LIMITS, rooms=1)) as server:
        room, token = await server.open_room()
        await wait_until(lambda: not server.registry.actors)
        other, others = await server.open_room()
        async with joined(server, other, others):
            refused = await _post(server, "/api/rooms")
            assert (refused.status_code, refused.json()["code"]) == (503, "rooms-full")
            async with json_connection(server, room) as late:
                message = await late.error({"type": "hello", "version": 2, "token": token})
                assert message["code"] == "rooms-full"
        await wait_until(lambda: not server.registry.actors)
        async with joined(server, room, token) as ana:
            assert (await ana.command("sit", name="Ana"))["type"] == "done"


# Clients that do not read


async def test_a_client_that_does_not_read(tmp_path: Path) -> None:
    """A client with too much unread data is dropped. The others only see that it is disconnected."""
    async with running(tmp_path, limits=replace(NO_LIMITS, backlog=20)) as server:
        room, token = await server.open_room(hand_size=50)  # large views
        async with joined(server, room, token, "Ana") as ana:
            with _small_buffer(server) as sock:
                async with connect(
                    f"ws://table/ws/{room}", sock=sock, compression=None, proxy=None
                ) as socket:
                    ben = JsonConnection(socket)
                    await ben.hello()
                    await ben.command("sit", name="Ben")
                    await ana.command("start", game=1)
                    asking = asyncio.create_task(_ask_without_reading(ben))
                    await ana.receive(
                        lambda message: (
                            message["type"] == "room" and not message["room"]["seats"][1]["connected"]
                        )
                    )
                    asking.cancel()
                    assert (await ana.command("look"))["type"] == "view"
                    socket.transport.abort()
        dropped = metric(server.registry, "lastcard_dropped_total")
        assert dropped == 1
        await wait_until(lambda: server.registry.connections == {})


def _small_buffer(server: Running) -> sockets.socket:
    """A connected socket with a small receive buffer."""
    sock = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    sock.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    sock.setblocking(False)
    return sock


async def _ask_without_reading(connection: JsonConnection) -> None:
    """Ask for the view again and again, and never read."""
    for number in range(100_000):
        await connection.send({"type": "look", "id": f"{number}"})
        await asyncio.sleep(0)  # the server runs in the same event loop


async def test_leaving_while_all_are_pinged(tmp_path: Path) -> None:
    """A ping can drop a connection, because of its backlog. The other connections still get theirs."""
    async with running(tmp_path, Timeouts(ping=0.01), NO_LIMITS) as server:
        room, _ = await server.open_room()
        actor = server.registry.actors[room]
        connections = [_PingCounter(actor, leaves) for leaves in (True, False)]
        for connection in connections:
            actor.enter(connection, 0)
        await wait_until(lambda: connections[1].pings >= 5)
        assert list(actor.connections) == connections[1:]


class _PingCounter:
    """A connection that counts pings, and may leave at the second one."""

    def __init__(self, actor: RoomActor, leaves: bool) -> None:
        self.key, self.language, self.round_trip = "", "en", 0.0
        self.pings = 0
        self._actor, self._leaves = actor, leaves

    def push(self, frame: bytes) -> None:
        """Ignore the frame."""

    def ping(self) -> None:
        self.pings += 1
        if self._leaves and self.pings == 2:
            self._actor.exit(self)


def test_small_frames_are_sent_at_once() -> None:
    """The listening socket is a TCP socket by name. Only then does asyncio disable Nagle's algorithm."""
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == sockets.IPPROTO_TCP
