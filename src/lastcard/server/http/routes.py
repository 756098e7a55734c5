"""All routes. The application and its OpenAPI description are both made from ROUTES."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lastcard.errors import LastCardError
from lastcard.protocol import RoomInfo
from lastcard.rules.notes import notes_on_error
from lastcard.server.http import handlers
from lastcard.server.http.handlers import language_of
from lastcard.server.http.types import (
    FinishedGame,
    Health,
    OptionInfo,
    OwnRoom,
    PresetInfo,
    RequestRefused,
    RoomOpened,
    RoomsHeld,
    RoomWanted,
    RuleSet,
    RulesWanted,
    Trouble,
)
from lastcard.server.invitations import Invitation
from lastcard.server.registry import Registry
from lastcard.server.replays import Replay
from lastcard.server.security import address_of

_STATUS = {
    "server-no-room": 404,
    "server-too-many-rooms": 429,
    "server-too-many-tries": 429,
    "server-too-fast": 429,
    "server-rooms-full": 503,
    "server-not-kept": 503,
}
_UNPROCESSABLE = 422


@dataclass(frozen=True)
class Route:
    """A method and a path, the handler behind them, and what the OpenAPI description says about them."""

    method: str
    path: str
    handler: Callable[[Registry, Request], Any | Awaitable[Any]]
    returns: Any = None  # the type of the JSON in the response; None if it is not JSON
    takes: Any = None  # the type of the JSON in the request
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = "application/json"


ROUTES = (
    Route("GET", "/api/health", handlers.health, Health),
    Route("GET", "/metrics", handlers.metrics, media="text/plain"),
    Route("GET", "/api/protocol", handlers.protocol, dict[str, Any]),
    Route("GET", "/api/presets", handlers.presets, list[PresetInfo], query=("lang",)),
    Route("GET", "/api/options", handlers.options, list[OptionInfo], query=("lang",)),
    Route("POST", "/api/rules", handlers.check_rules, RuleSet, RulesWanted, ("lang",)),
    Route(
        "GET", "/api/rulebook", handlers.book, query=("preset", "code", "format", "lang"), media="text/html"
    ),
    Route("POST", "/api/rooms", handlers.open_room, RoomOpened, RoomWanted, ("lang",), status=201),
    Route("POST", "/api/rooms/mine", handlers.own_rooms, list[OwnRoom], RoomsHeld, ("lang",)),
    Route("GET", "/api/rooms/{room}", handlers.show_room, RoomInfo, query=("lang",)),
    Route("GET", "/api/rooms/{room}/invitation", handlers.invitation, Invitation, query=("scheme", "lang")),
    Route("GET", "/api/rooms/{room}/games", handlers.finished_games, list[FinishedGame], query=("lang",)),
    Route("GET", "/api/rooms/{room}/games/{game}", handlers.transcript, query=("lang",), media="text/plain"),
    Route("GET", "/api/rooms/{room}/games/{game}/replay", handlers.replay, Replay, query=("lang",)),
)


def endpoint(route: Route, registry: Registry) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for a route. It applies the rate limit and turns the result of the
    handler, or its error, into a response."""

    async def respond(request: Request) -> Response:
        began = time.monotonic()
        try:
            if not registry.requests.take(address_of(request.scope), began):
                raise RequestRefused(429, LastCardError("server-too-fast"))
            result = route.handler(registry, request)
            if isinstance(result, Awaitable):
                result = await result
        except (RequestRefused, LastCardError) as error:
            return refused(error, language_of(request))
        finally:
            registry.metrics.requests.labels(request.method).observe(time.monotonic() - began)
        return result if isinstance(result, Response) else as_json(result, route.status)

    return respond


def refused(error: RequestRefused | LastCardError, language: str) -> Response:
    """The response to a request that fails."""
    if isinstance(error, RequestRefused):
        status, error = error.status, error.error
    else:
        status = _STATUS.get(error.key, _UNPROCESSABLE)
    notes = handlers.rule_notes(notes_on_error(error, language))
    return as_json(Trouble(error.key.removeprefix("server-"), error.in_language(language), notes), status)


def as_json(value: object, status: int = 200) -> Response:
    """A response with a JSON body."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
