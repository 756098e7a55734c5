"""Bots: one file each, a cast to choose from, and a table to put them at.

A bot is given a view, never a state. What its moves are, an answer or a reaction, it reads from the offers in
the view. `tips` plays with the same functions as simulations (`autoplay/tips.py`), on a state that it builds
from its view: what it cannot see is empty there.
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
