"""Moves, positions and whole games as text, and the parsers for it.

moves.py        a move as a value: kind, cards, colour, seat, text, and the engine's number
scenario.py     described positions with a script (docs/scenarios.md)
transcript.py   whole games (docs/transcripts.md)

Text becomes a `Move` once, where it comes in: `Game.parse`. Moves exist once for each swap number, so they
are looked up, not made.
"""
