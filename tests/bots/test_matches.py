"""Every level plays whole matches under all rules, without costly mistakes."""

import random
from collections import Counter

import pytest

from lastcard.bots import LEVELS, Bot, hint, make_bot, play_match
from lastcard.errors import RulesError
from lastcard.game import Game
from lastcard.notation.moves import Move
from lastcard.rules import PRESETS, Rules, load_rules
from lastcard.views.seat import View
from tests.bots.positions import COSTLY, short_rules
from tests.property.rule_sets import random_players, random_rules
from tests.slices import grid, times

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


def counted_match(
    rules: Rules, levels: list[str], seed: int, moves: int | None = None
) -> tuple[Game, Counter[str]]:
    """Play a match to its end, or the first moves of it. Returns the game, and how often each kind of event
    happened."""
    game = Game(rules, len(levels), seed)
    bots = [make_bot(level, rules, seed + seat) for seat, level in enumerate(levels)]
    counts: Counter[str] = Counter()
    for number, events in enumerate(play_match(game, bots, seed)):
        assert number < MOST_MOVES, f"no end: {rules}"
        counts.update(event.kind for event in events)
        if number == moves:
            break
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


@pytest.mark.parametrize("seed", range(times(12, 60, 2000)))
def test_random_rules(seed: int) -> None:
    """Bots of all levels play by random rules without an illegal move or a costly mistake."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    levels = [chance.choice(list(LEVELS)) for _ in range(random_players(chance, rules))]
    game, counts = counted_match(rules, levels, seed, 1500)
    assert not game.problems()
    assert not COSTLY & counts.keys()


@pytest.mark.parametrize(
    ("preset", "options", "kind"),
    [
        ("no-mercy", {}, "knocked-out"),
        ("chat", {}, "finished"),
        ("knockout", {"target": 60}, "left-match"),
        ("guide", {"elimination": "most cards"}, "left-match"),
    ],
)
def test_seats_that_are_out_are_never_asked(preset: str, options: dict[str, object], kind: str) -> None:
    """No bot is asked for anything while its seat is out; hints are not given to it either."""
    rules = load_rules(preset, options)
    game = Game(rules, 4, 2)
    bots = [Watchful(make_bot(level, rules, seat)) for seat, level in enumerate([*LEVELS, "casual"])]
    counts: Counter[str] = Counter()
    for events in play_match(game, bots, 2):
        counts.update(event.kind for event in events)
        view = game.view(None)
        if game.outcome is None:
            assert game.to_act not in view.out
            assert all(hint(game.view(seat), rules) is None for seat in view.out)
    assert game.over
    assert counts[kind]


class Watchful:
    """A bot that fails if it is asked while it is out."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def react(self, view: View) -> Move | None:
        """A reaction."""
        assert view.seat not in view.out
        return self.bot.react(view)

    def decide(self, view: View) -> Move:
        """A decision. A round that is over can be followed by the next one, whoever was out."""
        assert view.seat not in view.out or view.phase == "round over"
        return self.bot.decide(view)


def test_a_match_depends_on_its_seeds_alone() -> None:
    """The same seeds give the same transcript, and another seed another one."""
    rules = load_rules("party", {"target": 100})
    transcripts = [counted_match(rules, list(LEVELS), seed)[0].transcript() for seed in (5, 5, 6)]
    assert transcripts[0] == transcripts[1] != transcripts[2]
