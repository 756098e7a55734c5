"""How people find presets and options: in groups and topics, and by the words they use."""

import pytest

from lastcard import PRESETS
from lastcard.rules.catalogue import ARGUED, BY_NAME, OPTIONS, SECTIONS
from lastcard.rules.groups import GROUP_OF, PRESET_GROUPS, TOPICS
from lastcard.rules.kinds import Value
from lastcard.rules.words import option_name, searched_for, value_label
from lastcard.texts import LANGUAGES


def test_every_preset_is_in_one_group() -> None:
    """No preset is missing, and none is in two groups."""
    listed = [preset for presets in PRESET_GROUPS.values() for preset in presets]
    assert sorted(listed) == sorted(PRESETS)
    assert set(GROUP_OF) == set(PRESETS)


def test_every_option_is_in_one_topic() -> None:
    """What people argue about comes first, and every other option is in its section."""
    assert tuple(TOPICS) == ("argued", *SECTIONS)
    assert tuple(option.name for option in TOPICS["argued"]) == ARGUED
    listed = [option.name for options in TOPICS.values() for option in options]
    assert sorted(listed) == sorted(BY_NAME)
    assert all(option.section == topic for topic in SECTIONS for option in TOPICS[topic])
    assert 10 <= len(ARGUED) <= 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_have_the_same_name(language: str) -> None:
    """The name that people see tells options apart."""
    names = [option_name(option, language) for option in OPTIONS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_words(language: str) -> None:
    """Every value is said in words, none as it is written in a file."""
    for option in OPTIONS:
        for value in option.kind.samples():
            label = value_label(option, value, language)
            assert label
            assert "_" not in label


@pytest.mark.parametrize(
    ("option", "value", "language", "label"),
    [
        ("hand_size", 7, "en", "7 cards"),
        ("uno_penalty", 1, "de", "1 Karte"),
        ("target", 500, "es", "500 puntos"),
        ("match_games", 3, "en", "3 rounds"),
        ("draw", "when stuck", "en", "only if you have no card you can play honestly"),
        ("stacking", (), "de", "Keine"),
        ("stacking", ("any",), "es", "Todas"),
        ("stacking", ("+2 on +2", "+2 on +4"), "de", "+2 auf +2, +2 auf +4"),
        ("deflect_with", ("reverse",), "es", "Cambio de sentido"),
        ("swap_number", "none", "de", "Nein"),
        ("swap_number", 7, "de", "7"),
        ("double_play", True, "es", "Sí"),
        ("turn_seconds", 1.5, "de", "1,5 Sekunden"),
        ("deck", "double", "en", "Two decks in one (216)"),
        ("deck", "0*2 1-9*2", "en", "0*2 1-9*2"),
    ],
)
def test_values_in_words(option: str, value: Value, language: str, label: str) -> None:
    """Each kind of value has its own way of being said."""
    assert value_label(BY_NAME[option], value, language) == label


@pytest.mark.parametrize(
    ("words", "language", "option"),
    [
        ("jump_in", "en", "jump_in"),  # as it is written in a file
        ("JUMPING", "en", "jump_in"),  # its name
        ("identical top", "en", "jump_in"),  # what it decides, in any order
        ("until playable", "en", "draw_count"),
        ("plus two on plus two", "en", "stacking"),  # what people call it
        ("+2 auf +2", "de", "stacking"),
        ("zwischenwerfen", "de", "jump_in"),
        ("hande tauschen", "de", "swap_number"),  # without the dots
        ("mas dos", "es", "stacking"),
        ("AÚN", "es", "last_card_draws"),
        ("coloured cards only", "en", "jump_in"),  # a value
        ("opening card", "en", "opening_wild"),  # its section
    ],
)
def test_options_are_found(words: str, language: str, option: str) -> None:
    """Options are found by any of their words, in any case, with or without accents."""
    found = [one.name for one in OPTIONS if searched_for(one, words, language)]
    assert option in found
    assert len(found) < len(OPTIONS) / 3


def test_words_that_are_nowhere_find_nothing() -> None:
    """All words must be found; no words find everything."""
    assert not any(searched_for(option, "stacking submarine", "en") for option in OPTIONS)
    assert all(searched_for(option, " ", "en") for option in OPTIONS)
