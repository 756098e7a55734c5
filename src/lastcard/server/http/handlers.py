"""The handlers: one function for each route. A handler returns a type of `types.py`, which is sent as JSON,
or a finished response, or raises an error."""

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lastcard import __version__
from lastcard.errors import LastCardError
from lastcard.files import whole_number
from lastcard.protocol import RoomInfo, schema
from lastcard.rulebook import FORMATS, rulebook
from lastcard.rules import Note, Option, Rules, encode, preset_values
from lastcard.rules.groups import PRESET_GROUPS, TOPICS
from lastcard.rules.kinds import Seconds, Several, Whole, WholeOr
from lastcard.rules.words import group_name, option_name, search_words, topic_name, word_label, words_of
from lastcard.server.archive import Played, games_of
from lastcard.server.hosts import host_of
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
    RuleNote,
    RuleSet,
    RulesWanted,
)
from lastcard.server.invitations import SCHEMES, Invitation, invitation_to
from lastcard.server.keys import tidy_code
from lastcard.server.registry import Registry
from lastcard.server.rule_sets import chosen_rules
from lastcard.server.security import address_of
from lastcard.texts import LANGUAGES, text

BODY_BYTES = 16384


def health(_registry: Registry, _request: Request) -> Health:
    """Whether the server is up."""
    return Health("ok", __version__)


def metrics(registry: Registry, _request: Request) -> Response:
    """Metrics in the format of Prometheus."""
    registry.metrics.written.set(registry.store.rows)
    registry.metrics.commits.set(registry.store.batches)
    return Response(registry.metrics.text(), media_type="text/plain; version=0.0.4")


def protocol(_registry: Registry, _request: Request) -> dict[str, Any]:
    """The JSON Schema of the websocket's messages."""
    return schema()


def presets(_registry: Registry, request: Request) -> list[PresetInfo]:
    """All presets, group by group."""
    language = language_of(request)
    return [
        PresetInfo(
            name=name,
            group=group,
            group_text=group_name(group, language),
            text=text(f"preset-{name}", language),
            values=dict(preset_values(name)),
        )
        for group, names in PRESET_GROUPS.items()
        for name in names
    ]


def options(_registry: Registry, request: Request) -> list[OptionInfo]:
    """The catalogue of all options, topic by topic."""
    language = language_of(request)
    return [_option(option, topic, language) for topic, found in TOPICS.items() for option in found]


def _option(option: Option, topic: str, language: str) -> OptionInfo:
    kind = option.kind
    return OptionInfo(
        name=option.name,
        label=option_name(option, language),
        topic=topic,
        topic_text=topic_name(topic, language),
        section=option.section,
        section_text=topic_name(option.section, language),
        text=text(f"option-{option.name}", language),
        search=search_words(option, language),
        kind=type(kind).__name__.lower(),
        default=option.default,
        ledger=option.ledger,
        names=dict(kind.names) if isinstance(kind, Several) else {},
        words={word: word_label(option, word, language) for word in words_of(option)},
        least=kind.least if isinstance(kind, (Whole, WholeOr)) else 0 if isinstance(kind, Seconds) else None,
        most=kind.most if isinstance(kind, (Whole, WholeOr, Seconds)) else None,
        or_zero=isinstance(kind, Whole) and kind.or_zero,
        unit=kind.unit if isinstance(kind, Whole) else "seconds" if isinstance(kind, Seconds) else None,
    )


async def check_rules(_registry: Registry, request: Request) -> RuleSet:
    """Check a rule set, and return all its values."""
    wanted = await _body(request, RulesWanted)
    rules = _rules(wanted)
    return _rule_set(rules, language_of(request))


def _rule_set(rules: Rules, language: str) -> RuleSet:
    return RuleSet(
        rules.preset,
        dict(rules.overrides()),
        dict(rules.values),
        encode(rules),
        rule_notes(rules.risks(language=language) + rules.idle_options(language)),
    )


def rule_notes(notes: Iterable[Note]) -> tuple[RuleNote, ...]:
    """Notes as they are sent."""
    return tuple(RuleNote(note.option, note.kind, note.culprit, note.text) for note in notes)


