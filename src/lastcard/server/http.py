"""What is not live, over plain HTTP: rules, rooms, finished games, health. JSON unless it says otherwise.

ROUTES is the one list of what there is: the application and its OpenAPI description are made from it.
"""

import time
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from lastcard import __version__
from lastcard.cards.faces import MAX_SEATS
from lastcard.errors import LastCardError
from lastcard.files import whole_number
from lastcard.rulebook import FORMATS, rulebook
from lastcard.rules import OPTIONS, PRESETS, Rules, encode, preset_values
from lastcard.rules.catalogue import SECTIONS, Option
from lastcard.rules.kinds import Choice, Seconds, Several, Whole
from lastcard.server.archive import Played, games_of
from lastcard.server.hosts import host_of
from lastcard.server.house import House
from lastcard.server.invitations import SCHEMES, Invitation, invitation_to
from lastcard.server.keys import tidy_code
from lastcard.server.messages import Chosen, RoomInfo, Settings, schema
from lastcard.server.replays import Replay
from lastcard.server.room import rules_of
from lastcard.server.socket import address_of
from lastcard.texts import LANGUAGES, text

_TOO_MANY = ("server-too-many-rooms", "server-too-many-tries", "server-too-fast")
_BODY_BYTES = 16384


class Health(Struct, frozen=True):
    """The server is up."""

    status: str
    version: str


class Trouble(Struct, frozen=True):
    """What is wrong: a code for programs, a line for people."""

    code: str
    text: str


class PresetInfo(Struct, frozen=True):
    """A preset: its sentence, and a value for every option."""

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
    """A rule set that holds together: what differs from its preset, all values, its code, and what players
    should know before they choose it."""

    preset: str
    set: Settings
    values: Settings
    code: str
    notes: tuple[str, ...]


class RoomWanted(RulesWanted, frozen=True, forbid_unknown_fields=True):
    """A room to be opened."""

    seats: Annotated[int, Meta(ge=2, le=MAX_SEATS)] = 4


class RoomOpened(Struct, frozen=True):
    """A room, and the token of its host."""

    room: str
    token: str


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A room, and a token that one has of it."""

    room: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=64)]


class RoomsHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms that somebody remembers."""

    rooms: Annotated[list[Held], Meta(max_length=50)]


class OwnRoom(Struct, frozen=True):
    """A room that a token belongs to: the seat it holds, and when something happened there."""

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


class Refusal(Exception):
    """A request that cannot be answered: its status, and why."""

    def __init__(self, status: int, error: LastCardError) -> None:
        super().__init__(error)
        self.status = status
        self.error = error


def health(_house: House, _request: Request) -> Health:
    """Whether the server is up."""
    return Health("ok", __version__)


def metrics(house: House, _request: Request) -> Response:
    """Figures for Prometheus."""
    house.metrics.written.set(house.store.rows)
    house.metrics.commits.set(house.store.batches)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def protocol(_house: House, _request: Request) -> dict[str, Any]:
    """The JSON Schema of the websocket's messages."""
    return schema()


def presets(_house: House, request: Request) -> list[PresetInfo]:
    """The presets."""
    language = language_of(request)
    return [PresetInfo(name, text(f"preset-{name}", language), dict(preset_values(name))) for name in PRESETS]


def options(_house: House, request: Request) -> list[OptionInfo]:
    """The catalogue: every option there is."""
    language = language_of(request)
    return [
        _option(option, language) for section in SECTIONS for option in OPTIONS if option.section == section
    ]


def _option(option: Option, language: str) -> OptionInfo:
    kind = option.kind
    words = kind.words if isinstance(kind, Choice) else ()
    return OptionInfo(
        name=option.name,
        section=option.section,
        section_text=text(f"section-{option.section.replace(' ', '-')}", language),
        text=text(f"option-{option.name}", language),
        kind=type(kind).__name__.lower(),
        default=option.default,
        ledger=option.ledger,
        words=(
            dict.fromkeys(kind.words, "")
            if isinstance(kind, Several)
            else {word: text(option.value_key(word), language) for word in words}
        ),
        least=kind.least if isinstance(kind, Whole) else 0 if isinstance(kind, Seconds) else None,
        most=kind.most if isinstance(kind, (Whole, Seconds)) else None,
    )


