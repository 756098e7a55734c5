"""Who was first: by when a move was made, not by whose packet won. First the reckoning, then real sockets."""

import asyncio
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import protocol as m
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.server.races import (
    BOUND,
    TIE,
    Race,
    SeatOrder,
    hold_back,
    is_contested,
    made_at,
)
from lastcard.server.round_trip import RoundTrip
from tests.server.fake_clock import ClockedTable, OpenTable, done, refused, refused_for_free
from tests.table.tables import all_alert

BASIC = load_rules("basic-plus")  # a wrong catch costs three cards
CLASSIC = load_rules("classic", {"jump_in": "all"})  # a card laid wrongly costs one
SLAPPING = load_rules("advanced")  # a slap at the wrong time costs three
HOUSE = load_rules("guide-house", {"deck": "double"})  # four cards of a kind: several can jump in
FORGETFUL = ["r5 g8", "b1 b2 b4 b5", "y1 y2 y4 y5"]
TWIN = ["r5 b8 b9", "r1 b2 b4", "r5 g2 g4"]  # seat 2 can jump in on the card of seat 0
TWINS = ["r5 b8 b9", "r5 b2 b4", "r5 g2 g4"]
SLAP = ["r7 b8 b9", "b1 b2 b4", "g1 g2 g4"]
SLOW, FAST = 0.1, 0.0
A_LITTLE = 0.05  # less than a slow line takes


# The reckoning


AFTER_SEAT_0 = SeatOrder(0, 4)


def race_of(*moves: tuple[float, int]) -> Race[tuple[float, int]]:
    """A race of moves, given by when they were made, in milliseconds, and by seat."""
    race: Race[tuple[float, int]] = Race()
    for made, seat in moves:
        race.add(seat, (made, seat), made / 1000, 0.0, [])
    return race


def order(*moves: tuple[float, int], last_player: int = 0, seats: int = 4) -> list[str]:
    """Moves in their right order."""
    taken = race_of(*moves).take_all(SeatOrder(last_player, seats))
    return [f"{seat} at {made:g}" for made, seat in taken]


def test_a_move_counts_from_when_it_was_made() -> None:
    """The time of the line is taken off, as far as it is made good."""
    assert made_at(10.0, 0.0) == 10.0
    assert made_at(10.0, 0.1) == pytest.approx(9.9)
    assert made_at(10.0, BOUND) == made_at(10.0, 5.0) == 10.0 - BOUND


def test_the_earlier_one_is_first() -> None:
    """In whatever order they came."""
    assert order((30, 1), (0, 3), (15, 2)) == ["3 at 0", "2 at 15", "1 at 30"]


def test_equal_ones_go_by_their_seats() -> None:
    """Within the tie the seat closest after the layer is first, and the layer himself last."""
    assert order((8, 1), (0, 3), (4, 2)) == ["1 at 8", "2 at 4", "3 at 0"]
    assert order((8, 1), (0, 3), (4, 2), last_player=1) == ["2 at 4", "3 at 0", "1 at 8"]
    assert order((8, 1), (0, 3), (4, 2), last_player=2) == ["3 at 0", "1 at 8", "2 at 4"]
    assert order((0, 0), (0, 3)) == ["3 at 0", "0 at 0"]


def test_a_tie_is_no_longer_than_it_is() -> None:
    """Ten milliseconds cannot be told apart, eleven can."""
    assert order((0, 2), (1000 * TIE, 1)) == ["1 at 10", "2 at 0"]
    assert order((0, 2), (1000 * TIE + 1, 1)) == ["2 at 0", "1 at 11"]


def test_ties_do_not_hang_together() -> None:
    """Whoever ties with one who ties with the first is not equal to the first for that."""
    assert order((0, 3), (8, 2), (16, 1)) == ["2 at 8", "3 at 0", "1 at 16"]


