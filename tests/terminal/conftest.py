"""Games that tests begin are kept where tests may write."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are kept in."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"
