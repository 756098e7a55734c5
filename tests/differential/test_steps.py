"""Both engines, move by move: state, legal moves, refusals and invariants agree after every move."""

import random

import pytest

from lastcard.engine.moves import NEXT, PLAY, TURN_BEGINS, UNO
from lastcard.engine.phases import MATCH_OVER, ROUND_OVER
from lastcard.rules import PRESETS, Rules, load_rules
from tests.differential.twins import Twins
from tests.property.players import any_move, sensible_move
from tests.property.rule_sets import covering_rule_sets, random_players, random_rules
from tests.slices import SIZE, Size, grid, some, times

pytestmark = pytest.mark.compiled

MOST = 150  # moves of a stretch: enough for the end of most rounds


def stretch(rules: Rules, players: int, seed: int) -> None:
    """Play a stretch on both engines: sensible moves, any legal moves, and moves that may be refused."""
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


@pytest.mark.parametrize(("preset", "players"), grid(PRESETS, range(2, 11)))
def test_every_preset_with_every_number_of_players(preset: str, players: int) -> None:
    """Both engines agree for two to ten players under every preset that allows them."""
    rules = load_rules(preset)
    if rules["sixty_nine"] and players == 2:
        rules = load_rules(preset, {"sixty_nine": False})
    for seed in range(times(1, 2, 240)):
        stretch(rules, players, seed + 100 * players)


@pytest.mark.parametrize("number", some(range(len(covering_rule_sets())), 12))
def test_every_pair_of_option_values(number: int) -> None:
    """Both engines agree under rule sets that cover every pair of option values."""
    rules = covering_rule_sets()[number]
    chance = random.Random(number)
    for _ in range(times(1, 4, 480)):
        stretch(rules, random_players(chance, rules), chance.randrange(10**9))


def test_a_hand_full_of_one_card() -> None:
    """A custom deck may have 230 cards of one face, and one hand may hold most of them."""
    rules = load_rules("basic-plus", {"deck": "r5=230 w*4", "hand_size": 60, "false_call_penalty": 20})
    twins = Twins(rules, 2, 3)
    while twins.s.pile_size > 0:
        twins.apply(1, UNO)  # a wrong call costs cards
    assert twins.s.hand[1][5] > 150
    twins.apply(twins.s.turn, PLAY + 5)
    twins.check_moves()
    twins.check_invariants()


def test_random_rules() -> None:
    """Both engines agree under random rules."""
    chance = random.Random(11 if SIZE < Size.SOAK else random.randrange(10**9))
    for _ in range(times(20, 40, 4800)):
        rules = random_rules(chance)
        stretch(rules, random_players(chance, rules), chance.randrange(10**9))
