"""Build the rulebook of a rule set: everything that holds at its table, in words."""

from collections.abc import Callable, Iterable

from lastcard.cards.faces import WILD_FOUR
from lastcard.rulebook import examples, tables
from lastcard.rulebook.contents import CHAPTERS
from lastcard.rulebook.entries import Insert, Rule
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.fine import FINE, variables_of
from lastcard.rulebook.model import Block, Book, Section, Sentence, Table
from lastcard.rulebook.phrases import Phrases
from lastcard.rules import Rules, encode
from lastcard.rules.ledger import DOCUMENTS, check_id

_TABLES: dict[str, Callable[[Facts, Phrases], Table | None]] = {
    "numbers in the deck": tables.own_deck,
    "special cards": tables.special_cards,
    "points of cards": tables.points_of_cards,
}
_EXAMPLES: dict[str, Callable[[Facts, Phrases], list]] = {
    "fits": examples.fits,
    "pair": examples.pair,
    "equal cards": examples.equal_cards,
    "discard all": examples.discard_all,
    "wild four": examples.wild_four,
    "challenge": examples.challenge,
    "owing": examples.owing,
    "jump": examples.jump,
    "jump on a draw card": examples.jump_on_draw,
    "counting": examples.counting,
}


def rulebook(rules: Rules, language: str) -> Book:
    """The rulebook of a rule set."""
    facts, phrases = Facts(rules), Phrases(language, rules.preset)
    changes = tables.changes(facts, phrases)
    sections = [_section(name, facts, phrases) for name in CHAPTERS]
    sections.append(_fine_points(facts, phrases))
    if changes:
        title = phrases.text("book-section-changes")
        sections.insert(0, Section("book-section-changes", title, (changes,)))
    filled = tuple(section for section in sections if section.blocks)
    key = "book-title-changed" if changes else "book-title"
    return Book(
        language=language,
        title=phrases.text(key, preset=rules.preset),
        introduction=_introduction(rules, phrases, bool(changes)),
        sections=filled,
        small_print=_small_print(rules, phrases, filled),
        example_word=phrases.text("book-example"),
    )


def _introduction(rules: Rules, phrases: Phrases, changed: bool) -> Sentence:
    """Describe the preset in a sentence, and say so if the table has changed some of its rules."""
    key = f"preset-{rules.preset}"
    if not changed:
        return phrases.sentence(key)
    return phrases.sentence("book-changed", preset=rules.preset, description=phrases.text(key))


def _section(name: str, facts: Facts, phrases: Phrases) -> Section:
    blocks: list[Block] = []
    for entry in CHAPTERS[name]:
        blocks += _blocks(entry, facts, phrases)
    key = _title_key(name, facts)
    return Section(key, phrases.text(key), tuple(blocks) if _needed(name, facts) else ())


def _blocks(entry: Rule | Insert, facts: Facts, phrases: Phrases) -> list[Block]:
    """What an entry of a chapter prints under these rules, if anything."""
    if isinstance(entry, Rule):
        if not entry.holds(facts):
            return []
        return [phrases.sentence(entry.key, entry.rests_on, **entry.variables(facts, phrases))]
    if entry.name in _EXAMPLES:
        return list(_EXAMPLES[entry.name](facts, phrases))
    table = _TABLES[entry.name](facts, phrases)
    return [table] if table else []


def _needed(name: str, facts: Facts) -> bool:
    """Whether the deck has the cards that a section is about."""
    if name == "four":
        return facts.has(WILD_FOUR)
    return name != "owing" or bool(facts.draws)


def _title_key(name: str, facts: Facts) -> str:
    """The key of a heading: it mentions challenges and points only where there are any."""
    if name == "four" and facts.challenges:
        return "book-section-four-challenge"
    if name == "score" and facts.points:
        return "book-section-score-points"
    return f"book-section-{name}"


def _fine_points(facts: Facts, phrases: Phrases) -> Section:
    sentences = tuple(
        phrases.sentence(fine.key, **variables_of(fine, facts, phrases)) for fine in FINE if fine.when(facts)
    )
    return Section("book-section-fine", phrases.text("book-section-fine"), sentences)


def _small_print(rules: Rules, phrases: Phrases, sections: Iterable[Section]) -> tuple[Sentence, ...]:
    """The cited documents, the rule code and the trademark."""
    cited = {rule[0] for section in sections for sentence in section.sentences() for rule in sentence.ledger}
    letters = [
        phrases.text("book-ledger-letter", letter=letter, document=document)
        for letter, (document, _) in DOCUMENTS.items()
        if letter in cited
    ]
    return (
        phrases.sentence("book-ledger-note", documents=phrases.listed(letters)),
        phrases.sentence("book-code", code=encode(rules)),
        phrases.sentence("book-notice"),
    )


def rule_section(book: Book, ids: Iterable[str]) -> list[tuple[Section, Sentence]]:
    """Find the sentences of a rulebook that rest on any of these ledger rules.

    If no sentence cites one of them, find those that rest on one but cite another document."""
    wanted = set(ids)
    places = [(section, sentence) for section in book.sections for sentence in section.sentences()]
    cited = [place for place in places if wanted & set(place[1].ledger)]
    return cited or [place for place in places if wanted & set(place[1].rests_on)]


def lookup(rules: Rules, ids: Iterable[str], language: str) -> list[Sentence]:
    """What to read about ledger rules: the sentences of this table's rulebook, or the rules themselves if the
    table does not play by them."""
    wanted = tuple(check_id(rule) for rule in ids)
    found = [sentence for _, sentence in rule_section(rulebook(rules, language), wanted)]
    if found:
        return found
    phrases = Phrases(language, rules.preset)
    return [Sentence(f"ledger-{rule}", phrases.words(f"ledger-{rule}"), (rule,), (rule,)) for rule in wanted]
