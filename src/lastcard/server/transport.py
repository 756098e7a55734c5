"""The transport of a connection: uvicorn's websocket protocol, with a way around its queues.

An ASGI application sends and receives with coroutines, one message at a time. For a frame to everyone at a
table that costs more than the frame itself. So a connection takes the transport out of the ASGI scope, gets
messages as soon as they arrive, and writes frames at once as long as the client reads them. Most messages of
clients are short texts in a frame of their own; those are parsed here, everything else by the library.

This builds on a class that uvicorn does not document, so pyproject.toml pins uvicorn to one version.
"""

import struct
from collections.abc import MutableMapping
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_EXTENSION = "lastcard.transport"
_TEXT = 0x81  # the first byte of a message in one frame
_MASKED = 0x80  # the bit that clients set in the second byte; the other bits are the size
_LONG = 126  # from here on the size is in the bytes that follow
_HEAD = 6  # bytes of a short frame before its content: two, and the mask


class Listener(Protocol):
    """The connection that uses a transport."""

    def received(self, message: bytes | None) -> None:
        """A message has arrived; None for one that is not text."""
        ...

    def writable(self) -> None:
        """The client reads again."""
        ...


class WebSocketTransport(WebSocketsSansIOProtocol):
    """One websocket. Without a listener it behaves as uvicorn's own class."""

    listener: Listener | None = None
    _between_frames = False  # whether the library has seen nothing but whole frames

    def data_received(self, data: bytes) -> None:
        if self.listener is None:
            self._between_frames = data.endswith(b"\r\n\r\n")  # the request and nothing after it
        while self._between_frames and self.listener and data:
            end = _end_of_frame(data)
            if not end or end > len(data):
                self._between_frames = False  # from here on only the library knows where a frame begins
            elif self._is_short_text(data):
                self.listener.received(_unmasked(data[_HEAD:end], data[2:_HEAD]))
                data = data[end:]
            else:
                super().data_received(data[:end])
                data = data[end:]
        if data:
            super().data_received(data)

    def _is_short_text(self, data: bytes) -> bool:
        """Whether a short text begins here, not within a longer message and not after the end."""
        short = data[0] == _TEXT and data[1] < _MASKED + _LONG
        return short and not (self.frames or self.close_sent or self.transport.is_closing())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][_EXTENSION] = {"transport": self}  # type: ignore[index]

    def send_text(self, message: bytes) -> bool:
        """Send a text at once; False if the client does not read what it was sent before."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(message)) + message)
        return True

    def abort(self) -> None:
        """Close the connection without waiting for the client."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """The library has read a whole message."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.received(message if self.curr_msg_data_type == "text" else None)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener:
            self.listener.writable()

    def keepalive_timeout(self) -> None:
        """The client did not answer a ping of the websocket. uvicorn waits until the client has read
        everything, which it may never do; so close the connection at once."""
        super().keepalive_timeout()
        self.abort()


def transport_of(scope: MutableMapping[str, Any]) -> WebSocketTransport:
    """The transport of a websocket, given its ASGI scope."""
    return scope["extensions"][_EXTENSION]["transport"]


def _end_of_frame(data: bytes) -> int:
    """Where the first frame ends; 0 if it is not a client's, or huge, or its head is incomplete."""
    if len(data) < _HEAD or not _MASKED <= data[1] <= _MASKED + _LONG:
        return 0
    size = data[1] - _MASKED
    return _HEAD + size if size < _LONG else _HEAD + 2 + int.from_bytes(data[2:4])


def _unmasked(content: bytes, mask: bytes) -> bytes:
    """The content without its mask, computed as one big number: that is quick for short messages."""
    size = len(content)
    whole_mask = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content) ^ int.from_bytes(whole_mask)).to_bytes(size)


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size)
    return struct.pack("!BBQ", _TEXT, 127, size)
