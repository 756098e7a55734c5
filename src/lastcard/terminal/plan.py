"""What was chosen on the first screen: who plays, and by which rules."""

from dataclasses import dataclass, field

from lastcard.errors import LastCardError, RulesError
from lastcard.rules import Option, Rules, preset_values
from lastcard.rules.kinds import Value
from lastcard.rules.resolve import resolve
from lastcard.table import Player


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
