"""Rooms: starting games, the host's rights, fair deals, watchers and chat."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from lastcard import protocol as m
from lastcard.notation.transcript import parse_transcript
from lastcard.rules import encode, load_rules
from lastcard.server.history import CHAT_LINES
from lastcard.server.timeouts import Timeouts
from tests.server.positions import (
    RecordingClient,
    SeatedRoom,
    code_of,
    raw_connection,
    reconnect_quickly,
    seated_room,
    view_in,
    wait_until,
)
from tests.server.servers import Running, running

IMPATIENT = Timeouts(away=0.05, pace=0.001)
HANDS = ("r5 r6 r7", "b1 b2 r8", "y1 y2 r9")
HOST_COMMANDS = (
    m.SeatBot("1", 1),
    m.Invite("2", 1, "Robo"),
    m.Clear("3", 1),
    m.Arrange("4", [1, 0]),
    m.ChooseRules("5", "classic"),
    m.Start("6", 1),
)


@pytest.fixture(autouse=True)
def _reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


def _started(seated: SeatedRoom) -> int:
    return sum('"started"' in entry for entry in seated.log())


# Two clicks


async def test_two_starts_deal_once(server: Running) -> None:
    """Starting the same game twice deals once, at the same moment or much later."""
    async with seated_room(server, preset="basic-plus") as seated:
        ana = seated.clients[0]
        given = await asyncio.gather(ana.start(1), ana.start(1))
        assert sorted(map(code_of, given)) == ["Done", "game-on"]
        assert (seated.room.game, _started(seated)) == (1, 1)
        await seated.place(["r1", "b1 b2"], called=[0])
        await seated.play([(0, "play r1")])
        for game in (1, 3):
            assert code_of(await ana.start(game)) == "other-game"
        assert (seated.room.game, _started(seated)) == (1, 1)
        await seated.start(2)
        assert (ana.info().game, _started(seated)) == (2, 2)


async def test_two_requests_for_the_next_round_deal_once(server: Running) -> None:
    """If two players ask for the next round at the same moment, and one of them again, one round is dealt."""
    async with seated_room(server, preset="classic") as seated:
        ana, ben = seated.clients
        await seated.start()
        await seated.place(["r1", "b1 b2"], called=[0])
        await seated.play([(0, "play r1")])
        seen = ben.seq
        given = await asyncio.gather(ana.move("next"), ben.move("next"))
        assert sorted(map(code_of, given)) == ["Update", "stale"]
        assert code_of(await ben.command(m.Move(ben.new_id(), "next", seen))) == "stale"
        assert code_of(await ben.move("next")) == "round-is-running"
        assert seated.table.view(None).round == 2


# The host


async def test_another_player_stands_in_for_the_host(server: Running) -> None:
    """While the host is disconnected, the next connected player has the host's rights, and loses them on the
    host's return."""
    async with seated_room(server, 3) as seated:
        ana, ben, cleo = seated.clients
        assert (ana.host, ben.host, cleo.host) == (True, False, False)
        ana.disconnect()
        await ben.until(lambda: ben.host)
        assert ben.info().host == 1
        assert code_of(await cleo.start()) == "host-only"
        welcome = await ana.reconnect()
        await ben.until(lambda: not ben.host)
        assert welcome.host
        ana.disconnect()
        await ben.until(lambda: ben.host)
        assert isinstance(await ben.start(), m.Done)


async def test_the_first_to_return_stands_in_for_the_host(server: Running) -> None:
    """If the host leaves while nobody else is connected, the first player to return has the host's rights."""
    async with seated_room(server, 3) as seated:
        ana, ben, cleo = seated.clients
        ben.disconnect()
        cleo.disconnect()
        await seated.sees_disconnected(0, 1)
        await seated.sees_disconnected(0, 2)
        await ana.command(m.Leave(ana.new_id()))
        ana.disconnect()
        await wait_until(lambda: not seated.actor.connections)
        assert (await cleo.reconnect()).host
        assert isinstance(await cleo.command(m.SeatBot(cleo.new_id(), 0)), m.Done)
        assert isinstance(await cleo.start(), m.Done)


