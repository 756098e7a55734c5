"""The HTTP interface: every endpoint does what its description says, and errors have a code and a text."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import httpx
import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import settings
from prometheus_client.parser import text_string_to_metric_families

from lastcard import __version__
from lastcard.fair import commitment
from lastcard.notation.transcript import parse_transcript
from lastcard.protocol import schema
from lastcard.replaying import replayed
from lastcard.rulebook import FORMATS, rulebook
from lastcard.rules import OPTIONS, PRESETS, decode, encode, load_rules, preset_values
from lastcard.rules.catalogue import ARGUED, BY_NAME, SECTIONS
from lastcard.rules.groups import PRESET_GROUPS
from lastcard.rules.words import words_of
from lastcard.server.http.handlers import BODY_BYTES
from lastcard.server.http.openapi import description
from lastcard.server.http.routes import ROUTES
from lastcard.server.keys import is_token
from lastcard.texts import LANGUAGES, text
from tests.server.json_connection import joined
from tests.server.positions import short_game
from tests.server.servers import Running, room_count, server_in_thread
from tests.slices import times


@dataclass
class Api:
    """A server and an HTTP client."""

    server: Running
    http: httpx.Client

    def get(self, path: str, status: int = 200, **query: str) -> httpx.Response:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer

    def post(self, path: str, wanted: object, status: int = 200, **query: str) -> httpx.Response:
        answer = self.http.post(path, json=wanted, params=query)
        assert answer.status_code == status, answer.text
        return answer


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """One server for all tests. It has a thread of its own, because schemathesis blocks while it waits."""
    with (
        server_in_thread(tmp_path_factory.mktemp("tables")) as server,
        httpx.Client(base_url=server.address, trust_env=False) as http,
    ):
        yield Api(server, http)


@pytest.fixture(scope="module")
async def finished(api: Api) -> tuple[str, list[str]]:
    """A room with a finished game, and its tokens."""
    return await short_game(api.server)


# Rules


def test_health(api: Api) -> None:
    """The server reports that it is up, and its version."""
    assert api.get("/api/health").json() == {"status": "ok", "version": __version__}


def test_protocol(api: Api) -> None:
    """The endpoint returns the schema of the protocol."""
    assert api.get("/api/protocol").json() == json.loads(json.dumps(schema()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets(api: Api, language: str) -> None:
    """Every preset is listed in its group, with a sentence in the language and a value for every option."""
    found = api.get("/api/presets", lang=language).json()
    grouped = [(group, name) for group, names in PRESET_GROUPS.items() for name in names]
    assert [(preset["group"], preset["name"]) for preset in found] == grouped
    for preset in found:
        assert preset["group_text"] == text(f"group-{preset['group']}", language)
        assert preset["text"] == text(f"preset-{preset['name']}", language)
        assert load_rules(preset["name"], preset["values"]).overrides() == {}
        assert set(preset["values"]) == set(preset_values(preset["name"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options(api: Api, language: str) -> None:
    """All options are listed by topic, with texts for every option and every word that can be a value."""
    found = api.get("/api/options", lang=language).json()
    assert {option["name"] for option in found} == {option.name for option in OPTIONS}
    assert len(found) == len(OPTIONS)
    topics = [option["topic"] for option in found]
    assert sorted(topics, key=["argued", *SECTIONS].index) == topics
    assert tuple(option["name"] for option in found if option["topic"] == "argued") == ARGUED
    for option in found:
        assert option["topic"] in ("argued", option["section"])
        assert option["topic_text"] == text(f"section-{option['topic'].replace(' ', '-')}", language)
        assert option["label"] == text(f"name-{option['name']}", language)
        assert option["text"] == text(f"option-{option['name']}", language)
        assert load_rules("guide", {option["name"]: option["default"]})[option["name"]] is not None
        assert tuple(option["words"]) == words_of(BY_NAME[option["name"]])
        assert all(option["words"].values())
        assert (option["least"] is None) == (option["kind"] not in ("whole", "wholeor", "seconds"))
        assert (option["most"] is None) == (option["least"] is None)
        assert (option["unit"] is None) == (option["kind"] not in ("whole", "seconds"))


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "", "en"),
        ("es", "de", "es"),
        ("DE-at", "", "de"),
        ("xx", "", "en"),
        ("xx", "de", "de"),
        ("", "fr, es-MX;q=0.8, de;q=0.5", "es"),
        ("", "*;q=0.1,,;", "en"),
    ],
)
def test_the_language_of_an_answer(api: Api, query: str, header: str, language: str) -> None:
    """The language in the query comes first, then the first known language in the header."""
    answer = api.http.get("/api/presets", params={"lang": query}, headers={"accept-language": header})
    assert answer.json()[0]["text"] == text(f"preset-{PRESETS[0]}", language)
    answer = api.http.get("/nowhere", params={"lang": query}, headers={"accept-language": header})
    assert answer.json()["text"] == text("server-no-page", language)


@pytest.mark.parametrize(
    ("wanted", "rules"),
    [
        ({}, load_rules("guide")),
        ({"preset": "party"}, load_rules("party")),
        ({"preset": "classic", "set": {"hand_size": 5}}, load_rules("classic", {"hand_size": 5})),
        (
            {"set": {"deck": "twins", "jump_in": "all"}},
            load_rules("guide", {"deck": "twins", "jump_in": "all"}),
        ),
        ({"code": encode(load_rules("gemela", {"hand_size": 9}))}, load_rules("gemela", {"hand_size": 9})),
    ],
)
def test_a_rule_set(api: Api, wanted: dict[str, object], rules: object) -> None:
    """A rule set comes back complete, with its differences from the preset and its code."""
    found = api.post("/api/rules", wanted).json()
    assert load_rules(found["preset"], found["set"]) == rules
    assert load_rules("guide", found["values"]) == rules
    assert decode(found["code"]) == rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_on_a_rule_set(api: Api, language: str) -> None:
    """Notes on a rule set are in the reader's language: its risks, and every option that does nothing,
    whether somebody changed it or not."""
    found = api.post(
        "/api/rules", {"set": {"uno_penalty": 0, "draw_count": "until playable"}}, lang=language
    ).json()
    notes = {note["option"]: note for note in found["notes"]}
    assert notes["draw_count"] == {
        "option": "draw_count",
        "kind": "risk",
        "culprit": None,
        "text": text("note-risk", language, why=text("risk-draws-without-end", language)),
    }
    assert notes["grace_seconds"] == {
        "option": "grace_seconds",
        "kind": "idle",
        "culprit": "uno_penalty",
        "text": text("note-idle", language, why=text("idle-uno_penalty", language)),
    }
    assert "hand_size" not in notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_conflict(api: Api, language: str) -> None:
    """Values that contradict each other are refused, with both names and a text in the language."""
    wanted = {"set": {"swap_number": 7, "rotate_number": 7}}
    refused = api.post("/api/rules", wanted, status=422, lang=language).json()
    assert refused["code"] == "rules-conflict"
    assert "swap_number" in refused["text"]
    assert "rotate_number" in refused["text"]
    why = text("conflict-one-number-one-meaning", language)
    assert why in refused["text"]
    about = [(note["option"], note["kind"], note["culprit"]) for note in refused["notes"]]
    assert about == [
        ("swap_number", "conflict", "rotate_number"),
        ("rotate_number", "conflict", "swap_number"),
    ]
    for note in refused["notes"]:
        assert text("name-swap_number", language) in note["text"]
        assert text("name-rotate_number", language) in note["text"]
        assert why in note["text"]
        assert "_" not in note["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_an_option_cannot_have(api: Api, language: str) -> None:
    """A note says at which option it is, by the name that people know."""
    refused = api.post("/api/rules", {"set": {"hand_size": 500}}, status=422, lang=language).json()
    (note,) = refused["notes"]
    assert (note["option"], note["kind"], note["culprit"]) == ("hand_size", "value", None)
    assert text("name-hand_size", language) in note["text"]
    assert "120" in note["text"]
    assert "_" not in note["text"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("form", "kind"), [("html", "text/html"), ("md", "text/markdown"), ("text", "text/plain")]
)
def test_rulebooks(api: Api, language: str, form: str, kind: str) -> None:
    """A rulebook is available in every format and language, by preset or by code."""
    book = FORMATS[form](rulebook(load_rules("party"), language))
    for name, value in (("preset", "party"), ("code", encode(load_rules("party")))):
        answer = api.http.get("/api/rulebook", params={name: value, "format": form, "lang": language})
        assert answer.text == book
        assert answer.headers["content-type"] == f"{kind}; charset=utf-8"


def test_the_default_rulebook(api: Api) -> None:
    """Without parameters, the rulebook is the HTML page of the guide preset."""
    assert api.get("/api/rulebook").text == FORMATS["html"](rulebook(load_rules("guide"), "en"))


# Rooms


def test_a_room(api: Api) -> None:
    """A new room is found by its code, however you type it."""
    wanted = {"preset": "classic", "set": {"hand_size": 5}, "seats": 3}
    opened = api.post("/api/rooms", wanted, status=201).json()
    assert is_token(opened["token"])
    for typed in (opened["room"], opened["room"].upper(), opened["room"].replace("-", " ")):
        room = api.get(f"/api/rooms/{typed}").json()
        assert room["code"] == opened["room"]
        assert (room["preset"], room["set"]) == ("classic", {"hand_size": 5})
        assert [seat["kind"] for seat in room["seats"]] == ["free"] * 3
        assert (room["game"], room["playing"], room["watchers"]) == (0, False, 0)
    assert opened["token"] not in api.get(f"/api/rooms/{opened['room']}").text


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"seats": 1}, "no-command"),
        ({"seats": 11}, "no-command"),
        ({"seats": "4"}, "no-command"),
        ({"host": "me"}, "no-command"),
        ({"preset": "mine"}, "rules-unknown-preset"),
        ({"seats": 10, "set": {"hand_size": 20}}, "rules-seats-cards"),
        ({"seats": 3, "set": {"teams": "partners"}}, "rules-seats-teams"),
    ],
)
def test_invalid_rooms(api: Api, wanted: dict[str, object], code: str) -> None:
    """A room that nobody could play in is not opened."""
    rooms = partial(room_count, api.server.registry.settings.folder)
    before = rooms()
    assert api.post("/api/rooms", wanted, status=422).json()["code"] == code
    assert rooms() == before


async def test_own_rooms(api: Api, finished: tuple[str, list[str]]) -> None:
    """From the rooms that a browser remembers, the server lists those that the tokens belong to, with the
    seats."""
    room, (host, guest) = finished
    empty = api.post("/api/rooms", {}, status=201).json()
    held = [(room, host), (room, guest), (empty["room"], empty["token"])]
    others = [(room, "A" * 43), (room, ""), (empty["room"], host), ("lusab-babad-gutih", host), ("", "")]
    wanted = {"rooms": [{"room": code, "token": token} for code, token in [*others, *held]]}
    found = api.post("/api/rooms/mine", wanted).json()
    assert [(own["room"]["code"], own["seat"]) for own in found] == [
        (room, 0),
        (room, 1),
        (empty["room"], None),
    ]
    assert all(own["changed"] > 0 for own in found)
    assert host not in json.dumps(found)


def test_too_many_own_rooms(api: Api) -> None:
    """You can ask for a limited number of rooms at once."""
    wanted = {"rooms": [{"room": "x", "token": "y"}] * 51}
    assert api.post("/api/rooms/mine", wanted, status=422).json()["code"] == "no-command"
    assert api.post("/api/rooms/mine", {"rooms": []}).json() == []


# Games


async def test_a_finished_game(api: Api, finished: tuple[str, list[str]]) -> None:
    """A finished game is listed. Its transcript includes the secret, and replays to the same end."""
    room, _ = finished
    (game,) = api.get(f"/api/rooms/{room}/games").json()
    answer = api.get(f"/api/rooms/{room}/games/1")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    transcript, end = parse_transcript(answer.text), replayed(answer.text)
    assert transcript.deal
    assert (game["game"], game["seats"]) == (1, ["Ana", "Ben"])
    assert game["commitment"] == commitment(transcript.deal.secret)
    assert decode(game["rules"]) == transcript.rules
    assert game["began"] <= game["ended"]
    assert end.over
    assert end.outcome
    assert tuple(game["winners"]) == end.outcome.match_winners
    assert tuple(game["scores"]) == end.outcome.scores


async def test_a_running_game_is_not_shown(api: Api) -> None:
    """A running game is not listed. It has no transcript, and its secret is not shown."""
    room, secret = await _begun(api.server)
    assert api.get(f"/api/rooms/{room}/games").json() == []
    for path in ("1", "1/replay"):
        assert api.get(f"/api/rooms/{room}/games/{path}", status=404).json()["code"] == "no-such-game"
    shown = api.get(f"/api/rooms/{room}")
    assert shown.json()["playing"]
    assert shown.json()["commitment"] == commitment(secret)
    assert secret not in shown.text


async def _begun(server: Running) -> tuple[str, str]:
    """Open a room and start a game. Returns the code, and the secret of the deal."""
    room, token = await server.open_room()
    async with joined(server, room, token, "Ana") as ana:
        await ana.command("bot", seat=1)
        assert (await ana.command("start", game=1))["type"] in ("done", "update")
        return room, server.registry.actors[room].room.dealt_with


@pytest.mark.parametrize("game", ["0", "2", "-1", "1.0", "one", "9" * 50, "9" * 5000, "%00"])
async def test_unknown_games(api: Api, finished: tuple[str, list[str]], game: str) -> None:
    """Other game numbers are not found, however long they are."""
    assert "text" in api.get(f"/api/rooms/{finished[0]}/games/{game}", status=404).json()
    assert "text" in api.get(f"/api/rooms/{finished[0]}/games/{game}/replay", status=404).json()


# Metrics and the description


async def test_metrics(api: Api, finished: tuple[str, list[str]]) -> None:
    """Prometheus can read the metrics. They count what happened, and contain no names."""
    answer = api.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = {family.name: family for family in text_string_to_metric_families(answer.text)}
    assert figures["lastcard_moves"].samples[0].value > 0
    assert figures["lastcard_rooms_open"].samples[0].value >= 1
    assert figures["lastcard_log_entries"].samples[0].value > 0
    assert "lastcard_request_seconds" in figures
    assert finished[0] not in answer.text
    assert "127.0.0.1" not in answer.text


def test_the_description(api: Api) -> None:
    """The OpenAPI description has every route once, and its schemas are valid."""
    found = api.get("/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    assert set(found["paths"]) == {route.path for route in ROUTES}
    names = [operation["operationId"] for path in found["paths"].values() for operation in path.values()]
    assert len(set(names)) == len(names) == len(ROUTES)
    references = set(
        re.findall(r'"\$ref":"#/components/schemas/(\w+)"', json.dumps(found, separators=(",", ":")))
    )
    assert references <= set(found["components"]["schemas"])
    for kind in found["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **kind})


# Requests can match the schema and still be refused: contradicting rules and unknown codes give 422, bodies
# that are too big give 413.
_EXPECTED = ["2xx", "404", "413", "422"]
_REFUSED = ["400", "404", "405", "413", "422"]
_config = schemathesis.Config.from_dict(
    {
        "seed": 1,
        "checks": {
            "positive_data_acceptance": {"expected-statuses": _EXPECTED},
            "negative_data_rejection": {"expected-statuses": _REFUSED},
        },
    }
)
described = schemathesis.openapi.from_dict(description(), config=_config)


@described.parametrize()
@settings(max_examples=times(5, 15), derandomize=True, deadline=None, database=None)
def test_the_description_is_true(case: schemathesis.Case, api: Api) -> None:
    """Requests that match the description, and requests that do not, are answered as it says."""
    with requests.Session() as session:
        session.trust_env = False
        case.call_and_validate(base_url=api.server.address, session=session)


# Errors


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code"),
    [
        ("GET", "/nowhere", b"", 404, "no-page"),
        ("GET", "/api", b"", 404, "no-page"),
        ("GET", "/api/rooms/lusab-babad-gutih", b"", 404, "no-room"),
        ("GET", "/api/rooms/%00%ff", b"", 404, "no-room"),
        ("GET", "/api/rooms/lusab-babad-gutih/games", b"", 404, "no-room"),
        ("GET", "/api/rooms/lusab-babad-gutih/games/1", b"", 404, "no-room"),
        ("GET", "/api/rooms/lusab-babad-gutih/games/1/replay", b"", 404, "no-room"),
        ("GET", "/api/rooms/lusab-babad-gutih/invitation", b"", 404, "no-room"),
        ("GET", "/api/rooms/lusab-babad-gutih/invitation?scheme=ftp", b"", 404, "no-room"),
        ("POST", "/api/health", b"", 405, "no-method"),
        ("DELETE", "/api/rooms", b"", 405, "no-method"),
        ("PUT", "/api/rules", b"{}", 405, "no-method"),
        ("POST", "/", b"", 405, "no-method"),
        ("POST", "/api/rules", b"", 400, "no-json"),
        ("POST", "/api/rules", b"{", 400, "no-json"),
        ("POST", "/api/rules", b"\xff\xfe", 400, "no-json"),
        ("POST", "/api/rooms", b'{"preset":"\\ud800"}', 400, "no-json"),
        ("POST", "/api/rules", b"[]", 422, "no-command"),
        ("POST", "/api/rules", b"null", 422, "no-command"),
        ("POST", "/api/rules", b'{"preset":7}', 422, "no-command"),
        ("POST", "/api/rules", b'{"presets":"guide"}', 422, "no-command"),
        ("POST", "/api/rules", b'{"set":{"hand_size":' + b"9" * 5000 + b"}}", 422, "no-command"),
        ("POST", "/api/rules", b'{"set":{"hand_sice":7}}', 422, "rules-unknown-option"),
        ("POST", "/api/rules", b'{"code":"nonsense"}', 422, "code-unknown"),
        ("POST", "/api/rules", b'{"set":{"turn_seconds":1' + b"0" * 400 + b"}}", 422, "rules-bad-value"),
        ("GET", "/api/rulebook?format=pdf", b"", 422, "no-format"),
        ("GET", "/api/rulebook?preset=mine", b"", 422, "rules-unknown-preset"),
        ("POST", "/api/rooms/mine", b'{"rooms":[{"room":"x"}]}', 422, "no-command"),
        ("POST", "/api/rules", b" " * (BODY_BYTES + 1), 413, "too-big"),
        ("POST", "/api/rooms", b"x" * 30_000, 413, "too-big"),
    ],
)  # fmt: skip
def test_errors(api: Api, method: str, path: str, content: bytes, status: int, code: str) -> None:
    """Every error has the right status, and JSON with a code and one line of text."""
    answer = api.http.request(method, path, content=content)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/json")
    trouble = answer.json()
    assert trouble.keys() - {"notes"} == {"code", "text"}
    assert ("notes" in trouble) == (code == "rules-bad-value")
    assert trouble["code"] == code
    assert trouble["text"]
    assert "\n" not in trouble["text"]
    if status == 405:
        assert answer.headers["allow"]


def test_deep_nesting(api: Api) -> None:
    """Nested JSON is refused like any other mistake, also if it is just shallow enough to be read."""
    # Regression: some settings were read, but were nested too deep to be encoded for the answer.
    for depth in (10, 100, 500, *range(800, 1010, 3), 8000):
        content = b'{"set":{"hand_size":' + b"[" * depth + b"]" * depth + b"}}"
        answer = api.http.post("/api/rules", content=content[:BODY_BYTES])
        assert answer.status_code in (400, 422), depth


def test_a_body_that_just_fits(api: Api) -> None:
    """A body of the maximum size is read."""
    assert api.http.post("/api/rules", content=b"{}".ljust(BODY_BYTES)).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_errors(api: Api, language: str) -> None:
    """Errors are in the reader's language."""
    refused = api.get("/api/rooms/lusab-babad-gutih", status=404, lang=language).json()
    assert refused["text"] == text("server-no-room", language)
    answer = api.http.put("/api/rooms", headers={"accept-language": language})
    assert answer.json()["text"] == text("server-no-method", language)


def test_head_requests(api: Api) -> None:
    """HEAD requests are answered."""
    answer = api.http.head("/api/health")
    assert (answer.status_code, answer.content) == (200, b"")
