"""A server with three rooms: before its first game, during a game, and after one."""

from dataclasses import dataclass

from tests.server.json_connection import joined
from tests.server.positions import short_game
from tests.server.servers import Running

HOST, OTHER, WATCHER = "host", "other", "watcher"


@dataclass
class OpenRoom:
    """A room with Ana as its host and Ben as the other player."""

    code: str
    tokens: dict[str, str]


@dataclass
class ThreeRooms:
    """A server and its three rooms."""

    server: Running
    before: OpenRoom
    during: OpenRoom
    after: OpenRoom


async def open_three_rooms(server: Running) -> ThreeRooms:
    """Open the three rooms."""
    before, during = await _room(server, 3, begun=False), await _room(server, 2, begun=True)
    return ThreeRooms(server, before, during, await finished_room(server))


async def _room(server: Running, seats: int, begun: bool) -> OpenRoom:
    code, token = await server.open_room("guide", seats)
    async with joined(server, code, token, "Ana") as ana, joined(server, code, "", "Ben") as ben:
        if begun:
            assert (await ana.command("start", game=1))["type"] in ("update", "done")
        return OpenRoom(code, {HOST: token, OTHER: ben.token, WATCHER: ""})


async def finished_room(server: Running) -> OpenRoom:
    """Open a room and play a short game in it."""
    code, tokens = await short_game(server)
    return OpenRoom(code, {HOST: tokens[0], OTHER: tokens[1], WATCHER: ""})
