"""Whole matches kept as text: they replay to the end, and the engine still deals and rules as it did."""

import pytest

from lastcard import PRESETS, replayed
from tests.golden.record import HERE, golden_match


@pytest.mark.parametrize("preset", PRESETS)
def test_golden_match_replays(preset: str) -> None:
    """Every preset has a match; each of its moves is still legal and it ends in the same state."""
    game = replayed((HERE / f"{preset}.txt").read_text(encoding="utf-8"))
    assert game.over
    assert game.rules.preset == preset
    assert not game.problems()


@pytest.mark.parametrize("preset", PRESETS)
def test_golden_match_is_played_again(preset: str) -> None:
    """The same bots with the same seed play the same match, to the letter."""
    assert golden_match(preset) == (HERE / f"{preset}.txt").read_text(encoding="utf-8")
