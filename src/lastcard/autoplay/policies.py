"""How a seat decides when the game waits for it.

random       chooses among all legal decisions with equal chances; draws only if it has no card to play
random-any   like random, but may draw at any time
tips         follows the advice for players; see tips.py
"""

from ..engine.kernel import kernel, random_below
from ..engine.legal import decisions
from ..engine.moves import DRAW
from ..engine.numbers import RuleNumbers
from ..engine.state import State
from .company import RANDOM_ANY, TIPS, Company
from .tips import tips_choice

NO_MOVE = -1


@kernel
def decide(s: State, r: RuleNumbers, c: Company, seat: int, out: list[int]) -> int:
    """The decision of the seat that the game waits for; NO_MOVE if it has none."""
    n = decisions(s, r, seat, out)
    if n == 0:
        return NO_MOVE
    if n > 1:
        policy = c.policy[seat]
        if policy == TIPS:
            return tips_choice(s, r, seat, c.advice[seat], out, n)
        if out[n - 1] == DRAW and policy != RANDOM_ANY:
            n -= 1
    return out[random_below(s, n)] if n > 1 else out[0]
