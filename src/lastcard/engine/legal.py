"""Which moves a seat has: `refusal` for one move, `legal_moves` for all of them.

Every kind of move has one function that says why not, and both use it. `legal_moves` only saves the
work of asking about moves that cannot be: cards not held, or of neither the right colour nor symbol.
"""

from lastcard.cards.faces import COLOURS, SYMBOLS, WILD
from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import JUMP_OFF, NONE

from .challenge import challenge_refusal
from .clock import timeout_refusal, turn_begins_refusal
from .deal import colour_refusal, next_refusal
from .draws import draw_refusal, keep_refusal, take_refusal, turn_draw_refusal
from .fits import COLOURED, card_refusal, fitting_faces
from .kernel import kernel, lowest, rare
from .moves import (
    ACCUSE,
    AGREE,
    CATCH,
    CHALLENGE,
    COLOUR,
    DEFEND,
    DEFEND_NOT,
    DISAGREE,
    DRAW,
    DUMP_ALL,
    DUMP_NONE,
    DUMP_SOME,
    JOIN,
    JOIN_NOT,
    JOIN_OTHER,
    JUMP,
    KEEP,
    NEXT,
    PAIR,
    PAIR_NOT_HELD,
    PAIR_OTHER,
    PLAY,
    SLAP,
    SPEAK,
    SWAP,
    SWAP_NOBODY,
    TAKE,
    TIMEOUT,
    TURN_BEGINS,
    UNO,
    card_code,
    code_face,
    join_face,
)
from .play import jump_refusal, play_refusal
from .refusals import (
    MATCH_IS_OVER,
    NO_SUCH_SEAT,
    NOT_HELD,
    OK,
    PAIR_NOT_IDENTICAL,
    ROUND_IS_OVER,
    ROUND_IS_RUNNING,
    WRONG_DEFENCE_CARD,
    WRONG_JOIN_CARD,
)
from .sixty_nine import dump_refusal, join_refusal
from .slap import slap_is_right, slap_refusal, speak_refusal
from .state import COLOUR as COLOUR_PHASE
from .state import DEFEND as DEFEND_PHASE
from .state import DRAWN, DUMP, MATCH_OVER, NO_CARD, NOBODY, ROUND_OVER, TURN, State
from .state import JOIN as JOIN_PHASE
from .state import SLAP as SLAP_PHASE
from .state import SWAP as SWAP_PHASE
from .swap import defend_refusal, swap_refusal
from .talk import accuse_refusal, vote_refusal
from .uno import call_refusal, catch_refusal


