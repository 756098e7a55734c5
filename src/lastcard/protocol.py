"""The protocol between the table server and its clients: commands one way, messages the other, as JSON, one
in each websocket frame.

A client says `hello` first. Every other command has an id that the client chooses, and is answered exactly
once: by the `done`, `refused`, `view` or `update` with this id in `answers`. A command that is sent again
with the same id, because the answer was lost, is answered again and not carried out twice.

Messages have a number (`seq`) that rises with everything that clients are told. A client gets a whole view
first, then updates: an update has the events and the fields of the view that have changed. A client that lost
its connection says hello again with the last number it has seen, in `after`, and gets the rest.

From version 2 on the protocol only grows. Clients ignore fields and messages that they do not know.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from lastcard.cards.faces import MAX_SEATS
from lastcard.views.events import Event
from lastcard.views.seat import View

VERSION = 2
NAME_LENGTH = 20
CHAT_LENGTH = 300

# A pattern that ends with $ would let a line feed pass at the end.
Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[ -~]+$(?!\n)",
        description="chosen by the client, new for every command",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Settings = dict[str, Any]  # options and their values
Chosen = dict[str, str | bool | int | float | list[str]]  # options and values as a client gives them
First = Literal["rules", "loser", "next"]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends."""


class Hello(Command, frozen=True, tag="hello"):
    """Enter the room of the address: with a token of this room as its holder, without one as a newcomer."""

    version: int
    token: Annotated[str, Meta(max_length=64)] = ""
    lang: Annotated[str, Meta(max_length=10, description="en, es or de: the language of texts")] = "en"
    after: Annotated[int, Meta(ge=0, description="the last number that the client has seen")] = 0


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat: this one, or any. `program` is true for a program."""

    id: Id
    name: Name
    seat: SeatNumber | None = None
    program: bool = False


class Leave(Command, frozen=True, tag="leave"):
    """Leave the seat. During a game a bot plays until `back`; between games the seat is free."""

    id: Id


class Back(Command, frozen=True, tag="back"):
    """Take your seat back from the bot."""

    id: Id


class SeatBot(Command, frozen=True, tag="bot"):
    """The host puts a bot of the server on a seat, between games."""

    id: Id
    seat: SeatNumber
    level: str = "casual"


class Invite(Command, frozen=True, tag="invite"):
    """The host reserves a seat for a program. The answer has the token that holds the seat."""

    id: Id
    seat: SeatNumber
    name: Name


class Clear(Command, frozen=True, tag="clear"):
    """The host frees a seat, between games."""

    id: Id
    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The host changes the order of the seats, between games: `order` has the old number of each new seat, or
    -1 for a new one. Only free seats can be left out."""

    id: Id
    order: Annotated[
        list[Annotated[int, Meta(ge=-1, lt=MAX_SEATS)]], Meta(min_length=2, max_length=MAX_SEATS)
    ]


class ChooseRules(Command, frozen=True, tag="rules"):
    """The host chooses other rules, between games: a preset with settings, or a code."""

    id: Id
    preset: Annotated[str, Meta(max_length=30)] = "guide"
    set: Chosen = {}
    code: Annotated[str, Meta(max_length=400)] = ""


class Seed(Command, frozen=True, tag="seed"):
    """Add a seed to the next deal: up to 64 hexadecimal digits."""

    id: Id
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{1,64}$(?!\n)")]


class Start(Command, frozen=True, tag="start"):
    """The host starts the game of this number. In a rematch the loser may begin, or the seat next to the one
    that began the last game."""

    id: Id
    game: Annotated[int, Meta(ge=1, le=2**31, description="one more than the number of the last game")]
    first: First = "rules"


class Move(Command, frozen=True, tag="move"):
    """Make a move, in the notation of transcripts. `seen` is the number of the view that the player decided
    by: an answer to a question that is no longer asked is refused and costs nothing."""

    id: Id
    move: Annotated[str, Meta(min_length=1, max_length=600)]
    seen: Annotated[int, Meta(ge=0)] | None = None


