"""The engine stands alone: it needs nothing from the layers above, and a type checker knows its fields."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LOADED = """
import sys
import lastcard.engine.step, lastcard.engine.roles, lastcard.engine.invariants, lastcard.autoplay.rounds
print(*sorted(name for name in sys.modules if name.startswith("lastcard.")))
"""

TYPOS = """
from lastcard.autoplay.tally import Tally
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.phases import TURN
from lastcard.engine.state import State


def kernel(s: State, r: RuleNumbers, t: Tally) -> int:
    s.phase = TURN
    s.pendng = 2
    t.round += 1
    return s.hand[0][r.swap_nmber] + s.size[0]
"""


def test_importing_the_engine_loads_neither_the_catalogue_nor_texts() -> None:
    """Besides itself, the engine imports only the numbers of cards from the package."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    ours = ("lastcard.engine", "lastcard.autoplay")
    loaded = [name for name in done.stdout.split() if not name.startswith(ours)]
    assert loaded == ["lastcard.cards", "lastcard.cards.faces"]


@pytest.mark.full
def test_a_misspelt_field_fails_the_type_check(tmp_path: Path) -> None:
    """Pyright names each misspelt field, and nothing else."""
    file = tmp_path / "typos.py"
    file.write_text(TYPOS)
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    errors = [line for line in done.stdout.splitlines() if " error: " in line]
    assert done.returncode == 1
    assert len({line.split(":")[1] for line in errors}) == 3, done.stdout
    for field in ("pendng", "round", "swap_nmber"):
        assert any(f'"{field}"' in line for line in errors), done.stdout
