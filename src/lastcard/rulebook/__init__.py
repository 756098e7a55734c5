"""Rulebooks for any rule set, to print and to look rules up in."""

from collections.abc import Callable

from lastcard.rulebook.book import lookup, rule_section, rulebook
from lastcard.rulebook.html import as_html
from lastcard.rulebook.markdown import as_markdown
from lastcard.rulebook.model import Book, Example, Section, Sentence, Table, plain
from lastcard.rulebook.text import as_text

FORMATS: dict[str, Callable[[Book], str]] = {"text": as_text, "md": as_markdown, "html": as_html}

__all__ = [
    "FORMATS",
    "Book",
    "Example",
    "Section",
    "Sentence",
    "Table",
    "lookup",
    "plain",
    "rule_section",
    "rulebook",
]
