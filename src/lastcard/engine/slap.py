"""Slapping the pile (A03): after a slap card all players slap, and the last one draws."""

from . import phases
from .events import SLAP_OPENED, SLAPPED, SLAPPED_LAST, SLAPPED_WRONGLY
from .kernel import emit, kernel, rare
from .moves import SLAP
from .numbers import RuleNumbers
from .piles import penalty
from .refusals import NO_SLAPPING, OK, WRONG_SLAP, Refusal
from .scoring import is_decided
from .state import NOBODY, State
from .values import NONE


@kernel
def open_slap(s: State, seat: int) -> None:
    """Ask all players to slap, the player of the card too. Turns wait."""
    emit(s, SLAP_OPENED, seat, 0, 0)
    s.phase = phases.SLAP
    s.slapped = s.out


@kernel
def slap_is_right(s: State, seat: int) -> bool:
    """Whether the pile is to be slapped and this seat has not done so."""
    return s.phase == phases.SLAP and (s.slapped >> seat) & 1 == 0


@kernel
def slap_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why a seat cannot slap. At the wrong time it is a legal move at a price, or refused if it is free."""
    if r.slap_number == NONE:
        return NO_SLAPPING
    if slap_is_right(s, seat) or r.slap_penalty > 0:
        return OK
    return WRONG_SLAP


@kernel
def slap_moves(s: State, seat: int, out: list[int]) -> int:
    """Add the answer to the phase SLAP."""
    out[0] = SLAP
    return 1 if slap_is_right(s, seat) else 0


@kernel
def slap(s: State, r: RuleNumbers, seat: int) -> None:
    """Slap the pile. When all but one have slapped, the last one draws at once."""
    if not slap_is_right(s, seat):
        emit(s, SLAPPED_WRONGLY, seat, 0, 0)
        penalty(s, r, seat, r.slap_penalty)
        return
    emit(s, SLAPPED, seat, 0, 0)
    s.slapped |= 1 << seat
    close_slap(s, r)


@kernel
def close_slap(s: State, r: RuleNumbers) -> None:
    """When one seat is missing, it is the last one and draws; the turn goes on."""
    missing = 0
    last = NOBODY
    for other in range(s.players):
        if (s.slapped >> other) & 1 == 0:
            missing += 1
            last = other
    if missing == 1:
        s.phase = phases.TURN
        emit(s, SLAPPED_LAST, last, 0, 0)
        penalty(s, r, last, r.slap_penalty)


@rare
def end_slap(s: State, r: RuleNumbers) -> None:
    """Time is up: all players who have not slapped are last. If that knocks out so many that the round is
    decided, the others draw nothing."""
    for seat in range(s.players):
        if slap_is_right(s, seat) and not is_decided(s, r):
            emit(s, SLAPPED_LAST, seat, 0, 0)
            penalty(s, r, seat, r.slap_penalty)
    s.phase = phases.TURN
