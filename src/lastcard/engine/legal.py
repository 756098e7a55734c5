"""Which moves a seat has: `refusal` for one move, `legal_moves` for all of them.

Every kind of move has one function that says why not, and both use it. `legal_moves` only saves the work of
asking about moves that cannot be: cards not held, or of neither the right colour nor symbol. A property test
compares the two.
"""

from lastcard.cards.faces import BLACK, COLOURS, ROULETTE, SYMBOLS, WILD

from . import kinds, phases
from .challenge import challenge_refusal
from .clock import time_up_refusal, timeout_refusal, turn_begins_refusal
from .deal import next_refusal
from .draws import draw_refusal, keep_refusal, take_refusal, turn_draw_refusal
from .fits import card_refusal, fitting_faces
from .hands import symbol_faces
from .jump import can_jump, jump_refusal
from .kernel import kernel, lowest, rare
from .moves import (
    ACCUSE,
    AGREE,
    CATCH,
    CHALLENGE,
    DISAGREE,
    DRAW,
    DUMP_ALL,
    DUMP_NONE,
    JUMP,
    KEEP,
    MORE,
    NEXT,
    PAIR,
    PAIR_NOT_HELD,
    PAIR_OTHER,
    PLAY,
    SLAP,
    SPEAK,
    TAKE,
    TIME_UP,
    TIMEOUT,
    TURN_BEGINS,
    UNO,
    card_code,
    colour_of,
    copies_of,
    face_of,
    is_play,
    join_face,
    kind_of,
    part_of,
)
from .numbers import RuleNumbers
from .opening import colour_moves, colour_refusal
from .play import can_be_equal, more_refusal, play_refusal
from .refusals import (
    DUMP_ALL_OR_NONE,
    LAY_ANOTHER,
    MATCH_IS_OVER,
    NO_SUCH_MOVE,
    NO_SUCH_SEAT,
    NOT_HELD,
    OK,
    PAIR_NOT_IDENTICAL,
    ROUND_IS_OVER,
    ROUND_IS_RUNNING,
    WRONG_DEFENCE_CARD,
    WRONG_JOIN_CARD,
    YOU_ARE_OUT,
    Refusal,
)
from .silence import speak_refusal
from .sixty_nine import dump_moves, dump_refusal, join_moves, join_refusal
from .slap import slap_is_right, slap_moves, slap_refusal
from .special import target_moves, target_refusal
from .state import NO_CARD, NOBODY, State
from .swap import defend_face, defend_moves, defend_refusal, swap_moves, swap_refusal
from .talk import accuse_refusal, vote_refusal
from .turns import is_out
from .uno import call_refusal, catch_refusal
from .values import BY_THE_VICTIM, EQUAL_OFF, JUMP_OFF, MAY_PLAY_ANY, NONE


@rare
def refusal(s: State, r: RuleNumbers, seat: int, move: int) -> Refusal:
    """Why a seat cannot make a move now, or OK."""
    if kind_of(move) == kinds.UNUSED:
        return NO_SUCH_MOVE
    if s.phase == phases.MATCH_OVER:
        return MATCH_IS_OVER
    if move == TIME_UP:
        return time_up_refusal(s, r)
    if s.phase == phases.ROUND_OVER:
        return next_refusal(s, r) if move == NEXT else ROUND_IS_OVER
    if is_out(s, seat):
        return YOU_ARE_OUT
    if is_play(move):
        return play_refusal(s, r, seat, face_of(move), copies_of(move), colour_of(move))
    if s.phase == phases.MORE and kind_of(move) != kinds.MORE:
        return LAY_ANOTHER
    if move == DRAW:
        return turn_draw_refusal(s, r, seat)
    if move == TAKE:
        return take_refusal(s, seat)
    if move == KEEP:
        return keep_refusal(s, r, seat)
    if move == CHALLENGE:
        return challenge_refusal(s, r, seat)
    if move == UNO:
        return call_refusal(s, r, seat)
    if move == SLAP:
        return slap_refusal(s, r, seat)
    if move == SPEAK:
        return speak_refusal(s)
    if move == AGREE or move == DISAGREE:
        return vote_refusal(s, seat)
    if move == NEXT:
        return ROUND_IS_RUNNING
    if move == DUMP_ALL or move == DUMP_NONE:
        return dump_refusal(s, seat)
    if move == TIMEOUT:
        return timeout_refusal(s, r, seat)
    if move == TURN_BEGINS:
        return turn_begins_refusal(s, r, seat)
    if move == PAIR_OTHER:
        return PAIR_NOT_IDENTICAL
    if move == PAIR_NOT_HELD:
        return NOT_HELD
    return refusal_with(s, r, seat, move)


