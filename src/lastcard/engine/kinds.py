"""The kinds of moves. A kind says what a move is, apart from its card, colour or seat."""

from typing import NewType

from .numbering import numbering

Kind = NewType("Kind", int)
_next = numbering(Kind)

UNUSED = _next()  # of a number that no move has
PLAY = _next()
PAIR = _next()
JUMP = _next()
MORE = _next()
DRAW = _next()
TAKE = _next()
KEEP = _next()
CHALLENGE = _next()
UNO = _next()
SLAP = _next()
SPEAK = _next()
AGREE = _next()
DISAGREE = _next()
NEXT = _next()
COLOUR = _next()
SWAP = _next()
SWAP_NOBODY = _next()
CATCH = _next()
ACCUSE = _next()
TARGET = _next()
DEFEND = _next()
DEFEND_NOT = _next()
JOIN = _next()
JOIN_NOT = _next()
DUMP_ALL = _next()
DUMP_NONE = _next()
DUMP_SOME = _next()
DEFEND_OTHER = _next()
JOIN_OTHER = _next()
PAIR_OTHER = _next()
PAIR_NOT_HELD = _next()
TIMEOUT = _next()
TURN_BEGINS = _next()
TIME_UP = _next()
