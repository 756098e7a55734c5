"""A beginner: plays any card that matches, usually remembers Uno, and reacts when it notices a chance."""

from collections.abc import Sequence

from lastcard.bots.bot import Reflexes, first_of, laying, of_kind
from lastcard.notation.moves import Move, play_of
from lastcard.views.offers import Offer
from lastcard.views.seat import View


class Novice(Reflexes):
    """Chooses everything at random."""

    def __init__(self, seed: int, alertness: float = 0.7) -> None:
        super().__init__(seed, alertness)

    def choose(self, view: View, answers: Sequence[Offer]) -> Move:  # noqa: ARG002 - looks at nothing
        """Play a card rather than draw one. Sometimes keep a drawn card by mistake."""
        cards = laying(answers)
        if cards and not (first_of(answers, "keep") and self.random.random() < 0.1):
            return self._play(self.random.choice(cards))
        challenge = first_of(answers, "challenge")
        if challenge and self.random.random() < 0.3:
            return challenge
        return self.random.choice([move for move in answers if move is not challenge])

    def _play(self, offer: Offer) -> Move:
        """Play a card, sometimes with some of the equal cards that can be played with it."""
        if not offer.more or self.random.random() < 0.5:
            return offer
        count = self.random.randint(1, offer.at_most)
        return play_of([*offer.cards, *self.random.sample(offer.more, count)])

    def takes_chance(self, view: View, reactions: Sequence[Offer]) -> Move | None:  # noqa: ARG002 - same
        """Take every chance to react."""
        jumps = of_kind(reactions, "jump")
        if jumps:
            return self.random.choice(jumps)
        return first_of(reactions, "challenge") or self._vote(reactions)

    def _vote(self, reactions: Sequence[Offer]) -> Move | None:
        """Vote at random, if an accusation is open."""
        return self.random.choice(reactions) if reactions else None
