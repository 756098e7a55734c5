"""A bot that plays a seat of a server from another process: it sees what its client is told, and no more."""

import asyncio
import random
from collections.abc import Callable

from lastcard.bots.bot import Bot
from lastcard.bots.cast import LEVELS, Level, make_bot
from lastcard.rules import decode
from lastcard.server import messages as m
from lastcard.server.client import Client
from lastcard.table.live import ROUND_PAUSE
from lastcard.views.chances import answers, chances
from lastcard.views.seat import View


class Visitor:
    """A bot of some level with a client of its own. `told` is given a line for what is worth saying."""

    def __init__(
        self,
        client: Client,
        level: str,
        pace: float = 1.0,
        told: Callable[[m.AnyMessage], None] | None = None,
    ) -> None:
        self.client = client
        self._level: Level = LEVELS[level]
        self._name = level
        self._pace = pace
        self._chance = random.Random()
        self._bot: Bot | None = None
        self._rules = ""
        if told:
            client.heard = told

    async def sit(self, name: str, seat: int | None = None) -> m.Refused | m.Problem | None:
        """Take a seat, unless the token holds one already."""
        if self.client.seat is not None:
            return None
        answer = await self.client.command(m.Sit(self.client.new_id(), name, seat, program=True))
        return answer if isinstance(answer, (m.Refused, m.Problem)) else None

    async def play(self, games: int = 0) -> None:
        """Play until so many games are over; without a number, for ever."""
        client, over = self.client, 0
        last = client.room.game if client.room and not client.room.playing else 0
        while not games or over < games:
            seen = client.news
            await self._act()
            room = client.room
            if room and room.game > last and not room.playing:
                last, over = room.game, over + 1
                continue
            await client.until(lambda seen=seen: client.news > seen)

    async def _act(self) -> None:
        """React if there is something to react to, else answer if there is a question."""
        view = self.client.view
        if view is None or self.client.seat is None or not (self.client.room and self.client.room.playing):
            return
        bot, seen = self._bot_now(), self.client.seq
        move = bot.react(view) if chances(view) and view.phase != "round over" else None
        if move is not None:
            await self._wait(self._level.reaction_time(self._chance))
        elif answers(view):
            move = await self._answer(bot, view)
        if move is not None and (self.client.seq == seen or move in chances(self.client.view or view)):
            answer = await self.client.move(move)
            if isinstance(answer, m.Refused) and self.client.seq == seen:
                await asyncio.sleep(0.1 * self._pace)  # nothing has changed: it will think again

    async def _answer(self, bot: Bot, view: View) -> str | None:
        if view.phase == "round over":
            if self._people_there():
                return None
            await self._wait(ROUND_PAUSE)
            return "next"
        await self._wait(self._level.thinking_time(self._chance, len(answers(view))))
        return bot.decide(view) if self.client.view == view else None

    def _people_there(self) -> bool:
        """Scores are left to people, if there are any."""
        seats = self.client.room.seats if self.client.room else ()
        return any(seat.kind == "person" and seat.connected for seat in seats)

    def _bot_now(self) -> Bot:
        """The bot for the rules that are played by."""
        code = self.client.room.rules if self.client.room else ""
        if self._bot is None or code != self._rules:
            self._rules = code
            self._bot = make_bot(self._name, decode(code), self._chance.getrandbits(64))
        return self._bot

    async def _wait(self, seconds: float) -> None:
        """Think; something that happens meanwhile may change everything."""
        seen = self.client.news
        try:
            async with asyncio.timeout(seconds * self._pace):
                await self.client.until(lambda: self.client.news > seen)
        except TimeoutError:
            pass