def test_several_moves_of_one_seat_stay_in_order() -> None:
    """Also in a tie."""
    assert order((4, 1), (0, 2), (6, 1), (8, 2)) == ["1 at 4", "1 at 6", "2 at 0", "2 at 8"]


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 4)), max_size=8),
    st.integers(0, 4),
    st.randoms(use_true_random=False),
)
def test_the_order_of_arrival_does_not_matter(
    moves: list[tuple[int, int]], last_player: int, chance: random.Random
) -> None:
    """Nothing is lost; nobody who was earlier by more than the tie comes later; any order of arrival gives
    the same, if every seat has made one move."""
    among_equals = SeatOrder(last_player, 5)
    moves.sort()
    ordered = race_of(*moves).take_all(among_equals)
    assert sorted(ordered) == moves
    for place, (made, _) in enumerate(ordered):
        assert all(later >= made - 1000 * TIE for later, _ in ordered[place:])
    if len({seat for _, seat in moves}) == len(moves):
        chance.shuffle(moves)
        assert race_of(*moves).take_all(among_equals) == ordered


def test_moves_are_taken_up_to_the_first_that_has_to_wait() -> None:
    """By when they may be made, or by when they were made; what is not taken stays."""
    race: Race[str] = Race()
    race.add(1, "first", now=10.0, round_trip=0.0, others=[0.1])
    race.add(2, "second", now=10.05, round_trip=0.0, others=[])
    assert race.next_due() == pytest.approx(10.0 + 0.1 + TIE)
    assert race.take_due(10.06, AFTER_SEAT_0) == []
    assert race.take_made_by(10.04, AFTER_SEAT_0) == ["first"]
    assert [attempt.command for attempt in race] == ["second"]
    assert race.next_due() == 10.05
    assert race.take_due(10.05, AFTER_SEAT_0) == ["second"]
    assert (len(race), race.next_due()) == (0, None)


def test_a_seat_does_not_overtake_itself() -> None:
    """Its connection was found to be slower between the two."""
    race: Race[str] = Race()
    race.add(1, "first", now=10.0, round_trip=0.0, others=[])
    race.add(1, "second", now=10.01, round_trip=0.1, others=[])
    assert race.take_all(AFTER_SEAT_0) == ["first", "second"]


def test_a_move_waits_for_slower_lines() -> None:
    """Until what they did before it is here; those that are quicker are here already. The tie is waited for
    in any case."""
    assert hold_back(0.0, [0.04, 0.1]) == pytest.approx(0.1 + TIE)
    assert hold_back(0.06, [0.04, 0.1]) == pytest.approx(0.04 + TIE)
    assert hold_back(0.1, [0.04]) == TIE
    assert hold_back(0.0, [0.0]) == TIE


def test_nobody_waits_longer_than_the_bound() -> None:
    """However slow a line is, or pretends to be."""
    assert hold_back(0.0, [3.0]) == BOUND
    assert hold_back(0.0, [BOUND]) == BOUND
    assert hold_back(3.0, [9.0]) == TIE


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, BOUND - TIE))
def test_what_was_made_before_a_move_comes_before_it_is_made(
    own: float, other: float, earlier: float
) -> None:
    """Somebody with another line who reacted earlier is here by then, if his line is within the bound."""
    arrived, line = 10.0, min(other, BOUND)
    comes = made_at(arrived, own) - earlier + line
    assert comes <= arrived + hold_back(own, [other]) or line > BOUND - TIE


def game_at(rules: Rules, hands: list[str], *script: tuple[int, str]) -> Game:
    """A game after some moves."""
    game = Game.from_state(rules, build_state(rules, {"hands": hands, "discard": "r3", "turn": 0}))
    for seat, move in script:
        game.play(seat, move)
    return game


@pytest.mark.parametrize(
    ("rules", "hands", "move"),
    [
        (BASIC, FORGETFUL, "play r5"),  # somebody may call, or catch
        (SLAPPING, SLAP, "play r7"),
        (CLASSIC, TWIN, "play r5"),  # somebody may throw in the twin
        (CLASSIC, FORGETFUL, "play r5"),  # nobody can know that nobody does
    ],
)
def test_what_is_contested(rules: Rules, hands: list[str], move: str) -> None:
    """Where somebody could do something that somebody else can be quicker at."""
    assert is_contested(game_at(rules, hands, (0, move)).view(None), rules)


def test_what_is_not_contested() -> None:
    """An ordinary turn by rules without jump-ins, nobody to be caught."""
    assert not is_contested(game_at(BASIC, TWIN, (0, "play r5")).view(None), BASIC)
    assert not is_contested(game_at(BASIC, FORGETFUL, (0, "play r5"), (0, "uno")).view(None), BASIC)