@kernel
def refusal_with(s: State, r: RuleNumbers, seat: int, move: int) -> Refusal:
    """Why a seat cannot make a move that names a card, a colour or a seat, or one that is never right."""
    kind = kind_of(move)
    part = part_of(move)
    if kind == kinds.JUMP:
        return jump_refusal(s, r, seat, face_of(move), colour_of(move))
    if kind == kinds.MORE:
        return more_refusal(s, r, seat, face_of(move))
    if kind == kinds.CATCH or kind == kinds.ACCUSE:
        if part >= s.players:
            return NO_SUCH_SEAT
        return catch_refusal(s, r, seat, part) if kind == kinds.CATCH else accuse_refusal(s, r, seat, part)
    if kind == kinds.COLOUR:
        return colour_refusal(s, seat)
    if kind == kinds.SWAP or kind == kinds.SWAP_NOBODY:
        return swap_refusal(s, r, seat, part if kind == kinds.SWAP else NOBODY)
    if kind == kinds.TARGET:
        return target_refusal(s, seat, part)
    if kind == kinds.DEFEND:
        return defend_refusal(s, seat, defend_face(r, part))
    if kind == kinds.JOIN:
        return join_refusal(s, seat, join_face(move))
    if kind == kinds.DUMP_SOME:
        code = dump_refusal(s, seat)
        return DUMP_ALL_OR_NONE if code == OK else code
    if kind == kinds.JOIN_NOT or kind == kinds.JOIN_OTHER:
        code = join_refusal(s, seat, NO_CARD)
        return WRONG_JOIN_CARD if code == OK and kind == kinds.JOIN_OTHER else code
    code = defend_refusal(s, seat, NO_CARD)
    return WRONG_DEFENCE_CARD if code == OK and kind == kinds.DEFEND_OTHER else code


