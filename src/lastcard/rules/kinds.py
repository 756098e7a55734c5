"""The kinds of options: which values they can have, as words for people and as numbers for the engine.

Every kind has the same methods: `parse` reads a value from TOML or the command line, `number` converts it
for the engine, `word` converts it back, `samples` lists values for tests, and `range_text` describes all of
them. `parse` raises RulesError for a bad value and says which values there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from lastcard.cards.decks import NAMED, canonical, composition_text
from lastcard.cards.faces import FACES
from lastcard.errors import RulesError, suggestion
from lastcard.texts import Phrase, text

_EVERY_CARD = composition_text((2,) * FACES)

Value = str | int | float | bool | tuple[str, ...]


class Kind(Protocol):
    """The methods of every kind."""

    def parse(self, given: object) -> Value: ...
    def number(self, value: Value) -> int: ...
    def word(self, number: int) -> Value: ...
    def samples(self) -> Sequence[Value]: ...
    def range_text(self) -> str: ...


@dataclass(frozen=True)
class Choice:
    """One word from a list. Its number is its index."""

    words: tuple[str, ...]

    def parse(self, given: object) -> Value:
        if isinstance(given, str) and given in self.words:
            return given
        hint = suggestion(given, self.words) if isinstance(given, str) else ""
        raise RulesError("kind-choice", words=", ".join(map(repr, self.words)), hint=hint)

    def number(self, value: Value) -> int:
        return self.words.index(str(value))

    def word(self, number: int) -> Value:
        return self.words[number]

    def samples(self) -> Sequence[Value]:
        return self.words

    def range_text(self) -> str:
        return ", ".join(f'"{word}"' for word in self.words)


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def parse(self, given: object) -> Value:
        if isinstance(given, bool):
            return given
        if isinstance(given, str) and given.lower() in ("true", "false", "yes", "no", "on", "off"):
            return given.lower() in ("true", "yes", "on")
        raise RulesError("kind-flag")

    def number(self, value: Value) -> int:
        return int(bool(value))

    def word(self, number: int) -> Value:
        return bool(number)

    def samples(self) -> Sequence[Value]:
        return (False, True)

    def range_text(self) -> str:
        return "true, false"


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds. `unit` says what it counts: cards, points or rounds. Where allowed, 0
    turns the rule off."""

    least: int
    most: int
    examples: tuple[int, ...]
    unit: str = "cards"
    or_zero: bool = False

    def parse(self, given: object) -> Value:
        number = _to_int(given)
        if number is None or not (self.least <= number <= self.most or (self.or_zero and number == 0)):
            key = "kind-whole-or-zero" if self.or_zero else "kind-whole"
            raise RulesError(key, least=self.least, most=self.most)
        return number

    def number(self, value: Value) -> int:
        return int(value)  # type: ignore[arg-type]

    def word(self, number: int) -> Value:
        return number

    def samples(self) -> Sequence[Value]:
        return self.examples

    def stepped(self, number: int, step: int) -> int:
        """The number so many steps on. Between 0 and the lowest one there is nothing."""
        wanted = number + step
        if self.or_zero and 0 < wanted < self.least:
            return self.least if step > 0 else 0
        return wanted

    def range_text(self) -> str:
        key = "range-whole-or-zero" if self.or_zero else "range-whole"
        return text(key, least=self.least, most=self.most)


@dataclass(frozen=True)
class WholeOr:
    """A word, or a whole number within bounds. The number of the word is 0."""

    word_: str
    least: int
    most: int
    examples: tuple[int, ...]

    def parse(self, given: object) -> Value:
        if given == self.word_:
            return self.word_
        number = _to_int(given)
        if number is None or not self.least <= number <= self.most:
            raise RulesError("kind-whole-or", word=self.word_, least=self.least, most=self.most)
        return number

    def number(self, value: Value) -> int:
        return 0 if value == self.word_ else int(value)  # type: ignore[arg-type]

    def word(self, number: int) -> Value:
        return self.word_ if number == 0 else number

    def samples(self) -> Sequence[Value]:
        return (self.word_, *self.examples)

    def range_text(self) -> str:
        return text("range-whole-or", word=self.word_, least=self.least, most=self.most)


