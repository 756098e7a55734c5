"""Turn keys into sentences. Cards pass through texts between two marks, so that they can be drawn later.

A preset can have words of its own: in its rulebook, the text `gemela-book-pile` replaces `book-pile`.
"""

import re
from collections.abc import Iterable
from functools import cache

from lastcard.rulebook.model import Card, Sentence, Words
from lastcard.rules.ledger import OF_PRESET
from lastcard.texts import has_text, join_words, text
from lastcard.views.words import card_words, symbol_words

# Two characters for private use, which no text contains.
_BEGIN, _END = "\ue000", "\ue001"
_MARKED = re.compile(f"{_BEGIN}(.*?){_END}")


@cache
def _own_key(key: str, language: str, preset: str) -> str:
    """The key of the preset's own text if it has one in this language, or else the key itself."""
    own = f"{preset}-{key}"
    return own if has_text(own, language) else key


@cache
def _fixed(key: str, language: str) -> str:
    """A text without variables, cached because most rulebooks have it."""
    return text(key, language)


@cache
def _card(card: str, language: str, preset: str) -> Card:
    def say(key: str, language: str, **variables: object) -> str:
        return text(_own_key(key, language, preset), language, **variables)

    return Card(card, card_words(card, language, say))


class Phrases:
    """Makes sentences in one language, for a table that plays a preset."""

    def __init__(self, language: str, preset: str) -> None:
        self.language = language
        self.preset = preset

    def text(self, key: str, **variables: object) -> str:
        """The text of a key, in the preset's own words if it has any."""
        key = _own_key(key, self.language, self.preset)
        return text(key, self.language, **variables) if variables else _fixed(key, self.language)

    def words(self, key: str, **variables: object) -> Words:
        """The text of a key, with the cards in it."""
        return self.split(self.text(key, **variables))

    def sentence(self, key: str, rests_on: tuple[str, ...] = (), /, **variables: object) -> Sentence:
        """A sentence with its small print."""
        return Sentence(key, self.words(key, **variables), self.own(rests_on), rests_on)

    def own(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        """The ledger rules of the preset's own documents, in their order; all rules if there are none."""
        letters = OF_PRESET.get(self.preset, "")
        own = (rule for rule in rules if rule[0] in letters)
        return tuple(sorted(own, key=lambda rule: letters.index(rule[0]))) or rules

    def seconds(self, seconds: object) -> str:
        """A time in words: in minutes if it is some whole minutes, else in seconds."""
        count = float(str(seconds))
        if count >= 60 and count % 60 == 0:
            return self.text("book-minutes", minutes=int(count // 60))
        return self.text("book-seconds", seconds=seconds)

    def card(self, card: str) -> Card:
        """A card to be drawn."""
        return _card(card, self.language, self.preset)

    def symbol(self, symbol: str) -> str:
        """The name of a coloured card without its colour."""
        return symbol_words(symbol, self.language, lambda key, _: self.text(key))

    def mark(self, card: str) -> str:
        """A card as a variable of a text."""
        return f"{_BEGIN}{card}{_END}"

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards as a variable of a text."""
        return self.listed([self.mark(card) for card in cards])

    def listed(self, names: list[str]) -> str:
        """A list in words."""
        return join_words(names, self.language)

    def split(self, words: str) -> Words:
        """Split a text at its marked cards."""
        parts: list[str | Card] = []
        for place, part in enumerate(_MARKED.split(words)):
            if place % 2:
                parts.append(self.card(part))
            elif part:
                parts.append(part)
        return tuple(parts)
