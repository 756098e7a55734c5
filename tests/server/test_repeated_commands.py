"""Commands that a client repeats because their answers were lost: the server executes each of them once."""

import asyncio
from pathlib import Path

import pytest

from lastcard import protocol as m
from lastcard.server.answers import REMEMBERED
from tests.server.positions import (
    SeatedRoom,
    events_of,
    raw_connection,
    reconnect_quickly,
    seated_room,
    seq_of,
)
from tests.server.servers import Running, running


@pytest.fixture(autouse=True)
def _reconnect_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    reconnect_quickly(monkeypatch)


async def test_a_command_while_disconnected_is_executed_once(server: Running) -> None:
    """A command given while disconnected is executed once, after reconnecting."""
    async with seated_room(server) as seated:
        ana = seated.clients[0]
        await seated.start()
        await seated.place(["r5 r6", "b1 b2"])
        ana.disconnect()
        await seated.sees_disconnected(1, 0)
        played = asyncio.create_task(ana.move("play r5"))
        said = asyncio.create_task(ana.say("hello?"))
        await ana.reconnect()
        assert isinstance(await played, m.Update)
        assert isinstance(await said, m.Done)
        assert [line.text for line in seated.room.history.chat] == ["hello?"]
        assert [str(step) for step in seated.table.game.steps] == ["0 play r5"]


async def test_a_lost_answer_is_sent_again(server: Running) -> None:
    """The server got a move, but its answer was lost. The client sends it again, and it is made once."""
    async with seated_room(server) as seated:
        ana, ben = seated.clients
        await seated.start()
        await seated.place(["r5 r6 r7", "b1 b2"])
        ana.stop_reading()
        played = asyncio.create_task(ana.move("play r5"))
        await ben.until(lambda: ben.view is not None and ben.view.top == "r5")
        assert not played.done()
        ana.disconnect()
        await ana.reconnect()
        assert isinstance(await played, m.Done)
        assert [str(step) for step in seated.table.game.steps] == ["0 play r5"]
        assert ana.view == seated.table.game.view(0)


async def test_a_repeated_id_is_executed_once(server: Running) -> None:
    """A move and a chat message, each sent twice, are executed once and answered twice."""
    async with seated_room(server) as seated, raw_connection(server, seated.code) as connection:
        await seated.start()
        await seated.place(["r5 r6 r7", "b1 b2"])
        await connection.hello(seated.tokens[0])
        first = await connection.command(m.Move("move", "play r5"))
        assert isinstance(first, m.Update)
        assert await connection.command(m.Move("move", "play r5")) == m.Done("move", first.seq)
        said = await connection.command(m.Say("say", "well"))
        assert await connection.command(m.Say("say", "well")) == said
        assert seated.room.seq == seq_of(said)
        assert len(seated.room.history.chat) == len(seated.table.game.steps) == 1


async def test_a_repeated_id_on_two_connections_is_executed_once(server: Running) -> None:
    """A command that arrives on the old and the new connection at the same time is executed once."""
    async with (
        seated_room(server) as seated,
        raw_connection(server, seated.code) as one,
        raw_connection(server, seated.code) as other,
    ):
        await seated.start()
        await seated.place(["r5 r6 r7", "b1 b2"])
        for connection in (one, other):
            await connection.hello(seated.tokens[0])
        for command in (m.Move("move", "play r5"), m.Say("say", "well")):
            await asyncio.gather(one.send(command), other.send(command))
            given = [await connection.answer(command.id) for connection in (one, other)]
            assert len({seq_of(answer) for answer in given}) == 1
        assert len(seated.room.history.chat) == len(seated.table.game.steps) == 1


async def test_a_repeated_id_in_a_race_is_executed_once(server: Running) -> None:
    """A move that arrives twice while it is held back for a race is made once."""
    async with seated_room(server, 3, "guide", jump_in="all", deck="double") as seated:
        await seated.start()
        await seated.place(["r5 y1 y2", "r5 b2 b3", "g1 g2 g3"], discard="r3 r5", turn=2)
        async with raw_connection(server, seated.code) as one, raw_connection(server, seated.code) as other:
            for connection in (one, other):
                await connection.hello(seated.tokens[0])
            await asyncio.gather(*(connection.send(m.Move("jump", "jump r5")) for connection in (one, other)))
            given = {type(await connection.answer("jump")) for connection in (one, other)}
            assert given == {m.Update, m.Done}
        assert [str(step) for step in seated.table.game.steps] == ["0 jump r5"]


