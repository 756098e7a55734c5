"""Whole rounds and matches that play themselves."""

from ..engine.deal import next_round, start_match
from ..engine.kernel import game_seed, kernel
from ..engine.numbers import RuleNumbers
from ..engine.phases import MATCH_OVER, ROUND_OVER
from ..engine.state import State
from ..engine.step import perform
from .company import Company
from .sequence import NO_ACT, act_move, act_seat, next_act
from .tally import LONGEST, Tally, count_match, count_round


@kernel
def play_round(s: State, r: RuleNumbers, c: Company, out: list[int], most: int) -> int:
    """Play until the round is over. Returns the number of moves, at most `most`."""
    moves = 0
    while s.phase < ROUND_OVER and moves < most:
        act = next_act(s, r, c, out)
        if act == NO_ACT:  # only if the rules have a dead end; the round is given up
            break
        perform(s, r, act_seat(act), act_move(act))
        moves += 1
    return moves


@kernel
def play_rounds(s: State, r: RuleNumbers, c: Company, t: Tally, out: list[int], rounds: int) -> None:
    """Play up to this many rounds, until the match is over or a round is given up."""
    if s.phase == MATCH_OVER:
        return
    if s.phase == ROUND_OVER:
        next_round(s, r)
    while True:
        count_round(s, r, t, play_round(s, r, c, out, LONGEST))
        rounds -= 1
        if s.phase != ROUND_OVER or rounds == 0:
            break
        next_round(s, r)
    count_match(s, t)


@kernel
def deal_game(s: State, r: RuleNumbers, players: int, seed: int, number: int) -> None:
    """Deal one of the many games of a seed. The dealer moves on from game to game."""
    start_match(s, r, players, game_seed(seed, number), number % players)
