"""Laying cards, and what they do.

Numbers with a meaning of their own are in swap.py, slap.py, silence.py and sixty_nine.py.
"""

from lastcard.cards.faces import SKIP, SYMBOLS, WILD, WILD_FOUR

from .events import OWES, PLAYED, REVERSED
from .fits import card_refusal, four_is_honest
from .kernel import emit, kernel
from .moves import card_code
from .numbers import RuleNumbers
from .phases import DRAWN, SWAP, TURN
from .piles import discard_from_hand
from .refusals import DECIDE_FIRST, NO_PAIRS, NOT_HELD, NOT_YOUR_TURN, ONLY_THE_DRAWN_CARD, Refusal
from .scoring import go_out
from .silence import toggle_silence
from .sixty_nine import open_sixty_nine, opens_sixty_nine
from .slap import open_slap
from .state import NO_CARD, NOBODY, State
from .swap import rotate_hands
from .turns import pass_turn, skip_turns
from .values import BY_NOBODY, FREE, SKIP_TWO
from .windows import count_act, hand_shrank


@kernel
def play_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int) -> Refusal:
    """Why a seat cannot lay a card, or two of one face, in turn."""
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
def play(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> None:
    """Lay cards in turn. Laying a drawn card belongs to the act of drawing, which was counted."""
    if s.windows > 0 and s.phase == TURN:
        count_act(s)
    emit(s, PLAYED, seat, card_code(face, colour), copies)
    lay(s, r, seat, face, copies, colour)


@kernel
def lay(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> None:
    """Move cards from the hand to the pile, and let them act."""
    before = s.top
    bluff = face == WILD_FOUR and r.wild_draw_four != FREE and not four_is_honest(s, r, seat, s.pending)
    discard_from_hand(s, seat, face, copies)
    s.colour = colour
    s.laid = copies
    s.drawn = NO_CARD
    s.jump_open = 1
    s.challengeable = NOBODY
    if face == WILD_FOUR and r.challenge_by != BY_NOBODY:
        s.challengeable = seat
        s.guilty = 1 if bluff else 0
    hand_shrank(s, r, seat)
    resolve(s, r, seat, face, copies, before)


@kernel
def resolve(s: State, r: RuleNumbers, seat: int, face: int, copies: int, before: int) -> None:
    """Do what a card does. An empty hand wins at once: then only what is owed can still happen."""
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
    """Skip the next player. While cards are pending, the skip passes them on."""
    if s.pending > 0:
        pass_turn(s, seat)
    else:
        skip_turns(s, seat, 2 if copies == 2 and r.double_skip == SKIP_TWO else 1)


@kernel
def reverse(s: State, r: RuleNumbers, seat: int, copies: int) -> None:
    """Reverse the direction. Two at once cancel out; between two players it may be a skip."""
    if copies == 2:
        pass_turn(s, seat)
    elif s.players == 2 and r.two_player_reverse_skips == 1 and s.pending == 0:
        skip_turns(s, seat, 1)
    else:
        s.direction = -s.direction
        emit(s, REVERSED, -1, s.direction, 0)
        pass_turn(s, seat)


@kernel
def rotates(r: RuleNumbers, face: int, before: int) -> bool:
    """Whether a card laid on another makes the hands rotate: swapping or a sixty-nine come first."""
    symbol = face % SYMBOLS
    if face >= WILD or symbol != r.rotate_number or symbol == r.swap_number:
        return False
    return not opens_sixty_nine(r, face, before)


@kernel
def number_card(s: State, r: RuleNumbers, seat: int, face: int, copies: int, before: int) -> None:
    """Do what a number card does by the rules. A pair acts once, but begins and ends a silence."""
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
    if rotates(r, face, before):
        rotate_hands(s, r)
    pass_turn(s, seat)
    if symbol == r.slap_number:
        open_slap(s, seat)