async def test_a_repeated_id_after_a_restart_is_executed_once(tmp_path: Path) -> None:
    """A restarted server knows the commands that it executed before."""
    async with (
        running(tmp_path) as server,
        seated_room(server) as seated,
        raw_connection(server, seated.code) as connection,
    ):
        await seated.start()
        asked = seated.table.game.to_act
        token = seated.tokens[asked]
        move = m.Move("move", seated.table.view(asked).answers[0].text)
        await connection.hello(token)
        said = await connection.command(m.Say("say", "well"))
        made = await connection.command(move)
        assert isinstance(made, m.Update)
    async with running(tmp_path) as server, raw_connection(server, seated.code) as connection:
        await connection.hello(token)
        assert await connection.command(m.Say("say", "well")) == said
        assert await connection.command(move) == m.Done("move", made.seq)
        room = server.registry.actors[seated.code].room
        assert room.table
        assert len(room.table.game.steps) == len(room.history.chat) == 1
        assert room.seq == made.seq


async def test_clients_may_use_the_same_ids(server: Running) -> None:
    """Two clients that use the same id have sent two commands."""
    async with (
        seated_room(server) as seated,
        raw_connection(server, seated.code) as one,
        raw_connection(server, seated.code) as other,
    ):
        await one.hello(seated.tokens[0])
        await other.hello(seated.tokens[1])
        assert isinstance(await one.command(m.Say("1", "well")), m.Done)
        assert isinstance(await other.command(m.Say("1", "yes?")), m.Done)
        assert [(line.name, line.text) for line in seated.room.history.chat] == [
            ("Ana", "well"),
            ("Ben", "yes?"),
        ]


async def test_a_repeated_misplay_is_paid_once(server: Running) -> None:
    """A misplay sent twice costs cards once, and both answers say that it did."""
    async with (
        seated_room(server, 2, "classic") as seated,
        raw_connection(server, seated.code) as connection,
    ):
        await seated.start()
        await seated.place(["r5 b6 b7", "b1 b2"])
        await connection.hello(seated.tokens[0])
        given = [await connection.command(m.Move("wrong", "play b6")) for _ in range(2)]
        assert all(isinstance(answer, m.Refused) for answer in given)
        assert seated.table.view(None).sizes[0] == 4
        assert [answer.paid for answer in given if isinstance(answer, m.Refused)] == [True, True]


async def test_a_repeated_catch_waits_once(server: Running) -> None:
    """A catch within the grace seconds, sent twice, waits once and is answered twice."""
    async with seated_room(server, 2, "basic-plus", grace_seconds=1) as seated:
        await seated.start()
        await seated.place(["r5 r6", "b1 b2"])
        await seated.play([(0, "play r5")])
        async with raw_connection(server, seated.code) as connection:
            await connection.hello(seated.tokens[1])
            given = [await connection.command(m.Move("catch", "catch 0")) for _ in range(2)]
            assert [type(answer) for answer in given] == [m.Done, m.Done]
            assert sum('"waited"' in entry for entry in seated.log()) == 1
            await seated.clients[1].until(lambda: "caught" in _kinds(seated))
        assert seated.table.view(None).sizes[0] == 4


def _kinds(seated: SeatedRoom) -> list[str]:
    return [event.kind for event in events_of(seated.clients[1].updates())]


async def test_an_old_command_is_still_known(server: Running) -> None:
    """A command that is sent again after hundreds of others is not executed again."""
    async with (
        seated_room(server) as seated,
        raw_connection(server, seated.code) as one,
        raw_connection(server, seated.code) as other,
    ):
        await one.hello(seated.tokens[0])
        await other.hello(seated.tokens[1])
        first = await one.command(m.Say("say", "well"))
        for number in range(REMEMBERED):
            await other.send(m.Say(f"{number}", "."))
        await other.answer(f"{REMEMBERED - 1}")
        assert isinstance(await one.command(m.Say("say", "well")), m.Done)
        assert seated.room.seq == seq_of(first) + REMEMBERED
