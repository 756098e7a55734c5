"""Fingerprints of positions and games. Two games with the same hash went the same way.

The present form names cards and phases by their texts and leaves out fields that are zero. So a hash stays
the same when the engine gets more cards, phases or fields. Games of the first edition have a hash of the
first form, which knew the cards and fields of its time by their numbers.
"""

import hashlib
import json
from collections.abc import Sequence

from lastcard.cards.faces import SYMBOLS, WILD
from lastcard.cards.text import FACE_TEXTS
from lastcard.engine.phases import NAMES as PHASE_NAMES
from lastcard.engine.state import NO_CARD, NOT_POSITION, State
from lastcard.rules.editions import EDITION

_CARD = ("top", "drawn", "plus_face")
_PILES = {"pile": "pile_size", "discard": "discard_size"}  # lists of cards, and the fields with their lengths


def game_hash(steps: Sequence[object], s: State, edition: int = EDITION) -> str:
    """A fingerprint of all moves and of the final state."""
    moves = "\n".join(map(str, steps))
    return hashlib.sha256(f"{moves}\n{state_hash(s, edition)}".encode()).hexdigest()[:32]


def state_hash(s: State, edition: int = EDITION) -> str:
    """A fingerprint of a position, including the random numbers still to come."""
    content = _first_content(s) if edition == 1 else _content(s)
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:32]


def _content(s: State) -> dict[str, object]:
    content: dict[str, object] = {}
    for name, shape in State.FIELDS.items():
        if name not in NOT_POSITION and (value := _value(s, name, shape)):
            content[name] = value
    return content


def _value(s: State, name: str, shape: tuple[int, ...]) -> object:
    value = getattr(s, name)
    if name in _PILES:
        return [FACE_TEXTS[face] for face in value[: getattr(s, _PILES[name])]]
    if name == "hand":
        return [_hand(counts) for counts in value[: s.players]]
    if name in _CARD:
        return FACE_TEXTS[value] if value != NO_CARD else ""
    if name == "phase":
        return PHASE_NAMES[value]
    if shape:
        return value[: s.players] if any(value[: s.players]) else []
    return value


def _hand(counts: Sequence[int]) -> dict[str, int]:
    return {FACE_TEXTS[face]: count for face, count in enumerate(counts) if count}


# The first form

_FIRST_FIELDS = (
    *("players", "rng", "round", "first", "scores", "phase", "turn", "asked", "direction", "hand", "size"),
    *("pile", "pile_size", "discard", "discard_size", "top", "colour", "cards", "drawn", "pending"),
    *(
        "plus_face",
        "challengeable",
        "guilty",
        "laid",
        "called",
        "announced",
        "window",
        "windows",
        "jump_open",
    ),
    *("partner", "opener", "joined", "slapped", "silence", "accuser", "accused", "agreed", "disagreed"),
    *("reason", "winners", "match_winners", "points"),
)
_FIRST_NAMES = {"challengeable": "layer"}
_FIRST_PHASES = (
    "colour",
    "turn",
    "drawn",
    "swap",
    "defend",
    "slap",
    "join",
    "dump",
    "round over",
    "match over",
)
_FIRST_SYMBOLS, _FIRST_BLACK = 14, 4
# The faces of the first edition in their order: all its symbols colour by colour, then its black cards.
_FIRST_FACES = [face for face in range(WILD) if face % SYMBOLS < _FIRST_SYMBOLS]
_FIRST_FACES += range(WILD, WILD + _FIRST_BLACK)
_FIRST_NUMBERS = {face: number for number, face in enumerate(_FIRST_FACES)} | {NO_CARD: NO_CARD}


def _first_content(s: State) -> list[list[object]]:
    return [[_FIRST_NAMES.get(name, name), _first_value(s, name)] for name in _FIRST_FIELDS]


def _first_value(s: State, name: str) -> object:
    value = getattr(s, name)
    if name in _PILES:
        return [_FIRST_NUMBERS[face] for face in value[: getattr(s, _PILES[name])]]
    if name == "hand":
        return [[counts[face] for face in _FIRST_FACES] for counts in value[: s.players]]
    if name in _CARD:
        return _FIRST_NUMBERS[value]
    if name == "phase":
        return _FIRST_PHASES.index(PHASE_NAMES[value])
    return value[: s.players] if isinstance(value, list) else value
