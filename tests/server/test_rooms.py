"""Rooms: starting games, absent players, the host's rights, and rooms that nobody uses."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from lastcard import protocol as m
from lastcard.cards.faces import MAX_SEATS
from lastcard.notation.transcript import parse_transcript
from lastcard.rules import encode, load_rules
from lastcard.server.history import CHAT_LINES
from lastcard.server.keys import new_token
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
from tests.server.servers import Running, locked_database, running

IMPATIENT = Timeouts(away=0.05, pace=0.001)
THINKING = Timeouts(away=0.02, pace=1000)  # bots think so long that they never move
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


@asynccontextmanager
async def _http(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, verify=False) as http:
        yield http


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


# Seats and rules


async def test_seats_are_arranged_between_games(server: Running) -> None:
    """The host reorders seats, adds seats and removes free ones. All players keep their own seat."""
    async with seated_room(server, 3, people=2) as seated:
        ana, ben = seated.clients

        async def arranged(*order: int) -> str:
            return code_of(await ana.command(m.Arrange(ana.new_id(), list(order))))

        assert await arranged(1, 2, 0) == "Done"
        await ben.until(lambda: ben.seat == 0)
        assert (ana.seat, [seat.name for seat in ana.info().seats]) == (2, ["Ben", "", "Ana"])
        assert await arranged(0, 2, -1, -1) == "Done"
        assert [seat.name for seat in ana.info().seats] == ["Ben", "Ana", "", ""]
        before = seated.room.seq
        assert await arranged(0, 2) == "order-loses"
        assert await arranged(0, 0, 1) == "order"
        assert await arranged(0, 1, 4) == "order"
        assert seated.room.seq == before
        assert await arranged(0, 1) == "Done"
        await ben.until(lambda: len(ben.info().seats) == 2)
        await seated.start()
        assert (ben.view and ben.view.seat, ana.view and ana.view.seat) == (0, 1)


async def test_partners_need_four_seats(server: Running) -> None:
    """Rules with partners are refused at other tables, and a table with such rules keeps its four seats."""
    async with seated_room(server, 2) as seated:
        ana = seated.clients[0]
        partners = m.ChooseRules("partners", "ozby", {"teams": "partners"})
        assert code_of(await ana.command(partners)) == "rules-seats-teams"
        assert ana.info().preset == "guide"
        await ana.command(m.Arrange(ana.new_id(), [0, -1, 1, -1]))
        assert isinstance(await ana.command(partners), m.Done)
        assert code_of(await ana.command(m.Arrange(ana.new_id(), [0, 2]))) == "rules-seats-teams"
        for seat in (1, 3):
            await ana.command(m.SeatBot(ana.new_id(), seat))
        await seated.start()
        async with _http(server) as http:
            wanted = {"preset": "ozby", "set": {"teams": "partners"}, "seats": 3}
            assert (await http.post("/api/rooms", json=wanted)).status_code == 422


async def test_rules_are_chosen_by_preset_or_code(server: Running) -> None:
    """The host chooses rules by preset and settings, or by code. Everyone is told, and the game uses them."""
    async with seated_room(server) as seated:
        ana, ben = seated.clients
        await ana.command(m.ChooseRules(ana.new_id(), "classic", {"hand_size": 5}))
        await ben.until(lambda: ben.info().preset == "classic")
        assert (ben.info().set, ben.info().rules) == ({"hand_size": 5}, seated.room.rules_code)
        code = encode(load_rules("gemela", {"hand_size": 3}))
        await ana.command(m.ChooseRules(ana.new_id(), code=code))
        await ben.until(lambda: ben.info().rules == code)
        await seated.start()
        assert seated.table.view(None).sizes == (3, 3)
        assert seated.table.game.rules.preset == "gemela"


WRONG_RULES: tuple[tuple[str, m.Chosen, str, str], ...] = (
    ("bridge", {}, "", "bridge"),
    ("guide", {"jump_inn": "all"}, "", "jump_inn"),
    ("guide", {"hand_size": 1000}, "", "hand_size"),
    ("guide", {"hand_size": 54}, "", "54"),
    ("guide", {"deck": "mine.toml"}, "", "deck"),
    ("mine.toml", {}, "", "mine.toml"),
    ("guide", {"sixty_nine": True}, "", "sixty_nine"),
    ("guide", {}, "0000-0000", "0000-0000"),
)


async def test_wrong_rules_are_refused_with_the_reason(server: Running) -> None:
    """Unknown rules, and rules that do not fit the table, change nothing. The answer says why."""
    async with seated_room(server) as seated:
        ana, before = seated.clients[0], seated.room.seq
        for preset, settings, code, reason in WRONG_RULES:
            answer = await ana.command(m.ChooseRules(ana.new_id(), preset, settings, code))
            assert isinstance(answer, m.Refused), (preset, settings, code)
            assert reason in answer.text
        assert (seated.room.seq, seated.room.rules_code) == (before, encode(load_rules("guide")))


async def test_names_can_be_shown_anywhere(server: Running) -> None:
    """A name is normalised, is unique whatever its case, and contains no control characters."""
    async with seated_room(server, 3, people=1) as seated:
        async with RecordingClient(server.address, seated.code) as ben:
            bad = (" ", "a\x07b", "a\nb\x00", "Be#n", "...", "\u202eneB", "B\u200ben", "\ud7ff\uffff")
            for name in bad:
                assert code_of(await ben.sit(name)) == "seat-no-name", name
            for name in ("Ana", "ANA", " ana ", "Ａna"):
                assert code_of(await ben.sit(name)) == "name-taken", name
            assert isinstance(await ben.sit("  Ben\tthe   Bold "), m.Done)
            assert ben.info().seats[1].name == "Ben the Bold"
        host = seated.clients[0]
        assert code_of(await host.command(m.Invite(host.new_id(), 2, "ben the bold"))) == "name-taken"


async def test_names_have_a_length(server: Running) -> None:
    """A name has 1 to 20 characters. After a refusal, the client can try again."""
    async with seated_room(server, people=1) as seated, raw_connection(server, seated.code) as connection:
        await connection.hello()
        for name in ("", "x" * (m.NAME_LENGTH + 1)):
            await connection.send(m.Sit("sit", name))
            assert (await connection.receive(m.Problem)).code == "no-command"
        assert isinstance(await connection.command(m.Sit("sit", "x" * m.NAME_LENGTH)), m.Done)


async def test_the_length_of_a_name_is_checked_after_normalising(server: Running) -> None:
    """A character that normalisation expands to eighteen counts as eighteen."""
    async with seated_room(server, people=1) as seated, raw_connection(server, seated.code) as connection:
        await connection.hello()
        await connection.command(m.Sit("sit", "\ufdfa" * m.NAME_LENGTH))
        assert len(seated.room.seats[1].name) <= m.NAME_LENGTH


async def test_a_room_has_two_to_ten_seats(tmp_path: Path) -> None:
    """A room has two to ten seats, and you can play at the largest."""
    async with running(tmp_path, THINKING) as server, _http(server) as http:
        for seats in (0, 1, MAX_SEATS + 1, -2):
            assert (await http.post("/api/rooms", json={"seats": seats})).status_code == 422
        for seats in (2, MAX_SEATS):
            async with seated_room(server, seats, people=1) as seated:
                ana = seated.clients[0]
                for seat in range(1, seats):
                    await ana.command(m.SeatBot(ana.new_id(), seat))
                assert len({seat.name for seat in ana.info().seats}) == seats
                await seated.start()
                assert seated.table.view(None).sizes == (7,) * seats
        assert MAX_SEATS == 10


async def test_an_invitation_is_for_one_seat(server: Running) -> None:
    """The token of an invitation gives its program the reserved seat, and no host's rights."""
    async with (
        seated_room(server, 3, people=2) as seated,
        raw_connection(server, seated.code) as connection,
    ):
        ana = seated.clients[0]
        invited = await ana.command(m.Invite(ana.new_id(), 2, "Robo"))
        assert isinstance(invited, m.Done)
        assert (ana.info().seats[2].kind, ana.info().seats[2].connected) == ("program", False)
        assert code_of(await ana.command(m.Invite(ana.new_id(), 1, "Robo2"))) == "seat-taken"
        welcome = await connection.hello(invited.token)
        assert (welcome.seat, welcome.host, welcome.token) == (2, False, "")
        assert code_of(await connection.command(m.Sit("sit", "Robo", 1))) == "seated-already"
        await seated.start()
        await seated.place(HANDS, turn=2)
        assert code_of(await connection.command(m.Move("1", "play r5"))) == "not-held"
        assert isinstance(await connection.command(m.Move("2", "play r9")), m.Update)


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
        async with _http(server) as http:
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
    async with running(tmp_path, Timeouts(rest=0.02)) as server, _http(server) as http:
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