@rare
def refusal(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """Why a seat cannot make a move now, or OK."""
    if s.phase == MATCH_OVER:
        return MATCH_IS_OVER
    if s.phase == ROUND_OVER:
        return next_refusal(s, r) if move == NEXT else ROUND_IS_OVER
    if move < JUMP:
        copies = 1 if move < PAIR else 2
        code = move - PLAY if move < PAIR else move - PAIR
        return play_refusal(s, r, seat, code_face(code), copies)
    if move < DRAW:
        return jump_refusal(s, r, seat, code_face(move - JUMP))
    if move < COLOUR:
        return word_refusal(s, r, seat, move)
    if move < CATCH:
        if move < SWAP:
            return colour_refusal(s, seat)
        return swap_refusal(s, r, seat, NOBODY if move == SWAP_NOBODY else move - SWAP)
    if move < DEFEND:
        return seat_refusal(s, r, seat, move)
    if move < JOIN:
        return defend_refusal(s, seat, defend_face(r, move))
    if move < DUMP_ALL:
        return join_refusal(s, seat, NO_CARD if move == JOIN_NOT else join_face(move))
    if move <= DUMP_SOME:
        return dump_refusal(s, seat, dump_how(move))
    if move == PAIR_OTHER:
        return PAIR_NOT_IDENTICAL
    if move == PAIR_NOT_HELD:
        return NOT_HELD
    if move == JOIN_OTHER:
        code = join_refusal(s, seat, NO_CARD)
        return WRONG_JOIN_CARD if code == OK else code
    if move == TIMEOUT:
        return timeout_refusal(s, r, seat)
    if move == TURN_BEGINS:
        return turn_begins_refusal(s, r, seat)
    code = defend_refusal(s, seat, NO_CARD)
    return WRONG_DEFENCE_CARD if code == OK else code


@kernel
def word_refusal(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """Moves of one word."""
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
    if move == NEXT:
        return ROUND_IS_RUNNING
    return vote_refusal(s, seat)


@kernel
def seat_refusal(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """Moves against another seat."""
    target = move - CATCH if move < ACCUSE else move - ACCUSE
    if target >= s.players:
        return NO_SUCH_SEAT
    if move < ACCUSE:
        return catch_refusal(s, r, seat, target)
    return accuse_refusal(s, r, seat, target)


@kernel
def defend_face(r: RuleNumbers, move: int) -> int:
    """The card of a defence, NO_CARD for none."""
    return NO_CARD if move == DEFEND_NOT else (move - DEFEND) * SYMBOLS + max(r.swap_number, 0)


@kernel
def dump_how(move: int) -> int:
    """1 all, 0 none, 2 some."""
    if move == DUMP_ALL:
        return 1
    return 0 if move == DUMP_NONE else 2


@kernel
def legal_moves(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """Write all moves a seat can make now to `out`; how many."""
    return reactions(s, r, seat, out, decisions(s, r, seat, out))


@kernel
def decisions(s: State, r: RuleNumbers, seat: int, out: list[int]) -> int:
    """The moves that the game waits for, if it waits for this seat; reactions are not among them."""
    phase = s.phase
    if phase == TURN:
        return turn_moves(s, r, out) if seat == s.turn else 0
    if phase == DRAWN:
        return drawn_moves(s, r, out) if seat == s.turn else 0
    if phase == ROUND_OVER:
        out[0] = NEXT
        return 1 if next_refusal(s, r) == OK else 0
    if phase == SLAP_PHASE:
        out[0] = SLAP
        return 1 if slap_is_right(s, seat) else 0
    if phase == COLOUR_PHASE:
        return ask_range(s, r, seat, out, COLOUR, COLOUR + COLOURS)
    if phase == SWAP_PHASE:
        return ask_range(s, r, seat, out, SWAP, SWAP_NOBODY + 1)
    if phase == DEFEND_PHASE:
        return ask_range(s, r, seat, out, DEFEND, DEFEND_NOT + 1)
    if phase == JOIN_PHASE:
        return ask_range(s, r, seat, out, JOIN, JOIN_NOT + 1)
    if phase == DUMP:
        return ask_range(s, r, seat, out, DUMP_ALL, DUMP_SOME)
    return 0


@rare
def ask_range(s: State, r: RuleNumbers, seat: int, out: list[int], first: int, end: int) -> int:
    """The legal ones of a run of moves."""
    n = 0
    for move in range(first, end):
        if refusal(s, r, seat, move) == OK:
            out[n] = move
            n += 1
    return n


@kernel
def turn_moves(s: State, r: RuleNumbers, out: list[int]) -> int:
    """Cards, then drawing or taking, then a challenge."""
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
    """All cards the seat on turn can lay."""
    seat = s.turn
    ask = s.held[seat]
    n = 0
    if s.pending == 0:
        fitting = fitting_faces(s, r, seat)
        ask &= ~COLOURED
        while fitting != 0:
            face = lowest(fitting)
            fitting &= fitting - 1
            out[n] = PLAY + face
            n += 1
            if r.double_play == 1 and s.hand[seat][face] > 1:
                out[n] = PAIR + face
                n += 1
    while ask != 0:
        n = add_card(s, r, lowest(ask), out, n)
        ask &= ask - 1
    return n


@kernel
def add_card(s: State, r: RuleNumbers, face: int, out: list[int], n: int) -> int:
    """A card, its pair, and every colour a black one can have, as far as allowed."""
    if card_refusal(s, r, s.turn, face, 1) == OK:
        n = add_colours(PLAY, face, out, n)
    if r.double_play == 1 and s.phase == TURN and s.hand[s.turn][face] >= 2:
        if card_refusal(s, r, s.turn, face, 2) == OK:
            n = add_colours(PAIR, face, out, n)
    return n


@kernel
def add_colours(kind: int, face: int, out: list[int], n: int) -> int:
    """One move, or four for a black card."""
    if face < WILD:
        out[n] = kind + face
        return n + 1
    code = kind + card_code(face, 0)
    for colour in range(COLOURS):
        out[n + colour] = code + colour
    return n + COLOURS


@kernel
def drawn_moves(s: State, r: RuleNumbers, out: list[int]) -> int:
    """The drawn card, or keeping it."""
    n = add_card(s, r, s.drawn, out, 0)
    if keep_refusal(s, r, s.turn) == OK:
        out[n] = KEEP
        n += 1
    return n


@rare
def reactions(s: State, r: RuleNumbers, seat: int, out: list[int], n: int) -> int:
    """What a seat can do whether it is on turn or not. What the rules do not have, or what there is no
    occasion for, is not asked about."""
    if s.phase >= ROUND_OVER:
        return n
    if r.jump_in != JUMP_OFF and s.top != NO_CARD and jump_refusal(s, r, seat, s.top) == OK:
        n = add_colours(JUMP, s.top, out, n)
    if s.layer != NOBODY and seat != s.turn and challenge_refusal(s, r, seat) == OK:
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
