"""Absence: bots that play for absent players, seats that are left, and rooms that are unloaded."""

import asyncio
from pathlib import Path

import pytest

from lastcard import protocol as m
from lastcard.server.keys import new_token
from lastcard.server.timeouts import Timeouts
from tests.server.positions import (
    RecordingClient,
    code_of,
    raw_connection,
    reconnect_quickly,
    seated_room,
    wait_until,
)
from tests.server.servers import Running, locked_database, running

IMPATIENT = Timeouts(away=0.05, pace=0.001)
THINKING = Timeouts(away=0.02, pace=1000)  # bots think so long that they never move
HANDS = ("r5 r6 r7", "b1 b2 r8", "y1 y2 r9")


@pytest.fixture(autouse=True)
def _reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


# Absent players


async def test_a_bot_plays_for_an_absent_player(tmp_path: Path) -> None:
    """While other players are connected, a bot plays for a player who is not. The player gets the seat back
    on return."""
    async with running(tmp_path, IMPATIENT) as server, seated_room(server, 3) as seated:
        ana, ben, _ = seated.clients
        await seated.start()
        await seated.place(HANDS)
        ana.disconnect()
        await ben.until(lambda: ben.info().seats[0].away)
        await ben.until(lambda: ben.view is not None and ben.view.turn == 1)
        welcome = await ana.reconnect()
        assert (welcome.seat, welcome.room.seats[0].away) == (0, False)
        assert "played" in [event.kind for one in welcome.missed for event in one.events]
        await ben.until(lambda: not ben.info().seats[0].away)
        assert 0 not in seated.table.bots
        await seated.play_on()


async def test_an_empty_room_stands_still(tmp_path: Path) -> None:
    """If all players are disconnected for longer than a bot would wait, the clock stands still and no bot
    takes over."""
    timeouts = Timeouts(away=0.15, pace=0.001)
    async with running(tmp_path, timeouts) as server, seated_room(server, 3, turn_seconds=100) as seated:
        await seated.start()
        for client in seated.clients:
            client.disconnect()
        await wait_until(lambda: not seated.actor.connections)
        stopped, seq = seated.actor.clock.now(), seated.room.seq
        await asyncio.sleep(2 * timeouts.away)  # nothing must happen, so no event can be awaited
        assert (seated.actor.clock.now(), seated.room.seq) == (stopped, seq)
        for client in seated.clients:
            await client.reconnect()
        assert not any(seat.away for seat in seated.room.seats)
        await seated.play_on()


async def test_another_players_return_does_not_matter(tmp_path: Path) -> None:
    """A player who stays away is replaced, even if another player loses the connection and returns."""
    async with running(tmp_path, Timeouts(away=0.2, pace=0.001)) as server, seated_room(server, 3) as seated:
        ana, ben, cleo = seated.clients
        await seated.start()
        ana.disconnect()
        await seated.sees_disconnected(2, 0)
        await ben.drop_and_reconnect()
        await cleo.until(lambda: cleo.info().seats[0].away)
        assert [seat.away for seat in cleo.info().seats] == [True, False, False]


async def test_a_quick_return_keeps_the_seat(server: Running) -> None:
    """The timer for an absent player stops when the player returns."""
    async with seated_room(server) as seated:
        await seated.start()
        seated.clients[0].disconnect()
        await seated.sees_disconnected(1, 0)
        assert "away 0" in seated.actor.timers.running
        await seated.clients[0].reconnect()
        assert "away 0" not in seated.actor.timers.running


async def test_a_returning_player_stops_the_bot(tmp_path: Path) -> None:
    """A bot that was thinking for an absent player makes no move after the player has returned."""
    async with running(tmp_path, THINKING) as server, seated_room(server, 3, people=2) as seated:
        ana, ben = seated.clients
        await ana.command(m.SeatBot(ana.new_id(), 2))
        await seated.start()
        await seated.place(HANDS)
        assert seated.table.due() is None
        ana.disconnect()
        await ben.until(lambda: ben.info().seats[0].away)
        assert seated.table.due() is not None
        await ana.reconnect()
        assert seated.table.due() is None
        await seated.play([(0, "play r5")])
        assert [str(step) for step in seated.table.game.steps] == ["0 play r5"]


async def test_a_turn_has_either_a_bot_or_a_clock(tmp_path: Path) -> None:
    """While a bot plays for a player, there is no turn timer. After the return there is only the timer."""
    async with running(tmp_path, THINKING) as server, seated_room(server, turn_seconds=500) as seated:
        ana, ben = seated.clients
        await seated.start()
        await seated.place(HANDS[:2])
        assert seated.table.deadline is not None
        ana.disconnect()
        await ben.until(lambda: ben.info().seats[0].away)
        assert seated.table.deadline is None
        welcome = await ana.reconnect()
        assert seated.table.deadline == seated.table.due()
        assert welcome.seconds is not None
        assert welcome.seconds > 490


async def test_a_bot_plays_for_an_absent_player_after_a_restart(tmp_path: Path) -> None:
    """After a restart only one player returns. The other counts as absent, and a bot plays for them."""
    async with running(tmp_path, IMPATIENT) as server, seated_room(server) as seated:
        await seated.start()
        asked = seated.table.game.to_act
        tokens = seated.tokens
    async with (
        running(tmp_path, IMPATIENT) as server,
        RecordingClient(server.address, seated.code, tokens[1 - asked]) as there,
    ):
        await there.until(lambda: there.view is not None)
        assert not there.info().seats[asked].connected
        await there.until(lambda: there.info().seats[asked].away)
        await there.until(lambda: asked in {e.seat for update in there.updates(0) for e in update.events})


