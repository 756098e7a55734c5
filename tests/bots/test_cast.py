"""The cast of bots: names, reaction times, texts."""

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
def test_names_are_unique(taken: tuple[str, ...]) -> None:
    """At a full table every bot has a name that no other player has."""
    names = bot_names(MAX_SEATS - len(taken), taken)
    assert len(names) == MAX_SEATS - len(taken)
    assert len({name.casefold() for name in (*names, *taken)}) == MAX_SEATS


def reactions(level: str, count: int = 2000) -> list[float]:
    """Many reaction times of a level."""
    chance = random.Random(7)
    return [LEVELS[level].reaction_time(chance) for _ in range(count)]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_do_not_react_faster_than_people(level: str) -> None:
    """Reaction times are never under 0.35 seconds, and vary."""
    times = reactions(level)
    assert min(times) >= 0.35
    assert len(set(times)) == len(times)


def test_more_alert_bots_react_sooner() -> None:
    """The more alert a level is, the shorter its average reaction time."""
    means = [fmean(reactions(level)) for level in BY_ALERTNESS]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) == len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_takes_time(level: str) -> None:
    """Thinking times are positive, grow with the number of choices, and vary around the level's average."""
    chance = random.Random(7)
    means = []
    for choices in (1, 4, 8):
        times = [LEVELS[level].thinking_time(chance, choices) for _ in range(2000)]
        assert min(times) > 0
        means.append(fmean(times))
    assert means == sorted(means)
    assert abs(means[1] / LEVELS[level].thinking - 1) < 0.3


def test_every_level_has_a_text() -> None:
    """Every level has a text for its name."""
    assert [level for level in LEVELS if not has_text(f"level-{level}")] == []


@pytest.mark.parametrize("level", LEVELS)
def test_levels_can_be_created(level: str) -> None:
    """A bot of a level decides and reacts."""
    bot = make_bot(level, load_rules("guide"), 1)
    assert callable(bot.decide)
    assert callable(bot.react)


def test_alertness_is_a_share() -> None:
    """Alertness lies strictly between 0 and 1, and differs from level to level."""
    assert all(0 < level.alertness < 1 for level in LEVELS.values())
    assert len({level.alertness for level in LEVELS.values()}) == len(LEVELS)
