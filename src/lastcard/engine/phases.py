"""What the game waits for. One phase is in force at any time."""

from typing import NewType

from .numbering import names_in, numbering

Phase = NewType("Phase", int)
_next = numbering(Phase)

COLOUR = _next()  # the seat on turn names the colour of an opening black card, or of a roulette
TURN = _next()  # the seat on turn plays, draws, takes or challenges
DRAWN = _next()  # the seat on turn plays the card it drew, or keeps it
MORE = _next()  # the seat on turn lays another card of the symbol on top; nobody can react
SWAP = _next()  # the seat on turn says with whom it swaps hands
TARGET = _next()  # the seat on turn says at whom it aims its card
DEFEND = _next()  # the seat `asked` may stop that swap
SLAP = _next()  # all players slap the pile
JOIN = _next()  # the seat `asked` joins a sixty-nine or not
DUMP = _next()  # the seat `asked` sheds the colour of a sixty-nine or not
ROUND_OVER = _next()  # the game waits for the next round
MATCH_OVER = _next()  # there is nothing more to decide

NAMES = names_in(globals(), " ")
