"""The first screen: who plays, and by which rules."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from lastcard.bots import LEVELS, bot_names
from lastcard.cards.faces import MAX_SEATS
from lastcard.rules.groups import GROUP_OF
from lastcard.rules.words import group_name, preset_name
from lastcard.table import Player
from lastcard.terminal.book_screen import BookScreen
from lastcard.terminal.form import Row
from lastcard.terminal.form_screen import FormScreen
from lastcard.terminal.options_screen import OptionsScreen
from lastcard.terminal.presets_screen import PresetsScreen
from lastcard.terminal.table_setup import RESUME, TableSetup
from lastcard.texts import LANGUAGES, current, text, use

PERSON = ""
_KINDS = (PERSON, *LEVELS)
_LONGEST_NAME = 16


class SetupScreen(FormScreen):
    """Players and rules. Returns the setup, RESUME, or None if the user leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rulebook", show=False),
        Binding("f5", "start", show=False),
        Binding("f6", "resume", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, setup: TableSetup, can_resume: bool) -> None:
        super().__init__(setup)
        self.can_resume = can_resume

    def rows(self) -> list[Row]:
        """What to start, the rules, and a row for every seat."""
        setup = self.setup
        changed = len(setup.settings)
        resume = Row(text("setup-resume"), "F6", enter=self.action_resume, help=_help("setup-resume-help"))
        return [
            Row(text("setup-start"), "F5", enter=self.action_start, help=_help("setup-start-help")),
            *([resume] if self.can_resume else []),
            Row(
                text("setup-preset"),
                preset_name(setup.preset),
                self._change_preset,
                self._open_presets,
                self._preset_help,
            ),
            Row(
                text("setup-options"),
                text("setup-changed", count=changed),
                enter=self._open_options,
                help=_help("setup-options-help"),
                changed=changed > 0,
            ),
            Row(
                text("setup-language"),
                text("language-name"),
                self._change_language,
                help=_help("setup-language-help"),
            ),
            Row(
                text("setup-seats"),
                str(len(setup.players)),
                self._change_seats,
                help=_help("setup-seats-help"),
            ),
            *(self._seat_row(seat) for seat in range(len(setup.players))),
        ]

    def _seat_row(self, seat: int) -> Row:
        return Row(
            text("setup-seat", number=seat + 1),
            self._seat_value(seat),
            lambda step: self._change_seat(seat, step),
            help=_help("setup-seat-help"),
            typed=lambda key: self._type_name(seat, key),
        )

    def _seat_value(self, seat: int) -> str:
        player = self.setup.players[seat]
        kind = text(f"level-{player.level}") if player.level else text("setup-person")
        return f"{player.name + ' ':<{_LONGEST_NAME}} {kind}"

    def _open_presets(self) -> None:
        self.app.push_screen(PresetsScreen(self.setup), lambda _: self.show())

    def _open_options(self) -> None:
        self.app.push_screen(OptionsScreen(self.setup), lambda _: self.show())

    def _preset_help(self) -> str:
        preset = self.setup.preset
        group = group_name(GROUP_OF[preset])
        return f"{text(f'preset-{preset}')}\n{text('setup-preset-help', group=group)}"

    def _change_preset(self, step: int) -> None:
        presets = list(GROUP_OF)
        self.setup.choose(presets[(presets.index(self.setup.preset) + step) % len(presets)])

    def _change_language(self, step: int) -> None:
        use(LANGUAGES[(LANGUAGES.index(current()) + step) % len(LANGUAGES)])

    def _change_seats(self, step: int) -> None:
        count = len(self.setup.players) + step
        if count < len(self.setup.players) and count >= 2:
            self.setup.players.pop()
        elif len(self.setup.players) < count <= MAX_SEATS:
            names = bot_names(1, [player.name for player in self.setup.players])
            self.setup.players.append(Player(names[0], "casual"))

    def _change_seat(self, seat: int, step: int) -> None:
        player = self.setup.players[seat]
        level = _KINDS[(_KINDS.index(player.level) + step) % len(_KINDS)]
        self.setup.players[seat] = Player(player.name, level)

    def _type_name(self, seat: int, key: str) -> None:
        player = self.setup.players[seat]
        name = player.name[:-1] if key == "backspace" else f"{player.name}{key}"[:_LONGEST_NAME]
        if "#" not in name:
            self.setup.players[seat] = Player(name, player.level)

    def title_line(self) -> str:
        """The name of the game."""
        return text("setup-title")

    def key_line(self) -> str:
        """The keys of this screen."""
        return text("setup-keys")

    def action_start(self) -> None:
        """Start the game, if nothing is wrong with the setup."""
        if self.setup.trouble() is None:
            players = [Player(player.name.strip(), player.level) for player in self.setup.players]
            self.dismiss(TableSetup(players, self.setup.preset, self.setup.settings))

    def action_resume(self) -> None:
        """Continue the last game, if there is one."""
        if self.can_resume:
            self.dismiss(RESUME)

    def action_rulebook(self) -> None:
        """Open the rulebook of the chosen rules."""
        if self.setup.trouble() is None:
            self.app.push_screen(BookScreen(self.setup.rules()))

    def action_leave(self) -> None:
        """Leave without a game."""
        self.dismiss(None)


def _help(key: str) -> Callable[[], str]:
    return lambda: text(key)
