"""A form: a list of rows whose values you change with the arrow keys. Both setup screens use it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from lastcard.terminal.looks import clicked, on_click
from lastcard.terminal.panels import ACCENT, QUIET

_CHANGED = Style(color="#f2c230")


@dataclass(frozen=True)
class Row:
    """A line of the form. A row that you cannot change, open or type on is a heading."""

    label: str
    value: str = ""
    change: Callable[[int], None] | None = None  # the left arrow gives -1, the right one 1
    enter: Callable[[], None] | None = None
    help: Callable[[], str] = lambda: ""
    changed: bool = False
    typed: Callable[[str], None] | None = None  # given a letter, or "backspace"

    @property
    def is_heading(self) -> bool:
        """Whether the cursor skips this row."""
        return self.change is None and self.enter is None and self.typed is None


class Form(OptionList):
    """The rows. Up and down move the cursor, left and right change a row, Enter opens it."""

    DEFAULT_CSS = """
    Form, Form:focus { height: 1fr; background: #14171a; background-tint: transparent; scrollbar-size: 0 0; }
    Form > .option-list--option-highlighted, Form:focus > .option-list--option-highlighted
        { color: #e8e6e3; background: #14171a; text-style: bold; }
    Form > .option-list--option-disabled { color: #7fd4c1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "cursor_down", show=False),
        Binding("shift+tab", "cursor_up", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
    ]

    class Changed(Message):
        """A value changed."""

    def __init__(self, label_width: int, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self.label_width = label_width
        self.rows: Sequence[Row] = ()

    @property
    def row(self) -> Row:
        """The row with the cursor."""
        return self.rows[self.highlighted or 0]

    def show(self, rows: Sequence[Row]) -> None:
        """Show the rows as they are now. The cursor stays where it is."""
        place, count = self.highlighted, len(self.rows)
        self.rows = rows
        if len(rows) != count:
            self.set_options(Option("", disabled=row.is_heading) for row in rows)
            self.highlighted = place
        if self.highlighted is None:
            self.action_first()
        for number, option in enumerate(self.options):
            if (line := self._line(number)) != option.prompt:
                self.replace_option_prompt_at_index(number, line)

    def _line(self, number: int) -> Text:
        row = self.rows[number]
        if row.is_heading:
            return Text(row.label, ACCENT)
        line = Text().append("▸ " if number == self.highlighted else "  ", ACCENT)
        line.append(f"{row.label:<{self.label_width}} ")
        style = _CHANGED if row.changed else Style()
        if row.change and row.value:
            left, right = on_click("act", number, -1), on_click("act", number, 1)
            line.append("◂ ", QUIET + left).append(row.value, style + right).append(" ▸", QUIET + right)
        else:
            line.append(row.value, style + on_click("act", number, 0))
        return line

    def on_key(self, event: events.Key) -> None:
        """Type into a row that takes letters."""
        if self.row.typed and (event.key == "backspace" or event.is_printable):
            self.row.typed("backspace" if event.key == "backspace" else str(event.character))
            self.post_message(self.Changed())
            event.stop()
            event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Change or open a row when its value, or an arrow beside it, is clicked."""
        event.prevent_default()
        if does := clicked(event):
            self.highlighted = int(str(does[1]))
            self.act(int(str(does[2])))

    def action_change(self, step: int) -> None:
        """Change the row."""
        self.act(step)

    def action_select(self) -> None:
        """Open the row, or change it if it cannot be opened."""
        self.act(0)

    def act(self, step: int) -> None:
        """Change the row by a step, or open it."""
        if step and self.row.change:
            self.row.change(step)
        elif self.row.enter:
            self.row.enter()
        elif self.row.change:
            self.row.change(1)
        self.post_message(self.Changed())
