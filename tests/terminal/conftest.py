"""Tests store games in a temporary folder and start in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.terminal.ask import Curtain
from lastcard.texts import use


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which games are stored."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


@pytest.fixture(autouse=True)
def quick_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the curtain accept keys at once."""
    monkeypatch.setattr(Curtain, "DEAF", 0)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Switch back to English after each test."""
    use("en")
    yield
    use("en")
