"""What follows from a rule set, and which of its options have an effect."""

from functools import cached_property

from lastcard.rules import Rules
from lastcard.rules.catalogue import NUMBER_CARDS
from lastcard.rules.facts import RuleFacts


class Facts(RuleFacts):
    """Answers questions about a rule set."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.values)
        self.rules = rules
        self.r = rules.numbers

    @cached_property
    def meanings(self) -> list[str]:
        """The options that make a number card of this deck special."""
        return [option for option in NUMBER_CARDS if self.number(option) >= 0]

    @cached_property
    def challenges(self) -> bool:
        """Whether the wild +4 can be challenged."""
        return self.in_force("challenge_by") and self["challenge_by"] != "nobody"

    @cached_property
    def bluffs(self) -> bool:
        """Whether the wild +4 can be played as a bluff."""
        return self.in_force("wild_draw_four_bluff") and bool(self["wild_draw_four_bluff"])

    def in_force(self, name: str) -> bool:
        """Whether an option has an effect: no other option and no missing card makes it pointless."""
        return self.rules.idle_reason(name) is None
