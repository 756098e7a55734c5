"""Which card may be laid on which: matching, answering a pending draw, the wild +4, and the last card."""

from lastcard.cards.faces import (
    DISCARD_ALL,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_FOUR,
)

from .hands import ONE_COLOUR, ONE_SYMBOL, colour_faces, count_cards
from .kernel import kernel, lowest, rare
from .numbers import RuleNumbers
from .refusals import (
    BLACK_LAST_CARD,
    DEFLECT_DOES_NOT_FIT,
    DOES_NOT_FIT,
    DRAW_CARD_LAST,
    FOUR_HAS_ALTERNATIVE,
    FOUR_HAS_COLOUR,
    FOUR_HAS_NUMBER,
    LAST_IS_NUMBER,
    NO_BLACK_ON_BLACK,
    NO_DEFLECTING,
    NO_STACKING,
    NOT_DEFLECTABLE,
    OK,
    STACK_NOT_LISTED,
    STACK_WRONG_COLOUR,
    TAKE_FIRST,
    WILD_ON_BLACK_PLUS,
    Refusal,
)
from .state import State
from .values import (
    ANY_COLOUR,
    BY_REVERSE,
    BY_SKIP,
    DEFLECT_ANY_COLOUR,
    DEFLECTS_PLUS_FOUR,
    DEFLECTS_PLUS_TWO,
    FREE,
    LAST_NUMBER,
    NO_COLOUR,
    NO_NUMBER,
)

_NUMBERS = (1 << SKIP) - 1  # the number cards of the first colour, one bit each


@kernel
def matching_symbol(s: State, r: RuleNumbers) -> int:
    """The symbol that fits the top card: its own, for a black + the coloured one of its amount, or -1."""
    if s.top < WILD:
        return s.top % SYMBOLS
    if r.plus[s.top] == 2:
        return PLUS_TWO
    if r.plus[s.top] == 4:
        return PLUS_FOUR
    return -1


@kernel
def matches(s: State, r: RuleNumbers, face: int) -> bool:
    """Whether a coloured card fits the top card by colour or by symbol (B07)."""
    return face // SYMBOLS == s.colour or face % SYMBOLS == matching_symbol(s, r)


@kernel
def fitting_faces(s: State, r: RuleNumbers, seat: int) -> int:
    """The coloured faces of a hand that fit the top card, one bit each."""
    fitting = ONE_COLOUR << (s.colour * SYMBOLS)
    symbol = s.top % SYMBOLS if s.top < WILD else matching_symbol(s, r)
    if symbol >= 0:
        fitting |= ONE_SYMBOL << symbol
    return s.held[seat] & fitting


@kernel
def stack_refusal(s: State, r: RuleNumbers, face: int) -> Refusal:
    """Why a draw card cannot answer the pending cards."""
    if r.stacking == 0:
        return NO_STACKING
    if (r.stacks[r.plus[face]] >> r.plus[s.plus_face]) & 1 == 0:
        return STACK_NOT_LISTED
    if face >= WILD or face // SYMBOLS == s.colour:
        return OK
    if r.plus[s.top] == 0:  # a deflecting card on top: only its colour
        return STACK_WRONG_COLOUR
    if r.stacking_colour == ANY_COLOUR or r.plus[face] == r.plus[s.top]:
        return OK
    return STACK_WRONG_COLOUR


@kernel
def can_be_deflected(s: State, r: RuleNumbers) -> bool:
    """Whether the last draw card of what is pending is one that reverses and skips can pass on."""
    if r.deflects == DEFLECTS_PLUS_TWO:
        return s.plus_face < WILD and s.plus_face % SYMBOLS == PLUS_TWO
    return r.deflects != DEFLECTS_PLUS_FOUR or r.plus[s.plus_face] == 4


@kernel
def deflect_refusal(s: State, r: RuleNumbers, face: int) -> Refusal:
    """Why a reverse or a skip cannot answer the pending cards."""
    bit = BY_REVERSE if face % SYMBOLS == REVERSE else BY_SKIP
    if r.deflect_with & bit == 0:
        return NO_DEFLECTING
    if not can_be_deflected(s, r):
        return NOT_DEFLECTABLE
    if r.deflect_colour == DEFLECT_ANY_COLOUR or matches(s, r, face):
        return OK
    return DEFLECT_DOES_NOT_FIT


