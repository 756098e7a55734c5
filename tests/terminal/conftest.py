"""Games that tests begin are kept where tests may write, and begin in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.terminal.ask import Curtain
from lastcard.texts import use


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are kept in."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


@pytest.fixture(autouse=True)
def quick_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The curtain listens at once."""
    monkeypatch.setattr(Curtain, "DEAF", 0)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test ends with, the next one begins in English."""
    use("en")
    yield
    use("en")
