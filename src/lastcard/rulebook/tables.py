"""The tables of a rulebook: special cards, points, the numbers of a custom deck, and changed options."""

from lastcard.cards.faces import (
    AIMED_TWO,
    BLANK,
    COLOURS,
    DISCARD_ALL,
    PLUS,
    PLUS_FOUR,
    REVERSE,
    REVERSE_FOUR,
    ROULETTE,
    SHUFFLE_HANDS,
    SKIP,
    SKIP_ALL,
    SWAP_HANDS,
    SYMBOLS,
    WILD,
    WILD_FOUR,
)
from lastcard.cards.text import FACE_TEXTS, SYMBOL_TEXTS
from lastcard.rulebook.chapters.deal import DESCRIBED
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.model import Card, Row, Table, Words
from lastcard.rulebook.phrases import Phrases
from lastcard.rules import preset_values, show
from lastcard.rules.catalogue import BY_NAME, Option
from lastcard.rules.kinds import Choice, Digit, Flag, Seconds, Several, Value, WholeOr

_MEANING_KEYS = {
    "rotate_number": "book-does-rotate",
    "slap_number": "book-does-slap",
    "silence_number": "book-does-silence",
}
_SWAP_KEYS = {"optional": "book-does-swap-optional", "required": "book-does-swap-required"}
_HANDS = (SWAP_HANDS, SHUFFLE_HANDS, BLANK)  # the cards with points of their own


def special_cards(facts: Facts, phrases: Phrases) -> Table | None:
    """Every special card of the deck, and what it does under these rules."""
    rows = [_coloured_row(facts, phrases, symbol) for symbol in facts.coloured_actions]
    rows += [_black_row(facts, phrases, face) for face in facts.black]
    rows += [_number_row(facts, phrases, option) for option in facts.meanings]
    if facts.sixty_nines:
        rows.append(_sixty_nine_row(facts, phrases))
    heads = ["book-cards-card", "book-cards-count", "book-cards-does"]
    heads += ["book-cards-points"] if facts.points else []
    numeric = (1, 3) if facts.points else (1,)
    return _table("book-table-cards", phrases, heads, rows, numeric)


def points_of_cards(facts: Facts, phrases: Phrases) -> Table | None:
    """What cards are worth, if there are points."""
    if not facts.points:
        return None
    rows = []
    if any(facts.faces(number) for number in range(SKIP)):
        number = (_capital(phrases.words("book-points-number")), phrases.words("book-points-face"))
        rows.append(Row("book-points-number", number))
    actions = [symbol for symbol in facts.coloured_actions if symbol != PLUS_FOUR]
    names = [_symbol_name(phrases, symbol) for symbol in actions]
    rows += _points_row(facts, phrases, "value_action", names)
    others = (WILD_FOUR, *_HANDS)
    names = [phrases.card(FACE_TEXTS[face]).words for face in facts.black if face not in others]
    rows += _points_row(facts, phrases, "value_wild", names)
    names = [phrases.card(FACE_TEXTS[face]).words for face in _HANDS if facts.has(face)]
    rows += _points_row(facts, phrases, "value_hands", names)
    names = [_symbol_name(phrases, PLUS_FOUR)] if facts.faces(PLUS_FOUR) else []
    names += [phrases.card(FACE_TEXTS[WILD_FOUR]).words] if facts.has(WILD_FOUR) else []
    rows += _points_row(facts, phrases, "value_plus_four", names)
    return _table("book-table-points", phrases, ["book-points-cards", "book-points-points"], rows, (1,))


def own_deck(facts: Facts, phrases: Phrases) -> Table | None:
    """The number cards of a custom deck."""
    if facts["deck"] in DESCRIBED:
        return None
    rows = [
        Row(
            "book-name-number",
            (phrases.words("book-name-number", number=n), (str(facts.copies(n)),)),
            _pictures(facts, phrases, n),
        )
        for n in range(SKIP)
        if facts.copies(n)
    ]
    return _table("book-table-numbers", phrases, ["book-numbers-number", "book-cards-count"], rows, (1,))


def changes(facts: Facts, phrases: Phrases) -> Table | None:
    """The options that differ from the preset and have an effect here."""
    before = preset_values(facts.rules.preset)
    rows = [
        Row(
            f"option-{name}",
            (
                phrases.words("book-changes-deck" if name == "deck" else f"option-{name}"),
                (_value_words(phrases, BY_NAME[name], value),),
                (_value_words(phrases, BY_NAME[name], before[name]),),
            ),
        )
        for name, value in facts.rules.overrides().items()
        if facts.in_force(name)
    ]
    if not rows:
        return None
    heads = (
        phrases.text("book-changes-rule"),
        phrases.text("book-changes-here"),
        phrases.text("book-changes-preset", preset=facts.rules.preset),
    )
    return Table("book-table-changes", heads, tuple(rows))


def _table(
    key: str, phrases: Phrases, heads: list[str], rows: list[Row], numeric: tuple[int, ...]
) -> Table | None:
    """A table; None if it has no rows."""
    if not rows:
        return None
    return Table(key, tuple(phrases.text(head) for head in heads), tuple(rows), numeric)