class Say(Command, frozen=True, tag="say"):
    """Say something to everyone. Under the rule of silence that costs cards."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Look(Command, frozen=True, tag="look"):
    """Ask for the whole view."""

    id: Id


class Pong(Command, frozen=True, tag="pong"):
    """Answer a ping, at once: how long that takes is used to decide races fairly."""

    number: int


AnyCommand = (
    Hello
    | Sit
    | Leave
    | Back
    | SeatBot
    | Invite
    | Clear
    | Arrange
    | ChooseRules
    | Seed
    | Start
    | Move
    | Say
    | Look
    | Pong
)


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it. `away`: a bot plays for its player."""

    kind: Annotated[str, Meta(description="free, person, bot or program")]
    name: str
    level: str
    connected: bool
    away: bool


class RoomInfo(Struct, frozen=True):
    """A room as everyone sees it."""

    code: str
    preset: str
    set: Settings
    rules: Annotated[str, Meta(description="the code of the rule set")]
    seats: tuple[SeatInfo, ...]
    game: Annotated[int, Meta(description="the number of the game, 0 before the first")]
    playing: bool
    host: Annotated[int | None, Meta(description="the seat that has the host's rights")]
    watchers: int
    commitment: Annotated[str, Meta(description="to the secret of this game, or of the next one")]
    seeds: Annotated[tuple[str, ...], Meta(description="what the seats added to the deal, during the game")]


_view_fields = zip(View.__struct_fields__, msgspec.structs.fields(View), strict=True)
ViewChange = msgspec.defstruct(
    "ViewChange",
    [
        *((name, field.type | UnsetType, UNSET) for name, field in _view_fields),
        ("covered", tuple[str, ...] | UnsetType, UNSET),
    ],
    namespace={
        "__doc__": "The fields of a view that have changed. `covered` are new cards below the top card, to "
        "be added at the end of `discard`; `discard` itself is sent when it has changed otherwise."
    },
)


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Said(Message, frozen=True, tag="said"):
    """Someone at the table said something."""

    seq: int
    seat: int
    name: str
    text: str


class Happened(Struct, frozen=True):
    """The events of one step."""

    seq: int
    events: tuple[Event, ...]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: everything there is. A client without a token gets a new one, which holds the seat
    once it sits down. `missed` is what happened since `after`; it is not `complete` if that is too long
    ago."""

    version: int
    seq: int
    room: RoomInfo
    seat: int | None
    host: bool
    token: str = ""
    view: View | None = None
    seconds: float | None = None
    match_seconds: float | None = None
    missed: tuple[Happened, ...] = ()
    complete: bool = True
    chat: tuple[Said, ...] = ()


class RoomState(Message, frozen=True, tag="room"):
    """Something about the room has changed: this is the whole room."""

    seq: int
    room: RoomInfo
    seat: int | None
    host: bool


class Update(Message, frozen=True, tag="update"):
    """What happened, and what it changed in the view. `seconds` are left to the seat that is asked,
    `match_seconds` to the match."""

    seq: int
    events: tuple[Event, ...]
    view: ViewChange  # type: ignore[valid-type]
    seconds: float | None = None
    match_seconds: float | None = None
    answers: str | None = None


class WholeView(Message, frozen=True, tag="view"):
    """The whole view, because the client asked for it."""

    seq: int
    view: View | None
    seconds: float | None = None
    match_seconds: float | None = None
    answers: str | None = None


class Done(Message, frozen=True, tag="done"):
    """A command was carried out. `waits`: it is a catch that waits for the end of the grace seconds."""

    answers: str
    seq: int
    token: str = ""
    waits: bool = False


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out, and why. `paid`: it was a misplay that cost cards."""

    answers: str
    code: str
    text: str
    rules: tuple[str, ...] = ()
    paid: bool = False


class Problem(Message, frozen=True, tag="error"):
    """A message was not a valid command. If it had an id, `answers` has it."""

    code: str
    text: str
    answers: str | None = None


class Ping(Message, frozen=True, tag="ping"):
    """Answer it at once by a pong with the same number."""

    number: int


AnyMessage = Welcome | RoomState | Update | WholeView | Said | Done | Refused | Problem | Ping


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    (commands, messages), definitions = msgspec.json.schema_components(
        (AnyCommand, AnyMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Last Card protocol {VERSION}",
        "oneOf": [{"$ref": "#/$defs/command"}, {"$ref": "#/$defs/message"}],
        "$defs": {"command": commands, "message": messages, **definitions},
    }
