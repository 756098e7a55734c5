"""Sixty-nine (D15): a 9 on a 6 of its colour, or the other way round, opens a call.

The others are asked once, in the order of play, to join with a 6 or a 9 of that colour. If enough take
part, all players may shed all cards of the colour, the opener first.
"""

from lastcard.cards.faces import COLOURS, SYMBOLS, WILD

from . import phases
from .events import JOINED, NOT_DUMPED, NOT_JOINED, SIXTY_NINE, SIXTY_NINE_FAILED
from .fits import has_colour
from .hands import colour_faces
from .kernel import emit, kernel, rare
from .moves import DUMP_ALL, DUMP_NONE, JOIN, JOIN_NOT, join_face
from .numbers import RuleNumbers
from .piles import discard_from_hand, shed_colour
from .refusals import (
    NO_SIXTY_NINE,
    NOT_ASKED,
    NOT_HELD,
    OK,
    WRONG_JOIN_CARD,
    Refusal,
)
from .scoring import finish, go_out, is_decided
from .state import NO_CARD, NOBODY, State
from .turns import is_out, next_place, next_seat, pass_turn
from .values import HALF, ONE_LEFT
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
    s.asked = next_seat(s, seat)


@kernel
def needed(s: State, r: RuleNumbers) -> int:
    """How many must take part: never more than there are, or than the sixes and nines of the colour allow."""
    first = s.colour * SYMBOLS
    in_deck = r.deck_counts[first + 6] + r.deck_counts[first + 9]
    wanted = max(3, s.seats_in // 2) if r.sixty_nine_quorum == HALF else r.sixty_nine_quorum
    return min(wanted, in_deck - 1, s.seats_in)


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
    s.asked = joins_next(s, seat)
    if s.asked == s.opener:
        settle(s, r)


@kernel
def joins_next(s: State, seat: int) -> int:
    """The next seat to ask whether it joins; the opener when all have been asked, even if it is out by
    now."""
    asked = next_place(s, seat)
    while asked != s.opener and is_out(s, asked):
        asked = next_place(s, asked)
    return asked


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
        if s.size[seat] == 0 and not is_out(s, seat):
            return True
    return False


@rare
def join_ends_round(s: State, r: RuleNumbers, seat: int, joins: bool) -> bool:
    """Whether the round is over after this answer to JOIN: the last one, too few, and an empty hand."""
    if joins_next(s, seat) != s.opener or taking_part(s) + (1 if joins else 0) >= needed(s, r):
        return False
    return someone_is_out(s) or (joins and s.size[seat] == 1)


@rare
def dump_ends_round(s: State, seat: int, dumps: bool) -> bool:
    """Whether the round is over after this answer to DUMP: the last one, and an empty hand."""
    if asked_next(s, seat) != s.opener:
        return False
    return someone_is_out(s) or (dumps and s.held[seat] & ~colour_faces(s.colour) == 0 and s.black[seat] == 0)


@kernel
def asked_next(s: State, seat: int) -> int:
    """The next seat to ask what it dumps; the opener again when all have been asked."""
    asked = next_place(s, seat)
    while asked != s.opener and s.size[asked] == 0:
        asked = next_place(s, asked)
    return asked


@kernel
def settle(s: State, r: RuleNumbers) -> None:
    """Settle a call after the last answer."""
    count = taking_part(s)
    if count >= needed(s, r):
        s.phase = phases.DUMP
        s.asked = s.opener
        if is_out(s, s.opener):
            s.asked = asked_next(s, s.opener)
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
        shed_colour(s, seat, s.colour)
        hand_shrank(s, r, seat)
    else:
        emit(s, NOT_DUMPED, seat, 0, 0)
    s.asked = asked_next(s, seat)
    if s.asked == s.opener:
        close_sixty_nine(s, r)


@kernel
def close_sixty_nine(s: State, r: RuleNumbers) -> None:
    """End the call. The first empty hand from the opener on wins, or all of them are out; else, or if the
    round goes on, the seat after the opener plays."""
    s.asked = NOBODY
    winner = NOBODY
    seat = s.opener
    for _ in range(s.players):
        if s.size[seat] == 0 and not is_out(s, seat):
            if winner == NOBODY:
                winner = seat
            if r.round_ends == ONE_LEFT:
                finish(s, seat)
        seat = next_place(s, seat)
    if winner != NOBODY and (r.round_ends != ONE_LEFT or is_decided(s, r)):
        go_out(s, r, winner)
    else:
        pass_turn(s, s.opener)
