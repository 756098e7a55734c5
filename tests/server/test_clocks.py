"""Time at a server's table: catches that wait, turns that begin and run out by the clock, and a clock that
stands still while nobody is there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lastcard import protocol as m
from lastcard.bots.cast import Level
from lastcard.rules import Rules, load_rules
from lastcard.server.races import BOUND
from lastcard.server.timeouts import Timeouts
from tests.server.fake_clock import ClockedTable, OpenTable, done, refused_for_free
from tests.table.tables import all_alert

FORGETFUL = ["r5 g8", "r1 b2 b4", "y1 y2 y4"]
HANDS = ["r5 r6 b8", "r1 b2 b4", "g1 g2 g4"]
GRACE = 1.5
WAITING = load_rules(
    "gemela", {"false_catch_penalty": 3}
)  # that many grace seconds, six cards for the caught
BY_THE_CLOCK = load_rules("guide", {"grace_seconds": 2})  # the next turn begins by the clock
TIMED = load_rules("guide", {"turn_seconds": 15})
PENALTY = 6
SLOW = 0.1


def timed(seconds: float, **options: object) -> Rules:
    """Turns of so many seconds."""
    return load_rules("guide", {"turn_seconds": seconds, **options})


@asynccontextmanager
async def back(table: ClockedTable, seat: int) -> AsyncIterator[m.Welcome]:
    """Somebody comes back, and is told everything."""
    told: list[m.AnyMessage] = []
    again = table.second_client(seat)
    again.on_message = told.append
    async with again:
        await again.until(lambda: any(isinstance(message, m.Welcome) for message in told))
        yield next(message for message in told if isinstance(message, m.Welcome))


# Grace seconds


async def test_a_catch_within_the_grace_seconds_waits(open_table: OpenTable) -> None:
    """The catcher is told that it waits, the others are told nothing; after the seconds it is carried out."""
    async with open_table(WAITING, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.clock.advance(0.5)
        await table.exchange(0)
        told = [len(heard) for heard in table.messages]
        waits = await table.make(2, "catch 0")
        assert isinstance(waits, m.Done)
        assert waits.waits
        for seat in (0, 1):
            await table.client(seat).command(m.Look("look"))
            assert len(table.messages[seat]) == told[seat] + 1
        table.clock.advance(GRACE - 0.6)
        assert table.moves == ["0 play r5"]
        table.clock.advance(0.2)
        assert table.moves == ["0 play r5", "2 catch 0"]
        await table.sync(0)
        assert table.sizes[0] == 1 + PENALTY
        assert "caught" in table.events(0)


async def test_a_call_in_time_makes_it_void(open_table: OpenTable) -> None:
    """Nobody is caught, and whoever tried pays nothing."""
    async with open_table(WAITING, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        table.clock.advance(GRACE - 0.1)
        done(await table.make(0, "uno"))
        table.clock.advance(10.0)
        assert table.moves == ["0 play r5", "0 uno"]
        assert table.sizes == (1, 3, 3)


async def test_a_call_over_a_slow_line_is_in_time(open_table: OpenTable) -> None:
    """It was made before the seconds were over, and comes after them: what happens by itself waits for it."""
    async with open_table(WAITING, FORGETFUL) as table:
        table.set_round_trips(SLOW, 0.0, 0.0)
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        table.clock.advance(table.due() + SLOW - 0.01)
        done(await table.make(0, "uno"))
        table.clock.advance(10.0)
        assert table.moves == ["0 play r5", "0 uno"]


async def test_of_two_who_catch_in_time_the_first_counts(open_table: OpenTable) -> None:
    """By when they did so; both are told that it waits, and the second does not pay for a wrong catch."""
    async with open_table(WAITING, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(0.0, 0.0, SLOW)
        answers = [await table.send(1, "catch 0")]
        table.clock.advance(SLOW / 2)
        answers.append(await table.send(2, "catch 0"))
        table.clock.advance(BOUND)
        for answer in await asyncio.gather(*answers):
            assert isinstance(answer, m.Done)
            assert answer.waits
        table.clock.advance(GRACE)
        assert table.moves == ["0 play r5", "2 catch 0"]
        assert table.sizes == (1 + PENALTY, 3, 3)


async def test_a_catch_that_waits_comes_before_the_act_that_would_end_it(open_table: OpenTable) -> None:
    """The next players are quick: it is not lost, and their cards lie there as well."""
    async with open_table(WAITING, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        done(await table.make(1, "play r1"))
        done(await table.make(2, "play y1"))
        assert table.moves == ["0 play r5", "1 play r1", "2 catch 0", "2 play y1"]


async def test_a_catch_that_waits_survives_a_room_at_rest(open_table: OpenTable) -> None:
    """Everybody leaves, the room is put to rest and opened again out of its log: the catch is still there,
    and is carried out in the time of the room."""
    async with open_table(WAITING, FORGETFUL, timeouts=Timeouts(rest=600.0)) as table:
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        await table.server.registry.written()
        table.clock.advance(600.0)
        code = table.actor.room.code
        assert code not in table.server.registry.actors
        async with table.second_client(1) as again:
            room = table.server.registry.actors[code].room
            assert room is not table.actor.room
            assert room.table
            assert [plan.move.text for plan in room.table.waiting] == ["catch 0"]
            table.clock.advance(GRACE)
            await again.until(lambda: again.view is not None and again.view.sizes[0] == 1 + PENALTY)
            assert [str(step) for step in room.table.game.steps] == ["0 play r5", "2 catch 0"]


async def test_the_next_turn_begins_by_the_clock(open_table: OpenTable) -> None:
    """Whoever forgot has got away with it. A catch that comes a moment later has lost a race; one that comes
    later still is wrong."""
    async with open_table(BY_THE_CLOCK, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.clock.advance(1.9)
        assert table.game.view(None).catchable == (0,)
        table.clock.advance(0.2)
        assert table.moves == ["0 play r5", "1 turn begins"]
        await table.sync(2)
        assert refused_for_free(await table.make(2, "catch 0")).code == "wrong-catch"
        assert not table.actor.room.cooldowns.left(2, table.actor.clock.now())
        table.clock.advance(1.0)
        assert refused_for_free(await table.make(2, "catch 0")).code == "wrong-catch"
        assert refused_for_free(await table.make(2, "catch 0")).code == "cooldown"


async def test_a_catch_over_a_slow_line_comes_before_the_turn_begins(open_table: OpenTable) -> None:
    """It was made while there was time."""
    async with open_table(BY_THE_CLOCK, FORGETFUL) as table:
        table.set_round_trips(0.0, 0.0, SLOW)
        done(await table.make(0, "play r5"))
        table.clock.advance(table.due() + SLOW - 0.01)
        done(await table.make(2, "catch 0"))
        assert table.moves == ["0 play r5", "2 catch 0"]


@pytest.mark.parametrize("move", ["timeout", "turn begins", " turn  begins"])
async def test_nobody_makes_the_moves_of_the_clock(open_table: OpenTable, move: str) -> None:
    """They are refused to everybody at any time, and cost nothing."""
    async with open_table(load_rules("guide", {"grace_seconds": 2, "turn_seconds": 15}), FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        assert refused_for_free(await table.make(1, move)).code == "no-move"
        assert table.moves == ["0 play r5"]


# The time of a turn


async def test_a_turn_runs_out_of_time(open_table: OpenTable) -> None:
    """The clock makes the move, everybody is told, and the next turn has all its time."""
    async with open_table(TIMED, HANDS) as table:
        table.clock.advance(14.9)
        assert table.moves == []
        table.clock.advance(0.2)
        assert table.moves == ["0 timeout"]
        for seat in range(3):
            await table.sync(seat)
            assert table.events(seat)[0] == "timed-out"
        assert [told.seconds for told in table.messages[1] if isinstance(told, m.Update)][-1] == 15.0


async def test_how_much_time_is_left(open_table: OpenTable) -> None:
    """Updates, whole views and welcomes say it; reactions do not give more of it."""
    async with open_table(TIMED, FORGETFUL) as table:
        table.clock.advance(2.0)
        update = await table.make(0, "play r5")
        assert isinstance(update, m.Update)
        assert update.seconds == 15.0
        table.clock.advance(4.0)
        view = await table.client(2).command(m.Look("look"))
        assert isinstance(view, m.WholeView)
        assert view.seconds == 11.0
        call = await table.make(0, "uno")
        assert isinstance(call, m.Update)
        assert call.seconds == 11.0
        table.clock.advance(1.0)
        async with back(table, 1) as welcome:
            assert welcome.seconds == 10.0


async def test_without_a_limit_nothing_is_said_of_time(open_table: OpenTable) -> None:
    """No seconds, and no timer."""
    async with open_table(load_rules("guide"), HANDS) as table:
        update = await table.make(0, "play r5")
        assert isinstance(update, m.Update)
        assert update.seconds is None
        view = await table.client(2).command(m.Look("look"))
        assert isinstance(view, m.WholeView)
        assert view.seconds is None
        assert "step" not in table.actor.timers.running


async def test_the_time_goes_on_after_a_lost_connection(open_table: OpenTable) -> None:
    """Nobody gains time by pulling the plug."""
    async with open_table(TIMED, HANDS) as table:
        table.clock.advance(5.0)
        table.actor.exit(table.connection(0))
        table.clock.advance(5.0)
        async with table.second_client(0):
            table.clock.advance(4.9)
            assert table.moves == []
            table.clock.advance(0.2)
            assert table.moves == ["0 timeout"]


async def test_time_stands_still_while_nobody_is_there(open_table: OpenTable) -> None:
    """Everybody loses the line for an hour and a half: the turn has as many seconds left as before."""
    async with open_table(TIMED, HANDS, timeouts=Timeouts(away=1e6, rest=1e6)) as table:
        table.clock.advance(5.0)
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        assert set(table.actor.timers.running) == {"rest"}
        table.clock.advance(5400.0)
        assert table.moves == []
        async with back(table, 1) as welcome:
            assert welcome.seconds == 10.0
            table.clock.advance(9.9)
            assert table.moves == []
            table.clock.advance(0.2)
            assert table.moves == ["0 timeout"]


async def test_bots_stand_still_while_nobody_is_there(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They neither move nor catch anybody who has gone."""
    all_alert(monkeypatch)
    async with open_table(load_rules("basic-plus"), FORGETFUL, bots="-bb") as table:
        done(await table.make(0, "play r5"))
        left = table.due()
        table.actor.exit(table.connection(0))
        table.clock.advance(60.0)
        assert table.moves == ["0 play r5"]
        assert table.due() == pytest.approx(left)
        async with table.second_client(0):
            table.clock.advance(left + 0.01)
            assert len(table.moves) == 2


