"""Write the snapshots of all screens. Run `python -m tests.terminal.record` when you have changed a screen on
purpose, and look at the diff before you commit it."""

import asyncio
from pathlib import Path

from tests.terminal.scenes import SCENES, SIZES, lines_of

FOLDER = Path(__file__).parent / "snapshots"


async def snapshot(name: str, size: str) -> str:
    """A scene as the text of its snapshot."""
    return "\n".join(await lines_of(name, size)) + "\n"


def path_of(name: str, size: str) -> Path:
    """Where a snapshot is kept."""
    return FOLDER / f"{name}-{size}.txt"


async def record() -> None:
    """Write all snapshots, and remove those whose scene no longer exists."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in SCENES:
        for size in SIZES:
            path_of(name, size).write_text(await snapshot(name, size), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(record())
