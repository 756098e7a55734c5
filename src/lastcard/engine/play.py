"""Laying cards, and what they do.

Numbers with a meaning of their own are in swap.py, slap.py, silence.py and sixty_nine.py; black cards that do
more than to set a colour are in special.py.
"""

from lastcard.cards.faces import (
    BLACK,
    BLANK,
    DISCARD_ALL,
    PLUS_FOUR,
    REVERSE,
    REVERSE_FOUR,
    ROULETTE,
    SKIP,
    SKIP_ALL,
    SYMBOLS,
    WILD,
    WILD_FOUR,
)

from .events import BOMB, LAID, OWES, PLAYED, REVERSED, SKIPPED, SKIPPED_ALL
from .fits import card_refusal, four_is_honest
from .hands import count_cards, symbol_faces
from .kernel import emit, kernel, rare
from .moves import card_code
from .numbers import RuleNumbers
from .phases import DRAWN, MORE, SWAP, TURN
from .piles import discard_from_hand, shed_colour
from .refusals import (
    COLOUR_NEEDED,
    COLOUR_NOT_YOURS,
    DECIDE_FIRST,
    LAY_ANOTHER,
    NO_EQUAL_CARDS,
    NO_PAIRS,
    NOT_EQUAL,
    NOT_HELD,
    NOT_YOUR_TURN,
    OK,
    ONLY_THE_DRAWN_CARD,
    Refusal,
)
from .scoring import finish, go_out
from .silence import toggle_silence
from .sixty_nine import open_sixty_nine, opens_sixty_nine
from .slap import open_slap
from .special import black_card, others_draw
from .state import NO_CARD, NOBODY, State
from .swap import rotate_hands
from .turns import give_turn, next_seat, pass_turn, skip_turns
from .values import (
    BLANK_ROTATES,
    BY_NOBODY,
    BY_THE_VICTIM,
    EQUAL_OFF,
    EQUAL_SYMBOLS,
    MAY_PLAY_ANY,
    ONE_LEFT,
    SKIP_TWO,
)
from .windows import count_act, hand_shrank, play_left_one


@kernel
def play_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> Refusal:
    """Why a seat cannot lay a card, or two of one face, in turn."""
    if s.hand[seat][face] < copies:
        return NOT_HELD
    if s.phase == MORE and seat == s.turn:
        return follow_refusal(s, face, copies)
    code = lay_refusal(s, r, seat, face, copies)
    if code != OK:
        return code
    if copies == 2 and r.double_play == 0 and not can_be_equal(r, face):
        return NO_PAIRS
    if face >= WILD and colour_refusal(r, face, colour) != OK:
        return colour_refusal(r, face, colour)
    return card_refusal(s, r, seat, face, copies)


@kernel
def lay_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int) -> Refusal:
    """Why a seat cannot lay any card now, or not this one after drawing another."""
    if s.phase != TURN and s.phase != DRAWN:
        return DECIDE_FIRST
    if seat != s.turn:
        return NOT_YOUR_TURN
    if s.phase == DRAWN and r.drawn_card != MAY_PLAY_ANY and (face != s.drawn or copies != 1):
        return ONLY_THE_DRAWN_CARD
    return OK


@kernel
def colour_refusal(r: RuleNumbers, face: int, colour: int) -> Refusal:
    """Why a black card cannot be laid with this colour, or without one: in a roulette the player hit may be
    the one who names it."""
    victim_names = face == ROULETTE and r.roulette_by == BY_THE_VICTIM
    if colour == BLACK:
        return OK if victim_names else COLOUR_NEEDED
    return COLOUR_NOT_YOURS if victim_names else OK


# Several equal cards in one play (E01): a run of cards, each with "more" but for the last.


@kernel
def can_be_equal(r: RuleNumbers, face: int) -> bool:
    """Whether several cards of this symbol can be laid in one play."""
    if r.equal_cards == EQUAL_OFF or face >= WILD:
        return False
    return face % SYMBOLS < SKIP or (r.equal_cards == EQUAL_SYMBOLS and face % SYMBOLS <= PLUS_FOUR)


