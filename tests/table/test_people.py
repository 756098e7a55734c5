"""People at a live table: their moves are accepted, or change nothing."""

import random
from contextlib import suppress

import pytest

from lastcard.errors import InvalidMove, RulesError
from lastcard.game import Game, IllegalMove
from lastcard.replaying import replayed
from lastcard.rules import PRESETS, load_rules
from lastcard.table import Player
from tests.bots.positions import short_rules
from tests.property.rule_sets import random_players, random_rules
from tests.table.tables import Kept, at_table, table_at

HANDS = ["r5 r6 b8", "r1 b2 b4", "g1 g2 g4"]
HURRIED = {"grace_seconds": 1.5, "turn_seconds": 4, "hand_size": 3}
CLOCK = ["timeout", "turn begins", " turn   begins ", "TIMEOUT"]
WEIRD = ["", "  ", "play", "catch", "catch x", "catch ²", "catch ٠", "catch -1", "catch 99", "catch 0 1"]


def test_a_move_is_accepted() -> None:
    """Extra spaces do not matter; the step is kept in canonical form."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    kept.submit(0, "  play   r5 ", 1.0)
    assert kept.moves == ["0 play r5"]
    assert kept.sizes() == (2, 3, 3)
    assert kept.game.to_act == 1


@pytest.mark.parametrize(
    ("seat", "move"), [(1, "play r1"), (0, "play b8"), (0, "draw"), (0, "uno"), (2, "catch 0"), (0, "next")]
)
def test_an_illegal_move_changes_nothing(seat: int, move: str) -> None:
    """An illegal move is refused with a reason. The game can be asked for the reason beforehand, for free."""
    kept = table_at(load_rules("guide", {"turn_seconds": 15}), HANDS, "---")
    before = kept.snapshot()
    expected = kept.game.refused(seat, move)
    assert expected is not None
    with pytest.raises(IllegalMove) as refused:
        kept.submit(seat, move, 1.0)
    assert (refused.value.code, refused.value.paid) == (expected.code, False)
    assert kept.snapshot() == before


@pytest.mark.parametrize("move", [*WEIRD, *CLOCK, pytest.param("catch " + "0" * 5000, id="catch 000...")])
def test_a_text_that_is_not_a_move_changes_nothing(move: str) -> None:
    """Nonsense, and moves that only the clock may make, are refused, also while a player can be caught."""
    options = {"turn_seconds": 15, "grace_seconds": 2}
    kept = table_at(load_rules("guide", options), ["r5 b8", *HANDS[1:]], "---")
    kept.submit(0, "play r5", 1.0)
    before = kept.snapshot()
    with pytest.raises((InvalidMove, IllegalMove)) as refused:
        kept.submit(1, move, 1.5)
    assert "\n" not in str(refused.value)
    assert kept.snapshot() == before


def test_people_cannot_make_moves_of_the_clock() -> None:
    """A person who claims a timeout is told that only the clock can."""
    kept = table_at(load_rules("guide", {"turn_seconds": 15}), HANDS, "---")
    for move in ("timeout", "turn begins"):
        with pytest.raises(InvalidMove, match="clock"):
            kept.submit(0, move, 1.0)


def test_an_unknown_seat() -> None:
    """A seat that does not exist is refused."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    with pytest.raises(RulesError):
        kept.submit(7, "draw", 1.0)


def test_refused_is_none_for_legal_moves() -> None:
    """Asking whether a move is refused makes no move and no misplay."""
    game = Game(load_rules("classic"), 3, 1)
    before = game.hash()
    moves = game.moves(game.to_act)
    assert [game.refused(game.to_act, move) for move in moves] == [None] * len(moves)
    other = (game.to_act + 1) % 3
    card = next(card for card in game.view(other).hand if card[0] != "w")
    refused = game.refused(other, f"play {card}")
    assert refused is not None
    assert not refused.paid
    assert game.hash() == before


def test_with_people_bots_wait_for_the_next_round() -> None:
    """People can look at the scores as long as they like. Any of them can start the next round."""
    kept = table_at(load_rules("guide"), ["r5", "b1 b2", "g1 g2"], "-tt", called=[0])
    kept.submit(0, "play r5", 1.0)
    assert kept.game.outcome is not None
    assert kept.table.due() is None
    assert not kept.table.step(1000.0)
    kept.submit(0, "next", 1000.0)
    assert kept.game.view(None).round == 2
    assert kept.game.outcome is None


def test_who_is_a_bot() -> None:
    """A player with a level is a bot."""
    kept = table_at(load_rules("guide"), HANDS, "-nt")
    assert Player("Ana").is_bot is False
    assert Player("Ben", "tips").is_bot is True
    assert kept.table.people == (0,)
    assert sorted(kept.table.bots) == [1, 2]


def people_act(kept: Kept, chance: random.Random, moves: int) -> None:
    """Let time pass for bots and the clock, while people do anything: legal, wrong or nonsense."""
    now = 0.0
    for _ in range(moves):
        if kept.game.over:
            break
        now += chance.expovariate(1.0)
        kept.run(now)
        seat = chance.choice(kept.table.people)
        with suppress(IllegalMove, InvalidMove):
            kept.submit(seat, any_move(kept, seat, chance), now)
        assert kept.steps == kept.game.steps
        assert not kept.game.problems()


def any_move(kept: Kept, seat: int, chance: random.Random) -> str:
    """A legal move, if there is one; sometimes any catch, or a card at the wrong time."""
    legal = [move.text for move in kept.game.moves(seat)]
    wrong = [f"catch {other}" for other in range(len(kept.table.players))]
    wrong += [f"play {card}" for card in kept.game.view(seat).hand] + ["draw", "uno", "swap 1"]
    return chance.choice(legal if legal and chance.random() < 0.7 else wrong)


@pytest.mark.parametrize("preset", PRESETS)
def test_people_may_do_anything(preset: str) -> None:
    """Whatever people try, they only get refusals, and the record replays."""
    for seed in range(2):
        rules = short_rules(preset, {**HURRIED, "misplay_penalty": 1})
        kept = at_table(Game(rules, 4, seed), "-t-n", seed)
        people_act(kept, random.Random(f"{preset} {seed}"), 60)
        assert replayed(kept.game.transcript()).hash() == kept.game.hash()


@pytest.mark.parametrize("seed", range(25))
def test_people_may_do_anything_under_any_rules(seed: int) -> None:
    """Under random rules, too, people only get refusals, and the record replays."""
    chance = random.Random(seed)
    rules = load_rules("basic-plus", {**random_rules(chance).values, **HURRIED})
    players = random_players(chance, rules)
    letters = "-" + "".join(chance.choice("-nct") for _ in range(players - 1))
    kept = at_table(Game(rules, players, seed), letters, seed)
    people_act(kept, chance, 50)
    assert replayed(kept.game.transcript()).hash() == kept.game.hash()
