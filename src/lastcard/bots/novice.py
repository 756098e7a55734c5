"""A beginner: plays some card that fits, mostly remembers Uno, and reacts when it notices."""

from lastcard.bots.bot import Reflexes, first_of, with_verb
from lastcard.views.seat import View


class Novice(Reflexes):
    """Everything by lot."""

    def __init__(self, seed: int, alertness: float = 0.7) -> None:
        super().__init__(seed, alertness)

    def choose(self, view: View, moves: tuple[str, ...]) -> str:  # noqa: ARG002 - looks at nothing
        """A card rather than drawing one; a drawn one is now and then kept by mistake."""
        cards = with_verb(moves, "play")
        if cards and not ("keep" in moves and self.random.random() < 0.1):
            return self.random.choice(cards)
        if "challenge" in moves and self.random.random() < 0.3:
            return "challenge"
        return self.random.choice([move for move in moves if move != "challenge"])

    def takes_chance(self, view: View, there: tuple[str, ...]) -> str | None:  # noqa: ARG002 - same
        """Every chance."""
        jumps = with_verb(there, "jump")
        return self.random.choice(jumps) if jumps else first_of(there, "challenge") or self._votes(there)

    def _votes(self, there: tuple[str, ...]) -> str | None:
        return self.random.choice(("agree", "disagree")) if "agree" in there else None
