"""The protocol: what a client can say, and what it is told. JSON, one message a websocket frame.

A client says `hello` first. Every other command has an id of the client's choice and is answered exactly
once: by the `done`, `refused`, `view` or `update` that carries the id in `answers`. A command that is sent
again with the same id, because the answer was lost, is answered again and not carried out twice.

The server tells everything with its number in the room's log (`seq`): a view at first, then updates. An
update has the events and whatever has changed in the view since; laid over the view before it, it makes the
view after it. Whoever lost the connection says hello again `after` the last number and is told the rest.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from lastcard.cards.faces import MAX_SEATS
from lastcard.views.events import Event
from lastcard.views.seat import View

VERSION = 1
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
Chosen = dict[str, str | bool | int | float | list[str]]  # the same as somebody gives them
First = Literal["rules", "loser", "next"]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says."""


class Hello(Command, frozen=True, tag="hello"):
    """Enter a room: with a token of this room as the one it belongs to, without one as a guest."""

    version: int
    room: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=64)] = ""
    lang: Annotated[str, Meta(max_length=10, description="en, es or de: the language of texts")] = "en"
    after: Annotated[int, Meta(ge=0, description="the last number seen before")] = 0


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat: that one, or any. `program` is for a bot of one's own."""

    id: Id
    name: Name
    seat: SeatNumber | None = None
    program: bool = False


class Leave(Command, frozen=True, tag="leave"):
    """Stand up. In a game a bot plays on until `back`; between games the seat is free."""

    id: Id


class Back(Command, frozen=True, tag="back"):
    """Take the own seat back out of a bot's hands."""

    id: Id


class SeatBot(Command, frozen=True, tag="bot"):
    """The host seats a bot of the server's between games."""

    id: Id
    seat: SeatNumber
    level: str = "casual"


class Invite(Command, frozen=True, tag="invite"):
    """The host keeps a seat for a program; the answer has the token that it sits down with."""

    id: Id
    seat: SeatNumber
    name: Name


class Clear(Command, frozen=True, tag="clear"):
    """The host frees a seat between games."""

    id: Id
    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The host changes the order of seats between games: the old number of each new seat. Seats that are
    left out must be free; -1 is a new, free one."""

    id: Id
    order: Annotated[
        list[Annotated[int, Meta(ge=-1, lt=MAX_SEATS)]], Meta(min_length=2, max_length=MAX_SEATS)
    ]


class ChooseRules(Command, frozen=True, tag="rules"):
    """The host chooses other rules between games: a preset with settings, or a code."""

    id: Id
    preset: Annotated[str, Meta(max_length=30)] = "guide"
    set: Chosen = {}
    code: Annotated[str, Meta(max_length=400)] = ""


class Chance(Command, frozen=True, tag="chance"):
    """What this seat adds to the next deal: up to 64 hexadecimal digits."""

    id: Id
    seed: Annotated[str, Meta(pattern=r"^[0-9a-f]{1,64}$(?!\n)")]


class Start(Command, frozen=True, tag="start"):
    """The host begins the game of that number. A rematch may be begun by the loser, or by the seat next to
    the one that began before."""

    id: Id
    game: Annotated[int, Meta(ge=1, le=2**31, description="one more than the number of the last game")]
    first: First = "rules"


class Move(Command, frozen=True, tag="move"):
    """A move of the own seat, in the notation of transcripts. `seen` is the number of the last update that
    the player has seen: an answer to a question that is no longer asked is refused and costs nothing."""

    id: Id
    move: Annotated[str, Meta(min_length=1, max_length=600)]
    seen: Annotated[int, Meta(ge=0)] | None = None


class Say(Command, frozen=True, tag="say"):
    """A line to everybody. Under the rule of silence that is speech, and costs cards."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Look(Command, frozen=True, tag="look"):
    """The whole view again."""

    id: Id


class Pong(Command, frozen=True, tag="pong"):
    """The answer to a ping, at once: how long it took is what races are corrected by."""

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
    | Chance
    | Start
    | Move
    | Say
    | Look
    | Pong
)


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. `away`: a bot plays for whoever sits there."""

    kind: Annotated[str, Meta(description="free, person, bot or program")]
    name: str
    level: str
    connected: bool
    away: bool


class RoomInfo(Struct, frozen=True):
    """A room as everybody sees it."""

    code: str
    preset: str
    set: Settings
    rules: Annotated[str, Meta(description="the code of the rule set")]
    seats: tuple[SeatInfo, ...]
    game: Annotated[int, Meta(description="the number of the game, 0 before the first")]
    playing: bool
    host: Annotated[int | None, Meta(description="the seat that can seat bots and start")]
    watchers: int
    commitment: Annotated[
        str, Meta(description="of the secret that the next game, or this one, is dealt with")
    ]
    chances: Annotated[
        tuple[str, ...], Meta(description="what the seats added to the deal, once it is dealt")
    ]


_view_fields = zip(View.__struct_fields__, msgspec.structs.fields(View), strict=True)
ViewChange = msgspec.defstruct(
    "ViewChange",
    [
        *((name, field.type | UnsetType, UNSET) for name, field in _view_fields),
        ("covered", tuple[str, ...] | UnsetType, UNSET),
    ],
    namespace={
        "__doc__": "The fields of a view that are not what they were. `covered` are cards that have come to "
        "lie below the top card, to be put at the end of `discard`; `discard` itself is there when it has "
        "become another one."
    },
)


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What a client is told."""


class Said(Message, frozen=True, tag="said"):
    """Somebody at the table has said something."""

    seq: int
    seat: int
    name: str
    text: str


class Happened(Struct, frozen=True):
    """What happened in one step of the log."""

    seq: int
    events: tuple[Event, ...]


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: everything there is. A guest is given a token, which becomes the seat's when he
    sits down. `missed` is what happened since `after`; if that is too long ago it is not `complete`."""

    version: int
    seq: int
    room: RoomInfo
    seat: int | None
    host: bool
    token: str = ""
    view: View | None = None
    seconds: float | None = None
    missed: tuple[Happened, ...] = ()
    complete: bool = True
    chat: tuple[Said, ...] = ()


class RoomState(Message, frozen=True, tag="room"):
    """Something about the room has changed: this is all of it."""

    seq: int
    room: RoomInfo
    seat: int | None
    host: bool


class Update(Message, frozen=True, tag="update"):
    """What happened, and what it has changed in the view. `seconds` are left to whoever is asked."""

    seq: int
    events: tuple[Event, ...]
    view: ViewChange  # type: ignore[valid-type]
    seconds: float | None = None
    answers: str | None = None


class WholeView(Message, frozen=True, tag="view"):
    """The whole view; after a new deal, or because somebody asked."""

    seq: int
    view: View | None
    seconds: float | None = None
    answers: str | None = None


class Done(Message, frozen=True, tag="done"):
    """A command was carried out. A catch that came within the grace seconds `waits`."""

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
    """Something that was no command at all; if it had an id, `answers` has it."""

    code: str
    text: str
    answers: str | None = None


class Ping(Message, frozen=True, tag="ping"):
    """To be answered at once by a pong with the same number."""

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
