"""Every level plays whole matches by all rules, and never does what costs."""

from collections import Counter

import pytest

from lastcard.bots import LEVELS, make_bot, play_match
from lastcard.errors import RulesError
from lastcard.game import Game
from lastcard.rules import PRESETS, Rules, load_rules
from tests.bots.positions import COSTLY, short_rules

MOST_MOVES = 20_000
RULES = {preset: short_rules(preset) for preset in PRESETS}


def seats(rules: Rules, players: int) -> bool:
    """Whether so many can play by these rules."""
    try:
        rules.check_seats(players)
    except RulesError:
        return False
    return True


TABLES = [(preset, n) for preset in PRESETS for n in range(2, 7) if seats(RULES[preset], n)]


def counted_match(rules: Rules, levels: list[str], seed: int) -> tuple[Game, Counter[str]]:
    """A match to its end, and how often what happened in it."""
    game = Game(rules, len(levels), seed)
    bots = [make_bot(level, rules, seed + seat) for seat, level in enumerate(levels)]
    counts: Counter[str] = Counter()
    for number, events in enumerate(play_match(game, bots, seed)):
        assert number < MOST_MOVES, f"no end: {rules}"
        counts.update(event.kind for event in events)
    return game, counts


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_every_level_plays_a_match_by_every_preset(preset: str, players: int, level: str) -> None:
    """Two to six bots of one level come to the end of a match without an illegal or a wrong move."""
    game, counts = counted_match(RULES[preset], [level] * players, players)
    assert game.over
    assert not game.problems()
    assert not COSTLY & counts.keys()


@pytest.mark.parametrize("preset", ["gemela", "guide-house", "ozby-full", "party"])
def test_levels_sit_at_one_table(preset: str) -> None:
    """All levels together; where rules have reactions, bots make use of them."""
    game, counts = counted_match(load_rules(preset, {"target": 100}), [*LEVELS, *LEVELS], 1)
    assert game.over
    assert not COSTLY & counts.keys()
    assert counts["jumped"]
    assert counts["called"]
    assert counts["caught"]


def test_a_whole_match_of_full_length() -> None:
    """Nothing is shortened here: a match to five hundred points."""
    game, counts = counted_match(load_rules("guide"), list(LEVELS), 3)
    assert max(game.view(None).scores) >= 500
    assert not COSTLY & counts.keys()


def test_a_match_depends_on_its_seeds_alone() -> None:
    """The same seeds, the same transcript; another seed, another one."""
    rules = load_rules("party", {"target": 100})
    transcripts = [counted_match(rules, list(LEVELS), seed)[0].transcript() for seed in (5, 5, 6)]
    assert transcripts[0] == transcripts[1] != transcripts[2]
