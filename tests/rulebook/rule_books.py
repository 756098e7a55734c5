"""Rule sets for testing rulebooks: the presets, random ones, and decks without certain cards."""

import random
from functools import cache

from lastcard.errors import RulesError
from lastcard.rulebook import FORMATS, Book, rulebook
from lastcard.rules import OPTIONS, PRESETS, Rules, load_rules
from tests.property.rule_sets import covering_rule_sets, random_rules

ODD_DECKS = (
    "double",
    "0-9*2",
    "1-9*3 s*2 r*2",
    "1-5 w*4 w+1*2",
    "r5=2 g3=1",
    "2-8*2 +2*3 +4*2 w+2*4",
    "6*4 9*4 r*2 w+4*6",
    "1-9 w+4*5",
    "s r +2 w w+4",
    "no-mercy",
    "swap-112",
    "0-9*2 s*2 ss*2 d*2 r*2 +2*2 w*2 w+4*2 wr+4*2 wd*2 wx*2 wm*2 wb*2 wt+2*2",
    "0-9*2 ss*2 d*2 w+2*3 wr+4*3 wd*3 wt+2*3",
)


def with_deck(deck: str, chance: random.Random) -> Rules:
    """Random rules for a deck."""
    while True:
        values = {option.name: chance.choice(option.kind.samples()) for option in OPTIONS}
        try:
            return load_rules(chance.choice(PRESETS), {**values, "deck": deck})
        except RulesError:
            continue


@cache
def rule_sets() -> tuple[Rules, ...]:
    """A few hundred rule sets that cover every pair of values."""
    chance = random.Random(7)
    odd = [with_deck(deck, chance) for deck in ODD_DECKS for _ in range(9)]
    drawn = [random_rules(chance) for _ in range(110)]
    return (*(load_rules(preset) for preset in PRESETS), *covering_rule_sets(), *odd, *drawn)


@cache
def books() -> tuple[tuple[Rules, Book], ...]:
    """The rule sets with their rulebooks in English."""
    return tuple((rules, rulebook(rules, "en")) for rules in rule_sets())


def flat(book: Book, format: str = "text") -> str:
    """A rulebook in one line."""
    return " ".join(FORMATS[format](book).split())
