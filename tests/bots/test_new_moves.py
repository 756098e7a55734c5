"""Several equal cards in one play, aimed cards and the colour of a roulette."""

from collections import Counter

import pytest

from lastcard.bots import LEVELS
from lastcard.game import Game
from lastcard.rules import load_rules
from tests.bots.positions import bot_of, choices, game_at, states, view_at, view_in

CRAZY = load_rules("online-crazy")
AIMED = load_rules("guide", {"deck": "0-9*2 s r w*4 wt+2*4"})
RIVALS = ["b1 b2 b4", "g1", "y1 y2"]


@pytest.mark.parametrize("level", LEVELS)
def test_plays_of_several_cards_are_legal(level: str) -> None:
    """In many positions, whatever a bot answers is accepted, and each level plays several cards at times."""
    rules = load_rules("online-crazy", {"equal_cards": "symbols", "last_card": "number"})
    kinds: Counter[str] = Counter()
    for number, s in enumerate(states(rules, 4, 8, 300)):
        game = Game.from_state(rules, s)
        for seat in range(4):
            view = view_in(s, rules, seat)
            if view.answers:
                move = bot_of(level, rules, number).choose(view, view.answers)  # type: ignore[attr-defined]
                kinds[move.kind] += 1
                assert game.refused(seat, move) is None, move
    assert kinds["several"] > 3


def test_the_novice_sometimes_plays_several() -> None:
    """The novice plays a card alone, or any of the equal ones with it, in any order."""
    found = choices("novice", view_at("r5 g5 b5 b8 y9", CRAZY), CRAZY, 200)
    assert found == {"play r5", "play r5 g5", "play r5 b5", "play r5 g5 b5", "play r5 b5 g5"}


@pytest.mark.parametrize("level", ["casual", "tips"])
@pytest.mark.parametrize(("rest", "last"), [("b8 b9 y1", "b"), ("g8 g9 y1", "g")])
def test_good_players_shed_all_and_end_in_their_best_colour(level: str, rest: str, last: str) -> None:
    """The last of several equal cards has the colour that the bot then holds most of."""
    view = view_at(f"r5 g5 b5 {rest}", CRAZY)
    others = "g5 b5" if last == "b" else "b5 g5"
    assert choices(level, view, CRAZY) == {f"play r5 {others}"}


@pytest.mark.parametrize("level", ["casual", "tips"])
def test_twins_are_equal_cards(level: str) -> None:
    """Two equal cards of one colour count as well. A bot that likes the pair may keep the third card."""
    assert choices(level, view_at("r5 r5 b8 b9", CRAZY), CRAZY) == {"play r5 r5"}
    assert choices(level, view_at("r5 r5 b5 b8 b9", CRAZY), CRAZY) == {"play r5 r5", "play r5 r5 b5"}


@pytest.mark.parametrize("level", LEVELS)
def test_one_card_stays_where_the_last_must_be_a_number(level: str) -> None:
    """No bot lays more cards than it may."""
    rules = load_rules("online-crazy", {"equal_cards": "symbols", "last_card": "number"})
    view = view_at("rs gs bs", rules)
    assert max(offer.at_most for offer in view.answers) == 1
    game = game_at("rs gs bs", rules)
    for seed in range(40):
        assert game.refused(0, bot_of(level, rules, seed, 0.0).decide(view)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_whom_to_aim_at(level: str) -> None:
    """An aimed card hits the player with the fewest cards; the novice aims at anybody."""
    game = game_at("", AIMED, hands=["wt+2 b8 b9", *RIVALS])
    game.play(0, "play wt+2:b")
    found = choices(level, game.view(0), AIMED)
    assert found == ({"target 1", "target 2", "target 3"} if level == "novice" else {"target 2"})


def test_the_colour_of_a_roulette() -> None:
    """The player hit by a roulette names a colour: the casual bot the one it holds most of."""
    rules = load_rules("no-mercy")
    game = game_at("", rules, hands=["wd b8 b9", "g1 g2 b4", "g5", "y1 y2"])
    game.play(0, "play wd")
    view = game.view(1)
    assert choices("casual", view, rules) == {"colour g"}
    for level in LEVELS:
        assert choices(level, view, rules) <= {f"colour {letter}" for letter in "rygb"}


@pytest.mark.parametrize("level", ["casual", "tips"])
def test_a_roulette_is_saved_like_other_black_cards(level: str) -> None:
    """These bots play a roulette, which needs no colour, only if no coloured card fits."""
    rules = load_rules("no-mercy")
    assert choices(level, view_at("wd r1 b8 b9", rules), rules) == {"play r1"}
    assert choices(level, view_at("wd b8 b9", rules), rules) == {"play wd"}
