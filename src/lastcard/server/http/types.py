"""The JSON that HTTP requests and responses contain, and the exception for requests that fail."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from lastcard.cards.faces import MAX_SEATS
from lastcard.errors import LastCardError
from lastcard.protocol import Chosen, RoomInfo, Settings
from lastcard.rules.notes import NoteKind


class Health(Struct, frozen=True):
    """The server is up."""

    status: str
    version: str


class RuleNote(Struct, frozen=True):
    """Something to know about an option: a risk, that it does nothing ("idle"), a conflict, or a value that
    it cannot have. `culprit` is the other option that matters, if there is one."""

    option: str
    kind: NoteKind
    culprit: str | None
    text: str


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why a request failed: a code for programs, a sentence for people, and for rules that are not valid a
    note on every option that is to blame."""

    code: str
    text: str
    notes: tuple[RuleNote, ...] = ()


class PresetInfo(Struct, frozen=True):
    """A preset: its group, its description, and its value for every option."""

    name: str
    group: str
    group_text: str
    text: str
    values: Settings


class OptionInfo(Struct, frozen=True):
    """An option of the catalogue. Its topic is "argued" if people often argue about it, else its section.
    `search` has other words for it. `words` are its values, each with its explanation, if it has words; whole
    numbers and seconds have a `least`, a `most` and a `unit`."""

    name: str
    label: str
    topic: str
    topic_text: str
    section: str
    section_text: str
    text: str
    search: str
    kind: str
    default: Any
    ledger: tuple[str, ...]
    words: dict[str, str] = {}
    names: dict[str, tuple[str, ...]] = {}  # names for sets of these words: "any" for all of them
    least: int | None = None
    most: int | None = None
    or_zero: bool = False  # whether 0 is a value as well, below the least one: it turns the rule off
    unit: str | None = None


class RulesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set: a code, or a preset and settings."""

    preset: Annotated[str, Meta(max_length=30)] = "guide"
    set: Chosen = {}
    code: Annotated[str, Meta(max_length=400)] = ""


class RuleSet(Struct, frozen=True):
    """A valid rule set: how it differs from its preset, all its values, its code, and notes for the people
    who choose it: its risks, and every option that does nothing."""

    preset: str
    set: Settings
    values: Settings
    code: str
    notes: tuple[RuleNote, ...]


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
