"""Making a move: `apply` asks the rules first, `perform` is for moves known to be legal."""

from lastcard.cards.faces import SYMBOLS, WILD
from lastcard.rules.numbers import RuleNumbers

from .challenge import challenge
from .clock import time_out, turn_begins
from .deal import next_round, set_colour
from .draws import draw, keep, take
from .events import CALLED, CALLED_WRONGLY, CAUGHT, CAUGHT_WRONGLY, MISPLAYED
from .fits import is_stuck
from .kernel import emit, kernel, rare
from .legal import defend_face, dump_how, refusal
from .moves import (
    ACCUSE,
    AGREE,
    CATCH,
    CHALLENGE,
    COLOUR,
    DEFEND,
    DISAGREE,
    DRAW,
    DUMP_ALL,
    DUMP_SOME,
    JOIN,
    JOIN_NOT,
    JUMP,
    KEEP,
    NEXT,
    PAIR,
    PAIR_OTHER,
    PLAY,
    SLAP,
    SPEAK,
    SWAP,
    SWAP_NOBODY,
    TAKE,
    TIMEOUT,
    UNO,
    code_colour,
    code_face,
    join_face,
)
from .piles import penalty
from .play import jump, play
from .refusals import NOT_HELD, OK
from .scoring import end_in_stalemate
from .sixty_nine import dump, join
from .slap import slap, speak
from .state import NO_CARD, NOBODY, ROUND_OVER, TURN, State
from .swap import choose_partner, defend
from .talk import accuse, vote
from .uno import catchable, lapse, right_call


@kernel
def apply(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """Make a move if it is legal; the code says why it was not. A misplayed card may cost cards (C15)."""
    code = refusal(s, r, seat, move)
    if code == OK:
        perform(s, r, seat, move)
    elif is_misplay(s, r, move, code):
        emit(s, MISPLAYED, seat, (move - PLAY) % PAIR if move < DRAW else NO_CARD, 0)
        penalty(s, seat, r.misplay_penalty)
    return code


@kernel
def is_misplay(s: State, r: RuleNumbers, move: int, code: int) -> bool:
    """Whether a refused move was a card that one holds, laid at the wrong time or on the wrong card."""
    is_card = move < DRAW or move == PAIR_OTHER
    return r.misplay_penalty > 0 and is_card and code != NOT_HELD and s.phase < ROUND_OVER


@kernel
def perform(s: State, r: RuleNumbers, seat: int, move: int) -> None:
    """Make a legal move. When after it nobody can move or draw any more, the round is over (D07)."""
    if move < JUMP:
        code = move
        copies = 1
        if move >= PAIR:
            code = move - PAIR
            copies = 2
        face = code
        colour = code // SYMBOLS
        if code >= WILD:
            face = code_face(code)
            colour = code_colour(code)
        play(s, r, seat, face, copies, colour)
    elif move < DRAW:
        jump(s, r, seat, code_face(move - JUMP), code_colour(move - JUMP))
    elif move < COLOUR:
        perform_word(s, r, seat, move)
    elif move < SWAP:
        set_colour(s, seat, move - COLOUR)
    elif move < CATCH:
        choose_partner(s, r, seat, NOBODY if move == SWAP_NOBODY else move - SWAP)
    elif move < ACCUSE:
        catch(s, r, seat, move - CATCH)
    elif move < DEFEND:
        accuse(s, seat, move - ACCUSE)
    elif move < JOIN:
        defend(s, r, seat, defend_face(r, move))
    elif move < DUMP_ALL:
        join(s, r, seat, NO_CARD if move == JOIN_NOT else join_face(move))
    elif move < DUMP_SOME:
        dump(s, r, seat, dump_how(move))
    elif move == TIMEOUT:
        time_out(s, r, seat)
    else:
        turn_begins(s)
    if s.pile_size == 0 and s.discard_size == 0 and nobody_can_move(s, r):
        end_in_stalemate(s, r)


@rare
def nobody_can_move(s: State, r: RuleNumbers) -> bool:
    """With nothing left to draw: whether no seat has a card that it could lay on its turn."""
    if s.phase != TURN or s.pending > 0:
        return False
    for seat in range(s.players):
        if not is_stuck(s, r, seat):
            return False
    return True


@kernel
def perform_word(s: State, r: RuleNumbers, seat: int, move: int) -> None:
    """Moves of one word."""
    if move == DRAW:
        draw(s, r, seat)
    elif move == TAKE:
        take(s, r, seat)
    elif move == KEEP:
        keep(s, seat)
    elif move == CHALLENGE:
        challenge(s, r, seat)
    elif move == UNO:
        call(s, r, seat)
    elif move == SLAP:
        slap(s, r, seat)
    elif move == SPEAK:
        speak(s, r, seat)
    elif move == AGREE or move == DISAGREE:
        vote(s, r, seat, 1 if move == AGREE else 0)
    elif move == NEXT:
        next_round(s, r)


@rare
def call(s: State, r: RuleNumbers, seat: int) -> None:
    """Uno! With more than one card it announces a play, or costs cards."""
    if s.size[seat] == 1:
        lapse(s, seat)
        s.called[seat] = 1
        emit(s, CALLED, seat, 1, 0)
    elif right_call(s, r, seat):
        s.announced = seat
        emit(s, CALLED, seat, s.size[seat], 0)
    else:
        emit(s, CALLED_WRONGLY, seat, 0, 0)
        penalty(s, seat, r.false_call_penalty)


@rare
def catch(s: State, r: RuleNumbers, seat: int, target: int) -> None:
    """You did not say Uno! Right or wrong, somebody draws."""
    if catchable(s, r, target):
        emit(s, CAUGHT, target, seat, 0)
        lapse(s, target)
        s.called[target] = 1  # settled, even if the piles are empty and the hand stays as it is
        penalty(s, target, r.uno_penalty)
    else:
        emit(s, CAUGHT_WRONGLY, seat, target, 0)
        penalty(s, seat, r.false_catch_penalty)
