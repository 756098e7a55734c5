"""Seats: one key per seat, any number of connections, and no moves for other seats."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lastcard import protocol as m
from lastcard.client import Client, ServerSays
from lastcard.server.keys import key_of, new_token
from lastcard.server.room import Room
from tests.server.positions import (
    RawConnection,
    RecordingClient,
    SeatedRoom,
    code_of,
    ping_often,
    raw_connection,
    reconnect_quickly,
    seated_room,
    small_send_buffers,
    wait_until,
)
from tests.server.servers import NO_LIMITS, Running, metric, running

SMALL = replace(NO_LIMITS, backlog=50)
HANDS = ("r5 r6 r7", "b1 b2 r8")


@pytest.fixture(autouse=True)
def _reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


def _state_of(room: Room) -> object:
    """Everything in a room that a command can change."""
    game = room.table.game.hash() if room.table else None
    return room.seq, room.seats, room.rules_code, room.game, list(room.history.chat), game


# Two tabs


async def test_two_tabs_see_and_do_the_same(server: Running) -> None:
    """Both tabs of a seat get all messages, and either can make a move."""
    async with seated_room(server) as seated:
        ana, ben = seated.clients
        async with RecordingClient(server.address, seated.code, ana.token) as tab:
            await seated.start()
            await seated.place(HANDS)
            await seated.play([(0, "play r5")])
            await seated.play([(1, "play r8")])
            await tab.until(lambda: tab.view == ana.view)
            assert isinstance(await tab.move("play r6"), m.Update)
            await seated.sync()
            assert ana.view == tab.view
            assert [u.seq for u in ana.updates()] == [u.seq for u in tab.updates()]
            assert [str(step) for step in seated.table.game.steps] == ["0 play r5", "1 play r8", "0 play r6"]
            assert (ana.seat, tab.seat, ben.seat) == (0, 0, 1)


async def test_closing_one_tab_keeps_the_seat(server: Running) -> None:
    """A seat is disconnected only when its last tab is closed, and no tab closes another."""
    async with seated_room(server) as seated:
        ana, ben = seated.clients
        tab = RecordingClient(server.address, seated.code, ana.token)
        async with tab:
            await wait_until(lambda: len(seated.actor.connections) == 3)
        await wait_until(lambda: len(seated.actor.connections) == 2)
        await ben.say("one tab is closed")
        assert ben.info().seats[0].connected
        assert [type(message) for message in ana.messages].count(m.Welcome) == 1
        await seated.start()
        await seated.play_on()
        ana.disconnect()
        await seated.sees_disconnected(1, 0)


# Competition for a seat


async def test_two_people_sit_on_one_seat(server: Running) -> None:
    """If two people take a seat at the same moment, one gets it. The other is refused, and can take another
    seat."""
    async with seated_room(server, 4, people=1) as seated:
        host = seated.clients[0]
        async with (
            RecordingClient(server.address, seated.code) as ben,
            RecordingClient(server.address, seated.code) as cleo,
        ):
            given = await asyncio.gather(ben.sit("Ben", 1), cleo.sit("Cleo", 1))
            assert sorted(map(code_of, given)) == ["Done", "seat-taken"]
            winner, loser = (ben, cleo) if isinstance(given[0], m.Done) else (cleo, ben)
            assert (winner.seat, loser.seat) == (1, None)
            assert seated.actor.info().watchers == 1
            assert isinstance(await loser.sit("Dov", 2), m.Done)
            await host.until(lambda: host.info().seats[2].connected)
            kinds = [(seat.kind, seat.connected) for seat in host.info().seats]
            assert kinds == [("person", True)] * 3 + [("free", False)]


async def test_many_people_sit_at_once(server: Running) -> None:
    """People who name no seat get different seats, as long as there are free ones."""
    async with seated_room(server, 3, people=1) as seated:
        clients = [RecordingClient(server.address, seated.code) for _ in range(4)]
        async with clients[0], clients[1], clients[2], clients[3]:
            given = await asyncio.gather(*(client.sit(f"Guest {n}") for n, client in enumerate(clients)))
            assert sorted(map(code_of, given)) == ["Done", "Done", "full", "full"]
            assert sorted(str(client.seat) for client in clients) == ["1", "2", "None", "None"]


async def test_a_person_and_a_bot_on_one_seat(server: Running) -> None:
    """If a person takes a seat at the moment when the host seats a bot there, one of them is refused."""
    async with seated_room(server, people=1) as seated:
        host = seated.clients[0]
        async with RecordingClient(server.address, seated.code) as ben:
            bot = host.command(m.SeatBot(host.new_id(), 1))
            given = await asyncio.gather(ben.sit("Ben", 1), bot)
            assert sorted(map(code_of, given)) == ["Done", "seat-taken"]
            assert seated.room.seats[1].kind == ("person" if isinstance(given[0], m.Done) else "bot")
            assert ben.seat == (1 if isinstance(given[0], m.Done) else None)


async def test_nobody_has_two_seats(server: Running) -> None:
    """Two tabs with the same token that sit down at the same moment get one seat together."""
    async with seated_room(server, 4, people=1) as seated:
        token = new_token()
        async with (
            RecordingClient(server.address, seated.code, token) as one,
            RecordingClient(server.address, seated.code, token) as two,
        ):
            given = await asyncio.gather(one.sit("Ben", 1), two.sit("Eva", 2))
            assert sorted(map(code_of, given)) == ["Done", "seated-already"]
            await two.until(lambda: two.seat is not None)
            assert one.seat == two.seat


# Tokens without a seat


async def _check_has_no_seat(seated: SeatedRoom, token: str) -> None:
    """Check that a token gives no seat and no rights, and that its user disturbs nobody."""
    before = _state_of(seated.room)
    async with raw_connection(seated.server, seated.code) as connection:
        welcome = await connection.hello(token)
        assert (welcome.seat, welcome.host) == (None, False)
        assert welcome.view is None or welcome.view.hand == ()
        for command in (
            m.Move("1", "play r5"),
            m.Say("2", "hello"),
            m.Leave("3"),
            m.Back("4"),
        ):
            assert code_of(await connection.command(command)) == "no-seat"
    assert _state_of(seated.room) == before
    assert all(seat.connected for seat in seated.actor.info().seats)


async def test_tokens_without_a_seat(server: Running) -> None:
    """With a watcher's token, an unknown token, or a token of another room, you can only watch."""
    async with seated_room(server) as seated, seated_room(server) as elsewhere:
        async with server.client(seated.code) as watcher:
            await watcher.until(lambda: bool(watcher.token))
            await seated.start()
            await seated.place(HANDS)
            for token in (watcher.token, new_token(), *elsewhere.tokens, key_of(seated.tokens[0])[:43]):
                await _check_has_no_seat(seated, token)
        await seated.play_on()


