"""Sequential play: which players react, how often, and in what order."""

from collections import Counter

import pytest

from lastcard.autoplay.company import ALL_ADVICE, ALWAYS, RANDOM, RANDOM_ANY, TIPS, Company
from lastcard.autoplay.rounds import deal_game
from lastcard.autoplay.sequence import ACT_BITS, act_move, act_seat, next_act, quickest
from lastcard.engine.kernel import seed_chance
from lastcard.engine.legal import refusal
from lastcard.engine.moves import CATCH, CHALLENGE, DRAW, JUMP, MOVES, SLAP, UNO
from lastcard.engine.phases import ROUND_OVER
from lastcard.engine.refusals import OK
from lastcard.engine.state import State
from lastcard.engine.step import perform
from lastcard.notation.moves import move_of, parse_move
from lastcard.notation.scenario import build_state
from lastcard.rules import PRESETS, Rules, load_rules
from lastcard.views.events import KINDS

SEEDS = 300


def acts(
    rules: Rules, position: dict[str, object], before: str, company: Company, seeds: int = SEEDS
) -> Counter[tuple[int, str]]:
    """How often each act comes next in a position, after a move of the current player, over many seeds."""
    found: Counter[tuple[int, str]] = Counter()
    for seed in range(seeds):
        s = build_state(rules, position)
        seed_chance(s, seed)
        if before:
            perform(
                s,
                rules.numbers,
                s.turn,
                parse_move(before, s.hand[s.turn], s.colour, rules.numbers.swap_number).number,
            )
        act = next_act(s, rules.numbers, company, [0] * MOVES)
        found[act_seat(act), move_of(act_move(act), rules.numbers.swap_number).text] += 1
    return found


def all_alike(alertness: int, policy: int = RANDOM) -> Company:
    return Company([(policy, ALL_ADVICE)] * 4, [alertness] * 4)


LAST_BUT_ONE = {"hands": ["r5 r6", "b1 b2", "b6 b7", "g1 g2"], "discard": "r3", "turn": 0}
TWIN_RULES = load_rules("gemela", {"deck": "double"})
TWINS = {"hands": ["r5 y1 y2", "b1 b2", "r5 b7 b8", "r5 g1 g2"], "discard": "r3", "turn": 0}


def test_alert_players_say_uno_at_once() -> None:
    """A player who is always alert is never caught."""
    assert acts(load_rules("guide"), LAST_BUT_ONE, "play r5", all_alike(ALWAYS)) == {(0, "uno"): SEEDS}


def test_alert_players_catch_careless_ones() -> None:
    """A seat with alertness 0 is caught, by each of the others equally often."""
    company = Company([(RANDOM, 0)] * 4, [0, ALWAYS, ALWAYS, ALWAYS])
    found = acts(load_rules("guide"), LAST_BUT_ONE, "play r5", company)
    assert set(found) == {(seat, "catch 0") for seat in (1, 2, 3)}
    assert all(60 < count < 140 for count in found.values())


def test_nobody_reacts_at_a_sleepy_table() -> None:
    """If no seat is alert, nobody reacts and the next decision follows."""
    found = acts(load_rules("guide"), LAST_BUT_ONE, "play r5", all_alike(0))
    assert {seat for seat, _ in found} == {1}


def test_alertness_is_how_often_a_chance_is_noticed() -> None:
    """With alertness 0.5, a player says Uno about every second time."""
    found = acts(load_rules("guide"), LAST_BUT_ONE, "play r5", Company([(RANDOM, 0)] * 4, [500, 0, 0, 0]))
    assert 120 < found[0, "uno"] < 180


def test_random_players_jump_in_at_random() -> None:
    """Both holders of a twin get the same chance to jump in, and take it about every second time."""
    found = acts(TWIN_RULES, TWINS, "play r5", all_alike(ALWAYS))
    jumps = {seat: found[seat, "jump r5"] for seat in (2, 3)}
    assert all(80 < count < 140 for count in jumps.values())
    assert 40 < SEEDS - sum(jumps.values()) < 120


