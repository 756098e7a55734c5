"""Who plays, and by which rules: what the first screen asks for."""

from dataclasses import dataclass, field

from lastcard.errors import LastCardError, RulesError
from lastcard.rules import Option, Rules, preset_values
from lastcard.rules.kinds import Value
from lastcard.rules.resolve import resolve
from lastcard.table import Player


@dataclass
class TableSetup:
    """The players and rules chosen so far."""

    players: list[Player]
    preset: str = "guide"
    settings: dict[str, object] = field(default_factory=dict)

    def rules(self) -> Rules:
        """The rule set. If two options contradict each other, the error names both."""
        return resolve(self.preset, [(name, value, name) for name, value in self.settings.items()])

    def trouble(self) -> LastCardError | None:
        """Why the game cannot start with these players and rules, or None."""
        try:
            self.rules().check_seats(len(self.players))
        except LastCardError as error:
            return error
        names = [player.name.strip().casefold() for player in self.players]
        if "" in names or len(set(names)) < len(names):
            return RulesError("setup-names")
        return None

    def choose(self, preset: str) -> None:
        """Choose a preset as it is."""
        self.preset = preset
        self.settings.clear()

    def value(self, option: Option) -> Value:
        """The current value of an option."""
        given = self.settings.get(option.name)
        return preset_values(self.preset)[option.name] if given is None else option.kind.parse(given)


RESUME = TableSetup([])  # resume the last game instead of starting a new one
