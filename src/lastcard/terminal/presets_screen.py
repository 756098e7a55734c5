"""The screen with all presets, in their groups."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from lastcard.rules.groups import PRESET_GROUPS
from lastcard.rules.words import group_name, preset_name
from lastcard.terminal.form import Row
from lastcard.terminal.form_screen import FormScreen
from lastcard.texts import text


class PresetsScreen(FormScreen):
    """The presets. Enter chooses one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def on_mount(self) -> None:
        """Begin at the chosen preset."""
        super().on_mount()
        names = [row.label for row in self.form.rows]
        self.form.highlighted = names.index(preset_name(self.setup.preset))

    def rows(self) -> list[Row]:
        """A heading for every group, and its presets."""
        rows: list[Row] = []
        for group, presets in PRESET_GROUPS.items():
            rows += [Row(group_name(group))] if presets else []
            rows += [self._row(preset) for preset in presets]
        return rows

    def _row(self, preset: str) -> Row:
        return Row(
            preset_name(preset),
            text("presets-chosen") if preset == self.setup.preset else "",
            enter=lambda: self._choose(preset),
            help=lambda: text(f"preset-{preset}"),
        )

    def _choose(self, preset: str) -> None:
        self.setup.choose(preset)
        self.dismiss(None)

    def title_line(self) -> str:
        """What the screen is about."""
        return text("setup-preset")

    def key_line(self) -> str:
        """The keys of this screen."""
        return text("presets-keys")
