"""A screen with a form, a title above it, and help and keys below it."""

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, Static

from lastcard.rules.notes import plain_words
from lastcard.terminal.form import Form, Row
from lastcard.terminal.panels import ACCENT, DANGER, QUIET
from lastcard.terminal.table_setup import TableSetup


class FormScreen(Screen[TableSetup | None]):
    """A form for a table's setup. Subclasses say what it contains."""

    CSS = """
    FormScreen { background: #14171a; color: #e8e6e3; }
    #title { height: 1; background: #20262b; padding: 0 1; }
    #form { padding: 0 1; margin-top: 1; }
    #help { height: 6; padding: 0 2; border-top: solid #3a434b; }
    #keys { height: 1; background: #20262b; padding: 0 1; }
    #typing { display: none; border: none; height: 1; margin: 0 1; }
    #typing.asked { display: block; }
    """

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        self.setup = setup

    def rows(self) -> list[Row]:
        """The rows of the form, with their current values."""
        raise NotImplementedError

    def label_width(self) -> int:
        """How many columns the labels take."""
        return 25

    def title_line(self) -> str:
        """The title."""
        raise NotImplementedError

    def key_line(self) -> str:
        """The keys and what they do."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Title, form, help, keys."""
        yield Static(id="title")
        yield Form(self.label_width(), id="form")
        yield Input(id="typing")
        yield Static(id="help")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Focus the form."""
        self.form.focus()
        self.show()

    @property
    def form(self) -> Form:
        """The form itself."""
        return self.query_one("#form", Form)

    def on_resize(self) -> None:
        """Show as much of each value as fits now."""
        self.call_after_refresh(self.show)

    def on_form_changed(self) -> None:
        """Show the new values."""
        self.show()

    def on_option_list_option_highlighted(self) -> None:
        """Show the cursor on another row, and that row's help."""
        self.show()

    def show(self) -> None:
        """Show the current values, the help of the row, or what is wrong with the setup."""
        self.form.show(self.rows())
        self.query_one("#title", Static).update(Text(self.title_line(), ACCENT))
        trouble = self.setup.trouble()
        words = Text(plain_words(trouble), DANGER) if trouble else Text(self.form.row.help(), QUIET)
        self.query_one("#help", Static).update(words)
        self.query_one("#keys", Static).update(Text(self.key_line(), QUIET))
