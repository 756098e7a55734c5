"""The bot that follows the advice for players (D16) makes the same choices from a view as from the state."""

import random

import pytest

from lastcard.autoplay.company import ALL_ADVICE, TIPS, Company
from lastcard.autoplay.policies import decide
from lastcard.bots import Tips
from lastcard.cards.text import FACE_TEXTS
from lastcard.engine.kernel import seed_chance
from lastcard.engine.moves import MOVES, begins_run, face_of
from lastcard.engine.phases import ROUND_OVER, SLAP
from lastcard.engine.state import State
from lastcard.engine.turns import decider
from lastcard.rules import PRESETS, Rules, load_rules
from tests.bots.positions import GUIDE, choices, game_at, reaction, states, texts, view_at, view_in


def test_keeps_wilds() -> None:
    """The bot lays a black card only if no coloured card fits."""
    assert choices("tips", view_at("r1 w w+4 b8 b9")) == {"play r1"}
    assert choices("tips", view_at("w b8 b9")) == {"play w:b"}


def test_sheds_high_cards() -> None:
    """The bot lays the card with the highest value, or any of those with the same value."""
    assert choices("tips", view_at("r1 r9 r5 g3")) == {"play r9"}
    assert choices("tips", view_at("r1 r9 rs g3")) == {"play rs"}
    assert choices("tips", view_at("r1 rs rr g3")) == {"play rs", "play rr"}


def test_stops_the_winner() -> None:
    """The bot stops a next player with one or two cards, with a black card if necessary."""
    assert choices("tips", view_at("r1 r9 w+4 r4", size=2)) == {"play w+4:r"}
    assert choices("tips", view_at("r1 r9 w+4 r4", size=1)) == {"play w+4:r"}
    assert choices("tips", view_at("r1 r9 w+4 r4", size=3)) == {"play r9"}


def test_the_next_player_is_the_next_in_the_direction_of_play() -> None:
    """When the direction changes, the next player is on the other side."""
    view = view_at("r1 r9 w+4 r4", size=2, direction="counterclockwise")
    assert choices("tips", view) == {"play r9"}


def test_declares_its_best_colour() -> None:
    """The bot declares the colour it holds most of."""
    assert choices("tips", view_at("w g8 g9 b9")) == {"play w:g"}


def challenged(size: int, **options: object) -> set[str]:
    """What the bot does about a wild +4 from a player who has this many cards left."""
    hands = ["b1 b2 b4", "g1 g2", "y1 y2", "y5 y6 y7 y8 y9 g8"[: 3 * size - 1]]
    rules = load_rules("guide", options)
    view = view_at("", rules, "r3 w+4:b", hands=hands, pending=4, bluff=True)
    return choices("tips", view, rules)


def test_challenges_on_good_grounds() -> None:
    """The bot challenges a large hand, but not a last card, and not if losing would cost too much."""
    assert challenged(6) == {"challenge"}
    assert challenged(1) == {"take"}
    assert challenged(6, innocent_draws=20) == {"take"}


def test_lays_rather_than_draws() -> None:
    """The bot draws, takes or keeps cards only if it cannot lay one."""
    stacking = load_rules("guide-house", {"stacking": "any"})
    assert choices("tips", view_at("r+2 r1", stacking, "r+2", pending=2), stacking) == {"play r+2"}
    free = load_rules("basic-plus")
    assert choices("tips", view_at("r1 g8", free), free) == {"play r1"}


@pytest.mark.parametrize(("drawn", "answer"), [("w", "keep"), ("w+4", "keep"), ("r1", "play r1")])
def test_keeps_a_drawn_wild(drawn: str, answer: str) -> None:
    """The bot keeps a drawn black card, and lays a coloured one."""
    game = game_at("g8 b9", draw=drawn)
    game.play(0, "draw")
    assert choices("tips", game.view(0)) == {answer}


def test_jumps_in_with_its_best_colour() -> None:
    """The bot takes every chance to jump in, and declares the colour that the advice suggests."""
    rules = load_rules("gemela")
    view = view_at("", rules, "r3 w:b", hands=["w y8 y9 b9", "b1 b2", "g1 g2"], turn=1)
    found = {reaction(Tips(rules, seed, 1.0), view) for seed in range(40)}
    assert found == {"jump w:y"}


def test_challenges_out_of_turn_on_good_grounds() -> None:
    """Where anyone may challenge a wild +4, the bot challenges a large hand, but not a small one."""
    rules = load_rules("guide", {"challenge_by": "anyone", "innocent_draws": 4})
    for hand, answer in (("y1 y2 y4 y5 y6 y7 y8 y9 r8 r9", "challenge"), ("y1", None)):
        hands = [hand, "g1 g2", "b1 b2"]
        view = view_at("", rules, "r3 w+4:b", hands=hands, turn=1, pending=4, bluff=True)
        view_of_third = game_at("", rules, "r3 w+4:b", hands=hands, turn=1, pending=4, bluff=True).view(2)
        assert "challenge" not in texts(view.reactions)
        assert "challenge" in texts(view_of_third.reactions)
        assert {reaction(Tips(rules, seed, 1.0), view_of_third) for seed in range(20)} == {answer}


def simulated(s: State, rules: Rules, seed: int) -> int:
    """The number of the move that the policy of simulations makes in a state, with the random numbers of a
    bot of this seed."""
    s = s.copy()
    seed_chance(s, random.Random(seed).getrandbits(64))
    company = Company([(TIPS, ALL_ADVICE)] * s.players, [0] * s.players)
    return decide(s, rules.numbers, company, decider(s), [0] * MOVES)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_is_enough(preset: str) -> None:
    """In many positions, the bot decides from its view exactly as simulations do from the state."""
    rules = load_rules(preset)
    for seed, s in enumerate(states(rules, 4, 3, 200)):
        if s.phase >= ROUND_OVER or s.phase == SLAP:
            continue
        view = view_in(s, rules, decider(s))
        chosen, number = Tips(rules, seed).choose(view, view.answers), simulated(s, rules, seed)
        if begins_run(number):
            assert chosen.cards[0] == FACE_TEXTS[face_of(number)]
            assert len(chosen.cards) > 1
        else:
            assert chosen.number == number


def test_asked_without_a_move() -> None:
    """Asking a bot that the game does not wait for raises an error."""
    view = game_at("r1 r2").view(1)
    with pytest.raises(ValueError, match="seat 1"):
        Tips(GUIDE, 0).decide(view)
