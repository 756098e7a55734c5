"""A bot that plays by the advice for players (D16), with the same functions that simulations use.

Those functions need a state. The bot builds one from what it can see: its own hand, the open cards, and how
many cards the others hold. Hands and piles that it cannot see are empty in that state.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.autoplay.company import ALL_ADVICE
from lastcard.autoplay.tips import (
    ABOUT_TO_WIN,
    best_card,
    challenges,
    most_held,
    stops,
    tips_choice,
    worth,
)
from lastcard.bots.bot import Reflexes, first_of, of_kind
from lastcard.cards.faces import BLACK, WILD
from lastcard.cards.text import COLOUR_NAMES, parse_card, parse_face
from lastcard.engine.kernel import seed_chance
from lastcard.engine.moves import MOVES, colour_of, face_of, lays_card
from lastcard.engine.phases import NAMES as PHASE_NAMES
from lastcard.engine.phases import Phase
from lastcard.engine.state import NO_CARD, NOBODY, State
from lastcard.engine.turns import seat_after
from lastcard.notation.moves import Move
from lastcard.rules import Rules
from lastcard.views.offers import Offer
from lastcard.views.seat import View


class Tips(Reflexes):
    """Saves wilds, plays high cards early, stops players who are about to win, chooses its best colour,
    and challenges for good reasons."""

    def __init__(self, rules: Rules, seed: int, alertness: float = 0.9) -> None:
        super().__init__(seed, alertness)
        self.rules = rules

    def choose(self, view: View, answers: Sequence[Offer]) -> Move:
        """Follow the advice; where it says nothing, choose at random."""
        s = known_state(view, self.random.getrandbits(64))
        out = numbers_of(answers)
        number = tips_choice(s, self.rules.numbers, s.turn, ALL_ADVICE, out, len(answers))
        return next(move for move in answers if move.number == number)

    def takes_chance(self, view: View, reactions: Sequence[Offer]) -> Move | None:
        """Jump in whenever possible, with the colour that the advice suggests. Challenge for good reasons."""
        s = known_state(view, self.random.getrandbits(64))
        r, seat = self.rules.numbers, view.seat or 0
        jumps, challenge = of_kind(reactions, "jump"), first_of(reactions, "challenge")
        if jumps:
            number = best_card(s, r, seat, ALL_ADVICE, numbers_of(jumps), len(jumps))
            return next(move for move in jumps if move.number == number)
        if challenge and challenges(s, r, seat, ALL_ADVICE, 2):
            return challenge
        return first_of(reactions, "disagree")


def known_state(view: View, seed: int) -> State:
    """A state with what a seat knows. Its random numbers come from the seed."""
    s = State()
    seat = view.seat or 0
    s.players, s.phase = view.players, Phase(PHASE_NAMES.index(view.phase))
    s.turn, s.direction = view.turn, 1 if view.direction == "clockwise" else -1
    s.size[: s.players] = view.sizes
    for card in view.hand:
        face = parse_face(card)
        s.hand[seat][face] += 1
        s.held[seat] |= 1 << face
    s.top = parse_card(view.top)[0]
    s.colour = BLACK if view.colour is None else COLOUR_NAMES.index(view.colour)
    s.drawn = NO_CARD if view.drawn is None else parse_face(view.drawn)
    s.pending, s.laid = view.pending, view.laid
    s.challengeable = NOBODY if view.challengeable is None else view.challengeable
    seed_chance(s, seed)
    return s


def numbers_of(moves: Sequence[Move]) -> list[int]:
    """The engine's numbers of moves, in a list as long as the engine needs."""
    return [move.number for move in moves] + [0] * (MOVES - len(moves))


@dataclass(frozen=True)
class Hint:
    """A suggested move, and the pieces of advice behind it as keys (`hint-...`)."""

    move: Move
    reasons: tuple[str, ...]


def hint(view: View, rules: Rules, seed: int = 0) -> Hint | None:
    """A move for a player who asks, or None if the game does not wait for this seat."""
    answers = view.answers
    if not answers:
        return None
    move = Tips(rules, seed).choose(view, answers)
    return Hint(move, _reasons(view, rules, move, answers))


def _reasons(view: View, rules: Rules, move: Move, answers: Sequence[Offer]) -> tuple[str, ...]:
    """The pieces of advice that this move follows but another possible move would not."""
    if len(answers) == 1:
        return ("only",)
    if move.lays:
        return _card_reasons(view, rules, move, answers) or ("fits",)
    return (move.kind,) if view.phase in ("turn", "drawn") else ("taste",)


def _card_reasons(view: View, rules: Rules, move: Move, answers: Sequence[Offer]) -> tuple[str, ...]:
    s, r = known_state(view, 0), rules.numbers
    chosen = move.number
    others = [answer.number for answer in answers if lays_card(answer.number)]
    black = [number for number in others if face_of(number) >= WILD]
    found = []
    next_size = s.size[seat_after(s, s.turn, 1)]
    if next_size <= ABOUT_TO_WIN and stops(r, chosen) and not all(stops(r, other) for other in others):
        found.append("stop")
    if black and chosen not in black:
        found.append("wilds")
    if any(worth(r, other) < worth(r, chosen) for other in others):
        found.append("high")
    if chosen in black and colour_of(chosen) == most_held(s, s.turn):
        found.append("colour")
    return tuple(found)
