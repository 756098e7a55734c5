"""Slapping the pile (A03) and silence (A02)."""

from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import NONE

from .events import SILENCE_BEGAN, SILENCE_ENDED, SLAP_OPENED, SLAPPED, SLAPPED_LAST, SLAPPED_WRONGLY, SPOKE
from .kernel import emit, kernel, rare
from .piles import penalty
from .refusals import NO_SILENCE, NO_SLAPPING, OK, WRONG_SLAP
from .state import SLAP, TURN, State


@kernel
def open_slap(s: State, seat: int) -> None:
    """Everybody slaps, the layer too; turn moves wait."""
    emit(s, SLAP_OPENED, seat, 0, 0)
    s.phase = SLAP
    s.slapped = 0


@kernel
def slap_is_right(s: State, seat: int) -> bool:
    """Whether the pile is to be slapped and this seat has not done so."""
    return s.phase == SLAP and (s.slapped >> seat) & 1 == 0


@kernel
def slap_refusal(s: State, r: RuleNumbers, seat: int) -> int:
    """A slap at the wrong time is a legal move at a price; where it has none it is refused."""
    if r.slap_number == NONE:
        return NO_SLAPPING
    if slap_is_right(s, seat) or r.slap_penalty > 0:
        return OK
    return WRONG_SLAP


@rare
def slap(s: State, r: RuleNumbers, seat: int) -> None:
    """A slap; when all but one have slapped the last one draws at once."""
    if not slap_is_right(s, seat):
        emit(s, SLAPPED_WRONGLY, seat, 0, 0)
        penalty(s, seat, r.slap_penalty)
        return
    emit(s, SLAPPED, seat, 0, 0)
    s.slapped |= 1 << seat
    missing = 0
    last = seat
    for other in range(s.players):
        if (s.slapped >> other) & 1 == 0:
            missing += 1
            last = other
    if missing == 1:
        s.phase = TURN
        emit(s, SLAPPED_LAST, last, 0, 0)
        penalty(s, last, r.slap_penalty)


@rare
def toggle_silence(s: State, seat: int) -> None:
    """A silence card begins it, a second one ends it."""
    s.silence = 1 - s.silence
    emit(s, SILENCE_BEGAN if s.silence == 1 else SILENCE_ENDED, seat, 0, 0)


@kernel
def speak_refusal(s: State) -> int:
    """Speaking is a move only where it costs something."""
    return OK if s.silence == 1 else NO_SILENCE


@rare
def speak(s: State, r: RuleNumbers, seat: int) -> None:
    """Who speaks under silence draws, and it ends."""
    emit(s, SPOKE, seat, 0, 0)
    s.silence = 0
    emit(s, SILENCE_ENDED, seat, 0, 0)
    penalty(s, seat, r.silence_penalty)
