"""The line to a client: uvicorn's websocket, with a way past its queues.

An ASGI application sends and receives by coroutines, one message at a time; for a frame to everybody at a
table, that costs more than the frame. So a connection takes the line out of the scope, hears messages at
once, and writes frames at once as long as the client reads them. What clients mostly say is a short text in a
frame of its own: that is read here, too, and everything else by the library.
"""

import struct
from collections.abc import MutableMapping
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_NAME = "lastcard.line"
_TEXT = 0x81  # a whole message in one frame
_MASKED = 0x80  # the bit that clients set in the second byte; the others are the size
_LONG = 126  # from here on the size has more bytes
_HEAD = 6  # bytes of a short frame before its content: two, and the mask


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
    _between = False  # whether the library has heard nothing but whole frames

    def data_received(self, data: bytes) -> None:
        if self.listener is None:
            self._between = data.endswith(b"\r\n\r\n")  # the request, and nothing after it
        while self._between and self.listener and data:
            end = _end_of(data)
            if not end or end > len(data):
                self._between = False  # from here on the library knows where a frame begins
            elif self._is_short_text(data):
                self.listener.hear(_unmasked(data[_HEAD:end], data[2:_HEAD]))
                data = data[end:]
            else:
                super().data_received(data[:end])
                data = data[end:]
        if data:
            super().data_received(data)

    def _is_short_text(self, data: bytes) -> bool:
        """Not within a longer one, and not after the end."""
        short = data[0] == _TEXT and data[1] < _MASKED + _LONG
        return short and not (self.frames or self.close_sent or self.transport.is_closing())

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


def _end_of(data: bytes) -> int:
    """Where the first frame of a client ends; 0 if it is none, or huge, or its head is not all there."""
    if len(data) < _HEAD or not _MASKED <= data[1] <= _MASKED + _LONG:
        return 0
    size = data[1] - _MASKED
    return _HEAD + size if size < _LONG else _HEAD + 2 + int.from_bytes(data[2:4])


def _unmasked(content: bytes, mask: bytes) -> bytes:
    """All at once, as one number; that is quick for what is short."""
    size = len(content)
    over = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content) ^ int.from_bytes(over)).to_bytes(size)


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size)
    return struct.pack("!BBQ", _TEXT, 127, size)
