"""The role of a move in a position agrees with the engine's lists and with what the move does."""

import random
from collections import Counter

import pytest

from lastcard.engine import kinds
from lastcard.engine.legal import reactions, refusal
from lastcard.engine.moves import (
    JUMP,
    MOVES,
    TIME_UP,
    TIMEOUT,
    TURN_BEGINS,
    UNO,
    begins_run,
    copies_of,
    face_of,
    is_play,
    kind_of,
    lays_card,
    part_of,
)
from lastcard.engine.phases import MORE, ROUND_OVER, TARGET
from lastcard.engine.refusals import OK
from lastcard.engine.roles import ANSWER, RACE, REACTION, price, role
from lastcard.engine.state import STALEMATE, State
from lastcard.engine.step import apply
from lastcard.engine.turns import decider
from lastcard.engine.uno import call_is_due, catchable, ends_catch, swap_is_open
from lastcard.engine.values import LAUNCHER, MUST_PLAY, WHILE_HOLDING_ONE
from lastcard.rules import Rules, load_rules
from lastcard.views.offers import Offer
from lastcard.views.seat import view_of
from tests.property.players import any_move, deal, decisions_of, moves_of, sensible_move
from tests.property.rule_sets import covering_rule_sets, random_players, random_rules

OUT = [0] * MOVES


def positions(rules: Rules, seed: int, players: int = 0) -> list[State]:
    """Positions from a stretch of play, including the last cards of a round."""
    chance = random.Random(seed)
    s = deal(rules, players or random_players(chance, rules), seed)
    found = []
    choose = chance.choice((sensible_move, any_move))
    for _ in range(120):
        if s.phase >= ROUND_OVER:
            break
        apply(s, rules.numbers, *choose(s, rules.numbers, chance))
        found.append(s.copy())
    return found


def some_rules() -> list[Rules]:
    chance = random.Random(14)
    return [*covering_rule_sets(), *(random_rules(chance) for _ in range(30))]


def small_hands() -> Rules:
    """Rules with few cards, votes, and frequent sixty-nines, so that other seats are asked often."""
    deck = "6*9 9*9 1*2"
    return load_rules("party", {"deck": deck, "hand_size": 3, "table_talk_penalty": 1, "sixty_nine": True})


@pytest.mark.parametrize("number", range(len(some_rules())))
def test_roles(number: int) -> None:
    """Roles and prices are right in many positions under many rules."""
    rules = some_rules()[number]
    for seed in (number, number + 1000):
        for s in positions(rules, seed):
            for seat in range(s.players):
                offered = view_of(s, rules, seat).moves
                moves = moves_of(s, rules.numbers, seat)
                runs = [face_of(move) for move in moves if begins_run(move)]
                assert runs == [face_of(offer.number) for offer in offered if offer.more] or s.phase == MORE
                assert [offer.number for offer in offered] == [m for m in moves if not begins_run(m)]
                for move in moves:
                    role_agrees(s, rules, seat, move)
                    price_agrees(s, rules, seat, move)
                for offer in offered:
                    offer_agrees(s, rules, seat, offer)


def offer_agrees(s: State, rules: Rules, seat: int, offer: Offer) -> None:
    """An offer says what the engine says of its move."""
    bits = role(s, rules.numbers, seat, offer.number)
    said = offer.answer * ANSWER | offer.reaction * REACTION | offer.race * RACE
    assert said == bits, (rules, offer)
    assert offer.price == price(s, rules.numbers, seat, offer.number), (rules, offer)


def role_agrees(s: State, rules: Rules, seat: int, move: int) -> None:
    """Answers are the decisions. A reaction is not a mistake. A race is a reaction, or an answer that others
    can give, too."""
    r = rules.numbers
    bits = role(s, r, seat, move)
    assert bool(bits & ANSWER) == (move in decisions_of(s, r, seat)), (rules, move)
    if bits & REACTION:
        listed = move in OUT[: reactions(s, r, seat, OUT, 0)]
        assert listed or move in decisions_of(s, r, seat)
        assert price(s, r, seat, move) == 0
    if bits & RACE:
        assert bits & REACTION or kind_of(move) == kinds.CHALLENGE
    if bits & ANSWER and s.phase < ROUND_OVER:
        assert seat == decider(s) or bits & REACTION  # all seats slap
    if move == UNO:
        assert bool(bits & REACTION) == call_is_due(s, r, seat)


