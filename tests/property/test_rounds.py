"""Rounds under every pair of option values, every preset, every number of players, and rules by chance."""

import os
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastcard.engine.moves import NEXT
from lastcard.engine.state import MATCH_OVER, ROUND_OVER
from lastcard.errors import RulesError
from lastcard.rules import PRESETS, Rules, load_rules
from tests.property.checks import MOST_MOVES, make, sensible_round, wild_play
from tests.property.players import deal
from tests.property.rule_sets import all_pairs, covering_rule_sets, random_players, random_rules

SOAK = 60 if os.environ.get("LASTCARD_SOAK") else 1


def play_and_check(rules: Rules, players: int, seed: int) -> None:
    """A round that somebody wants to end, and a stretch of play by people who do anything."""
    moves = sensible_round(deal(rules, players, seed), rules, random.Random(seed))
    assert moves < MOST_MOVES or rules.risks(players), (
        f"not over after {moves} moves, {players} players: {rules}"
    )
    wild_play(deal(rules, players, seed), rules, random.Random(seed), 60)


@pytest.mark.parametrize("number", range(len(covering_rule_sets())))
def test_every_pair_of_option_values_plays(number: int) -> None:
    """In these rule sets every pair of values occurs; their rounds are sound and end."""
    rules = covering_rule_sets()[number]
    chance = random.Random(number)
    for _ in range(3 * SOAK):
        play_and_check(rules, random_players(chance, rules), chance.randrange(10**9))


def test_the_covering_rule_sets_cover_every_pair() -> None:
    """The list above leaves no pair of values out."""
    pairs = set(all_pairs())
    for rules in covering_rule_sets():
        chosen = list(rules.values.items())
        pairs -= {frozenset((a, b)) for i, a in enumerate(chosen) for b in chosen[i + 1 :]}
    assert not pairs


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 11))
def test_every_preset_plays_with_every_number_of_players(preset: str, players: int) -> None:
    """Two to ten players, all presets; a preset that cannot seat so many says so."""
    rules = load_rules(preset)
    if rules["sixty_nine"] and players == 2:
        with pytest.raises(RulesError, match="sixty_nine"):
            rules.check_seats(players)
        return
    rules.check_seats(players)
    for seed in range(2 * SOAK):
        play_and_check(rules, players, seed)


# The same examples every time in `make test`; new ones in `make soak`.
@settings(
    max_examples=60 * SOAK,
    deadline=None,
    derandomize=SOAK == 1,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
@given(st.integers(0, 2**32))
def test_random_rules_play(seed: int) -> None:
    """Any rules at any table."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    play_and_check(rules, random_players(chance, rules), seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_comes_to_an_end(preset: str) -> None:
    """Round after round the first seat moves on clockwise, until somebody has won the match."""
    rules = load_rules(preset, {"match_games": 5})
    chance = random.Random(preset)
    s = deal(rules, 4, 7)
    rounds = 1
    while s.phase != MATCH_OVER:
        if s.phase == ROUND_OVER:
            first = s.first
            make(s, rules, 0, NEXT)
            assert s.first == (first + 1) % 4
            rounds += 1
        sensible_round(s, rules, chance)
    assert s.round == rounds
    assert s.match_winners
