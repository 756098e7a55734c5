"""Uno: calling it, announcing it, and catching those who forget.

windows.py keeps how long a seat can be caught.
"""

from lastcard.cards.faces import BLACK, BLANK, DISCARD_ALL, ROULETTE, SHUFFLE_HANDS, SYMBOLS, WILD

from . import kinds
from .events import CALLED, CALLED_WRONGLY, CAUGHT, CAUGHT_WRONGLY
from .fits import cards_left, has_colour, is_stuck
from .hands import count_cards, symbol_faces
from .kernel import emit, kernel, lowest, rare
from .moves import colour_of, face_of, is_play, kind_of, lays_card, part_of
from .numbers import RuleNumbers
from .phases import COLOUR, DEFEND, DRAWN, JOIN, MORE, ROUND_OVER, SLAP, SWAP, TURN
from .piles import nothing_to_draw, penalty, uno_penalty
from .play import can_be_equal, is_bomb, rotates
from .refusals import CATCH_SELF, CATCH_TOO_EARLY, NO_CATCHING, OK, WRONG_CALL, WRONG_CATCH, Refusal
from .sixty_nine import dump_ends_round, join_ends_round
from .slap import slap_is_right
from .state import State
from .talk import upholds
from .turns import next_seat, seat_before
from .values import (
    ANNOUNCE,
    AT_ONCE,
    BLANK_OTHERS_DRAW,
    MAY_PLAY_ANY,
    ONE_LEFT,
    WHILE_HOLDING_ONE,
)
from .windows import lapse


@kernel
def swap_is_open(s: State) -> bool:
    """Whether hands may still change owners: until that is settled nobody can be caught."""
    return s.phase == SWAP or s.phase == DEFEND


