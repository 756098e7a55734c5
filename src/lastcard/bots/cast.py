"""The bots that come with the game: their levels and names, and how long they take to think and react."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from lastcard.bots.bot import Bot
from lastcard.bots.casual import Casual
from lastcard.bots.novice import Novice
from lastcard.bots.tips import Tips
from lastcard.rules import Rules

NAMES = ("Ben", "Cleo", "Dov", "Eva", "Finn", "Gul", "Hal", "Ines", "Jun", "Kai", "Lou")


@dataclass(frozen=True)
class Level:
    """A kind of bot, and how alert and how fast it is."""

    make: Callable[[Rules, int, float], Bot]
    alertness: float
    thinking: float  # seconds for a decision, on average

    def thinking_time(self, rng: random.Random, choices: int) -> float:
        """Seconds until a decision: random, and more if there is more to choose from."""
        return self.thinking * (0.5 + 0.1 * min(choices, 8)) * rng.lognormvariate(0, 0.35)

    def reaction_time(self, rng: random.Random) -> float:
        """Seconds until a reaction: at least 0.35, and less on average for alert bots."""
        return 0.35 + rng.expovariate(1 / (0.4 + 2 * (1 - self.alertness)))


LEVELS: dict[str, Level] = {
    "novice": Level(lambda _, seed, alertness: Novice(seed, alertness), 0.6, 1.8),
    "casual": Level(lambda _, seed, alertness: Casual(seed, alertness), 0.8, 1.4),
    "tips": Level(Tips, 0.9, 1.2),
}


def make_bot(level: str, rules: Rules, seed: int) -> Bot:
    """A bot of a level."""
    return LEVELS[level].make(rules, seed, LEVELS[level].alertness)


def bot_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names for bots that are not taken yet."""
    used = {name.casefold() for name in taken}
    return [name for name in NAMES if name.casefold() not in used][:count]
