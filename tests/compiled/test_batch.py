"""Batches: thousands of games in one array."""

import numpy as np
import pytest

from lastcard.autoplay.company import ALL_ADVICE, RANDOM, TIPS, Company
from lastcard.autoplay.tally import Tally
from lastcard.compiled.batch import Batch
from lastcard.engine.moves import DRAW, MOVES, NEXT
from lastcard.engine.phases import ROUND_OVER
from lastcard.engine.refusals import DECIDE_FIRST, NOT_YOUR_TURN, OK, ROUND_IS_RUNNING
from lastcard.engine.state import State
from lastcard.engine.turns import decider
from lastcard.errors import RulesError
from lastcard.rules import load_rules
from tests.compiled.random_moves import random_legal
from tests.differential.twins import numbers_of
from tests.property.players import deal

pytestmark = pytest.mark.compiled


def test_random_play_keeps_all_invariants() -> None:
    """Random legal moves in 200 games at once are never refused and break nothing. Finished games are dealt
    again."""
    batch = Batch(load_rules("party"), players=4, games=200, seed=3, threads=2)
    chance = np.random.default_rng(1)
    redealt = 0
    for _ in range(300):
        seats, marks = batch.legal()
        assert marks.any(axis=1).all()
        codes = batch.step(random_legal(marks, chance), seats)
        assert not codes.any()
        assert not batch.problems().any()
        over = batch.over()
        redealt += over.sum()
        batch.reset(over)
    assert redealt > 20


def test_the_default_seats_are_the_deciders() -> None:
    """Without given seats, the batch uses the seats that the engine waits for."""
    batch = Batch(load_rules("guide"), players=5, games=20, seed=1)
    seats, _ = batch.legal()
    assert seats.tolist() == [decider(batch.get(game)) for game in range(20)]


def test_refused_moves_change_nothing_and_say_why() -> None:
    """Refused moves change nothing, and have the engine's refusal codes."""
    batch = Batch(load_rules("guide"), players=4, games=8, seed=1)
    before = batch.states.copy()
    seats, _ = batch.legal()
    assert set(batch.step(np.full(8, DRAW), (seats + 1) % 4).tolist()) <= {NOT_YOUR_TURN, DECIDE_FIRST}
    assert set(batch.step(np.full(8, NEXT)).tolist()) == {ROUND_IS_RUNNING}
    assert (batch.states == before).all()


def test_threads_do_not_matter() -> None:
    """One thread and five give the same deals, playouts and counts."""
    company = Company([(RANDOM, 0), (TIPS, ALL_ADVICE)] * 2, [900] * 10)
    batches = [Batch(load_rules("party"), 4, 300, seed=9, threads=threads) for threads in (1, 5)]
    assert (batches[0].states == batches[1].states).all()
    tallies = [batch.play(company) for batch in batches]
    assert all(getattr(tallies[0], name) == getattr(tallies[1], name) for name in Tally.FIELDS)
    assert (batches[0].states == batches[1].states).all()
    assert batches[0].over().all()


def test_deals_come_from_the_seed_game_by_game() -> None:
    """The next deal of a game does not depend on other games. Other seeds give other deals."""
    rules = load_rules("guide")
    one, two, other = (Batch(rules, 4, 6, seed) for seed in (5, 5, 6))
    one.reset()
    two.reset(np.arange(6) == 4)
    assert one.states[4] == two.states[4] != other.states[4]
    assert (one.states[[0, 1, 2, 3, 5]] != two.states[[0, 1, 2, 3, 5]]).all()
    big = Batch(rules, 4, 2, seed=2**64 - 1)
    assert big.get(0).rng < 2**64


def test_a_step_in_one_game() -> None:
    """A step changes one game only. Invalid games, moves and seats are refused first."""
    batch = Batch(load_rules("guide"), 4, 3, seed=2)
    before = batch.states.copy()
    _, marks = batch.legal()
    assert batch.step_one(1, int(marks[1].argmax())) == OK
    assert batch.states[0] == before[0]
    assert batch.states[1] != before[1]
    for game, move, seat in ((3, 0, 0), (0, MOVES, 0), (0, -1, 0), (0, 0, 4), (-1, 0, 0)):
        with pytest.raises(ValueError, match="no such"):
            batch.step_one(game, move, seat)
    with pytest.raises(ValueError, match="moves must be"):
        batch.step(np.full(3, MOVES))
    with pytest.raises(ValueError, match="seats must be"):
        batch.legal(np.full(3, 4))
    with pytest.raises(RulesError):
        Batch(load_rules("guide"), 11, 3)


def test_positions_go_in_and_out() -> None:
    """A position of the interpreted engine comes back unchanged, and `spread` copies it to all games."""
    rules = load_rules("gemela")
    batch = Batch(rules, 3, 5, seed=0)
    s = deal(rules, 3, 77)
    batch.put(2, s)
    assert numbers_of(batch.get(2)) == numbers_of(s)
    batch.spread(2)
    for game in range(5):
        assert numbers_of(batch.get(game)) == numbers_of(s)


def test_playing_ahead_from_a_position() -> None:
    """A bot can look ahead: one position leads to many different ends of the round."""
    rules = load_rules("guide")
    batch = Batch(rules, 4, 64, seed=0)
    batch.put(0, deal(rules, 4, 5))
    batch.spread(0)
    for game in range(64):
        batch.states["rng"][game] = game * 7919
    tally = batch.play(Company([(RANDOM, 0)] * 4))
    assert tally.rounds == 64
    assert sum(tally.wins) == 64
    assert len({int(top) for top in batch.states["top"]}) > 5
    assert (batch.states["phase"] >= ROUND_OVER).all()
    assert isinstance(batch.get(0), State)


def test_playing_on_goes_to_the_next_round() -> None:
    """A second call plays a second round. A finished match is left alone and counted once."""
    rules = load_rules("basic-plus", {"match_games": 2})
    batch = Batch(rules, 3, 50, seed=4)
    company = Company([(RANDOM, 0)] * 3)
    first, second, third = (batch.play(company) for _ in range(3))
    assert (first.rounds, second.rounds, third.rounds) == (50, 50, 0)
    assert (first.matches, second.matches, third.matches) == (0, 50, 0)
    assert first.wins != second.wins or first.lengths != second.lengths
    assert sum(third.lengths) == 0


def test_a_batch_needs_games_and_threads() -> None:
    """A batch without games or threads is refused."""
    for games, threads in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="needs games and threads"):
            Batch(load_rules("guide"), 4, games, threads=threads)
