"""The files of the browser client: types, caching, compression, and nothing else from the disk."""

import asyncio
import gzip
import json
import re
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from lastcard.server.registry import PAGES
from lastcard.server.security import HEADERS, POLICY
from lastcard.texts import LANGUAGES, text
from tests.server.servers import Running, running

START = b"<!doctype html><title>Last Card</title><script type=module src=/assets/app-1a2b.js></script>"
SCRIPT = b"console.log('a script that is long enough to be packed');" * 40
PICTURE = bytes(range(256))  # not compressible
FILES = {
    "index.html": START,
    "assets/app-1a2b.js": SCRIPT,
    "assets/app-3c4d.css": b"body { margin: 0 }" * 100,
    "manifest.webmanifest": b'{"name": "Last Card"}',
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": PICTURE,
    "sw.js": SCRIPT,
    "odd.thing": b"?",
}
ADDRESSES = (
    "/",
    "/rules",
    "/r/lusab-babad-gutih",
    "/r/LUSAB BABAD",
    "/r/lusab-babad-gutih/games/3",
    "/r/x/games/y",
)
UNCOMPRESSED = {"accept-encoding": "identity"}


@pytest.fixture(scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server of a small client, with other files around it."""
    around = tmp_path_factory.mktemp("around")
    (around / "secret.txt").write_text("secret")
    for name, content in FILES.items():
        file = around / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    async with running(around / "tables", pages=around / "web") as server:
        yield server


async def ask(server: Running, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Make a request. By default it accepts no compression."""
    async with server.http() as http:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await http.request(method, path, headers={**UNCOMPRESSED, **named})


@pytest.mark.parametrize("address", ADDRESSES)
async def test_every_address_is_the_same_page(site: Running, address: str) -> None:
    """All addresses of the client return the same page, which browsers must revalidate."""
    answer = await ask(site, address)
    assert (answer.status_code, answer.content) == (200, START)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("assets/app-3c4d.css", "text/css; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("odd.thing", "application/octet-stream"),
    ],
)
async def test_every_file_is_served(site: Running, name: str, media: str) -> None:
    """Files have the right type and the security headers. Files with a hash in their name are cached forever,
    and all others are revalidated."""
    answer = await ask(site, f"/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"] == media
    kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    assert answer.headers["cache-control"] == kept
    for header, value in HEADERS.items():
        assert header in ("cache-control", "content-security-policy") or answer.headers[header] == value


@pytest.mark.parametrize("path", ["/", "/sw.js", "/nowhere"])
@pytest.mark.parametrize("host", ["cards.example", "192.168.1.7:8765", "[::1]:8765"])
async def test_the_websocket_is_allowed_by_name(site: Running, path: str, host: str) -> None:
    """A page may connect to its own server only. The policy names the websocket for browsers that do not
    derive it from 'self'."""
    policy = (await ask(site, path, host=host)).headers["content-security-policy"]
    assert policy == POLICY.replace("'self'; manifest", f"'self' ws://{host} wss://{host}; manifest")
    policy = (await ask(site, path, host=f"{host} evil.example")).headers["content-security-policy"]
    assert policy == POLICY


@pytest.mark.parametrize("name", FILES)
async def test_head_requests(site: Running, name: str) -> None:
    """A HEAD request returns the headers without the file."""
    path = "/" if name == "index.html" else f"/{name}"
    answer = await ask(site, path, "HEAD")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(FILES[name]))


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5, *", True),
        ("deflate,gzip ; q=1.0", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("x-gzip-not", False),
        ("", False),
    ],
)
async def test_compression(site: Running, accepted: str, packed: bool) -> None:
    """Clients that accept gzip get compressed files with the same content, and `vary` is set."""
    answer = await ask(site, "/assets/app-1a2b.js", accept_encoding=accepted)
    assert answer.content == SCRIPT
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert (int(answer.headers["content-length"]) < len(SCRIPT) / 10) is packed
    assert answer.headers["vary"] == "accept-encoding"


async def test_pictures_are_not_compressed(site: Running) -> None:
    """Files that do not become smaller are sent as they are."""
    answer = await ask(site, "/icon-192.png", accept_encoding="gzip")
    assert (answer.content, answer.headers.get("content-encoding")) == (PICTURE, None)


