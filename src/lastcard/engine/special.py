"""Black cards that do more than to set a colour: roulette, swap and shuffle hands, blank, aimed +2."""

from lastcard.cards.faces import BLACK, FACES, ROULETTE, SHUFFLE_HANDS, SWAP_HANDS, SYMBOLS
from lastcard.cards.faces import BLANK as BLANK_CARD

from . import events, phases
from .events import AIMED, DEALT, HANDS_SHUFFLED, OTHERS_DRAW, SKIPPED_ALL
from .hands import add_card, clear_hand
from .kernel import emit, kernel, random_below, rare
from .moves import TARGET
from .numbers import RuleNumbers
from .piles import draw_card, draw_cards, penalty
from .refusals import AIM_AT_SELF, NO_SUCH_SEAT, NOT_ASKED, NOTHING_TO_AIM, OK, SEAT_IS_OUT, Refusal
from .state import NO_CARD, State
from .swap import rotate_hands
from .turns import give_turn, is_out, next_seat, pass_turn
from .values import BLANK_OTHERS_DRAW, BLANK_ROTATES, BLANK_SKIPS_ALL
from .windows import lapse, new_hand

AIMED_CARDS = 2


@rare
def black_card(s: State, r: RuleNumbers, seat: int, face: int) -> None:
    """Do what a black card does. Its player still has cards."""
    if face == ROULETTE:
        pass_turn(s, seat)
        if s.colour == BLACK:
            s.phase = phases.COLOUR
        else:
            spin(s, r, s.turn)
    elif face == SWAP_HANDS:
        s.phase = phases.SWAP
    elif face == SHUFFLE_HANDS:
        shuffle_hands(s, r, seat)
        pass_turn(s, seat)
    elif face == BLANK_CARD:
        blank_card(s, r, seat)
    else:
        s.phase = phases.TARGET


@kernel
def blank_card(s: State, r: RuleNumbers, seat: int) -> None:
    """Do what the table has agreed on for the blank card (E39)."""
    if r.blank_card == BLANK_SKIPS_ALL:
        emit(s, SKIPPED_ALL, seat, 0, 0)
        give_turn(s, seat)
        return
    if r.blank_card == BLANK_ROTATES:
        rotate_hands(s, r)
    elif r.blank_card == BLANK_OTHERS_DRAW:
        emit(s, OTHERS_DRAW, seat, 2, 0)
        others_draw(s, r, seat, 2)
    pass_turn(s, seat)


@rare
def others_draw(s: State, r: RuleNumbers, seat: int, count: int) -> None:
    """All others draw cards as a penalty, in the order of play."""
    other = next_seat(s, seat)
    while other != seat:
        penalty(s, r, other, count)
        other = next_seat(s, other)


@rare
def spin(s: State, r: RuleNumbers, seat: int) -> None:
    """Draw until a card of the colour comes, or there is none, and lose the turn (E36)."""
    emit(s, events.ROULETTE, seat, s.colour, 0)
    face = NO_CARD
    while face == NO_CARD or face // SYMBOLS != s.colour:
        face = draw_card(s, r, seat)
        if face == NO_CARD or is_out(s, seat):
            break
        lapse(s, seat)
    pass_turn(s, seat)


@rare
def shuffle_hands(s: State, r: RuleNumbers, seat: int) -> None:
    """Shuffle all hands together and deal them out one by one, the next player first (E38).

    The free end of the pile is room for the cards: pile and hands never have more cards than the deck.
    """
    emit(s, HANDS_SHUFFLED, seat, 0, 0)
    n = s.pile_size
    for other in range(s.players):
        for face in range(FACES):
            for _ in range(s.hand[other][face]):
                place = s.pile_size + random_below(s, n - s.pile_size + 1)
                s.pile[n] = s.pile[place]
                s.pile[place] = face
                n += 1
        clear_hand(s, other)
    other = seat
    while n > s.pile_size:
        n -= 1
        other = next_seat(s, other)
        add_card(s, other, s.pile[n])
        emit(s, DEALT, other, s.pile[n], 0)
    for other in range(s.players):
        if not is_out(s, other):
            new_hand(s, r, other)


@kernel
def target_refusal(s: State, seat: int, target: int) -> Refusal:
    """Why a seat cannot aim its card at another."""
    if s.phase != phases.TARGET:
        return NOTHING_TO_AIM
    if seat != s.turn:
        return NOT_ASKED
    if target >= s.players:
        return NO_SUCH_SEAT
    if is_out(s, target):
        return SEAT_IS_OUT
    return AIM_AT_SELF if target == seat else OK


@rare
def target_moves(s: State, seat: int, out: list[int]) -> int:
    """Add the answers to the phase TARGET."""
    n = 0
    for target in range(s.players):
        if target_refusal(s, seat, target) == OK:
            out[n] = TARGET + target
            n += 1
    return n


@rare
def aim(s: State, r: RuleNumbers, seat: int, target: int) -> None:
    """Let a player of choice draw; they keep their turn (E40)."""
    emit(s, AIMED, seat, target, 0)
    draw_cards(s, r, target, AIMED_CARDS)
    pass_turn(s, seat)
