"""Rounds under every pair of option values, every preset, every number of players, and random rules."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastcard.engine.moves import NEXT
from lastcard.engine.phases import MATCH_OVER, ROUND_OVER
from lastcard.errors import RulesError
from lastcard.rules import PRESETS, Rules, load_rules
from tests.property.checks import MOST_MOVES, make, sensible_round, wild_play
from tests.property.players import deal
from tests.property.rule_sets import all_pairs, covering_rule_sets, random_players, random_rules
from tests.slices import SIZE, Size, grid, times


def play_and_check(rules: Rules, players: int, seed: int) -> None:
    """Play a sensible round to its end, then a stretch of arbitrary legal moves."""
    moves = sensible_round(deal(rules, players, seed), rules, random.Random(seed))
    assert moves < MOST_MOVES or rules.risks(players), (
        f"not over after {moves} moves, {players} players: {rules}"
    )
    wild_play(deal(rules, players, seed), rules, random.Random(seed), 60)


@pytest.mark.parametrize("number", range(len(covering_rule_sets())))
def test_every_pair_of_option_values_plays(number: int) -> None:
    """Under rule sets that cover every pair of values, rounds keep the invariants and end."""
    rules = covering_rule_sets()[number]
    chance = random.Random(number)
    for _ in range(times(1, 3, 180)):
        play_and_check(rules, random_players(chance, rules), chance.randrange(10**9))


def test_the_covering_rule_sets_cover_every_pair() -> None:
    """The covering rule sets leave no pair of values out."""
    pairs = set(all_pairs())
    for rules in covering_rule_sets():
        chosen = list(rules.values.items())
        pairs -= {frozenset((a, b)) for i, a in enumerate(chosen) for b in chosen[i + 1 :]}
    assert not pairs


@pytest.mark.parametrize(("preset", "players"), grid(PRESETS, range(2, 11)))
def test_every_preset_plays_with_every_number_of_players(preset: str, players: int) -> None:
    """Every preset plays with two to ten players, or refuses that number."""
    rules = load_rules(preset)
    if rules["sixty_nine"] and players == 2:
        with pytest.raises(RulesError, match="sixty_nine"):
            rules.check_seats(players)
        return
    rules.check_seats(players)
    for seed in range(times(1, 2, 120)):
        play_and_check(rules, players, seed)


# The same examples every time in daily runs; new ones in `make soak`.
@settings(
    max_examples=times(30, 60, 3600),
    deadline=None,
    derandomize=SIZE < Size.SOAK,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
@given(st.integers(0, 2**32))
def test_random_rules_play(seed: int) -> None:
    """Rounds end under random rules with a random number of players."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    play_and_check(rules, random_players(chance, rules), seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_comes_to_an_end(preset: str) -> None:
    """The first seat moves on clockwise round by round, past those who left, until a player has won the
    match."""
    rules = load_rules(preset, {"match_games": 5})
    chance = random.Random(preset)
    s = deal(rules, 4, 7)
    rounds = 1
    while s.phase != MATCH_OVER:
        if s.phase == ROUND_OVER:
            first = s.first
            make(s, rules, 0, NEXT)
            there = [seat % 4 for seat in range(first + 1, first + 5) if not s.gone >> seat % 4 & 1]
            assert s.first == there[0]
            rounds += 1
        sensible_round(s, rules, chance)
    assert s.round == rounds
    assert s.match_winners
