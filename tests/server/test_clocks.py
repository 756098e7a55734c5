"""Time at a table: catches that wait, turns that run out, and a clock that stops while nobody is
connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from lastcard import protocol as m
from lastcard.bots.cast import Level
from lastcard.rules import Rules, load_rules
from lastcard.server.races import BOUND
from lastcard.server.timeouts import Timeouts
from tests.server.fake_clock import UVLOOP, ClockedTable, OpenTable, done, refused_for_free
from tests.table.tables import all_alert

FORGETFUL = ["r5 g8", "r1 b2 b4", "y1 y2 y4"]
HANDS = ["r5 r6 b8", "r1 b2 b4", "g1 g2 g4"]
GRACE = 1.5
WAITING = load_rules(
    "gemela", {"false_catch_penalty": 3}
)  # 1.5 grace seconds, and six cards for a caught player
BY_THE_CLOCK = load_rules("guide", {"grace_seconds": 2})  # the clock starts the next turn
TIMED = load_rules("guide", {"turn_seconds": 15})
MATCH = load_rules("guide", {"match_seconds": 60})
PENALTY = 6
SLOW = 0.1


@pytest.fixture(scope="module")
def anyio_backend() -> object:
    """Run these tests on the event loop of a real server."""
    return UVLOOP


def timed(seconds: float, **options: object) -> Rules:
    """Rules with this number of seconds per turn."""
    return load_rules("guide", {"turn_seconds": seconds, **options})


@asynccontextmanager
async def come_back(table: ClockedTable, seat: int) -> AsyncIterator[m.Welcome]:
    """Connect a seat again and wait for its welcome."""
    told: list[m.AnyMessage] = []
    again = table.second_client(seat)
    again.on_message = told.append
    async with again:
        await again.until(lambda: any(isinstance(message, m.Welcome) for message in told))
        yield next(message for message in told if isinstance(message, m.Welcome))


# Grace seconds


async def test_a_catch_within_the_grace_seconds_waits(open_table: OpenTable) -> None:
    """The catcher is told that the catch waits, and the others are told nothing. After the grace seconds it
    is made."""
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


async def test_a_call_in_time_cancels_the_catch(open_table: OpenTable) -> None:
    """After a call within the grace seconds, nobody is caught, and the catcher pays nothing."""
    async with open_table(WAITING, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        table.clock.advance(GRACE - 0.1)
        done(await table.make(0, "uno"))
        table.clock.advance(10.0)
        assert table.moves == ["0 play r5", "0 uno"]
        assert table.sizes == (1, 3, 3)


async def test_a_call_on_a_slow_connection_is_in_time(open_table: OpenTable) -> None:
    """A call that was made within the grace seconds and arrives after them still counts."""
    async with open_table(WAITING, FORGETFUL) as table:
        table.set_round_trips(SLOW, 0.0, 0.0)
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        table.clock.advance(table.due() + SLOW - 0.01)
        done(await table.make(0, "uno"))
        table.clock.advance(10.0)
        assert table.moves == ["0 play r5", "0 uno"]


async def test_the_first_of_two_waiting_catches_counts(open_table: OpenTable) -> None:
    """Both catchers are told that they wait. The one who caught first counts, and the second does not pay."""
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


async def test_a_waiting_catch_comes_before_the_next_turn(open_table: OpenTable) -> None:
    """If the next players are quick, the waiting catch is made before the move that would end it."""
    async with open_table(WAITING, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        done(await table.make(2, "catch 0"))
        done(await table.make(1, "play r1"))
        done(await table.make(2, "play y1"))
        assert table.moves == ["0 play r5", "1 play r1", "2 catch 0", "2 play y1"]


async def test_a_waiting_catch_survives_unloading(open_table: OpenTable) -> None:
    """All players leave, and the room is unloaded and restored. The catch still waits, and is made in the
    room's time."""
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


async def test_the_clock_starts_the_next_turn(open_table: OpenTable) -> None:
    """When the clock starts the next turn, nobody can be caught. A catch just after that has lost a race, and
    a later one is wrong."""
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


async def test_a_catch_on_a_slow_connection_is_in_time(open_table: OpenTable) -> None:
    """A catch that was made before the next turn started counts, even if it arrives later."""
    async with open_table(BY_THE_CLOCK, FORGETFUL) as table:
        table.set_round_trips(0.0, 0.0, SLOW)
        done(await table.make(0, "play r5"))
        table.clock.advance(table.due() + SLOW - 0.01)
        done(await table.make(2, "catch 0"))
        assert table.moves == ["0 play r5", "2 catch 0"]


