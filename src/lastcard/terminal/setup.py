"""The first screen: who plays, and by which rules."""

from dataclasses import dataclass, field

from rich.text import Text
from textual.app import ComposeResult
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, Static

from lastcard.bots import LEVELS, bot_names
from lastcard.cards.decks import NAMED
from lastcard.cards.faces import MAX_SEATS
from lastcard.errors import LastCardError, RulesError
from lastcard.rules import OPTIONS, PRESETS, Option, Rules, encode, preset_values, show
from lastcard.rules.catalogue import SECTIONS
from lastcard.rules.kinds import Choice, Deck, Value
from lastcard.rules.resolve import resolve
from lastcard.table import Player
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.form import Form, FormChanged, Row
from lastcard.terminal.panels import ACCENT, DANGER, QUIET
from lastcard.texts import LANGUAGES, current, text, use

PERSON = ""
_KINDS = (PERSON, *LEVELS)
_LONGEST_NAME = 16


@dataclass
class Plan:
    """What was chosen so far."""

    players: list[Player]
    preset: str = "guide"
    settings: dict[str, object] = field(default_factory=dict)

    def rules(self) -> Rules:
        """The rule set, or an error that names both culprits."""
        return resolve(self.preset, [(name, value, name) for name, value in self.settings.items()])

    def trouble(self) -> LastCardError | None:
        """Why it cannot begin like this."""
        try:
            self.rules().check_seats(len(self.players))
        except LastCardError as error:
            return error
        names = [player.name.strip().casefold() for player in self.players]
        if "" in names or len(set(names)) < len(names):
            return RulesError("setup-names")
        return None

    def value(self, option: Option) -> Value:
        """The value that an option has now."""
        given = self.settings.get(option.name)
        return preset_values(self.preset)[option.name] if given is None else option.kind.parse(given)


RESUME = Plan([])  # not a new game, but the last one


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


class SetupScreen(FormScreen):
    """Seats and rules. Ends with a plan, with RESUME, or with None for somebody who leaves."""

    def __init__(self, plan: Plan, can_resume: bool) -> None:
        super().__init__(plan)
        self.can_resume = can_resume

    def rows(self) -> list[Row]:
        """Rules first, then a row for every seat."""
        rows = [
            Row(
                text("setup-start"),
                lambda: "F5",
                enter=self.action_start,
                help=lambda: text("setup-start-help"),
            ),
            Row(
                text("setup-resume"),
                lambda: "F6",
                enter=self.action_resume,
                help=lambda: text("setup-resume-help"),
                shown=lambda: self.can_resume,
            ),
            Row(
                text("setup-preset"),
                lambda: self.plan.preset,
                self._change_preset,
                help=lambda: text(f"preset-{self.plan.preset}"),
            ),
            Row(
                text("setup-options"),
                self._options_value,
                enter=self._open_options,
                help=lambda: text("setup-options-help"),
                changed=lambda: bool(self.plan.settings),
            ),
            Row(
                text("setup-language"),
                lambda: text("language-name"),
                self._change_language,
                help=lambda: text("setup-language-help"),
            ),
            Row(
                text("setup-seats"),
                lambda: str(len(self.plan.players)),
                self._change_seats,
                help=lambda: text("setup-seats-help"),
            ),
        ]
        return rows + [self._seat_row(seat) for seat in range(MAX_SEATS)]

    def _seat_row(self, seat: int) -> Row:
        return Row(
            text("setup-seat", number=seat + 1),
            lambda: self._seat_value(seat),
            lambda step: self._change_seat(seat, step),
            help=lambda: text("setup-seat-help"),
            shown=lambda: seat < len(self.plan.players),
            typed=lambda key: self._type_name(seat, key),
        )

    def _seat_value(self, seat: int) -> str:
        player = self.plan.players[seat]
        kind = text(f"level-{player.level}") if player.level else text("setup-person")
        return f"{player.name + ' ':<{_LONGEST_NAME}} {kind}"

    def _open_options(self) -> None:
        self.app.push_screen(OptionsScreen(self.plan), lambda _: self.show())

    def _options_value(self) -> str:
        return text("setup-changed", count=len(self.plan.settings))

    def _change_preset(self, step: int) -> None:
        place = (PRESETS.index(self.plan.preset) + step) % len(PRESETS)
        self.plan.preset = PRESETS[place]
        self.plan.settings.clear()

    def _change_language(self, step: int) -> None:
        use(LANGUAGES[(LANGUAGES.index(current()) + step) % len(LANGUAGES)])
        self.form.rows = self.rows()

    def _change_seats(self, step: int) -> None:
        count = len(self.plan.players) + step
        if count < len(self.plan.players) and count >= 2:
            self.plan.players.pop()
        elif len(self.plan.players) < count <= MAX_SEATS:
            names = bot_names(1, [player.name for player in self.plan.players])
            self.plan.players.append(Player(names[0], "casual"))

    def _change_seat(self, seat: int, step: int) -> None:
        player = self.plan.players[seat]
        level = _KINDS[(_KINDS.index(player.level) + step) % len(_KINDS)]
        self.plan.players[seat] = Player(player.name, level)

    def _type_name(self, seat: int, key: str) -> None:
        player = self.plan.players[seat]
        name = player.name[:-1] if key == "backspace" else f"{player.name}{key}"[:_LONGEST_NAME]
        if "#" not in name:
            self.plan.players[seat] = Player(name, player.level)

    def title_line(self) -> str:
        """The name of the game."""
        return text("setup-title")

    def key_line(self) -> Text:
        """What can be done here."""
        return Text(text("setup-keys"), QUIET)

    def on_key(self, event: Key) -> None:
        """Start, look at the rules, or leave."""
        if event.key == "f5":
            self.action_start()
        elif event.key == "f6" and self.can_resume:
            self.action_resume()
        elif event.key == "f1":
            self.action_rulebook()
        elif event.key == "escape":
            self.dismiss(None)

    def action_start(self) -> None:
        """Deal, if everything is right."""
        if self.plan.trouble() is None:
            players = [Player(player.name.strip(), player.level) for player in self.plan.players]
            self.dismiss(Plan(players, self.plan.preset, self.plan.settings))

    def action_resume(self) -> None:
        """Go on with the game that was left."""
        self.dismiss(RESUME)

    def action_rulebook(self) -> None:
        """The rulebook of what was chosen."""
        if self.plan.trouble() is None:
            self.app.push_screen(BookScreen(self.plan.rules()))


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
        values = NAMED if isinstance(option.kind, Deck) else option.kind.samples()
        now = self.plan.value(option)
        if isinstance(now, int) and not isinstance(now, bool) and hasattr(option.kind, "least"):
            self.set(option, now + step)
            return
        listed = list(values)
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
