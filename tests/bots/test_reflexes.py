"""Reflexes of all levels: calling Uno, catching and slapping depend on alertness."""

import pytest

from lastcard.bots import LEVELS
from lastcard.rules import load_rules
from lastcard.views.seat import View
from tests.bots.positions import bot_of, game_at, reaction

PARTY = load_rules("party")
BASIC = load_rules("basic-plus")


def owing_view(seat: int) -> View:
    """What a seat sees after seat 0 laid its second-to-last card and did not say Uno."""
    game = game_at("r1 g8", BASIC)
    game.play(0, "play r1")
    return game.view(seat)


@pytest.mark.parametrize("level", LEVELS)
def test_alert_bots_call_and_catch(level: str) -> None:
    """A bot with alertness 1 always calls Uno and catches; a bot with alertness 0 does neither."""
    owing, other = owing_view(0), owing_view(2)
    for seed in range(20):
        assert reaction(bot_of(level, BASIC, seed, 1.0), owing) == "uno"
        assert reaction(bot_of(level, BASIC, seed, 1.0), other) == "catch 0"
        assert reaction(bot_of(level, BASIC, seed, 0.0), owing) is None
        assert reaction(bot_of(level, BASIC, seed, 0.0), other) is None


@pytest.mark.parametrize("level", LEVELS)
def test_usual_alertness_is_a_share(level: str) -> None:
    """Each level misses about as many chances as its alertness says."""
    view = owing_view(2)
    noticed = sum(bot_of(level, BASIC, seed).react(view) is not None for seed in range(500))
    assert abs(noticed / 500 - LEVELS[level].alertness) < 0.07


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_slaps(level: str) -> None:
    """A bot slaps once when a slap is due."""
    game = game_at("r3 b8 b9", PARTY)
    game.play(0, "play r3")
    for seat in range(4):
        assert reaction(bot_of(level, PARTY, seat, 0.0), game.view(seat)) == "slap"
    game.play(2, "slap")
    assert reaction(bot_of(level, PARTY, 0, 0.0), game.view(2)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_announces_where_uno_is_announced(level: str) -> None:
    """An alert bot announces Uno before its second-to-last card, but not if it cannot lay a card."""
    game = game_at("r1 g8", PARTY)
    bot = bot_of(level, PARTY, 1, 1.0)
    assert bot.decide(game.view(0)).text == "uno"
    game.play(0, "uno")
    assert bot.decide(game.view(0)).text == "play r1"
    assert bot_of(level, PARTY, 1, 0.0).decide(game_at("r1 g8", PARTY).view(0)).text == "play r1"
    assert bot.decide(game_at("g8 b9", PARTY).view(0)).text == "draw"