async def test_the_token_of_a_cleared_seat(server: Running) -> None:
    """A player whose seat the host cleared has lost it, in all tabs."""
    async with seated_room(server, people=1) as seated:
        host = seated.clients[0]
        async with (
            RecordingClient(server.address, seated.code) as ben,
            RecordingClient(server.address, seated.code) as cleo,
        ):
            await ben.sit("Ben", 1)
            await host.command(m.Clear(host.new_id(), 1))
            await ben.until(lambda: ben.seat is None)
            assert isinstance(await cleo.sit("Cleo", 1), m.Done)
            await _check_has_no_seat(seated, ben.token)
            await host.start()
            assert code_of(await ben.move("draw")) == "no-seat"


async def test_a_new_invitation_replaces_the_old_one(server: Running) -> None:
    """When the host invites another program to a seat, the token of the first invitation is void."""
    async with seated_room(server, people=1) as seated:
        host = seated.clients[0]
        tokens = []
        for name in ("Robo", "Robo"):
            invited = await host.command(m.Invite(host.new_id(), 1, name))
            assert isinstance(invited, m.Done)
            tokens.append(invited.token)
        async with raw_connection(server, seated.code) as connection:
            assert (await connection.hello(tokens[1])).seat == 1
            await _check_has_no_seat(seated, tokens[0])


async def test_malformed_tokens_are_refused(server: Running) -> None:
    """A malformed token is refused at once, and the client does not try again."""
    async with seated_room(server) as seated:
        for token in ("x", "../../etc/passwd", "a" * 42, "a" * 44, "ä" * 43, " " * 43, "a" * 43 + "\n"):
            with pytest.raises(ServerSays) as said:
                async with Client(server.address, seated.code, token):
                    pass
            assert said.value.code == "no-token"
        assert seated.actor.connections.seats == {0, 1}


# Moves for other seats