@dataclass(frozen=True)
class Seconds:
    """A time in seconds. Its number is in milliseconds. The engine has no clock; the table uses it."""

    most: int

    def parse(self, given: object) -> Value:
        try:
            seconds = float(given) if isinstance(given, (str, int, float)) else -1.0
        except (ValueError, OverflowError):
            seconds = -1.0
        if isinstance(given, bool) or not 0 <= seconds <= self.most:
            raise RulesError("kind-seconds", most=self.most)
        return int(seconds) if seconds == int(seconds) else round(seconds, 3)

    def number(self, value: Value) -> int:
        return round(float(value) * 1000)  # type: ignore[arg-type]

    def word(self, number: int) -> Value:
        return self.parse(number / 1000)

    def samples(self) -> Sequence[Value]:
        return (0, 1.5)

    def range_text(self) -> str:
        return text("range-seconds", most=self.most)


@dataclass(frozen=True)
class Digit:
    """A number card with a special rule, or "none". The number of "none" is -1."""

    examples: tuple[int, ...]

    def parse(self, given: object) -> Value:
        if given == "none":
            return "none"
        digit = _to_int(given)
        if digit is None or not 0 <= digit <= 9:
            raise RulesError("kind-digit")
        return digit

    def number(self, value: Value) -> int:
        return -1 if value == "none" else int(value)  # type: ignore[arg-type]

    def word(self, number: int) -> Value:
        return "none" if number < 0 else number

    def samples(self) -> Sequence[Value]:
        return ("none", *self.examples)

    def range_text(self) -> str:
        return text("range-digit")


@dataclass(frozen=True)
class Several:
    """Any of several words, one bit each. There may be names for some of all sets of words, such as "any" for
    all of them."""

    words: tuple[str, ...]
    names: tuple[tuple[str, tuple[str, ...]], ...] = ()
    examples: tuple[tuple[str, ...], ...] = ()

    def parse(self, given: object) -> Value:
        chosen = given
        if isinstance(given, str):
            chosen = [] if given in ("", "none", "[]") else [w.strip() for w in given.strip("[]").split(",")]
        if not isinstance(chosen, (list, tuple)):
            raise RulesError("kind-list", words=self._range())
        chosen = [str(word).strip("\"' ") for word in chosen]
        if len(chosen) == 1 and chosen[0] in dict(self.names):
            return (chosen[0],)
        for word in chosen:
            if word not in self.words:
                hint = suggestion(word, (*self.words, *dict(self.names)))
                raise RulesError("kind-list-without", word=word, hint=hint, words=self._range())
        return self.word(sum({1 << self.words.index(word) for word in chosen}))

    def number(self, value: Value) -> int:
        assert isinstance(value, tuple)
        named = dict(self.names).get(value[0]) if len(value) == 1 else None
        return sum(1 << self.words.index(word) for word in named or value)

    def word(self, number: int) -> Value:
        for name, words in self.names:
            if number == self.number(words):
                return (name,)
        return tuple(word for bit, word in enumerate(self.words) if number >> bit & 1)

    def samples(self) -> Sequence[Value]:
        return self.examples

    def range_text(self) -> str:
        return str(self._range())

    def _range(self) -> Phrase | str:
        words = ", ".join(f'"{word}"' for word in self.words)
        if not self.names:
            return words
        return Phrase("range-or-named", words=words, names=", ".join(f'"{name}"' for name, _ in self.names))


@dataclass(frozen=True)
class Deck:
    """A deck: a name, a composition or a TOML file. Its number is its index among the named decks."""

    def parse(self, given: object) -> Value:
        if not isinstance(given, str):
            raise RulesError("kind-deck")
        return canonical(given)

    def number(self, value: Value) -> int:
        return list(NAMED).index(str(value)) if value in NAMED else len(NAMED)

    def word(self, number: int) -> Value:
        return list(NAMED)[number]

    def samples(self) -> Sequence[Value]:
        return ("standard", "twins", "colour-fours", "no-mercy", _EVERY_CARD)

    def range_text(self) -> str:
        return text("range-deck", names=", ".join(f'"{name}"' for name in NAMED))


def _to_int(given: object) -> int | None:
    if isinstance(given, bool):
        return None
    if isinstance(given, int):
        return given
    if isinstance(given, str):
        try:
            return int(given)
        except ValueError:
            return None
    return None