async def test_unchanged_pages_are_not_sent_again(site: Running) -> None:
    """A browser that has the page gets 304, compressed or not. With another etag it gets the page."""
    mark = (await ask(site, "/")).headers["etag"]
    for accepted in ("gzip", "identity"):
        for known in (mark, f'"other", {mark}'):
            answer = await ask(site, "/rules", accept_encoding=accepted, if_none_match=known)
            assert (answer.status_code, answer.content) == (304, b"")
            assert (answer.headers["etag"], answer.headers["cache-control"]) == (mark, "no-cache")
    for known in ('"other"', "", (await ask(site, "/sw.js")).headers["etag"]):
        assert (await ask(site, "/", if_none_match=known)).content == START


@pytest.mark.parametrize(
    "path",
    [
        *("/index.html", "/nowhere", "/assets", "/assets/", "/assets/nothing.js", "/rules/more", "/r", "/r/"),
        *(
            "/secret.txt",
            "/../secret.txt",
            "/assets/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
        ),
        *("/assets/%2e%2e/%2e%2e/secret.txt", "/assets/..%5c..%5csecret.txt", "//secret.txt", "/web/sw.js"),
        *("/assets//app-1a2b.js", "/assets/./../sw.js", "/ASSETS/app-1a2b.js", "/sw.js%00", "/sw.js/"),
    ],
)
async def test_nothing_else_is_served(site: Running, path: str) -> None:
    """Other paths are not found, however they are spelled."""
    reader, writer = await asyncio.open_connection(*site.address.removeprefix("http://").split(":"))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: table.local\r\nConnection: close\r\n\r\n".encode())
    response = await reader.read()
    writer.close()
    assert b"secret" not in response.partition(b"\r\n\r\n")[2]
    assert response.startswith((b"HTTP/1.1 404", b"HTTP/1.1 307")), response
    if response.startswith(b"HTTP/1.1 404"):
        assert json.loads(response.partition(b"\r\n\r\n")[2])["code"] == "no-page"


@pytest.mark.parametrize("path", ["/", "/rules", "/assets/app-1a2b.js", "/sw.js"])
async def test_pages_are_read_only(site: Running, path: str) -> None:
    """Pages cannot be written."""
    for method in ("POST", "PUT", "DELETE"):
        answer = await ask(site, path, method)
        assert (answer.status_code, answer.json()["code"]) == (405, "no-method")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_a_built_page(tmp_path: Path, language: str) -> None:
    """A server without the built pages says so in the reader's language, and names the room."""
    async with running(tmp_path / "tables", pages=tmp_path / "web") as unbuilt:
        for address in ADDRESSES:
            answer = await ask(unbuilt, address, accept_language=language)
            assert answer.status_code == 200
            assert f'lang="{language}"' in answer.text
            assert text("server-page-hint", language) in answer.text
            assert answer.headers["cache-control"] == "no-store"
        assert "lusab-babad-gutih" in (await ask(unbuilt, "/r/lusab-babad-gutih")).text


# The built page


class _Page(HTMLParser):
    """The links of a page, and what its policy forbids."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.forbidden: list[str] = []
        self._inside = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.loads += [link for link in (given.get("src"), given.get("href")) if link]
        self.forbidden += [name for name in given if name == "style" or name.startswith("on")]
        self._inside = tag

    def handle_data(self, data: str) -> None:
        if self._inside in ("script", "style") and data.strip():
            self.forbidden.append(data)


@pytest.fixture
def built(server: Running) -> Running:
    """A server with the real page, which `make test` builds."""
    assert (PAGES / "index.html").is_file(), "run: python hatch_build.py"
    return server


async def test_the_built_page_has_all_it_loads(built: Running) -> None:
    """All that the page loads is on the server, and nothing in it violates its policy."""
    page = _Page((await ask(built, "/")).text)
    assert page.forbidden == []
    assert [link for link in page.loads if link.endswith(".js")]
    for link in page.loads:
        assert link.startswith("/")
        assert (await ask(built, link)).status_code == 200


async def test_the_built_page_can_be_installed(built: Running) -> None:
    """The manifest is valid, and its icons exist."""
    manifest = await ask(built, "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        answer = await ask(built, icon["src"])
        assert answer.status_code == 200
        assert answer.headers["content-type"] == icon["type"]


def test_the_built_page_is_small() -> None:
    """The scripts and styles of the page, without the texts, are smaller than 80 kB."""
    spoken = re.compile(r"(start|pages|ledger)-[\w-]{8}\.js")  # texts: a browser loads one language
    files = [file for file in (PAGES / "assets").iterdir() if not spoken.fullmatch(file.name)]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 80_000
