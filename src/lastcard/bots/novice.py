"""A beginner: plays some card that fits, mostly remembers Uno, and reacts when it notices.

Like every bot it is given a view and nothing else.
"""

import random

from lastcard.views.seat import View

_ANSWERS = ("draw", "take", "keep", "colour", "swap", "slap", "defend", "join", "dump", "next")


class Novice:
    """`react` may answer at any time, `decide` must when the game waits for this seat."""

    def __init__(self, seed: int, alertness: float = 0.7) -> None:
        self.random = random.Random(seed)
        self.alertness = alertness

    def react(self, view: View) -> str | None:
        """A move out of turn, or None."""
        if "slap" in view.moves and view.phase == "slap" and view.seat not in view.slapped:
            return "slap"
        if self.random.random() > self.alertness:
            return None
        own = view.sizes[view.seat or 0]
        if own == 1 and "uno" in view.moves and view.seat not in view.called:
            return "uno"
        for seat in view.catchable:
            if f"catch {seat}" in view.moves:
                return f"catch {seat}"
        return self._one_of(view, "jump") or self._one_of(view, "agree", "disagree")

    def decide(self, view: View) -> str:
        """The move for a decision that is this seat's."""
        if view.sizes[view.seat or 0] == 2 and self._announces(view):
            return "uno"
        move = self._one_of(view, "play")
        if move and not (view.phase == "drawn" and "keep" in view.moves and self.random.random() < 0.1):
            return move
        if "challenge" in view.moves and view.turn == view.seat and self.random.random() < 0.3:
            return "challenge"
        move = self._one_of(
            view, "draw", "take", "keep", "colour", "swap", "slap", "defend", "join", "dump", "next"
        )
        if move is None:
            raise ValueError(f"seat {view.seat} is asked and has no move")
        return move

    def _announces(self, view: View) -> bool:
        """Where Uno is announced: before a play, if it comes to mind."""
        if "uno" not in view.moves or view.seat in view.called or view.turn != view.seat:
            return False
        return (
            view.announces
            and self._one_of(view, "play") is not None
            and self.random.random() < self.alertness
        )

    def _one_of(self, view: View, *verbs: str) -> str | None:
        moves = [move for move in view.moves if move.split()[0] in verbs]
        return self.random.choice(moves) if moves else None