@rare
def more_refusal(s: State, r: RuleNumbers, seat: int, face: int) -> Refusal:
    """Why a seat cannot lay a card to be followed by another of its symbol in the same play."""
    if s.hand[seat][face] == 0:
        return NOT_HELD
    if s.phase == MORE and seat == s.turn:
        code = follow_refusal(s, face, 1)
    else:
        code = lay_refusal(s, r, seat, face, 2)  # a drawn card is laid alone
        if code == OK:
            code = card_refusal(s, r, seat, face, 1) if can_be_equal(r, face) else NO_EQUAL_CARDS
    if code != OK:
        return code
    if count_cards(s, seat, symbol_faces(face % SYMBOLS)) < 2:
        return NOT_HELD
    # The card that follows must be one that may be the last, if it is.
    return card_refusal(s, r, seat, face, 2) if s.size[seat] == 2 and r.ends[face] == 0 else OK


@kernel
def follow_refusal(s: State, face: int, copies: int) -> Refusal:
    """Why a card cannot follow an equal one in the same play."""
    if face >= WILD or copies != 1:
        return LAY_ANOTHER
    return OK if face % SYMBOLS == s.top % SYMBOLS else NOT_EQUAL


@rare
def lay_and_go_on(s: State, seat: int, face: int) -> None:
    """Lay a card that others of its symbol follow. What they do together comes with the last one."""
    if s.phase != MORE:
        s.laid = 0
        if s.phase == TURN:
            count_act(s)
    emit(s, LAID, seat, face, 0)
    discard_from_hand(s, seat, face, 1)
    s.colour = face // SYMBOLS
    s.laid += 1
    s.drawn = NO_CARD
    s.phase = MORE


@kernel
def one_colour_laid(s: State) -> bool:
    """Whether all cards of a play have the colour of the last one."""
    for i in range(s.discard_size - s.laid + 1, s.discard_size):
        if s.discard[i] // SYMBOLS != s.top // SYMBOLS:
            return False
    return True


