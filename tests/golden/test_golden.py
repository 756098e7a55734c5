"""Golden transcripts: whole matches that must replay, and that the engine must still play in the same way."""

import pytest

from lastcard import PRESETS, replayed
from tests.golden.record import HERE, golden_match


@pytest.mark.parametrize("preset", PRESETS)
def test_golden_match_replays(preset: str) -> None:
    """Every preset has a match. Each of its moves is still legal, and it ends in the same state."""
    game = replayed((HERE / f"{preset}.txt").read_text(encoding="utf-8"))
    assert game.over
    assert game.rules.preset == preset
    assert not game.problems()


@pytest.mark.parametrize("preset", PRESETS)
def test_golden_match_is_played_again(preset: str) -> None:
    """The same bots with the same seed play exactly the same match."""
    assert golden_match(preset) == (HERE / f"{preset}.txt").read_text(encoding="utf-8")
