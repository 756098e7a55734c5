"""Small screens on top of the table."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from lastcard.terminal.looks import clicked, on_click
from lastcard.texts import text


class Curtain(ModalScreen[None]):
    """Hides the table while the keyboard goes from one person to the next. It ignores keys for a moment, so
    that a key pressed twice, or a double click, does not show the cards to the wrong person."""

    DEAF = 0.5  # seconds

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name
        self.listens = False

    def compose(self) -> ComposeResult:
        """Show who gets the keyboard, and nothing else."""
        with Vertical(classes="box"):
            yield Static(text("curtain-title", name=self.person), classes="title")
            yield Static(text("curtain-text", name=self.person))
            yield Static(Text(text("curtain-key"), on_click("open")), classes="keys")

    def on_mount(self) -> None:
        """Wait a moment before listening."""
        if self.DEAF:
            self.set_timer(self.DEAF, self.listen)
        else:
            self.listen()

    def listen(self) -> None:
        """Accept Enter from now on."""
        self.listens = True

    def on_key(self, event: Key) -> None:
        """Open the curtain on Enter."""
        event.stop()
        if event.key == "enter" and self.listens:
            self.dismiss(None)

    def on_click(self, event: Click) -> None:
        """Open the curtain on a click on the line that says so."""
        if clicked(event) and self.listens:
            self.dismiss(None)


class Question(ModalScreen[bool]):
    """A yes-or-no question."""

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        """Show the question, and the keys that answer it."""
        with Vertical(classes="box"):
            yield Static(self.question)
            keys = Text().append(text("question-yes"), on_click("yes")).append("   ")
            yield Static(keys.append(text("question-no"), on_click("no")), classes="keys")

    def on_key(self, event: Key) -> None:
        """Take Enter as yes and every other key as no."""
        event.stop()
        self.dismiss(event.key == "enter")

    def on_click(self, event: Click) -> None:
        """Take a click on one of the answers."""
        if does := clicked(event):
            self.dismiss(does[0] == "yes")
