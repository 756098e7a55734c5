"""Runs the compiled engine with bounds checks: it never reads or writes outside its arrays."""

import os
import subprocess
import sys

import pytest

pytestmark = [pytest.mark.compiled, pytest.mark.soak]

# Code with bounds checks need not be fast or cached.
RUN = """
import numpy as np
from lastcard.autoplay.company import ALL_ADVICE, POLICIES, Company
from lastcard.compiled import entries, records
from lastcard.engine.moves import MOVES
from lastcard.rules import PRESETS, load_rules
from tests.property.rule_sets import covering_rule_sets, random_players
import random

for entry in (entries.play_games, entries.step_games, entries.legal_games, entries.deal_games):
    entry.compile(entries.SIGNATURES[entry])
chance = random.Random(1)
states, out = np.zeros(1, records.STATE), np.zeros(MOVES, np.int64)
counts, company = np.zeros(1, records.TALLY_RECORD), np.zeros(1, records.COMPANY_RECORD)
seats = np.zeros(1, np.int64)
marks = np.zeros((1, MOVES), np.uint8)
for rules in (*map(load_rules, PRESETS), *covering_rule_sets()):
    r = records.rules_record(rules.numbers)
    players = 4 if not rules["sixty_nine"] else random_players(chance, rules)
    try:
        rules.check_seats(players)
    except Exception:
        players = random_players(chance, rules)
    policies = [(chance.randrange(len(POLICIES)), ALL_ADVICE) for _ in range(players)]
    records.store(Company(policies, [700] * players), company)
    entries.play_games(states, r, company, counts, out, 0, 60, 1, players, 7)
    entries.deal_games(states, r, 0, 1, players, 7, np.array([5]))
    for _ in range(300):  # any move of any seat, legal or not
        seats[0] = chance.randrange(players)
        entries.step_games(states, r, 0, 1, np.array([[seats[0], chance.randrange(MOVES), 0]]))
        entries.legal_games(states, r, out, 0, 1, seats, marks)
print(counts["rounds"][0])
try:
    entries.deal_games(states, r, 3, 4, 4, 7, np.array([5]))
except IndexError:
    print("checked")
"""


def test_nothing_is_out_of_bounds() -> None:
    """No preset and no pair of options is out of bounds. A wrong index shows that the checks are on."""
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
    done = subprocess.run([sys.executable, "-c", RUN], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    rounds, checked = done.stdout.split()
    assert int(rounds) > 1000
    assert checked == "checked"