async def test_a_host_needs_no_seat(server: Running) -> None:
    """The person who opened the room can only watch, and still seat bots and start."""
    code, token = await server.open_room(seats=2)
    async with RecordingClient(server.address, code, token) as host:
        for seat in range(2):
            assert isinstance(await host.command(m.SeatBot(host.new_id(), seat)), m.Done)
        assert isinstance(await host.start(), m.Done)
        await host.until(lambda: host.view is not None)
        assert (host.seat, host.info().host, host.host) == (None, None, True)


async def test_the_table_cannot_be_changed_during_a_game(server: Running) -> None:
    """During a game, not even the host can change rules, seats or bots."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await seated.start()
        await connection.hello(seated.tokens[0])
        before = seated.room.seq
        for command in (*HOST_COMMANDS, m.Seed("7", "ab")):
            assert code_of(await connection.command(command)) == "game-on", command
        async with RecordingClient(server.address, seated.code) as cleo:
            assert code_of(await cleo.sit("Cleo")) == "game-on"
        assert seated.room.seq == before


@pytest.mark.parametrize("playing", [False, True])
async def test_only_the_host_changes_the_table(server: Running, playing: bool) -> None:
    """Other players can never seat bots, clear seats, choose rules or start."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        if playing:
            await seated.start()
        await connection.hello(seated.tokens[1])
        before = seated.room.seq
        for command in HOST_COMMANDS:
            assert code_of(await connection.command(command)) == "host-only", command
        assert seated.room.seq == before


async def test_free_seats_prevent_the_start(server: Running) -> None:
    """A game does not start while a seat is free. The host fills or removes free seats first."""
    async with seated_room(server, 3, people=1) as seated:
        ana = seated.clients[0]
        assert code_of(await ana.start()) == "seats-free"
        assert isinstance(await ana.command(m.SeatBot(ana.new_id(), 1)), m.Done)
        assert code_of(await ana.start()) == "seats-free"
        assert isinstance(await ana.command(m.Arrange(ana.new_id(), [0, 1])), m.Done)
        await seated.start()
        assert seated.table.view(None).players == 2


# The next game


async def _play_out(seated: SeatedRoom, hands: Sequence[str], **position: object) -> None:
    """Play a game that seat 1 wins with its next card."""
    await seated.start()
    await seated.place(hands, turn=1, called=[1], **position)
    await seated.play([(1, "play r1")])
    assert seated.table.game.over


LOSERS = (
    ("basic-plus", ("b5 y1 y2", "r1", "b7"), [0, 0, 0], 0),  # games won: the most cards
    ("basic-plus", ("b5", "r1", "b7"), [0, 0, 0], 0),  # a tie: the farthest from the winner
    ("classic", ("b5", "r1", "b7 b8"), [300, 495, 20], 2),  # the fewest points
    ("ozby", ("b5 b6", "r1", "b7"), [20, 30, 495], 2),  # the most points, where points are bad
)


async def test_the_loser_can_begin_the_next_game(server: Running) -> None:
    """On request, the player who came last begins, whatever the rules say."""
    for preset, hands, scores, loser in LOSERS:
        async with seated_room(server, 3, preset) as seated:
            await _play_out(seated, hands, scores=scores)
            await seated.start(2, "loser")
            assert seated.table.view(None).first == loser, preset
            assert seated.room.rules_code == encode(load_rules(preset))


async def test_the_next_seat_can_begin_the_next_game(server: Running) -> None:
    """On request, or by rules that rotate, the seat after the last beginner begins."""
    async with seated_room(server, 3, "basic-plus", first_player="random") as seated:
        await _play_out(seated, ("b5", "r1", "b7"))
        ana = seated.clients[0]
        begun: list[tuple[int, m.First]] = [(2, "next"), (3, "next"), (4, "rules"), (5, "rules")]
        for game, first in begun:
            if first == "rules" and game == 4:
                settings: m.Chosen = {"first_player": "left of dealer"}
                await ana.command(m.ChooseRules(ana.new_id(), "basic-plus", settings))
            before = seated.room.first
            await seated.start(game, first)
            assert seated.table.view(None).first == (before + 1) % 3
            await seated.place(["b5", "r1", "b7"], turn=1, called=[1])
            await seated.play([(1, "play r1")])


