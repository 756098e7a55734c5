"""Bots get a view, never a state: cards that a seat cannot see make no difference to its bot."""

import random
from collections import Counter

import pytest

from lastcard.bots import LEVELS, hint
from lastcard.engine.state import State
from lastcard.engine.turns import decider
from lastcard.rules import PRESETS, Rules, load_rules
from lastcard.views.seat import View
from tests.bots.positions import bot_of, states, view_in
from tests.property.checks import with_unseen_swapped


def answers_of_bots(view: View, rules: Rules, seed: int) -> list[object]:
    """The reaction and decision of a new bot of each level for a view, and the hint."""
    found: list[object] = []
    for level in LEVELS:
        found.append(bot_of(level, rules, seed).react(view))
        if view.answers:
            found.append(bot_of(level, rules, seed).decide(view))
    return [*found, hint(view, rules, seed)]


def both_worlds(s: State, rules: Rules, seat: int, chance: random.Random) -> tuple[View, View]:
    """What a seat sees of a table, and of the same table with the hidden cards dealt again."""
    return view_in(s, rules, seat), view_in(with_unseen_swapped(s, rules, seat, chance), rules, seat)


@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_make_no_difference(preset: str) -> None:
    """Dealing the other hands and the pile again changes neither the bots' moves nor the hint."""
    rules, chance = load_rules(preset), random.Random(preset)
    seen: Counter[str] = Counter()
    for number, s in enumerate(states(rules, 4, 2, 120)):
        for seat in {decider(s), chance.randrange(4)}:
            one, other = both_worlds(s, rules, seat, chance)
            assert one == other
            answered = answers_of_bots(one, rules, number)
            assert answered == answers_of_bots(other, rules, number)
            seen.update(str(answer).split(maxsplit=1)[0] for answer in answered)
    assert seen["play"] > 50
    assert "draw" in seen
    assert "uno" in seen or rules["mercy"]  # most are knocked out before
    assert ("jump" in seen) == (rules["jump_in"] != "off")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_bot(level: str) -> None:
    """A bot's choices depend on its seed alone."""
    rules = load_rules("party")
    for number, s in enumerate(states(rules, 4, 1, 100)):
        view = view_in(s, rules, number % 4)
        one, other = bot_of(level, rules, number), bot_of(level, rules, number)
        assert [one.react(view) for _ in range(5)] == [other.react(view) for _ in range(5)]
