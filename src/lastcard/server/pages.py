"""The browser client: what Vite has built, read once at the start. Where nothing was built there is a page in
its place that says so."""

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcard.server.http import language_of
from lastcard.server.packed import Packed
from lastcard.texts import text

_START = "index.html"
# All of them are one page, which knows itself where it is.
_ADDRESSES = ("/", "/rules", "/r/{room}", "/r/{room}/games/{game}")
_MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets have a hash of what is in them
_ASK_AGAIN = "no-cache"

_Endpoint = Callable[[Request], Awaitable[Response]]


def page_routes(folder: Path) -> list[Route]:
    """A route for each file of a built client: what is not among them cannot be asked for."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    start = _file(files[_START], _ASK_AGAIN) if _START in files else _not_built
    pages = [Route(address, start) for address in _ADDRESSES]
    others = [
        Route(f"/{name}", _file(path, _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN))
        for name, path in files.items()
        if name != _START
    ]
    return pages + others


def _file(path: Path, cache: str) -> _Endpoint:
    packed = Packed(path.read_bytes(), _MEDIA.get(path.suffix, "application/octet-stream"), cache)

    async def answer(request: Request) -> Response:
        return packed.answer(request)

    return answer


async def _not_built(request: Request) -> Response:
    """A page without scripts, in the reader's language."""
    language = language_of(request)
    room = request.path_params.get("room", "")
    words = text("server-page-room", language, room=room) if room else text("server-page", language)
    title, hint = text("server-page-title", language), text("server-page-hint", language)
    body = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1><p>{escape(words)}</p><p>{escape(hint)}</p></html>"
    )
    return Response(body, media_type="text/html; charset=utf-8")
