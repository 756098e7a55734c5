"""Somebody who has played before and does it for fun: likes to get rid of what there is most of, likes
to annoy whoever is about to win, keeps the black cards for later, and changes its mind at times."""

from lastcard.bots.bot import Reflexes, colour_counts, first_of, verb_of, with_verb
from lastcard.views.seat import View


class Casual(Reflexes):
    """Gives every card it could lay a mark by taste and takes the best, with some whim in it."""

    def __init__(self, seed: int, alertness: float = 0.8) -> None:
        super().__init__(seed, alertness)

    def choose(self, view: View, moves: tuple[str, ...]) -> str:
        """The card that it likes most; else what is usual."""
        cards = with_verb(moves, "play")
        if cards and not ("keep" in moves and cards[0].startswith("play w") and len(view.hand) > 2):
            return max(cards, key=lambda move: self._likes(view, move))
        if verb_of(moves[0]) == "swap":
            return self._partner(view, moves)
        if "challenge" in moves and self._smells_a_bluff(view):
            return "challenge"
        if verb_of(moves[0]) == "colour":
            return f"colour {self._colour(view)}"
        # Take, draw, keep; and in a sixty-nine, join and shed: the first of them is never "none".
        return next(move for move in moves if verb_of(move) not in ("play", "challenge"))

    def takes_chance(self, view: View, there: tuple[str, ...]) -> str | None:
        """Jumping in is fun; black cards are rather kept. Votes for the accused."""
        jumps = with_verb(there, "jump")
        if jumps and (not jumps[0].startswith("jump w") or len(view.hand) <= 2):
            return max(jumps, key=lambda move: self._likes(view, move))
        if "challenge" in there and self._smells_a_bluff(view):
            return "challenge"
        return first_of(there, "disagree")

    def _likes(self, view: View, move: str) -> float:
        card = move.split()[1]
        mark = self.random.random() * 2
        if card.startswith("w"):
            return mark - 4 + (card[-1] == self._colour(view))
        mark += colour_counts(view.hand)[card[0]] / 2
        if card[1:] in ("s", "r", "+2", "+4"):
            mark += 3 if self._next_size(view) <= 2 else 0.5
        return mark + (len(move.split()) == 3)

    def _next_size(self, view: View) -> int:
        step = 1 if view.direction == "clockwise" else -1
        return view.sizes[((view.seat or 0) + step) % view.players]

    def _colour(self, view: View) -> str:
        held = colour_counts(view.hand)
        return held.most_common(1)[0][0] if held else self.random.choice("rygb")

    def _partner(self, view: View, moves: tuple[str, ...]) -> str:
        """Whoever has the fewest cards, if that is fewer than in the own hand."""
        others = [(view.sizes[int(move.split()[1])], move) for move in moves if move != "swap none"]
        size, move = min(others)
        own = view.sizes[view.seat or 0]
        return "swap none" if "swap none" in moves and size >= own else move

    def _smells_a_bluff(self, view: View) -> bool:
        """The more cards the other one has, the less likely that none had the colour."""
        size = 0 if view.challengeable is None else view.sizes[view.challengeable]
        return self.random.random() < 0.06 * size
