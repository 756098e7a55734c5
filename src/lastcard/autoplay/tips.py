"""The policy that follows the advice for players (D16). What the advice does not cover is decided at random.

Each piece of advice can be switched off (see company.py):

    wilds       save black cards while you can play a coloured one; keep a drawn black card
    high        play the cards that are worth the most points first
    stop        if the next player is about to win, play skip, reverse or draw cards first
    colour      choose the colour that you hold most of
    challenge   challenge a wild +4 if that is expected to save cards

The policy looks only at its own hand and at what all players can see.
"""

from lastcard.cards.faces import COLOURS, SKIP, SYMBOLS, WILD

from ..engine.hands import colour_faces, count_cards
from ..engine.kernel import kernel, random_below, rare
from ..engine.moves import CHALLENGE, KEEP, begins_run, colour_of, copies_of, face_of, lays_card
from ..engine.numbers import RuleNumbers
from ..engine.phases import DRAWN, MORE, TURN
from ..engine.state import State
from ..engine.turns import next_seat
from .company import CHALLENGE_WELL, KEEP_WILDS, OWN_COLOUR, SHED_HIGH, STOP_WINNER

ABOUT_TO_WIN = 2  # cards


@rare
def tips_choice(s: State, r: RuleNumbers, seat: int, advice: int, out: list[int], n: int) -> int:
    """Choose one of the first n moves of `out`, the possible decisions of a seat."""
    if s.phase == MORE:  # lay as many as possible
        return out[random_below(s, keep_more(out, n))]
    if s.phase != TURN and s.phase != DRAWN:
        return out[random_below(s, n)]
    if out[n - 1] == CHALLENGE:
        if challenges(s, r, seat, advice, n):
            return CHALLENGE
        n -= 1
    if s.phase == DRAWN and advice & KEEP_WILDS and s.drawn >= WILD and out[n - 1] == KEEP:
        return KEEP
    if n > 1 and not lays_card(out[n - 1]):  # play a card rather than draw, take or keep one
        n -= 1
    return best_card(s, r, seat, advice, out, n)


@kernel
def best_card(s: State, r: RuleNumbers, seat: int, advice: int, out: list[int], n: int) -> int:
    """Choose a card, after each piece of advice has removed the moves it speaks against."""
    if advice & STOP_WINNER and s.size[next_seat(s, seat)] <= ABOUT_TO_WIN:
        n = keep_stopping(r, out, n)
    if advice & KEEP_WILDS:
        n = keep_coloured(out, n)
    if advice & SHED_HIGH:
        n = keep_highest(r, out, n)
    if advice & OWN_COLOUR:
        n = keep_colour(out, n, most_held(s, seat))
    return out[random_below(s, n)]


@kernel
def stops(r: RuleNumbers, move: int) -> bool:
    """Whether a move plays a card that skips the next player, reverses the direction or makes them draw."""
    if not lays_card(move):
        return False
    face = face_of(move)
    return r.plus[face] > 0 or (face < WILD and face % SYMBOLS >= SKIP)


@kernel
def keep_stopping(r: RuleNumbers, out: list[int], n: int) -> int:
    """Keep only the moves that stop the next player, if there are any."""
    kept = 0
    for i in range(n):
        if stops(r, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


@kernel
def keep_coloured(out: list[int], n: int) -> int:
    """Keep only the coloured cards, if there are any."""
    kept = 0
    for i in range(n):
        if lays_card(out[i]) and face_of(out[i]) < WILD:
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


@kernel
def keep_more(out: list[int], n: int) -> int:
    """Keep only the cards that others can follow, if there are any."""
    kept = 0
    for i in range(n):
        if begins_run(out[i]):
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


@kernel
def worth(r: RuleNumbers, move: int) -> int:
    """The points of the cards that a move plays. A run has at least two."""
    if not lays_card(move):
        return 0
    points = r.points[face_of(move)]
    return 2 * points if begins_run(move) else copies_of(move) * points


@kernel
def keep_highest(r: RuleNumbers, out: list[int], n: int) -> int:
    """Keep only the moves that are worth the most points."""
    best = 0
    for i in range(n):
        best = max(best, worth(r, out[i]))
    kept = 0
    for i in range(n):
        if worth(r, out[i]) == best:
            out[kept] = out[i]
            kept += 1
    return kept


@kernel
def keep_colour(out: list[int], n: int, colour: int) -> int:
    """Of the moves with black cards, keep only those that choose this colour, if there are any."""
    kept = 0
    for i in range(n):
        if not lays_card(out[i]) or face_of(out[i]) < WILD or colour_of(out[i]) == colour:
            out[kept] = out[i]
            kept += 1
    return kept if kept > 0 else n


@kernel
def most_held(s: State, seat: int) -> int:
    """The colour that a hand has most cards of. If colours are tied, the first one."""
    best = 0
    most = -1
    for colour in range(COLOURS):
        count = count_cards(s, seat, colour_faces(colour))
        if count > most:
            best = colour
            most = count
    return best


@kernel
def challenges(s: State, r: RuleNumbers, seat: int, advice: int, choices: int) -> bool:
    """Whether to challenge. With the advice: for a good reason. Without it: at random, like other choices."""
    if advice & CHALLENGE_WELL:
        return good_grounds(s, r, seat)
    return random_below(s, choices) == 0


@kernel
def good_grounds(s: State, r: RuleNumbers, seat: int) -> bool:
    """Estimate whether a challenge saves cards. Almost a quarter of the deck has the colour, and a player who
    has it is assumed to bluff half of the time."""
    lacks = 1000  # chance in thousandths that the other hand has no card of the colour
    for _ in range(min(s.size[s.challengeable], 20)):
        lacks = lacks * 77 // 100
    bluffs = (1000 - lacks) // 2
    before = s.pending - 4 * s.laid
    if seat == s.turn:  # this seat would draw the cards anyway
        return bluffs * s.pending > lacks * (before + r.innocent_draws * s.laid - s.pending)
    return bluffs * r.guilty_draws * s.laid > lacks * (before + r.innocent_draws * s.laid)