def book(_registry: Registry, request: Request) -> Response:
    """The rulebook of a rule set, given by its code or by a preset."""
    wanted = RulesWanted(
        request.query_params.get("preset", "guide"), {}, request.query_params.get("code", "")
    )
    form = request.query_params.get("format", "html")
    if form not in FORMATS:
        raise RequestRefused(422, LastCardError("server-no-format", given=form, known=", ".join(FORMATS)))
    page = FORMATS[form](rulebook(_rules(wanted), language_of(request)))
    kind = {"html": "text/html", "md": "text/markdown"}.get(form, "text/plain")
    headers = {"content-security-policy": _policy_for(page)} if form == "html" else {}
    return Response(page, headers=headers, media_type=f"{kind}; charset=utf-8")


def _policy_for(page: str) -> str:
    """A policy that allows the style inside the page, identified by its hash, and nothing else."""
    style = page.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


async def open_room(registry: Registry, request: Request) -> RoomOpened:
    """Open a room. The response has the token of its host: send it with `hello`."""
    wanted = await _body(request, RoomWanted)
    actor, token = registry.open(_rules(wanted), wanted.seats, address_of(request.scope))
    await registry.opened(actor)
    return RoomOpened(actor.room.code, token)


def show_room(registry: Registry, request: Request) -> RoomInfo:
    """A room as everyone sees it."""
    return registry.find(request.path_params["room"], address_of(request.scope)).info()


def invitation(registry: Registry, request: Request) -> Invitation:
    """A link to a room that works on other devices, and its QR code."""
    room = registry.find(request.path_params["room"], address_of(request.scope)).room
    scheme = request.query_params.get("scheme", SCHEMES[0])
    if scheme not in SCHEMES:
        raise RequestRefused(
            422, LastCardError("server-no-scheme", given=scheme[:20], known=", ".join(SCHEMES))
        )
    return invitation_to(room.code, scheme, host_of(request.scope["headers"]), registry.outside())


async def own_rooms(registry: Registry, request: Request) -> list[OwnRoom]:
    """The rooms, of those that a client remembers, that its tokens belong to."""
    wanted = await _body(request, RoomsHeld)
    held = [(one.room, one.token) for one in wanted.rooms]
    return [OwnRoom(*found) for found in registry.rooms_of(held, address_of(request.scope))]


def finished_games(registry: Registry, request: Request) -> list[FinishedGame]:
    """The finished games of a room."""
    return [_finished(game) for game in _games(registry, request) if game.over]


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


def transcript(registry: Registry, request: Request) -> Response:
    """The transcript of a finished game with its secret, which `lastcard verify` checks."""
    number = whole_number(request.path_params["game"])
    found = [game for game in _games(registry, request) if game.over and game.number == number]
    if not found:
        raise _no_such_game(request)
    return Response(found[0].text(), media_type="text/plain; charset=utf-8")


async def replay(registry: Registry, request: Request) -> Response:
    """A finished game step by step as every seat saw it, and everything its deal was made from."""
    code = tidy_code(request.path_params["room"])
    registry.find(code, address_of(request.scope))
    number = whole_number(request.path_params["game"])
    found = None if number is None else await registry.replays.of(code, number)
    if found is None:
        raise _no_such_game(request)
    return found.response(request)


def _no_such_game(request: Request) -> RequestRefused:
    return RequestRefused(404, LastCardError("server-no-such-game", game=request.path_params["game"][:20]))


def _games(registry: Registry, request: Request) -> list[Played]:
    code = tidy_code(request.path_params["room"])
    registry.find(code, address_of(request.scope))
    return games_of(code, registry.store.entries(code))


def language_of(request: Request) -> str:
    """The language in the query, or else the first one in the Accept-Language header that we have."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    return next((name[:2].lower() for name in wanted if name[:2].lower() in LANGUAGES), "en")


def _rules(wanted: RulesWanted) -> Rules:
    try:
        return chosen_rules(wanted.preset, wanted.set, wanted.code)
    except LastCardError as error:
        raise RequestRefused(422, error) from None


async def _body(request: Request, kind: type[Any]) -> Any:
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > BODY_BYTES:
            raise RequestRefused(413, LastCardError("server-too-big", most=BODY_BYTES))
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        raise RequestRefused(422, LastCardError("server-no-command", reason=error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RequestRefused(400, LastCardError("server-no-json")) from None
