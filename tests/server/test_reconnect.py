"""A line that is lost at any point of a round: whoever comes back finds everything, and decides as before."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from lastcard import protocol as m
from lastcard.client import client as client_module
from lastcard.server.answers import REMEMBERED
from lastcard.server.history import STEPS
from lastcard.server.timeouts import Timeouts
from tests.server.positions import (
    BareLine,
    Company,
    bare_line,
    come_back_quickly,
    company,
    events_of,
    in_loop,
    ping_often,
    seq_of,
    soon,
    view_in,
)
from tests.server.servers import running

Moves = Sequence[tuple[int, str]]
THREE = ("b5 y1 g2", "b1 b2 b3", "y4 y5 y6")
SIXTY_NINE = ("r6 r2 g1 g2", "r9 r3 y1 y2", "rs b8 b9", "r9 r1 b1 b2")


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    come_back_quickly(monkeypatch)


@dataclass(frozen=True)
class Point:
    """A point of a round at which seat 0 has something to decide: the moves that lead there, made before
    its line is lost and while it is; and what it decides."""

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


async def _lost_meanwhile(party: Company, point: Point) -> tuple[m.Welcome, int]:
    """Seat 0 loses its line, the others go on and say something; how it is welcomed, and what it saw last."""
    ana, ben = party.people[:2]
    seen = ana.seq
    ana.lose_line()
    await party.sees_gone(1, 0)
    await party.play(point.meanwhile)
    await ben.say("Ana, where are you?")
    return await ana.find_line(), seen


@pytest.mark.parametrize("point", POINTS.values(), ids=POINTS.keys())
@in_loop
async def test_whoever_comes_back_finds_the_decision_as_it_was(tmp_path: Path, point: Point) -> None:
    """At every point of a round the line can be lost: afterwards everything is known, and play goes on."""
    async with (
        running(tmp_path) as srv,
        company(srv, len(point.hands), point.preset, None, **point.settings) as party,
    ):
        ana, ben = party.people[:2]
        await party.start()
        await party.place(point.hands, **point.position)
        await party.play(point.before)
        welcome, seen = await _lost_meanwhile(party, point)
        assert welcome.seat == 0
        assert welcome.view == party.table.game.view(0)
        assert welcome.complete
        assert [one.seq for one in welcome.missed] == [update.seq for update in ben.updates(seen)]
        assert events_of(welcome.missed) == events_of(ben.updates(seen))
        assert len(welcome.missed) >= len(point.meanwhile)
        assert [said.text for said in welcome.chat] == ["Ana, where are you?"]
        assert view_in(welcome).phase == point.phase
        assert view_in(welcome).offer(point.decision)
        assert isinstance(await ana.move(point.decision), m.Update)
        await party.go_on()


@in_loop
async def test_whoever_comes_back_after_the_match_can_begin_another(tmp_path: Path) -> None:
    """The match ended while the host's line was lost: it sees how, and deals the next one."""
    async with running(tmp_path) as srv, company(srv, 2, "basic-plus") as party:
        ana = party.people[0]
        await party.start()
        await party.place(["b5 y1", "r1"], turn=1, called=[1])
        ana.lose_line()
        await party.sees_gone(1, 0)
        await party.play([(1, "play r1")])
        welcome = await ana.find_line()
        assert welcome.view == party.table.game.view(0)
        assert view_in(welcome).phase == "match over"
        assert view_in(welcome).match_winners == (1,)
        assert "match-over" in [event.kind for event in events_of(welcome.missed)]
        assert not welcome.room.playing
        await party.start(game=2)
        await party.go_on()


@in_loop
async def test_what_was_missed_has_the_own_cards_and_nobody_elses(tmp_path: Path) -> None:
    """Cards that were drawn while the line was lost are told to those who drew them, and to nobody else."""
    async with running(tmp_path) as srv, company(srv, 3, "basic-plus") as party:
        ana, ben, _ = party.people
        await party.start()
        await party.place(["r1 y6", *THREE[1:]], draw="g1 g2 g3 b5 b6 b7")
        await party.play([(0, "play r1")])
        ana.lose_line()
        await party.sees_gone(1, 0)
        await party.play([(1, "catch 0"), (1, "uno")])
        drawn = [event for one in (await ana.find_line()).missed for event in one.events]
        assert [event.card for event in drawn if event.kind == "drew" and event.seat == 0] == [
            "g1",
            "g2",
            "g3",
        ]
        assert [event.card for event in drawn if event.kind == "drew" and event.seat == 1] == [None] * 3
        told = [event for update in ben.updates() for event in update.events if event.kind == "drew"]
        assert [event.card for event in told] == [None] * 3 + ["b5", "b6", "b7"]


