"""The screen that shows the table's rulebook, opened at a rule."""

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.screen import Screen
from textual.widgets import Static

from lastcard.rulebook import Book, Example, Section, Sentence, Table, plain, rule_section, rulebook
from lastcard.rules import Rules
from lastcard.terminal.looks import clicked, on_click
from lastcard.terminal.panels import ACCENT, QUIET
from lastcard.texts import current, text

_BEFORE_PLAY = ("book-section-short", "book-section-deal", "book-section-opening")


class BookScreen(Screen[None]):
    """The arrow keys scroll; q, Esc and ? go back to the table."""

    CSS = """
    BookScreen { background: #14171a; color: #e8e6e3; }
    #pages { height: 1fr; padding: 0 2; scrollbar-size-vertical: 1; }
    #pages Static { max-width: 90; }
    .found { background: #2b3a36; }
    #keys { height: 1; background: #20262b; color: #9aa0a6; padding: 0 1; }
    """

    def __init__(self, rules: Rules, wanted: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.book = rulebook(rules, current())
        self.wanted = wanted
        self.found = _places(self.book, wanted)

    def compose(self) -> ComposeResult:
        """Show all pages, one below the other."""
        with VerticalScroll(id="pages"):
            yield Static(Text(f"\n{self.book.title}", ACCENT))
            yield from self._not_in_the_book()
            yield Static(Text(f"{plain(self.book.introduction.words)}\n"))
            for section in self.book.sections:
                yield from self._section(section)
            for sentence in self.book.small_print:
                yield Static(Text(plain(sentence.words), QUIET))
        yield Static(Text(text("book-keys"), on_click("back")), id="keys")

    def on_mount(self) -> None:
        """Scroll to the rule that was asked about."""
        self.query_one("#pages").focus()
        found = list(self.query(".found"))
        if found:
            self.call_after_refresh(lambda: self.query_one("#pages").scroll_to_widget(found[0], top=True))

    def on_key(self, event: Key) -> None:
        """Go back to the table."""
        if event.key in ("escape", "q", "question_mark"):
            event.stop()
            self.dismiss(None)

    def on_click(self, event: Click) -> None:
        """Go back to the table on a click on the last line."""
        if clicked(event):
            self.dismiss(None)

    def _not_in_the_book(self) -> Iterator[Static]:
        """Quote a rule that this table does not use from the ledger."""
        if not self.found:
            for rule in self.wanted:
                told = Text.assemble((f"{rule}  ", ACCENT), text(f"ledger-{rule}"), "\n")
                yield Static(told, classes="found")

    def _section(self, section: Section) -> Iterator[Static]:
        yield Static(Text(f"\n{section.title}", ACCENT))
        for block in section.blocks:
            if isinstance(block, Sentence):
                yield Static(_printed(block), classes="found" if block in self.found else "")
            elif isinstance(block, Table):
                yield Static(_grid(block))
            else:
                yield Static(_example(block, self.book.example_word))


def _places(book: Book, wanted: tuple[str, ...]) -> list[Sentence]:
    """Where the book mentions some rules. Moves are refused in the middle of a round, so a place about how a
    round begins counts only if there is no other."""
    places = rule_section(book, wanted)
    later = [sentence for section, sentence in places if section.key not in _BEFORE_PLAY]
    return later or [sentence for _, sentence in places]


def _printed(sentence: Sentence) -> Text:
    ids = f"  {' '.join(sentence.ledger)}" if sentence.ledger else ""
    return Text.assemble(plain(sentence.words), (ids, QUIET))


def _example(example: Example, word: str) -> Text:
    told = " ".join(plain(sentence.words) for sentence in example.sentences)
    return Text(f"  {word}: {told}", "italic #c8c2b4")


def _grid(table: Table) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for place, head in enumerate(table.heads):
        grid.add_column(head, justify="right" if place in table.numeric else "left")
    for row in table.rows:
        grid.add_row(*(plain(cell) for cell in row.cells))
    return grid