async def test_somebody_who_watches_is_there(open_table: OpenTable) -> None:
    """While anybody at all is in the room its time runs."""
    async with open_table(TIMED, HANDS) as table, table.server.client(table.actor.room.code):
        for connection, seat in list(table.actor.connections.items()):
            if seat is not None:
                table.actor.exit(connection)
        table.clock.advance(15.1)
        assert table.moves == ["0 timeout"]


async def test_a_card_laid_in_time_over_a_slow_line_counts(open_table: OpenTable) -> None:
    """It left its player before the time was up."""
    async with open_table(TIMED, HANDS) as table:
        table.set_round_trips(SLOW, 0.0, 0.0)
        await table.exchange(0)  # the table reckons with the line from its next change on
        table.clock.advance(15.0 + SLOW - 0.01)
        done(await table.make(0, "play r5"))
        assert table.moves == ["0 play r5"]


async def test_a_card_laid_too_late_costs_nothing(open_table: OpenTable) -> None:
    """The clock was quicker: the card is refused, and no misplay."""
    async with open_table(timed(15, misplay_penalty=2), HANDS) as table:
        table.clock.advance(15.1)
        client = table.client(0)
        late = await client.command(m.Move(client.new_id(), "play r5"))
        assert refused_for_free(late).code == "not-your-turn"
        assert table.moves == ["0 timeout"]