@kernel
def catchable(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat holds one card, has not called, and the time to catch it is not over."""
    if s.size[seat] != 1 or s.called[seat] != 0 or r.uno_penalty == 0:
        return False
    if swap_is_open(s) or s.opening == 1:
        return False
    return r.catch_until == WHILE_HOLDING_ONE or s.window[seat] > 0


@kernel
def holds_pair(s: State, seat: int) -> bool:
    """Whether two cards of one face are in a hand of three: then it has fewer than three faces."""
    count = 0
    faces = s.held[seat]
    while faces != 0:
        faces ^= 1 << lowest(faces)
        count += 1
    faces = s.black[seat]
    while faces != 0:
        faces ^= 1 << lowest(faces)
        count += 1
    return count < 3


@rare
def many_leave_one(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a play that knows no limit could leave one card: equal cards, or a discard-all."""
    faces = s.held[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        if can_be_equal(r, face) and count_cards(s, seat, symbol_faces(face % SYMBOLS)) >= s.size[seat] - 1:
            return True
        if face % SYMBOLS == DISCARD_ALL and cards_left(s, seat, face, 1) == 1:
            return True
    return False


@kernel
def can_announce(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a call now is the announcement of a play that leaves one card (B18)."""
    if r.call_when != ANNOUNCE:
        return False
    if s.phase == DEFEND or s.phase == JOIN:
        return seat == s.asked and s.size[seat] == 2
    if seat != s.turn or (s.phase >= MORE and s.phase != SLAP):
        return False
    if s.size[seat] == 2:
        return True
    if s.size[seat] < 3 or s.size[seat] > r.most_announced:
        return False
    if s.phase == DRAWN and r.drawn_card != MAY_PLAY_ANY:
        return s.drawn % SYMBOLS == DISCARD_ALL and s.drawn < WILD and cards_left(s, seat, s.drawn, 1) == 1
    if s.size[seat] == 3 and r.double_play == 1 and holds_pair(s, seat):
        return True
    return r.most_announced > 3 and many_leave_one(s, r, seat)


@kernel
def right_call(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat can call Uno now without a mistake."""
    return s.size[seat] == 1 or can_announce(s, r, seat)


@kernel
def call_refusal(s: State, r: RuleNumbers, seat: int) -> Refusal:
    """Why a seat cannot call. A wrong call is a legal move at a price, or refused if it is free."""
    if right_call(s, r, seat) or r.false_call_penalty > 0:
        return OK
    return WRONG_CALL


@kernel
def catch_refusal(s: State, r: RuleNumbers, seat: int, target: int) -> Refusal:
    """Why a seat cannot catch another. A wrong catch is a legal move at a price, or refused if it is free."""
    if r.uno_penalty == 0 or r.catch_until == AT_ONCE:
        return NO_CATCHING
    if target == seat:
        return CATCH_SELF
    if swap_is_open(s):
        return CATCH_TOO_EARLY
    if catchable(s, r, target) or r.false_catch_penalty > 0:
        return OK
    return WRONG_CATCH


@kernel
def call(s: State, r: RuleNumbers, seat: int) -> None:
    """Call Uno. With more than one card it announces a play, or costs cards."""
    if s.size[seat] == 1:
        lapse(s, seat)
        s.called[seat] = 1
        emit(s, CALLED, seat, 1, 0)
    elif right_call(s, r, seat):
        s.announced = seat
        emit(s, CALLED, seat, s.size[seat], 0)
    else:
        emit(s, CALLED_WRONGLY, seat, 0, 0)
        penalty(s, r, seat, r.false_call_penalty)


@kernel
def catch(s: State, r: RuleNumbers, seat: int, target: int) -> None:
    """Catch a seat that did not call Uno. It draws; after a wrong catch the catcher draws."""
    if catchable(s, r, target):
        emit(s, CAUGHT, target, seat, 0)
        lapse(s, target)
        s.called[target] = 1  # settled, even if the piles are empty and the hand stays as it is
        uno_penalty(s, r, target)
    else:
        emit(s, CAUGHT_WRONGLY, seat, target, 0)
        penalty(s, r, seat, r.false_catch_penalty)


@kernel
def announcement_is_due(s: State, r: RuleNumbers, seat: int) -> bool:
    """Where Uno is announced: whether a seat can do so now, has not done it, and has a card to lay."""
    if r.call_when != ANNOUNCE or s.announced == seat or not can_announce(s, r, seat):
        return False
    return not is_stuck(s, r, seat)


@rare
def call_is_due(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat should call Uno now: it has one card and has not called, or is about to have one."""
    if s.phase >= ROUND_OVER:
        return False
    return (s.size[seat] == 1 and s.called[seat] == 0) or announcement_is_due(s, r, seat)


@rare
def ends_catch(s: State, r: RuleNumbers, seat: int, move: int, copies: int, target: int) -> bool:
    """Whether a legal move, made now, ends the chance to catch `target`, who can be caught. `copies` says how
    many cards are laid; of a run, the move is the last one.

    Cards that lie face down are not looked at. So this does not foresee what a drawn card does that must be
    played at once, nor a stalemate.
    """
    if swap_is_open(s):
        return False
    kind = kind_of(move)
    if kind == kinds.TURN_BEGINS:
        return True
    if seat == target and sheds_last(s, move):
        return True
    if draws_cards(s, r, seat, move, copies, target) and not nothing_to_draw(s):
        return True
    if ends_round(s, r, seat, move, copies):
        return True
    if lays_card(move) and rotates(r, face_of(move), s.top):
        giver = seat_before(s, target)
        return s.size[giver] - (copies if giver == seat else 0) != 1
    if lays_card(move) and face_of(move) == SHUFFLE_HANDS:
        return True
    if kind == kinds.CATCH and part_of(move) == target:
        return True
    return r.catch_until != WHILE_HOLDING_ONE and s.window[target] <= 1 and counts_as_act(s, seat, move)


@kernel
def sheds_last(s: State, move: int) -> bool:
    """Whether a seat with one card calls, or gets rid of that card."""
    kind = kind_of(move)
    if kind == kinds.DUMP_ALL:
        return has_colour(s, s.asked)
    return lays_card(move) or kind == kinds.UNO or kind == kinds.JOIN


@kernel
def counts_as_act(s: State, seat: int, move: int) -> bool:
    """Whether a move is one of the acts that windows count."""
    kind = kind_of(move)
    if kind == kinds.CHALLENGE:
        return seat == s.turn
    if kind == kinds.JUMP or kind == kinds.DRAW or kind == kinds.TAKE:
        return True
    if kind == kinds.COLOUR:
        return s.top == ROULETTE
    if kind == kinds.TIMEOUT and is_hit_by_roulette(s):
        return True
    return (is_play(move) or kind == kinds.TIMEOUT) and s.phase == TURN


@kernel
def is_hit_by_roulette(s: State) -> bool:
    """Whether the seat on turn has to name the colour of a roulette, and then draws."""
    return s.phase == COLOUR and s.top == ROULETTE


@kernel
def draws_cards(s: State, r: RuleNumbers, seat: int, move: int, copies: int, target: int) -> bool:
    """Whether a move gives cards to `target`, as far as there are any."""
    kind = kind_of(move)
    if kind == kinds.CHALLENGE:
        if s.guilty == 1:
            return target == s.challengeable and s.pending - 4 * s.laid + r.guilty_draws * s.laid > 0
        return target == seat and s.pending - 4 * s.laid + r.innocent_draws * s.laid > 0
    if kind == kinds.SLAP and slap_is_right(s, seat):
        others = ((1 << s.players) - 1) & ~s.slapped & ~(1 << seat)
        return others == 1 << target and r.slap_penalty > 0
    if kind == kinds.AGREE:
        return target == s.accused and upholds(s, seat)
    if kind == kinds.TIMEOUT and s.phase == SLAP:
        return slap_is_right(s, target) and r.slap_penalty > 0
    if kind == kinds.TARGET:
        return target == part_of(move)
    if kind == kinds.COLOUR:
        return s.top == ROULETTE and target == seat
    if is_play(move) or kind == kinds.JUMP:
        return card_gives(s, r, seat, move, copies, target)
    if seat != target:
        return False
    if kind == kinds.TIMEOUT:
        return s.phase == TURN or r.misplay_penalty > 0 or is_hit_by_roulette(s)
    if kind == kinds.CATCH:
        return not catchable(s, r, part_of(move))
    if kind == kinds.SPEAK:
        return r.silence_penalty > 0
    return kind == kinds.DRAW or kind == kinds.TAKE or kind == kinds.SLAP


@rare
def card_gives(s: State, r: RuleNumbers, seat: int, move: int, copies: int, target: int) -> bool:
    """Whether laying a card gives cards to `target` at once."""
    face = face_of(move)
    if face == ROULETTE:
        return colour_of(move) != BLACK and target == next_seat(s, seat)
    if target == seat:
        return False
    if face == BLANK:
        return r.blank_card == BLANK_OTHERS_DRAW
    return is_bomb(r, face, copies)


@kernel
def ends_round(s: State, r: RuleNumbers, seat: int, move: int, copies: int) -> bool:
    """Whether a move ends the round because a hand is empty after it."""
    kind = kind_of(move)
    if lays_card(move):
        if r.round_ends == ONE_LEFT and s.seats_in > 2:
            return False
        return cards_left(s, seat, face_of(move), copies) == 0
    if s.phase == JOIN and (kind == kinds.JOIN or kind == kinds.JOIN_NOT or kind == kinds.TIMEOUT):
        return join_ends_round(s, r, seat, kind == kinds.JOIN)
    if kind == kinds.DUMP_ALL or kind == kinds.DUMP_NONE or (kind == kinds.TIMEOUT and s.phase > JOIN):
        return dump_ends_round(s, seat, kind == kinds.DUMP_ALL)
    return False
