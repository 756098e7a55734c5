"""Security: who may connect, the headers for browsers, and what never leaves the server."""

import hmac
import io
import logging
import re
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus

from lastcard.rules.catalogue import NAMES
from lastcard.rules.codes import _COMPOSITION, _base32, _varint
from lastcard.server import keys
from lastcard.server.app import make_app
from lastcard.server.http.routes import ROUTES
from lastcard.server.registry import Registry, Settings
from lastcard.server.security import HEADERS, origin_allowed
from lastcard.server.serve import config_of
from lastcard.texts import LANGUAGES
from tests.server.json_connection import joined, json_connection, log_of, logged_errors
from tests.server.servers import Running, running

ELSEWHERE = "https://cards.example"
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture(scope="module")
async def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server without the built pages."""
    tables = tmp_path_factory.mktemp("tables")
    async with running(tables, pages=tables / "nowhere") as server:
        yield server


async def _ask(server: Running, method: str, path: str, **more: object) -> httpx.Response:
    async with server.http() as http:
        return await http.request(method, path, **more)  # type: ignore[arg-type]


# Origins


@pytest.mark.parametrize(
    ("origin", "others", "allowed"),
    [
        (None, (), True),
        ("http://table.local:8765", (), True),
        ("https://table.local:8765", (), True),
        ("HTTP://TABLE.LOCAL:8765", (), True),
        ("http://table.local", (), False),
        ("http://table.local:8766", (), False),
        ("http://table.local:8765.evil.example", (), False),
        ("http://user@table.local:8765", (), False),
        ("null", (), False),
        ("file://", (), False),
        ("http://", (), False),
        ("http://[::1", (), False),
        ("http://[x]", (), False),
        ("\xff\xfe", (), False),
        (ELSEWHERE, (), False),
        (ELSEWHERE, (ELSEWHERE,), True),
        (f"{ELSEWHERE}:444", (ELSEWHERE,), False),
        (f"{ELSEWHERE}.evil.example", (ELSEWHERE,), False),
    ],
)
def test_origins(origin: str | None, others: tuple[str, ...], allowed: bool) -> None:
    """A page may connect to its own server, or if its origin is configured. Programs without an origin always
    may."""
    headers = [(b"host", b"table.local:8765")]
    if origin is not None:
        headers.append((b"origin", origin.encode("latin-1")))
    assert origin_allowed({"headers": headers}, others) is allowed


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://[::1"])
async def test_foreign_pages_are_refused(server: Running, origin: str) -> None:
    """The websocket does not open for a page from another origin."""
    await _check_refused(server, origin)


async def _check_refused(server: Running, origin: str) -> None:
    with logged_errors() as errors, pytest.raises(InvalidStatus) as refused:
        async with json_connection(server, "room", origin=origin):
            pass
    assert refused.value.response.status_code == 403
    assert errors == []
    assert server.registry.connections == {}


async def test_own_pages_and_programs_may_connect(server: Running) -> None:
    """The server's own pages may connect, and so may programs, which have no origin."""
    room, token = await server.open_room()
    for origin in (None, server.address):
        async with json_connection(server, room, origin=origin) as one:
            assert (await one.hello(token))["host"]


async def test_a_configured_origin_may_connect(tmp_path: Path) -> None:
    """A page from another origin may connect if the server is configured for it, and no other page may."""
    async with running(tmp_path) as server:
        server.registry.settings = Settings(tmp_path, server.registry.settings.limits, origins=(ELSEWHERE,))
        async with json_connection(server, "room", origin=ELSEWHERE) as one:
            assert (await one.error({"type": "look", "id": "1"}))["code"] == "hello-first"
        await _check_refused(server, "https://other.example")


# Headers

PAGES = [
    *("/", "/rules", "/r/lusab-babad-gutih", f"/r/{SCRIPT}", "/r/lusab-babad-gutih/games/1"),
    *("/nowhere", "/api/health/", "/openapi.json"),
]
ASKED = [
    *[("GET", path) for path in PAGES],
    *[(route.method, route.path.format(room="lusab-babad-gutih", game=1)) for route in ROUTES],
    *[("DELETE", route.path.format(room="x", game=1)) for route in ROUTES],
    *[("GET", f"/api/rulebook?format={form}") for form in ("html", "md", "text", "pdf")],
]


@pytest.mark.parametrize(("method", "path"), ASKED)
async def test_headers_on_every_answer(server: Running, method: str, path: str) -> None:
    """Pages, metrics, JSON and errors all have the security headers. Only pages are cached, and browsers must
    revalidate them."""
    answer = await _ask(server, method, path)
    own = {"cache-control": "no-cache"} if "etag" in answer.headers else {}
    for name, value in {**HEADERS, **own}.items():
        assert name in answer.headers
        assert name == "content-security-policy" or answer.headers[name] == value
    _check_policy(answer.headers["content-security-policy"])
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers


