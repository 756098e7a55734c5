"""A round played by chance: uniform over the legal decisions, drawing only when no card can be played."""

from lastcard.rules.numbers import RuleNumbers

from .kernel import kernel, random_below
from .legal import decisions, turn_moves
from .moves import DRAW
from .state import DRAWN, ROUND_OVER, TURN, State
from .step import perform
from .turns import decider


@kernel
def random_decision(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """One of the decisions of a seat."""
    n = turn_moves(s, r, out) if s.phase == TURN else decisions(s, r, seat, out)
    if n > 1 and out[n - 1] == DRAW:
        n -= 1
    return out[random_below(s, n)] if n > 1 else out[0]


@kernel
def random_round(s: State, r: RuleNumbers, out: list[int], most: int) -> int:
    """Play on until the round is over, without reactions; the number of moves, or `most`."""
    moves = 0
    while s.phase < ROUND_OVER and moves < most:
        seat = s.turn if s.phase <= DRAWN else decider(s)
        perform(s, r, seat, random_decision(s, r, seat, out))
        moves += 1
    return moves