@kernel
def answer_refusal(s: State, r: RuleNumbers, face: int) -> Refusal:
    """Why a card cannot be laid while cards are pending."""
    if r.plus[face] > 0:
        return stack_refusal(s, r, face)
    if face < WILD and (face % SYMBOLS == REVERSE or face % SYMBOLS == SKIP):
        return deflect_refusal(s, r, face)
    return TAKE_FIRST


@kernel
def has_colour(s: State, seat: int) -> bool:
    """Whether a hand has a card of the current colour; black cards have none."""
    return s.held[seat] & colour_faces(s.colour) != 0


@kernel
def has_alternative(s: State, r: RuleNumbers, seat: int, pending: int) -> bool:
    """Whether a hand has a coloured card that could be played now, with so many cards pending."""
    if pending == 0:
        return fitting_faces(s, r, seat) != 0
    faces = s.held[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        if answer_refusal(s, r, face) == OK:
            return True
    return False


@kernel
def four_is_honest(s: State, r: RuleNumbers, seat: int, pending: int) -> bool:
    """Whether a seat may lay the wild +4 without bluffing, with so many cards pending (C10, O12)."""
    if r.wild_draw_four == FREE:
        return True
    if r.wild_draw_four == NO_COLOUR:
        return not has_colour(s, seat)
    if r.wild_draw_four == NO_NUMBER:
        return s.held[seat] & (_NUMBERS << (s.colour * SYMBOLS)) == 0
    return not has_alternative(s, r, seat, pending)


@kernel
def four_refusal(r: RuleNumbers) -> Refusal:
    """Why a wild +4 that would be a bluff is refused."""
    if r.wild_draw_four == NO_COLOUR:
        return FOUR_HAS_COLOUR
    return FOUR_HAS_NUMBER if r.wild_draw_four == NO_NUMBER else FOUR_HAS_ALTERNATIVE


@kernel
def black_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int, pending: int) -> Refusal:
    """Why a black card cannot be laid even if the pending cards allow it."""
    if r.black_on_black == 0 and (s.top >= WILD or copies > 1):
        return NO_BLACK_ON_BLACK
    if face == WILD and r.plain_wild_on_black_plus == 0 and s.top >= WILD and r.plus[s.top] > 0:
        return WILD_ON_BLACK_PLUS
    if face == WILD_FOUR and r.wild_draw_four_bluff == 0 and not four_is_honest(s, r, seat, pending):
        return four_refusal(r)
    return OK


@kernel
def cards_left(s: State, seat: int, face: int, copies: int) -> int:
    """How many cards a hand has after laying cards of one face. A discard-all takes its colour with it."""
    left = s.size[seat] - copies
    if face < WILD and face % SYMBOLS == DISCARD_ALL:
        left = s.size[seat] - count_cards(s, seat, colour_faces(face // SYMBOLS))
    return left


@rare
def last_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int) -> Refusal:
    """Why cards that cannot be the last ones cannot be laid: they would empty the hand (B08, E02)."""
    if cards_left(s, seat, face, copies) > 0:
        return OK
    if r.last_card == LAST_NUMBER:
        return LAST_IS_NUMBER
    return BLACK_LAST_CARD if face >= WILD and r.go_out_on_black == 0 else DRAW_CARD_LAST


@kernel
def card_refusal(s: State, r: RuleNumbers, seat: int, face: int, copies: int) -> Refusal:
    """Why a seat on turn cannot lay a card it holds, or OK."""
    if s.pending > 0:
        code = answer_refusal(s, r, face)
        if code != OK:
            return code
    elif face < WILD and not matches(s, r, face):
        return DOES_NOT_FIT
    if face >= WILD:
        code = black_refusal(s, r, seat, face, copies, s.pending)
        if code != OK:
            return code
    return OK if r.ends[face] == 1 else last_refusal(s, r, seat, face, copies)


@kernel
def is_honest(s: State, r: RuleNumbers, seat: int, face: int) -> bool:
    """Whether a seat on turn can lay a card without bluffing."""
    if card_refusal(s, r, seat, face, 1) != OK:
        return False
    return face != WILD_FOUR or four_is_honest(s, r, seat, s.pending)


@kernel
def is_stuck(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a seat has no card to play (B06). A bluff needs no looking at: who would have to bluff holds
    a card of the colour, and that card can be played."""
    faces = s.held[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        if card_refusal(s, r, seat, face, 1) == OK:
            return False
    faces = s.black[seat]
    while faces != 0:
        face = lowest(faces)
        faces ^= 1 << face
        if card_refusal(s, r, seat, WILD + face, 1) == OK:
            return False
    return True
