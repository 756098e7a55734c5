"""At least 1,000 compiled games for every pair of option values: rounds end, nothing breaks (`make soak`).

`make test` plays a few games of the same kind, `make test-full` some more.
"""

import random

import numpy as np
import pytest

from lastcard.autoplay.company import ALL_ADVICE, RANDOM, TIPS, Company
from lastcard.compiled.batch import Batch
from lastcard.engine.moves import NEXT
from lastcard.engine.phases import MATCH_OVER
from lastcard.rules import Rules, load_rules
from tests.compiled.random_moves import random_legal
from tests.property.rule_sets import (
    Setting,
    all_pairs,
    clash,
    covering_rule_sets,
    random_players,
    random_rules,
)
from tests.slices import some, times

pytestmark = pytest.mark.compiled

GAMES = times(20, soak=1000)
PARTS = 16


def ordered_pairs() -> list[list[Setting]]:
    """Every pair of compatible settings, always in the same order."""
    return sorted((sorted(pair, key=repr) for pair in all_pairs()), key=repr)


def rules_with(pair: list[Setting], chance: random.Random) -> Rules:
    """A random rule set with these two settings."""
    while True:
        values = {**random_rules(chance).values, **dict(pair)}
        if not any(clash(a, b) for a in pair for b in values.items()):
            return load_rules("basic-plus", values)


def random_company(players: int, chance: random.Random) -> Company:
    """Players who lay what they can, all with the same random policy and alertness."""
    policy = chance.choice([(RANDOM, 0), (TIPS, ALL_ADVICE)])
    return Company([policy] * players, [chance.choice((300, 900, 1000))] * players)


def step_with_checks(batch: Batch, lot: np.random.Generator, moves: int) -> None:
    """Make random legal moves in all games. There is always one, it is accepted, and all invariants hold."""
    for _ in range(moves):
        seats, marks = batch.legal()
        playing = batch.states["phase"] != MATCH_OVER
        assert marks[playing].any(axis=1).all(), batch.rules
        codes = batch.step(np.where(playing, random_legal(marks, lot), NEXT), seats)
        assert not codes[playing].any(), batch.rules
        assert not batch.problems().any(), batch.rules
        batch.reset(~playing)


@pytest.mark.parametrize("part", some(range(PARTS), 8))
def test_rounds_end_under_every_pair(part: int) -> None:
    """For four random rule sets with each pair, rounds end unless the rules have a known risk."""
    chance = random.Random(part)
    pairs = ordered_pairs()[part::PARTS]
    for pair in chance.sample(pairs, times(2, 6, len(pairs))):
        for _ in range(4):
            rules = rules_with(pair, chance)
            players = random_players(chance, rules)
            batch = Batch(rules, players, GAMES // 4, chance.randrange(2**64))
            step_with_checks(batch, np.random.default_rng(part), 12)
            batch.reset()  # positions after wrong calls are not a fair start for a round that must end
            tally = batch.play(random_company(players, chance))
            assert not batch.problems().any(), (pair, rules, players)
            assert tally.endless == 0 or rules.risks(players), (tally.endless, pair, players, rules)


@pytest.mark.parametrize("number", some(range(len(covering_rule_sets())), 12))
def test_nothing_breaks_under_any_pair(number: int) -> None:
    """Under rule sets that cover every pair, after each move a seat can move and all invariants hold."""
    rules = covering_rule_sets()[number]
    chance = random.Random(number)
    batch = Batch(rules, random_players(chance, rules), GAMES, number)
    step_with_checks(batch, np.random.default_rng(number), times(20, 40, 400))
