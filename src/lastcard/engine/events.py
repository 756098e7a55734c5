"""What can happen, as numbers: (kind, seat, a, b).

The engine writes each event once. A kind listed in SECRET carries, in `a`, a card that only one seat may
see: the seat itself, or for SHOWN the seat it is shown to. Everyone else sees the same event without that
card; views/events.py takes it out. The comments say what `seat`, `a` and `b` are.
"""

from typing import NewType

from .numbering import names_in, numbering

EventKind = NewType("EventKind", int)
_next = numbering(EventKind)

DEALT = _next()  # seat, card, OPEN or 0: secret
OPENED = _next()  # -, card: turned over to start
PUT_BACK = _next()  # -, card: an opening card that does not open
FIRST = _next()  # seat: begins the round
COLOUR_SET = _next()  # seat, colour: of an opening black card
PLAYED = _next()  # seat, card code, copies
JUMPED = _next()  # seat, card code
DEFENDED = _next()  # seat, card
JOINED = _next()  # seat, card
NOT_JOINED = _next()  # seat
DREW = _next()  # seat, card, OPEN or 0: secret
RESHUFFLED = _next()  # -, cards in the new pile
NOTHING_TO_DRAW = _next()  # seat
KEPT = _next()  # seat
TOOK = _next()  # seat, cards owed
SKIPPED = _next()  # seat
REVERSED = _next()  # -, new direction
OWES = _next()  # seat, cards pending
CHALLENGED = _next()  # seat, the one challenged
SHOWN = _next()  # to seat, card, whose: secret
BLUFFED = _next()  # seat: the challenge was right
HONEST = _next()  # seat: the challenge was wrong
CALLED = _next()  # seat
CALLED_WRONGLY = _next()  # seat
CAUGHT = _next()  # seat, by
CAUGHT_WRONGLY = _next()  # seat, whom it tried to catch
PENALTY = _next()  # seat, cards
MISPLAYED = _next()  # seat, card code
WANTS_SWAP = _next()  # seat, with whom, who may defend
SWAPPED = _next()  # seat, with
NOT_SWAPPED = _next()  # seat
ROTATED = _next()  # -, direction
SLAP_OPENED = _next()  # seat
SLAPPED = _next()  # seat
SLAPPED_LAST = _next()  # seat
SLAPPED_WRONGLY = _next()  # seat
SILENCE_BEGAN = _next()  # seat
SILENCE_ENDED = _next()  # seat
SPOKE = _next()  # seat
SIXTY_NINE = _next()  # seat, colour
SIXTY_NINE_FAILED = _next()  # -, how many took part, how many were needed
DUMPED = _next()  # seat, cards
NOT_DUMPED = _next()  # seat
ACCUSED = _next()  # seat, whom
AGREED = _next()  # seat
DISAGREED = _next()  # seat
UPHELD = _next()  # the accused
DISMISSED = _next()  # the accused
WENT_OUT = _next()  # seat
STALEMATE = _next()  # -
POINTS = _next()  # seat, points of this round, score
ROUND_OVER = _next()  # -, round
MATCH_OVER = _next()  # -, seats that won, one bit each
TIMED_OUT = _next()  # seat
DREW_LOT = _next()  # seat, card: turned over to find the first player
LAID = _next()  # seat, card: more of its symbol follow in the same play
FORGOT_UNO = _next()  # seat: the penalty comes by itself
FINISHED = _next()  # seat, place: went out, and the round goes on
KNOCKED_OUT = _next()  # seat, cards
LEFT_MATCH = _next()  # seat: eliminated
BOMB = _next()  # seat, cards laid
SKIPPED_ALL = _next()  # seat: all others
AIMED = _next()  # seat, at whom
ROULETTE = _next()  # seat, colour: it draws until that colour comes
HANDS_SHUFFLED = _next()  # seat: the one who laid the card
OTHERS_DRAW = _next()  # seat, cards: all others draw them
AT_LIMIT = _next()  # seat: may not draw more
MISSED = _next()  # seat: the launcher gave nothing
SEATS_SHUFFLED = _next()  # -, the seats in clockwise order, four bits each
TIME_UP = _next()  # -: the time of the match

NAMES = names_in(globals(), "-")
EVENTS = len(NAMES)
SECRET = (DEALT, DREW, SHOWN)
OPEN = 1  # in `b` of DEALT and DREW: the card goes into an open hand, so everyone sees it
