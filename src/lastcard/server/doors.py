"""What every answer says to browsers: run nothing but our own, show us in nobody's frame, guess no types."""

from typing import Any

from starlette.datastructures import MutableHeaders

from lastcard.server.hosts import host_of
from lastcard.server.socket import Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a room's code is in its address
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


class Doors:
    """Middleware that puts the headers on every answer; one that has a header of its own keeps it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_closed(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("content-security-policy", _policy(host_of(scope["headers"])))
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_closed)


def _policy(host: str) -> str:
    """The policy, with the websocket of this server by its name: to Safari before 16 it is not 'self'."""
    sockets = f" ws://{host} wss://{host}" if host else ""
    return POLICY.replace("connect-src 'self'", f"connect-src 'self'{sockets}")
