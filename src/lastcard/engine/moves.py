"""Moves as small numbers.

Every kind of move has a block of numbers, one after the other in the order below. Within its block a move
is a card, a colour or a seat; `kind_of` and `part_of` take a move apart, and nothing else does.

A *card code* is a face with the colour declared for it: the coloured faces first, then four codes for each
black face.

Some moves are never legal. They exist so that a person who tries them can be told why not. The last two are
made by the clock of a live table, never by a player, so they are not among the moves of a seat.
"""

from lastcard.cards.faces import COLOURS, FACES, MAX_SEATS, SYMBOLS, WILD

from . import kinds
from .kernel import constants, kernel
from .kinds import Kind

CARD_CODES = WILD + (FACES - WILD) * COLOURS

_kinds: list[int] = []  # of every move
_parts: list[int] = []


def _block(kind: Kind, size: int = 1) -> int:
    """Give a kind of move the next numbers. Returns the first of them."""
    first = len(_kinds)
    _kinds.extend([kind] * size)
    _parts.extend(range(size))
    return first


# The first move of every kind.
PLAY = _block(kinds.PLAY, CARD_CODES)  # lay one card
PAIR = _block(kinds.PAIR, CARD_CODES)  # lay two cards of one face in one turn
JUMP = _block(kinds.JUMP, CARD_CODES)  # lay the twin of the top card out of turn
DRAW = _block(kinds.DRAW)
TAKE = _block(kinds.TAKE)  # the pending cards
KEEP = _block(kinds.KEEP)  # the card just drawn
CHALLENGE = _block(kinds.CHALLENGE)
UNO = _block(kinds.UNO)
SLAP = _block(kinds.SLAP)
SPEAK = _block(kinds.SPEAK)
AGREE = _block(kinds.AGREE)
DISAGREE = _block(kinds.DISAGREE)
NEXT = _block(kinds.NEXT)  # deal the next round
COLOUR = _block(kinds.COLOUR, COLOURS)  # declare the colour of an opening black card
SWAP = _block(kinds.SWAP, MAX_SEATS)  # swap hands with a seat
SWAP_NOBODY = _block(kinds.SWAP_NOBODY)
CATCH = _block(kinds.CATCH, MAX_SEATS)
ACCUSE = _block(kinds.ACCUSE, MAX_SEATS)  # of table talk
DEFEND = _block(kinds.DEFEND, COLOURS)  # with the swap number of a colour
DEFEND_NOT = _block(kinds.DEFEND_NOT)
JOIN = _block(kinds.JOIN, 2 * COLOURS)  # a sixty-nine: see join_face
JOIN_NOT = _block(kinds.JOIN_NOT)
DUMP_ALL = _block(kinds.DUMP_ALL)  # all cards of the colour
DUMP_NONE = _block(kinds.DUMP_NONE)
# Never legal:
DUMP_SOME = _block(kinds.DUMP_SOME)
DEFEND_OTHER = _block(kinds.DEFEND_OTHER)  # with a card that cannot
JOIN_OTHER = _block(kinds.JOIN_OTHER)
PAIR_OTHER = _block(kinds.PAIR_OTHER)  # two different cards
PAIR_NOT_HELD = _block(kinds.PAIR_NOT_HELD)
MOVES = len(_kinds)  # of players
TIMEOUT = _block(kinds.TIMEOUT)  # the time of the seat that the game waits for is up
TURN_BEGINS = _block(kinds.TURN_BEGINS)  # the next turn begins, though that player has not acted


def code_face(code: int) -> int:
    """The face of a card code."""
    return code if code < WILD else WILD + (code - WILD) // COLOURS


def code_colour(code: int) -> int:
    """The colour that a card code shows on the table."""
    return code // SYMBOLS if code < WILD else (code - WILD) % COLOURS


_KINDS = constants(_kinds)
_PARTS = constants(_parts)
# Of the moves that lay a card.
_FACES = constants([code_face(code) for code in _parts[:DRAW]])
_COLOURS = constants([code_colour(code) for code in _parts[:DRAW]])


@kernel
def kind_of(move: int) -> int:
    """The kind of a move."""
    return _KINDS[move]


@kernel
def part_of(move: int) -> int:
    """The place of a move in its block: a card code, a colour, a seat; 0 for a move that names nothing."""
    return _PARTS[move]


@kernel
def lays_card(move: int) -> bool:
    """Whether a move is a play, a pair or a jump-in."""
    return move < DRAW


@kernel
def is_play(move: int) -> bool:
    """Whether a move is a play or a pair."""
    return move < JUMP


@kernel
def copies_of(move: int) -> int:
    """How many cards a move lays, if it lays any."""
    return 2 if PAIR <= move < JUMP else 1


@kernel
def face_of(move: int) -> int:
    """The face of a move that lays a card."""
    return _FACES[move]


@kernel
def colour_of(move: int) -> int:
    """The colour that a move that lays a card shows on the table."""
    return _COLOURS[move]


@kernel
def card_code(face: int, colour: int) -> int:
    """The code of a face with a declared colour (which a coloured face does not need)."""
    if face < WILD:
        return face
    return WILD + (face - WILD) * COLOURS + colour


@kernel
def join_face(move: int) -> int:
    """The card of a join: the block has a six and a nine for each colour."""
    part = part_of(move)
    return part // 2 * SYMBOLS + (9 if part & 1 else 6)
