"""Games and views can be copied and pickled, and copies share nothing with the original."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from lastcard.bots import Novice, play_match
from lastcard.fair import Deal
from lastcard.game import Game
from lastcard.replaying import replayed
from lastcard.rules import load_rules


def pickled(what: Any) -> Any:
    """Pickle an object and load it again."""
    return pickle.loads(pickle.dumps(what))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
Way = Callable[[Any], Any]


def some_moves(game: Game, count: int) -> None:
    """Play the next moves of a match of novices."""
    for _ in range(count):
        seat = game.to_act
        game.play(seat, Novice(seat).decide(game.view(seat)))


def begun(deal: Deal | None = None) -> Game:
    """A game in progress."""
    game = Game(load_rules("party"), ["Ana", "Ben", "Cleo"], seed=5, deal=deal)
    some_moves(game, 12)
    return game


def everything(game: Game) -> list[object]:
    """Everything observable about a game."""
    return [game.hash(), game.transcript(), game.events, list(game.names), dict(game.views())]


@WAYS
@pytest.mark.parametrize("deal", [None, Deal("11" * 32, ("", "5eed", ""))])
def test_a_copy_continues_in_the_same_way(way: Way, deal: Deal | None) -> None:
    """A copy has the same position, events and transcript, and will draw the same random numbers."""
    game = begun(deal)
    other = way(game)
    assert everything(other) == everything(game)
    for each in (game, other):
        for _ in play_match(each, [Novice(seat) for seat in range(3)]):
            pass
    assert everything(other) == everything(game)
    assert replayed(other.transcript()).hash() == game.hash()


@WAYS
def test_a_copy_is_independent(way: Way) -> None:
    """Moves in the copy do not change the original, nor the other way round."""
    game = begun()
    other, before = way(game), everything(game)
    some_moves(other, 5)
    assert everything(game) == before
    after = everything(other)
    assert after != before
    some_moves(game, 3)
    game.take_events()
    assert everything(other) == after


@WAYS
def test_a_described_position_can_be_copied(way: Way) -> None:
    """A game that starts from a described position, without a seed, can be copied."""
    game = Game.from_state(load_rules("guide"), begun().state.copy())
    other = way(game)
    some_moves(other, 1)
    assert other.hash() != game.hash()
    assert game.steps == []


@WAYS
def test_views(way: Way) -> None:
    """Views are values: copies are equal and fully usable."""
    game = begun()
    for view in (game.view(0), game.view(None), game.moves(game.to_act)):
        assert way(view) == view
    views = game.views()
    assert dict(way(views)) == dict(views)
    assert dict(way(views)) == dict(views)
