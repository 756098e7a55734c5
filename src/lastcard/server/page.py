"""The page that a browser is shown until it is given a table to play at: the server is there, and how to
sit down."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from lastcard.server.http import language_of
from lastcard.texts import text


async def page(request: Request) -> Response:
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