@in_loop
async def test_a_line_that_is_closed_politely_comes_back_too(tmp_path: Path) -> None:
    """A page that is loaded anew says goodbye first: it makes no difference."""
    async with running(tmp_path) as srv, company(srv) as party:
        await party.start()
        for person in party.people * 2:
            welcome = await person.come_back()
            assert welcome.seat == person.seat
            assert welcome.missed == ()
            assert welcome.view == party.table.game.view(person.seat)
        await party.go_on()


@in_loop
async def test_a_client_keeps_trying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long there is no way to the server, the client comes back when there is one."""
    tries: list[str] = []

    def counted(url: str, **options: Any) -> Any:
        tries.append(url)
        return connect(url, **options)

    monkeypatch.setattr(client_module, "connect", counted)
    async with running(tmp_path) as srv, company(srv) as party:
        await party.start()
        ana = party.people[0]
        ana.lose_line()
        tried = len(tries)
        await soon(lambda: len(tries) > tried + 8)
        assert (await ana.find_line()).view == party.table.game.view(0)


@in_loop
async def test_everybody_comes_back_to_a_server_that_was_restarted(tmp_path: Path) -> None:
    """The server goes down in a game and comes up again at the same address: the clients find it by
    themselves, everything is as it was, and play goes on."""
    async with AsyncExitStack() as before:
        srv = await before.enter_async_context(running(tmp_path))
        async with company(srv, 3, "classic") as party:
            await party.start()
            await party.go_on(6)
            await party.agree()
            seen = [person.view for person in party.people]
            for person in party.people:
                person.expect_loss()
            await before.aclose()
            async with running(tmp_path, port=int(srv.address.rpartition(":")[2])) as again:
                party.srv = again
                for person, view in zip(party.people, seen, strict=True):
                    welcome = await person.find_line()
                    assert (welcome.view, welcome.missed, welcome.complete) == (view, (), True)
                await party.go_on(6)


# How much is told again


async def _call_wrongly(line: BareLine, times: int, name: str) -> None:
    """So many steps of the game: calls without a reason."""
    for number in range(times):
        await line.say(m.Move(f"{name}-{number}", "uno"))
    for number in range(times):
        await line.answer(f"{name}-{number}")


@pytest.mark.parametrize(("steps", "complete"), [(STEPS, True), (STEPS + 1, False)])
@in_loop
async def test_what_is_too_long_ago_is_not_told_again(tmp_path: Path, steps: int, complete: bool) -> None:
    """So many steps are told again and no more: beyond them the welcome says so, and has the whole view."""
    async with (
        running(tmp_path) as srv,
        company(srv, false_call_penalty=1) as party,
        bare_line(srv, party.code) as ben,
        bare_line(srv, party.code) as ana,
    ):
        await party.start()
        seen = party.people[0].seq
        await ben.hello(party.tokens[1])
        await _call_wrongly(ben, steps, "call")
        welcome = await ana.hello(party.tokens[0], seen)
        assert welcome.complete is complete
        assert len(welcome.missed) == STEPS
        assert welcome.view == party.table.game.view(0)
        assert welcome.seq == party.room.seq


@in_loop
async def test_what_happened_since_the_lobby_is_complete(tmp_path: Path) -> None:
    """Whoever was gone while somebody sat down and the first game began has missed nothing untold."""
    async with (
        running(tmp_path) as srv,
        company(srv, 3, people=2) as party,
        bare_line(srv, party.code) as line,
    ):
        seen = party.people[1].seq
        async with srv.client(party.code) as cleo:
            await cleo.command(m.Sit("sit", "Cleo"))
            await party.start()
            welcome = await line.hello(party.tokens[1], seen)
            assert events_of(welcome.missed)[-1].kind in ("first", "owes", "reversed", "skipped", "opened")
            assert welcome.complete


@in_loop
async def test_the_first_word_is_the_welcome(tmp_path: Path) -> None:
    """The answer to hello comes before anything else: only then does a client know who it is."""
    async with running(tmp_path) as srv, company(srv) as party, bare_line(srv, party.code) as line:
        await line.say(m.Hello(m.VERSION))
        assert isinstance(await line.hear_any(), m.Welcome)


@in_loop
async def test_an_after_that_is_not_there_yet_is_no_harm(tmp_path: Path) -> None:
    """Somebody who pretends to have seen more than there is has missed nothing, and sees everything."""
    async with running(tmp_path) as srv, company(srv) as party, bare_line(srv, party.code) as line:
        await party.start()
        welcome = await line.hello(party.tokens[0], 10**9)
        assert welcome.missed == ()
        assert welcome.view == party.table.game.view(0)


# Commands that are sent again


@in_loop
async def test_a_command_without_a_line_is_carried_out_once(tmp_path: Path) -> None:
    """What somebody does while his line is lost is done when he is back, once."""
    async with running(tmp_path) as srv, company(srv) as party:
        ana = party.people[0]
        await party.start()
        await party.place(["r5 r6", "b1 b2"])
        ana.lose_line()
        await party.sees_gone(1, 0)
        played = asyncio.create_task(ana.move("play r5"))
        said = asyncio.create_task(ana.say("hello?"))
        await ana.find_line()
        assert isinstance(await played, m.Update)
        assert isinstance(await said, m.Done)
        assert [line.text for line in party.room.history.chat] == ["hello?"]
        assert [str(step) for step in party.table.game.steps] == ["0 play r5"]


@in_loop
async def test_an_answer_that_was_lost_is_given_again(tmp_path: Path) -> None:
    """The move arrived and its answer did not: it is sent again, made once, and answered."""
    async with running(tmp_path) as srv, company(srv) as party:
        ana, ben = party.people
        await party.start()
        await party.place(["r5 r6 r7", "b1 b2"])
        ana.stop_hearing()
        played = asyncio.create_task(ana.move("play r5"))
        await ben.until(lambda: ben.view is not None and ben.view.top == "r5")
        assert not played.done()
        ana.lose_line()
        await ana.find_line()
        assert isinstance(await played, m.Done)
        assert [str(step) for step in party.table.game.steps] == ["0 play r5"]
        assert ana.view == party.table.game.view(0)


@in_loop
async def test_the_same_id_is_carried_out_once(tmp_path: Path) -> None:
    """A move and a line of chat, sent twice in a row over one line: done once, answered twice."""
    async with running(tmp_path) as srv, company(srv) as party, bare_line(srv, party.code) as line:
        await party.start()
        await party.place(["r5 r6 r7", "b1 b2"])
        await line.hello(party.tokens[0])
        first = await line.ask(m.Move("move", "play r5"))
        assert isinstance(first, m.Update)
        assert await line.ask(m.Move("move", "play r5")) == m.Done("move", first.seq)
        said = await line.ask(m.Say("say", "well"))
        assert await line.ask(m.Say("say", "well")) == said
        assert party.room.seq == seq_of(said)
        assert len(party.room.history.chat) == len(party.table.game.steps) == 1


@in_loop
async def test_the_same_id_over_two_lines_is_carried_out_once(tmp_path: Path) -> None:
    """The old line was thought lost and is not: what comes over both of them at once is done once."""
    async with (
        running(tmp_path) as srv,
        company(srv) as party,
        bare_line(srv, party.code) as one,
        bare_line(srv, party.code) as other,
    ):
        await party.start()
        await party.place(["r5 r6 r7", "b1 b2"])
        for line in (one, other):
            await line.hello(party.tokens[0])
        for command in (m.Move("move", "play r5"), m.Say("say", "well")):
            await asyncio.gather(one.say(command), other.say(command))
            given = [await line.answer(command.id) for line in (one, other)]
            assert len({seq_of(answer) for answer in given}) == 1
        assert len(party.room.history.chat) == len(party.table.game.steps) == 1


@in_loop
async def test_the_same_id_within_a_race_is_carried_out_once(tmp_path: Path) -> None:
    """While moves are held back because others might have been first, the same one can come twice."""
    async with running(tmp_path) as srv, company(srv, 3, "guide", jump_in="all", deck="double") as party:
        await party.start()
        await party.place(["r5 y1 y2", "r5 b2 b3", "g1 g2 g3"], discard="r3 r5", turn=2)
        async with bare_line(srv, party.code) as one, bare_line(srv, party.code) as other:
            for line in (one, other):
                await line.hello(party.tokens[0])
            await asyncio.gather(*(line.say(m.Move("jump", "jump r5")) for line in (one, other)))
            given = {type(await line.answer("jump")) for line in (one, other)}
            assert given == {m.Update, m.Done}
        assert [str(step) for step in party.table.game.steps] == ["0 jump r5"]


@in_loop
async def test_the_same_id_after_a_restart_is_carried_out_once(tmp_path: Path) -> None:
    """The server went down before the answer was read: the one that comes up knows the command."""
    async with running(tmp_path) as srv, company(srv) as party, bare_line(srv, party.code) as line:
        await party.start()
        asked = party.table.game.to_act
        token = party.tokens[asked]
        move = m.Move("move", party.table.view(asked).answers[0].text)
        await line.hello(token)
        said = await line.ask(m.Say("say", "well"))
        made = await line.ask(move)
        assert isinstance(made, m.Update)
    async with running(tmp_path) as srv, bare_line(srv, party.code) as line:
        await line.hello(token)
        assert await line.ask(m.Say("say", "well")) == said
        assert await line.ask(move) == m.Done("move", made.seq)
        room = srv.registry.actors[party.code].room
        assert room.table
        assert len(room.table.game.steps) == len(room.history.chat) == 1
        assert room.seq == made.seq


@in_loop
async def test_ids_are_each_clients_own(tmp_path: Path) -> None:
    """Two people who happen to choose the same id have sent two commands."""
    async with (
        running(tmp_path) as srv,
        company(srv) as party,
        bare_line(srv, party.code) as one,
        bare_line(srv, party.code) as other,
    ):
        await one.hello(party.tokens[0])
        await other.hello(party.tokens[1])
        assert isinstance(await one.ask(m.Say("1", "well")), m.Done)
        assert isinstance(await other.ask(m.Say("1", "yes?")), m.Done)
        assert [(line.name, line.text) for line in party.room.history.chat] == [
            ("Ana", "well"),
            ("Ben", "yes?"),
        ]


@in_loop
async def test_a_misplay_sent_twice_is_paid_once(tmp_path: Path) -> None:
    """A card laid against the rules costs once, and both answers say that it did."""
    async with (
        running(tmp_path) as srv,
        company(srv, 2, "classic") as party,
        bare_line(srv, party.code) as line,
    ):
        await party.start()
        await party.place(["r5 b6 b7", "b1 b2"])
        await line.hello(party.tokens[0])
        given = [await line.ask(m.Move("wrong", "play b6")) for _ in range(2)]
        assert all(isinstance(answer, m.Refused) for answer in given)
        assert party.table.view(None).sizes[0] == 4
        assert [answer.paid for answer in given if isinstance(answer, m.Refused)] == [True, True]


@in_loop
async def test_a_catch_that_waits_is_made_once(tmp_path: Path) -> None:
    """A catch within the grace seconds, sent twice, waits once and is answered twice."""
    async with running(tmp_path) as srv, company(srv, 2, "basic-plus", grace_seconds=1) as party:
        await party.start()
        await party.place(["r5 r6", "b1 b2"])
        await party.play([(0, "play r5")])
        async with bare_line(srv, party.code) as line:
            await line.hello(party.tokens[1])
            given = [await line.ask(m.Move("catch", "catch 0")) for _ in range(2)]
            assert [type(answer) for answer in given] == [m.Done, m.Done]
            assert sum('"waited"' in entry for entry in party.log()) == 1
            await party.people[1].until(lambda: "caught" in _kinds(party))
        assert party.table.view(None).sizes[0] == 4


def _kinds(party: Company) -> list[str]:
    return [event.kind for event in events_of(party.people[1].updates())]


@in_loop
async def test_an_old_command_is_known_however_much_has_happened_since(tmp_path: Path) -> None:
    """A phone that slept sends what was never answered, hundreds of commands later: it was done, once."""
    async with (
        running(tmp_path) as srv,
        company(srv) as party,
        bare_line(srv, party.code) as one,
        bare_line(srv, party.code) as other,
    ):
        await one.hello(party.tokens[0])
        await other.hello(party.tokens[1])
        first = await one.ask(m.Say("say", "well"))
        for number in range(REMEMBERED):
            await other.say(m.Say(f"{number}", "."))
        await other.answer(f"{REMEMBERED - 1}")
        assert isinstance(await one.ask(m.Say("say", "well")), m.Done)
        assert party.room.seq == seq_of(first) + REMEMBERED


# Phones that sleep


@in_loop
async def test_a_phone_wakes_up_beside_its_old_line(tmp_path: Path) -> None:
    """The server does not know yet that the old line is dead: the new one counts, and the end of the old one
    takes nothing away."""
    async with (
        running(tmp_path) as srv,
        company(srv, people=1) as party,
        bare_line(srv, party.code) as asleep,
    ):
        ana = party.people[0]
        token = (await asleep.hello()).token
        await asleep.ask(m.Sit("sit", "Ben"))
        asleep.stop_hearing()
        await party.start()
        await party.place(["r5 r6 r7", "b1 b2 r8"])
        await party.play([(0, "play r5")])
        async with bare_line(srv, party.code) as awake:
            welcome = await awake.hello(token, 4)
            assert welcome.seat == 1
            assert welcome.view == party.table.game.view(1)
            lines = len(party.actor.connections)
            asleep.cut()
            await soon(lambda: len(party.actor.connections) == lines - 1)
            assert party.actor.info().seats[1].connected
            assert isinstance(await awake.ask(m.Move("move", "play r8")), m.Update)
            await ana.until(lambda: ana.view is not None and ana.view.top == "r8")
            assert ana.info().seats[1].connected


@in_loop
async def test_a_phone_that_answers_no_pings_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone falls asleep without a word: it is noticed, a bot plays, and when it wakes up the seat is its
    own again and it is told what it has slept through."""
    ping_often(monkeypatch, every=0.15, patience=0.3)
    timeouts = Timeouts(away=0.05, pace=0.001)
    async with (
        running(tmp_path, timeouts) as srv,
        company(srv, people=1) as party,
        bare_line(srv, party.code) as asleep,
    ):
        ana = party.people[0]
        token = (await asleep.hello()).token
        await asleep.ask(m.Sit("sit", "Ben"))
        await party.start()
        await party.place(["r5 r6 r7", "r8 b2 b3"])
        seen = party.room.seq
        asleep.stop_hearing()
        await party.play([(0, "play r5")])
        await ana.until(lambda: ana.info().seats[1].away)
        await ana.until(lambda: ana.view is not None and ana.view.turn == 0)
        async with bare_line(srv, party.code) as awake:
            welcome = await awake.hello(token, seen)
            assert (welcome.seat, welcome.room.seats[1].away) == (1, False)
            assert welcome.view == party.table.game.view(1)
            assert events_of(welcome.missed) == events_of(ana.updates(seen))
            assert {event.seat for event in events_of(welcome.missed)} >= {0, 1}
            await party.agree()


@in_loop
async def test_hello_is_said_once(tmp_path: Path) -> None:
    """A second hello over the same line is refused, and changes nothing about who that is."""
    async with running(tmp_path) as srv, company(srv) as party, bare_line(srv, party.code) as line:
        await line.hello(party.tokens[0])
        await line.say(m.Hello(m.VERSION, party.tokens[1]))
        assert (await line.hear(m.Problem)).code == "hello-once"
        await line.ask(m.Say("say", "still me"))
        assert party.room.history.chat[-1].name == "Ana"


@in_loop
async def test_nothing_is_done_before_hello(tmp_path: Path) -> None:
    """Without a hello there is no room to do something in."""
    async with running(tmp_path) as srv, company(srv) as party, bare_line(srv, party.code) as line:
        await line.say(m.Say("say", "anybody?"))
        assert (await line.hear(m.Problem)).code == "hello-first"
