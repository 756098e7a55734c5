"""Inviting people to a room: a link that works on their devices, and its QR code."""

import io

import segno
from msgspec import Struct

from lastcard.server.hosts import is_here

SCHEMES = ("http", "https")


class Invitation(Struct, frozen=True):
    """A link to a room, and its QR code as an SVG."""

    link: str
    qr: str


def invitation_to(room: str, scheme: str, host: str, outside: str | None) -> Invitation:
    """An invitation by somebody who found the server at a host. The name of his own machine means nothing to
    others: if the server has an address outside, they are given that."""
    base = outside if outside and (not host or is_here(host)) else f"{scheme}://{host or 'localhost'}"
    link = f"{base}/r/{room}"
    return Invitation(link, _qr_code(link))


def _qr_code(link: str) -> str:
    """An SVG as large as its place, dark on light wherever it is shown."""
    out = io.BytesIO()
    code = segno.make(link, error="l", micro=False)
    code.save(
        out,
        kind="svg",
        border=2,
        light="#fff",
        omitsize=True,
        xmldecl=False,
        nl=False,
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue().decode()
