"""A small scenario that holds, and a way to break it."""

SCENARIO = """\
title = "Drawing ends the turn"
ledger = ["B05"]
preset = "basic-plus"
options = {}
[position]
hands = ["r5 g7 w", "b1 b2", "y3 y4 y5"]
discard = "b3 r9"
draw = "g1 g2 y5"
turn = 0
script = '''
0 draw              # a comment
? turn 1
? hand 0 = r5 g7 w g1
! 0 play r5
1 draw
'''
"""


def spoiled(old: str, new: str) -> str:
    """The scenario with one text replaced. The text must occur exactly once."""
    assert SCENARIO.count(old) == 1, old
    return SCENARIO.replace(old, new)


def line_of(text: str, source: str = SCENARIO) -> int:
    """The number of the line that contains a text."""
    return next(number for number, line in enumerate(source.splitlines(), 1) if text in line)
