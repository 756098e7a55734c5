"""Reconnecting: a client whose connection breaks at any point of a round finds everything as it was."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from lastcard import protocol as m
from lastcard.client import client as client_module
from lastcard.server.history import STEPS
from lastcard.server.timeouts import Timeouts
from tests.server.positions import (
    RawConnection,
    SeatedRoom,
    events_of,
    ping_often,
    raw_connection,
    reconnect_quickly,
    seated_room,
    view_in,
    wait_until,
)
from tests.server.servers import Running, running

Moves = Sequence[tuple[int, str]]
THREE = ("b5 y1 g2", "b1 b2 b3", "y4 y5 y6")
SIXTY_NINE = ("r6 r2 g1 g2", "r9 r3 y1 y2", "rs b8 b9", "r9 r1 b1 b2")


@pytest.fixture(autouse=True)
def _reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


@dataclass(frozen=True)
class Point:
    """A point of a round at which seat 0 has a decision: the moves before its connection breaks, the moves
    while it is disconnected, and the decision."""

    preset: str
    hands: Sequence[str]
    phase: str
    decision: str
    before: Moves = ()
    meanwhile: Moves = ()
    position: dict[str, object] = field(default_factory=dict)
    settings: dict[str, object] = field(default_factory=dict)


POINTS = {
    "a turn": Point("guide", ("r5 r6 b1", *THREE[1:]), "turn", "play r5"),
    "a drawn card": Point(
        "guide",
        THREE,
        "drawn",
        "play r9",
        before=[(0, "draw")],
        meanwhile=[(1, "uno")],
        position={"draw": "r9"},
        settings={"false_call_penalty": 2},
    ),
    "cards due": Point(
        "guide",
        ("b5 y1", "b1 b2", "r+2 y5 y6"),
        "turn",
        "take",
        meanwhile=[(2, "play r+2")],
        position={"turn": 2},
    ),
    "a partner to swap with": Point(
        "guide-house", ("r7 b1 b4", "r4 y1 y8", "g2 g5 g8"), "swap", "swap 2", before=[(0, "play r7")]
    ),
    "a swap to defend": Point(
        "gemela",
        ("b0 y1 y2", "b1 b2 b3", "r0 g1 g2"),
        "defend",
        "defend b0",
        meanwhile=[(2, "play r0"), (2, "swap 0")],
        position={"turn": 2},
        settings={"swap_defence": True},
    ),
    "a challenge": Point(
        "guide",
        ("b3 g1 g8", "r4 g4 g9", "w+4 r9 b1"),
        "turn",
        "challenge",
        meanwhile=[(2, "play w+4:b")],
        position={"turn": 2},
    ),
    "a sixty-nine to join": Point(
        "guide-house",
        SIXTY_NINE,
        "join",
        "join r6",
        meanwhile=[(3, "play r9")],
        position={"turn": 3, "discard": "b6 r6"},
    ),
    "a colour to dump": Point(
        "guide-house",
        SIXTY_NINE,
        "dump",
        "dump all",
        before=[(3, "play r9"), (0, "join r6")],
        meanwhile=[(1, "join r9"), (2, "join none"), (3, "dump all")],
        position={"turn": 3, "discard": "b6 r6"},
    ),
    "a pile to slap": Point(
        "advanced",
        ("g5 y6", "r7 g1 y1", "r5 b1 b2"),
        "slap",
        "slap",
        meanwhile=[(1, "play r7"), (2, "slap")],
        position={"turn": 1},
    ),
    "a colour to begin with": Point("guide", THREE, "colour", "colour y", position={"opening": "w"}),
    "an accusation": Point(
        "classic",
        ("r5 r6", "b1 r2", "y3 b4 y5", "y6 y7"),
        "turn",
        "agree",
        meanwhile=[(3, "accuse 2"), (1, "agree")],
        position={"turn": 1},
    ),
    "a twin to throw in": Point(
        "gemela",
        ("r5 y1 y2", "b1 b2 b3", "r5 g1 g2"),
        "turn",
        "jump r5",
        meanwhile=[(2, "play r5")],
        position={"turn": 2, "direction": "counterclockwise"},
        settings={"jump_in": "all"},
    ),
    "somebody to catch": Point(
        "basic-plus",
        (*THREE[:2], "r1 y6"),
        "turn",
        "catch 2",
        meanwhile=[(2, "play r1")],
        position={"turn": 2},
    ),
    "the next round": Point(
        "guide",
        ("b5 y1", "b1 b2", "r1"),
        "round over",
        "next",
        meanwhile=[(2, "play r1")],
        position={"turn": 2, "called": [2]},
    ),
}


async def _disconnect_during(seated: SeatedRoom, point: Point) -> tuple[m.Welcome, int]:
    """Disconnect seat 0 while the others play and chat. Returns the welcome, and the last number that seat 0
    saw."""
    ana, ben = seated.clients[:2]
    seen = ana.seq
    ana.disconnect()
    await seated.sees_disconnected(1, 0)
    await seated.play(point.meanwhile)
    await ben.say("Ana, where are you?")
    return await ana.reconnect(), seen


@pytest.mark.parametrize("point", POINTS.values(), ids=POINTS.keys())
async def test_the_decision_is_the_same_after_reconnecting(server: Running, point: Point) -> None:
    """The connection can break at any point of a round. After reconnecting, the client knows everything, and
    play continues."""
    async with (
        seated_room(server, len(point.hands), point.preset, None, **point.settings) as seated,
    ):
        ana, ben = seated.clients[:2]
        await seated.start()
        await seated.place(point.hands, **point.position)
        await seated.play(point.before)
        welcome, seen = await _disconnect_during(seated, point)
        assert welcome.seat == 0
        assert welcome.view == seated.table.game.view(0)
        assert welcome.complete
        assert [one.seq for one in welcome.missed] == [update.seq for update in ben.updates(seen)]
        assert events_of(welcome.missed) == events_of(ben.updates(seen))
        assert len(welcome.missed) >= len(point.meanwhile)
        assert [said.text for said in welcome.chat] == ["Ana, where are you?"]
        assert view_in(welcome).phase == point.phase
        assert view_in(welcome).offer(point.decision)
        assert isinstance(await ana.move(point.decision), m.Update)
        await seated.play_on()


async def test_reconnecting_after_the_match(server: Running) -> None:
    """If the match ends while the host is disconnected, the host sees how, and can start the next one."""
    async with seated_room(server, 2, "basic-plus") as seated:
        ana = seated.clients[0]
        await seated.start()
        await seated.place(["b5 y1", "r1"], turn=1, called=[1])
        ana.disconnect()
        await seated.sees_disconnected(1, 0)
        await seated.play([(1, "play r1")])
        welcome = await ana.reconnect()
        assert welcome.view == seated.table.game.view(0)
        assert view_in(welcome).phase == "match over"
        assert view_in(welcome).match_winners == (1,)
        assert "match-over" in [event.kind for event in events_of(welcome.missed)]
        assert not welcome.room.playing
        await seated.start(game=2)
        await seated.play_on()


async def test_missed_steps_show_only_own_cards(server: Running) -> None:
    """Cards drawn while a client was disconnected are shown only to the seat that drew them."""
    async with seated_room(server, 3, "basic-plus") as seated:
        ana, ben, _ = seated.clients
        await seated.start()
        await seated.place(["r1 y6", *THREE[1:]], draw="g1 g2 g3 b5 b6 b7")
        await seated.play([(0, "play r1")])
        ana.disconnect()
        await seated.sees_disconnected(1, 0)
        await seated.play([(1, "catch 0"), (1, "uno")])
        drawn = [event for one in (await ana.reconnect()).missed for event in one.events]
        assert [event.card for event in drawn if event.kind == "drew" and event.seat == 0] == [
            "g1",
            "g2",
            "g3",
        ]
        assert [event.card for event in drawn if event.kind == "drew" and event.seat == 1] == [None] * 3
        told = [event for update in ben.updates() for event in update.events if event.kind == "drew"]
        assert [event.card for event in told] == [None] * 3 + ["b5", "b6", "b7"]


async def test_reconnecting_after_a_normal_close(server: Running) -> None:
    """A page that is reloaded closes its connection first. That makes no difference."""
    async with seated_room(server) as seated:
        await seated.start()
        for client in seated.clients * 2:
            welcome = await client.drop_and_reconnect()
            assert welcome.seat == client.seat
            assert welcome.missed == ()
            assert welcome.view == seated.table.game.view(client.seat)
        await seated.play_on()


async def test_a_client_keeps_trying(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client tries to reconnect until the server is reachable again."""
    tries: list[str] = []

    def counted(url: str, **options: Any) -> Any:
        tries.append(url)
        return connect(url, **options)

    monkeypatch.setattr(client_module, "connect", counted)
    async with seated_room(server) as seated:
        await seated.start()
        ana = seated.clients[0]
        ana.disconnect()
        tried = len(tries)
        await wait_until(lambda: len(tries) > tried + 8)
        assert (await ana.reconnect()).view == seated.table.game.view(0)


