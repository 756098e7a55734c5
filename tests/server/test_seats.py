"""Who holds a seat: one key a seat, any number of lines, and nobody else's moves."""

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
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


def _stands(room: Room) -> object:
    """Everything that a command can change."""
    game = room.table.game.hash() if room.table else None
    return room.seq, room.seats, room.rules_code, room.game, list(room.history.chat), game


# Two tabs


async def test_two_tabs_see_and_do_the_same(server: Running) -> None:
    """Both tabs of a seat are told everything, and a move can be made in either."""
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


async def test_closing_one_tab_leaves_the_other_its_seat(server: Running) -> None:
    """A seat is not there when its last tab is closed, and not before; no tab throws the other out."""
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


# One seat, and several who want it


async def test_two_people_want_one_seat_at_once(server: Running) -> None:
    """One of them gets it, the other is told so, is still there, and finds another seat."""
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


async def test_many_people_want_any_seat_at_once(server: Running) -> None:
    """Everybody who does not say which one gets a seat of his own, until there are none."""
    async with seated_room(server, 3, people=1) as seated:
        lines = [RecordingClient(server.address, seated.code) for _ in range(4)]
        async with lines[0], lines[1], lines[2], lines[3]:
            given = await asyncio.gather(
                *(connection.sit(f"Guest {n}") for n, connection in enumerate(lines))
            )
            assert sorted(map(code_of, given)) == ["Done", "Done", "full", "full"]
            assert sorted(str(connection.seat) for connection in lines) == ["1", "2", "None", "None"]


async def test_a_person_and_a_bot_for_one_seat_at_once(server: Running) -> None:
    """Somebody sits down while the host seats a bot there: one of them sits, the other one is refused."""
    async with seated_room(server, people=1) as seated:
        host = seated.clients[0]
        async with RecordingClient(server.address, seated.code) as ben:
            bot = host.command(m.SeatBot(host.new_id(), 1))
            given = await asyncio.gather(ben.sit("Ben", 1), bot)
            assert sorted(map(code_of, given)) == ["Done", "seat-taken"]
            assert seated.room.seats[1].kind == ("person" if isinstance(given[0], m.Done) else "bot")
            assert ben.seat == (1 if isinstance(given[0], m.Done) else None)


async def test_nobody_has_two_seats(server: Running) -> None:
    """Two tabs that sit down at the same time, on different seats, have one seat between them."""
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


# Keys that open nothing


async def _is_nobody(seated: SeatedRoom, token: str) -> None:
    """A token holds no seat, can do nothing, and whoever plays is not disturbed."""
    before = _stands(seated.room)
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
    assert _stands(seated.room) == before
    assert all(seat.connected for seat in seated.actor.info().seats)


async def test_tokens_that_hold_no_seat(server: Running) -> None:
    """A guest's token, one that nobody has, one of another room: whoever has them only watches."""
    async with seated_room(server) as seated, seated_room(server) as elsewhere:
        async with server.client(seated.code) as guest:
            await guest.until(lambda: bool(guest.token))
            await seated.start()
            await seated.place(HANDS)
            for token in (guest.token, new_token(), *elsewhere.tokens, key_of(seated.tokens[0])[:43]):
                await _is_nobody(seated, token)
        await seated.play_on()


async def test_the_token_of_a_seat_that_was_cleared_is_worth_nothing(server: Running) -> None:
    """Whoever was sent away by the host has lost the seat, also with the token and in all tabs."""
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
            await _is_nobody(seated, ben.token)
            await host.start()
            assert code_of(await ben.move("draw")) == "no-seat"


async def test_a_new_invitation_makes_the_old_one_void(server: Running) -> None:
    """A program's seat is offered again: the token of the first offer opens nothing any more."""
    async with seated_room(server, people=1) as seated:
        host = seated.clients[0]
        tokens = []
        for name in ("Robo", "Robo"):
            invited = await host.command(m.Invite(host.new_id(), 1, name))
            assert isinstance(invited, m.Done)
            tokens.append(invited.token)
        async with raw_connection(server, seated.code) as connection:
            assert (await connection.hello(tokens[1])).seat == 1
            await _is_nobody(seated, tokens[0])


