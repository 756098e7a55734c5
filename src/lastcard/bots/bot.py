"""The interface of a bot, and the reflexes that all bots here share. A bot gets a view, never a state."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from lastcard.notation.moves import Move, play_of
from lastcard.views.offers import Offer
from lastcard.views.seat import View


class Bot(Protocol):
    """A player: `react` may answer at any time, `decide` must answer when the game waits for it."""

    def react(self, view: View) -> Move | None: ...
    def decide(self, view: View) -> Move: ...


class Reflexes:
    """Saying Uno, catching and slapping depend on alertness alone: the share of chances that a bot notices.
    Each bot decides the rest: it must `choose` an answer, and say whether it `takes_chance` to react."""

    def __init__(self, seed: int, alertness: float) -> None:
        self.random = random.Random(seed)
        self.alertness = alertness

    def react(self, view: View) -> Move | None:
        """A move out of turn, or None. Announcing Uno is part of a decision, so it is not made here."""
        reactions = [move for move in view.reactions if not _announces(move, view)]
        if slap := first_of(reactions, "slap"):
            return slap
        if not reactions or self.random.random() > self.alertness:
            return None
        return (
            first_of(reactions, "uno") or first_of(reactions, "catch") or self.takes_chance(view, reactions)
        )

    def decide(self, view: View) -> Move:
        """The answer to what the game asks of this seat."""
        answers = view.answers
        if not answers:
            raise ValueError(f"seat {view.seat} is asked and has no move")
        return self._announcement(view, answers) or self.choose(view, answers)

    def _announcement(self, view: View, answers: Sequence[Offer]) -> Move | None:
        """The announcement of Uno before a play, or None if it is not needed or the bot forgets it."""
        uno = next((move for move in view.reactions if _announces(move, view)), None)
        if uno is None or not laying(answers):
            return None
        return uno if self.random.random() < self.alertness else None

    def choose(self, view: View, answers: Sequence[Offer]) -> Move:
        """Choose one of the answers."""
        raise NotImplementedError

    def takes_chance(self, view: View, reactions: Sequence[Offer]) -> Move | None:
        """Choose a jump-in, a challenge or a vote, or return None."""
        raise NotImplementedError


def _announces(move: Move, view: View) -> bool:
    """Whether a move announces Uno before the play that leaves one card."""
    return move.kind == "uno" and len(view.hand) > 1


def of_kind(moves: Sequence[Offer], kind: str) -> list[Offer]:
    """The moves of one kind."""
    return [move for move in moves if move.kind == kind]


def first_of(moves: Sequence[Offer], kind: str) -> Offer | None:
    """The first move of one kind, or None."""
    return next((move for move in moves if move.kind == kind), None)


def laying(moves: Sequence[Offer]) -> list[Offer]:
    """The moves that play cards in turn."""
    return [move for move in moves if move.lays]


def whole_run(view: View, offer: Offer) -> Move:
    """A play of a card with all equal cards that are allowed. The last one has the colour that this seat then
    holds most of."""
    run = Counter([*offer.cards, *offer.more])
    left = colour_counts(list((Counter(view.hand) - run).elements()))
    rising = sorted(offer.more, key=lambda card: left[card[0]])
    return play_of([*offer.cards, *rising[len(rising) - offer.at_most :]])


def weakest(view: View, offers: Sequence[Offer]) -> Offer:
    """Of moves against other seats, the one against the seat with the fewest cards."""
    return min(offers, key=lambda offer: (view.sizes[offer.seat or 0], offer.text))


def colour_counts(hand: Sequence[str]) -> Counter[str]:
    """How many cards of each colour a hand has, by their letters."""
    return Counter({"r": 0, "y": 0, "g": 0, "b": 0}) + Counter(card[0] for card in hand if card[0] != "w")
