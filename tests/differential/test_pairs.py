"""At least 1,000 compiled games for every pair of option values: rounds end, nothing breaks (`make soak`).

In `make test` a few games of the same kind show that the test itself works.
"""

import os
import random

import numpy as np
import pytest

from lastcard.autoplay.company import ALL_ADVICE, RANDOM, TIPS, Company
from lastcard.compiled.batch import Batch
from lastcard.engine.moves import NEXT
from lastcard.engine.state import MATCH_OVER
from lastcard.rules import Rules, load_rules
from tests.compiled.moves_by_lot import some_legal
from tests.property.rule_sets import (
    Setting,
    all_pairs,
    clash,
    covering_rule_sets,
    random_players,
    random_rules,
)

pytestmark = pytest.mark.compiled

SOAK = bool(os.environ.get("LASTCARD_SOAK"))
GAMES = 1000 if SOAK else 20
PARTS = 16


def ordered_pairs() -> list[list[Setting]]:
    """Every pair of settings that go together, in the same order every time."""
    return sorted((sorted(pair, key=repr) for pair in all_pairs()), key=repr)


def rules_with(pair: list[Setting], chance: random.Random) -> Rules:
    """A rule set by lot in which these two settings hold."""
    while True:
        values = {**random_rules(chance).values, **dict(pair)}
        if not any(clash(a, b) for a in pair for b in values.items()):
            return load_rules("basic-plus", values)


def company_by_lot(players: int, chance: random.Random) -> Company:
    """Players who lay what they can, all alike."""
    policy = chance.choice([(RANDOM, 0), (TIPS, ALL_ADVICE)])
    return Company([policy] * players, [chance.choice((300, 900, 1000))] * players)


def step_with_checks(batch: Batch, lot: np.random.Generator, moves: int) -> None:
    """Legal moves by lot in all games: there always is one, it is not refused, and nothing breaks."""
    for _ in range(moves):
        seats, marks = batch.legal()
        playing = batch.states["phase"] != MATCH_OVER
        assert marks[playing].any(axis=1).all(), batch.rules
        codes = batch.step(np.where(playing, some_legal(marks, lot), NEXT), seats)
        assert not codes[playing].any(), batch.rules
        assert not batch.problems().any(), batch.rules
        batch.reset(~playing)


@pytest.mark.parametrize("part", range(PARTS))
def test_rounds_end_under_every_pair(part: int) -> None:
    """Four rule sets by lot around every pair: what does not end is a known risk."""
    chance = random.Random(part)
    pairs = ordered_pairs()[part::PARTS]
    for pair in pairs if SOAK else chance.sample(pairs, 6):
        for _ in range(4):
            rules = rules_with(pair, chance)
            players = random_players(chance, rules)
            batch = Batch(rules, players, GAMES // 4, chance.randrange(2**64))
            step_with_checks(batch, np.random.default_rng(part), 12)
            batch.reset()  # what wrong calls led to is no fair start for a round that is to end
            tally = batch.play(company_by_lot(players, chance))
            assert not batch.problems().any(), (pair, rules, players)
            assert tally.endless == 0 or rules.risks(players), (tally.endless, pair, players, rules)


@pytest.mark.parametrize("number", range(len(covering_rule_sets())))
def test_nothing_breaks_under_any_pair(number: int) -> None:
    """Rule sets in which every pair occurs: after every move somebody can move, and all invariants hold."""
    rules = covering_rule_sets()[number]
    chance = random.Random(number)
    batch = Batch(rules, random_players(chance, rules), GAMES, number)
    step_with_checks(batch, np.random.default_rng(number), 400 if SOAK else 40)
