"""Presets, options and values as people say them. Programs use the names of the catalogue."""

import unicodedata

from lastcard.cards.decks import NAMED
from lastcard.rules.catalogue import Option
from lastcard.rules.kinds import Choice, Deck, Digit, Seconds, Several, Value, Whole, WholeOr
from lastcard.texts import has_text, text

# The sets of words that have a name.
_NAMED_SETS: dict[Value, str] = {(): "value-none", ("any",): "value-all", ("rising",): "value-rising"}


def preset_name(preset: str, language: str | None = None) -> str:
    """The name of a preset: “Guide with house rules”."""
    return text(f"preset-name-{preset}", language)


def group_name(group: str, language: str | None = None) -> str:
    """The title of a group of presets."""
    return text(f"group-{group}", language)


def topic_name(topic: str, language: str | None = None) -> str:
    """The title of a topic: a section of the catalogue, or what people argue about."""
    return text(f"section-{topic.replace(' ', '-')}", language)


def option_name(option: Option, language: str | None = None) -> str:
    """The name of an option: “Jumping in”."""
    return text(f"name-{option.name}", language)


def words_of(option: Option) -> tuple[str, ...]:
    """The words that can be values of an option, or parts of one."""
    if isinstance(option.kind, (Choice, Several)):
        return option.kind.words
    if isinstance(option.kind, WholeOr):
        return (option.kind.word_,)
    return tuple(NAMED) if isinstance(option.kind, Deck) else ()


def word_label(option: Option, word: str, language: str | None = None) -> str:
    """One of an option's words: “coloured cards only”, “+2 on +4”."""
    answer, on, card = word.partition(" on ")
    if on and not isinstance(option.kind, Choice):
        return text("value-on", language, answer=answer, card=card)
    return text(option.value_key(word), language)


def value_label(option: Option, value: Value, language: str | None = None) -> str:
    """Any value of an option."""
    if isinstance(value, tuple):
        if value in _NAMED_SETS:
            return text(_NAMED_SETS[value], language)
        return ", ".join(word_label(option, word, language) for word in value)
    if isinstance(value, bool):
        return text("value-yes" if value else "value-no", language)
    if isinstance(option.kind, (Seconds, Whole)):
        unit = option.kind.unit if isinstance(option.kind, Whole) else "seconds"
        return text(f"value-{unit}", language, number=value)
    if isinstance(option.kind, Digit) and value == "none":
        return text("value-no", language)
    return (
        word_label(option, value, language)
        if isinstance(value, str) and value in words_of(option)
        else str(value)
    )


def search_words(option: Option, language: str | None = None) -> str:
    """Other words that people use for an option, or nothing."""
    key = f"search-{option.name}"
    return text(key, language) if has_text(key) else ""


def searched_for(option: Option, words: str, language: str | None = None) -> bool:
    """Whether an option is about all these words: its names, what it decides, its values, its topic."""
    about = (
        option.name,
        option_name(option, language),
        topic_name(option.section, language),
        text(f"option-{option.name}", language),
        search_words(option, language),
        *words_of(option),
        *(word_label(option, word, language) for word in words_of(option)),
    )
    searched = _folded(" ".join(about))
    return all(word in searched for word in _folded(words).split())


def _folded(words: str) -> str:
    """Lower case without accents."""
    plain = unicodedata.normalize("NFD", words)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()
