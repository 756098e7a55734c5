"""The policy that follows the advice for players (D16), piece by piece, without looking at other hands."""

import random
from collections import Counter

import pytest

from lastcard.autoplay.company import (
    ADVICE,
    ALL_ADVICE,
    CHALLENGE_WELL,
    KEEP_WILDS,
    OWN_COLOUR,
    SHED_HIGH,
    STOP_WINNER,
    TIPS,
    Company,
)
from lastcard.autoplay.policies import decide
from lastcard.autoplay.rounds import deal_game
from lastcard.autoplay.sequence import act_move, act_seat, next_act
from lastcard.autoplay.tips import good_grounds
from lastcard.engine.kernel import seed_chance
from lastcard.engine.moves import MOVES
from lastcard.engine.phases import ROUND_OVER
from lastcard.engine.state import State
from lastcard.engine.step import perform
from lastcard.engine.turns import decider
from lastcard.lab.simulation import Plan, simulate
from lastcard.notation.moves import move_of
from lastcard.notation.scenario import build_state
from lastcard.rules import PRESETS, load_rules
from tests.property.checks import with_unseen_swapped

GUIDE = load_rules("guide")


def choices(
    hand: str, advice: int, rules=GUIDE, discard: str = "r3", sizes: int = 5, **position: object
) -> set[str]:
    """All moves that a player with this hand and this advice makes, over many seeds."""
    others = ["b1 b2 b4 b5 b6"[: 3 * sizes - 1], "g1 g2 g4 g5 g6", "y1 y2 y4 y5 y6"]
    company = Company([(TIPS, advice)] * 4, [0] * 4)
    found = set()
    for seed in range(60):
        s = build_state(rules, {"hands": [hand, *others], "discard": discard, "turn": 0, **position})
        seed_chance(s, seed)
        number = decide(s, rules.numbers, company, 0, [0] * MOVES)
        found.add(move_of(number, rules.numbers.swap_number).text)
    return found


def test_keeps_wilds() -> None:
    """Black cards are laid only if no coloured card fits."""
    assert choices("r1 w w+4 b8 b9", KEEP_WILDS) == {"play r1"}
    assert {move[:6] for move in choices("w b8 b9", KEEP_WILDS)} == {"play w"}
    assert len(choices("r1 w b8 b9", 0)) == 5


def test_sheds_high_cards() -> None:
    """The card with the highest value is laid first. A black one has the highest."""
    assert choices("r1 r9 r5 g3", SHED_HIGH) == {"play r9"}
    assert choices("r1 r9 rs g3", SHED_HIGH) == {"play rs"}
    assert {move[:6] for move in choices("r9 w g8", SHED_HIGH)} == {"play w"}


def test_stops_the_winner() -> None:
    """Against a next player with one or two cards: a skip, reverse or draw card. Otherwise any card."""
    assert choices("r1 r9 rs rr r+2 g8", STOP_WINNER, sizes=2) == {"play rs", "play rr", "play r+2"}
    assert choices("r1 r9 rs g8", STOP_WINNER, sizes=3) == {"play r1", "play r9", "play rs"}
    assert choices("r1 r9 g8", STOP_WINNER, sizes=1) == {"play r1", "play r9"}


def test_declares_its_best_colour() -> None:
    """The player declares the colour they hold most of."""
    assert choices("w g8 g9 b9", OWN_COLOUR) == {"play w:g"}
    assert len(choices("w g8 g9 b9", 0)) == 4


def test_challenges_on_good_grounds() -> None:
    """A large hand behind a wild +4 is challenged, a last card is not."""
    s = State()
    deal_game(s, GUIDE.numbers, 4, 1, 0)
    s.challengeable, s.pending, s.laid, s.turn = 3, 4, 1, 0
    s.size[3] = 6
    assert good_grounds(s, GUIDE.numbers, 0)
    s.size[3] = 1
    assert not good_grounds(s, GUIDE.numbers, 0)
    assert not good_grounds(s, GUIDE.numbers, 2)


def test_lays_rather_than_draws() -> None:
    """Players draw, take or keep cards only if they cannot lay one. A drawn wild card is kept."""
    stacking = load_rules("guide-house", {"stacking": "any"})
    assert choices("r+2 r1", 0, stacking, "r+2", pending=2) == {"play r+2"}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("policy", [0, 1, 2])
def test_no_policy_looks_at_hidden_cards(preset: str, policy: int) -> None:
    """Dealing the other hands and the pile again does not change the decision."""
    rules = load_rules(preset)
    chance = random.Random(preset)
    company = Company([(policy, ALL_ADVICE)] * 4, [900] * 4)
    seen: Counter[int] = Counter()
    for seed in range(4):
        s, out = State(), [0] * MOVES
        deal_game(s, rules.numbers, 4, seed, 0)
        while s.phase < ROUND_OVER:
            seat = decider(s)
            other = with_unseen_swapped(s, rules, seat, chance)
            moves = [decide(state.copy(), rules.numbers, company, seat, out) for state in (s, other)]
            assert moves[0] == moves[1]
            seen[s.phase] += 1
            act = next_act(s, rules.numbers, company, out)
            perform(s, rules.numbers, act_seat(act), act_move(act))
    assert sum(seen.values()) > 50


def test_every_piece_of_advice_has_its_own_bit() -> None:
    """The five pieces of advice have five different bits."""
    assert sorted(ADVICE.values()) == [1, 2, 4, 8, 16]
    assert CHALLENGE_WELL in ADVICE.values()


@pytest.mark.compiled
def test_advice_wins_more_than_chance() -> None:
    """One player with advice wins clearly more than a quarter of the rounds against three random ones."""
    plan = Plan(GUIDE, ("tips", "random", "random", "random"), (0.9,) * 4, 2000, 3)
    *_, simulation = simulate(plan, 2)
    assert simulation.tally.wins[0] / simulation.tally.rounds > 0.33
