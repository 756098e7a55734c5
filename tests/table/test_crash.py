"""A process that is killed in the middle of a game loses nothing that it has shown."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.replaying import replayed
from lastcard.table import LiveTable, resume

# Plays a game of bots with a record, and prints every step after the table has made it.
PROGRAM = """
import sys
from pathlib import Path
from lastcard.game import Game
from lastcard.rules import load_rules
from lastcard.table import LiveTable, Player, Record

players = [Player(name, level) for name, level in (("Ana", "tips"), ("Ben", "casual"), ("Cleo", "novice"))]
game = Game(load_rules("party"), [player.name for player in players], int(sys.argv[2]))
record = Record.of_game(game, players, Path(sys.argv[1]))
table = LiveTable(game, players, record.keep, 1)
while (due := table.due()) is not None:
    table.step(due)
    print(game.steps[-1], flush=True)
"""
POINTS = random.Random(2026).sample(range(1, 150), 3)


def killed_after(path: Path, steps: int, seed: int) -> list[str]:
    """Run the program until it has printed some steps, and kill it at once. Returns all that it printed."""
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path), str(seed)],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ,
    )
    with program:
        assert program.stdout is not None
        said = "".join(program.stdout.readline() for _ in range(steps))
        program.kill()
        said += program.stdout.read()
    assert program.returncode == -signal.SIGKILL
    return said[: said.rfind("\n")].split("\n")


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for Unix")
@pytest.mark.parametrize("steps", POINTS)
def test_nothing_is_lost(tmp_path: Path, steps: int) -> None:
    """Every printed step is in the file. The resumed game can be finished, and its transcript replays."""
    path = tmp_path / "game.txt"
    said = killed_after(path, steps, steps)
    game, players, record = resume(path)
    assert len(said) >= steps
    assert [str(step) for step in game.steps][: len(said)] == said
    assert [player.level for player in players] == ["tips", "casual", "novice"]
    table = LiveTable(game, players, record.keep, 2)
    while (due := table.due()) is not None:
        table.step(due)
    record.finish(game)
    record.close()
    assert replayed(path.read_text(encoding="utf-8")).hash() == game.hash()