def price_agrees(s: State, rules: Rules, seat: int, move: int) -> None:
    """A mistake costs as many cards as its price says, if the pile has them, and has no other effect."""
    r = rules.numbers
    cost = price(s, r, seat, move)
    kind = kind_of(move)
    if kind not in (kinds.UNO, kinds.CATCH, kinds.SLAP, kinds.SPEAK):
        assert cost == 0
        return
    after = s.copy()
    apply(after, r, seat, move)
    if (after.knocked >> seat) & 1:  # the penalty was more than its hand could hold
        assert cost
        return
    drawn = after.size[seat] - s.size[seat]
    if cost or role(s, r, seat, move) == 0:
        payable = min(cost, s.pile_size + s.discard_size) if s.size[seat] else 0
        assert drawn == payable, (rules, move)
        assert after.phase in (s.phase, ROUND_OVER) or after.reason == STALEMATE
    elif kind != kinds.SLAP:  # the last to slap draws
        assert drawn == 0


# Every kind of move that can end the chance to catch a player.
ENDING = {
    kinds.PLAY,
    kinds.PAIR,
    kinds.JUMP,
    kinds.DRAW,
    kinds.TAKE,
    kinds.CHALLENGE,
    kinds.UNO,
    kinds.CATCH,
    kinds.SLAP,
    kinds.SPEAK,
    kinds.AGREE,
    kinds.JOIN,
    kinds.DUMP_ALL,
    kinds.TIMEOUT,
    kinds.TURN_BEGINS,
}


def test_what_ends_the_chance_to_catch() -> None:
    """`ends_catch` agrees with making the move on a copy and looking whether the seat can be caught."""
    seen = Counter[tuple[int, bool]]()
    plays = [(rules, seed, 0) for rules in some_rules() for seed in range(6)]
    for rules, seed, players in [*plays, *((small_hands(), seed, 3 + seed % 3) for seed in range(120))]:
        for s in positions(rules, seed, players):
            for target in range(s.players):
                if s.phase < ROUND_OVER and catchable(s, rules.numbers, target):
                    for seat in range(s.players):
                        ends_agree(s, rules, seat, target, seen)
    assert {kind for kind, ended in seen if ended} >= ENDING, seen


def ends_agree(s: State, rules: Rules, seat: int, target: int, seen: Counter[tuple[int, bool]]) -> None:
    r = rules.numbers
    clock = [move for move in (TIMEOUT, TURN_BEGINS) if refusal(s, r, seat, move) == OK]
    for move in moves_of(s, r, seat) + clock:
        if begins_run(move) or (s.phase == MORE and is_play(move)):  # a run is one move
            continue
        after = s.copy()
        apply(after, r, seat, move)
        if is_unforeseen(s, after, rules, move):
            continue
        closed = r.catch_until != WHILE_HOLDING_ONE and after.window[target] == 0
        ended = after.size[target] != 1 or bool(after.called[target]) or closed or after.phase >= ROUND_OVER
        copies = copies_of(move) if lays_card(move) else 0
        assert ends_catch(s, r, seat, move, copies, target) == ended, (rules, seat, move, target)
        seen[kind_of(move), ended] += 1


def is_unforeseen(s: State, after: State, rules: Rules, move: int) -> bool:
    """Whether a result depends on face-down cards or on chance: a stalemate, a drawn card that is played at
    once, a launcher, or a card that is aimed by lot."""
    if kind_of(move) == kinds.DRAW and rules.numbers.draw_count == LAUNCHER:
        return True
    if kind_of(move) == kinds.TIMEOUT and s.phase == TARGET:
        return True
    played = rules.numbers.drawn_card == MUST_PLAY and after.top != s.top
    return after.reason == STALEMATE or (kind_of(move) == kinds.DRAW and played)


def test_nobody_is_caught_while_hands_may_change() -> None:
    """During a swap nobody can be caught, so no move ends the chance to catch a player."""
    rules = next(rules for rules in covering_rule_sets() if rules.numbers.swap_number >= 0)
    seen = 0
    for seed in range(40):
        for s in positions(rules, seed):
            if swap_is_open(s):
                seen += 1
                for move in moves_of(s, rules.numbers, decider(s)):
                    assert not ends_catch(s, rules.numbers, decider(s), move, 0, 0)
    assert seen


def test_blocks_of_moves() -> None:
    """The numbers of moves never change, because learners and recorded arrays rely on them. Each kind has one
    block of them, and every kind has a move."""
    assert (JUMP, UNO, MOVES, TURN_BEGINS) == (256, 516, 704, 705)
    kinds_of = [kind_of(move) for move in range(TIME_UP + 1)]
    for move, kind in enumerate(kinds_of):
        assert kind == kinds.UNUSED or part_of(move) == move - kinds_of.index(kind)
    assert set(kinds_of) == set(range(kinds.TIME_UP + 1))
