"""Dealing: the start of a match and of every round."""

from lastcard.cards.faces import SKIP, SYMBOLS, WILD

from .events import DEALT, DREW_LOT, OPEN, SEATS_SHUFFLED
from .hands import add_card, clear_hand
from .kernel import clear_counts, emit, kernel, lowest, random_below, rare, seed_chance
from .numbers import RuleNumbers
from .opening import open_round
from .phases import TURN
from .piles import shuffle
from .refusals import DECK_TOO_SMALL, OK, Refusal
from .scoring import close_everything
from .state import NO_CARD, NOBODY, RUNNING, State
from .turns import is_out
from .values import HIGHEST_CARD, RANDOM, SEATS_MIXED


@kernel
def start_match(s: State, r: RuleNumbers, players: int, seed: int, dealer: int) -> None:
    """The first deal. The dealer matters where the player to the left begins; else the first player is
    drawn at random."""
    seed_chance(s, seed)
    s.players = players
    s.round = 1
    s.match_winners = 0
    s.gone = 0
    for seat in range(players):
        s.scores[seat] = 0
    seat_around(s)
    if r.first_player == RANDOM:
        s.first = random_below(s, players)
    elif r.first_player == HIGHEST_CARD:
        s.first = highest_card(s, r)
    else:
        s.first = (dealer + 1) % players
    deal_round(s, r)


@kernel
def seat_around(s: State) -> None:
    """Seat all players in the order of their numbers."""
    for seat in range(s.players):
        s.clockwise[seat] = seat + 1 if seat + 1 < s.players else 0
        s.counterclockwise[seat] = seat - 1 if seat > 0 else s.players - 1


@rare
def highest_card(s: State, r: RuleNumbers) -> int:
    """The seat that turns over the highest number (B02). Those who tie turn over again; cards without a
    number are lower than all numbers. If the pile runs out, a lot decides among them."""
    shuffle(s, r.cards, r.card_count)
    seats = (1 << s.players) - 1
    while True:
        best = 0
        highest = -2
        for seat in range(s.players):
            if (seats >> seat) & 1:
                if s.pile_size == 0:
                    return draw_lot(s, seats)
                s.pile_size -= 1
                face = s.pile[s.pile_size]
                emit(s, DREW_LOT, seat, face, 0)
                number = face % SYMBOLS if face < WILD and face % SYMBOLS < SKIP else -1
                if number > highest:
                    highest = number
                    best = 0
                if number == highest:
                    best |= 1 << seat
        seats = best
        if seats == 1 << lowest(seats):
            return lowest(seats)


@rare
def draw_lot(s: State, seats: int) -> int:
    """One of some seats, at random."""
    count = 0
    for seat in range(s.players):
        count += (seats >> seat) & 1
    for _ in range(random_below(s, count)):
        seats ^= 1 << lowest(seats)
    return lowest(seats)


@kernel
def next_refusal(s: State, r: RuleNumbers) -> Refusal:
    """The next deal; a described position may have rules by which nothing can be dealt."""
    return OK if s.players * r.hand_size < r.card_count else DECK_TOO_SMALL


@kernel
def next_round(s: State, r: RuleNumbers) -> None:
    """Deal again. The deal has moved one seat clockwise, or the rules say who begins. If the seats are drawn
    again, the same person still begins."""
    s.round += 1
    s.first = s.next_first
    while (s.gone >> s.first) & 1 == 1:
        s.first = s.clockwise[s.first]
    if r.seat_order == SEATS_MIXED:
        mix_seats(s)
    deal_round(s, r)


@rare
def mix_seats(s: State) -> None:
    """Draw a new order of seats (E22). The order of play is a ring; its seats keep their numbers."""
    ring = s.points  # room for a list: a new round begins without points
    for seat in range(s.players):
        place = random_below(s, seat + 1)
        ring[seat] = ring[place]
        ring[place] = seat
    order = 0
    for place in range(s.players):
        seat = ring[place]
        after = ring[place + 1] if place + 1 < s.players else ring[0]
        s.clockwise[seat] = after
        s.counterclockwise[after] = seat
        order |= seat << 4 * place
    emit(s, SEATS_SHUFFLED, -1, order, 0)


@kernel
def clear_round(s: State) -> None:
    """Clear the table: no cards, no open question."""
    close_everything(s)
    clear_counts(s)
    s.phase = TURN
    s.turn = s.first
    s.direction = 1
    s.pile_size = 0
    s.discard_size = 0
    s.buried = 0
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
    s.out = s.gone
    s.knocked = 0
    s.seats_in = 0
    for seat in range(s.players):
        clear_hand(s, seat)
        s.called[seat] = 0
        s.points[seat] = 0
        s.places[seat] = 0
        s.seats_in += 1 - ((s.gone >> seat) & 1)


@rare
def deal_round(s: State, r: RuleNumbers) -> None:
    """Shuffle the whole deck, deal, turn the first card over."""
    clear_round(s)
    shuffle(s, r.cards, r.card_count)
    n = s.pile_size
    s.cards = n
    shown = OPEN if r.hand_size <= r.open_hands else 0
    for seat in range(s.players):
        if is_out(s, seat):
            continue
        for _ in range(r.hand_size):
            n -= 1
            face = s.pile[n]
            add_card(s, seat, face)
            emit(s, DEALT, seat, face, shown)
    s.pile_size = n
    open_round(s, r, True)
