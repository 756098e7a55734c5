"""`lastcard bot`: one of the built-in bots joins a room on a server."""

import asyncio
import os
from typing import Annotated

import typer

from lastcard import protocol as m
from lastcard.bots import LEVELS
from lastcard.cli.signals import stop_on_signals
from lastcard.client import BotClient, Client, room_of
from lastcard.errors import LastCardError
from lastcard.texts import current, text

TOKEN_VARIABLE = "LASTCARD_TOKEN"


def bot(
    connect: Annotated[str, typer.Option(metavar="URL")],
    level: Annotated[str, typer.Option("--bot", metavar="|".join(LEVELS))] = "tips",
    room: Annotated[str, typer.Option(metavar="CODE")] = "",
    name: Annotated[str, typer.Option(metavar="NAME")] = "Robo",
    seat: Annotated[int | None, typer.Option(min=0, max=9)] = None,
    token: Annotated[str, typer.Option(metavar="TOKEN", envvar=TOKEN_VARIABLE)] = "",
    matches: Annotated[int, typer.Option(min=0)] = 0,
    speed: Annotated[float, typer.Option(min=0.1, max=1000)] = 1.0,
) -> None:
    """Join a room on a server and play there."""
    stop_on_signals()
    if level not in LEVELS:
        raise LastCardError("bot-unknown", bot=level, known=", ".join(LEVELS))
    code = room or room_of(connect)
    if not code:
        raise LastCardError("connect-no-room", address=connect)
    os.environ.pop(TOKEN_VARIABLE, None)
    client = Client(connect, code, token, current())
    try:
        asyncio.run(_play(client, level, name, seat, matches, 1 / speed))
    except KeyboardInterrupt:
        print(text("bot-left"))


async def _play(client: Client, level: str, name: str, seat: int | None, matches: int, pace: float) -> None:
    async with client:
        player = BotClient(client, level, pace, _print)
        refused = await player.sit(name, seat)
        if refused:
            raise LastCardError("server-says", text=refused.text)
        await client.until(lambda: client.seat is not None)
        print(text("bot-sits", seat=client.seat, room=client.code), flush=True)
        await player.play(matches)


def _print(message: m.AnyMessage) -> None:
    """Print a line for every match that is over."""
    if isinstance(message, m.Update):
        for event in message.events:
            if event.kind == "match-over":
                print(text("bot-game-over"), flush=True)