async def test_the_loser_begins_after_changing_seats(server: Running) -> None:
    """If players change seats between games, the player who lost begins, not the player on the old seat."""
    async with seated_room(server, 3, "basic-plus") as seated:
        await _play_out(seated, ("b5 y1 y2", "r1", "b7"))
        ana = seated.clients[0]
        assert isinstance(await ana.command(m.Arrange(ana.new_id(), [1, 2, 0])), m.Done)
        assert isinstance(await ana.start(2, "loser"), m.Done)
        assert seated.room.seats[seated.table.view(None).first].name == "Ana"


async def test_players_who_changed_seats_see_the_new_table(server: Running) -> None:
    """Players who changed seats and former watchers get the whole view of the next game."""
    async with seated_room(server, 3, "basic-plus") as seated:
        ana, ben, cleo = seated.clients
        async with RecordingClient(server.address, seated.code) as dov:
            await _play_out(seated, ("b5 y1 y2", "r1", "b7"))
            await cleo.command(m.Leave(cleo.new_id()))
            await ana.command(m.Arrange(ana.new_id(), [1, 2, 0]))
            await dov.sit("Dov")
            assert isinstance(await ana.start(2), m.Done)
            for seat, client in enumerate((ben, dov, ana)):
                await client.until(lambda client=client: client.seq >= seated.room.seq)
                assert client.view == seated.table.game.view(seat)
            assert cleo.view == seated.table.game.view(None)


async def test_a_new_player_does_not_see_the_last_hand(server: Running) -> None:
    """After a game, you do not see the last hand of the seat that you take."""
    async with seated_room(server, 3, "basic-plus") as seated:
        await _play_out(seated, ("b5 y1 y2", "r1", "b7"))
        ana = seated.clients[0]
        await ana.command(m.Arrange(ana.new_id(), [2, 0, 1]))
        async with raw_connection(server, seated.code) as connection:
            welcome = await connection.hello(seated.tokens[2])
            assert welcome.seat == 0
            assert view_in(welcome).hand in ((), ("b7",))
        await ana.command(m.Clear(ana.new_id(), 0))
        async with raw_connection(server, seated.code) as connection:
            await connection.hello()
            await connection.command(m.Sit("sit", "Dov", 0))
            await connection.send(m.Look("look"))
            assert view_in(await connection.receive(m.WholeView)).hand == ()


# Fair deals


async def test_seeds_are_hidden_until_the_deal(tmp_path: Path) -> None:
    """Nobody sees another seat's seed before the deal. Afterwards everyone does, and the transcript proves
    the deal."""
    async with (
        running(tmp_path, IMPATIENT) as server,
        seated_room(server, 2, "basic-plus", 1, hand_size=2) as seated,
    ):
        ana, seed = seated.clients[0], "5eed" * 16
        async with RecordingClient(server.address, seated.code) as ben:
            await ben.sit("Ben")
            assert isinstance(await ana.command(m.Seed(ana.new_id(), seed)), m.Done)
            await ben.until(lambda: ben.seq >= seated.room.seq)
            assert seed not in repr(ben.messages)
            assert ben.info().seeds == ()
            promised = ben.info().commitment
            await seated.start()
            await ben.until(lambda: ben.info().playing)
            assert (ben.info().seeds, ben.info().commitment) == ((seed, ""), promised)
            for client in (ana, ben):
                await client.command(m.Leave(client.new_id()))
            await ben.until(lambda: not ben.info().playing)
            told = repr(ben.messages)
        assert ana.info().commitment != promised
        async with server.http() as http:
            games = (await http.get(f"/api/rooms/{seated.code}/games")).json()
            text = (await http.get(f"/api/rooms/{seated.code}/games/1")).text
        assert [game["commitment"] for game in games] == [promised]
        deal = parse_transcript(text).deal
        assert deal
        assert deal.seeds == (seed, "")
        assert sha256(bytes.fromhex(deal.secret)).hexdigest() == promised
        assert deal.secret not in told