# Over sockets: the one who reacted earlier wins, though his packet came second


async def second_by_packet(
    table: ClockedTable, first: tuple[int, str], then: tuple[int, str]
) -> list[m.AnyMessage]:
    """Two moves, the second a little later, and both answers."""
    answers = [await table.send(*first)]
    table.clock.advance(A_LITTLE)
    answers.append(await table.send(*then))
    assert table.actor.race
    table.clock.advance(BOUND)
    return list(await asyncio.gather(*answers))


async def test_a_catch_that_was_made_earlier(open_table: OpenTable) -> None:
    """Seat 2 has the slow line and saw it first: his catch counts, and the other one is free, though a wrong
    catch would cost three cards."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        lost, won = await second_by_packet(table, (1, "catch 0"), (2, "catch 0"))
        assert isinstance(won, m.Update)
        assert isinstance(lost, m.Refused)
        assert (lost.code, lost.paid) == ("wrong-catch", False)
        assert table.moves == ["0 play r5", "2 catch 0"]
        assert table.sizes == (4, 4, 4)


async def test_with_equal_lines_the_packet_wins(open_table: OpenTable) -> None:
    """There is nothing to make good."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, FAST)
        first = await table.send(2, "catch 0")
        table.clock.advance(A_LITTLE)
        done(await first)
        refused_for_free(await table.make(1, "catch 0"))
        assert table.moves[1:] == ["2 catch 0"]


async def test_a_call_that_was_made_before_the_catch(open_table: OpenTable) -> None:
    """Uno over a slow line: nobody is caught, and the catch that came to nothing is free."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(SLOW, FAST, FAST)
        lost, _ = await second_by_packet(table, (1, "catch 0"), (0, "uno"))
        assert isinstance(lost, m.Refused)
        assert not lost.paid
        assert table.moves[1:] == ["0 uno"]
        assert table.sizes == (1, 4, 4)


async def test_a_catch_that_was_made_before_the_call(open_table: OpenTable) -> None:
    """The other way round: the call came over the better line, and too late."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        lost, _ = await second_by_packet(table, (0, "uno"), (2, "catch 0"))
        assert isinstance(lost, m.Refused)
        assert (lost.code, lost.paid) == ("wrong-call", False)
        assert table.moves[1:] == ["2 catch 0"]
        assert table.sizes == (4, 4, 4)


async def test_a_slap_that_was_made_earlier(open_table: OpenTable) -> None:
    """Of three the last one pays, once: the one whose hand was last on the pile, not the one with the slow
    line."""
    async with open_table(SLAPPING, SLAP) as table:
        done(await table.make(0, "play r7"))
        table.set_round_trips(FAST, SLOW, FAST)
        answers = [await table.send(0, "slap")]
        table.clock.advance(0.02)
        answers.append(await table.send(2, "slap"))
        table.clock.advance(A_LITTLE)
        answers.append(await table.send(1, "slap"))
        table.clock.advance(BOUND)
        first, last, slow = await asyncio.gather(*answers)
        assert table.moves[1:] == ["1 slap", "0 slap"]
        assert table.sizes == (2, 3, 6)
        done(first)
        done(slow)
        assert not refused_for_free(last).paid


async def test_jump_ins_in_the_order_they_were_made(open_table: OpenTable) -> None:
    """Two hold the card that was laid: the one who threw it first lies below, and play goes on after the
    other one."""
    async with open_table(HOUSE, TWINS) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        for answer in await second_by_packet(table, (1, "jump r5"), (2, "jump r5")):
            assert isinstance(answer, m.Update)
        assert table.moves[1:] == ["2 jump r5", "1 jump r5"]
        assert table.game.view(None).turn == 2


async def test_an_ordinary_move_does_not_cut_off_a_jump_in(open_table: OpenTable) -> None:
    """The next player was quicker on the line, not on the table: the jump-in comes first, and the card of the
    next player goes back to his hand for nothing, where misplays cost."""
    async with open_table(CLASSIC, TWIN) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        lost, _ = await second_by_packet(table, (1, "play r1"), (2, "jump r5"))
        assert isinstance(lost, m.Refused)
        assert (lost.code, lost.paid) == ("stale", False)
        assert table.moves[1:] == ["2 jump r5"]
        assert table.sizes == (2, 3, 2)


