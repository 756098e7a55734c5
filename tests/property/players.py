"""Players for property tests. They act on the engine's own state, move by move.

`sensible_move` tries to end the round; `any_move` makes any legal move, including wrong calls, wrong catches
and pointless slaps.
"""

import random

from lastcard.engine import moves as m
from lastcard.engine.deal import start_match
from lastcard.engine.legal import decisions, legal_moves, reactions, refusal
from lastcard.engine.moves import MOVES
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.refusals import OK
from lastcard.engine.state import State
from lastcard.engine.turns import decider
from lastcard.engine.uno import catchable
from lastcard.rules import Rules

OUT = [0] * MOVES


def deal(rules: Rules, players: int, seed: int) -> State:
    """Deal a new match."""
    s = State()
    start_match(s, rules.numbers, players, seed, seed % players)
    return s


def decisions_of(s: State, r: RuleNumbers, seat: int) -> list[int]:
    """The decisions of a seat."""
    return OUT[: decisions(s, r, seat, OUT)]


def moves_of(s: State, r: RuleNumbers, seat: int) -> list[int]:
    """All legal moves of a seat."""
    return OUT[: legal_moves(s, r, seat, OUT)]


def any_move(s: State, r: RuleNumbers, chance: random.Random) -> tuple[int, int]:
    """A legal move of some seat, or of the clock."""
    if chance.random() < 0.05 and refusal(s, r, decider(s), m.TIMEOUT) == OK:
        return decider(s), m.TIMEOUT
    if chance.random() < 0.5 and refusal(s, r, s.turn, m.TURN_BEGINS) == OK:
        return s.turn, m.TURN_BEGINS
    seat = decider(s) if chance.random() < 0.6 else chance.randrange(s.players)
    moves = moves_of(s, r, seat)
    if not moves:
        seat = decider(s)
        moves = moves_of(s, r, seat)
    return seat, chance.choice(moves)


def sensible_move(s: State, r: RuleNumbers, chance: random.Random) -> tuple[int, int]:
    """A decision, which draws only without a card to play, or sometimes a correct reaction."""
    if chance.random() < 0.4:
        seat = chance.randrange(s.players)
        useful = [move for move in OUT[: reactions(s, r, seat, OUT, 0)] if _useful(s, r, seat, move)]
        if useful:
            return seat, chance.choice(useful)
    seat = decider(s)
    moves = decisions_of(s, r, seat)
    if len(moves) > 1 and m.DRAW in moves:
        moves.remove(m.DRAW)
    return seat, chance.choice(moves)


def _useful(s: State, r: RuleNumbers, seat: int, move: int) -> bool:
    if m.JUMP <= move < m.MORE or move == m.CHALLENGE:
        return True
    if move == m.UNO:
        return s.size[seat] == 1 and not s.called[seat]
    if m.CATCH <= move < m.ACCUSE:
        return bool(catchable(s, r, move - m.CATCH))
    return False
