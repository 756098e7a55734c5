"""Plays by the advice for players (D16), with the very functions that simulations play it with.

Those look at a state. This bot makes itself one of what it can see: its own hand, what lies open, and how
many cards the others hold. Hands and piles that it cannot see are empty in it.
"""

from dataclasses import dataclass

from lastcard.autoplay.company import ALL_ADVICE
from lastcard.autoplay.tips import (
    ABOUT_TO_WIN,
    best_card,
    challenges,
    most_held,
    move_code,
    stops,
    tips_choice,
    worth,
)
from lastcard.bots.bot import Reflexes, first_of, with_verb
from lastcard.cards.faces import BLACK, WILD
from lastcard.cards.text import COLOUR_NAMES, parse_card, parse_face
from lastcard.engine.kernel import seed_chance
from lastcard.engine.moves import DRAW, MOVES, code_colour
from lastcard.engine.state import NO_CARD, NOBODY, PHASE_NAMES, State
from lastcard.engine.turns import seat_after
from lastcard.notation.moves import move_text, parse_move
from lastcard.rules import Rules
from lastcard.views.chances import answers
from lastcard.views.seat import View


class Tips(Reflexes):
    """Keeps wilds, sheds high cards, stops whoever is about to win, declares its best colour, and
    challenges on good grounds."""

    def __init__(self, rules: Rules, seed: int, alertness: float = 0.9) -> None:
        super().__init__(seed, alertness)
        self.rules = rules

    def choose(self, view: View, moves: tuple[str, ...]) -> str:
        """By advice; what it is silent on is left to chance."""
        s = known_state(view, self.random.getrandbits(64))
        out = numbers_of(moves, s, view, self.rules)
        move = tips_choice(s, self.rules.numbers, s.turn, ALL_ADVICE, out, len(moves))
        return move_text(move, self.rules.numbers.swap_number)

    def takes_chance(self, view: View, there: tuple[str, ...]) -> str | None:
        """Every jump-in, with the colour that the advice wants; a challenge on good grounds."""
        s = known_state(view, self.random.getrandbits(64))
        r, seat = self.rules.numbers, view.seat or 0
        jumps = tuple(with_verb(there, "jump"))
        if jumps:
            out = numbers_of(jumps, s, view, self.rules)
            return move_text(best_card(s, r, seat, ALL_ADVICE, out, len(jumps)), r.swap_number)
        if "challenge" in there and challenges(s, r, seat, ALL_ADVICE, 2):
            return "challenge"
        return first_of(there, "disagree")


def known_state(view: View, seed: int) -> State:
    """What a seat knows, as a state; chance in it comes from the seed."""
    s = State()
    seat = view.seat or 0
    s.players, s.phase = view.players, PHASE_NAMES.index(view.phase)
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
    s.layer = NOBODY if view.challengeable is None else view.challengeable
    seed_chance(s, seed)
    return s


def numbers_of(moves: tuple[str, ...], s: State, view: View, rules: Rules) -> list[int]:
    """Moves as numbers, in a list as long as the engine needs."""
    hand = s.hand[view.seat or 0]
    numbers = [parse_move(move, hand, min(s.colour, 3), rules.numbers.swap_number) for move in moves]
    return numbers + [0] * (MOVES - len(numbers))


@dataclass(frozen=True)
class Hint:
    """What the advice would do, and which pieces of it speak for that: keys `hint-...`."""

    move: str
    reasons: tuple[str, ...]


def hint(view: View, rules: Rules, seed: int = 0) -> Hint | None:
    """A move for whoever asks, or None if the game does not wait for this seat."""
    moves = answers(view)
    if not moves:
        return None
    move = Tips(rules, seed).choose(view, moves)
    return Hint(move, _reasons(view, rules, move, moves))


def _reasons(view: View, rules: Rules, move: str, moves: tuple[str, ...]) -> tuple[str, ...]:
    """The advice that the move follows and another possible one would not."""
    verb = move.split(maxsplit=1)[0]
    if verb in ("challenge", "take", "keep", "draw"):
        return (verb,) if len(moves) > 1 else ("only",)
    if verb != "play":
        return ("taste",) if len(moves) > 1 else ("only",)
    if len(moves) == 1:
        return ("only",)
    return _card_reasons(view, rules, move, moves) or ("fits",)


def _card_reasons(view: View, rules: Rules, move: str, moves: tuple[str, ...]) -> tuple[str, ...]:
    s, r = known_state(view, 0), rules.numbers
    chosen, *_ = numbers_of((move,), s, view, rules)
    others = [number for number in numbers_of(moves, s, view, rules)[: len(moves)] if number < DRAW]
    black = [number for number in others if move_code(number) >= WILD]
    found = []
    next_size = s.size[seat_after(s, s.turn, 1)]
    if next_size <= ABOUT_TO_WIN and stops(r, chosen) and not all(stops(r, other) for other in others):
        found.append("stop")
    if black and chosen not in black:
        found.append("wilds")
    if any(worth(r, other) < worth(r, chosen) for other in others):
        found.append("high")
    if chosen in black and code_colour(move_code(chosen)) == most_held(s, s.turn):
        found.append("colour")
    return tuple(found)
