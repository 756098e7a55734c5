"""The screen with every option of the rules."""

from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from lastcard.cards.decks import NAMED
from lastcard.errors import LastCardError
from lastcard.rules import OPTIONS, Note, Option, Rules, encode, preset_values, show
from lastcard.rules.groups import TOPICS
from lastcard.rules.kinds import Deck, Digit, Value, Whole, WholeOr
from lastcard.rules.notes import notes_on_error
from lastcard.rules.words import (
    option_name,
    preset_name,
    searched_for,
    topic_name,
    value_label,
    words_of,
)
from lastcard.terminal.form import Row
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.panels import DANGER, QUIET
from lastcard.terminal.table_setup import TableSetup
from lastcard.texts import text


class OptionsScreen(FormScreen):
    """Every option of the catalogue by topic. You change it with the arrow keys or by typing a value."""

    CSS = f"{FormScreen.CSS} OptionsScreen #help {{ height: 7; }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("slash", "search", show=False),
        Binding("f8", "reset", show=False),
    ]

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup)
        self.asked: Option | None = None  # the option whose value is being typed, or None for a search
        self.wanted = ""  # the words of the search
        self.unfolded = {next(iter(TOPICS))}
        self.notes: dict[str, list[Note]] = {}

    def label_width(self) -> int:
        """The names of all topics and options fit."""
        names = [*map(topic_name, TOPICS), *map(option_name, OPTIONS)]
        return max(cell_len(name) for name in names) + 2

    def rows(self) -> list[Row]:
        """What people argue about, then the other options by topic; or only those that were searched for."""
        self.notes = self._notes()
        rows: list[Row] = []
        for topic, options in TOPICS.items():
            found = [option for option in options if searched_for(option, self.wanted)]
            if found:
                rows.append(self._topic_row(topic, found))
            if self.wanted or topic in self.unfolded:
                rows += [self._row(option) for option in found]
        return rows or [Row(text("options-none"))]

    def _notes(self) -> dict[str, list[Note]]:
        """What there is to know about each option."""
        try:
            rules: Rules = self.setup.rules()
            rules.check_seats(len(self.setup.players))
        except LastCardError as error:
            found = notes_on_error(error)
        else:
            found = rules.risks(len(self.setup.players)) + rules.idle_options()
        notes: dict[str, list[Note]] = {}
        for note in found:
            notes.setdefault(note.option, []).append(note)
        return notes

    def _topic_row(self, topic: str, options: list[Option]) -> Row:
        changed = sum(option.name in self.setup.settings for option in options)
        if self.wanted:
            return Row(topic_name(topic))
        return Row(
            topic_name(topic),
            text("setup-changed", count=changed) if changed else text("options-count", count=len(options)),
            lambda step: self._fold(topic, step < 0),
            lambda: self._fold(topic, topic in self.unfolded),
            lambda: text("options-topic-help"),
            changed > 0,
            folded=topic not in self.unfolded,
        )

    def _fold(self, topic: str, folded: bool) -> None:
        if folded:
            self.unfolded.discard(topic)
        else:
            self.unfolded.add(topic)

    def _row(self, option: Option) -> Row:
        kinds = {note.kind for note in self.notes.get(option.name, ())}
        return Row(
            f"  {option_name(option)}",
            _capital(value_label(option, self.setup.value(option))),
            lambda step: self._change(option, step),
            lambda: self._ask(option),
            lambda: self._help(option),
            option.name in self.setup.settings,
            idle="idle" in kinds,
            warned=bool(kinds - {"idle"}),
        )

    def _help(self, option: Option) -> str:
        """What it decides, its value, what there is to know about it, and its name for files and commands."""
        value = self.setup.value(option)
        lines = [text(f"option-{option.name}")]
        if words_of(option):
            lines.append(_capital(value_label(option, value)))
        lines += [note.text for note in self.notes.get(option.name, ())]
        lines.append(f"{option.name} = {show(value)} [{', '.join(option.ledger)}]")
        return "\n".join(lines)

    def _change(self, option: Option, step: int) -> None:
        """Move to the next value in a list, or add the step to a number."""
        now = self.setup.value(option)
        if isinstance(option.kind, Whole):
            self.set(option, option.kind.stepped(int(str(now)), step))
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

    @property
    def typing(self) -> Input:
        """The line to type a value or a search into."""
        return self.query_one("#typing", Input)

    def _ask(self, option: Option) -> None:
        self.asked = option
        self._begin_typing(show(self.setup.value(option)))

    def action_search(self) -> None:
        """Search for options."""
        self.asked = None
        self._begin_typing(self.wanted)

    def _begin_typing(self, words: str) -> None:
        self.typing.value = words
        self.typing.placeholder = "" if self.asked else text("options-search")
        self.typing.add_class("asked")
        self.typing.focus()

    def show(self) -> None:
        """Show the current values. While a value is typed, the help says what it can be."""
        super().show()
        if self.typing.has_class("asked") and self.asked:
            words = f"{text(f'option-{self.asked.name}')}\n{self.asked.kind.range_text()}"
            self.query_one("#help", Static).update(Text(words, QUIET))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what a search finds while you type it."""
        if self.typing.has_class("asked") and self.asked is None:
            self.wanted = event.value.strip()
            self.show()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Set the option to a typed value, or say what is wrong with it. Go to what a search found."""
        if self.asked:
            try:
                self.set(self.asked, self.asked.kind.parse(event.value))
            except (ValueError, LastCardError) as error:
                self.query_one("#help", Static).update(Text(str(error), DANGER))
                return
        self._end_typing()

    def on_key(self, event: events.Key) -> None:
        """Go down from a search to what it found."""
        if event.key == "down" and self.typing.has_focus and self.asked is None:
            self._end_typing()

    def _end_typing(self) -> None:
        self.typing.remove_class("asked")
        self.form.focus()
        self.show()

    def title_line(self) -> str:
        """The preset and the rule code, or the search and how many options it found."""
        if self.wanted:
            found = sum(searched_for(option, self.wanted) for option in OPTIONS)
            return text("options-found", words=self.wanted, count=found)
        code = "" if self.setup.trouble() else encode(self.setup.rules())
        return text("options-title", preset=preset_name(self.setup.preset), code=code)

    def key_line(self) -> str:
        """The keys of this screen."""
        return text("options-keys")

    def action_back(self) -> None:
        """Stop typing, end the search, or go back to the first screen."""
        typing = self.typing.has_class("asked")
        if typing and self.asked:
            self._end_typing()
        elif typing or self.wanted:
            self.wanted = ""
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
    if isinstance(option.kind, WholeOr):
        return [option.kind.word_, *range(option.kind.least, option.kind.most + 1)]
    return list(NAMED if isinstance(option.kind, Deck) else option.kind.samples())


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
