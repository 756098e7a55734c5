"""Both engines, move by move: state, legal moves, refusals and invariants are the same after every one."""

import os
import random

import pytest

from lastcard.engine.moves import NEXT, PLAY, TURN_BEGINS, UNO
from lastcard.engine.state import MATCH_OVER, ROUND_OVER
from lastcard.rules import PRESETS, Rules, load_rules
from tests.differential.twins import Twins
from tests.property.players import any_move, sensible_move
from tests.property.rule_sets import covering_rule_sets, random_players, random_rules

pytestmark = pytest.mark.compiled

SOAK = 120 if os.environ.get("LASTCARD_SOAK") else 1
MOST = 150  # moves of a stretch: enough for the end of most rounds


def stretch(rules: Rules, players: int, seed: int) -> None:
    """A stretch of play on both: sensible moves, anything legal, and moves that may well be refused."""
    twins = Twins(rules, players, seed, seed % 7)
    chance = random.Random(seed)
    choose = chance.choice((sensible_move, any_move))
    for _ in range(MOST):
        if twins.s.phase == MATCH_OVER:
            break
        if twins.s.phase == ROUND_OVER:
            twins.apply(chance.randrange(players), NEXT)
            continue
        twins.apply(*choose(twins.s, rules.numbers, chance))
        if chance.random() < 0.2:
            twins.apply(chance.randrange(players), chance.randrange(TURN_BEGINS + 1))
        if chance.random() < 0.3:
            twins.check_moves()
            twins.check_refusals(chance.randrange(players))
            twins.check_invariants()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 11))
def test_every_preset_with_every_number_of_players(preset: str, players: int) -> None:
    """Two to ten players by every preset that can seat them."""
    rules = load_rules(preset)
    if rules["sixty_nine"] and players == 2:
        rules = load_rules(preset, {"sixty_nine": False})
    for seed in range(2 * SOAK):
        stretch(rules, players, seed + 100 * players)


@pytest.mark.parametrize("number", range(len(covering_rule_sets())))
def test_every_pair_of_option_values(number: int) -> None:
    """In these rule sets every pair of option values occurs."""
    rules = covering_rule_sets()[number]
    chance = random.Random(number)
    for _ in range(4 * SOAK):
        stretch(rules, random_players(chance, rules), chance.randrange(10**9))


def test_a_hand_full_of_one_card() -> None:
    """A deck of one's own may have 230 cards of one face, and one hand may hold most of them."""
    rules = load_rules("basic-plus", {"deck": "r5=230 w*4", "hand_size": 60, "false_call_penalty": 20})
    twins = Twins(rules, 2, 3)
    while twins.s.pile_size > 0:
        twins.apply(1, UNO)  # a wrong call costs cards
    assert twins.s.hand[1][5] > 150
    twins.apply(twins.s.turn, PLAY + 5)
    twins.check_moves()
    twins.check_invariants()


def test_rules_by_chance() -> None:
    """And any other rules."""
    chance = random.Random(11 if SOAK == 1 else random.randrange(10**9))
    for _ in range(40 * SOAK):
        rules = random_rules(chance)
        stretch(rules, random_players(chance, rules), chance.randrange(10**9))
