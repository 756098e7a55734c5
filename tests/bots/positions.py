"""Positions for bots: described ones, and many out of games in which people do this and that."""

import random
from collections.abc import Iterator, Mapping

from lastcard.bots import LEVELS, Bot
from lastcard.engine.moves import NEXT
from lastcard.engine.state import MATCH_OVER, ROUND_OVER, State
from lastcard.engine.step import perform
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.views.seat import View
from tests.property.players import any_move, deal, sensible_move

GUIDE = load_rules("guide")
# What nobody does who plays well: each is a mistake that costs.
COSTLY = {"called-wrongly", "caught-wrongly", "slapped-wrongly", "misplayed", "spoke"}
OTHERS = ("b1 b2 b4 b5 b6", "g1 g2 g4 g5 g6", "y1 y2 y4 y5 y6")


def short_rules(preset: str, options: Mapping[str, object] | None = None) -> Rules:
    """A preset whose matches are short where they go for points."""
    scored = load_rules(preset)["scoring"] != "none"
    return load_rules(preset, {**({"target": 40} if scored else {}), **(options or {})})


def game_at(hand: str, rules: Rules = GUIDE, discard: str = "r3", size: int = 5, **position: object) -> Game:
    """A game of four in which seat 0 is on turn; the next player holds `size` cards."""
    others = [OTHERS[0][: 3 * size - 1], *OTHERS[1:]]
    given = {"hands": [hand, *others], "discard": discard, "turn": 0, **position}
    return Game.from_state(rules, build_state(rules, given))


def view_at(hand: str, rules: Rules = GUIDE, discard: str = "r3", size: int = 5, **position: object) -> View:
    """What seat 0 sees there."""
    return game_at(hand, rules, discard, size, **position).view(0)


def bot_of(level: str, rules: Rules, seed: int, alertness: float | None = None) -> Bot:
    """A bot of a level, perhaps more or less alert than usual."""
    usual = LEVELS[level]
    return usual.make(rules, seed, usual.alertness if alertness is None else alertness)


def choices(level: str, view: View, rules: Rules = GUIDE, seeds: int = 60) -> set[str]:
    """All decisions of a bot in a position, over many seeds; it never thinks of announcing Uno."""
    return {bot_of(level, rules, seed, 0.0).decide(view) for seed in range(seeds)}


def states(rules: Rules, players: int, seed: int, count: int) -> Iterator[State]:
    """So many positions of a match that goes through everything the rules have."""
    chance = random.Random(seed)
    s = deal(rules, players, seed)
    for _ in range(count):
        yield s
        if s.phase == MATCH_OVER:
            s = deal(rules, players, chance.getrandbits(32))
        elif s.phase == ROUND_OVER:
            perform(s, rules.numbers, s.turn, NEXT)
        else:
            mover = any_move if chance.random() < 0.03 else sensible_move
            seat, move = mover(s, rules.numbers, chance)
            perform(s, rules.numbers, seat, move)


def view_in(s: State, rules: Rules, seat: int) -> View:
    """What a seat sees in a position."""
    return Game.from_state(rules, s.copy()).view(seat)