async def test_a_jump_in_that_was_too_late_is_free(open_table: OpenTable) -> None:
    """Its twin was covered before, by any reckoning: it comes back, and that is all."""
    async with open_table(CLASSIC, TWIN) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, A_LITTLE / 2)
        first = await table.send(1, "play r1")
        table.clock.advance(A_LITTLE)
        done(await first)
        late = refused_for_free(await table.make(2, "jump r5"))
        assert late.code == "jump-not-identical"
        assert table.moves[1:] == ["1 play r1"]
        assert table.sizes == (2, 2, 3)


async def test_what_was_late_for_longer_costs(open_table: OpenTable) -> None:
    """To sleep is not to lose a race."""
    async with open_table(CLASSIC, TWIN) as table:
        done(await table.make(0, "play r5"))
        done(await table.make(1, "play r1"))
        table.clock.advance(1.0)
        assert refused(await table.make(2, "jump r5")).paid
        assert table.sizes == (2, 2, 4)


async def test_equal_ones_by_seat(open_table: OpenTable) -> None:
    """Seat 2 was earlier, but not so that it could be told: the seat closest after the layer wins."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, A_LITTLE + TIE / 2)
        await second_by_packet(table, (1, "catch 0"), (2, "catch 0"))
        assert table.moves[1:] == ["1 catch 0"]


async def test_equal_ones_by_the_seat_after_the_layer(open_table: OpenTable) -> None:
    """Seats are counted from him who laid the last card, not from seat 0 or from him who began."""
    async with open_table(BASIC, ["r5 g8 g9", "r1 b2 b4", "r2 y4", "y1 y2 y5"]) as table:
        for seat, move in enumerate(("play r5", "play r1", "play r2")):
            done(await table.make(seat, move))
        table.set_round_trips(FAST, FAST, FAST, A_LITTLE)
        await second_by_packet(table, (1, "catch 2"), (3, "catch 2"))
        assert table.moves[3:] == ["3 catch 2"]


# The bound


async def test_beyond_the_bound_the_packet_wins(open_table: OpenTable) -> None:
    """Somebody reacted earlier, over a line slower than what is made good: he loses, for nothing."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, 0.4)
        first = await table.send(1, "catch 0")
        table.clock.advance(BOUND)
        done(await first)
        table.clock.advance(0.1)
        refused_for_free(await table.make(2, "catch 0"))
        assert table.moves[1:] == ["1 catch 0"]
        assert table.sizes == (4, 4, 4)


@pytest.mark.parametrize(("later", "winner"), [(BOUND - 0.02, 2), (BOUND, 1), (BOUND + 0.02, 1)])
async def test_pretending_to_be_slow_gains_the_bound(
    open_table: OpenTable, later: float, winner: int
) -> None:
    """Whoever lets the server believe in a line of seconds may be later by the bound, and no more."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        await table.measure_round_trips(2, *[3.0] * 5)
        first = await table.send(1, "catch 0")
        table.clock.advance(later)
        second = await table.send(2, "catch 0")
        table.clock.advance(BOUND)
        await asyncio.gather(first, second)
        assert table.moves[1:] == [f"{winner} catch 0"]


# Lines are measured by pings


async def test_a_line_is_as_slow_as_the_best_of_five(open_table: OpenTable) -> None:
    """One quick answer says that the line can be quick; it counts until five others have come."""
    async with open_table(BASIC, FORGETFUL) as table:
        assert table.connection(2).round_trip == 0.0
        await table.measure_round_trips(2, 0.3, 0.12, 0.2, 0.25)
        assert table.connection(2).round_trip == 0.0
        await table.measure_round_trips(2, 0.3)
        assert table.connection(2).round_trip == pytest.approx(0.12)
        await table.measure_round_trips(2, 0.3, 0.3)
        assert table.connection(2).round_trip == pytest.approx(0.2)


async def test_a_measured_line_decides_a_race(open_table: OpenTable) -> None:
    """From the ping to the catch: nothing is set by hand here."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        await table.measure_round_trips(2, *[SLOW] * 5)
        await second_by_packet(table, (1, "catch 0"), (2, "catch 0"))
        assert table.moves[1:] == ["2 catch 0"]