def _check_policy(policy: str) -> None:
    """Check that a policy allows no foreign content, no inline scripts and no frames."""
    directives = {words.split()[0]: words.split()[1:] for words in policy.split(";")}
    assert directives["default-src"] == ["'none'"]
    assert directives.get("script-src", ["'self'"]) == ["'self'"]
    assert directives["base-uri"] == directives["form-action"] == directives["frame-ancestors"] == ["'none'"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


async def test_headers_on_internal_errors(tmp_path: Path) -> None:
    """Internal errors have the security headers and show no traceback."""
    registry = Registry(Settings(tmp_path))
    registry.metrics = None  # type: ignore[assignment]
    transport = httpx.ASGITransport(make_app(registry), raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://table.local") as http:
        answer = await http.get("/api/health")
    registry.close()
    assert answer.status_code == 500
    assert "Traceback" not in answer.text
    for name in HEADERS:
        assert name in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rulebooks_policy_allows_its_style(server: Running, language: str) -> None:
    """The policy of a rulebook allows its own style and no scripts."""
    answer = await _ask(server, "GET", f"/api/rulebook?format=html&lang={language}")
    (style,) = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = answer.headers["content-security-policy"]
    assert f"style-src 'sha256-{digest}';" in policy
    assert "script-src" not in policy  # so default-src applies, which is none
    page = _Tags(answer.text)
    assert page.used("style") == []
    assert not page.names & {"script", "link", "iframe", "object", "img", "form"}
    assert not any(name.startswith("on") for name in page.attributes)


class _Tags(HTMLParser):
    """The tags and attributes of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    @property
    def names(self) -> set[str]:
        return {tag for tag, _ in self.found}

    @property
    def attributes(self) -> set[str]:
        return {name for _, attributes in self.found for name in attributes}

    def used(self, attribute: str) -> list[str]:
        return [tag for tag, attributes in self.found if attribute in attributes]


# User input in pages


@pytest.mark.parametrize(
    "path",
    [
        "/r/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "/r/%3Cimg%20src=x%20onerror=alert(1)%3E",
        "/r/%22%3E%3Cscript%3E",
        "/r/%00%ff%3Cb%3E",
        f"/r/x?lang={SCRIPT}",
        f"/?lang={SCRIPT}",
    ],
)
async def test_addresses_are_escaped_in_pages(unbuilt: Running, path: str) -> None:
    """The address of a room is plain text in the page that replaces missing pages."""
    answer = await _ask(unbuilt, "GET", path, headers={"accept-language": SCRIPT})
    tags = _Tags(answer.text)
    if answer.headers["content-type"].startswith("text/html"):
        assert tags.names == {"html", "meta", "title", "h1", "p"}
        assert tags.attributes == {"lang", "charset", "name", "content"}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", f"/api/rulebook?format={SCRIPT}", None),
        ("GET", f"/api/rulebook?preset={SCRIPT}", None),
        ("GET", f"/api/rulebook?code={SCRIPT}", None),
        ("GET", f"/{SCRIPT}", None),
        ("POST", "/api/rules", {"set": {SCRIPT: SCRIPT}}),
    ],
)
async def test_errors_are_json(server: Running, method: str, path: str, body: object) -> None:
    """An error that repeats user input is JSON, and browsers must not guess another type."""
    answer = await _ask(server, method, path, json=body)
    assert answer.status_code in (404, 422)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


# Secrets


async def test_nothing_secret_is_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The server logs and prints no tokens, rooms or secrets."""
    async with running(tmp_path) as server:
        said = io.StringIO()
        listener = logging.StreamHandler(said)
        loggers = [logging.getLogger(name) for name in ("", "lastcard", "uvicorn.error", "uvicorn.access")]
        for logger in loggers:
            logger.addHandler(listener)
        room, token = await server.open_room()
        async with joined(server, room, token, "Ana") as ana:
            await ana.error("{")
            await ana.command("move", move="draw")
            invited = await ana.command("invite", seat=1, name="Robo")
        async with json_connection(server, room) as broken:
            await broken.hello(token)
            broken.socket.transport.abort()
        await _ask(server, "GET", f"/r/{room}")
        await _ask(server, "GET", f"/api/rooms/{room}/games/1")
        await _ask(server, "POST", "/api/rooms/mine", json={"rooms": [{"room": room, "token": token}]})
        with pytest.raises(InvalidStatus):
            async with json_connection(server, room, origin=ELSEWHERE):
                pass
        for logger in loggers:
            logger.removeHandler(listener)
        for secret in (room, token, invited["token"], server.registry.actors[room].room.secret):
            assert secret not in said.getvalue()
    said = capfd.readouterr()
    assert (said.out, said.err) == ("", "")


async def test_accesses_are_not_logged(tmp_path: Path) -> None:
    """Requested addresses, which contain room codes, are not logged."""
    registry = Registry(Settings(tmp_path))
    config: uvicorn.Config = config_of(registry)
    registry.close()
    assert config.access_log is False


async def test_no_token_is_stored(server: Running) -> None:
    """The log on the disk contains no tokens, only their hashes, which give no access."""
    room, token = await server.open_room(seats=3)
    async with joined(server, room, token, "Ana") as ana, joined(server, room, "", "Ben") as ben:
        invited = (await ana.command("invite", seat=2, name="Robo"))["token"]
        entries = "".join(log_of(server, room))
        for secret in (token, ben.token, invited):
            assert secret not in entries
            assert keys.key_of(secret) in entries
        async with json_connection(server, room) as thief:
            assert (await thief.error({"type": "hello", "version": 2, "token": keys.key_of(token)}))[
                "code"
            ] in ("no-token", "no-command")


async def test_tokens_are_compared_in_constant_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token is compared with all seats and the host in constant time."""
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    class Slow:
        compare_digest = staticmethod(compare)

    monkeypatch.setattr(keys, "hmac", Slow)
    room, token = await server.open_room()
    async with joined(server, room, token, "Ana"), joined(server, room, "", "Ben") as ben:
        compared.clear()
        async with joined(server, room, ben.token):
            held = {one for one, other in compared if other == keys.key_of(ben.token)}
    assert {keys.key_of(token), keys.key_of(ben.token)} <= held


def test_keys() -> None:
    """A key equals only itself, and no key equals an empty one."""
    assert keys.same_key("ab", "ab")
    assert not keys.same_key("ab", "aB")
    assert not keys.same_key("", "")


@pytest.mark.parametrize(
    "given", ["", "x", "A" * 42, "A" * 44, "A" * 42 + "=", "A" * 42 + "\n", "é" * 43, "A" * 43 + "\n"]
)
def test_malformed_tokens(given: str) -> None:
    """Only text that the server could have made is a token."""
    assert not keys.is_token(given)
    assert keys.is_token(keys.new_token())


# Files


def _code_with_a_deck(deck: str) -> str:
    """A forged rule code with any deck."""
    named = deck.encode()
    parts = (bytes([1, 5, NAMES.index("deck"), _COMPOSITION]), _varint(len(named)), named, b"\0\0")
    return _base32(b"".join(parts))


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    """A deck in a file on the server."""
    file = tmp_path / "deck.toml"
    file.write_text('[coloured]\n"0-9" = 2\nsecret = 5\n', encoding="utf-8")
    return file


async def test_no_option_names_a_file(server: Running, deck_file: Path) -> None:
    """An option cannot make the server read a file, or tell whether it exists."""
    for deck in (str(deck_file), "nothere.toml", "../deck.toml", "/dev/zero.toml"):
        answer = await _ask(server, "POST", "/api/rules", json={"set": {"deck": deck}})
        assert (answer.status_code, answer.json()["code"]) == (422, "no-files")


async def test_no_code_names_a_file(server: Running, deck_file: Path) -> None:
    """A forged code cannot make the server read a file. It is refused like any wrong code."""
    for deck in (str(deck_file), str(deck_file.parent / "nothere.toml")):
        code = _code_with_a_deck(deck)
        for answer in (
            await _ask(server, "POST", "/api/rules", json={"code": code}),
            await _ask(server, "POST", "/api/rooms", json={"code": code}),
            await _ask(server, "GET", f"/api/rulebook?code={code}"),
        ):
            assert answer.status_code == 422
            assert "toml" not in answer.text


async def test_a_code_with_a_huge_number(server: Running) -> None:
    """A code with a huge number is refused like any wrong code."""
    code = _base32(bytes([1, 5, NAMES.index("turn_seconds"), *[255] * 200, 1, 0, 0]))
    answer = await _ask(server, "POST", "/api/rules", json={"code": code})
    assert (answer.status_code, answer.json()["code"]) == (422, "code-unknown")


@pytest.mark.parametrize("preset", ["../guide", "guide.toml", "/etc/passwd", "guide\0", "GUIDE"])
async def test_no_preset_names_a_file(server: Running, preset: str) -> None:
    """Only known presets are accepted."""
    for answer in (
        await _ask(server, "POST", "/api/rooms", json={"preset": preset}),
        await _ask(server, "GET", "/api/rulebook", params={"preset": preset}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (422, "rules-unknown-preset")
