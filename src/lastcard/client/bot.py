"""A bot that plays a seat on a server from another process. It sees only what its client receives."""

import asyncio
import random
from collections.abc import Callable

from lastcard import protocol as m
from lastcard.bots.bot import Bot
from lastcard.bots.cast import LEVELS, Level, make_bot
from lastcard.client.client import Client
from lastcard.notation.moves import Move
from lastcard.rules import decode
from lastcard.table.seated_bots import ROUND_PAUSE
from lastcard.views.seat import View


class BotClient:
    """A bot of a given level that plays through a client. `on_message` is called with every message."""

    def __init__(
        self,
        client: Client,
        level: str,
        pace: float = 1.0,
        on_message: Callable[[m.AnyMessage], None] | None = None,
    ) -> None:
        self.client = client
        self._level: Level = LEVELS[level]
        self._name = level
        self._pace = pace
        self._random = random.Random()
        self._bot: Bot | None = None
        self._rules = ""
        if on_message:
            client.on_message = on_message

    async def sit(self, name: str, seat: int | None = None) -> m.Refused | m.Problem | None:
        """Take a seat, unless the token holds one already."""
        if self.client.seat is not None:
            return None
        answer = await self.client.command(m.Sit(self.client.new_id(), name, seat, program=True))
        return answer if isinstance(answer, (m.Refused, m.Problem)) else None

    async def play(self, games: int = 0) -> None:
        """Play this many games, or forever if `games` is 0."""
        client, over = self.client, 0
        last = client.room.game if client.room and not client.room.playing else 0
        while not games or over < games:
            seen = client.received
            await self._act()
            room = client.room
            if room and room.game > last and not room.playing:
                last, over = room.game, over + 1
                continue
            await client.until(lambda seen=seen: client.received > seen)

    async def _act(self) -> None:
        """Make the move that the bot wants to make now, if any. Reactions come before answers."""
        view = self.client.view
        if view is None or self.client.seat is None or not (self.client.room and self.client.room.playing):
            return
        bot, seen = self._bot_now(), self.client.seq
        move = bot.react(view) if view.reactions else None
        if move is not None:
            await self._wait(self._level.reaction_time(self._random))
        elif view.answers:
            move = await self._answer(bot, view)
        if move is not None and (self.client.seq == seen or self._can_still_react(move)):
            answer = await self.client.move(move)
            if isinstance(answer, m.Refused) and self.client.seq == seen:
                await asyncio.sleep(0.1 * self._pace)  # nothing has changed; think again

    def _can_still_react(self, move: Move) -> bool:
        offer = self.client.view.offer(move.text) if self.client.view else None
        return offer is not None and offer.reaction

    async def _answer(self, bot: Bot, view: View) -> Move | None:
        if view.question == "next":
            if self._people_there():
                return None
            await self._wait(ROUND_PAUSE)
            return view.answers[0]
        await self._wait(self._level.thinking_time(self._random, len(view.answers)))
        return bot.decide(view) if self.client.view == view else None

    def _people_there(self) -> bool:
        """Whether people are connected. If so, the bot leaves it to them to start the next round."""
        seats = self.client.room.seats if self.client.room else ()
        return any(seat.kind == "person" and seat.connected for seat in seats)

    def _bot_now(self) -> Bot:
        """The bot for the current rules."""
        code = self.client.room.rules if self.client.room else ""
        if self._bot is None or code != self._rules:
            self._rules = code
            self._bot = make_bot(self._name, decode(code), self._random.getrandbits(64))
        return self._bot

    async def _wait(self, seconds: float) -> None:
        """Wait, but only until the next message, because it may change what the bot wants to do."""
        seen = self.client.received
        try:
            async with asyncio.timeout(seconds * self._pace):
                await self.client.until(lambda: self.client.received > seen)
        except TimeoutError:
            pass
