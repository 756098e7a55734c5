"""A rulebook as a document: sections of sentences, tables and examples, before anybody prints it."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """A card within a sentence: as it is written in moves, and as people say it."""

    text: str
    words: str


Words = tuple[str | Card, ...]
FIXED = "\u00a0"  # a blank at which no line ends


def plain(words: Words) -> str:
    """Words as plain text."""
    return "".join(part.words if isinstance(part, Card) else part for part in words)


@dataclass(frozen=True)
class Sentence:
    """A rule in words, which may be more than one grammatical sentence.

    `ledger` is the small print: the written rules of the table's own document if it has any. `rests_on` are
    those of all documents."""

    key: str
    words: Words
    ledger: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()


@dataclass(frozen=True)
class Example:
    """What the engine makes of a position: the sentences that describe it."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Row:
    """A line of a table. `cards` are pictures of what it is about, for those who can draw them."""

    key: str
    cells: tuple[Words, ...]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Table:
    """A table; the columns in `numeric` hold numbers."""

    key: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    numeric: tuple[int, ...] = ()


Block = Sentence | Table | Example


@dataclass(frozen=True)
class Section:
    """A heading and what is below it."""

    key: str
    title: str
    blocks: tuple[Block, ...]

    def sentences(self) -> Iterator[Sentence]:
        """The rules of this section, without its examples."""
        return (block for block in self.blocks if isinstance(block, Sentence))


@dataclass(frozen=True)
class Book:
    """A whole rulebook. `small_print` ends it: the written rules, the rule code, the trademark."""

    language: str
    title: str
    introduction: Sentence
    sections: tuple[Section, ...]
    small_print: tuple[Sentence, ...]
    example_word: str

    def all_keys(self) -> set[str]:
        """The keys of all sentences, rows and examples."""
        found = {self.introduction.key, *(sentence.key for sentence in self.small_print)}
        for section in self.sections:
            found.add(section.key)
            for block in section.blocks:
                found |= _keys_of(block)
        return found


def _keys_of(block: Block) -> set[str]:
    if isinstance(block, Sentence):
        return {block.key}
    if isinstance(block, Table):
        return {block.key, *(row.key for row in block.rows)}
    return {sentence.key for sentence in block.sentences}
