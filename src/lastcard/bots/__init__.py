"""Bots: one file each, a cast to choose from, and a table to put them at."""

from lastcard.bots.bot import Bot
from lastcard.bots.cast import LEVELS, bot_names, make_bot
from lastcard.bots.casual import Casual
from lastcard.bots.novice import Novice
from lastcard.bots.table import play_match
from lastcard.bots.tips import Hint, Tips, hint

__all__ = [
    "LEVELS",
    "Bot",
    "Casual",
    "Hint",
    "Novice",
    "Tips",
    "bot_names",
    "hint",
    "make_bot",
    "play_match",
]