async def test_reconnecting_after_a_restart(tmp_path: Path) -> None:
    """The server restarts at the same address during a game. The clients reconnect by themselves, and play
    continues."""
    async with AsyncExitStack() as before:
        server = await before.enter_async_context(running(tmp_path))
        async with seated_room(server, 3, "classic") as seated:
            await seated.start()
            await seated.play_on(6)
            await seated.sync()
            seen = [client.view for client in seated.clients]
            for client in seated.clients:
                client.expect_disconnect()
            await before.aclose()
            async with running(tmp_path, port=int(server.address.rpartition(":")[2])) as again:
                seated.server = again
                for client, view in zip(seated.clients, seen, strict=True):
                    welcome = await client.reconnect()
                    assert (welcome.view, welcome.missed, welcome.complete) == (view, (), True)
                await seated.play_on(6)


# Missed steps


async def _call_wrongly(connection: RawConnection, times: int, name: str) -> None:
    """Make this many steps in the game: calls without a reason."""
    for number in range(times):
        await connection.send(m.Move(f"{name}-{number}", "uno"))
    for number in range(times):
        await connection.answer(f"{name}-{number}")


@pytest.mark.parametrize(("steps", "complete"), [(STEPS, True), (STEPS + 1, False)])
async def test_missed_steps_are_limited(server: Running, steps: int, complete: bool) -> None:
    """A welcome lists a limited number of missed steps. If there were more, it says so, and has the whole
    view."""
    async with (
        seated_room(server, false_call_penalty=1) as seated,
        raw_connection(server, seated.code) as ben,
        raw_connection(server, seated.code) as ana,
    ):
        await seated.start()
        seen = seated.clients[0].seq
        await ben.hello(seated.tokens[1])
        await _call_wrongly(ben, steps, "call")
        welcome = await ana.hello(seated.tokens[0], seen)
        assert welcome.complete is complete
        assert len(welcome.missed) == STEPS
        assert welcome.view == seated.table.game.view(0)
        assert welcome.seq == seated.room.seq


