"""Moves as small numbers.

A *card code* is a face with the colour declared for it: 0..55 the coloured faces, then four codes for
each black face (56 + 4 * which + colour). The moves:

      0 ..  71   play one card (a card code)
     72 .. 143   play two cards of one face in one turn
    144 .. 215   jump in with a card
    216          draw            217  take the pending cards   218  keep the drawn card
    219          challenge       220  call Uno                 221  slap
    222          speak           223  agree                    224  disagree
    225          next round
    226 .. 229   declare the colour of an opening black card
    230 .. 239   swap hands with a seat                        240  with nobody
    241 .. 250   catch a seat
    251 .. 260   accuse a seat of table talk
    261 .. 264   defend with the swap number of a colour       265  do not defend
    266 .. 273   join a sixty-nine: 266 + 2 * colour for a six, one more for a nine
    274          do not join
    275          dump all cards of the colour                  276  dump none
    277 .. 281   dump some of them, defend or join with a card that cannot, play two different cards,
                 or two that are not held: never allowed, there so that a person can be told why

Two more are made by the clock of a live table, never by a player, and so are not among the moves of a seat:

    282          the time of the seat that the game waits for is up
    283          the next player's turn begins, though that player has not acted
"""

from lastcard.cards.faces import COLOURS, SYMBOLS, WILD

from .kernel import kernel

PLAY, PAIR, JUMP = 0, 72, 144
DRAW, TAKE, KEEP, CHALLENGE, UNO, SLAP, SPEAK, AGREE, DISAGREE, NEXT = range(216, 226)
COLOUR = 226
SWAP = 230
SWAP_NOBODY = 240
CATCH = 241
ACCUSE = 251
DEFEND = 261
DEFEND_NOT = 265
JOIN = 266
JOIN_NOT = 274
DUMP_ALL, DUMP_NONE, DUMP_SOME = 275, 276, 277
DEFEND_OTHER, JOIN_OTHER, PAIR_OTHER, PAIR_NOT_HELD = 278, 279, 280, 281
MOVES = 282  # of players
TIMEOUT, TURN_BEGINS = 282, 283


@kernel
def card_code(face: int, colour: int) -> int:
    """The code of a face with a declared colour (which a coloured face does not need)."""
    if face < WILD:
        return face
    return WILD + (face - WILD) * COLOURS + colour


@kernel
def code_face(code: int) -> int:
    """The face of a card code."""
    if code < WILD:
        return code
    return WILD + (code - WILD) // COLOURS


@kernel
def code_colour(code: int) -> int:
    """The colour a card code shows on the table."""
    if code < WILD:
        return code // SYMBOLS
    return (code - WILD) % COLOURS


@kernel
def join_face(move: int) -> int:
    """The card of a join."""
    which = move - JOIN
    return which // 2 * SYMBOLS + (9 if which & 1 else 6)