async def check_rules(_house: House, request: Request) -> RuleSet:
    """Whether a rule set holds together, and what it comes to."""
    wanted = await _body(request, RulesWanted)
    rules = _rules(wanted)
    return _rule_set(rules, language_of(request))


def _rule_set(rules: Rules, language: str) -> RuleSet:
    return RuleSet(
        rules.preset,
        dict(rules.overrides()),
        dict(rules.values),
        encode(rules),
        tuple(rules.notes(language=language)),
    )


def book(_house: House, request: Request) -> Response:
    """The rulebook of a rule set, by its code or by a preset."""
    wanted = RulesWanted(
        request.query_params.get("preset", "guide"), {}, request.query_params.get("code", "")
    )
    form = request.query_params.get("format", "html")
    if form not in FORMATS:
        raise Refusal(422, LastCardError("server-no-format", given=form, known=", ".join(FORMATS)))
    page = FORMATS[form](rulebook(_rules(wanted), language_of(request)))
    kind = {"html": "text/html", "md": "text/markdown"}.get(form, "text/plain")
    headers = {"content-security-policy": _policy_for(page)} if form == "html" else {}
    return Response(page, headers=headers, media_type=f"{kind}; charset=utf-8")


def _policy_for(page: str) -> str:
    """A page with its style inside may use just that style, known by its hash, and nothing else."""
    style = page.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


async def open_room(house: House, request: Request) -> RoomOpened:
    """Open a room. The answer has the token of its host: say hello with it."""
    wanted = await _body(request, RoomWanted)
    keeper, token = house.open(_rules(wanted), wanted.seats, address_of(request.scope))
    await house.opened(keeper)
    return RoomOpened(keeper.room.code, token)


def show_room(house: House, request: Request) -> RoomInfo:
    """A room as everybody sees it."""
    return house.find(request.path_params["room"], address_of(request.scope)).info()


def invitation(house: House, request: Request) -> Invitation:
    """A link to a room for the devices of others, and its QR code."""
    room = house.find(request.path_params["room"], address_of(request.scope)).room
    scheme = request.query_params.get("scheme", SCHEMES[0])
    if scheme not in SCHEMES:
        raise Refusal(422, LastCardError("server-no-scheme", given=scheme[:20], known=", ".join(SCHEMES)))
    return invitation_to(room.code, scheme, host_of(request.scope["headers"]), house.outside())


async def own_rooms(house: House, request: Request) -> list[OwnRoom]:
    """Which of the rooms that somebody remembers he has a seat in."""
    wanted = await _body(request, RoomsHeld)
    held = [(one.room, one.token) for one in wanted.rooms]
    return [OwnRoom(*found) for found in house.rooms_of(held, address_of(request.scope))]


def finished_games(house: House, request: Request) -> list[FinishedGame]:
    """The games of a room that are over."""
    return [_finished(game) for game in _games(house, request) if game.over]


def _finished(played: Played) -> FinishedGame:
    result, rules = played.result, played.transcript.rules
    deal = played.transcript.deal
    return FinishedGame(
        game=played.number,
        began=played.began,
        ended=played.ended,
        preset=rules.preset,
        rules=encode(rules),
        seats=tuple(played.transcript.seats),
        scores=result.scores,
        winners=result.winners,
        commitment=deal.commitment if deal else "",
    )


def transcript(house: House, request: Request) -> Response:
    """The transcript of a finished game, its secret revealed: `lastcard verify` checks it."""
    number = whole_number(request.path_params["game"])
    found = [game for game in _games(house, request) if game.over and game.number == number]
    if not found:
        raise _no_such_game(request)
    return Response(found[0].text(), media_type="text/plain; charset=utf-8")


