"""Dealing: the start of a match and of every round."""

from .events import DEALT
from .hands import add_card, clear_hand
from .kernel import clear_counts, emit, kernel, random_below, rare, seed_chance
from .numbers import RuleNumbers
from .opening import open_round
from .phases import TURN
from .piles import shuffle
from .refusals import DECK_TOO_SMALL, OK, Refusal
from .scoring import close_everything
from .state import NO_CARD, NOBODY, RUNNING, State
from .values import RANDOM


@kernel
def start_match(s: State, r: RuleNumbers, players: int, seed: int, dealer: int) -> None:
    """The first deal. The dealer matters where the player to the left begins; else the first player is
    drawn at random."""
    seed_chance(s, seed)
    s.players = players
    s.round = 1
    s.match_winners = 0
    for seat in range(players):
        s.scores[seat] = 0
    s.first = random_below(s, players) if r.first_player == RANDOM else (dealer + 1) % players
    deal_round(s, r)


@kernel
def next_refusal(s: State, r: RuleNumbers) -> Refusal:
    """The next deal; a described position may have rules by which nothing can be dealt."""
    return OK if s.players * r.hand_size < r.card_count else DECK_TOO_SMALL


@kernel
def next_round(s: State, r: RuleNumbers) -> None:
    """Move the deal one seat clockwise; without a dealer, the first seat."""
    s.round += 1
    s.first = (s.first + 1) % s.players
    deal_round(s, r)


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
    n = s.pile_size
    s.cards = n
    for seat in range(s.players):
        for _ in range(r.hand_size):
            n -= 1
            face = s.pile[n]
            add_card(s, seat, face)
            emit(s, DEALT, seat, face, 0)
    s.pile_size = n
    open_round(s, r, True)
