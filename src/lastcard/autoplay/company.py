"""The players of a simulated table: the policy of each seat, and how alert it is."""

from collections.abc import Sequence
from typing import Annotated

from lastcard.cards.faces import MAX_SEATS

from ..engine.fields import Fields

RANDOM, RANDOM_ANY, TIPS = range(3)
POLICIES = ("random", "random-any", "tips")

# The pieces of advice of D16, one bit each. The policy `tips` follows some or all of them.
KEEP_WILDS, SHED_HIGH, STOP_WINNER, OWN_COLOUR, CHALLENGE_WELL = 1, 2, 4, 8, 16
ADVICE = {
    "wilds": KEEP_WILDS,
    "high": SHED_HIGH,
    "stop": STOP_WINNER,
    "colour": OWN_COLOUR,
    "challenge": CHALLENGE_WELL,
}
ALL_ADVICE = sum(ADVICE.values())

ALWAYS = 1000  # alertness is in thousandths

BySeat = Annotated[list[int], (MAX_SEATS,)]


class Company(Fields):
    """The players of a table. `policies` are pairs of a policy and its advice, one for each seat."""

    policy: BySeat
    advice: BySeat  # for tips
    alertness: BySeat  # how many out of a thousand chances to react a seat notices

    def __init__(self, policies: Sequence[tuple[int, int]] = (), alertness: Sequence[int] = ()) -> None:
        super().__init__()
        for seat, (policy, advice) in enumerate(policies):
            self.policy[seat] = policy
            self.advice[seat] = advice
        for seat in range(MAX_SEATS):
            self.alertness[seat] = alertness[seat] if seat < len(alertness) else ALWAYS
