"""A rulebook as a document: sections of sentences, tables and examples, independent of its format."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """A card in a sentence: as moves write it, and as people say it."""

    text: str
    words: str


Words = tuple[str | Card, ...]
FIXED = "\u00a0"  # a space that never ends a line


def plain(words: Words) -> str:
    """Words as plain text."""
    return "".join(part.words if isinstance(part, Card) else part for part in words)


@dataclass(frozen=True)
class Sentence:
    """A rule in words, which may be more than one grammatical sentence.

    `rests_on` are the ledger rules behind it. `ledger` are those it cites: the rules of the table's own
    document if there are any."""

    key: str
    words: Words
    ledger: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()


@dataclass(frozen=True)
class Example:
    """The sentences of a worked example."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Row:
    """A row of a table. `cards` are the cards it is about, for formats with pictures."""

    key: str
    cells: tuple[Words, ...]
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Table:
    """A table. The columns in `numeric` hold numbers."""

    key: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    numeric: tuple[int, ...] = ()


Block = Sentence | Table | Example


@dataclass(frozen=True)
class Section:
    """A heading and the blocks below it."""

    key: str
    title: str
    blocks: tuple[Block, ...]

    def sentences(self) -> Iterator[Sentence]:
        """The sentences of this section, without its examples."""
        return (block for block in self.blocks if isinstance(block, Sentence))


@dataclass(frozen=True)
class Book:
    """A whole rulebook. `small_print` at the end has the cited documents, the rule code and the trademark."""

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
