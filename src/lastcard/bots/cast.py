"""Who the bots are: levels to choose from, names to sit under, and how long each takes to think and react."""

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
    """A kind of bot, and its temper."""

    make: Callable[[Rules, int, float], Bot]
    alertness: float
    thinking: float  # seconds for a decision, on average

    def thinking_time(self, chance: random.Random, choices: int) -> float:
        """Seconds until a decision: more for more to choose from, never the same twice."""
        return self.thinking * (0.5 + 0.1 * min(choices, 8)) * chance.lognormvariate(0, 0.35)

    def reaction_time(self, chance: random.Random) -> float:
        """Seconds until a reaction: nobody is quicker than 0.35, the alert are slow less often."""
        return 0.35 + chance.expovariate(1 / (0.4 + 2 * (1 - self.alertness)))


LEVELS: dict[str, Level] = {
    "novice": Level(lambda _, seed, alertness: Novice(seed, alertness), 0.6, 1.8),
    "casual": Level(lambda _, seed, alertness: Casual(seed, alertness), 0.8, 1.4),
    "tips": Level(Tips, 0.9, 1.2),
}


def make_bot(level: str, rules: Rules, seed: int) -> Bot:
    """A bot of a level."""
    return LEVELS[level].make(rules, seed, LEVELS[level].alertness)


def bot_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in NAMES if name.casefold() not in used][:count]