def test_only_the_answer_to_the_last_ping_counts() -> None:
    """A pong that nobody asked for, or twice, says nothing about a connection."""
    measured = RoundTrip()
    assert measured.ping(10.0) == 1
    assert measured.ping(10.1) is None  # one at a time
    for number in (0, 2, -1):
        measured.pong(number, 10.2)
    assert measured.seconds == 0.0
    measured.pong(1, 10.3)
    measured.pong(1, 10.4)
    assert measured.seconds == pytest.approx(0.3)
    assert measured.ping(10.5) == 2


# Nothing is held back without a reason


@pytest.mark.parametrize(
    ("rules", "hands", "bots"),
    [
        (BASIC, ["r5 r6 b8", *FORGETFUL[1:]], "---"),  # an ordinary turn
        (BASIC, FORGETFUL, "-bb"),  # whoever can catch is a bot
        (load_rules("advanced", {"jump_in": "off"}), SLAP, "-bb"),
    ],
)
async def test_a_move_that_takes_nobody_s_chance_is_made_at_once(
    open_table: OpenTable, rules: Rules, hands: list[str], bots: str
) -> None:
    """No timer runs, no time passes, and it is answered; so is what follows."""
    async with open_table(rules, hands, bots=bots) as table:
        card = hands[0].split()[0]
        for move in (f"play {card}", "uno" if len(hands[0]) < 6 else "slap" if "7" in card else "draw"):
            answer = await table.send(0, move)
            assert not table.actor.race
            assert "race" not in table.actor.timers.running
            await answer


async def test_whoever_is_not_there_is_not_waited_for(open_table: OpenTable) -> None:
    """The two who could catch or call have lost the line: the game goes on without delay."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(SLOW, FAST, SLOW)
        connections = [table.connection(0), table.connection(2)]
        for connection in connections:
            table.actor.exit(connection)
        done(await table.make(1, "draw"))
        assert table.moves[1:] == ["1 draw"]
        assert "race" not in table.actor.timers.running


async def test_whoever_has_left_his_seat_to_a_bot_is_not_waited_for(open_table: OpenTable) -> None:
    """He looks on, over his slow line; his chances are the bot's."""
    async with open_table(BASIC, [FORGETFUL[1], FORGETFUL[0], FORGETFUL[2]], turn=1) as table:
        for seat in (0, 2):
            done(await table.client(seat).command(m.Leave("leave")))
        done(await table.make(1, "play r5"))
        answer = await table.send(1, "uno")
        assert not table.actor.race
        done(await answer)


async def test_somebody_who_watches_is_in_no_race(open_table: OpenTable) -> None:
    """What he tries is refused at once, and keeps nobody."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        async with table.server.client(table.actor.room.code) as watcher:
            assert refused_for_free(await watcher.move("catch 0")).code == "no-seat"
        assert not table.actor.race


async def test_a_move_is_held_back_once(open_table: OpenTable) -> None:
    """While a race is open nothing is made; when it is run everything is, and there is no timer left."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        first = await table.send(1, "catch 0")
        table.clock.advance(SLOW)
        assert table.moves[1:] == []
        table.clock.advance(TIE)
        assert table.moves[1:] == ["1 catch 0"]
        assert not table.actor.race
        assert "race" not in table.actor.timers.running
        done(await first)


async def test_what_is_held_back_says_nothing_about_hands(open_table: OpenTable) -> None:
    """x"""
    # Regression: a move was held back only while another seat held the same card.
    held: list[bool] = []
    for hand in (TWIN[2], "y5 g2 g4"):
        async with open_table(CLASSIC, [*TWIN[:2], hand]) as table:
            done(await table.make(0, "play r5"))
            answer = await table.send(1, "play r1")
            held.append(bool(table.actor.race))
            table.clock.advance(BOUND)
            done(await answer)
    assert len(set(held)) == 1


# Every move is held back, not only the first one of a race


