"""The whole application: pages, the HTTP interface, and the websocket."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as HttpRoute

from lastcard.errors import LastCardError
from lastcard.server.http.handlers import language_of
from lastcard.server.http.openapi import description
from lastcard.server.http.pages import page_routes
from lastcard.server.http.routes import ROUTES, as_json, endpoint, refused
from lastcard.server.http.types import RequestRefused
from lastcard.server.registry import Registry
from lastcard.server.security import App, Receive, Scope, SecurityHeaders, Send
from lastcard.server.socket import SOCKET_PATH, Socket


def make_app(registry: Registry) -> App:
    """The application of a registry. The websocket bypasses Starlette and its middleware: every frame would
    have to pass through them."""
    pages = SecurityHeaders(_pages(registry))  # outermost, so that internal errors have them, too
    socket = Socket(registry)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"].startswith(SOCKET_PATH):
            await socket(scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def _pages(registry: Registry) -> Starlette:
    """Everything but the websocket."""
    routes = [HttpRoute(route.path, endpoint(route, registry), methods=[route.method]) for route in ROUTES]
    return Starlette(
        routes=[
            *routes,
            HttpRoute("/openapi.json", lambda _request: as_json(description())),
            *page_routes(registry.settings.pages),
        ],
        exception_handlers={HTTPException: _not_found},
    )


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "server-no-page", 405: "server-no-method"}.get(error.status_code, "server-no-page")
    response = refused(RequestRefused(error.status_code, LastCardError(key)), language_of(request))
    response.headers.update(error.headers or {})
    return response
