"""What one command, or one thing that happens by itself, does to a room.

A room turns a command into a change and applies it to itself at once. The writer stores the entries of the
change; when they are on the disk, the publisher's frames about it are sent.
"""

from msgspec import Struct

from lastcard.errors import LastCardError
from lastcard.game import IllegalMove, RawEvent
from lastcard.server.entries import AnyEntry, Chatted, Moved, Waited

_ONE_MOVE: frozenset[type[AnyEntry]] = frozenset({Moved})
_LEAVE_ROOM_AS_IT_IS = frozenset({Moved, Waited, Chatted})


class Change(Struct, frozen=True, gc=False):
    """The entries for the log and the events for clients. A command that is refused carries its `refusal`; it
    still has entries if it was a misplay that cost cards, or if it made a waiting catch happen."""

    room: str
    row: int  # the number in the log of the last entry
    seq: int  # the number that clients see
    at: float  # the room's time
    entries: tuple[AnyEntry, ...] = ()
    kinds: frozenset[type[AnyEntry]] = frozenset()  # of the entries
    events: tuple[RawEvent, ...] = ()
    request: str | None = None  # the key of the command, if it was carried out
    refusal: LastCardError | None = None
    token: str = ""  # a new token for the sender of the command
    waits: bool = False  # the command is a catch that waits for the end of the grace seconds

    @property
    def alters_room(self) -> bool:
        """Whether more has changed than the game: seats, rules, or whether a game is on."""
        return not self.kinds <= _LEAVE_ROOM_AS_IT_IS


def kinds_of(entries: tuple[AnyEntry, ...]) -> frozenset[type[AnyEntry]]:
    """The kinds of some entries. Most changes are a single move."""
    return _ONE_MOVE if len(entries) == 1 and type(entries[0]) is Moved else frozenset(map(type, entries))


def is_paid(refusal: LastCardError | None) -> bool:
    """Whether a refusal is about a misplay that cost cards, and so changed the game."""
    return isinstance(refusal, IllegalMove) and refusal.paid
