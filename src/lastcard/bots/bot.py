"""What a bot is, and the reflexes that all of ours share. A bot is given a view, never a state."""

import random
from collections import Counter
from typing import Protocol

from lastcard.views.chances import answers, chances
from lastcard.views.seat import View


class Bot(Protocol):
    """What sits at a table: `react` may answer at any time, `decide` must when the game waits for it."""

    def react(self, view: View) -> str | None: ...
    def decide(self, view: View) -> str: ...


class Reflexes:
    """Calling Uno, catching and slapping are a matter of alertness: the share of chances that are noticed.
    What takes thought is left to each bot: `choose` an answer, and whether to take a chance."""

    def __init__(self, seed: int, alertness: float) -> None:
        self.random = random.Random(seed)
        self.alertness = alertness

    def react(self, view: View) -> str | None:
        """A move out of turn, or None."""
        there = chances(view)
        if "slap" in there:
            return "slap"
        if not there or self.random.random() > self.alertness:
            return None
        if "uno" in there:
            return "uno"
        return first_of(there, "catch") or self.takes_chance(view, there)

    def decide(self, view: View) -> str:
        """The move for a decision that is this seat's."""
        moves = answers(view)
        if not moves:
            raise ValueError(f"seat {view.seat} is asked and has no move")
        if self._announces(view, moves):
            return "uno"
        return self.choose(view, moves)

    def _announces(self, view: View, moves: tuple[str, ...]) -> bool:
        """Where Uno is announced: before a play, if it comes to mind."""
        if not view.announces or view.seat in view.called or not first_of(moves, "play"):
            return False
        return self.random.random() < self.alertness

    def choose(self, view: View, moves: tuple[str, ...]) -> str:
        """One of the moves."""
        raise NotImplementedError

    def takes_chance(self, view: View, there: tuple[str, ...]) -> str | None:
        """A jump-in, a challenge, a vote, or None."""
        raise NotImplementedError


def verb_of(move: str) -> str:
    """The first word of a move."""
    return move.split(maxsplit=1)[0]


def with_verb(moves: tuple[str, ...], *verbs: str) -> list[str]:
    """Those of some moves that begin with these words."""
    return [move for move in moves if verb_of(move) in verbs]


def first_of(moves: tuple[str, ...], verb: str) -> str | None:
    """The first of some moves that begins with a word."""
    return next(iter(with_verb(moves, verb)), None)


def colour_counts(hand: tuple[str, ...]) -> Counter[str]:
    """How many cards of each colour a hand has, by their letters."""
    return Counter({"r": 0, "y": 0, "g": 0, "b": 0}) + Counter(card[0] for card in hand if card[0] != "w")
