"""Rule codes: every rule set has one, it decodes to the same rules, and existing codes stay valid."""

import random

import pytest

from lastcard import PRESETS, load_rules
from lastcard.cards.decks import NAMED
from lastcard.errors import RulesError
from lastcard.rules import OPTIONS, Option, decode, encode
from lastcard.rules.codes import looks_like_code

# Codes of the first edition of the presets. They must never mean other rules.
FIRST = [
    ("guide", {}, "042t-p28"),
    ("guide", {"deck": "twins"}, "042g-00hm-jm"),
    ("guide", {"deck": "colour-fours"}, "042g-012e-dr"),
    ("guide", {"deck": "double"}, "042g-01kb-7w"),
]
# Codes of the second edition. They must never change either.
KNOWN = [
    ("guide", {}, "082n-278"),
    ("guide", {"deck": "twins"}, "082g-00pe-g4"),
    ("guide", {"deck": "colour-fours"}, "082g-015m-f8"),
    ("guide", {"deck": "double"}, "082g-01mh-5c"),
    ("no-mercy", {}, "084k-sfg"),
    ("guide", {"deck": "swap-112", "equal_cards": "numbers"}, "082g-031r-095p-w"),
    ("classic", {"stacking": ["rising"]}, "080h-5cm7-qgfh-89r"),
]


@pytest.mark.parametrize(("preset", "overrides", "code"), FIRST)
def test_codes_of_the_first_edition_stay(preset: str, overrides: dict[str, object], code: str) -> None:
    """A code of the first edition still means the same rules."""
    assert decode(code) == load_rules(preset, overrides, edition=1)


@pytest.mark.parametrize(("preset", "overrides", "code"), KNOWN)
def test_known_codes_stay(preset: str, overrides: dict[str, object], code: str) -> None:
    """A code from an earlier version still means the same rules."""
    rules = load_rules(preset, overrides)
    assert encode(rules) == code
    assert decode(code) == rules


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_has_a_code(option: Option) -> None:
    """Every sample value of an option decodes to itself, alone or followed by other options."""
    for value in option.kind.samples():
        for overrides in ({option.name: value}, {option.name: value, "value_wild": 77, "target": 300}):
            try:
                rules = load_rules("classic", overrides)
            except RulesError:  # a value that contradicts the preset
                continue
            assert decode(encode(rules)) == rules
            assert looks_like_code(encode(rules))


@pytest.mark.parametrize("deck", [*NAMED, "0 1-9*2 w*4 w+4*4 r5=3", "0-9*4"])
def test_every_deck_has_a_code(deck: str) -> None:
    """Named and custom decks decode to themselves, alone or followed by other options."""
    chance = random.Random(deck)
    for preset in PRESETS:
        for _ in range(50):
            some = {option.name: chance.choice(option.kind.samples()) for option in chance.sample(OPTIONS, 4)}
            try:
                rules = load_rules(preset, {**some, "deck": deck})
            except RulesError:
                continue
            assert decode(encode(rules)) == rules


def test_codes_are_read_as_people_write_them() -> None:
    """Upper case, spaces, other groups and letters that look like digits are fine."""
    rules = load_rules("guide", {"deck": "double"})
    for written in ("082G-01MH-5C", "082g 01mh 5c", "082g01mh5c", "o82g-olmh-5c", "O82G-0IMH-5C"):
        assert decode(written) == rules


def test_older_codes_keep_their_values() -> None:
    """A code from before a preset was corrected has the values that it had then."""
    assert decode("042G-01KB-7W") == load_rules("guide", {"deck": "double", "challenge_by": "victim"})
