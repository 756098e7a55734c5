"""A rulebook as plain text, wrapped for a terminal."""

import textwrap
from collections.abc import Sequence
from itertools import groupby

from lastcard.rulebook.model import FIXED, Block, Book, Card, Example, Sentence, Table, Words, plain

WIDTH = 78
_GAP = 2
_NARROWEST = 8


def as_text(book: Book) -> str:
    """The rulebook as plain text with wrapped lines."""
    parts = [f"{book.title}\n{'=' * len(book.title)}", _wrapped(_with_rules(book.introduction))]
    for section in book.sections:
        parts.append(f"{section.title}\n{'-' * len(section.title)}")
        parts += _blocks(section.blocks, book.example_word)
    parts.append("-" * WIDTH)
    # A rule code can be longer than a line, and has hyphens to break it at.
    parts += [textwrap.fill(_with_rules(sentence), WIDTH) for sentence in book.small_print]
    return "\n\n".join(parts) + "\n"


def _blocks(blocks: Sequence[Block], example: str) -> list[str]:
    """The blocks of a section: no space between sentences and examples, but around tables."""
    parts = []
    for is_table, group in groupby(blocks, key=lambda block: isinstance(block, Table)):
        parts.append(("\n\n" if is_table else "\n").join(_block(block, example) for block in group))
    return parts


def _block(block: Block, example: str) -> str:
    if isinstance(block, Sentence):
        return _wrapped(_with_rules(block), "- ", "  ")
    if isinstance(block, Table):
        return _table(block)
    return _example(block, example)


def _with_rules(sentence: Sentence) -> str:
    """The words, and the small print after them."""
    words = _unbroken(sentence.words)
    return f"{words} [{f',{FIXED}'.join(sentence.ledger)}]" if sentence.ledger else words


def _unbroken(words: Words) -> str:
    """Plain words, in which lines do not break within the name of a card."""
    parts = [part.words.replace(" ", FIXED) if isinstance(part, Card) else part for part in words]
    return "".join(parts)


def _example(example: Example, word: str) -> str:
    words = " ".join(_unbroken(sentence.words) for sentence in example.sentences)
    return _wrapped(f"{word}: {words}", "    ", "    ")


def _wrapped(words: str, first: str = "", later: str = "") -> str:
    lines = textwrap.fill(words, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)
    return lines.replace(FIXED, " ")


def _table(table: Table) -> str:
    """A table with aligned columns. The widest column is wrapped."""
    cells = [list(table.heads), *([plain(cell) for cell in row.cells] for row in table.rows)]
    widths = _widths(cells)
    lines = [_line(cells[0], widths, table.numeric)]
    lines.append(" " * 2 + (" " * _GAP).join("-" * width for width in widths))
    lines += [_line(row, widths, table.numeric) for row in cells[1:]]
    return "\n".join(lines)


def _widths(cells: Sequence[Sequence[str]]) -> list[int]:
    """The width of every column: its content, except that the widest ones shrink to fit the page."""
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    room = WIDTH - 2 - _GAP * (len(widths) - 1)
    while sum(widths) > room and max(widths) > _NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _line(cells: Sequence[str], widths: Sequence[int], numeric: Sequence[int]) -> str:
    """A row, which may need several lines."""
    columns = [textwrap.wrap(cell, width) or [""] for cell, width in zip(cells, widths, strict=True)]
    lines = []
    for number in range(max(len(column) for column in columns)):
        line = [
            _aligned(column[number] if number < len(column) else "", width, place in numeric)
            for place, (column, width) in enumerate(zip(columns, widths, strict=True))
        ]
        lines.append((" " * 2 + (" " * _GAP).join(line)).rstrip())
    return "\n".join(lines)


def _aligned(words: str, width: int, numeric: bool) -> str:
    return words.rjust(width) if numeric else words.ljust(width)
