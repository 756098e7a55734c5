"""Whole games through the public interface: transcripts replay, and secrets stay secret."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lastcard import Game, IllegalMove, load_rules, replayed
from lastcard.rules import PRESETS, Rules
from tests.property.rule_sets import random_players, random_rules


def play_some(game: Game, chance: random.Random, moves: int) -> None:
    """Make random moves of any seat, and sometimes lay a card against the rules."""
    for _ in range(moves):
        if game.over:
            break
        seat = game.to_act if chance.random() < 0.7 else chance.randrange(len(game.names))
        if chance.random() < 0.1 and game.view(seat).hand:
            card = chance.choice(game.view(seat).hand)
            attempt(game, seat, f"play {card}{':r' if card.startswith('w') else ''}")
        elif choices := game.moves(seat):
            game.play(seat, chance.choice(choices))


def attempt(game: Game, seat: int, move: str) -> None:
    """Try a move that may be refused. A refusal that costs nothing must not change the game."""
    before = game.hash()
    try:
        game.play(seat, move)
    except IllegalMove as refused:
        paid = refused.paid
    else:
        return
    assert paid or game.hash() == before


def game_of(rules: Rules, players: int, seed: int) -> Game:
    game = Game(rules, players, seed, seed % players)
    play_some(game, random.Random(seed), 150)
    return game


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_a_transcript_replays_to_the_same_hash(seed: int) -> None:
    """A replayed transcript gives the same state, events and text."""
    chance = random.Random(seed)
    rules = random_rules(chance)
    game = game_of(rules, random_players(chance, rules), seed)
    again = replayed(game.transcript())
    assert again.hash() == game.hash()
    assert again.events == game.events
    assert again.transcript() == game.transcript()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_secret_has_a_public_version(preset: str) -> None:
    """A card that only one seat may see is in that seat's events and in no others."""
    game = game_of(load_rules(preset), 4, 11)
    secrets = [event for event in game.events if event.owner is not None]
    assert {event.kind for event in secrets} >= {"dealt", "drew"}
    for event in secrets:
        assert event.seen_by(event.owner).card == event.card is not None
        for viewer in (None, *(seat for seat in range(4) if seat != event.owner)):
            twin = event.seen_by(viewer)
            assert twin.card is None
            assert (twin.kind, twin.seat, twin.other) == (event.kind, event.seat, event.other)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_follows_from_its_events(preset: str) -> None:
    """A seat can derive its hand and all hand sizes from its own events alone."""
    game = game_of(load_rules(preset, {"swap_number": "none", "rotate_number": "none"}), 4, 5)
    for seat in range(4):
        hand: list[str] = []
        for event in (event.seen_by(seat) for event in game.events):
            if event.kind == "round-over":
                hand = []
                continue
            if event.seat != seat or event.card is None:
                continue
            if event.kind in ("dealt", "drew"):
                hand.append(event.card)
            elif event.kind in ("played", "jumped", "joined", "defended", "dumped"):
                for _ in range(event.count or 1):
                    hand.remove(event.card.split(":")[0])
        if game.outcome is None:
            assert sorted(hand) == sorted(game.view(seat).hand)