async def test_a_free_wrong_catch_has_a_cooldown(server: Running) -> None:
    """After a wrong catch that costs no cards, you have to wait before the next catch. Other moves are
    allowed."""
    async with seated_room(server) as seated:
        ben = seated.clients[1]
        await seated.start()
        await seated.place(HANDS[:2])
        assert code_of(await ben.move("catch 0")) not in ("Update", "cooldown")
        assert code_of(await ben.move("catch 0")) == "cooldown"
        await seated.play([(0, "play r5"), (1, "play r8")])


# Watchers and chat


async def test_watchers_see_no_hands(server: Running) -> None:
    """Anyone can watch a game. Watchers see no hands and cannot act."""
    async with seated_room(server) as seated, RecordingClient(server.address, seated.code) as dov:
        await seated.start()
        await seated.place(HANDS[:2])
        await seated.play([(0, "play r5")])
        await dov.until(lambda: dov.view == seated.table.game.view(None))
        assert dov.view
        assert (dov.seat, dov.view.hand, dov.view.moves, dov.info().watchers) == (None, (), (), 1)
        before = seated.room.seq
        assert code_of(await dov.move("play r8")) == "no-seat"
        assert code_of(await dov.say("play the eight!")) == "no-seat"
        assert seated.room.seq == before
        cards = [event.card for update in dov.updates() for event in update.events if event.kind == "dealt"]
        assert cards == [None] * 14


async def test_chat_reaches_everyone_in_the_room(server: Running) -> None:
    """Players, watchers and later visitors get a chat message, and other rooms do not."""
    async with (
        seated_room(server) as seated,
        seated_room(server) as elsewhere,
        RecordingClient(server.address, seated.code) as dov,
    ):
        ana, ben = seated.clients
        await ana.say("  hello\x00\nall ")
        wanted = m.Said(seated.room.seq, 0, "Ana", "hello  all")
        for client in (ana, ben, dov):
            await client.until(lambda client=client: wanted in client.messages)
        for text in ("   ", "\u200b\x07"):
            assert code_of(await ana.say(text)) == "no-words"
        async with raw_connection(server, seated.code) as connection:
            assert (await connection.hello()).chat == (wanted,)
            await connection.socket.close()
        async with raw_connection(server, elsewhere.code) as connection:
            assert (await connection.hello()).chat == ()
        assert not any(isinstance(message, m.Said) for message in elsewhere.clients[0].messages)


async def test_chat_is_bounded(server: Running) -> None:
    """A chat message has a maximum length, and a welcome contains only the latest messages."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        ana = seated.clients[0]
        await connection.hello(seated.tokens[0])
        await connection.send(m.Say("long", "x" * (m.CHAT_LENGTH + 1)))
        assert (await connection.receive(m.Problem)).code == "no-command"
        lines = [f"{number} ".ljust(m.CHAT_LENGTH, "x") for number in range(CHAT_LINES + 5)]
        await asyncio.gather(*(ana.say(text) for text in lines))
        async with raw_connection(server, seated.code) as other:
            assert [said.text for said in (await other.hello()).chat] == lines[-CHAT_LINES:]


async def test_chat_during_the_silence_costs_cards(server: Running) -> None:
    """Under the rule of silence, a chat message is delivered and costs cards."""
    async with seated_room(server, 3, "advanced") as seated:
        cleo = seated.clients[2]
        await seated.start()
        await seated.place(["r0 g1 y1", "r5 b1 b2", "g5 y6"])
        await seated.play([(0, "play r0")])
        assert isinstance(await cleo.say("oops"), m.Done)
        await seated.sync()
        assert cleo.view
        assert (cleo.view.sizes, cleo.view.silence) == ((2, 3, 5), False)
        assert [line.text for line in seated.room.history.chat] == ["oops"]
