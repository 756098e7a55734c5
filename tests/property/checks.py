"""Checks that must hold in every game under any rules. Tests make them while they play."""

import random

from lastcard.cards.faces import FACES, WILD
from lastcard.engine.invariants import broken, broken_names
from lastcard.engine.legal import refusal
from lastcard.engine.moves import MOVES
from lastcard.engine.phases import DRAWN, ROUND_OVER
from lastcard.engine.refusals import OK
from lastcard.engine.state import State
from lastcard.engine.step import MISPLAYED, apply, refusal_of
from lastcard.engine.turns import decider
from lastcard.notation.hashes import state_hash
from lastcard.rules import Rules
from lastcard.views.seat import is_open, view_of
from tests.property.players import any_move, decisions_of, moves_of, sensible_move

MOST_MOVES = 5000


def sensible_round(s: State, rules: Rules, chance: random.Random) -> int:
    """Play a round to its end with all checks. Returns the number of moves, at most MOST_MOVES."""
    moves = 0
    while s.phase < ROUND_OVER and moves < MOST_MOVES:
        seat, move = sensible_move(s, rules.numbers, chance)
        make(s, rules, seat, move)
        moves += 1
        if moves % 8 == 0:
            look_around(s, rules, chance)
    return moves


def wild_play(s: State, rules: Rules, chance: random.Random, moves: int) -> None:
    """Play random legal moves of any seat, with all checks."""
    for _ in range(moves):
        if s.phase >= ROUND_OVER:
            break
        seat, move = any_move(s, rules.numbers, chance)
        make(s, rules, seat, move)
        look_around(s, rules, chance)


def make(s: State, rules: Rules, seat: int, move: int) -> None:
    """Make a legal move. It must be accepted, break no invariant, and leave a seat that can move."""
    r = rules.numbers
    code = apply(s, r, seat, move)
    assert code == OK, f"{move} of seat {seat} was offered and is refused ({code}): {rules}"
    flags = broken(s, r, [0] * FACES)
    assert flags == 0, f"{broken_names(flags)} after {move}: {rules}"
    if s.phase < ROUND_OVER:
        assert decisions_of(s, r, decider(s)), f"nobody can move in phase {s.phase}: {rules}"


def look_around(s: State, rules: Rules, chance: random.Random) -> None:
    """Check for a random seat that its moves are legal, refusals change nothing, and its view hides cards."""
    seat = chance.randrange(s.players)
    offered_are_legal(s, rules, seat)
    refusal_changes_nothing(s, rules, seat, chance.randrange(MOVES))
    view_hides(s, rules, seat, chance)


def offered_are_legal(s: State, rules: Rules, seat: int) -> None:
    """The list of legal moves agrees with the refusals."""
    offered = moves_of(s, rules.numbers, seat)
    assert sorted(offered) == [m for m in range(MOVES) if refusal(s, rules.numbers, seat, m) == OK], rules


def refusal_changes_nothing(s: State, rules: Rules, seat: int, move: int) -> None:
    """A refused move does not change the state. A misplay costs its seat cards, and changes nothing else."""
    r = rules.numbers
    code = refusal(s, r, seat, move)
    if code == OK:
        return
    copy = s.copy()
    result = apply(copy, r, seat, move)
    assert refusal_of(result) == code
    if result & MISPLAYED:
        assert r.misplay_penalty > 0, rules
        if copy.knocked == s.knocked:
            assert (copy.phase, copy.turn, copy.top, copy.pending) == (s.phase, s.turn, s.top, s.pending)
        assert copy.size[seat] - s.size[seat] <= r.misplay_penalty, rules
        assert broken(copy, r, [0] * FACES) == 0, rules
    else:
        assert state_hash(copy) == state_hash(s), rules


def view_hides(s: State, rules: Rules, seat: int, chance: random.Random) -> None:
    """A seat's view does not change when cards that it cannot see are swapped."""
    assert view_of(s, rules, seat) == view_of(with_unseen_swapped(s, rules, seat, chance), rules, seat), rules


def with_unseen_swapped(s: State, rules: Rules, seat: int, chance: random.Random) -> State:
    """The same table with the other hands, the draw pile and the buried cards dealt again. Open hands are
    seen, so they stay."""
    other = s.copy()
    keep = s.drawn if s.phase == DRAWN and s.turn != seat else -1  # the drawn card stays with its owner
    places = [place for place in range(s.players) if place != seat and not is_open(s, rules.numbers, place)]
    unseen = s.pile[: s.pile_size] + s.discard[: s.buried]
    for place in places:
        hand = s.hand[place]
        unseen += [face for face in range(len(hand)) for _ in range(hand[face] - _kept(s, place, face, keep))]
    chance.shuffle(unseen)
    if s.challengeable != seat:
        other.guilty = 1 - s.guilty  # only its player knows about a bluff
    other.pile[: s.pile_size] = unseen[: s.pile_size]
    del unseen[: s.pile_size]
    other.discard[: s.buried] = unseen[: s.buried]
    del unseen[: s.buried]
    for place in places:
        other.hand[place] = [_kept(s, place, face, keep) for face in range(len(s.hand[place]))]
        for _ in range(s.size[place] - sum(other.hand[place])):
            other.hand[place][unseen.pop()] += 1
        note_faces(other, place)
    return other


def note_faces(s: State, seat: int) -> None:
    """Note which faces are in a hand that was changed by hand."""
    s.held[seat] = sum(1 << face for face in range(WILD) if s.hand[seat][face])
    s.black[seat] = sum(1 << face - WILD for face in range(WILD, FACES) if s.hand[seat][face])


def _kept(s: State, place: int, face: int, keep: int) -> int:
    return int(place == s.turn and face == keep)
