"""Events as people and programs see them, and what each viewer may know about them.

The engine writes numbers; `decode` gives them names. An event with a secret has an owner; `seen_by` is the
one place where all other viewers get the public version: the same event without the card.
"""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from lastcard.cards.faces import BLACK, COLOURS, MAX_SEATS, WILD
from lastcard.cards.text import COLOUR_NAMES, face_text
from lastcard.engine import events as kinds
from lastcard.engine.moves import code_colour, code_face

# For each kind: its name and what its numbers a and b mean.
_FORM: dict[int, tuple[str, str, str]] = {
    kinds.DEALT: ("dealt", "card", ""),
    kinds.OPENED: ("opened", "card", ""),
    kinds.PUT_BACK: ("put-back", "card", ""),
    kinds.FIRST: ("first", "", ""),
    kinds.COLOUR_SET: ("colour-set", "colour", ""),
    kinds.PLAYED: ("played", "code", "count"),
    kinds.JUMPED: ("jumped", "code", "count"),
    kinds.DEFENDED: ("defended", "card", ""),
    kinds.JOINED: ("joined", "card", ""),
    kinds.NOT_JOINED: ("not-joined", "", ""),
    kinds.DREW: ("drew", "card", ""),
    kinds.RESHUFFLED: ("reshuffled", "count", ""),
    kinds.NOTHING_TO_DRAW: ("nothing-to-draw", "", ""),
    kinds.KEPT: ("kept", "", ""),
    kinds.TOOK: ("took", "count", ""),
    kinds.SKIPPED: ("skipped", "", ""),
    kinds.REVERSED: ("reversed", "direction", ""),
    kinds.OWES: ("owes", "count", ""),
    kinds.CHALLENGED: ("challenged", "other", ""),
    kinds.SHOWN: ("shown", "card", "other"),
    kinds.BLUFFED: ("bluffed", "", ""),
    kinds.HONEST: ("honest", "", ""),
    kinds.CALLED: ("called", "count", ""),
    kinds.CALLED_WRONGLY: ("called-wrongly", "", ""),
    kinds.CAUGHT: ("caught", "other", ""),
    kinds.CAUGHT_WRONGLY: ("caught-wrongly", "other", ""),
    kinds.PENALTY: ("penalty", "count", ""),
    kinds.MISPLAYED: ("misplayed", "code", ""),
    kinds.WANTS_SWAP: ("wants-swap", "other", ""),
    kinds.SWAPPED: ("swapped", "other", ""),
    kinds.NOT_SWAPPED: ("not-swapped", "", ""),
    kinds.ROTATED: ("rotated", "direction", ""),
    kinds.SLAP_OPENED: ("slap-opened", "", ""),
    kinds.SLAPPED: ("slapped", "", ""),
    kinds.SLAPPED_LAST: ("slapped-last", "", ""),
    kinds.SLAPPED_WRONGLY: ("slapped-wrongly", "", ""),
    kinds.SILENCE_BEGAN: ("silence-began", "", ""),
    kinds.SILENCE_ENDED: ("silence-ended", "", ""),
    kinds.SPOKE: ("spoke", "", ""),
    kinds.SIXTY_NINE: ("sixty-nine", "colour", ""),
    kinds.SIXTY_NINE_FAILED: ("sixty-nine-failed", "count", "needed"),
    kinds.DUMPED: ("dumped", "card", "count"),
    kinds.NOT_DUMPED: ("not-dumped", "", ""),
    kinds.ACCUSED: ("accused", "other", ""),
    kinds.AGREED: ("agreed", "", ""),
    kinds.DISAGREED: ("disagreed", "", ""),
    kinds.UPHELD: ("upheld", "", ""),
    kinds.DISMISSED: ("dismissed", "", ""),
    kinds.WENT_OUT: ("went-out", "", ""),
    kinds.STALEMATE: ("stalemate", "", ""),
    kinds.POINTS: ("points", "count", "score"),
    kinds.ROUND_OVER: ("round-over", "count", ""),
    kinds.MATCH_OVER: ("match-over", "seats", ""),
    kinds.TIMED_OUT: ("timed-out", "", ""),
    kinds.DREW_LOT: ("drew-lot", "card", ""),
    kinds.LAID: ("laid", "card", ""),
    kinds.FORGOT_UNO: ("forgot-uno", "", ""),
    kinds.FINISHED: ("finished", "count", ""),
    kinds.KNOCKED_OUT: ("knocked-out", "count", ""),
    kinds.LEFT_MATCH: ("left-match", "", ""),
    kinds.BOMB: ("bomb", "count", ""),
    kinds.SKIPPED_ALL: ("skipped-all", "", ""),
    kinds.AIMED: ("aimed", "other", ""),
    kinds.ROULETTE: ("roulette", "colour", ""),
    kinds.HANDS_SHUFFLED: ("hands-shuffled", "", ""),
    kinds.OTHERS_DRAW: ("others-draw", "count", ""),
    kinds.AT_LIMIT: ("at-limit", "", ""),
    kinds.MISSED: ("missed", "", ""),
    kinds.SEATS_SHUFFLED: ("seats-shuffled", "order", ""),
    kinds.TIME_UP: ("time-up", "", ""),
}
KINDS = tuple(form[0] for form in _FORM.values())


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened. Fields that do not apply are None. Only the `owner` may see a secret card."""

    kind: str
    seat: int | None = None
    card: str | None = None
    count: int | None = None
    other: int | None = None
    colour: str | None = None
    direction: str | None = None
    seats: tuple[int, ...] | None = None
    needed: int | None = None
    score: int | None = None
    owner: int | None = None

    def seen_by(self, viewer: int | None) -> "Event":
        """This event as a seat may see it, or a watcher if `viewer` is None."""
        if self.owner is None or self.owner == viewer:
            return self
        return replace(self, card=None)


def decode(entry: tuple[int, int, int, int]) -> Event:
    """Decode an event of the engine: names instead of numbers."""
    kind, seat, a, b = entry
    name, a_means, b_means = _FORM[kind]
    values: dict[str, object] = {}
    for means, number in ((a_means, a), (b_means, b)):
        if means:
            field, value = _meaning(means, number)
            values[field] = value
    seen = kind != kinds.SHOWN and b == kinds.OPEN
    owner = seat if kind in kinds.SECRET and not seen else None
    return Event(name, seat if seat >= 0 else None, owner=owner, **values)  # type: ignore[arg-type]


def _meaning(means: str, number: int) -> tuple[str, object]:
    if means == "card":
        return "card", face_text(number)
    if means == "code":
        if number < 0:
            return "card", None
        face = code_face(number)
        return "card", face_text(face, code_colour(number) if face >= WILD else BLACK)
    if means == "colour":
        return "colour", COLOUR_NAMES[number] if number < COLOURS else None
    if means == "direction":
        return "direction", direction_name(number)
    if means == "seats":
        return "seats", seats_of(number)
    if means == "order":
        return "seats", _order_of(number)
    return means, number


def _order_of(packed: int) -> tuple[int, ...]:
    """The seats in clockwise order, from four bits each. Seat 0 is always among them, so the highest bits
    that are not zero do not tell how many there are: a seat that comes again ends the list."""
    seats: list[int] = []
    while packed & 15 not in seats:
        seats.append(packed & 15)
        packed >>= 4
    return tuple(seats)


def direction_name(direction: int) -> str:
    """The direction of play as a word."""
    return "clockwise" if direction == 1 else "counterclockwise"


@lru_cache(maxsize=1 << MAX_SEATS)
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats in a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
