"""A bot that plays by the advice for players (D16), with the same functions that simulations use.

Those functions need a state. The bot builds one from what it can see: its own hand, the open cards, and how
many cards the others hold. Hands and piles that it cannot see are empty in that state.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

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
from lastcard.bots.bot import Reflexes, first_of, of_kind, weakest, whole_run
from lastcard.cards.faces import BLACK, WILD
from lastcard.cards.text import COLOUR_NAMES, parse_card, parse_face
from lastcard.engine.hands import add_card
from lastcard.engine.kernel import seed_chance
from lastcard.engine.moves import MORE, MOVES, begins_run, colour_of, face_of, lays_card
from lastcard.engine.phases import NAMES as PHASE_NAMES
from lastcard.engine.phases import Phase
from lastcard.engine.state import NO_CARD, NOBODY, State
from lastcard.engine.turns import next_seat
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
        if answers[0].kind == "target":
            return weakest(view, answers)
        s = known_state(view, self.random.getrandbits(64))
        numbers = numbers_of(answers)
        out = numbers + [0] * (MOVES - len(numbers))
        number = tips_choice(s, self.rules.numbers, s.turn, ALL_ADVICE, out, len(numbers))
        if begins_run(number):
            return whole_run(view, _single(answers, face_of(number)))
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
    for card in view.hand:
        add_card(s, seat, parse_face(card))
    s.size[: s.players] = view.sizes
    for seat, after in zip(view.order, view.order[1:] + view.order[:1], strict=True):
        s.clockwise[seat], s.counterclockwise[after] = after, seat
    s.out = sum(1 << seat for seat in view.out)
    s.seats_in = s.players - len(view.out)
    s.top = parse_card(view.top)[0]
    s.colour = BLACK if view.colour is None else COLOUR_NAMES.index(view.colour)
    s.drawn = NO_CARD if view.drawn is None else parse_face(view.drawn)
    s.pending, s.laid = view.pending, view.laid
    s.challengeable = NOBODY if view.challengeable is None else view.challengeable
    seed_chance(s, seed)
    return s


def numbers_of(offers: Sequence[Offer]) -> list[int]:
    """The engine's numbers of offers, in its order. A card on which equal ones can be laid also begins a
    run."""
    numbers: list[int] = []
    for _, of_one_card in groupby(offers, key=lambda offer: offer.cards[:1]):
        same = list(of_one_card)
        numbers += [offer.number for offer in same]
        numbers += [MORE + face_of(offer.number) for offer in same if offer.more]
    return numbers


def _single(answers: Sequence[Offer], face: int) -> Offer:
    """The answer that plays one card of a face, which begins a run."""
    return next(offer for offer in answers if offer.more and face_of(offer.number) == face)


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
    if len(answers) == 1 and not answers[0].more:
        return ("only",)
    if move.lays:
        return _card_reasons(view, rules, move, answers) or ("fits",)
    return (move.kind,) if view.phase in ("turn", "drawn") else ("taste",)


def _card_reasons(view: View, rules: Rules, move: Move, answers: Sequence[Offer]) -> tuple[str, ...]:
    s, r = known_state(view, 0), rules.numbers
    chosen = move.number
    others = [number for number in numbers_of(answers) if lays_card(number)]
    black = [number for number in others if face_of(number) >= WILD]
    found = ["several"] if begins_run(chosen) else []
    next_size = s.size[next_seat(s, s.turn)]
    if next_size <= ABOUT_TO_WIN and stops(r, chosen) and not all(stops(r, other) for other in others):
        found.append("stop")
    if black and chosen not in black:
        found.append("wilds")
    if any(worth(r, other) < worth(r, chosen) for other in others):
        found.append("high")
    if chosen in black and colour_of(chosen) == most_held(s, s.turn):
        found.append("colour")
    return tuple(found)
