"""Moves, positions and whole games as text, and the parsers for it.

moves.py        a move as a value: kind, cards, colour, seat, text, and the engine's number
scenario.py     described positions with a script (docs/scenarios.md)
transcript.py   whole games (docs/transcripts.md)

Text becomes a `Move` once, where it enters the program: `Game.parse`. Every move exists once for each swap
number, so moves are looked up, not created.
"""
