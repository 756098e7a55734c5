"""Every level plays whole matches under all rules, without costly mistakes."""

from collections import Counter

import pytest

from lastcard.bots import LEVELS, make_bot, play_match
from lastcard.errors import RulesError
from lastcard.game import Game
from lastcard.rules import PRESETS, Rules, load_rules
from tests.bots.positions import COSTLY, short_rules
from tests.slices import grid

MOST_MOVES = 20_000
RULES = {preset: short_rules(preset) for preset in PRESETS}


def seats(rules: Rules, players: int) -> bool:
    """Whether these rules allow this number of players."""
    try:
        rules.check_seats(players)
    except RulesError:
        return False
    return True


TABLES = [(preset, n) for preset in PRESETS for n in range(2, 7) if seats(RULES[preset], n)]


def counted_match(rules: Rules, levels: list[str], seed: int) -> tuple[Game, Counter[str]]:
    """Play a match to its end. Returns the game, and how often each kind of event happened."""
    game = Game(rules, len(levels), seed)
    bots = [make_bot(level, rules, seed + seat) for seat, level in enumerate(levels)]
    counts: Counter[str] = Counter()
    for number, events in enumerate(play_match(game, bots, seed)):
        assert number < MOST_MOVES, f"no end: {rules}"
        counts.update(event.kind for event in events)
    return game, counts


@pytest.mark.parametrize(("table", "level"), grid(TABLES, LEVELS))
def test_every_level_plays_a_match_by_every_preset(table: tuple[str, int], level: str) -> None:
    """Two to six bots of one level finish a match without an illegal move or a mistake."""
    preset, players = table
    game, counts = counted_match(RULES[preset], [level] * players, players)
    assert game.over
    assert not game.problems()
    assert not COSTLY & counts.keys()


@pytest.mark.parametrize("preset", ["gemela", "guide-house", "ozby-full", "party"])
def test_levels_sit_at_one_table(preset: str) -> None:
    """All levels play together, and use the reactions that the rules have."""
    game, counts = counted_match(load_rules(preset, {"target": 100}), [*LEVELS, *LEVELS], 1)
    assert game.over
    assert not COSTLY & counts.keys()
    assert counts["jumped"]
    assert counts["called"]
    assert counts["caught"]


def test_a_whole_match_of_full_length() -> None:
    """Bots also finish a match with the usual target of 500 points."""
    game, counts = counted_match(load_rules("guide"), list(LEVELS), 3)
    assert max(game.view(None).scores) >= 500
    assert not COSTLY & counts.keys()


def test_a_match_depends_on_its_seeds_alone() -> None:
    """The same seeds give the same transcript, and another seed another one."""
    rules = load_rules("party", {"target": 100})
    transcripts = [counted_match(rules, list(LEVELS), seed)[0].transcript() for seed in (5, 5, 6)]
    assert transcripts[0] == transcripts[1] != transcripts[2]
