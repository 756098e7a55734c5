"""Looking up the rule behind a refused move in the rulebook."""

import pytest

from lastcard.engine.refusals import REFUSALS
from lastcard.errors import RulesError
from lastcard.rulebook import lookup, plain, rule_section, rulebook
from lastcard.rules import PRESETS, load_rules
from lastcard.texts import LANGUAGES
from lastcard.views.words import refusal_rules


@pytest.mark.parametrize("preset", PRESETS)
def test_every_refusal_leads_somewhere(preset: str) -> None:
    """Every refusal leads to a text."""
    rules = load_rules(preset)
    book = rulebook(rules, "en")
    for code, name in enumerate(REFUSALS):
        ids = refusal_rules(code, preset)
        if ids:
            assert rule_section(book, ids) or lookup(rules, ids, "en"), name


@pytest.mark.parametrize(
    ("preset", "rule", "key"),
    [
        ("classic", "C02", "book-fits"),
        ("classic", "C10", "book-wild_draw_four-no-number-bluff"),
        ("guide", "D06", "book-stacking-none"),
        ("guide", "B20", "book-stacking-none"),
        ("basic-plus", "B16", "book-false_catch_penalty"),
        ("ozby-full", "O11", "book-drawn_card-must-play"),
    ],
)
def test_rules_are_found(preset: str, rule: str, key: str) -> None:
    """A rule is found by its id in the preset's document, or in another one that has the same rule."""
    book = rulebook(load_rules(preset), "en")
    assert key in [sentence.key for _, sentence in rule_section(book, [rule])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_off_is_quoted_from_the_ledger(language: str) -> None:
    """This table has no pairs, so the rulebook does not mention them, but the ledger does."""
    rules = load_rules("classic")
    assert rule_section(rulebook(rules, language), ["G21"]) == []
    (sentence,) = lookup(rules, ["G21"], language)
    assert (sentence.key, sentence.ledger) == ("ledger-G21", ("G21",))
    assert plain(sentence.words)


def test_an_unknown_rule_is_refused() -> None:
    """An id that is not in the ledger is refused."""
    with pytest.raises(RulesError):
        lookup(load_rules("classic"), ["X99"], "en")
