"""The whole application: pages, HTTP and the websocket, behind one set of doors."""

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as HttpRoute

from lastcard.errors import LastCardError
from lastcard.server.doors import Doors
from lastcard.server.house import House
from lastcard.server.http import ROUTES, Refusal, as_json, endpoint, language_of, refused
from lastcard.server.openapi import description
from lastcard.server.pages import page_routes
from lastcard.server.socket import Receive, Scope, Send, Socket

App = Callable[[Scope, Receive, Send], Awaitable[None]]


def make_app(house: House) -> App:
    """An application for a house. The websocket does without what stands before the pages: every frame
    would pass through it."""
    pages = Doors(_pages(house))  # before all else, so that mistakes of ours have its headers, too
    socket = Socket(house)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await socket(scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def _pages(house: House) -> Starlette:
    """Everything that is not the websocket."""
    routes = [HttpRoute(route.path, endpoint(route, house), methods=[route.method]) for route in ROUTES]
    return Starlette(
        routes=[
            *routes,
            HttpRoute("/openapi.json", lambda _request: as_json(description())),
            *page_routes(house.settings.pages),
        ],
        exception_handlers={HTTPException: _not_there},
    )


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "server-no-page", 405: "server-no-method"}.get(error.status_code, "server-no-page")
    response = refused(Refusal(error.status_code, LastCardError(key)), language_of(request))
    response.headers.update(error.headers or {})
    return response