async def replay(house: House, request: Request) -> Response:
    """A finished game step by step, as every seat saw it, and all that its deal came from."""
    code = tidy_code(request.path_params["room"])
    house.find(code, address_of(request.scope))
    number = whole_number(request.path_params["game"])
    found = None if number is None else await house.replays.of(code, number)
    if found is None:
        raise _no_such_game(request)
    return found.answer(request)


def _no_such_game(request: Request) -> Refusal:
    return Refusal(404, LastCardError("server-no-such-game", game=request.path_params["game"][:20]))


def _games(house: House, request: Request) -> list[Played]:
    code = tidy_code(request.path_params["room"])
    house.find(code, address_of(request.scope))
    return games_of(code, house.store.entries(code))


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    answer: Callable[[House, Request], Any | Awaitable[Any]]
    returns: Any = None  # a type, or None for what is no JSON
    takes: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = "application/json"


ROUTES = (
    Route("GET", "/api/health", health, Health),
    Route("GET", "/metrics", metrics, media="text/plain"),
    Route("GET", "/api/protocol", protocol, dict[str, Any]),
    Route("GET", "/api/presets", presets, list[PresetInfo], query=("lang",)),
    Route("GET", "/api/options", options, list[OptionInfo], query=("lang",)),
    Route("POST", "/api/rules", check_rules, RuleSet, RulesWanted, ("lang",)),
    Route("GET", "/api/rulebook", book, query=("preset", "code", "format", "lang"), media="text/html"),
    Route("POST", "/api/rooms", open_room, RoomOpened, RoomWanted, ("lang",), status=201),
    Route("POST", "/api/rooms/mine", own_rooms, list[OwnRoom], RoomsHeld, ("lang",)),
    Route("GET", "/api/rooms/{room}", show_room, RoomInfo, query=("lang",)),
    Route("GET", "/api/rooms/{room}/invitation", invitation, Invitation, query=("scheme", "lang")),
    Route("GET", "/api/rooms/{room}/games", finished_games, list[FinishedGame], query=("lang",)),
    Route("GET", "/api/rooms/{room}/games/{game}", transcript, query=("lang",), media="text/plain"),
    Route("GET", "/api/rooms/{room}/games/{game}/replay", replay, Replay, query=("lang",)),
)


def language_of(request: Request) -> str:
    """The language that was asked for, or the first that the client reads."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    return next((name[:2].lower() for name in wanted if name[:2].lower() in LANGUAGES), "en")


def _rules(wanted: RulesWanted) -> Rules:
    try:
        return rules_of(wanted.preset, wanted.set, wanted.code)
    except LastCardError as error:
        raise Refusal(422, error) from None


async def _body(request: Request, kind: type[Any]) -> Any:
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > _BODY_BYTES:
            raise Refusal(413, LastCardError("server-too-big", most=_BODY_BYTES))
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(422, LastCardError("server-no-command", reason=error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal(400, LastCardError("server-no-json")) from None


def endpoint(route: Route, house: House) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for a route: limits, the answer or the refusal, as JSON."""

    async def answer(request: Request) -> Response:
        began = time.monotonic()
        try:
            if not house.requests.take(address_of(request.scope), began):
                raise Refusal(429, LastCardError("server-too-fast"))
            found = route.answer(house, request)
            result = await found if isinstance(found, Awaitable) else found
        except (Refusal, LastCardError) as refusal:
            return refused(refusal, language_of(request))
        finally:
            house.metrics.requests.labels(request.method).observe(time.monotonic() - began)
        return result if isinstance(result, Response) else as_json(result, route.status)

    return answer


def refused(refusal: Refusal | LastCardError, language: str) -> Response:
    """The answer to what cannot be done."""
    error = refusal.error if isinstance(refusal, Refusal) else refusal
    status = refusal.status if isinstance(refusal, Refusal) else _status(refusal)
    return as_json(Trouble(error.key.removeprefix("server-"), error.in_language(language)), status)


def _status(error: LastCardError) -> int:
    if error.key in _TOO_MANY:
        return 429
    return {"server-no-room": 404, "server-house-full": 503, "server-not-kept": 503}.get(error.key, 422)


def as_json(value: object, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
