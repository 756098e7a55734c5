"""Table talk (C14): an accusation, and the vote of all players but accuser and accused."""

from .events import ACCUSED, AGREED, DISAGREED, DISMISSED, UPHELD
from .kernel import emit, kernel, rare
from .numbers import RuleNumbers
from .piles import penalty
from .refusals import (
    ACCUSATION_OPEN,
    ACCUSE_SELF,
    ACCUSE_TWO_PLAYERS,
    NO_ACCUSATIONS,
    NO_VOTE,
    OK,
    SEAT_IS_OUT,
    Refusal,
)
from .state import NOBODY, State
from .turns import is_out


@rare
def accuse_refusal(s: State, r: RuleNumbers, seat: int, target: int) -> Refusal:
    """Why a seat cannot accuse another. There is one accusation at a time."""
    if r.table_talk_penalty == 0:
        return NO_ACCUSATIONS
    if s.seats_in == 2:
        return ACCUSE_TWO_PLAYERS
    if target == seat:
        return ACCUSE_SELF
    if is_out(s, target):
        return SEAT_IS_OUT
    return OK if s.accused == NOBODY else ACCUSATION_OPEN


@rare
def accuse(s: State, seat: int, target: int) -> None:
    """Open the vote. Play continues."""
    emit(s, ACCUSED, seat, target, 0)
    s.accuser = seat
    s.accused = target
    s.agreed = 0
    s.disagreed = 0


@rare
def vote_refusal(s: State, seat: int) -> Refusal:
    """Why a seat cannot vote. All but accuser and accused vote once."""
    if s.accused == NOBODY or seat == s.accuser or seat == s.accused:
        return NO_VOTE
    return OK if ((s.agreed | s.disagreed) >> seat) & 1 == 0 else NO_VOTE


@kernel
def voters(s: State, seats: int) -> int:
    """How many seats there are in a set of them."""
    count = 0
    for seat in range(s.players):
        count += (seats >> seat) & 1
    return count


@kernel
def is_majority(s: State, seats: int) -> bool:
    """Whether these seats are more than half of those who vote."""
    return voters(s, seats) * 2 > s.seats_in - 2


@kernel
def upholds(s: State, seat: int) -> bool:
    """Whether the accusation is upheld if this seat agrees, too."""
    return is_majority(s, s.agreed | 1 << seat)


@rare
def vote(s: State, r: RuleNumbers, seat: int, agree: int) -> None:
    """Vote. The accusation is upheld as soon as more than half agree, and dismissed when all have voted."""
    emit(s, AGREED if agree == 1 else DISAGREED, seat, 0, 0)
    if agree == 1:
        s.agreed |= 1 << seat
    else:
        s.disagreed |= 1 << seat
    count_votes(s, r)


@rare
def count_votes(s: State, r: RuleNumbers) -> None:
    """Close the accusation if the votes decide it."""
    accused = s.accused
    if is_majority(s, s.agreed):
        close_vote(s)
        emit(s, UPHELD, accused, 0, 0)
        penalty(s, r, accused, r.table_talk_penalty)
    elif voters(s, s.agreed | s.disagreed) == s.seats_in - 2:
        close_vote(s)
        emit(s, DISMISSED, accused, 0, 0)


@kernel
def close_vote(s: State) -> None:
    """Close the accusation."""
    s.accuser = NOBODY
    s.accused = NOBODY
