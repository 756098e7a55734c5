"""The values of options as numbers: what the engine compares with.

The number of a value is its place in the list of words of its option in the catalogue; a test compares them.
"""

NONE = -1  # of a number card: no card has this meaning

# first_player
RANDOM, LEFT_OF_DEALER = range(2)
# opening_actions, opening_wild_draw
APPLY, IGNORE = range(2)
# opening_wild
CHOOSE, REDRAW = range(2)
# opening_reverse
AS_PLAYED, DEALER_STARTS, FIRST_PLAYER_STARTS = range(3)
# draw
OPTIONAL, WHEN_STUCK = range(2)
# draw_count
ONE, UNTIL_PLAYABLE = range(2)
# drawn_card
KEEP, MAY_PLAY, MUST_PLAY = range(3)
# wild_draw_four
FREE, NO_COLOUR, NO_ALTERNATIVE = range(3)
# challenge_by
BY_NOBODY, BY_VICTIM, BY_ANYONE = range(3)
# stacking_colour
ANY_COLOUR, FITTING = range(2)
# deflect_with, one bit each
BY_REVERSE, BY_SKIP = 1, 2
# deflects
DEFLECTS_PLUS_TWO, DEFLECTS_ANY = range(2)
# call_when
AT_ONE, ANNOUNCE = range(2)
# catch_until
WHILE_HOLDING_ONE, NEXT_PLAYER_ACTS, NEXT_TURN_BEGINS, SECOND_NEXT_ACTS = range(4)
# jump_in
JUMP_OFF, JUMP_COLOURED, JUMP_ALL = range(3)
# jump_in_until
NEXT_TURN_MOVE, NEXT_CARD = range(2)
# jump_in_on_draw
ADD, RESTART = range(2)
# double_skip
SKIP_ONE, SKIP_TWO = range(2)
# swap
SWAP_OPTIONAL, SWAP_REQUIRED = range(2)
# teams
NO_TEAMS, PARTNERS = range(2)
# scoring
WON_GAMES, WINNER_COLLECTS, HANDS_COUNT = range(3)

# stacking: "+A on +B" is the bit A // 2 * 3 + B // 2, A and B out of these amounts
AMOUNTS = (1, 2, 4)