def _value_words(phrases: Phrases, option: Option, value: Value) -> str:
    """A value as people say it."""
    kind = option.kind
    if isinstance(kind, Flag):
        return phrases.text("book-yes" if value else "book-no")
    if isinstance(kind, Choice):
        return phrases.text(option.value_key(str(value)))
    if isinstance(kind, Seconds):
        return phrases.seconds(value)
    if value in (("any",), ("rising",)) and isinstance(value, tuple):
        return phrases.text(f"book-{value[0]}")
    if isinstance(kind, WholeOr) and value == "half":
        return phrases.text("book-half")
    if value in ((), "none") and isinstance(kind, (Several, Digit)):
        return phrases.text("book-none")
    if option.name == "deck" and value in DESCRIBED:
        return phrases.text(f"book-deck-name-{value}")
    if option.name == "deflect_with" and isinstance(value, tuple):
        return phrases.listed([phrases.text(f"symbol-{word}") for word in value])
    if option.name == "stacking" and isinstance(value, tuple):
        return phrases.listed([_stack_words(phrases, pair) for pair in value])
    return show(value)


def _stack_words(phrases: Phrases, pair: str) -> str:
    """ "+2 on +4" in words."""
    answer, _, top = pair.partition(" on ")
    return phrases.text("book-stack-pair", answer=answer, top=top)


def _coloured_row(facts: Facts, phrases: Phrases, symbol: int) -> Row:
    key, count = _coloured_effect(facts, symbol)
    name = _capital((_symbol_name(phrases, symbol),))
    face = facts.faces(symbol)[0]
    cells = (name, (str(facts.copies(symbol)),), phrases.words(key, count=count), *_points(facts, face))
    return Row(key, cells, _pictures(facts, phrases, symbol))


def _coloured_effect(facts: Facts, symbol: int) -> tuple[str, int]:
    """The text of what a coloured special card does, and how many cards it makes others draw."""
    if symbol == SKIP:
        return ("book-does-skip-deflect" if SKIP in facts.deflecting else "book-does-skip"), 0
    if symbol == REVERSE:
        return ("book-does-reverse-deflect" if REVERSE in facts.deflecting else "book-does-reverse"), 0
    if symbol in (SKIP_ALL, DISCARD_ALL):
        return ("book-does-skip-all" if symbol == SKIP_ALL else "book-does-discard-all"), 0
    face = facts.faces(symbol)[0]
    return ("book-does-draw-answer" if facts.answerable(face) else "book-does-draw"), PLUS[face]


def _black_row(facts: Facts, phrases: Phrases, face: int) -> Row:
    key = _black_effect(facts, face)
    card = phrases.card(FACE_TEXTS[face])
    does = phrases.words(key, count=PLUS[face])
    cells = (_capital((card.words,)), (str(facts.r.deck_counts[face]),), does, *_points(facts, face))
    return Row(key, cells, (card,))


def _black_effect(facts: Facts, face: int) -> str:
    """The text of what a black card does."""
    if face == WILD:
        return "book-does-wild"
    if face in (ROULETTE, SHUFFLE_HANDS, AIMED_TWO, BLANK, SWAP_HANDS):
        return _special_effect(facts, face)
    answer = facts.answerable(face)
    if face == REVERSE_FOUR:
        return "book-does-reverse-four-answer" if answer else "book-does-reverse-four"
    if face == WILD_FOUR and facts.challenges:
        return "book-does-four-answer-challenge" if answer else "book-does-four-challenge"
    return "book-does-wild-draw-answer" if answer else "book-does-wild-draw"


def _special_effect(facts: Facts, face: int) -> str:
    """The text of what a black card does that is more than a wild and no draw card."""
    if face == ROULETTE:
        return f"book-does-roulette-{facts['roulette_by']}"
    if face == SWAP_HANDS:
        return f"book-does-swap-hands-{facts['swap']}"
    if face == BLANK:
        return f"book-does-blank-{str(facts['blank_card']).replace(' ', '-')}"
    return "book-does-shuffle-hands" if face == SHUFFLE_HANDS else "book-does-aimed"


def _number_row(facts: Facts, phrases: Phrases, option: str) -> Row:
    number = facts.number(option)
    key = _SWAP_KEYS[str(facts["swap"])] if option == "swap_number" else _MEANING_KEYS[option]
    name = phrases.words("book-name-number", number=number)
    cells = (name, (str(facts.copies(number)),), phrases.words(key), *_points(facts, facts.faces(number)[0]))
    return Row(key, cells, _pictures(facts, phrases, number))


def _sixty_nine_row(facts: Facts, phrases: Phrases) -> Row:
    count = str(facts.copies(6) + facts.copies(9))
    points = (("6, 9",),) if facts.points else ()
    cells = (phrases.words("book-name-six-nine"), (count,), phrases.words("book-does-sixty-nine"), *points)
    return Row("book-does-sixty-nine", cells, (*_pictures(facts, phrases, 6), *_pictures(facts, phrases, 9)))


def _points(facts: Facts, face: int) -> tuple[Words, ...]:
    """The cell with the points of a card, if there are points."""
    return ((str(facts.r.points[face]),),) if facts.points else ()


def _points_row(facts: Facts, phrases: Phrases, option: str, names: list[str]) -> list[Row]:
    """A row for cards that are worth the same, if there are any."""
    if not names:
        return []
    return [Row(option, (_capital((phrases.listed(names),)), (show(facts[option]),)))]


def _pictures(facts: Facts, phrases: Phrases, symbol: int) -> tuple[Card, ...]:
    """The cards of a symbol, in every colour that the deck has."""
    faces = (colour * SYMBOLS + symbol for colour in range(COLOURS))
    return tuple(phrases.card(FACE_TEXTS[face]) for face in faces if facts.has(face))


def _symbol_name(phrases: Phrases, symbol: int) -> str:
    """The name of a coloured special card, without its colour."""
    return phrases.symbol(SYMBOL_TEXTS[symbol])


def _capital(words: Words) -> Words:
    """Words with a capital first letter."""
    first = words[0]
    return (first[0].upper() + first[1:], *words[1:]) if isinstance(first, str) else words
