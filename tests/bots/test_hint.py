"""The hint: the move that the advice suggests, and why."""

import pytest

from lastcard.bots import Tips, hint
from lastcard.game import Game
from lastcard.notation.scenario import build_state
from lastcard.rules import PRESETS, Rules, load_rules
from lastcard.texts import has_text
from lastcard.views.seat import View
from tests.bots.positions import GUIDE, game_at, states, view_at, view_in

CARD_REASONS = ("several", "stop", "wilds", "high", "colour", "fits")
ALL_REASONS = (*CARD_REASONS, "only", "taste", "challenge", "take", "keep", "draw")


def advised(view: View, rules: Rules = GUIDE) -> tuple[str, tuple[str, ...]]:
    """The move and the reasons of a hint, which must exist."""
    found = hint(view, rules)
    assert found is not None
    return found.move.text, found.reasons


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
    """The reasons are the pieces of advice that favour the card over another choice."""
    assert advised(view_at(hand, size=size)) == (move, reasons)


def test_equal_cards_have_no_special_reason() -> None:
    """For two coloured cards of the same value, the only reason is that the card fits."""
    move, reasons = advised(view_at("r5 y3 g3", discard="r3"))
    assert move == "play r5"
    assert reasons == ("high",)
    assert advised(view_at("y3 g3", discard="r3"))[1] == ("fits",)


def test_reasons_under_a_wild_plus_four() -> None:
    """The hint is to challenge a large hand, and to take the cards from a small one."""
    for hand, move in (("y5 y6 y7 y8 y9 g8", "challenge"), ("y5", "take")):
        hands = ["b1 b2 b4", "g1 g2", hand]
        view = view_at("", discard="r3 w+4:b", hands=hands, pending=4, bluff=True)
        assert advised(view) == (move, (move,))


def test_reasons_after_drawing() -> None:
    """The hint is to keep a drawn black card, and to lay a coloured one."""
    for drawn, expected in (("w", ("keep", ("keep",))), ("r1", ("play r1", ("fits",)))):
        game = game_at("g8 b9", draw=drawn)
        game.play(0, "draw")
        assert advised(game.view(0)) == expected


def test_decisions_without_advice() -> None:
    """Whom to swap with, and the colour of the opening card, are a matter of taste."""
    rules = load_rules("ozby-full")
    game = game_at("r7 b8 b9", rules)
    game.play(0, "play r7")
    assert advised(game.view(0), rules)[1] == ("taste",)
    s = build_state(GUIDE, {"hands": ["g8 g9", "b1 b2"], "opening": "w", "turn": 0})
    assert advised(Game.from_state(GUIDE, s).view(0))[1] == ("taste",)


def test_several_equal_cards_are_a_reason() -> None:
    """The hint names all equal cards, though there is only one card to begin with."""
    rules = load_rules("online-crazy")
    assert advised(view_at("r5 g5 b5 b8 y9", rules), rules) == ("play r5 g5 b5", ("several", "high"))


def test_hints_are_only_for_the_seat_that_is_asked() -> None:
    """Seats that the game does not wait for, and watchers, get no hint."""
    game = game_at("r1 r2")
    assert hint(game.view(1), GUIDE) is None
    assert hint(game.view(None), GUIDE) is None


@pytest.mark.parametrize("preset", PRESETS)
def test_hints_everywhere(preset: str) -> None:
    """In many positions, the hint is the answer that the bot would give, with known reasons."""
    rules = load_rules(preset)
    for seed, s in enumerate(states(rules, 4, 5, 50)):
        for seat in range(4):
            view = view_in(s, rules, seat)
            found = hint(view, rules, seed)
            assert (found is None) == (not view.answers)
            if found is not None:
                assert found.move == Tips(rules, seed).choose(view, view.answers)
                assert found.reasons
                assert set(found.reasons) <= set(ALL_REASONS)
                only = len(view.answers) == 1 and not view.answers[0].more
                assert (found.reasons == ("only",)) == only


def test_every_reason_has_a_text() -> None:
    """Every reason has a text, and so has the message that there is nothing to decide."""
    assert [reason for reason in (*ALL_REASONS, "none") if not has_text(f"hint-{reason}")] == []
