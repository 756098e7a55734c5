"""Laying cards on one's turn or as a jump-in, and what they do."""

from lastcard.cards.faces import SKIP, SYMBOLS, WILD, WILD_FOUR
from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import FREE, JUMP_COLOURED, JUMP_OFF, RESTART, SKIP_TWO
from lastcard.rules.values import NOBODY as CHALLENGE_BY_NOBODY

from .events import JUMPED, OWES, PLAYED, REVERSED
from .fits import black_refusal, card_refusal, four_is_honest
from .kernel import emit, kernel, rare
from .moves import card_code
from .piles import discard_from_hand
from .refusals import (
    DECIDE_FIRST,
    JUMP_NOT_BLACK,
    JUMP_NOT_IDENTICAL,
    JUMP_TOO_LATE,
    NO_JUMP_IN,
    NO_PAIRS,
    NOT_HELD,
    NOT_YOUR_TURN,
    OK,
    ONLY_THE_DRAWN_CARD,
)
from .scoring import go_out
from .sixty_nine import open_sixty_nine, opens_sixty_nine
from .slap import open_slap, toggle_silence
from .state import DRAWN, NO_CARD, NOBODY, SWAP, TURN, State
from .swap import rotate_hands
from .turns import pass_turn, skip_turns
from .uno import count_act, hand_shrank


@kernel
def play_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int) -> int:
    """One card, or two of one face, on one's own turn."""
    if s.hand[seat][face] < copies:
        return NOT_HELD
    if s.phase != TURN and s.phase != DRAWN:
        return DECIDE_FIRST
    if seat != s.turn:
        return NOT_YOUR_TURN
    if s.phase == DRAWN and (face != s.drawn or copies != 1):
        return ONLY_THE_DRAWN_CARD
    if copies == 2 and r.double_play == 0:
        return NO_PAIRS
    return card_refusal(s, r, seat, face, copies)


@kernel
def jump_refusal(s: State, r: RuleNumbers, seat: int, face: int) -> int:
    """A card identical to the top one, at any time but while something is being settled."""
    if s.hand[seat][face] == 0:
        return NOT_HELD
    if r.jump_in == JUMP_OFF:
        return NO_JUMP_IN
    if s.phase != TURN and s.phase != DRAWN:
        return DECIDE_FIRST
    if face >= WILD and r.jump_in == JUMP_COLOURED:
        return JUMP_NOT_BLACK
    if face != s.top:
        return JUMP_NOT_IDENTICAL
    if s.jump_open == 0:
        return JUMP_TOO_LATE
    if face >= WILD:
        return black_refusal(s, r, seat, face, 1, pending_under_jump(s, r, face))
    return OK


@kernel
def pending_under_jump(s: State, r: RuleNumbers, face: int) -> int:
    """What of the pending cards a jump-in leaves standing: a thrown draw card may void them (O14)."""
    return 0 if r.jump_in_on_draw == RESTART and r.plus[face] > 0 else s.pending


@kernel
def play(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> None:
    """Lay cards on one's own turn. A drawn card belongs to the act of drawing, which was counted."""
    if s.windows > 0 and s.phase == TURN:
        count_act(s)
    emit(s, PLAYED, seat, card_code(face, colour), copies)
    lay(s, r, seat, face, copies, colour)


@rare
def jump(s: State, r: RuleNumbers, seat: int, face: int, colour: int) -> None:
    """Lay the twin of the top card out of turn; play goes on from there."""
    count_act(s)
    emit(s, JUMPED, seat, card_code(face, colour), 1)
    s.pending = pending_under_jump(s, r, face)
    s.turn = seat
    lay(s, r, seat, face, 1, colour)


@kernel
def lay(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> None:
    """Cards go from the hand to the pile, and act."""
    before = s.top
    bluff = face == WILD_FOUR and r.wild_draw_four != FREE and not four_is_honest(s, r, seat, s.pending)
    discard_from_hand(s, seat, face, copies)
    s.colour = colour
    s.laid = copies
    s.drawn = NO_CARD
    s.jump_open = 1
    s.layer = NOBODY
    if face == WILD_FOUR and r.challenge_by != CHALLENGE_BY_NOBODY:
        s.layer = seat
        s.guilty = 1 if bluff else 0
    hand_shrank(s, r, seat)
    resolve(s, r, seat, face, copies, before)


@kernel
def resolve(s: State, r: RuleNumbers, seat: int, face: int, copies: int, before: int) -> None:
    """What a card does. An emptied hand wins at once: then only what is owed can still happen."""
    out = s.size[seat] == 0
    if face < WILD and face % SYMBOLS < SKIP:
        if out or r.plain[face % SYMBOLS] == 1:
            pass_turn(s, seat)
        else:
            number_card(s, r, seat, face, copies, before)
    elif r.plus[face] > 0:
        s.pending += r.plus[face] * copies
        s.plus_face = face
        pass_turn(s, seat)
    elif face >= WILD:
        pass_turn(s, seat)
    elif face % SYMBOLS == SKIP:
        skip(s, r, seat, copies)
    else:
        reverse(s, r, seat, copies)
    if s.pending > 0 and (not out or r.last_card_draws == 1):
        emit(s, OWES, s.turn, s.pending, 0)
    if out:
        go_out(s, r, seat)


@kernel
def skip(s: State, r: RuleNumbers, seat: int, copies: int) -> None:
    """The next player loses the turn; under pending cards he gets those instead."""
    if s.pending > 0:
        pass_turn(s, seat)
    else:
        skip_turns(s, seat, 2 if copies == 2 and r.double_skip == SKIP_TWO else 1)


@kernel
def reverse(s: State, r: RuleNumbers, seat: int, copies: int) -> None:
    """The direction flips; two at once cancel out; between two players it may be a skip."""
    if copies == 2:
        pass_turn(s, seat)
    elif s.players == 2 and r.two_player_reverse_skips == 1 and s.pending == 0:
        skip_turns(s, seat, 1)
    else:
        s.direction = -s.direction
        emit(s, REVERSED, -1, s.direction, 0)
        pass_turn(s, seat)


@rare
def number_card(s: State, r: RuleNumbers, seat: int, face: int, copies: int, before: int) -> None:
    """Numbers with a meaning. A pair acts once, but for silence, which it begins and ends."""
    symbol = face % SYMBOLS
    if symbol == r.silence_number:
        for _ in range(copies):
            toggle_silence(s, seat)
    if symbol == r.swap_number:
        s.phase = SWAP
        return
    if opens_sixty_nine(r, face, before):
        open_sixty_nine(s, seat)
        return
    if symbol == r.rotate_number:
        rotate_hands(s, r)
    pass_turn(s, seat)
    if symbol == r.slap_number:
        open_slap(s, seat)
