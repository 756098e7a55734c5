"""Making a move: `apply` asks the rules first, `perform` is for moves known to be legal."""

from . import events, kinds
from .challenge import challenge
from .clock import time_out, turn_begins
from .deal import next_round
from .draws import draw, keep, take
from .fits import is_stuck
from .jump import jump
from .kernel import emit, kernel
from .legal import refusal
from .moves import (
    AGREE,
    CHALLENGE,
    DISAGREE,
    DRAW,
    DUMP_ALL,
    DUMP_NONE,
    KEEP,
    NEXT,
    PAIR_OTHER,
    SLAP,
    SPEAK,
    TAKE,
    TIMEOUT,
    TURN_BEGINS,
    UNO,
    colour_of,
    copies_of,
    face_of,
    is_play,
    join_face,
    kind_of,
    lays_card,
    part_of,
)
from .numbers import RuleNumbers
from .opening import set_colour
from .phases import ROUND_OVER, TURN
from .piles import penalty
from .play import play
from .refusals import NAMES, NOT_HELD, OK, Refusal
from .scoring import end_in_stalemate
from .silence import speak
from .sixty_nine import dump, join
from .slap import slap
from .state import NO_CARD, NOBODY, State
from .swap import choose_partner, defend, defend_face
from .talk import accuse, vote
from .uno import call, catch

MISPLAYED = 1 << 8  # a bit above all refusals
assert len(NAMES) <= MISPLAYED


@kernel
def apply(s: State, r: RuleNumbers, seat: int, move: int) -> int:
    """Make a move if it is legal, and return OK or the refusal.

    A card laid against the rules may cost cards (C15). Then the result has the bit MISPLAYED as well:
    `refusal_of` takes it off.
    """
    code = refusal(s, r, seat, move)
    if code == OK:
        perform(s, r, seat, move)
    elif is_misplay(s, r, move, code):
        emit(s, events.MISPLAYED, seat, part_of(move) if lays_card(move) else NO_CARD, 0)
        penalty(s, seat, r.misplay_penalty)
        return code | MISPLAYED
    return code


@kernel
def refusal_of(result: int) -> Refusal:
    """The refusal in the result of `apply`, or OK."""
    return Refusal(result & (MISPLAYED - 1))


@kernel
def is_misplay(s: State, r: RuleNumbers, move: int, code: int) -> bool:
    """Whether a refused move is a card that the seat holds, laid at the wrong time or on the wrong card."""
    if r.misplay_penalty == 0 or code == NOT_HELD or s.phase >= ROUND_OVER:
        return False
    return lays_card(move) or move == PAIR_OTHER


@kernel
def perform(s: State, r: RuleNumbers, seat: int, move: int) -> None:
    """Make a legal move. If nobody can move or draw after it, the round is over (D07)."""
    if is_play(move):
        play(s, r, seat, face_of(move), copies_of(move), colour_of(move))
    elif move == DRAW:
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
    elif move == DUMP_ALL or move == DUMP_NONE:
        dump(s, r, seat, move == DUMP_ALL)
    elif move == TIMEOUT:
        time_out(s, r, seat)
    elif move == TURN_BEGINS:
        turn_begins(s)
    else:
        perform_with(s, r, seat, move)
    if s.pile_size == 0 and s.discard_size == 0 and nobody_can_move(s, r):
        end_in_stalemate(s, r)


@kernel
def perform_with(s: State, r: RuleNumbers, seat: int, move: int) -> None:
    """Make a move that names a card, a colour or a seat, or says that it names none."""
    kind = kind_of(move)
    part = part_of(move)
    if kind == kinds.CATCH:
        catch(s, r, seat, part)
    elif kind == kinds.JUMP:
        jump(s, r, seat, face_of(move), colour_of(move))
    elif kind == kinds.SWAP or kind == kinds.SWAP_NOBODY:
        choose_partner(s, r, seat, part if kind == kinds.SWAP else NOBODY)
    elif kind == kinds.DEFEND or kind == kinds.DEFEND_NOT:
        defend(s, r, seat, defend_face(r, part) if kind == kinds.DEFEND else NO_CARD)
    elif kind == kinds.JOIN or kind == kinds.JOIN_NOT:
        join(s, r, seat, join_face(move) if kind == kinds.JOIN else NO_CARD)
    elif kind == kinds.COLOUR:
        set_colour(s, seat, part)
    elif kind == kinds.ACCUSE:
        accuse(s, seat, part)


@kernel
def nobody_can_move(s: State, r: RuleNumbers) -> bool:
    """Whether nothing is left to draw and no seat has a card that it could lay on its turn."""
    if s.phase != TURN or s.pending > 0:
        return False
    for seat in range(s.players):
        if not is_stuck(s, r, seat):
            return False
    return True