async def test_what_is_no_token_lets_nobody_in(server: Running) -> None:
    """A token that could not be one is refused at once, and the client does not try again for ever."""
    async with seated_room(server) as seated:
        for token in ("x", "../../etc/passwd", "a" * 42, "a" * 44, "ä" * 43, " " * 43, "a" * 43 + "\n"):
            with pytest.raises(ServerSays) as said:
                async with Client(server.address, seated.code, token):
                    pass
            assert said.value.code == "no-token"
        assert seated.actor.connections.seats == {0, 1}


# Moves are the own seat's


async def test_nobody_moves_for_another_seat(server: Running) -> None:
    """Whose move it is follows from who says it, and nothing that is said can change that."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await seated.start()
        await seated.place(HANDS)
        before = _stands(seated.room)
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
        assert _stands(seated.room) == before
        await seated.play([(0, "play r5")])


async def test_watchers_do_nothing_before_they_sit_down(server: Running) -> None:
    """Somebody without a seat is refused whatever only players can do, and can sit down afterwards."""
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


async def _talk_until(seated: SeatedRoom, true: Callable[[], bool]) -> None:
    """Ana says long things, some at a time, until something has come of it."""
    ana = seated.clients[0]
    for _ in range(100):
        if true():
            return
        await asyncio.gather(*(ana.say("€" * m.CHAT_LENGTH) for _ in range(20)))
    raise AssertionError("nothing came of it")


async def _deaf(connection: RawConnection) -> str:
    """Ben sits down over a bare line, and reads nothing from then on; his token."""
    token = (await connection.hello()).token
    await connection.command(m.Sit("sit", "Ben"))
    connection.stop_reading()
    return token


async def test_whoever_does_not_read_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that never reads is let go when too much waits for it; the room goes on meanwhile, and the
    client finds its seat when it comes back."""
    small_send_buffers(monkeypatch)
    async with running(tmp_path, limits=SMALL) as server, seated_room(server, people=1) as seated:
        ana = seated.clients[0]
        async with raw_connection(server, seated.code) as deaf:
            token = await _deaf(deaf)
            await seated.start()
            await _talk_until(seated, lambda: not seated.actor.connections.has_key(key_of(token)))
            await ana.until(lambda: not ana.info().seats[1].connected)
            assert metric(server.registry, "lastcard_dropped_total") == 1
            assert [type(message) for message in ana.messages].count(m.Welcome) == 1
        async with RecordingClient(server.address, seated.code, token) as ben:
            await ben.until(lambda: ben.view is not None)
            seated.clients.append(ben)
            assert ben.seat == 1
            assert not ana.info().seats[1].away
            await seated.play_on()


async def test_a_line_that_is_never_read_is_closed_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left of a client that does not read and answers no pings, or such clients would add up."""
    small_send_buffers(monkeypatch)
    ping_often(monkeypatch, every=1.0, timeout=0.2)
    async with (
        running(tmp_path, limits=SMALL) as server,
        seated_room(server, people=1) as seated,
        raw_connection(server, seated.code) as deaf,
    ):
        token = await _deaf(deaf)
        await _talk_until(seated, lambda: not seated.actor.connections.has_key(key_of(token)))
        async with asyncio.timeout(4):
            await wait_until(lambda: sum(server.registry.connections.values()) == 1)


# What is kept


async def test_tokens_are_nowhere_on_the_disk(tmp_path: Path) -> None:
    """Whoever reads the files of the server finds no token, only what tells whether one is right."""
    async with running(tmp_path) as server, seated_room(server, 4, people=2) as seated:
        host = seated.clients[0]
        invited = await host.command(m.Invite(host.new_id(), 2, "Robo"))
        assert isinstance(invited, m.Done)
        async with raw_connection(server, seated.code) as connection:
            watcher = (await connection.hello()).token
            await host.command(m.SeatBot(host.new_id(), 3))
            await seated.start()
            held = [*seated.tokens, invited.token]
            _holds(tmp_path, [key_of(token) for token in held], [*held, watcher])
    assert all(len(token) == 43 for token in held)
    _holds(tmp_path, [key_of(token) for token in held], [*held, watcher])


def _holds(folder: Path, something: list[str], nothing: list[str]) -> None:
    files = {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert "tables.sqlite3" in files
    for text in something:
        assert any(text.encode() in content for content in files.values())
    for text in nothing:
        assert not any(text.encode() in content for content in files.values())


async def test_nobody_is_shown_a_key(server: Running) -> None:
    """What tells whether a token is right is told to nobody, nor is a token to anybody but its owner."""
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
