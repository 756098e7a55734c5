"""The invariants detect damage, and the engine's own random rounds keep them."""

from collections.abc import Callable

import pytest

from lastcard.autoplay.company import Company
from lastcard.autoplay.rounds import play_round
from lastcard.cards.faces import FACES
from lastcard.engine import invariants as inv
from lastcard.engine.deal import start_match
from lastcard.engine.moves import MOVES
from lastcard.engine.phases import DRAWN, JOIN, ROUND_OVER
from lastcard.engine.state import State
from lastcard.rules import PRESETS, load_rules

RULES = load_rules("guide").numbers


def fresh() -> State:
    s = State()
    start_match(s, RULES, 4, 1, 0)
    assert inv.broken(s, RULES, [0] * FACES) == 0
    return s


def lose_a_card(s: State) -> None:
    s.pile_size -= 1


def forge_a_card(s: State) -> None:
    s.pile[0] = s.pile[1] = s.pile[2] = s.pile[3] = s.pile[4] = 0


def miscount(s: State) -> None:
    s.size[2] += 1


def owe_without_reason(s: State) -> None:
    s.pending, s.plus_face = 2, -1


def decide_about_no_card(s: State) -> None:
    s.phase = DRAWN


def repaint(s: State) -> None:
    s.colour = (s.colour + 1) % 4


def ask_nobody(s: State) -> None:
    s.phase = JOIN


def call_with_seven(s: State) -> None:
    s.called[1] = 1


def open_a_window_on_seven(s: State) -> None:
    s.window[1] = 1


@pytest.mark.parametrize(
    ("damage", "flag"),
    [
        (lose_a_card, inv.Broken.CARDS_LOST),
        (forge_a_card, inv.Broken.CARDS_LOST),
        (miscount, inv.Broken.HAND_SIZE),
        (owe_without_reason, inv.Broken.PENDING),
        (decide_about_no_card, inv.Broken.DRAWN_CARD),
        (repaint, inv.Broken.COLOUR),
        (ask_nobody, inv.Broken.ASKED),
        (call_with_seven, inv.Broken.UNO),
        (open_a_window_on_seven, inv.Broken.UNO),
    ],
)
def test_damage_is_noticed(damage: Callable[[State], None], flag: int) -> None:
    """Each kind of damage raises its own flag."""
    s = fresh()
    damage(s)
    assert inv.broken(s, RULES, [0] * FACES) & flag


@pytest.mark.parametrize("preset", PRESETS)
def test_random_rounds_of_the_engine_itself(preset: str) -> None:
    """The benchmark plays real rounds: they end, keep the invariants and depend on the seed."""
    r = load_rules(preset).numbers
    lengths = set()
    for seed in range(5):
        s = State()
        start_match(s, r, 4, seed, 0)
        lengths.add(play_round(s, r, Company(), [0] * MOVES, 5000))
        assert s.phase >= ROUND_OVER
        assert inv.broken(s, r, [0] * FACES) == 0
    assert len(lengths) > 1