@kernel
def play(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> None:
    """Lay cards in turn. Laying a drawn card belongs to the act of drawing, which was counted."""
    if s.phase == TURN:
        if s.windows > 0 or s.opening == 1:
            count_act(s)
    elif s.phase == MORE:
        end_run(s, r, seat, face)
        return
    emit(s, PLAYED, seat, card_code(face, colour), copies)
    lay(s, r, seat, face, copies, colour)


@rare
def end_run(s: State, r: RuleNumbers, seat: int, face: int) -> None:
    """Lay the last card of a run, and let all of them act."""
    emit(s, PLAYED, seat, face, 1)
    discard_from_hand(s, seat, face, 1)
    s.colour = face // SYMBOLS
    s.laid += 1
    s.jump_open = 1
    s.challengeable = NOBODY
    hand_shrank(s, r, seat)
    resolve(s, r, seat, face, s.laid, s.discard[s.discard_size - s.laid])


@kernel
def lay(s: State, r: RuleNumbers, seat: int, face: int, copies: int, colour: int) -> None:
    """Move cards from the hand to the pile, and let them act."""
    before = s.top
    s.challengeable = NOBODY
    if face == WILD_FOUR and r.challenge_by != BY_NOBODY:
        s.challengeable = seat
        s.guilty = 0 if four_is_honest(s, r, seat, s.pending) else 1
    discard_from_hand(s, seat, face, copies)
    if face % SYMBOLS == DISCARD_ALL and face < WILD:
        shed_colour(s, seat, face // SYMBOLS)
    if colour < BLACK or s.size[seat] > 0:  # a last roulette does nothing: the colour in force stays
        s.colour = colour
    s.laid = copies
    s.drawn = NO_CARD
    s.jump_open = 1
    hand_shrank(s, r, seat)
    resolve(s, r, seat, face, copies, before)


@kernel
def resolve(s: State, r: RuleNumbers, seat: int, face: int, copies: int, before: int) -> None:
    """Do what a card does. An empty hand wins at once, or goes on without its player: then colour, skip,
    reverse and what is owed still count, and nothing else happens."""
    out = s.size[seat] == 0
    if s.size[seat] == 1:
        play_left_one(s, r, seat)
    elif out and r.round_ends == ONE_LEFT:
        finish(s, seat)
    if copies > 1 and not out and is_bomb(r, face, copies):
        explode(s, r, seat, copies)
    if face < WILD and face % SYMBOLS < SKIP:
        if out or r.plain[face % SYMBOLS] == 1:
            pass_turn(s, seat)
        else:
            number_card(s, r, seat, face, copies, before)
    elif r.plus[face] > 0:
        plus_card(s, r, seat, face, copies, before)
    elif face >= WILD:
        if out or face == WILD:
            pass_turn(s, seat)
        else:
            black_card(s, r, seat, face)
    elif face % SYMBOLS == SKIP:
        skip(s, r, seat, copies)
    elif face % SYMBOLS == REVERSE:
        reverse(s, r, seat, copies)
    elif face % SYMBOLS == SKIP_ALL and not out:
        skip_all(s, seat)
    else:
        pass_turn(s, seat)
    if s.pending > 0 and (not out or r.last_card_draws == 1 or r.round_ends == ONE_LEFT):
        emit(s, OWES, s.turn, s.pending, 0)
    if out:
        go_out(s, r, seat)


@kernel
def plus_card(s: State, r: RuleNumbers, seat: int, face: int, copies: int, before: int) -> None:
    """Make the next player owe cards. A draw card on a draw card may count double (E17)."""
    amount = r.plus[face] * copies
    if r.revenge == 1 and before != NO_CARD and r.plus[before] > 0:
        amount += amount
    s.pending += amount
    s.plus_face = face
    if face == REVERSE_FOUR:
        reverse_four(s, seat, copies)
    else:
        pass_turn(s, seat)


@rare
def reverse_four(s: State, seat: int, copies: int) -> None:
    """Turn the direction before the cards are owed. With two seats in, they come back to their player
    (E33)."""
    if copies == 1:
        s.direction = -s.direction
        emit(s, REVERSED, -1, s.direction, 0)
        if s.seats_in == 2 and s.size[seat] > 0:
            emit(s, SKIPPED, next_seat(s, seat), 0, 0)
            give_turn(s, seat)
            return
    pass_turn(s, seat)


@kernel
def skip(s: State, r: RuleNumbers, seat: int, copies: int) -> None:
    """Skip the next player, or one for each card. While cards are pending, the skip passes them on."""
    if s.pending > 0:
        pass_turn(s, seat)
    else:
        skip_turns(s, seat, copies if r.double_skip == SKIP_TWO else 1)


@kernel
def skip_all(s: State, seat: int) -> None:
    """Skip all others: the player goes on (E31)."""
    emit(s, SKIPPED_ALL, seat, 0, 0)
    give_turn(s, seat)


@kernel
def reverse(s: State, r: RuleNumbers, seat: int, copies: int) -> None:
    """Reverse the direction. Two at once cancel out; between two players it may be a skip."""
    if copies % 2 == 0:
        pass_turn(s, seat)
    elif s.seats_in == 2 and r.two_player_reverse_skips == 1 and s.pending == 0:
        skip_turns(s, seat, 1)
    else:
        s.direction = -s.direction
        emit(s, REVERSED, -1, s.direction, 0)
        pass_turn(s, seat)


@kernel
def is_bomb(r: RuleNumbers, face: int, copies: int) -> bool:
    """Whether so many equal numbers make all others draw (E16)."""
    return 0 < r.bomb <= copies and face < WILD and face % SYMBOLS < SKIP


@rare
def explode(s: State, r: RuleNumbers, seat: int, copies: int) -> None:
    """All others draw a card, in the order of play."""
    emit(s, BOMB, seat, copies, 0)
    others_draw(s, r, seat, 1)


@kernel
def rotates(r: RuleNumbers, face: int, before: int) -> bool:
    """Whether a card laid on another makes the hands rotate: swapping or a sixty-nine come first."""
    if face == BLANK:
        return r.blank_card == BLANK_ROTATES
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
    if opens_sixty_nine(r, face, before) and s.seats_in > 2 and one_colour_laid(s):
        open_sixty_nine(s, seat)
        return
    if rotates(r, face, before):
        rotate_hands(s, r)
    pass_turn(s, seat)
    if symbol == r.slap_number:
        open_slap(s, seat)