async def test_a_pretended_line_gains_the_bound(open_table: OpenTable) -> None:
    """Whoever answers pings late has that much more time, and no more."""
    async with open_table(TIMED, HANDS) as table:
        table.set_round_trips(5.0, 0.0, 0.0)
        await table.exchange(0)
        table.clock.advance(15.0 + BOUND - 0.01)
        assert table.moves == []
        table.clock.advance(0.02)
        assert table.moves == ["0 timeout"]


async def test_nobody_stops_the_clock_by_talking_to_the_server(open_table: OpenTable) -> None:
    """Somebody with a slow line asks for the view ten times a second, when the time is up already."""
    # Once: with every message what was due was put off anew, by the time of the slowest line.
    async with open_table(TIMED, HANDS) as table:
        table.set_round_trips(SLOW, 0.0, 0.0)
        await table.exchange(0)
        table.clock.advance(15.0)
        for _ in range(5):
            await table.exchange(0)
            table.clock.advance(0.9 * SLOW)
        assert table.moves == ["0 timeout"]


async def test_what_is_due_at_the_same_time_waits_once(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bots are ready in the same moment: the second one does not wait for lines that were waited for."""
    # Once: everything that was due waited for itself, one after the other.
    all_alert(monkeypatch)
    monkeypatch.setattr(Level, "reaction_time", lambda _level, _chance: 0.5)
    async with open_table(load_rules("advanced"), ["r7 b8 b9", "b1 b2 b4", "g1 g2 g4"], bots="-bb") as table:
        table.set_round_trips(SLOW)
        done(await table.make(0, "play r7"))
        table.clock.advance(0.5 + SLOW + 0.01)
        assert table.moves[1:] == ["1 slap", "2 slap"]


async def test_leaving_and_coming_back_gives_no_time(open_table: OpenTable) -> None:
    """A bot sits down for a moment, and does not get to play: the turn has been going on all the while."""
    # Once: the turn began anew with whoever sat down.
    async with open_table(TIMED, HANDS) as table:
        client = table.client(0)
        for _ in range(3):
            table.clock.advance(4.0)
            done(await client.command(m.Leave(client.new_id())))
            done(await client.command(m.Back(client.new_id())))
        table.clock.advance(3.2)
        assert table.moves == ["0 timeout"]


async def test_for_somebody_who_is_away_a_bot_plays(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while, in its own time; whoever comes back has his seat back, and the game is his."""
    all_alert(monkeypatch, 0.0)
    async with open_table(load_rules("guide"), HANDS) as table:
        table.actor.exit(table.connection(0))
        table.clock.advance(29.9)
        assert not table.actor.room.seats[0].away
        table.clock.advance(0.2)
        assert table.actor.room.seats[0].away
        table.clock.advance(table.due())
        assert table.moves[0].startswith("0 play")
        async with table.second_client(0) as again:
            assert not table.actor.room.seats[0].away
            assert table.actor.room.table
            assert not table.actor.room.table.bots
            assert again.seat == 0


async def test_nobody_is_away_while_nobody_is_there(open_table: OpenTable) -> None:
    """One network for all, and it fails: no bot sits down until somebody is back, and has waited."""
    async with open_table(load_rules("guide"), HANDS) as table:
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        table.clock.advance(500.0)
        assert not any(seat.away for seat in table.actor.room.seats)
        async with table.second_client(1):
            table.clock.advance(29.9)
            assert not any(seat.away for seat in table.actor.room.seats)
            table.clock.advance(0.2)
            assert [seat.away for seat in table.actor.room.seats] == [True, False, True]
