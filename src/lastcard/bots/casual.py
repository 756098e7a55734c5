"""A bot that plays for fun, like most people. It plays the colour it has most of, attacks players who are
about to win, plays equal cards together, saves black cards for later, and sometimes does something
unexpected."""

from collections.abc import Sequence

from lastcard.bots.bot import Reflexes, colour_counts, first_of, laying, of_kind, weakest, whole_run
from lastcard.notation.moves import Move
from lastcard.views.offers import Offer
from lastcard.views.seat import View


class Casual(Reflexes):
    """Rates every card it can play, adds some randomness, and plays the best one."""

    def __init__(self, seed: int, alertness: float = 0.8) -> None:
        super().__init__(seed, alertness)

    def choose(self, view: View, answers: Sequence[Offer]) -> Move:
        """Choose the card that it likes most, or the usual answer if it plays none."""
        cards, challenge = laying(answers), first_of(answers, "challenge")
        if cards and not (first_of(answers, "keep") and _is_black(cards[0]) and len(view.hand) > 2):
            liked = max(cards, key=lambda move: self._likes(view, move))
            return whole_run(view, liked) if liked.more else liked
        if answers[0].kind == "target":
            return weakest(view, answers)
        if answers[0].kind == "swap":
            return self._partner(view, answers)
        if challenge and self._smells_a_bluff(view):
            return challenge
        if answers[0].kind == "colour":
            letter = self._colour(view)
            return next(move for move in answers if move.colour and move.colour[0] == letter)
        # Take, draw or keep. In a sixty-nine, join and discard: declining is never the first answer.
        return next(move for move in answers if move is not challenge and not move.lays)

    def takes_chance(self, view: View, reactions: Sequence[Offer]) -> Move | None:
        """Jump in, but not with black cards. In a vote, side with the accused."""
        jumps, challenge = of_kind(reactions, "jump"), first_of(reactions, "challenge")
        if jumps and (not _is_black(jumps[0]) or len(view.hand) <= 2):
            return max(jumps, key=lambda move: self._likes(view, move))
        if challenge and self._smells_a_bluff(view):
            return challenge
        return first_of(reactions, "disagree")

    def _likes(self, view: View, move: Offer) -> float:
        card = move.cards[0]
        mark = self.random.random() * 2
        if _is_black(move):
            return mark - 4 + (move.colour is not None and move.colour[0] == self._colour(view))
        mark += colour_counts(view.hand)[card[0]] / 2
        if card[1:] in ("s", "r", "+2", "+4"):
            mark += 3 if self._next_size(view) <= 2 else 0.5
        return mark + (len(move.cards) == 2) + move.at_most

    def _next_size(self, view: View) -> int:
        order = view.order if view.direction == "clockwise" else view.order[::-1]
        seats = [seat for seat in order if seat not in view.out]
        place = seats.index(view.seat or 0)
        return view.sizes[seats[(place + 1) % len(seats)]]

    def _colour(self, view: View) -> str:
        held = colour_counts(view.hand)
        return held.most_common(1)[0][0] if held else self.random.choice("rygb")

    def _partner(self, view: View, answers: Sequence[Offer]) -> Move:
        """Swap with the player who has the fewest cards, unless this seat has fewer and may keep its hand."""
        others = [move for move in answers if not move.declines]
        fewest = weakest(view, others)
        keeps = next((move for move in answers if move.declines), None)
        own = view.sizes[view.seat or 0]
        return keeps if keeps and view.sizes[fewest.seat or 0] >= own else fewest

    def _smells_a_bluff(self, view: View) -> bool:
        """Whether to suspect a bluff: the more cards the other player has, the more likely."""
        size = 0 if view.challengeable is None else view.sizes[view.challengeable]
        return self.random.random() < 0.06 * size


def _is_black(move: Offer) -> bool:
    """Whether a move plays a black card."""
    return move.cards[0].startswith("w")
