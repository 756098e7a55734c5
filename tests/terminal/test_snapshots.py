"""Every screen matches its snapshot. `python -m tests.terminal.record` writes new ones."""

import difflib
from pathlib import Path

import pytest

from tests.slices import grid
from tests.terminal.record import FOLDER, path_of, snapshot
from tests.terminal.scenes import SCENES, SIZES


@pytest.mark.parametrize(("name", "size"), grid(SCENES, SIZES))
async def test_snapshot(name: str, size: str) -> None:
    """The characters on the screen are those of the snapshot."""
    path = path_of(name, size)
    new = await snapshot(name, size)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    if new != old:
        changes = difflib.unified_diff(old.splitlines(), new.splitlines(), path.name, "now", lineterm="")
        pytest.fail("\n".join(["another look (python -m tests.terminal.record):", *changes]), pytrace=False)


def test_no_snapshot_is_left_over() -> None:
    """Every file belongs to a scene."""
    known = {path_of(name, size) for name in SCENES for size in SIZES}
    assert set(FOLDER.glob("*")) <= known


def test_the_readme_shows_the_table() -> None:
    """The picture in the README shows the current screen."""
    readme = Path(__file__).parents[2] / "README.md"
    shown = (Path(__file__).parent / "snapshots" / "pending-80x24.txt").read_text(encoding="utf-8")
    assert shown.rstrip("\n") in readme.read_text(encoding="utf-8")
