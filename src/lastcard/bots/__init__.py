"""Bots: one file for each, a cast to choose from, and a table for bots only.

A bot gets a view, never a state. The offers in the view say what it can do, as an answer or as a reaction.
`tips` uses the same functions as simulations (`autoplay/tips.py`), on a state that it builds from its view:
what it cannot see is empty there.
"""

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
