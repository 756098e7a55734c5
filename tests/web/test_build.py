"""When the page is rebuilt, and the message if that fails."""

import importlib.util
import os
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
LONG_AGO, THEN, LATER = 1_000_000.0, 2_000_000.0, 3_000_000.0


@pytest.fixture
def hatch_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build of a small project, in which all files are old and the page is up to date."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("WEB", "TEXTS", "PAGE"):
        monkeypatch.setattr(module, name, tmp_path / getattr(module, name).relative_to(ROOT))
    for name in ("index.html", "package-lock.json", "src/lib/cards.ts", "node_modules/.package-lock.json"):
        change(module.WEB / name, LONG_AGO)
    change(module.WEB / "tests" / "cards.test.ts", LATER)
    change(module.WEB / "node_modules" / "vite" / "index.js", LATER)
    change(module.TEXTS / "de" / "web-start.ftl", LONG_AGO)
    change(module.PAGE, THEN)
    return module


def change(file: Path, time: float) -> None:
    """Write a file with a given modification time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{}")
    os.utime(file, (time, time))


@pytest.fixture
def ran(hatch_build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace npm, and record how it is called."""
    asked: list[str] = []

    def npm(*words: str, **_more: object) -> subprocess.CompletedProcess[str]:
        asked.append(" ".join(word for word in words if not word.startswith("-")))
        return subprocess.CompletedProcess(words, 0, "")

    monkeypatch.setattr(hatch_build, "run_npm", npm)
    return asked


def test_a_fresh_page_is_not_rebuilt(hatch_build: ModuleType, ran: list[str]) -> None:
    """A page that is newer than its sources is not rebuilt. Tests and packages are not sources."""
    assert hatch_build.main([]) == 0
    assert ran == []


@pytest.mark.parametrize("source", ["web/src/lib/cards.ts", "web/index.html", "web/public/new.svg"])
def test_a_changed_page_is_rebuilt(hatch_build: ModuleType, ran: list[str], source: str) -> None:
    """A newer or new source file makes the page outdated."""
    change(hatch_build.WEB.parent / source, LATER)
    assert hatch_build.main([]) == 0
    assert ran == ["run build"]


def test_texts_are_part_of_the_page(hatch_build: ModuleType, ran: list[str]) -> None:
    """A newer text file makes the page outdated."""
    change(hatch_build.TEXTS / "de" / "web-start.ftl", LATER)
    hatch_build.main([])
    assert ran == ["run build"]


def test_packages_are_installed_when_the_lock_file_changes(hatch_build: ModuleType, ran: list[str]) -> None:
    """The packages in package-lock.json are installed once, before the build."""
    change(hatch_build.WEB / "package-lock.json", LATER)
    hatch_build.main([])
    hatch_build.main(["check"])
    assert ran == ["ci", "run build", "ci", "run check"]
    change(hatch_build.WEB / "node_modules" / ".package-lock.json", LATER)
    hatch_build.main(["test"])
    assert ran[4:] == ["run test"]


def test_an_sdist_needs_no_node(hatch_build: ModuleType, ran: list[str]) -> None:
    """An sdist contains the built page. All its dates are the same, and it may lack the page's sources."""
    for file in hatch_build.sources():
        os.utime(file, (THEN, THEN))
    hatch_build.main([])
    hatch_build.WEB.rename(hatch_build.WEB.with_name("elsewhere"))
    hatch_build.main([])
    assert ran == []


def test_without_page_and_sources(hatch_build: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a page and its sources, one line says that nothing can be built."""
    hatch_build.PAGE.unlink()
    hatch_build.WEB.rename(hatch_build.WEB.with_name("elsewhere"))
    assert hatch_build.main([]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_output_of_a_failed_npm(
    hatch_build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If npm fails, its output is shown, and the last line says what failed."""
    change(hatch_build.WEB / "index.html", LATER)
    failed = subprocess.CompletedProcess((), 1, "something is wrong with index.html\n")
    monkeypatch.setattr(hatch_build, "run_npm", lambda *_words, **_more: failed)
    assert hatch_build.main([]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "something is wrong with index.html",
        "The browser page could not be built: npm run build failed.",
    ]