async def test_missed_steps_since_the_lobby_are_complete(server: Running) -> None:
    """A client that disconnected in the lobby is told everything since then, including the start of the
    game."""
    async with (
        seated_room(server, 3, people=2) as seated,
        raw_connection(server, seated.code) as connection,
    ):
        seen = seated.clients[1].seq
        async with server.client(seated.code) as cleo:
            await cleo.command(m.Sit("sit", "Cleo"))
            await seated.start()
            welcome = await connection.hello(seated.tokens[1], seen)
            assert events_of(welcome.missed)[-1].kind in ("first", "owes", "reversed", "skipped", "opened")
            assert welcome.complete


async def test_the_welcome_is_the_first_message(server: Running) -> None:
    """The answer to hello comes first, because a client needs it to know its seat."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await connection.send(m.Hello(m.VERSION))
        assert isinstance(await connection.receive_any(), m.Welcome)


async def test_after_a_future_step(server: Running) -> None:
    """A client that claims to have seen more than has happened gets the whole view and no missed steps."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await seated.start()
        welcome = await connection.hello(seated.tokens[0], 10**9)
        assert welcome.missed == ()
        assert welcome.view == seated.table.game.view(0)


# Phones that sleep


async def test_a_new_connection_before_the_old_one_ends(server: Running) -> None:
    """A phone wakes up before the server notices that its old connection is dead. When the old one ends, the
    new one keeps the seat."""
    async with (
        seated_room(server, people=1) as seated,
        raw_connection(server, seated.code) as asleep,
    ):
        ana = seated.clients[0]
        token = (await asleep.hello()).token
        await asleep.command(m.Sit("sit", "Ben"))
        asleep.stop_reading()
        await seated.start()
        await seated.place(["r5 r6 r7", "b1 b2 r8"])
        await seated.play([(0, "play r5")])
        async with raw_connection(server, seated.code) as awake:
            welcome = await awake.hello(token, 4)
            assert welcome.seat == 1
            assert welcome.view == seated.table.game.view(1)
            lines = len(seated.actor.connections)
            asleep.abort()
            await wait_until(lambda: len(seated.actor.connections) == lines - 1)
            assert seated.actor.info().seats[1].connected
            assert isinstance(await awake.command(m.Move("move", "play r8")), m.Update)
            await ana.until(lambda: ana.view is not None and ana.view.top == "r8")
            assert ana.info().seats[1].connected


