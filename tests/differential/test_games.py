"""Simulated games are the same on both engines, from the same seed, with any bots."""

import random

import pytest

from lastcard.autoplay.company import POLICIES
from lastcard.autoplay.tally import Tally
from lastcard.lab.players import seat_bots
from lastcard.lab.simulation import Plan, compiled_part, interpreted_part, simulate
from lastcard.rules import PRESETS, Rules, load_rules
from tests.property.rule_sets import covering_rule_sets, random_players
from tests.slices import some, times

pytestmark = pytest.mark.compiled

BOTS = (*POLICIES, "tips:none", "tips:wilds+colour", "tips:high", "tips:stop", "tips:challenge")


def counts(tally: Tally) -> dict[str, object]:
    return {name: getattr(tally, name) for name in Tally.FIELDS}


def any_plan(rules: Rules, players: int, games: int, seed: int) -> Plan:
    """A plan with random bots and alertness."""
    chance = random.Random(seed)
    bots = seat_bots([chance.choice(BOTS) for _ in range(chance.randint(1, players))], players)
    alertness = tuple(chance.choice((0.0, 0.3, 0.9, 1.0)) for _ in range(players))
    return Plan(rules, tuple(bots), alertness, games, chance.randrange(2**64))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_counts_the_same(preset: str) -> None:
    """Matches of mixed bots under every preset give exactly the same counts."""
    for seed in range(times(1, 3)):
        plan = any_plan(load_rules(preset), 4, 4, seed)
        assert counts(interpreted_part(plan)(0, 4)) == counts(compiled_part(plan)(0, 4)), plan


@pytest.mark.parametrize("number", some(range(len(covering_rule_sets())), 12))
def test_every_pair_of_option_values_counts_the_same(number: int) -> None:
    """Rounds under rule sets that cover every pair of values, without those that may never end."""
    rules = covering_rule_sets()[number]
    rules = load_rules("basic-plus", {**rules.values, "target": 40, "match_games": 2})
    if rules.risks():
        rules = load_rules(
            "basic-plus",
            {**rules.values, "draw_count": "one", "slap_penalty": 0, "deck": "standard", "hand_size": 5},
        )
    players = random_players(random.Random(number), rules)
    plan = any_plan(rules, players, 6, number)
    assert counts(interpreted_part(plan)(0, 6)) == counts(compiled_part(plan)(0, 6)), plan


def test_counts_do_not_depend_on_threads() -> None:
    """One thread and three threads give the same counts."""
    plan = any_plan(load_rules("party"), 4, 3000, 5)
    results = []
    for threads in (1, 3):
        *_, simulation = simulate(plan, threads)
        assert simulation.played == 3000
        results.append(counts(simulation.tally))
    assert results[0] == results[1]


def test_a_run_may_change_engines_on_the_way() -> None:
    """A simulation that starts interpreted and ends compiled gives the same counts as a compiled one."""
    plan = any_plan(load_rules("guide-house"), 4, 2000, 6)
    half_way = Soon(portions=4)
    *_, changing = simulate(plan, 2, build=half_way)  # type: ignore[arg-type]
    *_, compiled_only = simulate(plan, 1)
    assert 0 < changing.interpreted < 2000
    assert counts(changing.tally) == counts(compiled_only.tally)


class Soon:
    """A build that is done after some portions of games."""

    def __init__(self, portions: int) -> None:
        self.portions = portions

    def done(self) -> bool:
        self.portions -= 1
        return self.portions < 0
