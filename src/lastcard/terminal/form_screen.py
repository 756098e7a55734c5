"""A form with a title, a line of help and a line of keys."""

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input, Static

from lastcard.terminal.form import Form, FormChanged, Row
from lastcard.terminal.panels import ACCENT, DANGER, QUIET
from lastcard.terminal.plan import Plan


class FormScreen(Screen[Plan | None]):
    """A form with a line of help below it, and a line of keys."""

    CSS = """
    FormScreen { background: #14171a; color: #e8e6e3; }
    #title { height: 1; background: #20262b; padding: 0 1; }
    Form { height: 1fr; padding: 0 1; margin-top: 1; }
    #help { height: 6; padding: 0 2; border-top: solid #3a434b; }
    #keys { height: 1; background: #20262b; padding: 0 1; }
    #typing { display: none; border: none; height: 1; margin: 0 1; }
    #typing.asked { display: block; }
    """

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan

    def rows(self) -> list[Row]:
        """The lines of the form."""
        raise NotImplementedError

    def title_line(self) -> str:
        """What stands on top."""
        raise NotImplementedError

    def key_line(self) -> Text:
        """The keys, each with a click."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Title, form, help, keys."""
        yield Static(id="title")
        yield Form(self.rows(), 25, id="form")
        yield Input(id="typing")
        yield Static(id="help")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The form has the keys."""
        self.form.focus()
        self.show()

    @property
    def form(self) -> Form:
        """The form itself."""
        return self.query_one("#form", Form)

    def on_form_changed(self, _: FormChanged) -> None:
        """Say what the row is about, and what is wrong with what was chosen."""
        self.show()

    def show(self) -> None:
        """Everything but the form, which shows itself."""
        self.query_one("#title", Static).update(Text(self.title_line(), ACCENT))
        trouble = self.plan.trouble()
        words = Text(str(trouble), DANGER) if trouble else Text(self.form.row.help(), QUIET)
        self.query_one("#help", Static).update(words)
        self.query_one("#keys", Static).update(self.key_line())
        self.form.refresh()
