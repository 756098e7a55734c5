"""Play in the terminal: a table with cards and keys, and the same game line by line.

The terminal never decides what is allowed. It shows a view, sends a move, and shows the refusal. Both forms
of play are built on session.py.

You type what is printed on a card (r 5, w g), not its place in the hand: the keys stay the same while the
hand changes, which matters when others act at the same time.
"""