@kernel
def legal_moves(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """Write all moves that a seat can make now to `out`, and return how many there are."""
    return reactions(s, r, seat, out, decisions(s, r, seat, out))


@kernel
def decisions(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """The moves that the game waits for, if it waits for this seat; reactions are not among them."""
    phase = s.phase
    if phase == phases.TURN:
        return turn_moves(s, r, out) if seat == s.turn else 0
    if phase == phases.DRAWN:
        return drawn_moves(s, r, out) if seat == s.turn else 0
    if phase == phases.MORE:
        return run_moves(s, r, out) if seat == s.turn else 0
    if phase == phases.SLAP:
        return slap_moves(s, seat, out)
    if phase == phases.SWAP:
        return swap_moves(s, r, seat, out)
    if phase == phases.TARGET:
        return target_moves(s, seat, out)
    if phase == phases.DEFEND:
        return defend_moves(s, r, seat, out)
    if phase == phases.JOIN:
        return join_moves(s, seat, out)
    if phase == phases.DUMP:
        return dump_moves(s, seat, out)
    if phase == phases.COLOUR:
        return colour_moves(s, seat, out)
    if phase == phases.ROUND_OVER:
        out[0] = NEXT
        return 1 if next_refusal(s, r) == OK else 0
    return 0


@kernel
def turn_moves(s: State, r: RuleNumbers, out: list[int]) -> int:
    """Add the moves of the seat on turn: cards, then drawing or taking, then a challenge."""
    seat = s.turn
    n = card_moves(s, r, out)
    if s.pending > 0:
        out[n] = TAKE
        n += 1
        if challenge_refusal(s, r, seat) == OK:
            out[n] = CHALLENGE
            n += 1
        return n
    if draw_refusal(s, r, n == 0) == OK:  # no card to play: stuck, see fits.is_stuck
        out[n] = DRAW
        n += 1
    return n


@kernel
def card_moves(s: State, r: RuleNumbers, out: list[int]) -> int:
    """Add all cards that the seat on turn can lay."""
    seat = s.turn
    ask = s.held[seat]
    n = 0
    if s.pending == 0:
        ask = fitting_faces(s, r, seat)
        if r.fitting_suffices == 1:
            while ask != 0:
                face = lowest(ask)
                ask ^= 1 << face
                out[n] = PLAY + face
                n += 1
                if r.double_play == 1 and s.hand[seat][face] > 1:
                    out[n] = PAIR + face
                    n += 1
    while ask != 0:
        face = lowest(ask)
        ask ^= 1 << face
        n = add_card(s, r, face, out, n)
    ask = s.black[seat]
    while ask != 0:
        face = lowest(ask)
        ask ^= 1 << face
        n = add_card(s, r, WILD + face, out, n)
    return n


@kernel
def add_card(s: State, r: RuleNumbers, face: int, out: list[int], n: int) -> int:
    """Add a card, its pair, and a run that begins with it, as far as allowed; a black one in every colour."""
    if card_refusal(s, r, s.turn, face, 1) == OK:
        n = add_colours(r, PLAY, face, out, n)
    if r.equal_cards != EQUAL_OFF or (r.double_play == 1 and s.hand[s.turn][face] > 1):
        n = add_several(s, r, face, out, n)
    return n


@rare
def add_several(s: State, r: RuleNumbers, face: int, out: list[int], n: int) -> int:
    """Add the pair of a card, and a run that begins with it, as far as allowed."""
    if s.phase == phases.DRAWN and r.drawn_card != MAY_PLAY_ANY:
        return n
    equal = can_be_equal(r, face)
    if s.hand[s.turn][face] >= 2 and (r.double_play == 1 or equal):
        if card_refusal(s, r, s.turn, face, 2) == OK:
            n = add_colours(r, PAIR, face, out, n)
    if equal and more_refusal(s, r, s.turn, face) == OK:
        out[n] = MORE + face
        n += 1
    return n


@rare
def run_moves(s: State, r: RuleNumbers, out: list[int]) -> int:
    """Add the cards that can follow in a run of equal cards."""
    n = 0
    faces = s.held[s.turn] & symbol_faces(s.top % SYMBOLS)
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        out[n] = PLAY + face
        n += 1
        if more_refusal(s, r, s.turn, face) == OK:
            out[n] = MORE + face
            n += 1
    return n


@kernel
def add_colours(r: RuleNumbers, kind: int, face: int, out: list[int], n: int) -> int:
    """Add one move, or four for a black card. A roulette may be laid without a colour."""
    if face < WILD:
        out[n] = kind + face
        return n + 1
    if face == ROULETTE and r.roulette_by == BY_THE_VICTIM:
        out[n] = kind + card_code(face, BLACK)
        return n + 1
    code = kind + card_code(face, 0)
    for colour in range(COLOURS):
        out[n + colour] = code + colour
    return n + COLOURS


@kernel
def drawn_moves(s: State, r: RuleNumbers, out: list[int]) -> int:
    """Add the moves with a drawn card: play it, or keep it."""
    n = card_moves(s, r, out) if r.drawn_card == MAY_PLAY_ANY else add_card(s, r, s.drawn, out, 0)
    if keep_refusal(s, r, s.turn) == OK:
        out[n] = KEEP
        n += 1
    return n


@rare
def reactions(s: State, r: RuleNumbers, seat: int, out: list[int], n: int) -> int:
    """Add what a seat can do whether it is on turn or not. Rules that are off, or that nothing calls for
    now, are not asked."""
    if s.phase >= phases.ROUND_OVER or s.phase == phases.MORE or is_out(s, seat):
        return n
    if r.jump_in != JUMP_OFF and s.top != NO_CARD and can_jump(s, r, seat):
        n = add_colours(r, JUMP, s.top, out, n)
    if s.challengeable != NOBODY and seat != s.turn and challenge_refusal(s, r, seat) == OK:
        out[n] = CHALLENGE
        n += 1
    if call_refusal(s, r, seat) == OK:
        out[n] = UNO
        n += 1
    if r.uno_penalty != 0:
        for target in range(s.players):
            if s.size[target] == 1 or r.false_catch_penalty > 0:
                if catch_refusal(s, r, seat, target) == OK:
                    out[n] = CATCH + target
                    n += 1
    if r.table_talk_penalty != 0:
        for target in range(s.players):
            if accuse_refusal(s, r, seat, target) == OK:
                out[n] = ACCUSE + target
                n += 1
    if r.slap_number != NONE and slap_refusal(s, r, seat) == OK and not slap_is_right(s, seat):
        out[n] = SLAP  # a right one is a decision
        n += 1
    if s.silence != 0 and speak_refusal(s) == OK:
        out[n] = SPEAK
        n += 1
    if s.accused != NOBODY and vote_refusal(s, seat) == OK:
        out[n] = AGREE
        out[n + 1] = DISAGREE
        n += 2
    return n
