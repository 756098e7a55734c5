"""A form: a list of rows whose values you change with the arrow keys. All setup screens use it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from lastcard.terminal.looks import clicked, on_click
from lastcard.terminal.panels import ACCENT, DANGER, QUIET

_CHANGED = Style(color="#f2c230")
_IDLE = Style(color="#868d94", italic=True)


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
    folded: bool | None = None  # whether the rows below this one are hidden, if it can hide them
    idle: bool = False  # it has no effect now
    warned: bool = False  # there is something wrong with it, or a risk

    @property
    def is_heading(self) -> bool:
        """Whether the cursor skips this row."""
        return self.change is None and self.enter is None and self.typed is None

    @property
    def name(self) -> tuple[str, bool]:
        """What tells it apart from the other rows."""
        return self.label, self.folded is None


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
        """Show the rows as they are now. The cursor stays on its row; if that is gone, it is on the first."""
        before, now = self.rows, self.highlighted
        self.rows = rows
        if [row.is_heading for row in rows] != [row.is_heading for row in before]:
            self.set_options(Option("", disabled=row.is_heading) for row in rows)
            name = before[now].name if now is not None else None
            self.highlighted = next((n for n, row in enumerate(rows) if row.name == name), None)
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
        label, look = row.label, _IDLE if row.idle else Style()
        if row.folded is not None:
            label, look = f"{'+' if row.folded else '-'} {row.label}", ACCENT + on_click("act", number, 0)
        line.append(label, look).append(" " * (self.label_width + 1 - cell_len(label)))
        plain = Style() if row.folded is None else QUIET
        style = DANGER if row.warned else _CHANGED if row.changed else _IDLE if row.idle else plain
        if row.change and row.value and row.folded is None:
            left, right = on_click("act", number, -1), on_click("act", number, 1)
            line.append("◂ ", QUIET + left).append(self._cut(row.value, 6), style + right)
            line.append(" ▸", QUIET + right)
        else:
            line.append(self._cut(row.value, 2), style + on_click("act", number, 0))
        return line

    def _cut(self, value: str, beside: int) -> str:
        """A value as far as it fits, with some columns beside it. The help has the whole value."""
        room = self.content_size.width - self.label_width - 1 - beside
        if not self.content_size.width or cell_len(value) <= room:
            return value
        return set_cell_size(value, room - 1).rstrip() + "…"

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
