"""Moves, games and positions as text."""
