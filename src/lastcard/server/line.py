"""The line to a client: uvicorn's websocket, with a way past its queues.

An ASGI application sends and receives by coroutines, one message at a time; for a frame to everybody at a
table, that costs more than the frame. So a connection takes the line out of the scope, hears messages at
once, and writes frames at once as long as the client reads them.
"""

import struct
from collections.abc import MutableMapping
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_NAME = "lastcard.line"
_TEXT = 0x81  # a whole message in one frame


class Listener(Protocol):
    """Whoever is at this end of a line."""

    def hear(self, message: bytes | None) -> None:
        """A text; None for anything else."""
        ...

    def go_on(self) -> None:
        """The client reads again."""
        ...


class Line(WebSocketsSansIOProtocol):
    """One websocket. Before there is a listener it behaves as any."""

    listener: Listener | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][_NAME] = {"line": self}  # type: ignore[index]

    def say(self, message: bytes) -> bool:
        """Send a text at once; False if the client does not read what it was sent before."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(message)) + message)
        return True

    def cut(self) -> None:
        """End it, whatever the client does."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.hear(message if self.curr_msg_data_type == "text" else None)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener:
            self.listener.go_on()

    def keepalive_timeout(self) -> None:
        """uvicorn closes a line that does not answer only when it has read everything, which it may never
        do."""
        super().keepalive_timeout()
        self.cut()


def line_of(scope: MutableMapping[str, Any]) -> Line:
    """The line of a websocket."""
    return scope["extensions"][_NAME]["line"]


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size)
    return struct.pack("!BBQ", _TEXT, 127, size)
