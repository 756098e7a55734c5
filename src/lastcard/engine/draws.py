"""Drawing in turn, keeping the card, and taking what is owed."""

from lastcard.cards.faces import SYMBOLS, WILD

from . import events, refusals
from .fits import card_refusal, is_honest, is_stuck
from .kernel import emit, kernel, rare
from .numbers import RuleNumbers
from .phases import DRAWN, TURN
from .piles import draw_card, draw_cards, launched, nothing_to_draw
from .play import play
from .refusals import (
    AT_HAND_LIMIT,
    CAN_PLAY,
    DECIDE_FIRST,
    MUST_PLAY_DRAWN,
    NOT_YOUR_TURN,
    NOTHING_DRAWN,
    NOTHING_PENDING,
    OK,
    TAKE_FIRST,
    Refusal,
)
from .state import NO_CARD, NOBODY, State
from .turns import is_out, pass_turn
from .values import KEEP, LAUNCHER, MAY_PLAY_ANY, MUST_PLAY, NEXT_TURN_MOVE, UNTIL_PLAYABLE, WHEN_STUCK
from .windows import count_act, lapse


@kernel
def draw_refusal(s: State, r: RuleNumbers, stuck: bool) -> Refusal:
    """Why the seat on turn cannot draw. With nothing to draw, or at the limit, only a seat that is stuck
    can."""
    if s.pending > 0:
        return TAKE_FIRST
    if r.draw == WHEN_STUCK and not stuck:
        return CAN_PLAY
    if not stuck and nothing_to_draw(s):
        return refusals.NOTHING_TO_DRAW
    if not stuck and at_hand_limit(s, r, s.turn):
        return AT_HAND_LIMIT
    return OK


@kernel
def at_hand_limit(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a hand is so large that its player no longer draws of their own accord (E12)."""
    return 0 < r.hand_limit <= s.size[seat]


@kernel
def turn_draw_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why a seat cannot draw."""
    code = turn_refusal(s, seat)
    if code != OK:
        return code
    return draw_refusal(s, r, is_stuck(s, r, seat))


@kernel
def turn_refusal(s: State, seat: int) -> Refusal:
    """Why a seat cannot make a move that only the seat on turn can make, with nothing else to decide."""
    if s.phase == TURN:
        return OK if seat == s.turn else NOT_YOUR_TURN
    return DECIDE_FIRST


@kernel
def take_refusal(s: State, seat: int) -> Refusal:
    """Why a seat cannot take the pending cards."""
    code = turn_refusal(s, seat)
    if code != OK:
        return code
    return OK if s.pending > 0 else NOTHING_PENDING


@kernel
def keep_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why a seat cannot keep the drawn card."""
    if s.phase != DRAWN:
        return NOTHING_DRAWN
    if seat != s.turn:
        return NOT_YOUR_TURN
    # A penalty drawn meanwhile can make a wild +4 dishonest: then nobody has to lay it.
    if r.drawn_card == MUST_PLAY and is_honest(s, r, seat, s.drawn):
        return MUST_PLAY_DRAWN
    return OK


@kernel
def turn_move_made(s: State, r: RuleNumbers) -> None:
    """Count a turn without a card: windows run down, and the time to jump in may end."""
    count_act(s)
    s.challengeable = NOBODY
    if r.jump_in_until == NEXT_TURN_MOVE:
        s.jump_open = 0


@kernel
def draw(s: State, r: RuleNumbers, seat: int) -> None:
    """Draw one card, or until one can be played. Then the card is kept, offered, or played by itself."""
    turn_move_made(s, r)
    if r.hand_limit > 0 and at_hand_limit(s, r, seat):
        emit(s, events.AT_LIMIT, seat, 0, 0)
        pass_turn(s, seat)
        return
    if r.draw_count == LAUNCHER:
        press(s, r, seat)
        return
    face = draw_card(s, r, seat)
    if face == NO_CARD:
        emit(s, events.NOTHING_TO_DRAW, seat, 0, 0)
        pass_turn(s, seat)
        return
    if r.draw_count == UNTIL_PLAYABLE:
        face = draw_on(s, r, seat, face)
    lapse(s, seat)
    if r.drawn_card == KEEP or (r.mercy > 0 and is_out(s, seat)):
        pass_turn(s, seat)
    elif r.drawn_card == MUST_PLAY:
        force_play(s, r, seat, face)
    elif r.drawn_card == MAY_PLAY_ANY or card_refusal(s, r, seat, face, 1) == OK:
        offer(s, face)
    else:
        pass_turn(s, seat)


@rare
def press(s: State, r: RuleNumbers, seat: int) -> None:
    """Press the launcher: it gives nothing, or a handful of cards. That ends the turn (E24)."""
    count = launched(s)
    if nothing_to_draw(s):
        emit(s, events.NOTHING_TO_DRAW, seat, 0, 0)
    elif count == 0:
        emit(s, events.MISSED, seat, 0, 0)
    draw_cards(s, r, seat, count)
    pass_turn(s, seat)


@rare
def draw_on(s: State, r: RuleNumbers, seat: int, face: int) -> int:
    """Draw until a card can be played or the pile ends (D14), or there are enough. Returns the last card."""
    drawn = 1
    while not is_out(s, seat) and not is_honest(s, r, seat, face):
        if drawn == r.draw_most or at_hand_limit(s, r, seat):
            break
        another = draw_card(s, r, seat)
        if another == NO_CARD:
            break
        face = another
        drawn += 1
    return face


@kernel
def offer(s: State, face: int) -> None:
    """Offer the drawn card to the seat on turn."""
    s.phase = DRAWN
    s.drawn = face


@rare
def force_play(s: State, r: RuleNumbers, seat: int, face: int) -> None:
    """Play a drawn card that fits. A black one asks for its colour first (O11)."""
    if not is_honest(s, r, seat, face):
        pass_turn(s, seat)
        return
    offer(s, face)
    if face < WILD:
        play(s, r, seat, face, 1, face // SYMBOLS)
        s.forgot &= ~(1 << seat)  # there was no moment to announce Uno


@kernel
def keep(s: State, seat: int) -> None:
    """Keep the drawn card, which ends the turn."""
    emit(s, events.KEPT, seat, 0, 0)
    pass_turn(s, seat)


@kernel
def take(s: State, r: RuleNumbers, seat: int) -> None:
    """Take the pending cards and lose the turn."""
    turn_move_made(s, r)
    owed = s.pending
    settle_pending(s)
    emit(s, events.TOOK, seat, owed, 0)
    draw_cards(s, r, seat, owed)
    pass_turn(s, seat)


@kernel
def settle_pending(s: State) -> None:
    """Clear what is owed."""
    s.pending = 0
    s.plus_face = NO_CARD
    s.challengeable = NOBODY