async def test_the_second_slap_is_held_back_as_well(open_table: OpenTable) -> None:
    """The first one opens the race. The second comes at its end, and makes somebody the last whose slap was
    made before it and is still under way: it has to wait, too."""
    # Once: all that had come when the time of the first was over were made, those as well that had just come.
    async with open_table(SLAPPING, SLAP) as table:
        done(await table.make(0, "play r7"))
        table.set_round_trips(FAST, FAST, SLOW)
        answers = [await table.send(0, "slap")]
        table.clock.advance(SLOW)
        answers.append(await table.send(1, "slap"))
        table.clock.advance(A_LITTLE)
        answers.append(await table.send(2, "slap"))
        table.clock.advance(BOUND)
        await asyncio.gather(*answers)
        assert table.moves[1:] == ["0 slap", "2 slap"]
        assert table.sizes == (2, 6, 3)


async def test_nobody_gains_by_opening_a_race_beforehand(open_table: OpenTable) -> None:
    """Something that is refused for nothing opens it; the catch that comes at its end has to wait for slower
    lines all the same."""
    # Once: the catch was made with the end of the race, at once.
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        answers = [await table.send(1, "play g9")]
        table.clock.advance(SLOW)
        answers.append(await table.send(1, "catch 0"))
        table.clock.advance(A_LITTLE)
        answers.append(await table.send(2, "catch 0"))
        table.clock.advance(BOUND)
        await asyncio.gather(*answers)
        assert table.moves[1:] == ["2 catch 0"]


async def test_a_challenge_that_was_made_before_the_cards_were_taken(open_table: OpenTable) -> None:
    """Where anyone may challenge, the first to do so counts, and the victim's move ends it: a race like any
    other."""
    # Once: challenges were made as their packets came.
    async with open_table(
        load_rules("guide", {"challenge_by": "anyone"}), ["w+4 r1 b8", "b1 b2", "y1 y2"]
    ) as table:
        done(await table.make(0, "play w+4:g"))
        table.set_round_trips(FAST, FAST, SLOW)
        answers = [await table.send(1, "take")]
        table.clock.advance(A_LITTLE)
        answers.append(await table.send(2, "challenge"))
        table.clock.advance(BOUND)
        await asyncio.gather(*answers)
        assert table.moves[1] == "2 challenge"


async def test_of_two_lines_of_one_seat_the_slower_one_is_waited_for(open_table: OpenTable) -> None:
    """Somebody sits there with two devices, and reacts on the slow one."""
    # Once: the one that came in last was waited for.
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        async with table.second_client(2):
            table.set_round_trips(FAST, FAST, SLOW)
            answers = [await table.send(1, "catch 0")]
            table.clock.advance(A_LITTLE)
            answers.append(await table.send(2, "catch 0"))
            table.clock.advance(BOUND)
            await asyncio.gather(*answers)
            assert table.moves[1:] == ["2 catch 0"]


# Bots


