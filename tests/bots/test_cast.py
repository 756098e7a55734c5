"""Who the bots are: names, tempers, texts."""

import random
from statistics import fmean

import pytest

from lastcard.bots import LEVELS, bot_names, make_bot
from lastcard.bots.cast import NAMES
from lastcard.cards.faces import MAX_SEATS
from lastcard.rules import load_rules
from lastcard.texts import has_text

BY_ALERTNESS = sorted(LEVELS, key=lambda level: LEVELS[level].alertness)


@pytest.mark.parametrize("taken", [(), ("Ana",), ("Ben", "Kai"), ("BEN", "eva"), NAMES[:5]])
def test_names_are_nobody_elses(taken: tuple[str, ...]) -> None:
    """A full table of people and bots has a name for every bot, none twice, and none that is taken."""
    names = bot_names(MAX_SEATS - len(taken), taken)
    assert len(names) == MAX_SEATS - len(taken)
    assert len({name.casefold() for name in (*names, *taken)}) == MAX_SEATS


def reactions(level: str, count: int = 2000) -> list[float]:
    """Many reaction times of a level."""
    chance = random.Random(7)
    return [LEVELS[level].reaction_time(chance) for _ in range(count)]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_reacts_quicker_than_a_person_can(level: str) -> None:
    """Never under 0.35 seconds, and never the same twice."""
    times = reactions(level)
    assert min(times) >= 0.35
    assert len(set(times)) == len(times)


def test_the_more_alert_react_sooner() -> None:
    """On average, level by level."""
    means = [fmean(reactions(level)) for level in BY_ALERTNESS]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_takes_time(level: str) -> None:
    """A positive time that grows with the choices, around what the level says."""
    chance = random.Random(7)
    means = []
    for choices in (1, 4, 8):
        times = [LEVELS[level].thinking_time(chance, choices) for _ in range(2000)]
        assert min(times) > 0
        means.append(fmean(times))
    assert means == sorted(means)
    assert abs(means[1] / LEVELS[level].thinking - 1) < 0.3


def test_every_level_has_a_text() -> None:
    """The name that people choose it by."""
    assert [level for level in LEVELS if not has_text(f"level-{level}")] == []


@pytest.mark.parametrize("level", LEVELS)
def test_levels_can_be_made(level: str) -> None:
    """A bot of a level decides and reacts."""
    bot = make_bot(level, load_rules("guide"), 1)
    assert callable(bot.decide)
    assert callable(bot.react)


def test_alertness_is_a_share() -> None:
    """Nobody notices everything, nobody nothing, and every level is as alert as no other."""
    assert all(0 < level.alertness < 1 for level in LEVELS.values())
    assert len({level.alertness for level in LEVELS.values()}) == len(LEVELS)
