"""Rulebooks as text, Markdown and HTML."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from lastcard.rulebook import FORMATS, rulebook
from lastcard.rulebook.model import Sentence
from lastcard.rules import PRESETS, load_rules
from lastcard.texts import LANGUAGES
from tests.rulebook.rule_books import books
from tests.slices import grid

VOID = ("meta", "br", "img", "link", "hr", "input")
# Shapes within a picture are self-closing.
SHAPES = ("circle", "path", "rect")


class Balance(HTMLParser):
    """Checks that every tag is closed where it should be, and collects ids and the words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.words: list[str] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.language = (values.get("lang") or self.language) if tag == "html" else self.language
        assert "src" not in values
        assert "href" not in values
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        assert tag in SHAPES

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"style"} & set(self.open):
            self.words.append(data)


def parsed(page: str) -> Balance:
    """Parse a page to its end."""
    balance = Balance()
    balance.feed(page)
    balance.close()
    assert balance.open == []
    return balance


@pytest.mark.parametrize(("preset", "language"), grid(PRESETS, LANGUAGES))
def test_presets_in_all_formats(preset: str, language: str) -> None:
    """Every format has the title and every heading, and the HTML page declares its language."""
    book = rulebook(load_rules(preset), language)
    for format, write in FORMATS.items():
        page = write(book)
        assert page.endswith("\n")
        words = " ".join(parsed(page).words) if format == "html" else page
        for title in (book.title, *(section.title for section in book.sections)):
            assert title in words
    assert parsed(FORMATS["html"](book)).language == language


def test_any_rule_set_makes_all_pages() -> None:
    """With random rules and odd decks, no page fails, the HTML is well formed, and ids are unique."""
    for _, book in books():
        assert FORMATS["md"](book).startswith("# ")
        page = parsed(FORMATS["html"](book))
        assert len(page.ids) == len(set(page.ids))
        assert all("\ue000" not in words for words in page.words)


def test_text_is_wrapped() -> None:
    """No line is too long, except a long rule code, which cannot be broken."""
    for _, book in books():
        for line in FORMATS["text"](book).splitlines():
            assert len(line) <= 78
            assert line == line.rstrip()


def test_html_escapes_and_draws_cards() -> None:
    """Text is escaped, and a card is drawn with its colour and shape."""
    book = rulebook(load_rules("classic"), "en")
    odd = replace(book, title="<script>&", introduction=Sentence("x", ("a < b & c",)))
    page = FORMATS["html"](odd)
    assert "<script>" not in page
    assert "&lt;script&gt;&amp;" in page
    assert "a &lt; b &amp; c" in page
    assert re.search(r'<span class="card red"><svg [^>]*><circle[^>]*/></svg>red 5</span>', page)
    assert re.search(r'<span class="card black"><svg [^>]*>.{10,99}</svg>wild</span>', page)
    assert "@media print" in page
    assert "size: A4" in page
    assert "http" not in page


def test_markdown_escapes() -> None:
    """Stars and bars of a deck's composition do not become emphasis or columns."""
    page = FORMATS["md"](rulebook(load_rules("classic", {"deck": "0 1-9*2 s*3 w*4"}), "en"))
    assert r"0\*1 1\*2" in page
    tables = [line for line in page.splitlines() if line.startswith("|")]
    assert all(line.endswith("|") for line in tables)
