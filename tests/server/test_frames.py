"""Frames, however the network splits them. The transport reads short texts itself and leaves all other frames
to a library; clients cannot tell the difference."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import pytest

from tests.server.servers import Running

TEXT, MORE, PING, PONG, CLOSE = 0x81, 0x80, 0x89, 0x8A, 0x88
_LAST = 0x80


class RawSocket:
    """A TCP socket that sends bytes as they are given, after a websocket handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self._writer = reader, writer

    @classmethod
    async def connect(cls, address: str, room: str) -> "RawSocket":
        """Connect to a room without a hello."""
        host, _, port = address.removeprefix("http://").partition(":")
        raw = cls(*await asyncio.open_connection(host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /ws/{room} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await raw.send([request.encode()])
        assert (await raw.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return raw

    async def send(self, pieces: Iterable[bytes]) -> None:
        """Send each piece as a packet. The pause lets the network send it, because no event tells when."""
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0.002)

    async def receive(self) -> tuple[int, bytes]:
        """Read the next frame: its first byte and its content."""
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2))
        return kind, await self.reader.readexactly(size)

    async def answers(self, count: int) -> list[str]:
        """Read this many answers, and return their ids in order."""
        found: list[str] = []
        while len(found) < count:
            kind, content = await self.receive()
            told = json.loads(content) if kind == TEXT else {}
            if told.get("answers"):
                found.append(told["answers"])
        return found

    async def close(self) -> None:
        """Close the socket."""
        self._writer.close()


def frame(kind: int, content: bytes, masked: bool = True, mask: bytes = b"") -> bytes:
    """A frame of a client."""
    size = len(content)
    head = bytes((kind, size)) if size < 126 else bytes((kind, 126)) + size.to_bytes(2)
    if not masked:
        return head + content
    mask = mask or os.urandom(4)
    hidden = bytes(letter ^ mask[place % 4] for place, letter in enumerate(content))
    return bytes((head[0], head[1] | _LAST)) + head[2:] + mask + hidden


def look(name: str, long: bool = False) -> bytes:
    """A command that is answered."""
    return json.dumps({"type": "look", "id": name}).ljust(300 if long else 0).encode()


def texts(*names: str) -> list[bytes]:
    return [frame(TEXT, look(name)) for name in names]


def bytewise(data: bytes) -> list[bytes]:
    return [data[place : place + 1] for place in range(len(data))]


IN_PIECES = [frame(0x01, look("b")[:9]), frame(PING, b"?"), frame(MORE, look("b")[9:])]
STREAMS = {
    "one by one": texts("a", "b", "c"),
    "all at once": [b"".join(texts("a", "b", "c"))],
    "letter by letter": bytewise(b"".join(texts("a", "b", "c"))),
    "cut in the head": [texts("a")[0] + (b := texts("b")[0])[:1], b[1:], *texts("c")],
    "cut in the mask": [(b := texts("a")[0])[:4], b[4:], b"".join(texts("b", "c"))],
    "cut in the text": [texts("a")[0] + (b := texts("b")[0])[:20], b[20:] + texts("c")[0]],
    "a long one between": [texts("a")[0] + frame(TEXT, look("b", long=True)) + texts("c")[0]],
    "a long one cut": [texts("a")[0], (b := frame(TEXT, look("b", long=True)))[:100], b[100:], *texts("c")],
    "a ping between": [texts("a")[0] + frame(PING, b"?") + b"".join(texts("b", "c"))],
    "a pong that nobody wanted": [*texts("a"), frame(PONG, b"!"), *texts("b", "c")],
    "in pieces": [*texts("a"), *IN_PIECES, *texts("c")],
    "in pieces, at once": [b"".join([*texts("a"), *IN_PIECES, *texts("c")])],
}


@pytest.mark.parametrize("stream", STREAMS.values(), ids=STREAMS)
async def test_every_frame_is_read(server: Running, stream: list[bytes]) -> None:
    """However the frames are split, each is read once and in order."""
    async with _welcomed(server) as raw:
        await raw.send(stream)
        assert await raw.answers(3) == ["a", "b", "c"]


async def test_a_frame_within_a_frame(server: Running) -> None:
    """The second half of a frame is not read as a frame, even if it looks like one."""
    async with _welcomed(server) as raw:
        inner, before = texts("x")[0], b"no command, but"
        outer = frame(TEXT, before + inner, mask=bytes(4))
        assert outer.endswith(inner)
        await raw.send([*texts("a"), outer[: -len(inner)], inner, *texts("c")])
        assert await raw.answers(2) == ["a", "c"]


FAULTS = {
    "without a mask": [frame(TEXT, look("x"), masked=False)],
    "a text within another": [frame(0x01, look("x")[:5]), *texts("x")],
    "a piece of nothing": [frame(MORE, look("x"))],
    "bits of an extension": [frame(0xC1, look("x"))],
    "a kind that there is not": [frame(0x83, look("x"))],
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_invalid_frames_close_the_connection(server: Running, fault: list[bytes]) -> None:
    """An invalid frame closes the connection with code 1002, and is not executed."""
    async with _welcomed(server) as raw:
        await raw.send([*texts("a"), *fault])
        assert await raw.answers(1) == ["a"]
        kind, content = await raw.receive()
        assert (kind, content[:2]) == (CLOSE, (1002).to_bytes(2))


async def test_nothing_is_read_after_a_close(server: Running) -> None:
    """Frames after a close frame are ignored."""
    async with _welcomed(server) as raw:
        await raw.send([b"".join([*texts("a"), frame(CLOSE, (1000).to_bytes(2)), *texts("b")])])
        assert await raw.answers(1) == ["a"]
        kind, content = await raw.receive()
        assert (kind, content[:2]) == (CLOSE, (1000).to_bytes(2))
        with pytest.raises(asyncio.IncompleteReadError):
            await raw.receive()


@asynccontextmanager
async def _welcomed(server: Running) -> AsyncIterator[RawSocket]:
    """Connect to a new room, and read the welcome."""
    room, token = await server.open_room()
    raw = await RawSocket.connect(server.address, room)
    try:
        hello = {"type": "hello", "version": 2, "token": token}
        await raw.send([frame(TEXT, json.dumps(hello).encode())])
        kind, content = await raw.receive()
        assert kind == TEXT
        assert b'"welcome"' in content
        yield raw
    finally:
        await raw.close()
