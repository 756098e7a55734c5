"""The lobby: seats, rules, names and invitations."""

from pathlib import Path

import pytest

from lastcard import protocol as m
from lastcard.cards.faces import MAX_SEATS
from lastcard.rules import encode, load_rules
from lastcard.server.timeouts import Timeouts
from tests.server.positions import (
    RecordingClient,
    code_of,
    raw_connection,
    reconnect_quickly,
    seated_room,
)
from tests.server.servers import Running, running

THINKING = Timeouts(away=0.02, pace=1000)  # bots think so long that they never move
HANDS = ("r5 r6 r7", "b1 b2 r8", "y1 y2 r9")


@pytest.fixture(autouse=True)
def _reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


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
        async with server.http() as http:
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
    async with running(tmp_path, THINKING) as server, server.http() as http:
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
