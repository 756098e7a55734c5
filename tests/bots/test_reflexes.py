"""What all levels share: calling Uno, catching and slapping are a matter of alertness."""

import pytest

from lastcard.bots import LEVELS
from lastcard.rules import load_rules
from lastcard.views.seat import View
from tests.bots.positions import bot_of, game_at

PARTY = load_rules("party")
BASIC = load_rules("basic-plus")


def owing_view(seat: int) -> View:
    """Seat 0 has laid its last card but one and said nothing."""
    game = game_at("r1 g8", BASIC)
    game.play(0, "play r1")
    return game.view(seat)


@pytest.mark.parametrize("level", LEVELS)
def test_the_alert_call_and_catch(level: str) -> None:
    """Who always notices calls Uno, and catches; who never does, does neither."""
    owing, other = owing_view(0), owing_view(2)
    for seed in range(20):
        assert bot_of(level, BASIC, seed, 1.0).react(owing) == "uno"
        assert bot_of(level, BASIC, seed, 1.0).react(other) == "catch 0"
        assert bot_of(level, BASIC, seed, 0.0).react(owing) is None
        assert bot_of(level, BASIC, seed, 0.0).react(other) is None


@pytest.mark.parametrize("level", LEVELS)
def test_usual_alertness_is_a_share(level: str) -> None:
    """Each level misses some chances, and about as many as it should."""
    view = owing_view(2)
    noticed = sum(bot_of(level, BASIC, seed).react(view) is not None for seed in range(500))
    assert abs(noticed / 500 - LEVELS[level].alertness) < 0.07


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_slaps(level: str) -> None:
    """A slap that is due comes by itself, once."""
    game = game_at("r3 b8 b9", PARTY)
    game.play(0, "play r3")
    for seat in range(4):
        assert bot_of(level, PARTY, seat, 0.0).react(game.view(seat)) == "slap"
    game.play(2, "slap")
    assert bot_of(level, PARTY, 0, 0.0).react(game.view(2)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_announces_where_uno_is_announced(level: str) -> None:
    """Before the last card but one, if it comes to mind; then the card; never when it cannot lay one."""
    game = game_at("r1 g8", PARTY)
    bot = bot_of(level, PARTY, 1, 1.0)
    assert bot.decide(game.view(0)) == "uno"
    game.play(0, "uno")
    assert bot.decide(game.view(0)) == "play r1"
    assert bot_of(level, PARTY, 1, 0.0).decide(game_at("r1 g8", PARTY).view(0)) == "play r1"
    assert bot.decide(game_at("g8 b9", PARTY).view(0)) == "draw"
