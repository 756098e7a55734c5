"""Bots: one file each, and a table to put them at."""

from lastcard.bots.novice import Novice
from lastcard.bots.table import Bot, play_match

__all__ = ["Bot", "Novice", "play_match"]
