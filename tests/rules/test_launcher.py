"""E24: a draw is a press on a launcher. What comes is random, so scenarios show only the rest."""

from collections import Counter

from lastcard import Game, load_rules
from lastcard.notation.scenario import parse_scenario


def test_half_of_the_presses_give_nothing() -> None:
    """Half of all presses give nothing, and the others one to six cards, evenly."""
    only_numbers = {"opening_actions": "redraw", "opening_wild": "redraw", "opening_wild_draw": "redraw"}
    rules = load_rules("basic-plus", {"draw_count": "launcher", **only_numbers})
    given: Counter[int] = Counter()
    for seed in range(3000):
        game = Game(rules, 3, seed)
        seat = game.to_act
        before = game.state.size[seat]
        events = game.play(seat, "draw")
        given[game.state.size[seat] - before] += 1
        assert ("missed" in {event.kind for event in events}) == (game.state.size[seat] == before)
        assert game.to_act != seat
    assert set(given) == set(range(7))
    assert 1350 < given[0] < 1650
    assert all(180 < given[count] < 320 for count in range(1, 7))


def test_each_penalty_card_is_a_press() -> None:
    """The penalty for a forgotten call is so many presses, not so many cards."""
    drawn: Counter[int] = Counter()
    position = {"hands": ["r5", "g1 g2", "b1 b2"], "discard": "r3", "turn": 1, "script": ""}
    scenario = parse_scenario({"options": {"draw_count": "launcher", "uno_penalty": 2}, "position": position})
    for seed in range(1, 400):
        state = scenario.state.copy()
        state.rng = seed * 0x9E3779B97F4A7C15 % (1 << 64)
        game = Game.from_state(scenario.rules, state)
        game.play(2, "catch 0")
        drawn[game.state.size[0] - 1] += 1
    assert min(drawn) == 0
    assert max(drawn) > 6
    assert 60 < drawn[0] < 140
