"""Moves as small numbers.

Every kind of move has a block of numbers. Within its block a move is a card, a colour or a seat; `kind_of`
and `part_of` take a move apart, and nothing else does.

The numbers are stable: arrays of moves and learned models depend on them. Blocks start at fixed numbers and
leave room. A new kind gets free numbers; no move ever changes its number. Numbers that no move has yet are
of the kind UNUSED and always refused.

A *card code* is a face with the colour declared for it: the coloured faces first, then four codes for each
black face, then one for each black face without a colour. Only a colour roulette can be laid without one.

Some moves are never legal. They exist so that a person who tries them can be told why not. The last ones are
made by the clock of a live table, never by a player, so they are not among the moves of a seat.
"""

from lastcard.cards.faces import BLACK, COLOURS, FACES, MAX_SEATS, SYMBOLS, WILD

from . import kinds
from .kernel import constants, kernel
from .kinds import Kind

_BLACK_FACES = FACES - WILD
_UNDECLARED = WILD + _BLACK_FACES * COLOURS  # the first code of a black face without a colour
CARD_CODES = _UNDECLARED + _BLACK_FACES

_ALL = 720  # numbers
_kinds: list[int] = [kinds.UNUSED] * _ALL
_parts: list[int] = [0] * _ALL


def _block(kind: Kind, first: int, size: int = 1) -> int:
    """Give a kind of move its numbers. Returns the first of them."""
    assert all(number == kinds.UNUSED for number in _kinds[first : first + size])
    _kinds[first : first + size] = [kind] * size
    _parts[first : first + size] = range(size)
    return first


# The first move of every kind.
PLAY = _block(kinds.PLAY, 0, CARD_CODES)  # lay one card
PAIR = _block(kinds.PAIR, 128, CARD_CODES)  # lay two cards of one face in one turn
JUMP = _block(kinds.JUMP, 256, CARD_CODES)  # lay the twin of the top card out of turn
MORE = _block(kinds.MORE, 384, WILD)  # lay a coloured card, and another one of its symbol on it
DRAW = _block(kinds.DRAW, 512)
TAKE = _block(kinds.TAKE, 513)  # the pending cards
KEEP = _block(kinds.KEEP, 514)  # the card just drawn
CHALLENGE = _block(kinds.CHALLENGE, 515)
UNO = _block(kinds.UNO, 516)
SLAP = _block(kinds.SLAP, 517)
SPEAK = _block(kinds.SPEAK, 518)
AGREE = _block(kinds.AGREE, 519)
DISAGREE = _block(kinds.DISAGREE, 520)
NEXT = _block(kinds.NEXT, 521)  # deal the next round
SWAP_NOBODY = _block(kinds.SWAP_NOBODY, 522)
DEFEND_NOT = _block(kinds.DEFEND_NOT, 523)
JOIN_NOT = _block(kinds.JOIN_NOT, 524)
DUMP_ALL = _block(kinds.DUMP_ALL, 525)  # all cards of the colour
DUMP_NONE = _block(kinds.DUMP_NONE, 526)
COLOUR = _block(kinds.COLOUR, 544, COLOURS)  # name the colour of an opening black card, or of a roulette
DEFEND = _block(kinds.DEFEND, 552, COLOURS)  # with the swap number of a colour
JOIN = _block(kinds.JOIN, 560, 2 * COLOURS)  # a sixty-nine: see join_face
SWAP = _block(kinds.SWAP, 576, MAX_SEATS)  # swap hands with a seat
CATCH = _block(kinds.CATCH, 592, MAX_SEATS)
ACCUSE = _block(kinds.ACCUSE, 608, MAX_SEATS)  # of table talk
TARGET = _block(kinds.TARGET, 624, MAX_SEATS)  # aim a card at a seat
# Never legal:
DUMP_SOME = _block(kinds.DUMP_SOME, 672)
DEFEND_OTHER = _block(kinds.DEFEND_OTHER, 673)  # with a card that cannot
JOIN_OTHER = _block(kinds.JOIN_OTHER, 674)
PAIR_OTHER = _block(kinds.PAIR_OTHER, 675)  # different cards
PAIR_NOT_HELD = _block(kinds.PAIR_NOT_HELD, 676)
MOVES = 704  # of players
TIMEOUT = _block(kinds.TIMEOUT, 704)  # the time of the seat that the game waits for is up
TURN_BEGINS = _block(kinds.TURN_BEGINS, 705)  # the next turn begins, though that player has not acted
TIME_UP = _block(kinds.TIME_UP, 706)  # the time of the match is up


def code_face(code: int) -> int:
    """The face of a card code."""
    if code >= _UNDECLARED:
        return WILD + code - _UNDECLARED
    return code if code < WILD else WILD + (code - WILD) // COLOURS


def code_colour(code: int) -> int:
    """The colour that a card code shows on the table, BLACK for none."""
    if code >= _UNDECLARED:
        return BLACK
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
    """Whether a move lays a card: a play, a pair, a jump-in, or a card that another one follows."""
    return move < DRAW


@kernel
def begins_run(move: int) -> bool:
    """Whether a move lays a card that others of its symbol follow."""
    return MORE <= move < DRAW


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
    """The code of a face with a declared colour, which a coloured face does not need. BLACK is none."""
    if face < WILD:
        return face
    if colour == BLACK:
        return _UNDECLARED + face - WILD
    return WILD + (face - WILD) * COLOURS + colour


@kernel
def join_face(move: int) -> int:
    """The card of a join: the block has a six and a nine for each colour."""
    part = part_of(move)
    return part // 2 * SYMBOLS + (9 if part & 1 else 6)
