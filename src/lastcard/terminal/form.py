"""A form of rows, each with a value that the arrow keys change: the first screen and the rule editor."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from lastcard.terminal.looks import clicked, on_click
from lastcard.terminal.panels import ACCENT, QUIET

_CHANGED = Style(color="#f2c230")


@dataclass
class Row:
    """A line of the form. `change` is given -1 or 1 by the arrows; `enter` is what Enter does. A row that
    can do neither is a heading, and is passed over."""

    label: str
    value: Callable[[], str] = lambda: ""
    change: Callable[[int], None] | None = None
    enter: Callable[[], None] | None = None
    help: Callable[[], str] = lambda: ""
    changed: Callable[[], bool] = lambda: False
    shown: Callable[[], bool] = lambda: True
    typed: Callable[[str], None] | None = None  # letters, "backspace"

    @property
    def is_heading(self) -> bool:
        """Whether there is nothing to do on it."""
        return self.change is None and self.enter is None and self.typed is None


class FormChanged(Message):
    """Something in the form is different now."""


class Form(Widget, can_focus=True):
    """Rows below each other; scrolls with the mark."""

    DEFAULT_CSS = "Form { height: 1fr; }"
    place = reactive(0)

    def __init__(self, rows: Sequence[Row], label_width: int, id: str | None = None) -> None:
        super().__init__(id=id)
        self.rows = rows
        self.label_width = label_width
        self.first = 0
        self.place = self._next(-1, 1)

    @property
    def row(self) -> Row:
        """The row with the mark."""
        return self.rows[self.place]

    def render(self) -> Text:
        """The part of the form that fits."""
        lines = [self._line(number) for number in self._visible()]
        return Text("\n").join(lines)

    def _visible(self) -> list[int]:
        shown = [number for number, row in enumerate(self.rows) if row.shown()]
        height = max(self.size.height, 1)
        at = shown.index(self.place) if self.place in shown else 0
        self.first = max(min(self.first, at - 1 if at else 0), at - height + 1, 0)
        return shown[self.first : self.first + height]

    def _line(self, number: int) -> Text:
        row = self.rows[number]
        if row.is_heading:
            return Text(row.label, ACCENT)
        marked = number == self.place
        line = Text().append("▸ " if marked else "  ", ACCENT)
        line.append(f"{row.label:<{self.label_width}} ", Style(bold=marked))
        value = row.value()
        style = (_CHANGED if row.changed() else Style()) + Style(bold=marked)
        if row.change and value:
            left, right = on_click("act", number, -1), on_click("act", number, 1)
            line.append("◂ ", QUIET + left).append(value, style + right).append(" ▸", QUIET + right)
        else:
            line.append(value, style + on_click("act", number, 0))
        return line

    def on_key(self, event: events.Key) -> None:
        """Up and down choose a row, left and right change it, Enter opens it."""
        if event.key in ("up", "down", "tab", "shift+tab"):
            self.place = self._next(self.place, 1 if event.key in ("down", "tab") else -1)
        elif event.key in ("left", "right"):
            self.act(self.place, 1 if event.key == "right" else -1)
        elif event.key == "enter":
            self.act(self.place, 0)
        elif self.row.typed and (event.key == "backspace" or event.is_printable):
            self.row.typed("backspace" if event.key == "backspace" else str(event.character))
            self.changed()
        else:
            return
        event.stop()
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """A click on a value, or on the arrows beside it."""
        if does := clicked(event):
            self.act(int(str(does[1])), int(str(does[2])))

    def act(self, number: int, step: int) -> None:
        """Change a row, or open it."""
        row = self.rows[number]
        self.place = number
        if step and row.change:
            row.change(step)
        elif row.enter:
            row.enter()
        elif row.change:
            row.change(1)
        self.changed()

    def changed(self) -> None:
        """Show what is new; the screen is told as well."""
        if not self.row.shown():
            self.place = self._next(self.place, -1)
        self.refresh()
        self.post_message(FormChanged())

    def watch_place(self) -> None:
        """Another row, another help."""
        self.post_message(FormChanged())

    def _next(self, place: int, step: int) -> int:
        for number in range(1, len(self.rows) + 1):
            there = (place + step * number) % len(self.rows)
            if not self.rows[there].is_heading and self.rows[there].shown():
                return there
        return 0
