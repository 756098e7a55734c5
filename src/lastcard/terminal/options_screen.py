"""The screen with every option of the rules."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from lastcard.cards.decks import NAMED
from lastcard.errors import LastCardError
from lastcard.rules import OPTIONS, Option, encode, preset_values, show
from lastcard.rules.catalogue import SECTIONS
from lastcard.rules.kinds import Choice, Deck, Digit, Value, Whole
from lastcard.terminal.form import Row
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.panels import DANGER
from lastcard.texts import text


class OptionsScreen(FormScreen):
    """Every option of the catalogue. You change it with the arrow keys or by typing a value."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("f8", "reset", show=False),
    ]
    asked = OPTIONS[0]  # the option whose value is being typed

    def rows(self) -> list[Row]:
        """A heading for every section, and its options."""
        rows: list[Row] = []
        for section in SECTIONS:
            rows.append(Row(text(f"section-{section.replace(' ', '-')}")))
            rows += [self._row(option) for option in OPTIONS if option.section == section]
        return rows

    def _row(self, option: Option) -> Row:
        return Row(
            option.name,
            show(self.setup.value(option)),
            lambda step: self._change(option, step),
            lambda: self._ask(option),
            lambda: self._help(option),
            option.name in self.setup.settings,
        )

    def _help(self, option: Option) -> str:
        words = f"{text(f'option-{option.name}')} [{', '.join(option.ledger)}]"
        value = self.setup.value(option)
        if isinstance(option.kind, Choice):
            return f"{words}\n{show(value)}: {text(option.value_key(str(value)))}"
        return f"{words}\n{option.kind.range_text()}"

    def _change(self, option: Option, step: int) -> None:
        """Move to the next value in a list, or add the step to a number."""
        now = self.setup.value(option)
        if isinstance(option.kind, Whole):
            self.set(option, int(str(now)) + step)
            return
        listed = _listed(option)
        place = listed.index(now) + step if now in listed else 0
        self.set(option, listed[place % len(listed)])

    def set(self, option: Option, value: object) -> None:
        """Set an option. Setting it to the preset's own value removes the setting."""
        try:
            parsed = option.kind.parse(value)
        except (ValueError, LastCardError):
            return  # below the lowest or above the highest value
        if parsed == preset_values(self.setup.preset)[option.name]:
            self.setup.settings.pop(option.name, None)
        else:
            self.setup.settings[option.name] = parsed

    def _ask(self, option: Option) -> None:
        self.asked = option
        typing = self.query_one("#typing", Input)
        typing.value = show(self.setup.value(option))
        typing.add_class("asked")
        typing.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Set the option to a typed value, or say what is wrong with it."""
        try:
            self.set(self.asked, self.asked.kind.parse(event.value))
        except (ValueError, LastCardError) as error:
            self.query_one("#help", Static).update(Text(str(error), DANGER))
            return
        self._end_typing()

    def _end_typing(self) -> None:
        self.query_one("#typing", Input).remove_class("asked")
        self.form.focus()
        self.show()

    def title_line(self) -> str:
        """The preset and the rule code."""
        code = "" if self.setup.trouble() else encode(self.setup.rules())
        return text("options-title", preset=self.setup.preset, code=code)

    def key_line(self) -> str:
        """The keys of this screen."""
        return text("options-keys")

    def action_back(self) -> None:
        """Stop typing, or go back to the first screen."""
        if self.query_one("#typing", Input).has_class("asked"):
            self._end_typing()
        else:
            self.dismiss(None)

    def action_reset(self) -> None:
        """Set every option back to the preset's value."""
        self.setup.settings.clear()
        self.show()


def _listed(option: Option) -> list[Value]:
    """The values that the arrow keys step through. Others can be typed."""
    if isinstance(option.kind, Digit):
        return ["none", *range(10)]
    return list(NAMED if isinstance(option.kind, Deck) else option.kind.samples())
