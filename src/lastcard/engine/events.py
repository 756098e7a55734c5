"""What can happen, as numbers: (kind, seat, a, b).

The engine writes each event once. A kind listed in SECRET carries, in `a`, a card that only one seat may
see: the seat itself, or for SHOWN the seat it is shown to. Everybody else sees the same event with
that card taken out; that is its public twin, made in one place (views/events.py).
"""

(
    DEALT,  # seat, card: secret
    OPENED,  # -, card: turned over to start
    PUT_BACK,  # -, card: an opening card that does not open
    FIRST,  # seat: begins the round
    COLOUR_SET,  # seat, colour: of an opening black card
    PLAYED,  # seat, card code, copies
    JUMPED,  # seat, card code
    DEFENDED,  # seat, card
    JOINED,  # seat, card
    NOT_JOINED,  # seat
    DREW,  # seat, card: secret
    RESHUFFLED,  # -, cards in the new pile
    NOTHING_TO_DRAW,  # seat
    KEPT,  # seat
    TOOK,  # seat, cards owed
    SKIPPED,  # seat
    REVERSED,  # -, new direction
    OWES,  # seat, cards pending
    CHALLENGED,  # seat, the one challenged
    SHOWN,  # to seat, card, whose: secret
    BLUFFED,  # seat: the challenge was right
    HONEST,  # seat: the challenge was wrong
    CALLED,  # seat
    CALLED_WRONGLY,  # seat
    CAUGHT,  # seat, by
    CAUGHT_WRONGLY,  # seat, whom it tried to catch
    PENALTY,  # seat, cards
    MISPLAYED,  # seat, card code
    WANTS_SWAP,  # seat, with whom, who may defend
    SWAPPED,  # seat, with
    NOT_SWAPPED,  # seat
    ROTATED,  # -, direction
    SLAP_OPENED,  # seat
    SLAPPED,  # seat
    SLAPPED_LAST,  # seat
    SLAPPED_WRONGLY,  # seat
    SILENCE_BEGAN,  # seat
    SILENCE_ENDED,  # seat
    SPOKE,  # seat
    SIXTY_NINE,  # seat, colour
    SIXTY_NINE_FAILED,  # -, how many took part, how many were needed
    DUMPED,  # seat, cards
    NOT_DUMPED,  # seat
    ACCUSED,  # seat, whom
    AGREED,  # seat
    DISAGREED,  # seat
    UPHELD,  # the accused
    DISMISSED,  # the accused
    WENT_OUT,  # seat
    STALEMATE,  # -
    POINTS,  # seat, points of this round, score
    ROUND_OVER,  # -, round
    MATCH_OVER,  # -, seats that won, one bit each
    TIMED_OUT,  # seat
) = range(54)

EVENTS = 54
SECRET = (DEALT, DREW, SHOWN)
