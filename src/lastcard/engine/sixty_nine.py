"""Sixty-nine (D15): a 9 on a 6 of its colour, or the other way round, opens a call.

The others are asked once, in the order of play, to join with a 6 or a 9 of that colour. If enough take
part, all players may shed all cards of the colour, the opener first.
"""

from lastcard.cards.faces import COLOURS, SYMBOLS, WILD

from . import phases
from .events import DUMPED, JOINED, NOT_DUMPED, NOT_JOINED, SIXTY_NINE, SIXTY_NINE_FAILED
from .fits import colour_faces, has_colour
from .kernel import emit, kernel, lowest, rare
from .moves import DUMP_ALL, DUMP_NONE, JOIN, JOIN_NOT, join_face
from .numbers import RuleNumbers
from .piles import discard_from_hand, take_from_hand
from .refusals import (
    NO_SIXTY_NINE,
    NOT_ASKED,
    NOT_HELD,
    OK,
    WRONG_JOIN_CARD,
    Refusal,
)
from .scoring import go_out
from .state import NO_CARD, NOBODY, State
from .turns import pass_turn, seat_after
from .windows import hand_shrank


@kernel
def opens_sixty_nine(r: RuleNumbers, face: int, before: int) -> bool:
    """Whether a card laid on another opens the call."""
    if r.sixty_nine == 0 or before < 0 or before >= WILD or face // SYMBOLS != before // SYMBOLS:
        return False
    symbol = face % SYMBOLS
    return (symbol == 6 or symbol == 9) and before % SYMBOLS == 15 - symbol


@rare
def open_sixty_nine(s: State, seat: int) -> None:
    """Ask the others to join."""
    emit(s, SIXTY_NINE, seat, s.colour, 0)
    s.phase = phases.JOIN
    s.opener = seat
    s.joined = 1 << seat
    s.asked = seat_after(s, seat, 1)


@kernel
def needed(s: State, r: RuleNumbers) -> int:
    """How many must take part: never more than the deck's sixes and nines of the colour can give."""
    first = s.colour * SYMBOLS
    in_deck = r.deck_counts[first + 6] + r.deck_counts[first + 9]
    return min(max(3, s.players // 2), in_deck - 1)


@kernel
def join_refusal(s: State, seat: int, face: int) -> Refusal:
    """Why a seat cannot join with a card. The face NO_CARD means not to join."""
    if s.phase != phases.JOIN:
        return NO_SIXTY_NINE
    if seat != s.asked:
        return NOT_ASKED
    if face == NO_CARD:
        return OK
    if s.hand[seat][face] == 0:
        return NOT_HELD
    return OK if face // SYMBOLS == s.colour else WRONG_JOIN_CARD


@rare
def join_moves(s: State, seat: int, out: list[int]) -> int:
    """Add the answers to the phase JOIN."""
    n = 0
    for move in range(JOIN, JOIN + 2 * COLOURS):
        if join_refusal(s, seat, join_face(move)) == OK:
            out[n] = move
            n += 1
    if join_refusal(s, seat, NO_CARD) == OK:
        out[n] = JOIN_NOT
        n += 1
    return n


@rare
def join(s: State, r: RuleNumbers, seat: int, face: int) -> None:
    """Join, or do not. The last answer decides whether enough take part."""
    if face == NO_CARD:
        emit(s, NOT_JOINED, seat, 0, 0)
        s.announced = NOBODY
    else:
        emit(s, JOINED, seat, face, 0)
        discard_from_hand(s, seat, face, 1)
        s.joined |= 1 << seat
        hand_shrank(s, r, seat)
    s.asked = seat_after(s, seat, 1)
    if s.asked == s.opener:
        settle(s, r)


@kernel
def taking_part(s: State) -> int:
    """How many seats take part so far."""
    count = 0
    for seat in range(s.players):
        count += (s.joined >> seat) & 1
    return count


@rare
def someone_is_out(s: State) -> bool:
    """Whether a hand is empty."""
    for seat in range(s.players):
        if s.size[seat] == 0:
            return True
    return False


@rare
def join_ends_round(s: State, r: RuleNumbers, seat: int, joins: bool) -> bool:
    """Whether the round is over after this answer to JOIN: the last one, too few, and an empty hand."""
    if seat_after(s, seat, 1) != s.opener or taking_part(s) + (1 if joins else 0) >= needed(s, r):
        return False
    return someone_is_out(s) or (joins and s.size[seat] == 1)


@rare
def dump_ends_round(s: State, seat: int, dumps: bool) -> bool:
    """Whether the round is over after this answer to DUMP: the last one, and an empty hand."""
    if asked_next(s, seat) != s.opener:
        return False
    return someone_is_out(s) or (dumps and s.held[seat] & ~colour_faces(s.colour) == 0)


@kernel
def asked_next(s: State, seat: int) -> int:
    """The next seat to ask what it dumps; the opener again when all have been asked."""
    asked = seat_after(s, seat, 1)
    while asked != s.opener and s.size[asked] == 0:
        asked = seat_after(s, asked, 1)
    return asked


@kernel
def settle(s: State, r: RuleNumbers) -> None:
    """Settle a call after the last answer."""
    count = taking_part(s)
    if count >= needed(s, r):
        s.phase = phases.DUMP
        s.asked = s.opener
    else:
        emit(s, SIXTY_NINE_FAILED, -1, count, needed(s, r))
        close_sixty_nine(s, r)


@kernel
def dump_refusal(s: State, seat: int) -> Refusal:
    """Why a seat cannot dump. It sheds all cards of the colour or none; a seat without any may say all."""
    if s.phase != phases.DUMP:
        return NO_SIXTY_NINE
    return OK if seat == s.asked else NOT_ASKED


@rare
def dump_moves(s: State, seat: int, out: list[int]) -> int:
    """Add the answers to the phase DUMP."""
    out[0] = DUMP_ALL
    out[1] = DUMP_NONE
    return 2 if dump_refusal(s, seat) == OK else 0


@rare
def dump(s: State, r: RuleNumbers, seat: int, everything: bool) -> None:
    """Shed the colour, or do not. The cards go below the top card and do nothing."""
    if everything and has_colour(s, seat):
        shed_colour(s, r, seat)
    else:
        emit(s, NOT_DUMPED, seat, 0, 0)
    s.asked = asked_next(s, seat)
    if s.asked == s.opener:
        close_sixty_nine(s, r)


@kernel
def shed_colour(s: State, r: RuleNumbers, seat: int) -> None:
    """Move all cards of the colour out of a hand."""
    faces = s.held[seat] & colour_faces(s.colour)
    while faces != 0:
        face = lowest(faces)
        faces &= faces - 1
        copies = s.hand[seat][face]
        emit(s, DUMPED, seat, face, copies)
        take_from_hand(s, seat, face, copies)
        for _ in range(copies):
            s.discard[s.discard_size] = face
            s.discard_size += 1
    hand_shrank(s, r, seat)


@kernel
def close_sixty_nine(s: State, r: RuleNumbers) -> None:
    """End the call. The first empty hand from the opener on wins; else the seat after the opener plays."""
    s.asked = NOBODY
    for step in range(s.players):
        seat = seat_after(s, s.opener, step)
        if s.size[seat] == 0:
            go_out(s, r, seat)
            return
    pass_turn(s, s.opener)
