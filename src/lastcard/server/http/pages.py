"""The browser client: the files that Vite built, read at the start, or a page that says there are none."""

from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lastcard.server.http.handlers import language_of
from lastcard.server.http.static import StaticContent
from lastcard.texts import text

_START = "index.html"
# One page serves all of these addresses; it reads its own address to know what to show.
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
_FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset contains a hash of its content
_ASK_AGAIN = "no-cache"

_Endpoint = Callable[[Request], Awaitable[Response]]


def page_routes(folder: Path) -> list[Route]:
    """A route for each file of the built client. Nothing else in the folder or outside of it is served."""
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
    content = StaticContent(path.read_bytes(), _MEDIA.get(path.suffix, "application/octet-stream"), cache)

    async def answer(request: Request) -> Response:
        return content.response(request)

    return answer


async def _not_built(request: Request) -> Response:
    """A page without scripts in the language of the reader."""
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