async def test_nobody_moves_for_another_seat(server: Running) -> None:
    """The token decides whose move it is, and nothing in a message can change that."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await seated.start()
        await seated.place(HANDS)
        before = _state_of(seated.room)
        await connection.hello(seated.tokens[1])
        assert code_of(await connection.command(m.Move("1", "play r8"))) == "not-your-turn"
        assert code_of(await connection.command(m.Move("1", "play r5"))) == "not-held"
        wanted = {"type": "move", "id": "2", "move": "play r5"}
        key, token = key_of(seated.tokens[0]), seated.tokens[0]
        for extra in ({"seat": 0}, {"key": key}, {"token": token}):
            await connection.send_text(json.dumps(wanted | extra))
            assert (await connection.receive(m.Problem)).code == "no-command"
        for move in ("0 play r5", "timeout", "turn begins", "seat 0 play r5"):
            assert code_of(await connection.command(m.Move("3", move))) == "no-move"
        assert _state_of(seated.room) == before
        await seated.play([(0, "play r5")])


async def test_watchers_cannot_act(server: Running) -> None:
    """Watchers are refused what only players can do. They can sit down afterwards."""
    async with seated_room(server, people=1) as seated, raw_connection(server, seated.code) as connection:
        await connection.hello()
        for command in (
            m.Move("1", "draw"),
            m.Say("2", "hi"),
            m.Leave("3"),
            m.Back("4"),
            m.Seed("5", "ab"),
        ):
            assert code_of(await connection.command(command)) == "no-seat"
        for command in (m.SeatBot("6", 1), m.Clear("7", 0), m.Start("8", 1), m.ChooseRules("9")):
            assert code_of(await connection.command(command)) == "host-only"
        assert isinstance(await connection.command(m.Sit("10", "Ben")), m.Done)
        assert code_of(await connection.command(m.Move("11", "draw"))) == "no-game"


# Clients that do not read


async def _chat_until(seated: SeatedRoom, true: Callable[[], bool]) -> None:
    """Send long chat messages from seat 0 until a condition is true."""
    ana = seated.clients[0]
    for _ in range(100):
        if true():
            return
        await asyncio.gather(*(ana.say("€" * m.CHAT_LENGTH) for _ in range(20)))
    raise AssertionError("the condition never became true")


async def _sit_without_reading(connection: RawConnection) -> str:
    """Take a seat and read nothing more. Returns the token."""
    token = (await connection.hello()).token
    await connection.command(m.Sit("sit", "Ben"))
    connection.stop_reading()
    return token


async def test_a_client_that_does_not_read_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that never reads is dropped when too much waits for it. The room is not delayed, and the
    client finds its seat on return."""
    small_send_buffers(monkeypatch)
    async with running(tmp_path, limits=SMALL) as server, seated_room(server, people=1) as seated:
        ana = seated.clients[0]
        async with raw_connection(server, seated.code) as idle:
            token = await _sit_without_reading(idle)
            await seated.start()
            await _chat_until(seated, lambda: not seated.actor.connections.has_key(key_of(token)))
            await ana.until(lambda: not ana.info().seats[1].connected)
            assert metric(server.registry, "lastcard_dropped_total") == 1
            assert [type(message) for message in ana.messages].count(m.Welcome) == 1
        async with RecordingClient(server.address, seated.code, token) as ben:
            await ben.until(lambda: ben.view is not None)
            seated.clients.append(ben)
            assert ben.seat == 1
            assert not ana.info().seats[1].away
            await seated.play_on()


async def test_a_dropped_connection_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing remains of a client that does not read and answers no pings. Otherwise such clients would add
    up."""
    small_send_buffers(monkeypatch)
    ping_often(monkeypatch, every=1.0, timeout=0.2)
    async with (
        running(tmp_path, limits=SMALL) as server,
        seated_room(server, people=1) as seated,
        raw_connection(server, seated.code) as idle,
    ):
        token = await _sit_without_reading(idle)
        await _chat_until(seated, lambda: not seated.actor.connections.has_key(key_of(token)))
        async with asyncio.timeout(4):
            await wait_until(lambda: sum(server.registry.connections.values()) == 1)


# What is stored


async def test_tokens_are_not_on_the_disk(tmp_path: Path) -> None:
    """The files of the server contain the keys that tokens are checked with, and no tokens."""
    async with running(tmp_path) as server, seated_room(server, 4, people=2) as seated:
        host = seated.clients[0]
        invited = await host.command(m.Invite(host.new_id(), 2, "Robo"))
        assert isinstance(invited, m.Done)
        async with raw_connection(server, seated.code) as connection:
            watcher = (await connection.hello()).token
            await host.command(m.SeatBot(host.new_id(), 3))
            await seated.start()
            held = [*seated.tokens, invited.token]
            _check_files(tmp_path, [key_of(token) for token in held], [*held, watcher])
    assert all(len(token) == 43 for token in held)
    _check_files(tmp_path, [key_of(token) for token in held], [*held, watcher])


def _check_files(folder: Path, present: list[str], absent: list[str]) -> None:
    """Check which texts are in the files of the server."""
    files = {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert "tables.sqlite3" in files
    for text in present:
        assert any(text.encode() in content for content in files.values())
    for text in absent:
        assert not any(text.encode() in content for content in files.values())


async def test_keys_are_not_sent(server: Running) -> None:
    """No client is sent a key, or another client's token."""
    async with (
        seated_room(server, 3, people=2) as seated,
        raw_connection(server, seated.code) as connection,
    ):
        await connection.send(m.Hello(m.VERSION))
        host = seated.clients[0]
        invited = await host.command(m.Invite(host.new_id(), 2, "Robo"))
        assert isinstance(invited, m.Done)
        await seated.start()
        await connection.send(m.Look("look"))
        told = ""
        while '"answers":"look"' not in told:
            told += str(await connection.socket.recv())
        for token in (*seated.tokens, invited.token):
            assert token not in told
            assert key_of(token) not in told
