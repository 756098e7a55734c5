"""Connections that record every frame, to compare what different viewers are sent."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from lastcard import protocol as m
from lastcard.client import socket_url


def token_of(number: int) -> str:
    """A token that is the same in every room."""
    return f"t{number}".ljust(43, "0")


@dataclass
class Recorder:
    """One websocket that records every frame. It answers no pings, so that the frames do not depend on the
    speed of the machine."""

    socket: ClientConnection
    frames: list[str] = field(default_factory=list)

    async def send(self, command: m.Command) -> None:
        """Send a command."""
        await self.socket.send(msgspec.json.encode(command).decode())

    async def receive(self) -> dict[str, Any]:
        """Wait for the next frame and decode it."""
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        return msgspec.json.decode(frame)

    async def command(self, command: m.Command) -> dict[str, Any]:
        """Send a command, read until its answer, and return that."""
        await self.send(command)
        wanted: str = command.id  # type: ignore[attr-defined]
        while (message := await self.receive()).get("answers") != wanted:
            pass
        return message

    def take(self) -> list[str]:
        """All frames since the last call."""
        frames, self.frames = self.frames, []
        return frames


@asynccontextmanager
async def recorder(address: str, room: str, token: str = "", after: int = 0) -> AsyncIterator[Recorder]:
    """Connect to a room, and read the welcome and the first ping."""
    async with connect(socket_url(address, room), compression=None, proxy=None, max_queue=None) as socket:
        connection = Recorder(socket)
        await connection.send(m.Hello(m.VERSION, token, "en", after))
        while (await connection.receive())["type"] != "ping":
            pass
        yield connection


@asynccontextmanager
async def recorders(address: str, room: str, tokens: Sequence[str]) -> AsyncIterator[list[Recorder]]:
    """Connect several recorders, one after the other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(recorder(address, room, token)) for token in tokens]
