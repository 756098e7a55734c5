"""A rulebook covers every rule of its table, and no others."""

import re
from functools import cache

import pytest

from lastcard.rulebook import Book, plain, rulebook
from lastcard.rulebook.contents import IN_TABLES, RULES, SILENT, silent
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.fine import FINE, SAID_BEFORE
from lastcard.rulebook.model import Example, Sentence
from lastcard.rules import OPTIONS, PRESETS, Rules, load_rules
from lastcard.rules.catalogue import BY_NAME
from lastcard.rules.kinds import Value
from lastcard.rules.ledger import IDS, OF_PRESET, RULINGS
from lastcard.texts import LANGUAGES, has_text
from tests.rulebook.rule_books import books, flat
from tests.slices import grid

SAMPLES = [(option.name, value) for option in OPTIONS for value in option.kind.samples()]
# Words that reveal a rule, and whether that rule is on.
GIVEN_AWAY = {
    "jump": lambda rules: rules["jump_in"] != "off",
    "challeng": lambda rules: Facts(rules).challenges,
    "bluff": lambda rules: Facts(rules).bluffs,
    "swap": lambda rules: rules["swap_number"] != "none",
    "slap": lambda rules: rules["slap_number"] != "none",
    "silence": lambda rules: rules["silence_number"] != "none",
    "sixty-nine": lambda rules: rules["sixty_nine"],
    "identical": lambda rules: rules["double_play"] or rules["jump_in"] != "off",
    "partner": lambda rules: rules["teams"] == "partners",
    "accuse": lambda rules: rules["table_talk_penalty"] != 0,
    "seconds": lambda rules: rules["turn_seconds"] != 0 or rules["grace_seconds"] != 0,
    "wild +1": lambda rules: rules["deck"] in ("twins", "colour-fours"),
    "with two players": lambda rules: not rules["sixty_nine"] and rules["teams"] == "none",
}


def spoken_for(option: str, value: Value) -> list[str]:
    """The keys of all sentences about a value."""
    return [rule.key for rule in RULES if option in rule.options and rule.options[option](value)]


@pytest.mark.parametrize(("option", "value"), SAMPLES)
def test_every_value_has_words_or_needs_none(option: str, value: Value) -> None:
    """Every value has a sentence, a row in a table, or a reason why it needs none."""
    keys = spoken_for(option, value)
    assert bool(keys) + silent(option, value) + (option in IN_TABLES) == 1


