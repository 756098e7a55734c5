"""The bots at a live table: when each of them answers, and which reactions they plan."""

import random
from functools import cached_property

from lastcard.bots.bot import Bot
from lastcard.bots.cast import LEVELS, make_bot
from lastcard.notation.moves import Move
from lastcard.rules import Rules
from lastcard.table.planned import PlannedMove
from lastcard.views.seat import View

ROUND_PAUSE = 4.0  # seconds that bots look at the scores if no people play


class SeatedBots:
    """The bots of a table. They take their time to think, and each plans one reaction at most."""

    def __init__(self, rules: Rules, seed: int | None, pace: float) -> None:
        self.bots: dict[int, Bot] = {}
        self.plans: dict[int, PlannedMove] = {}  # reactions
        self.answers_at: float | None = None  # when the bot that is asked will answer
        self._rules = rules
        self._seed = seed
        self.pace = pace  # multiplies the thinking times
        self._levels: dict[int, str] = {}

    @cached_property
    def _random(self) -> random.Random:
        """The random numbers of the bots, created when the first bot needs them."""
        return random.Random(self._seed)

    def seat(self, seat: int, level: str) -> None:
        """Seat a bot of a level, or a person if `level` is empty. The previous player's plans are dropped."""
        self.plans.pop(seat, None)
        self.bots.pop(seat, None)
        if level:
            self._levels[seat] = level
            self.bots[seat] = make_bot(level, self._rules, self._random.getrandbits(64))

    def think(self, view: View, now: float) -> None:
        """Let the bot that the game waits for think. The more choices it has, the longer it takes."""
        assert view.seat is not None
        level = LEVELS[self._levels[view.seat]]
        self.answers_at = now + self.pace * level.thinking_time(self._random, len(view.answers))

    def look_at_scores(self, now: float) -> None:
        """After a round, let a bot start the next one after a pause."""
        self.answers_at = now + self.pace * ROUND_PAUSE

    def decide(self, view: View) -> Move:
        """The answer of the bot that the game waits for."""
        assert view.seat is not None
        return self.bots[view.seat].decide(view)

    def plan_reaction(self, view: View, playing: bool, now: float) -> None:
        """Keep a bot's plan if it still makes sense. Otherwise ask the bot for a new one."""
        assert view.seat is not None
        plan = self.plans.get(view.seat)
        if plan is not None and any(plan.move.text == offer.text for offer in view.reactions):
            return
        self.plans.pop(view.seat, None)
        move = self.bots[view.seat].react(view) if playing else None
        if move is not None:
            delay = LEVELS[self._levels[view.seat]].reaction_time(self._random)
            self.plans[view.seat] = PlannedMove(now + self.pace * delay, view.seat, move)
