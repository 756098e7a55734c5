"""Positions for bots: described ones, and many from games with all kinds of moves."""

import random
from collections.abc import Iterable, Iterator, Mapping

from lastcard.bots import LEVELS, Bot
from lastcard.engine.moves import NEXT
from lastcard.engine.phases import MATCH_OVER, MORE, ROUND_OVER
from lastcard.engine.state import State
from lastcard.engine.step import perform
from lastcard.game import Game
from lastcard.notation.moves import Move
from lastcard.notation.scenario import build_state
from lastcard.rules import Rules, load_rules
from lastcard.views.seat import View
from tests.property.players import any_move, deal, sensible_move

GUIDE = load_rules("guide")
# Mistakes that cost cards: good players never make them.
COSTLY = {"called-wrongly", "caught-wrongly", "slapped-wrongly", "misplayed", "spoke"}
OTHERS = ("b1 b2 b4 b5 b6", "g1 g2 g4 g5 g6", "y1 y2 y4 y5 y6")


def short_rules(preset: str, options: Mapping[str, object] | None = None) -> Rules:
    """A preset with a low target, so that matches are short."""
    scored = load_rules(preset)["scoring"] != "none"
    return load_rules(preset, {**({"target": 40} if scored else {}), **(options or {})})


def game_at(hand: str, rules: Rules = GUIDE, discard: str = "r3", size: int = 5, **position: object) -> Game:
    """A game of four. It is seat 0's turn, and the next player holds `size` cards."""
    others = [OTHERS[0][: 3 * size - 1], *OTHERS[1:]]
    given = {"hands": [hand, *others], "discard": discard, "turn": 0, **position}
    return Game.from_state(rules, build_state(rules, given))


def view_at(hand: str, rules: Rules = GUIDE, discard: str = "r3", size: int = 5, **position: object) -> View:
    """What seat 0 sees in the position of `game_at`."""
    return game_at(hand, rules, discard, size, **position).view(0)


def bot_of(level: str, rules: Rules, seed: int, alertness: float | None = None) -> Bot:
    """A bot of a level, with its usual alertness or another one."""
    usual = LEVELS[level]
    return usual.make(rules, seed, usual.alertness if alertness is None else alertness)


def choices(level: str, view: View, rules: Rules = GUIDE, seeds: int = 60) -> set[str]:
    """All decisions of a bot in a position, over many seeds. Its alertness is 0: it never announces Uno."""
    return {bot_of(level, rules, seed, 0.0).decide(view).text for seed in range(seeds)}


def reaction(bot: Bot, view: View) -> str | None:
    """What a bot does out of turn, as text."""
    move = bot.react(view)
    return None if move is None else move.text


def texts(moves: Iterable[Move]) -> list[str]:
    """The texts of moves."""
    return [move.text for move in moves]


def states(rules: Rules, players: int, seed: int, count: int) -> Iterator[State]:
    """Positions of a match that uses everything in the rules. A play of several cards is one move: nobody
    sees a position in the middle of it."""
    chance = random.Random(seed)
    s = deal(rules, players, seed)
    for _ in range(count):
        if s.phase != MORE:
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
