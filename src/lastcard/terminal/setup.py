"""The first screen: who plays, and by which rules."""

from rich.text import Text
from textual.events import Key

from lastcard.bots import LEVELS, bot_names
from lastcard.cards.faces import MAX_SEATS
from lastcard.rules import PRESETS
from lastcard.table import Player
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.form import Row
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.options_screen import OptionsScreen
from lastcard.terminal.panels import QUIET
from lastcard.terminal.plan import RESUME, Plan
from lastcard.texts import LANGUAGES, current, text, use

PERSON = ""
_KINDS = (PERSON, *LEVELS)
_LONGEST_NAME = 16


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
