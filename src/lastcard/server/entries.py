"""The entries of a room's log: enough to restore the room, and only hashes of tokens."""

from typing import Any

import msgspec
from msgspec import Struct


class Seat(Struct, frozen=True, omit_defaults=True, rename={"seed": "chance"}):
    """A seat. `key` is the hash of the token that holds it."""

    kind: str = "free"  # or person, bot, program
    name: str = ""
    level: str = ""
    key: str = ""
    seed: str = ""  # what it adds to the next deal; the log calls it chance
    away: bool = False  # a bot plays for its player
    left: bool = False  # on purpose, not because the connection was lost


class Entry(Struct, frozen=True, gc=False, tag_field="entry"):
    """One entry of the log."""


class Opened(Entry, frozen=True, tag="opened"):
    """The room was opened. `host` is the hash of the host's token."""

    preset: str
    set: dict[str, Any]
    seats: tuple[Seat, ...]
    host: str
    edition: int = 1  # of the presets; the first logs do not name it


class Ruled(Entry, frozen=True, tag="ruled"):
    """The host chose other rules."""

    preset: str
    set: dict[str, Any]
    edition: int = 1


class Seated(Entry, frozen=True, tag="seated"):
    """Someone took or left a seat, changed seats, went away or came back. These are all seats after it."""

    seats: tuple[Seat, ...]


class Prepared(Entry, frozen=True, tag="prepared"):
    """The secret of the next deal. Everyone sees its commitment from now on."""

    secret: str


class Started(Entry, frozen=True, tag="started"):
    """A game begins. If `fixed`, the player left of the dealer begins, whatever the rules say."""

    game: int
    dealer: int
    fixed: bool


class Moved(Entry, frozen=True, tag="moved"):
    """A move in the game, by a player, a bot or the clock."""

    seat: int
    move: str
    misplay: bool = False


class Waited(Entry, frozen=True, tag="waited"):
    """A catch within the grace seconds, which waits until they are over."""

    seat: int
    move: str


class Chatted(Entry, frozen=True, tag="chatted"):
    """Someone said something."""

    seat: int
    text: str


AnyEntry = Opened | Ruled | Seated | Prepared | Started | Moved | Waited | Chatted

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
