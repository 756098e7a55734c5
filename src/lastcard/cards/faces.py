"""Cards as small numbers.

A *face* is a colour and a symbol. Coloured faces are numbered colour by colour, with sixteen symbols each
(0-9, skip, reverse, +2, +4, skip everyone, discard all). The twelve black faces follow:

    face = colour * 16 + symbol     0 .. 63      red, yellow, green, blue
    64 wild   65 wild +1   66 wild +2   67 wild +4   68 reverse +4   69 wild +6   70 wild +10
    71 colour roulette   72 swap hands   73 shuffle hands   74 blank   75 aimed +2

So `face // 16` is the colour (4 for black), and for coloured faces `face % 16` is the symbol. The colour
chosen for a black card belongs to the table, not to the card. These numbers are stable: learned models
and recorded arrays depend on them.
"""

RED, YELLOW, GREEN, BLUE, BLACK = range(5)
COLOURS = 4

SKIP, REVERSE, PLUS_TWO, PLUS_FOUR, SKIP_ALL, DISCARD_ALL = range(10, 16)
SYMBOLS = 16

WILD, WILD_ONE, WILD_TWO, WILD_FOUR, REVERSE_FOUR, WILD_SIX, WILD_TEN = range(64, 71)
ROULETTE, SWAP_HANDS, SHUFFLE_HANDS, BLANK, AIMED_TWO = range(71, 76)
FACES = 76
KINDS = SYMBOLS + FACES - WILD  # the symbols in any colour, then the black cards

# How many cards a face makes the next player owe. An aimed +2 makes nobody owe: its cards are drawn at once.
_COLOURED_PLUS = {PLUS_TWO: 2, PLUS_FOUR: 4}
_BLACK_PLUS = {WILD_ONE: 1, WILD_TWO: 2, WILD_FOUR: 4, REVERSE_FOUR: 4, WILD_SIX: 6, WILD_TEN: 10}
PLUS = tuple(
    _COLOURED_PLUS.get(face % SYMBOLS, 0) if face < WILD else _BLACK_PLUS.get(face, 0)
    for face in range(FACES)
)

MAX_DECK = 240
MAX_SEATS = 10
