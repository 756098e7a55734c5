"""Every word a person can meet has a text."""

import pytest

from lastcard.cards.text import FACE_TEXTS
from lastcard.engine import refusals
from lastcard.engine.refusals import REFUSALS
from lastcard.rules import OPTIONS, PRESETS
from lastcard.rules.catalogue import CONFLICTS, RISKS, SECTIONS
from lastcard.rules.kinds import Choice
from lastcard.rules.ledger import DOCUMENTS, IDS, OF_PRESET, RULINGS
from lastcard.texts import LANGUAGES, has_text, text
from lastcard.views.events import KINDS, Event
from lastcard.views.words import card_words, event_words, refusal_rules


def needed_keys() -> list[str]:
    """What code asks for by a name that is put together."""
    keys = [f"event-{kind}" for kind in KINDS]
    keys += [f"refusal-{name}" for name in REFUSALS if name != "ok"]
    keys += [f"preset-{preset}" for preset in PRESETS]
    keys += [f"section-{section.replace(' ', '-')}" for section in SECTIONS]
    keys += [f"conflict-{conflict.key}" for conflict in CONFLICTS]
    keys += [f"risk-{risk.key}" for risk in RISKS]
    keys += [f"ledger-{rule}" for rule in IDS]
    keys += [f"document-{document}" for document, _ in DOCUMENTS.values()]
    keys += [f"ruling-{topic}" for topic in RULINGS]
    keys += [f"ruling-{topic}-{name}" for topic, names in RULINGS.items() for name in names]
    for option in OPTIONS:
        keys.append(f"option-{option.name}")
        if isinstance(option.kind, Choice):
            keys += [option.value_key(word) for word in option.kind.words]
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", needed_keys())
def test_there_is_a_text(key: str, language: str) -> None:
    """Options, values, events, refusals, rules of the ledger: nothing is left without words."""
    assert has_text(key, language)


@pytest.mark.parametrize("card", FACE_TEXTS)
def test_every_card_has_words(card: str) -> None:
    """A card can be said, a black one with its colour too."""
    assert card_words(card)
    if card.startswith("w"):
        assert card_words(f"{card}:g").endswith("(green)")


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_has_a_sentence(kind: str) -> None:
    """Each sentence asks for no more than an event can give it."""
    event = Event(kind, 0, "r5", 2, 1, "red", "clockwise", (0, 1), 3, 4)
    assert event_words(event, ["Ana", "Ben"]).endswith((".", "!"))


def test_refusals_name_rules_of_the_ledger() -> None:
    """Every reason but the plain ones rests on a rule that can be looked up."""
    for code, (name, rules) in enumerate(REFUSALS.items()):
        assert set(rules) <= set(IDS)
        assert rules or name in ("ok", "no-such-seat")
        assert refusal_rules(code) == rules


def test_refusals_name_the_rules_of_the_table() -> None:
    """A refusal cites the document that the table plays by, where that document has a word on it."""
    assert refusal_rules(refusals.WRONG_CATCH, "guide-house") == ("D04",)
    assert refusal_rules(refusals.WRONG_CATCH, "classic") == ("C05",)
    assert refusal_rules(refusals.NO_PAIRS, "classic") == ("G21",)
    assert set(OF_PRESET) <= set(PRESETS)


def test_a_missing_text_is_an_error() -> None:
    """A text that does not exist, or lacks a variable, is never shown half-done."""
    with pytest.raises(LookupError):
        text("no-such-text")
    with pytest.raises(LookupError):
        text("event-kept")


def test_refusal_codes_and_names_are_the_same_list() -> None:
    """The number that the engine returns is the place of its name: WRONG_CALL is "wrong-call"."""
    for code, name in enumerate(refusals.NAMES):
        assert getattr(refusals, name.upper().replace("-", "_")) == code
