"""Invitations: a link that others can open, and its QR code."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import segno

from lastcard.server.hosts import host_of
from lastcard.server.invitations import invitation_to
from tests.server.servers import running

ROOM = "lusab-babad-gutih"
OUTSIDE = "http://192.168.1.20:8765"


@pytest.mark.parametrize(
    ("scheme", "host", "outside", "base"),
    [
        ("http", "192.168.1.7:8765", OUTSIDE, "http://192.168.1.7:8765"),
        ("https", "cards.example", OUTSIDE, "https://cards.example"),
        ("https", "cards.example", None, "https://cards.example"),
        ("http", "localhost:8765", OUTSIDE, OUTSIDE),
        ("https", "localhost", OUTSIDE, OUTSIDE),
        ("http", "LOCALHOST:8765", OUTSIDE, OUTSIDE),
        ("http", "cards.localhost:8765", OUTSIDE, OUTSIDE),
        ("http", "127.0.0.1:8765", OUTSIDE, OUTSIDE),
        ("http", "127.3.2.1:8765", OUTSIDE, OUTSIDE),
        ("http", "[::1]:8765", OUTSIDE, OUTSIDE),
        ("http", "[fe80::1]:8765", OUTSIDE, "http://[fe80::1]:8765"),
        ("http", "localhost:8765", None, "http://localhost:8765"),
        ("http", "localhost.example:80", OUTSIDE, "http://localhost.example:80"),
        ("http", "", OUTSIDE, OUTSIDE),
        ("http", "", None, "http://localhost"),
    ],
)
def test_links(scheme: str, host: str, outside: str | None, base: str) -> None:
    """A link uses the address of the request. If that is local, it uses the server's network address."""
    assert invitation_to(ROOM, scheme, host, outside).link == f"{base}/r/{ROOM}"


@pytest.mark.parametrize(
    ("named", "host"),
    [
        (b"cards.example", "cards.example"),
        (b"Cards-2.example:8765", "Cards-2.example:8765"),
        (b"[::1]:8765", "[::1]:8765"),
        (b"192.168.1.7", "192.168.1.7"),
        (b"", ""),
        (b"cards.example/@x", ""),
        (b"cards.example; script-src *", ""),
        (b"cards.example:8765:80", ""),
        (b"cards.example\n", ""),
        (b"\xff", ""),
        (b"a" * 3000, ""),
    ],
)
def test_hosts(named: bytes, host: str) -> None:
    """A host header that cannot be a server's name is not repeated."""
    assert host_of([(b"accept", b"x"), (b"host", named)]) == host
    assert host_of([(b"accept", named)]) == ""


def test_the_picture() -> None:
    """The picture is a QR code of the link, dark on light, with a border."""
    invitation = invitation_to(ROOM, "http", "192.168.1.7:8765", None)
    svg = ET.fromstring(invitation.qr)
    width, height = (int(number) for number in (svg.get("viewBox") or "").split()[2:])
    light, dark = svg
    assert (light.get("fill"), light.get("d")) == ("#fff", f"M0 0h{width}v{height}h-{width}z")
    assert dark.get("stroke") == "#000"
    wanted = {
        (x, y)
        for y, row in enumerate(segno.make(invitation.link, error="l", micro=False).matrix, 2)
        for x, module in enumerate(row, 2)
        if module
    }
    assert drawn(dark.get("d") or "") == wanted
    assert max(wanted) < (width - 2, height - 2)
    assert "\n" not in invitation.qr


def drawn(path: str) -> set[tuple[int, int]]:
    """The squares that a path of horizontal lines covers."""
    squares = set()
    x = y = 0.0
    for kind, numbers in re.findall(r"([MmHh])([-\d. ]+)", path):
        given = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if kind == "h":
            squares |= {(int(x + step), int(y)) for step in range(int(given[0]))}
            x += given[0]
        else:
            x, y = (given[0], given[1]) if kind == "M" else (x + given[0], y + given[1])
    return squares


async def test_over_http(tmp_path: Path) -> None:
    """The link names the server as the request did, with the scheme that the page was loaded by."""
    async with (
        running(tmp_path) as server,
        server.http() as http,
    ):
        room, token = await server.open_room()
        path = f"/api/rooms/{room.upper()}/invitation"
        assert (await http.get(path)).json()["link"] == f"{server.address}/r/{room}"
        answer = await http.get(path, params={"scheme": "https"}, headers={"host": "cards.example"})
        assert answer.json()["link"] == f"https://cards.example/r/{room}"
        assert token not in answer.text
        server.registry.outside = lambda: OUTSIDE
        assert (await http.get(path)).json()["link"] == f"{OUTSIDE}/r/{room}"
        for scheme in ("ftp", "", "HTTP", "javascript"):
            answer = await http.get(path, params={"scheme": scheme})
            assert (answer.status_code, answer.json()["code"]) == (422, "no-scheme")