def test_players_who_follow_tips_always_jump_in() -> None:
    """Jumping in leaves one card less in the hand."""
    found = acts(TWIN_RULES, TWINS, "play r5", all_alike(ALWAYS, TIPS))
    assert {move for _, move in found} == {"jump r5"}


def test_more_alert_players_are_quicker() -> None:
    """Of two seats that both react, the more alert one is first more often."""
    s = build_state(TWIN_RULES, TWINS)
    company = Company([(RANDOM, 0)] * 4, [ALWAYS, ALWAYS, 250, ALWAYS])
    seats = Counter(quickest(s, company, 0b1100) for _ in range(1000))
    assert 740 < seats[3] < 860


def test_anyone_may_challenge_where_anyone_can() -> None:
    """A seat out of turn may challenge, but never the one that laid the card."""
    rules = load_rules("guide", {"challenge_by": "anyone"})
    position = {"hands": ["w+4 r1 r2", "b1 b2", "b6 b7", "g1 g2"], "discard": "r3", "turn": 0}
    found = acts(rules, position, "play w+4:b", all_alike(ALWAYS))
    assert {seat for seat, move in found if move == "challenge"} == {1, 2, 3}


def test_a_slap_is_a_race_that_anyone_can_win() -> None:
    """Each seat is sometimes the first to slap."""
    rules = load_rules("guide", {"slap_number": 7})
    position = {"hands": ["r7 r1 r2", "b1 b2", "b6 b7", "g1 g2"], "discard": "r3", "turn": 0}
    found = acts(rules, position, "play r7", all_alike(ALWAYS))
    assert set(found) == {(seat, "slap") for seat in range(4)}
    assert all(count > 40 for count in found.values())


def test_uno_is_announced_where_it_must_be() -> None:
    """A player announces Uno before laying the second-to-last card, but not without a card to lay."""
    rules = load_rules("basic-plus", {"call_when": "announce"})
    assert acts(rules, LAST_BUT_ONE, "", all_alike(ALWAYS)) == {(0, "uno"): SEEDS}
    stuck = {**LAST_BUT_ONE, "discard": "g9"}
    assert (0, "uno") not in acts(rules, stuck, "", all_alike(ALWAYS))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_act_is_legal_and_not_a_mistake(preset: str) -> None:
    """Whole rounds have no refused move, no wrong call, catch or slap, and no speaking under silence."""
    rules = load_rules(preset)
    company = Company([(RANDOM, 0), (RANDOM_ANY, 0), (TIPS, ALL_ADVICE), (TIPS, 0)], [800] * 4)
    wrong = ("called-wrongly", "caught-wrongly", "slapped-wrongly", "spoke", "accused", "misplayed")
    for seed in range(6):
        s, out = State(), [0] * MOVES
        s.log = []
        deal_game(s, rules.numbers, 4, seed, 0)
        while s.phase < ROUND_OVER:
            act = next_act(s, rules.numbers, company, out)
            assert refusal(s, rules.numbers, act_seat(act), act_move(act)) == OK
            perform(s, rules.numbers, act_seat(act), act_move(act))
        assert not {KINDS[event[0]] for event in s.log} & set(wrong)


def test_random_draws_only_when_stuck_and_random_any_at_will() -> None:
    """With a card to play and drawing allowed, RANDOM never draws and RANDOM_ANY sometimes does."""
    rules = load_rules("basic-plus")
    found = {
        policy: acts(rules, LAST_BUT_ONE, "", Company([(policy, 0)] * 4, [0] * 4))
        for policy in (RANDOM, RANDOM_ANY)
    }
    assert (0, "draw") not in found[RANDOM]
    assert 60 < found[RANDOM_ANY][0, "draw"] < 140


def test_acts_hold_every_seat_and_move() -> None:
    """Every seat and move fits into one packed number."""
    for move in (0, JUMP, DRAW, UNO, SLAP, CHALLENGE, CATCH, MOVES - 1):
        assert act_move(9 << ACT_BITS | move) == move
        assert act_seat(9 << ACT_BITS | move) == 9