async def test_bots_can_end_a_match(tmp_path: Path) -> None:
    """When bots play a match to its end, everyone is told, and the next match can start."""
    async with (
        running(tmp_path, IMPATIENT) as server,
        seated_room(server, 2, "basic-plus", 1, hand_size=2) as seated,
    ):
        ana = seated.clients[0]
        await ana.command(m.SeatBot(ana.new_id(), 1))
        await seated.start()
        await ana.command(m.Leave(ana.new_id()))
        await ana.until(lambda: not ana.info().playing)
        await seated.sync()
        assert ana.view is not None
        assert ana.view.phase == "match over"
        assert isinstance(await ana.command(m.Back(ana.new_id())), m.Done)
        await seated.start(2)


# Leaving a seat


async def test_a_left_seat_is_taken_back_on_request(tmp_path: Path) -> None:
    """If you leave during a game, a bot plays for you. Reconnecting does not change that; only the command
    `back` does."""
    async with running(tmp_path, IMPATIENT) as server, seated_room(server) as seated:
        ana, ben = seated.clients
        await seated.start()
        await seated.place(HANDS[:2])
        assert code_of(await ana.command(m.Back(ana.new_id()))) == "not-away"
        assert isinstance(await ana.command(m.Leave(ana.new_id())), m.Done)
        await ben.until(lambda: ben.view is not None and ben.view.turn == 1)
        welcome = await ana.drop_and_reconnect()
        assert (welcome.seat, welcome.room.seats[0].away) == (0, True)
        assert code_of(await ana.move("draw")) == "away"
        assert isinstance(await ana.command(m.Back(ana.new_id())), m.Done)
        assert not ana.info().seats[0].away
        await seated.play_on()


async def test_a_seat_left_between_games_is_free(server: Running) -> None:
    """Between games, another person can take a seat that was left."""
    async with seated_room(server) as seated:
        ben = seated.clients[1]
        await ben.command(m.Leave(ben.new_id()))
        assert (ben.seat, ben.info().seats[1].kind) == (None, "free")
        async with RecordingClient(server.address, seated.code) as cleo:
            assert isinstance(await cleo.sit("Cleo", 1), m.Done)
        assert code_of(await ben.command(m.Leave(ben.new_id()))) == "no-seat"


# Unloading


async def test_an_unloaded_room_is_restored(tmp_path: Path) -> None:
    """A room without connections is unloaded after a while and writes nothing more. A client that returns
    finds it unchanged."""
    timeouts = Timeouts(rest=0.05, pace=0.001)
    async with (
        running(tmp_path, timeouts) as server,
        seated_room(server, 3, "classic", turn_seconds=100) as seated,
    ):
        await seated.start()
        await seated.play_on()
        await seated.clients[1].say("back in a year")
        await seated.sync()
        views = [client.view for client in seated.clients]
        actor, log = seated.actor, seated.log()
        for client in seated.clients:
            client.disconnect()
        await wait_until(lambda: seated.code not in server.registry.actors)
        for client, view in zip(seated.clients, views, strict=True):
            welcome = await client.reconnect()
            assert (welcome.view, welcome.seat, welcome.missed) == (view, client.seat, ())
        assert seated.actor is not actor
        assert [line.text for line in seated.room.history.chat] == ["back in a year"]
        assert seated.log() == log
        assert seated.table.deadline is not None
        await seated.play_on()


async def test_a_room_with_a_connection_is_not_unloaded(tmp_path: Path) -> None:
    """A room stays loaded while anyone is connected, even a watcher."""
    async with running(tmp_path, Timeouts(rest=0.02)) as server:
        async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
            await connection.hello()
            for client in seated.clients:
                client.disconnect()
            await wait_until(lambda: len(seated.actor.connections) == 1)
            assert "rest" not in seated.actor.timers.running
        await wait_until(lambda: seated.code not in server.registry.actors)


async def test_own_rooms_are_listed(tmp_path: Path) -> None:
    """From the rooms that a browser remembers, the server lists those that the tokens open, loaded or not."""
    async with running(tmp_path, Timeouts(rest=0.02)) as server, server.http() as http:
        async with seated_room(server, 3, "classic", people=2) as seated, seated_room(server) as other:
            await other.start()
            held = [
                {"room": seated.code.upper(), "token": seated.tokens[1]},
                {"room": other.code, "token": other.tokens[0]},
                {"room": other.code, "token": seated.tokens[0]},
                {"room": seated.code, "token": new_token()},
                {"room": "babab-babab-babab", "token": seated.tokens[0]},
                {"room": seated.code, "token": "x"},
            ]
            found = (await http.post("/api/rooms/mine", json={"rooms": held})).json()
            assert [(one["room"]["code"], one["seat"]) for one in found] == [
                (seated.code, 1),
                (other.code, 0),
            ]
            assert [one["room"]["playing"] for one in found] == [False, True]
        await wait_until(lambda: not server.registry.actors)
        again = (await http.post("/api/rooms/mine", json={"rooms": held})).json()
        assert [(one["room"]["code"], one["changed"]) for one in again] == [
            (one["room"]["code"], one["changed"]) for one in found
        ]
        assert all("token" not in str(one) for one in again)


async def test_the_welcome_comes_first(tmp_path: Path) -> None:
    """A client that enters during a write gets nothing before the welcome, not even a ping."""
    async with (
        running(tmp_path) as server,
        seated_room(server, 2) as seated,
        raw_connection(server, seated.code) as connection,
    ):
        with locked_database(tmp_path):
            said = asyncio.create_task(seated.clients[0].command(m.Say("1", "slow")))
            await wait_until(lambda: seated.actor.writer.pending > 0)
            await connection.send(m.Hello(m.VERSION))
            await wait_until(lambda: len(seated.actor.connections) == 3)
        assert isinstance(await connection.receive_any(), m.Welcome)
        await connection.receive(m.Ping)
        await said
