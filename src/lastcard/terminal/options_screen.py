"""Every rule there is, to be set otherwise."""

from rich.text import Text
from textual.events import Key
from textual.widgets import Input, Static

from lastcard.cards.decks import NAMED
from lastcard.errors import LastCardError
from lastcard.rules import OPTIONS, Option, encode, preset_values, show
from lastcard.rules.catalogue import SECTIONS
from lastcard.rules.kinds import Choice, Deck, Digit, Value, Whole
from lastcard.terminal.form import Row
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.panels import DANGER, QUIET
from lastcard.texts import text


class OptionsScreen(FormScreen):
    """Every option of the catalogue."""

    asked = OPTIONS[0]  # the one whose value is being typed

    def rows(self) -> list[Row]:
        """By sections."""
        rows: list[Row] = []
        for section in SECTIONS:
            rows.append(Row(text(f"section-{section.replace(' ', '-')}")))
            rows += [self._row(option) for option in OPTIONS if option.section == section]
        return rows

    def _row(self, option: Option) -> Row:
        return Row(
            option.name,
            lambda: show(self.plan.value(option)),
            lambda step: self._change(option, step),
            lambda: self._ask(option),
            lambda: self._help(option),
            lambda: option.name in self.plan.settings,
        )

    def _help(self, option: Option) -> str:
        words = f"{text(f'option-{option.name}')} [{', '.join(option.ledger)}]"
        value = self.plan.value(option)
        if isinstance(option.kind, Choice):
            return f"{words}\n{show(value)}: {text(option.value_key(str(value)))}"
        return f"{words}\n{option.kind.range_text()}"

    def _change(self, option: Option, step: int) -> None:
        """The next value in a list; a number one up or down."""
        now = self.plan.value(option)
        if isinstance(option.kind, Whole):
            self.set(option, int(str(now)) + step)
            return
        listed = _listed(option)
        place = listed.index(now) + step if now in listed else 0
        self.set(option, listed[place % len(listed)])

    def set(self, option: Option, value: object) -> None:
        """Set an option; the preset's own value is no setting."""
        try:
            parsed = option.kind.parse(value)
        except (ValueError, LastCardError):
            return  # beyond the last value
        if parsed == preset_values(self.plan.preset)[option.name]:
            self.plan.settings.pop(option.name, None)
        else:
            self.plan.settings[option.name] = parsed

    def _ask(self, option: Option) -> None:
        self.asked = option
        typing = self.query_one("#typing", Input)
        typing.value = show(self.plan.value(option))
        typing.add_class("asked")
        typing.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A value that was typed."""
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
        """The preset, and the code of the rules."""
        code = "" if self.plan.trouble() else encode(self.plan.rules())
        return text("options-title", preset=self.plan.preset, code=code)

    def key_line(self) -> Text:
        """What can be done here."""
        return Text(text("options-keys"), QUIET)

    def on_key(self, event: Key) -> None:
        """Back, or everything as the preset has it."""
        if event.key == "escape":
            if self.query_one("#typing", Input).has_class("asked"):
                self._end_typing()
            else:
                self.dismiss(None)
        elif event.key == "f8":
            self.plan.settings.clear()
            self.show()


def _listed(option: Option) -> list[Value]:
    """The values that the arrow keys go through; others can be typed."""
    if isinstance(option.kind, Digit):
        return ["none", *range(10)]
    return list(NAMED if isinstance(option.kind, Deck) else option.kind.samples())
