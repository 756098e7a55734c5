"""Silence (A02): while it lasts, every word costs cards."""

from .events import SILENCE_BEGAN, SILENCE_ENDED, SPOKE
from .kernel import emit, kernel, rare
from .numbers import RuleNumbers
from .piles import penalty
from .refusals import NO_SILENCE, OK, Refusal
from .state import State


@rare
def toggle_silence(s: State, seat: int) -> None:
    """Begin a silence, or end the one that lasts."""
    s.silence = 1 - s.silence
    emit(s, SILENCE_BEGAN if s.silence == 1 else SILENCE_ENDED, seat, 0, 0)


@kernel
def speak_refusal(s: State) -> Refusal:
    """Why a seat cannot speak: it is a move only while it costs something."""
    return OK if s.silence == 1 else NO_SILENCE


@rare
def speak(s: State, r: RuleNumbers, seat: int) -> None:
    """Charge a player for speaking, and end the silence."""
    emit(s, SPOKE, seat, 0, 0)
    s.silence = 0
    emit(s, SILENCE_ENDED, seat, 0, 0)
    penalty(s, r, seat, r.silence_penalty)
