"""E22: seats drawn anew before each round but the first. This is random, so no scenario can show it."""

from collections import Counter

from lastcard import Game, load_rules
from lastcard.engine.state import State
from lastcard.rules import Rules

SEATS = 4


def rules(seat_order: str) -> Rules:
    """Rules with several rounds, and this order of seats."""
    return load_rules("basic-plus", {"seat_order": seat_order, "match_games": 3})


def next_round(rules: Rules, seed: int) -> tuple[Game, State]:
    """A game in its second round, and the state at the end of the first one."""
    game = Game(rules, SEATS, seed)
    end_round(game)
    before = game.state.copy()
    game.play(0, "next")
    return game, before


def end_round(game: Game) -> None:
    """Let everybody make the first of their moves until the round is over."""
    for _ in range(5000):
        if game.outcome:
            return
        seat = game.to_act
        game.play(seat, game.moves(seat)[0].text)
    raise AssertionError("the round does not end")


def test_the_ring_is_a_new_order_of_all_seats() -> None:
    """In the first round all sit in the order of their numbers; later rounds have all kinds of orders."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        assert Game(rules("shuffled"), SEATS, seed).view(0).order == tuple(range(SEATS))
        game, _ = next_round(rules("shuffled"), seed)
        order = game.view(0).order
        assert sorted(order) == list(range(SEATS))
        assert not game.problems()
        orders[order] += 1
    assert len(orders) == 6  # a ring of four seats, seen from the first of them


def test_play_follows_the_ring() -> None:
    """The turn goes to the next seat of the ring."""
    checked = 0
    for seed in range(30):
        game, _ = next_round(rules("shuffled"), seed)
        order = game.view(0).order
        seat = game.state.turn
        if game.state.direction == 1 and "draw" in {offer.text for offer in game.moves(seat)}:
            game.play(seat, "draw")
            assert game.state.turn == order[(order.index(seat) + 1) % SEATS]
            checked += 1
    assert checked > 10


def test_scores_and_the_first_turn_go_with_the_person() -> None:
    """Scores stay with the seat, and the same person begins as with fixed seats."""
    for seed in range(20):
        game, before = next_round(rules("shuffled"), seed)
        fixed, _ = next_round(rules("fixed"), seed)
        assert game.state.scores == before.scores
        assert game.state.first == before.next_first == fixed.state.first
        dealer = game.view(0).order.index(game.state.first) - 1
        assert game.view(0).dealer == game.view(0).order[dealer]


def test_the_new_order_is_announced() -> None:
    """Everybody is told the new order."""
    game, _ = next_round(rules("shuffled"), 3)
    told = [event for event in game.events if event.kind == "seats-shuffled"]
    assert len(told) == 1
    seats = told[0].seen_by(None).seats
    assert seats is not None
    first = seats.index(0)
    assert seats[first:] + seats[:first] == game.view(None).order


def test_fixed_seats_stay() -> None:
    """Without the rule the order never changes."""
    game, _ = next_round(rules("fixed"), 3)
    assert game.view(0).order == tuple(range(SEATS))
