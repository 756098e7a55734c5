"""The JSON that HTTP requests and responses contain, and the exception for requests that fail."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from lastcard.cards.faces import MAX_SEATS
from lastcard.errors import LastCardError
from lastcard.protocol import Chosen, RoomInfo, Settings


class Health(Struct, frozen=True):
    """The server is up."""

    status: str
    version: str


class Trouble(Struct, frozen=True):
    """Why a request failed: a code for programs, a sentence for people."""

    code: str
    text: str


class PresetInfo(Struct, frozen=True):
    """A preset: its description, and its value for every option."""

    name: str
    text: str
    values: Settings


class OptionInfo(Struct, frozen=True):
    """An option of the catalogue. `words` are the values of a choice, each with its explanation; whole
    numbers and seconds have a `least` and a `most`."""

    name: str
    section: str
    section_text: str
    text: str
    kind: str
    default: Any
    ledger: tuple[str, ...]
    words: dict[str, str] = {}
    least: int | None = None
    most: int | None = None


class RulesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: a code, or a preset and settings."""

    preset: Annotated[str, Meta(max_length=30)] = "guide"
    set: Chosen = {}
    code: Annotated[str, Meta(max_length=400)] = ""


class RuleSet(Struct, frozen=True):
    """A valid rule set: how it differs from its preset, all its values, its code, and notes for the people
    who choose it."""

    preset: str
    set: Settings
    values: Settings
    code: str
    notes: tuple[str, ...]


class RoomWanted(RulesWanted, frozen=True, forbid_unknown_fields=True):
    """The room to open."""

    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)] = 4


class RoomOpened(Struct, frozen=True):
    """A new room, and the token of its host."""

    room: str
    token: str


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A room, and a token that the client has for it."""

    room: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=64)]


class RoomsHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms that a client remembers."""

    rooms: Annotated[list[Held], Meta(max_length=50)]


class OwnRoom(Struct, frozen=True):
    """A room that a token belongs to: the seat it holds, and when something last happened there."""

    room: RoomInfo
    seat: int | None
    changed: float


class FinishedGame(Struct, frozen=True):
    """A game that is over."""

    game: int
    began: float
    ended: float
    preset: str
    rules: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    commitment: str


class RequestRefused(Exception):
    """A request that fails: its HTTP status, and why."""

    def __init__(self, status: int, error: LastCardError) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
