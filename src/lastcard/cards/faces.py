"""Cards as small numbers.

A *face* is a colour and a symbol. Coloured faces are numbered colour by colour, with fourteen symbols each
(0-9, skip, reverse, +2, +4). The four black faces follow:

    face = colour * 14 + symbol     0 .. 55      red, yellow, green, blue
    56 wild   57 wild +1   58 wild +2   59 wild +4

So `face // 14` is the colour (4 for black), and for coloured faces `face % 14` is the symbol. The colour
chosen for a black card belongs to the table, not to the card.
"""

RED, YELLOW, GREEN, BLUE, BLACK = range(5)
COLOURS = 4

SKIP, REVERSE, PLUS_TWO, PLUS_FOUR = 10, 11, 12, 13
SYMBOLS = 14

WILD, WILD_ONE, WILD_TWO, WILD_FOUR = 56, 57, 58, 59
FACES = 60
KINDS = SYMBOLS + FACES - WILD  # the symbols in any colour, then the black cards

# How many cards a face makes the next player draw.
PLUS = tuple(
    {PLUS_TWO: 2, PLUS_FOUR: 4}.get(face % SYMBOLS, 0) if face < WILD else (0, 1, 2, 4)[face - WILD]
    for face in range(FACES)
)

MAX_DECK = 240
MAX_SEATS = 10
