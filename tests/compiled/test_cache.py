"""The cache of compiled code: it is used where it can be written, and only costs time where it cannot."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard import compiled
from lastcard.compiled import cache

pytestmark = pytest.mark.compiled

# Compiles the smallest entry only: the others take a minute.
SMALL = """
from lastcard.compiled import build, entries
entries.SIGNATURES = {entries.copy_games: entries.SIGNATURES[entries.copy_games]}
compiled = []
build.build(compiled.append)
import numpy as np
from lastcard.compiled.records import STATE
states = np.zeros(2, STATE)
states["turn"][0] = 3
entries.copy_games(states, 0, 0, 2)
print(len(compiled), states["turn"][1])
"""


def build_small(folder: Path) -> list[str]:
    """Compile one entry with the cache in a folder. Returns the number of compiled functions, and a
    result."""
    env = {**os.environ, "LASTCARD_CACHE": str(folder)}
    done = subprocess.run([sys.executable, "-c", SMALL], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_code_is_compiled_once(tmp_path: Path) -> None:
    """The second process takes all code from the cache."""
    assert build_small(tmp_path) == ["1", "3"]
    assert build_small(tmp_path) == ["0", "3"]


def test_a_damaged_cache_is_replaced(tmp_path: Path) -> None:
    """Damaged files count as missing, and are replaced."""
    build_small(tmp_path)
    for file in tmp_path.rglob("copy_games*"):
        file.write_bytes(b"nonsense")
    assert build_small(tmp_path) == ["1", "3"]
    assert build_small(tmp_path) == ["0", "3"]


def test_an_unwritable_folder_only_costs_time(tmp_path: Path) -> None:
    """If the folder cannot be created, code is compiled for this run, without an error."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert build_small(blocked) == ["1", "3"]
    assert blocked.read_text() == "not a folder"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_only_costs_time(tmp_path: Path) -> None:
    """On a full disk, code is compiled for this run, without an error."""
    full = SMALL.replace(
        "compiled = []",
        "compiled = []\nimport builtins\nreal = open\n"
        "builtins.open = lambda f, m='r', *a, **k: real('/dev/full' if 'w' in m else f, m, *a, **k)",
    )
    env = {**os.environ, "LASTCARD_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", full], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "3"]
    assert not list(tmp_path.rglob(cache.READY))  # code that could not be saved is not marked as ready


def test_any_edit_of_the_sources_gives_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any change of the sources, of Numba, of Python or of the CPU gives another folder, so old code is never
    used."""
    home = tmp_path / "lastcard"
    shutil.copytree(Path(cache.__file__).parents[1], home)
    monkeypatch.setattr(cache, "__file__", str(home / "compiled" / "cache.py"))
    keys = [cache.key()]
    for file in (
        "engine/uno.py",
        "autoplay/tips.py",
        "engine/numbers.py",
        "compiled/kernel.py",
        "cards/faces.py",
    ):
        with (home / file).open("a") as source:
            source.write("# changed\n")
        keys.append(cache.key())
    monkeypatch.setattr(cache.metadata, "version", lambda _: "99")
    keys.append(cache.key())
    monkeypatch.setattr(cache.platform, "python_version", lambda: "9.9")
    keys.append(cache.key())
    monkeypatch.setattr(cache.binding, "get_host_cpu_name", lambda: "abacus")
    keys.append(cache.key())
    assert len(set(keys)) == len(keys)


def test_old_code_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that was not used for a month is removed, and newer code stays."""
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path))
    for name, days in (("old", 40), ("recent", 3)):
        mark = tmp_path / "compiled" / name / cache.READY
        mark.parent.mkdir(parents=True)
        mark.touch()
        then = mark.stat().st_mtime - days * 24 * 3600
        os.utime(mark, (then, then))
    cache.forget_old()
    assert [folder.name for folder in (tmp_path / "compiled").iterdir()] == ["recent"]


def test_loading_twice_is_loading_once() -> None:
    """The first call loads the entries, and the second returns them. Both engines live in one process."""
    assert compiled.load() is compiled.load()
    assert compiled.is_built()
    assert "lastcard.engine.deal" in sys.modules
    assert "lastcard.compiled.engine.deal" in sys.modules
    assert (
        sys.modules["lastcard.engine.deal"].__file__ == sys.modules["lastcard.compiled.engine.deal"].__file__
    )
