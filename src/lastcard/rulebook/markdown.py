"""A rulebook in Markdown, for a wiki or a repository."""

import re

from lastcard.rulebook.model import FIXED, Block, Book, Example, Sentence, Table, Words, plain

_SPECIAL = re.compile(r"([\\`*_<>|\[\]])")


def as_markdown(book: Book) -> str:
    """The rulebook as Markdown."""
    parts = [f"# {_escaped(book.title)}", _sentence(book.introduction)]
    for section in book.sections:
        parts.append(f"## {_escaped(section.title)}")
        parts += [_block(block, book.example_word) for block in section.blocks]
    parts.append("---")
    parts += [f"<sub>{_sentence(sentence)}</sub>" for sentence in book.small_print]
    return "\n\n".join(parts) + "\n"


def _block(block: Block, example: str) -> str:
    if isinstance(block, Sentence):
        return f"- {_sentence(block)}"
    if isinstance(block, Table):
        return _table(block)
    return _example(block, example)


def _sentence(sentence: Sentence) -> str:
    """The words, and the small print after them."""
    ids = f" <sub>\\[{', '.join(sentence.ledger)}\\]</sub>" if sentence.ledger else ""
    return f"{_words(sentence.words)}{ids}"


def _example(example: Example, word: str) -> str:
    """An example, indented below the rule it belongs to."""
    words = " ".join(_words(sentence.words) for sentence in example.sentences)
    return f"  *{_escaped(word)}:* {words}"


def _table(table: Table) -> str:
    rules = ["---:" if column in table.numeric else "---" for column in range(len(table.heads))]
    lines = [[_escaped(head) for head in table.heads], rules]
    lines += [[_words(cell) for cell in row.cells] for row in table.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _words(words: Words) -> str:
    return _escaped(plain(words).replace(FIXED, " "))


def _escaped(words: str) -> str:
    """Text with the characters escaped that mean something in Markdown."""
    return _SPECIAL.sub(r"\\\1", words)
