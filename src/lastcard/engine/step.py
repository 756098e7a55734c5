"""Making a move: `apply` asks the rules first, `perform` is for moves known to be legal."""

from . import events, kinds
from .challenge import challenge
from .clock import time_out, turn_begins
from .deal import next_round
from .draws import at_hand_limit, draw, keep, take
from .fits import is_stuck
from .jump import jump
from .kernel import emit, kernel, rare
from .knockouts import settle_outs
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
from .phases import MORE, ROUND_OVER, TURN
from .piles import nothing_to_draw, penalty, uno_penalty
from .play import lay_and_go_on, play
from .refusals import (
    COLOUR_NEEDED,
    COLOUR_NOT_YOURS,
    DRAW_CARD_LAST,
    LAST_IS_NUMBER,
    NAMES,
    NO_SUCH_MOVE,
    NOT_HELD,
    OK,
    YOU_ARE_OUT,
    Refusal,
)
from .scoring import end_in_stalemate, end_in_time, is_decided
from .silence import speak
from .sixty_nine import dump, join
from .slap import slap
from .special import aim
from .state import NO_CARD, NOBODY, State
from .swap import choose_partner, defend, defend_face
from .talk import accuse, vote
from .turns import is_out
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
        misplay(s, r, seat, part_of(move) if lays_card(move) else NO_CARD)
        return code | MISPLAYED
    return code


@rare
def misplay(s: State, r: RuleNumbers, seat: int, code: int) -> None:
    """Charge a seat for a card that it could not lay; `code` is the card, if it was one."""
    out = s.out
    emit(s, events.MISPLAYED, seat, code, 0)
    penalty(s, r, seat, r.misplay_penalty)
    if s.out != out:
        settle_outs(s, r)


@kernel
def refusal_of(result: int) -> Refusal:
    """The refusal in the result of `apply`, or OK."""
    return Refusal(result & (MISPLAYED - 1))


@kernel
def is_misplay(s: State, r: RuleNumbers, move: int, code: int) -> bool:
    """Whether a refused move is a card that the seat holds, laid at the wrong time or on the wrong card."""
    if r.misplay_penalty == 0 or s.phase >= ROUND_OVER or s.phase == MORE:
        return False
    if code == NOT_HELD or code == NO_SUCH_MOVE or code == YOU_ARE_OUT:
        return False
    if code == COLOUR_NEEDED or code == COLOUR_NOT_YOURS:  # slips of the pen
        return False
    if code == DRAW_CARD_LAST or code == LAST_IS_NUMBER:  # refused, not punished (E02)
        return False
    return lays_card(move) or move == PAIR_OTHER


@kernel
def perform(s: State, r: RuleNumbers, seat: int, move: int) -> None:
    """Make a legal move, and what follows from it by itself."""
    out = s.out
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
    if r.has_follow_ups == 1:
        follow_up(s, r, out)
    if s.pile_size == 0 and nobody_can_move(s, r):
        end_in_stalemate(s, r)


@rare
def follow_up(s: State, r: RuleNumbers, out: int) -> None:
    """Do what only some rules make follow from a move: `out` are the seats that were out before it."""
    if s.out != out:
        settle_outs(s, r)
    if s.forgot != 0 and s.phase <= TURN:
        charge_forgotten(s, r)
    if r.hand_limit > 0 and nobody_can_move(s, r):
        end_in_stalemate(s, r)


@kernel
def charge_forgotten(s: State, r: RuleNumbers) -> None:
    """Charge the players who did not announce Uno, now that the play is settled (E08), unless they have
    called or drawn since."""
    out = s.out
    for seat in range(s.players):
        owes = (s.forgot >> seat) & 1 == 1 and s.size[seat] == 1 and s.called[seat] == 0
        if owes and not is_decided(s, r):
            emit(s, events.FORGOT_UNO, seat, 0, 0)
            uno_penalty(s, r, seat)
    s.forgot = 0
    if s.out != out:
        settle_outs(s, r)


@kernel
def perform_with(s: State, r: RuleNumbers, seat: int, move: int) -> None:
    """Make a move that names a card, a colour or a seat, or says that it names none."""
    kind = kind_of(move)
    part = part_of(move)
    if kind == kinds.CATCH:
        catch(s, r, seat, part)
    elif kind == kinds.MORE:
        lay_and_go_on(s, seat, face_of(move))
    elif kind == kinds.JUMP:
        jump(s, r, seat, face_of(move), colour_of(move))
    elif kind == kinds.SWAP or kind == kinds.SWAP_NOBODY:
        choose_partner(s, r, seat, part if kind == kinds.SWAP else NOBODY)
    elif kind == kinds.DEFEND or kind == kinds.DEFEND_NOT:
        defend(s, r, seat, defend_face(r, part) if kind == kinds.DEFEND else NO_CARD)
    elif kind == kinds.JOIN or kind == kinds.JOIN_NOT:
        join(s, r, seat, join_face(move) if kind == kinds.JOIN else NO_CARD)
    elif kind == kinds.COLOUR:
        set_colour(s, r, seat, part)
    elif kind == kinds.TARGET:
        aim(s, r, seat, part)
    elif kind == kinds.TIME_UP:
        end_in_time(s, r)
    elif kind == kinds.ACCUSE:
        accuse(s, seat, part)


@kernel
def nobody_can_move(s: State, r: RuleNumbers) -> bool:
    """Whether no seat can draw, and none has a card that it could lay on its turn (D07)."""
    if s.phase != TURN or s.pending > 0:
        return False
    for seat in range(s.players):
        if not is_out(s, seat):
            if not nothing_to_draw(s) and not at_hand_limit(s, r, seat):
                return False
            if not is_stuck(s, r, seat):
                return False
    return True
