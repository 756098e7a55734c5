"""Invitations to a room: a link that works on other devices, and its QR code."""

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
    """An invitation from a client that reached the server at a host. If that is the client's own machine,
    others need the server's address in the network instead (`outside`)."""
    base = outside if outside and (not host or is_here(host)) else f"{scheme}://{host or 'localhost'}"
    link = f"{base}/r/{room}"
    return Invitation(link, _qr_code(link))


def _qr_code(link: str) -> str:
    """An SVG that fills its place, always dark on light."""
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