async def test_a_client_that_answers_no_pings_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone falls asleep without closing its connection. A bot takes over, and the phone gets its seat and
    the missed steps when it wakes up."""
    ping_often(monkeypatch, every=0.15, timeout=0.3)
    timeouts = Timeouts(away=0.05, pace=0.001)
    async with (
        running(tmp_path, timeouts) as server,
        seated_room(server, people=1) as seated,
        raw_connection(server, seated.code) as asleep,
    ):
        ana = seated.clients[0]
        token = (await asleep.hello()).token
        await asleep.command(m.Sit("sit", "Ben"))
        await seated.start()
        await seated.place(["r5 r6 r7", "r8 b2 b3"])
        seen = seated.room.seq
        asleep.stop_reading()
        await seated.play([(0, "play r5")])
        await ana.until(lambda: ana.info().seats[1].away)
        await ana.until(lambda: ana.view is not None and ana.view.turn == 0)
        async with raw_connection(server, seated.code) as awake:
            welcome = await awake.hello(token, seen)
            assert (welcome.seat, welcome.room.seats[1].away) == (1, False)
            assert welcome.view == seated.table.game.view(1)
            assert events_of(welcome.missed) == events_of(ana.updates(seen))
            assert {event.seat for event in events_of(welcome.missed)} >= {0, 1}
            await seated.sync()


async def test_a_second_hello_is_refused(server: Running) -> None:
    """A second hello on the same connection is refused and does not change the seat."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await connection.hello(seated.tokens[0])
        await connection.send(m.Hello(m.VERSION, seated.tokens[1]))
        assert (await connection.receive(m.Problem)).code == "hello-once"
        await connection.command(m.Say("say", "still me"))
        assert seated.room.history.chat[-1].name == "Ana"


async def test_commands_before_hello_are_refused(server: Running) -> None:
    """A command before hello is refused."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await connection.send(m.Say("say", "anybody?"))
        assert (await connection.receive(m.Problem)).code == "hello-first"
