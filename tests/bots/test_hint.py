"""The hint: what the advice would do, and why."""

import pytest

from lastcard.bots import Tips, hint
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import PRESETS, Rules, load_rules
from lastcard.texts import has_text
from lastcard.views.chances import answers
from lastcard.views.seat import View
from tests.bots.positions import GUIDE, game_at, states, view_at, view_in

CARD_REASONS = ("stop", "wilds", "high", "colour", "fits")
ALL_REASONS = (*CARD_REASONS, "only", "taste", "challenge", "take", "keep", "draw")


def advised(view: View, rules: Rules = GUIDE) -> tuple[str, tuple[str, ...]]:
    """The move and the reasons of a hint that there must be."""
    found = hint(view, rules)
    assert found is not None
    return found.move, found.reasons


@pytest.mark.parametrize(
    ("hand", "size", "move", "reasons"),
    [
        ("r1 r9 g8", 5, "play r9", ("high",)),
        ("r1 w b8", 5, "play r1", ("wilds",)),
        ("r1 r9 w b8", 5, "play r9", ("wilds", "high")),
        ("w g8 g9 b9", 5, "play w:g", ("colour",)),
        ("r1 r9 rs g8", 2, "play rs", ("stop", "high")),
        ("r1 rs g8", 3, "play rs", ("high",)),
        ("r1 r9 w+4 r4", 1, "play w+4:r", ("stop", "high", "colour")),
        ("r1 g8 b9", 5, "play r1", ("only",)),
        ("g8 b9", 5, "draw", ("only",)),
    ],
)
def test_reasons_of_cards(hand: str, size: int, move: str, reasons: tuple[str, ...]) -> None:
    """Each piece of advice that speaks for the card, and for which there was another choice."""
    assert advised(view_at(hand, size=size)) == (move, reasons)


def test_nothing_speaks_for_one_of_two_cards() -> None:
    """Cards worth the same, no black ones: it fits, and that is all."""
    move, reasons = advised(view_at("r5 y3 g3", discard="r3"))
    assert move == "play r5"
    assert reasons == ("high",)
    assert advised(view_at("y3 g3", discard="r3"))[1] == ("fits",)


def test_reasons_under_a_wild_plus_four() -> None:
    """A challenge against many cards, taking against few."""
    for hand, move in (("y5 y6 y7 y8 y9 g8", "challenge"), ("y5", "take")):
        hands = ["b1 b2 b4", "g1 g2", hand]
        view = view_at("", discard="r3 w+4:b", hands=hands, pending=4, bluff=True)
        assert advised(view) == (move, (move,))


def test_reasons_after_drawing() -> None:
    """A drawn black card is kept; a coloured one is laid, which was not the only choice."""
    for drawn, expected in (("w", ("keep", ("keep",))), ("r1", ("play r1", ("fits",)))):
        game = game_at("g8 b9", draw=drawn)
        game.play(0, "draw")
        assert advised(game.view(0)) == expected


def test_what_the_advice_is_silent_on() -> None:
    """Whom to swap with, and which colour the opening has: taste."""
    rules = load_rules("ozby-full")
    game = game_at("r7 b8 b9", rules)
    game.play(0, "play r7")
    assert advised(game.view(0), rules)[1] == ("taste",)
    s = build_state(GUIDE, {"hands": ["g8 g9", "b1 b2"], "opening": "w", "turn": 0})
    assert advised(Game.from_state(GUIDE, s).view(0))[1] == ("taste",)


def test_nobody_else_is_given_a_hint() -> None:
    """The game does not wait for them, nor for a watcher."""
    game = game_at("r1 r2")
    assert hint(game.view(1), GUIDE) is None
    assert hint(game.view(None), GUIDE) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_hints_everywhere(preset: str) -> None:
    """In every position: one of the answers, the one that the bot would give, and known reasons."""
    rules = load_rules(preset)
    for seed, s in enumerate(states(rules, 4, 5, 50)):
        for seat in range(4):
            view = view_in(s, rules, seat)
            found = hint(view, rules, seed)
            assert (found is None) == (not answers(view))
            if found is not None:
                assert found.move == Tips(rules, seed).choose(view, answers(view))
                assert found.reasons
                assert set(found.reasons) <= set(ALL_REASONS)
                assert (found.reasons == ("only",)) == (len(answers(view)) == 1)


def test_every_reason_has_a_text() -> None:
    """And so has the answer that there is nothing to decide."""
    assert [reason for reason in (*ALL_REASONS, "none") if not has_text(f"hint-{reason}")] == []
