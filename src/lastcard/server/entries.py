"""What the log keeps of a room: enough to make it again, and no token in the clear."""

from typing import Any

import msgspec
from msgspec import Struct


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat. `key` is the hash of the token that it is held by."""

    kind: str = "free"  # or person, bot, program
    name: str = ""
    level: str = ""
    key: str = ""
    chance: str = ""  # what it adds to the next deal
    away: bool = False  # a bot plays for it
    left: bool = False  # because its player stood up, not because a connection was lost


class Entry(Struct, frozen=True, gc=False, tag_field="entry"):
    """One entry of the log."""


class Opened(Entry, frozen=True, tag="opened"):
    """The room is there. `host` is the hash of its host's token."""

    preset: str
    set: dict[str, Any]
    seats: tuple[Seat, ...]
    host: str


class Ruled(Entry, frozen=True, tag="ruled"):
    """Other rules."""

    preset: str
    set: dict[str, Any]


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sat down, stood up, was seated elsewhere, went away or came back: all seats as they are."""

    seats: tuple[Seat, ...]


class Prepared(Entry, frozen=True, tag="prepared"):
    """The secret of the next deal. Its commitment is shown from now on."""

    secret: str


class Started(Entry, frozen=True, tag="started"):
    """A game begins; where `fixed`, left of the dealer, whatever the rules say about that."""

    game: int
    dealer: int
    fixed: bool


class Moved(Entry, frozen=True, tag="moved"):
    """A step of the game, whoever made it."""

    seat: int
    move: str
    misplay: bool = False


class Waited(Entry, frozen=True, tag="waited"):
    """A catch that came within the grace seconds, and waits for their end."""

    seat: int
    move: str


class Chatted(Entry, frozen=True, tag="chatted"):
    """Somebody said something."""

    seat: int
    text: str


AnyEntry = Opened | Ruled | Seated | Prepared | Started | Moved | Waited | Chatted

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