async def test_a_bot_does_not_beat_somebody_who_was_earlier_by_his_line(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was about to catch; the call was made before, and is still under way when the bot is ready."""
    all_alert(monkeypatch)
    async with open_table(BASIC, FORGETFUL, bots="-bb") as table:
        table.set_round_trips(SLOW)
        done(await table.make(0, "play r5"))
        table.clock.advance(table.due() + SLOW - 0.01)
        assert table.moves[1:] == []
        done(await table.make(0, "uno"))
        table.clock.advance(1.0)
        assert "0 uno" in table.moves
        assert "caught" not in table.events(0)


@pytest.mark.parametrize(("line", "waits"), [(FAST, FAST), (SLOW, SLOW), (2.0, BOUND)])
async def test_a_bot_waits_for_lines_and_no_longer(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch, line: float, waits: float
) -> None:
    """For the slowest, up to the bound. Then it catches."""
    all_alert(monkeypatch)
    async with open_table(BASIC, FORGETFUL, bots="-bb") as table:
        table.set_round_trips(line)
        done(await table.make(0, "play r5"))
        table.clock.advance(table.due() + waits - 0.001)
        assert len(table.moves) == 1
        table.clock.advance(0.002)
        assert len(table.moves) == 2


async def test_people_in_a_race_come_before_a_bot(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The catch of a person was made before the bot was ready, and is held back for the call of another one:
    the bot does not slip in."""
    all_alert(monkeypatch)
    async with open_table(BASIC, FORGETFUL, bots="--b") as table:
        table.set_round_trips(SLOW, FAST)
        done(await table.make(0, "play r5"))
        table.clock.advance(table.due() - 0.005)
        answer = await table.send(1, "catch 0")
        assert table.actor.race
        table.clock.advance(BOUND)
        done(await answer)
        assert table.moves[1] == "1 catch 0"


async def test_a_bot_s_turn_does_not_cut_a_race_short(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot lays a card while the catch of a person is held back for the call of another one: the call was
    made before the catch, and still counts when it comes."""
    # Once: what was due by itself ended the race before its time.
    all_alert(monkeypatch, 0.0)
    async with open_table(BASIC, FORGETFUL, bots="-b-") as table:
        table.set_round_trips(SLOW, FAST, FAST)
        done(await table.make(0, "play r5"))
        table.clock.advance(table.due() + SLOW - 0.005)
        answers = [await table.send(2, "catch 0")]
        table.clock.advance(A_LITTLE)
        answers.append(await table.send(0, "uno"))
        table.clock.advance(BOUND)
        await asyncio.gather(*answers)
        assert "0 uno" in table.moves
        assert "2 catch 0" not in table.moves


# Several commands of one seat, and those who leave


async def test_several_moves_of_one_seat_in_one_race(open_table: OpenTable) -> None:
    """They are made in the order in which they were sent, and each is answered."""
    async with open_table(CLASSIC, [TWIN[0], "r1 b2", TWIN[2]]) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        answers = [await table.send(1, "play r1"), await table.send(1, "uno")]
        assert len(table.actor.race) == 2
        table.clock.advance(BOUND)
        for answer in answers:
            done(await answer)
        assert table.moves[1:] == ["1 play r1", "1 uno"]


async def test_moves_of_one_seat_stay_in_order_when_its_line_is_measured(open_table: OpenTable) -> None:
    """Between the two the line is found to be slower than it was: what was sent first is made first all the
    same, or the call would come before the card, and cost."""
    # Once: both were put where the line of their moment put them.
    async with open_table(load_rules("basic-plus", {"jump_in": "all"}), [TWIN[0], "r1 b2", TWIN[2]]) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        answers = [await table.send(1, "play r1")]
        table.clock.advance(TIE)
        table.set_round_trips(FAST, A_LITTLE, SLOW)
        answers.append(await table.send(1, "uno"))
        table.clock.advance(BOUND)
        await asyncio.gather(*answers)
        assert table.moves[1:] == ["1 play r1", "1 uno"]


async def test_a_move_that_is_sent_twice_is_made_once(open_table: OpenTable) -> None:
    """The line broke, and the same command came again over the next one while the race was still open."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        command = m.Move("the-same", "catch 0")
        answers = [await table.send_command(table.client(1), command)]
        async with table.second_client(1) as again:
            answers.append(await table.send_command(again, command))
            assert len(table.actor.race) == 2
            table.clock.advance(BOUND)
            for answer in answers:
                done(await answer)
        assert table.moves[1:] == ["1 catch 0"]


# Once: it was refused, as a guest who is gone has no seat; so it was in the next test.
async def test_a_move_of_somebody_who_left_counts(open_table: OpenTable) -> None:
    """He had reached out before the line broke; the others are told when the race is run."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        await table.send(1, "catch 0")
        table.actor.exit(table.connection(1))
        assert table.actor.race
        table.clock.advance(BOUND)
        assert table.moves[1:] == ["1 catch 0"]
        await table.sync(2)
        assert "caught" in table.events(2)


async def test_the_race_is_run_when_everybody_has_left(open_table: OpenTable) -> None:
    """Nothing hangs in the air while time stands still."""
    async with open_table(BASIC, FORGETFUL) as table:
        done(await table.make(0, "play r5"))
        table.set_round_trips(FAST, FAST, SLOW)
        await table.send(1, "catch 0")
        await table.send(2, "catch 0")
        for connection in list(table.actor.connections):
            table.actor.exit(connection)
        assert table.moves[1:] == ["2 catch 0"]
        assert not table.actor.race
        assert set(table.actor.timers.running) == {"rest"}
