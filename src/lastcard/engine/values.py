"""The values of options as numbers: what the engine compares with.

The number of a value is its place in the list of words of its option in the catalogue; a test compares them.
"""

NONE = -1  # of a number card: no card has this meaning

# first_player
RANDOM, LEFT_OF_DEALER, HIGHEST_CARD = range(3)
# opening_actions; opening_wild_draw has the first one
APPLY, IGNORE, REDRAW_ACTIONS = range(3)
# opening_wild
CHOOSE, REDRAW = range(2)
# opening_reverse
AS_PLAYED, DEALER_STARTS, FIRST_PLAYER_STARTS = range(3)
# draw
OPTIONAL, WHEN_STUCK = range(2)
# draw_count
ONE, UNTIL_PLAYABLE, LAUNCHER = range(3)
# drawn_card
KEEP, MAY_PLAY, MUST_PLAY, MAY_PLAY_ANY = range(4)
# wild_draw_four
FREE, NO_COLOUR, NO_ALTERNATIVE, NO_NUMBER = range(4)
# challenge_by
BY_NOBODY, BY_VICTIM, BY_ANYONE = range(3)
# stacking_colour
ANY_COLOUR, FITTING = range(2)
# deflect_with, one bit each
BY_REVERSE, BY_SKIP = 1, 2
# deflects
DEFLECTS_PLUS_TWO, DEFLECTS_ANY, DEFLECTS_PLUS_FOUR = range(3)
# call_when
AT_ONE, ANNOUNCE = range(2)
# catch_until
WHILE_HOLDING_ONE, NEXT_PLAYER_ACTS, NEXT_TURN_BEGINS, SECOND_NEXT_ACTS, AT_ONCE = range(5)
# jump_in
JUMP_OFF, JUMP_COLOURED, JUMP_ALL = range(3)
# jump_in_until
NEXT_TURN_MOVE, NEXT_CARD = range(2)
# jump_in_on_draw
ADD, RESTART, JUMP_REFUSED = range(3)
# double_skip
SKIP_ONE, SKIP_TWO = range(2)
# swap
SWAP_OPTIONAL, SWAP_REQUIRED = range(2)
# teams
NO_TEAMS, PARTNERS, SIDES = range(3)
# scoring
WON_GAMES, WINNER_COLLECTS, HANDS_COUNT = range(3)

# opening_numbers
NUMBERS_IGNORED, NUMBERS_ACT = range(2)
# sixty_nine_quorum
HALF = 0
# equal_cards
EQUAL_OFF, EQUAL_NUMBERS, EQUAL_SYMBOLS = range(3)
# last_card
LAST_ANY, LAST_NO_DRAW_CARD, LAST_NUMBER = range(3)
# round_ends
FIRST_OUT, ONE_LEFT = range(2)
# elimination
NO_ELIMINATION, MOST_CARDS, REACHED_TARGET = range(3)
# next_first
NEXT_SEAT, WINNER_FIRST, LOSER_FIRST = range(3)
# deflect_colour
DEFLECT_FITTING, DEFLECT_ANY_COLOUR = range(2)
# seat_order
SEATS_FIXED, SEATS_MIXED = range(2)
# roulette_by
BY_THE_VICTIM, BY_THE_LAYER = range(2)
# blank_card
BLANK_WILD, BLANK_ROTATES, BLANK_SKIPS_ALL, BLANK_OTHERS_DRAW = range(4)

# stacking: "+A on +B" is a bit, A and B out of these amounts. The pairs of the first three amounts come
# first, because rule codes depend on the bits.
AMOUNTS = (1, 2, 4, 6, 10)
_OLD = AMOUNTS[:3]
PAIRS = (
    *((a, b) for a in _OLD for b in _OLD),
    *((a, b) for a in AMOUNTS for b in AMOUNTS if not (a in _OLD and b in _OLD)),
)
