"""What people do at a live table: their moves go through or leave everything as it was."""

import random
from contextlib import suppress

import pytest

from lastcard.errors import InvalidMove, RulesError
from lastcard.game import Game, IllegalMove
from lastcard.replay import replayed
from lastcard.rules import PRESETS, load_rules
from lastcard.table import Player
from tests.bots.positions import short_rules
from tests.property.rule_sets import random_players, random_rules
from tests.table.tables import Kept, at_table, table_at

HANDS = ["r5 r6 b8", "r1 b2 b4", "g1 g2 g4"]
HURRIED = {"grace_seconds": 1.5, "turn_seconds": 4, "hand_size": 3}
CLOCK = ["timeout", "turn begins", " turn   begins ", "TIMEOUT"]
WEIRD = ["", "  ", "play", "catch", "catch x", "catch ²", "catch ٠", "catch -1", "catch 99", "catch 0 1"]


def test_a_move_goes_through() -> None:
    """Blanks do not matter; the step is written as transcripts have it."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    kept.table.submit(0, "  play   r5 ", 1.0)
    assert kept.moves == ["0 play r5"]
    assert kept.sizes() == (2, 3, 3)
    assert kept.game.to_act == 1


@pytest.mark.parametrize(
    ("seat", "move"), [(1, "play r1"), (0, "play b8"), (0, "draw"), (0, "uno"), (2, "catch 0"), (0, "next")]
)
def test_an_illegal_move_changes_nothing(seat: int, move: str) -> None:
    """It is refused with its reason, which the game gives beforehand without a price."""
    kept = table_at(load_rules("guide", {"turn_seconds": 15}), HANDS, "---")
    before = kept.snapshot()
    expected = kept.game.refused(seat, move)
    assert expected is not None
    with pytest.raises(IllegalMove) as refused:
        kept.table.submit(seat, move, 1.0)
    assert (refused.value.code, refused.value.paid) == (expected.code, False)
    assert kept.snapshot() == before


@pytest.mark.parametrize("move", [*WEIRD, *CLOCK, pytest.param("catch " + "0" * 5000, id="catch 000...")])
def test_a_text_that_is_no_move_changes_nothing(move: str) -> None:
    """Neither is what only the clock may do; also while somebody could be caught."""
    options = {"turn_seconds": 15, "grace_seconds": 2}
    kept = table_at(load_rules("guide", options), ["r5 b8", *HANDS[1:]], "---")
    kept.table.submit(0, "play r5", 1.0)
    before = kept.snapshot()
    with pytest.raises((InvalidMove, IllegalMove)) as refused:
        kept.table.submit(1, move, 1.5)
    assert "\n" not in str(refused.value)
    assert kept.snapshot() == before


def test_the_clock_is_nobodys() -> None:
    """A person who says that time is up is told whose word that is."""
    kept = table_at(load_rules("guide", {"turn_seconds": 15}), HANDS, "---")
    for move in ("timeout", "turn begins"):
        with pytest.raises(InvalidMove, match="clock"):
            kept.table.submit(0, move, 1.0)


def test_an_unknown_seat() -> None:
    """There is nobody."""
    kept = table_at(load_rules("guide"), HANDS, "---")
    with pytest.raises(RulesError):
        kept.table.submit(7, "draw", 1.0)


def test_refused_is_none_for_what_is_accepted() -> None:
    """And makes no move, nor a misplay."""
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
    """People look at the scores as long as they like; then any of them asks for the next round."""
    kept = table_at(load_rules("guide"), ["r5", "b1 b2", "g1 g2"], "-tt", called=[0])
    kept.table.submit(0, "play r5", 1.0)
    assert kept.game.outcome is not None
    assert kept.table.due() is None
    assert not kept.table.step(1000.0)
    kept.table.submit(0, "next", 1000.0)
    assert kept.game.view(None).round == 2
    assert kept.game.outcome is None


def test_who_is_a_bot() -> None:
    """Whoever has a level."""
    kept = table_at(load_rules("guide"), HANDS, "-nt")
    assert Player("Ana").is_bot is False
    assert Player("Ben", "tips").is_bot is True
    assert kept.table.people == (0,)
    assert sorted(kept.table.bots) == [1, 2]


def people_act(kept: Kept, chance: random.Random, moves: int) -> None:
    """Time passes, bots and the clock do theirs, and people do anything: legal, wrong or nonsense."""
    now = 0.0
    for _ in range(moves):
        if kept.game.over:
            break
        now += chance.expovariate(1.0)
        kept.run(now)
        seat = chance.choice(kept.table.people)
        with suppress(IllegalMove, InvalidMove):
            kept.table.submit(seat, any_move(kept, seat, chance), now)
        assert kept.steps == kept.game.steps
        assert not kept.game.problems()


def any_move(kept: Kept, seat: int, chance: random.Random) -> str:
    """Mostly a legal move if there is one, now and then a catch of anybody or a card at a wrong time."""
    legal = kept.game.moves(seat)
    wrong = [f"catch {other}" for other in range(len(kept.table.players))]
    wrong += [f"play {card}" for card in kept.game.view(seat).hand] + ["draw", "uno", "swap 1"]
    return chance.choice(legal if legal and chance.random() < 0.7 else wrong)


@pytest.mark.parametrize("preset", PRESETS)
def test_people_may_do_anything(preset: str) -> None:
    """Whatever they try and when: nothing but a refusal comes back, and the record replays."""
    for seed in range(2):
        rules = short_rules(preset, {**HURRIED, "misplay_penalty": 1})
        kept = at_table(Game(rules, 4, seed), "-t-n", seed)
        people_act(kept, random.Random(f"{preset} {seed}"), 60)
        assert replayed(kept.game.transcript()).hash() == kept.game.hash()


@pytest.mark.parametrize("seed", range(25))
def test_people_may_do_anything_by_any_rules(seed: int) -> None:
    """The same with rules drawn by lot."""
    chance = random.Random(seed)
    rules = load_rules("basic-plus", {**random_rules(chance).values, **HURRIED})
    players = random_players(chance, rules)
    letters = "-" + "".join(chance.choice("-nct") for _ in range(players - 1))
    kept = at_table(Game(rules, players, seed), letters, seed)
    people_act(kept, chance, 50)
    assert replayed(kept.game.transcript()).hash() == kept.game.hash()
