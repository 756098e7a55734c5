"""The engine agrees with an independent program that shares no code with it (plain_guide.py)."""

import math
import random

import pytest

from lastcard.engine.events import CALLED
from lastcard.lab.figures import mean_of_counts
from lastcard.lab.simulation import Plan, Simulation, simulate
from lastcard.rules import load_rules
from tests.differential.plain_guide import Round
from tests.differential.plain_guide import simulate as simulate_plainly

pytestmark = pytest.mark.compiled

PLAIN_GAMES = 20_000
GAMES = 100_000
SIGMAS = 4


@pytest.fixture(scope="module")
def engine() -> Simulation:
    """Single rounds under the guide rules, with random players who always say Uno."""
    rules = load_rules("guide", {"scoring": "none", "match_games": 1})
    *_, simulation = simulate(Plan(rules, ("random",) * 4, (1.0,) * 4, GAMES, 2026), 2)
    return simulation


def test_rounds_are_as_long(engine: Simulation) -> None:
    """The mean number of moves agrees, without Uno calls, which the plain program does not have."""
    _, plain_mean, plain_deviation = simulate_plainly(PLAIN_GAMES, 1)
    tally = engine.tally
    mean = mean_of_counts(tally.lengths).value - tally.events[CALLED] / tally.rounds
    error = plain_deviation * math.sqrt(1 / PLAIN_GAMES + 1 / GAMES)
    assert abs(mean - plain_mean) < SIGMAS * error


def test_seats_win_as_often(engine: Simulation) -> None:
    """Wins by seat, and by distance from the dealer, agree."""
    wins, _, _ = simulate_plainly(PLAIN_GAMES, 2)
    places = [0] * 4
    for game in range(PLAIN_GAMES):
        places[(Round(random.Random(game), game % 4).run() - game % 4 - 1) % 4] += 1
    for ours, theirs in ((engine.tally.wins, wins), (engine.tally.place_wins, places)):
        for mine, plain in zip(ours[:4], theirs, strict=True):
            error = math.sqrt(0.25 * 0.75 * (1 / PLAIN_GAMES + 1 / GAMES))
            assert abs(mine / GAMES - plain / PLAIN_GAMES) < SIGMAS * error