def test_silences_name_options_and_have_reasons() -> None:
    """Every silence names an existing option and a reason."""
    assert all(silence.option in BY_NAME and silence.why for silence in SILENT)
    assert {option for rule in RULES for option in rule.options} <= set(BY_NAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_text(language: str) -> None:
    """Every sentence has a text in every language."""
    keys = [rule.key for rule in RULES] + [fine.key for fine in FINE]
    assert [key for key in keys if not has_text(key, language)] == []


def test_keys_are_used_once() -> None:
    """Every key belongs to one entry of the contents, so that a key identifies the entry."""
    keys = [rule.key for rule in RULES]
    assert len(keys) == len(set(keys))


def test_sentences_cite_rules_of_the_ledger() -> None:
    """The small print cites existing rules, which belong to the options of the sentence."""
    for rule in RULES:
        assert set(rule.rests_on) <= set(IDS), rule.key


def test_every_ruling_is_considered() -> None:
    """Each general ruling is a fine point of some rule sets, or covered elsewhere."""
    rulings = {f"{topic}-{name}" for topic, names in RULINGS.items() for name in names}
    assert {fine.ruling for fine in FINE} | set(SAID_BEFORE) == rulings


def check_keys(rules: Rules, book: Book) -> None:
    """Check for every option that the book has the sentences of its current value and of no other."""
    facts, keys = Facts(rules), book.all_keys()
    for option in OPTIONS:
        value = rules[option.name]
        said = keys & set(spoken_for(option.name, value))
        if option.name in IN_TABLES:
            said = keys & {option.name}
        speaks = facts.in_force(option.name) and not silent(option.name, value)
        assert bool(said) == speaks, (option.name, value, said)
        others = {rule.key for rule in RULES if option.name in rule.options} - set(
            spoken_for(option.name, value)
        )
        assert not keys & others, (option.name, value)


@pytest.mark.parametrize(("preset", "language"), grid(PRESETS, LANGUAGES))
def test_presets_say_what_they_play(preset: str, language: str) -> None:
    """Every rule that is on has its sentence, and no rule that is off has one."""
    rules = load_rules(preset)
    book = rulebook(rules, language)
    check_keys(rules, book)
    page = flat(book)
    for section in book.sections:
        for sentence in section.sentences():
            assert " ".join(plain(sentence.words).split()) in page


def test_random_rule_sets_say_what_they_play() -> None:
    """Rulebooks are complete for any deck and any values."""
    for rules, book in books():
        check_keys(rules, book)


@cache
def words_of_keys() -> dict[str, set[str]]:
    """For each key, all the wordings of its sentence in any of the books."""
    found: dict[str, set[str]] = {}
    for _, book in books():
        for section in book.sections:
            for sentence in section.sentences():
                found.setdefault(sentence.key, set()).add(" ".join(plain(sentence.words).split()))
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_words_of_other_rules_do_not_appear(preset: str) -> None:
    """A book has no sentence about another value, an option that is off, or a card outside the deck."""
    book = rulebook(load_rules(preset), "en")
    page = flat(book)
    for key, sentences in words_of_keys().items():
        if key not in book.all_keys():
            assert [words for words in sentences if words in page] == [], key


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_that_are_off_are_not_mentioned(preset: str) -> None:
    """A rule that is off is not even mentioned in passing: without jump-ins, the word does not appear."""
    rules = load_rules(preset)
    book = rulebook(rules, "en")
    page = flat(book).replace(plain(book.introduction.words), "").lower()
    for word, played in GIVEN_AWAY.items():
        assert bool(re.search(rf"{re.escape(word)}(?!\d)", page)) == bool(played(rules)), word


def test_every_sentence_occurs() -> None:
    """The rule sets of these tests use every sentence."""
    printed = {key for _, book in books() for key in book.all_keys()}
    assert [rule.key for rule in RULES if rule.key not in printed] == []
    assert [fine.key for fine in FINE if fine.key not in printed] == []


def fine_points(preset: str) -> set[str]:
    """The fine points of a preset, without their common prefix."""
    sections = rulebook(load_rules(preset), "en").sections
    (fine,) = [section for section in sections if section.key == "book-section-fine"]
    return {sentence.key.removeprefix("book-fine-") for sentence in fine.sentences()}


def test_fine_points_of_presets() -> None:
    """A book lists only the fine points that can matter: few for a simple game."""
    lean = {"nothing-to-draw", "ruling-uno-call", "going-out", "dead-end"}
    assert fine_points("basic-plus") == {*lean, "dead-end-values"}
    assert fine_points("ozby") == {*lean, "skipped"}
    assert fine_points("guide") == {*lean, "skipped", "challenge-hand", "challenge-actions"}
    talk = {"announcement", "misplay", "ruling-table-accusation"}
    assert fine_points("classic") == {*lean, "skipped", "challenge-hand", *talk}


def test_small_print_prefers_the_presets_documents() -> None:
    """A sentence cites the preset's own documents in order, or all others if those have no such rule."""
    for preset in PRESETS:
        letters = OF_PRESET.get(preset, "")
        for section in rulebook(load_rules(preset), "en").sections:
            for sentence in section.sentences():
                own = [rule for letter in letters for rule in sentence.rests_on if rule[0] == letter]
                assert list(sentence.ledger) == (own or list(sentence.rests_on))


def test_changes_are_listed_and_idle_ones_are_not() -> None:
    """Differences from the preset are listed in words. A setting without effect is not listed."""
    book = rulebook(load_rules("guide", {"jump_in": "all", "swap": "required"}), "en")
    changes = book.sections[0]
    assert changes.key == "book-section-changes"
    assert "option-jump_in" in book.all_keys()
    assert "option-swap" not in book.all_keys()
    assert book.title.endswith("with changes")
    assert rulebook(load_rules("guide", {"swap": "required"}), "en").title == "Rulebook: guide"


def test_numbers_are_those_of_the_table() -> None:
    """Changed penalties and targets appear with their new values."""
    changed = {"uno_penalty": 5, "misplay_penalty": 4, "target": 123, "innocent_draws": 9, "hand_size": 3}
    page = flat(rulebook(load_rules("classic", changed), "en"))
    for words in (
        "another player catches you, draw 5",
        "take the card back and draw 4",
        "123 points",
        "deal 3 ",
    ):
        assert words in page
    assert "challenger draws 9 cards" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_has_its_parts(language: str) -> None:
    """A book has a title, a summary, tables, examples, the rule code and the trademark notice."""
    book = rulebook(load_rules("classic"), language)
    blocks = [block for section in book.sections for block in section.blocks]
    assert any(isinstance(block, Example) for block in blocks)
    assert {"book-table-cards", "book-table-points", "book-code", "book-notice"} <= book.all_keys()
    assert all(isinstance(sentence, Sentence) for sentence in book.small_print)
    assert book.sections[0].key == "book-section-short"
