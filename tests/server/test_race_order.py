"""The order of moves in a race, and when a move is held back for one."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.roles import is_contested
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.server.races import (
    BOUND,
    TIE,
    Race,
    SeatOrder,
    hold_back,
    made_at,
)

BASIC = load_rules("basic-plus")  # a wrong catch costs three cards
CLASSIC = load_rules("classic", {"jump_in": "all"})  # a misplay costs one card
SLAPPING = load_rules("advanced")  # a wrong slap costs three cards
FORGETFUL = ["r5 g8", "b1 b2 b4 b5", "y1 y2 y4 y5"]
TWIN = ["r5 b8 b9", "r1 b2 b4", "r5 g2 g4"]  # seat 2 can jump in on the card of seat 0
SLAP = ["r7 b8 b9", "b1 b2 b4", "g1 g2 g4"]
AFTER_SEAT_0 = SeatOrder(0, 4)


def race_of(*moves: tuple[float, int]) -> Race[tuple[float, int]]:
    """A race of moves. Each is given by when it was made, in milliseconds, and by its seat."""
    race: Race[tuple[float, int]] = Race()
    for made, seat in moves:
        race.add(seat, (made, seat), made / 1000, 0.0, [])
    return race


def order(*moves: tuple[float, int], last_player: int = 0, seats: int = 4) -> list[str]:
    """The moves in the order in which they count."""
    taken = race_of(*moves).take_all(SeatOrder(last_player, seats))
    return [f"{seat} at {made:g}" for made, seat in taken]


def test_a_move_counts_from_when_it_was_made() -> None:
    """The round trip is subtracted from the arrival time, up to the limit."""
    assert made_at(10.0, 0.0) == 10.0
    assert made_at(10.0, 0.1) == pytest.approx(9.9)
    assert made_at(10.0, BOUND) == made_at(10.0, 5.0) == 10.0 - BOUND


def test_the_earlier_move_is_first() -> None:
    """The earlier move is first, in whatever order they arrive."""
    assert order((30, 1), (0, 3), (15, 2)) == ["3 at 0", "2 at 15", "1 at 30"]


def test_ties_are_decided_by_seat() -> None:
    """In a tie, the first seat after the last player wins, and the last player comes last."""
    assert order((8, 1), (0, 3), (4, 2)) == ["1 at 8", "2 at 4", "3 at 0"]
    assert order((8, 1), (0, 3), (4, 2), last_player=1) == ["2 at 4", "3 at 0", "1 at 8"]
    assert order((8, 1), (0, 3), (4, 2), last_player=2) == ["3 at 0", "1 at 8", "2 at 4"]
    assert order((0, 0), (0, 3)) == ["3 at 0", "0 at 0"]


def test_the_length_of_a_tie() -> None:
    """Moves within ten milliseconds tie; with eleven they do not."""
    assert order((0, 2), (1000 * TIE, 1)) == ["1 at 10", "2 at 0"]
    assert order((0, 2), (1000 * TIE + 1, 1)) == ["2 at 0", "1 at 11"]


def test_ties_are_not_transitive() -> None:
    """A move that ties with a move that ties with the first does not tie with the first."""
    assert order((0, 3), (8, 2), (16, 1)) == ["2 at 8", "3 at 0", "1 at 16"]


def test_several_moves_of_one_seat_stay_in_order() -> None:
    """Several moves of one seat stay in order, even in a tie."""
    assert order((4, 1), (0, 2), (6, 1), (8, 2)) == ["1 at 4", "1 at 6", "2 at 0", "2 at 8"]


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 4)), max_size=8),
    st.integers(0, 4),
    st.randoms(use_true_random=False),
)
def test_the_order_of_arrival_does_not_matter(
    moves: list[tuple[int, int]], last_player: int, chance: random.Random
) -> None:
    """No move is lost, and no move comes after one that is later by more than a tie. If every seat makes one
    move, the order of arrival does not matter."""
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
    """Moves are taken in order, by when they are due or by when they were made. The others stay in the
    race."""
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
    """Two moves of a seat stay in order, even if its round trip is measured as slower between them."""
    race: Race[str] = Race()
    race.add(1, "first", now=10.0, round_trip=0.0, others=[])
    race.add(1, "second", now=10.01, round_trip=0.1, others=[])
    assert race.take_all(AFTER_SEAT_0) == ["first", "second"]


def test_a_move_waits_for_slower_connections() -> None:
    """A move waits until earlier moves on slower connections have arrived, and for at least the length of a
    tie."""
    assert hold_back(0.0, [0.04, 0.1]) == pytest.approx(0.1 + TIE)
    assert hold_back(0.06, [0.04, 0.1]) == pytest.approx(0.04 + TIE)
    assert hold_back(0.1, [0.04]) == TIE
    assert hold_back(0.0, [0.0]) == TIE


def test_the_wait_is_limited() -> None:
    """No move waits longer than the limit, however slow a connection is or pretends to be."""
    assert hold_back(0.0, [3.0]) == BOUND
    assert hold_back(0.0, [BOUND]) == BOUND
    assert hold_back(3.0, [9.0]) == TIE


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, BOUND - TIE))
def test_earlier_moves_arrive_in_time(own: float, other: float, earlier: float) -> None:
    """A move that was made earlier on another connection arrives before the wait is over, if its round trip
    is within the limit."""
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
        (BASIC, FORGETFUL, "play r5"),  # a seat may call or catch
        (SLAPPING, SLAP, "play r7"),
        (CLASSIC, TWIN, "play r5"),  # a seat may jump in
        (CLASSIC, FORGETFUL, "play r5"),  # nobody can know that no seat may jump in
    ],
)
def test_what_is_contested(rules: Rules, hands: list[str], move: str) -> None:
    """A position is contested if a seat could make a move that another seat may make first."""
    assert is_contested(game_at(rules, hands, (0, move)).state, rules.numbers)


def test_what_is_not_contested() -> None:
    """An ordinary turn is not contested if there are no jump-ins and nobody can be caught."""
    assert not is_contested(game_at(BASIC, TWIN, (0, "play r5")).state, BASIC.numbers)
    assert not is_contested(game_at(BASIC, FORGETFUL, (0, "play r5"), (0, "uno")).state, BASIC.numbers)
