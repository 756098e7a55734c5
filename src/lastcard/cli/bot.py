"""`lastcard bot`: a bot of ours plays a seat of a server, from another process."""

import asyncio
import os
from typing import Annotated

import typer

from lastcard.bots import LEVELS
from lastcard.errors import LastCardError
from lastcard.server import messages as m
from lastcard.server.client import Client, room_of
from lastcard.server.visitor import Visitor
from lastcard.texts import current, text

TOKEN_VARIABLE = "LASTCARD_TOKEN"


def bot(
    connect: Annotated[str, typer.Option(metavar="URL")],
    level: Annotated[str, typer.Option("--bot", metavar="|".join(LEVELS))] = "tips",
    room: Annotated[str, typer.Option(metavar="CODE")] = "",
    name: Annotated[str, typer.Option(metavar="NAME")] = "Robo",
    seat: Annotated[int | None, typer.Option(min=0, max=9)] = None,
    token: Annotated[str, typer.Option(metavar="TOKEN", envvar=TOKEN_VARIABLE)] = "",
    games: Annotated[int, typer.Option(min=0)] = 0,
    speed: Annotated[float, typer.Option(min=0.1, max=1000)] = 1.0,
) -> None:
    """Play a seat of a server."""
    if level not in LEVELS:
        raise LastCardError("bot-unknown", bot=level, known=", ".join(LEVELS))
    code = room or room_of(connect)
    if not code:
        raise LastCardError("connect-no-room", address=connect)
    os.environ.pop(TOKEN_VARIABLE, None)
    client = Client(connect, code, token, current())
    try:
        asyncio.run(_play(client, level, name, seat, games, 1 / speed))
    except KeyboardInterrupt:
        print(text("bot-left"))


async def _play(client: Client, level: str, name: str, seat: int | None, games: int, pace: float) -> None:
    async with client:
        visitor = Visitor(client, level, pace, _tell)
        refused = await visitor.sit(name, seat)
        if refused:
            raise LastCardError("server-says", text=refused.text)
        await client.until(lambda: client.seat is not None)
        print(text("bot-sits", seat=client.seat, room=client.code), flush=True)
        await visitor.play(games)


def _tell(message: m.AnyMessage) -> None:
    """A line for every game that is over."""
    if isinstance(message, m.Update):
        for event in message.events:
            if event.kind == "match-over":
                print(text("bot-game-over"), flush=True)
