"""Dealing: the start of a match and of every round, and what the opening card does."""

from lastcard.cards.faces import PLUS_FOUR, PLUS_TWO, REVERSE, SKIP, SYMBOLS, WILD
from lastcard.rules.numbers import RuleNumbers
from lastcard.rules.values import (
    APPLY,
    AS_PLAYED,
    CHOOSE,
    DEALER_STARTS,
    RANDOM,
)

from .events import COLOUR_SET, DEALT, FIRST, OPENED, OWES, PUT_BACK, REVERSED
from .kernel import clear_counts, clear_hand, emit, kernel, random_below, rare, seed_chance
from .piles import shuffle
from .refusals import DECK_TOO_SMALL, NO_COLOUR_ASKED, NOT_ASKED, OK
from .scoring import close_everything
from .state import COLOUR, NO_CARD, NOBODY, RUNNING, TURN, State
from .turns import dealer_seat, skip_turns


@kernel
def start_match(s: State, r: RuleNumbers, players: int, seed: int, dealer: int) -> None:
    """The first deal. The dealer counts where the first player sits left of him; else he is drawn by lot."""
    seed_chance(s, seed)
    s.players = players
    s.round = 1
    s.match_winners = 0
    for seat in range(players):
        s.scores[seat] = 0
    s.first = random_below(s, players) if r.first_player == RANDOM else (dealer + 1) % players
    deal_round(s, r)


@kernel
def next_refusal(s: State, r: RuleNumbers) -> int:
    """The next deal; a described position may have rules by which nothing can be dealt."""
    return OK if s.players * r.hand_size < r.card_count else DECK_TOO_SMALL


@kernel
def next_round(s: State, r: RuleNumbers) -> None:
    """The deal, or the first seat where there is no dealer, moves one seat clockwise."""
    s.round += 1
    s.first = (s.first + 1) % s.players
    deal_round(s, r)


@kernel
def clear_round(s: State) -> None:
    """No cards on the table, nothing open."""
    close_everything(s)
    clear_counts(s)
    s.phase = TURN
    s.turn = s.first
    s.direction = 1
    s.pile_size = 0
    s.discard_size = 0
    s.top = NO_CARD
    s.laid = 1
    s.guilty = 0
    s.reason = RUNNING
    s.winners = 0
    s.partner = NOBODY
    s.opener = NOBODY
    s.joined = 0
    s.slapped = 0
    s.agreed = 0
    s.disagreed = 0
    for seat in range(s.players):
        clear_hand(s, seat)
        s.called[seat] = 0
        s.points[seat] = 0


@rare
def deal_round(s: State, r: RuleNumbers) -> None:
    """Shuffle the whole deck, deal, turn the first card over."""
    clear_round(s)
    shuffle(s, r.cards, r.card_count)
    pile = s.pile
    n = s.pile_size
    s.cards = n
    for seat in range(s.players):
        hand = s.hand[seat]
        held = 0
        for _ in range(r.hand_size):
            n -= 1
            hand[pile[n]] += 1
            held |= 1 << pile[n]
            emit(s, DEALT, seat, pile[n], 0)
        s.size[seat] = r.hand_size
        s.held[seat] = held
    s.pile_size = n
    open_round(s, r, True)


@kernel
def opens(r: RuleNumbers, face: int) -> bool:
    """Whether a card can be the opening card; others go back into the pile."""
    if face < WILD:
        return True
    return r.opening_wild == CHOOSE if face == WILD else r.opening_wild_draw == APPLY


@kernel
def pile_can_open(s: State, r: RuleNumbers) -> bool:
    """Whether the pile has a card that can open the round."""
    for i in range(s.pile_size):
        if opens(r, s.pile[i]):
            return True
    return False


@kernel
def put_back(s: State, face: int, reshuffle: bool) -> None:
    """The card goes to the bottom of the pile, which is shuffled again (not in a described position)."""
    emit(s, PUT_BACK, -1, face, 0)
    for i in range(s.pile_size, 0, -1):
        s.pile[i] = s.pile[i - 1]
    s.pile[0] = face
    s.pile_size += 1
    if reshuffle:
        shuffle(s, s.pile, s.pile_size)


@kernel
def open_round(s: State, r: RuleNumbers, reshuffle: bool) -> None:
    """Turn cards over until one can open the round; if there is none the next one does, without effect."""
    s.pile_size -= 1
    face = s.pile[s.pile_size]
    while not opens(r, face) and pile_can_open(s, r):
        put_back(s, face, reshuffle)
        s.pile_size -= 1
        face = s.pile[s.pile_size]
    s.top = face
    s.colour = face // SYMBOLS
    s.jump_open = 1
    emit(s, FIRST, s.first, 0, 0)
    emit(s, OPENED, -1, face, 0)
    resolve_opening(s, r, face, opens(r, face))
    if s.pending > 0:
        emit(s, OWES, s.turn, s.pending, 0)


@kernel
def resolve_opening(s: State, r: RuleNumbers, face: int, acts: bool) -> None:
    """The opening card acts on the first player as though his right-hand neighbour had laid it (B03)."""
    if face >= WILD:
        s.phase = COLOUR
        if acts:
            owe_opening(s, r, face)
    elif r.opening_actions == APPLY:
        symbol = face % SYMBOLS
        if symbol == SKIP:
            skip_turns(s, dealer_seat(s), 1)
        elif symbol == REVERSE:
            open_with_reverse(s, r)
        elif symbol == PLUS_TWO or symbol == PLUS_FOUR:
            owe_opening(s, r, face)


@kernel
def owe_opening(s: State, r: RuleNumbers, face: int) -> None:
    """The first player owes what the opening card says."""
    s.pending = r.plus[face]
    s.plus_face = face if s.pending > 0 else NO_CARD


@kernel
def open_with_reverse(s: State, r: RuleNumbers) -> None:
    """As played by the right-hand neighbour (B04), or the dealer starts (C07), or the first player."""
    if r.opening_reverse == AS_PLAYED and s.players == 2 and r.two_player_reverse_skips == 1:
        skip_turns(s, dealer_seat(s), 1)
        return
    s.direction = -1
    emit(s, REVERSED, -1, -1, 0)
    if r.opening_reverse == AS_PLAYED:
        s.turn = (s.first - 2) % s.players
    elif r.opening_reverse == DEALER_STARTS:
        s.turn = dealer_seat(s)


@kernel
def colour_refusal(s: State, seat: int) -> int:
    """The colour of an opening black card is the first player's choice."""
    if s.phase != COLOUR:
        return NO_COLOUR_ASKED
    return OK if seat == s.turn else NOT_ASKED


@kernel
def set_colour(s: State, seat: int, colour: int) -> None:
    """The answer to COLOUR; what the card makes the first player owe is taken after it."""
    emit(s, COLOUR_SET, seat, colour, 0)
    s.colour = colour
    s.phase = TURN