@pytest.mark.parametrize("move", ["timeout", "turn begins", " turn  begins"])
async def test_players_cannot_make_the_clocks_moves(open_table: OpenTable, move: str) -> None:
    """The clock's moves are refused to all players, and cost nothing."""
    async with open_table(load_rules("guide", {"grace_seconds": 2, "turn_seconds": 15}), FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        assert refused_for_free(await table.make(1, move)).code == "no-move"
        assert table.moves == ["0 play r5"]


# Turn timers


async def test_a_turn_times_out(open_table: OpenTable) -> None:
    """The clock makes the move, everyone is told, and the next turn has its full time."""
    async with open_table(TIMED, HANDS) as table:
        table.clock.advance(14.9)
        assert table.moves == []
        table.clock.advance(0.2)
        assert table.moves == ["0 timeout"]
        for seat in range(3):
            await table.sync(seat)
            assert table.events(seat)[0] == "timed-out"
        assert [told.seconds for told in table.messages[1] if isinstance(told, m.Update)][-1] == 15.0


async def test_the_remaining_time_is_sent(open_table: OpenTable) -> None:
    """Updates, views and welcomes contain the remaining seconds. Reactions do not add time."""
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
        async with come_back(table, 1) as welcome:
            assert welcome.seconds == 10.0


async def test_without_a_limit_there_are_no_seconds(open_table: OpenTable) -> None:
    """Without a time limit, messages contain no seconds, and no timer runs."""
    async with open_table(load_rules("guide"), HANDS) as table:
        update = await table.make(0, "play r5")
        assert isinstance(update, m.Update)
        assert update.seconds is None
        view = await table.client(2).command(m.Look("look"))
        assert isinstance(view, m.WholeView)
        assert view.seconds is None
        assert "step" not in table.actor.timers.running


async def test_the_timer_runs_while_a_player_is_disconnected(open_table: OpenTable) -> None:
    """You gain no time by disconnecting."""
    async with open_table(TIMED, HANDS) as table:
        table.clock.advance(5.0)
        table.actor.exit(table.connection(0))
        table.clock.advance(5.0)
        async with table.second_client(0):
            table.clock.advance(4.9)
            assert table.moves == []
            table.clock.advance(0.2)
            assert table.moves == ["0 timeout"]


async def test_the_timer_stops_while_nobody_is_connected(open_table: OpenTable) -> None:
    """If all players are disconnected for hours, the turn has as many seconds left as before."""
    async with open_table(TIMED, HANDS, timeouts=Timeouts(away=1e6, rest=1e6)) as table:
        table.clock.advance(5.0)
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        assert set(table.actor.timers.running) == {"rest"}
        table.clock.advance(5400.0)
        assert table.moves == []
        async with come_back(table, 1) as welcome:
            assert welcome.seconds == 10.0
            table.clock.advance(9.9)
            assert table.moves == []
            table.clock.advance(0.2)
            assert table.moves == ["0 timeout"]


async def test_bots_stop_while_nobody_is_connected(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots neither move nor catch while nobody is connected."""
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


# The time of the match


async def test_the_match_ends_when_its_time_is_up(open_table: OpenTable) -> None:
    """Everyone is told how much time is left. Then the clock ends the match, and no more time is sent."""
    async with open_table(MATCH, HANDS) as table:
        table.clock.advance(20.0)
        update = await table.make(0, "play r5")
        assert isinstance(update, m.Update)
        assert (update.seconds, update.match_seconds) == (None, 40.0)
        table.clock.advance(4.0)
        view = await table.client(2).command(m.Look("look"))
        assert isinstance(view, m.WholeView)
        assert view.match_seconds == 36.0
        async with come_back(table, 1) as welcome:
            assert welcome.match_seconds == 36.0
            table.clock.advance(35.9)
            assert table.moves == ["0 play r5"]
            table.clock.advance(0.2)
        assert table.moves == ["0 play r5", "1 time up"]
        for seat in range(3):
            await table.sync(seat)
            assert "time-up" in table.events(seat)
            assert table.events(seat)[-1] == "match-over"
        last = [told for told in table.messages[1] if isinstance(told, m.Update)][-1]
        assert last.match_seconds is None
        assert not table.actor.room.playing
        assert "step" not in table.actor.timers.running


async def test_the_match_stands_still_while_nobody_is_connected(open_table: OpenTable) -> None:
    """If all players are disconnected for hours, the match has as many seconds left as before."""
    async with open_table(MATCH, HANDS, timeouts=Timeouts(away=1e6, rest=1e6)) as table:
        table.clock.advance(20.0)
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        table.clock.advance(5400.0)
        assert table.moves == []
        async with come_back(table, 1) as welcome:
            assert welcome.match_seconds == 40.0
            table.clock.advance(39.9)
            assert table.moves == []
            table.clock.advance(0.2)
            assert table.moves == ["0 time up"]


async def test_the_timer_runs_for_a_watcher(open_table: OpenTable) -> None:
    """The timer runs while anyone is connected, even a watcher."""
    async with open_table(TIMED, HANDS) as table, table.server.client(table.actor.room.code):
        for connection, seat in list(table.actor.connections.items()):
            if seat is not None:
                table.actor.exit(connection)
        table.clock.advance(15.1)
        assert table.moves == ["0 timeout"]


async def test_a_card_on_a_slow_connection_is_in_time(open_table: OpenTable) -> None:
    """A card that was played before the timeout counts, even if it arrives after it."""
    async with open_table(TIMED, HANDS) as table:
        table.set_round_trips(SLOW, 0.0, 0.0)
        await table.exchange(0)  # the table uses the new round trip from its next change on
        table.clock.advance(15.0 + SLOW - 0.01)
        done(await table.make(0, "play r5"))
        assert table.moves == ["0 play r5"]


async def test_a_late_card_costs_nothing(open_table: OpenTable) -> None:
    """A card that arrives after the timeout is refused, and is no misplay."""
    async with open_table(timed(15, misplay_penalty=2), HANDS) as table:
        table.clock.advance(15.1)
        client = table.client(0)
        late = await client.command(m.Move(client.new_id(), "play r5"))
        assert refused_for_free(late).code == "not-your-turn"
        assert table.moves == ["0 timeout"]


async def test_pretending_to_be_slow_gains_limited_time(open_table: OpenTable) -> None:
    """A client that answers pings late gets that much more time, up to the limit."""
    async with open_table(TIMED, HANDS) as table:
        table.set_round_trips(5.0, 0.0, 0.0)
        await table.exchange(0)
        table.clock.advance(15.0 + BOUND - 0.01)
        assert table.moves == []
        table.clock.advance(0.02)
        assert table.moves == ["0 timeout"]


async def test_messages_do_not_delay_the_timeout(open_table: OpenTable) -> None:
    """A client with a slow connection asks for the view again and again, after its time is up. The timeout
    still comes."""
    # Regression: each message delayed the timeout again, by the slowest round trip.
    async with open_table(TIMED, HANDS) as table:
        table.set_round_trips(SLOW, 0.0, 0.0)
        await table.exchange(0)
        table.clock.advance(15.0)
        for _ in range(5):
            await table.exchange(0)
            table.clock.advance(0.9 * SLOW)
        assert table.moves == ["0 timeout"]


async def test_bots_that_are_ready_together_wait_once(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bots are ready at the same moment. The second one does not wait for slow connections again."""
    # Regression: each of the moves waited separately.
    all_alert(monkeypatch)
    monkeypatch.setattr(Level, "reaction_time", lambda _level, _chance: 0.5)
    async with open_table(load_rules("advanced"), ["r7 b8 b9", "b1 b2 b4", "g1 g2 g4"], bots="-bb") as table:
        table.set_round_trips(SLOW)
        done(await table.make(0, "play r7"))
        table.clock.advance(0.5 + SLOW + 0.01)
        assert table.moves[1:] == ["1 slap", "2 slap"]


async def test_leaving_and_returning_gains_no_time(open_table: OpenTable) -> None:
    """If you leave your seat to a bot and take it back, the timer of the turn does not restart."""
    # Regression: the timer restarted when a player took the seat.
    async with open_table(TIMED, HANDS) as table:
        client = table.client(0)
        for _ in range(3):
            table.clock.advance(4.0)
            done(await client.command(m.Leave(client.new_id())))
            done(await client.command(m.Back(client.new_id())))
        table.clock.advance(3.2)
        assert table.moves == ["0 timeout"]


async def test_a_bot_plays_for_an_absent_player(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while, a bot plays for a disconnected player. The player gets the seat back on return."""
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


async def test_no_bot_plays_while_nobody_is_connected(open_table: OpenTable) -> None:
    """If all players lose the network, no bot takes over until one player has returned and waited."""
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
