"""Writes the snapshots of all screens. Run `python -m tests.terminal.record` when a screen was changed on
purpose, and look at the difference before you commit it."""

import asyncio
from pathlib import Path

from tests.terminal.scenes import SCENES, SIZES, lines_of

FOLDER = Path(__file__).parent / "snapshots"


def snapshot(name: str, size: str) -> str:
    """A scene as the text of its snapshot."""
    return "\n".join(asyncio.run(lines_of(name, size))) + "\n"


def path_of(name: str, size: str) -> Path:
    """Where a snapshot is kept."""
    return FOLDER / f"{name}-{size}.txt"


def record() -> None:
    """All of them anew; what no scene has any more goes."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in SCENES:
        for size in SIZES:
            path_of(name, size).write_text(snapshot(name, size), encoding="utf-8")


if __name__ == "__main__":
    record()
