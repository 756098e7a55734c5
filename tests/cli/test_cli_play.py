"""`lastcard play` and `lastcard watch`: errors in one line, and the output of a watched game."""

import os
from pathlib import Path

import pytest
from lastcard_command import assert_says, complaint, good

from lastcard.bots import LEVELS


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that games are kept in."""
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "genius"), ("--bots", "'genius'", *LEVELS)),
        (("--bots", "casual,genius"), ("'casual,genius'",)),
        (("--bots", "10"), ("--bots", "'10'")),
        (("--bots", "²"), ("--bots", "'²'")),
        (("--people", "Ana,Ben", "--bots", "9"), ("10",)),
        (("--people", "Ana", "--bots", "0"), ("2",)),
        (("--people", "", "--bots", "0"), ("nobody is playing",)),
        (("--people", "Ana#"), ("Ana#",)),
        (("--people", "A\x1b[31mna"), ("na",)),
        (("--people", "Ana,Ana"), ("name",)),
        (("--preset", "clasic"), ("clasic", "classic")),
        (("--set", "hand_size=40"), ("40",)),
        (("--set", "swap_number=7", "--set", "slap_number=7"), ("swap_number", "slap_number")),
        (("--speed", "0"), ("--speed",)),
        (("--resume",), ("no unfinished game",)),
        (("--resume", "--preset", "classic"), ("--resume", "--preset")),
        (("--resume", "--set", "hand_size=3"), ("--resume", "--set")),
        (("--resume", "--file", "nothing.txt"), ("nothing.txt",)),
    ],
)
def test_play_refuses_in_one_line(arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path) -> None:
    """A game that cannot be played is refused with exit code 2 and one line that names the reason."""
    message = complaint("play", *arguments, cwd=tmp_path)
    assert_says(message, words)
    assert "\x1b" not in message


def test_play_does_not_overwrite_a_file(tmp_path: Path, games: Path) -> None:
    """A file that exists is left alone."""
    (tmp_path / "mine.txt").write_text("something dear\n", encoding="utf-8")
    message = complaint("play", "--file", "mine.txt", cwd=tmp_path)
    assert "mine.txt" in message
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == "something dear\n"
    assert not games.exists()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_play_in_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names a folder that cannot be created."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "file"))
    assert "file" in complaint("play", "--people", "Ana", cwd=tmp_path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything is allowed to root")
def test_play_in_a_folder_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names a folder without write permission."""
    (tmp_path / "closed").mkdir(mode=0o500)
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path / "closed"))
    assert "closed" in complaint("play", "--people", "Ana", cwd=tmp_path)


@pytest.mark.parametrize("content", ["", "no transcript\n"])
def test_a_file_that_is_not_a_game_is_not_resumed(content: str, tmp_path: Path) -> None:
    """A file that is not a game is refused and not changed."""
    path = tmp_path / "mine.txt"
    path.write_text(content, encoding="utf-8")
    assert "mine.txt" in complaint("play", "--resume", "--file", "mine.txt", cwd=tmp_path)
    assert path.read_text(encoding="utf-8") == content


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    """A finished game cannot be resumed."""
    good("watch", "--preset", "basic-plus", "--save", "over.txt", "--rounds", "0", cwd=tmp_path)
    assert (
        "over" in complaint("play", "--resume", "--file", "over.txt", cwd=tmp_path).partition("over.txt")[2]
    )


def test_watch_with_levels(tmp_path: Path) -> None:
    """Bots of given levels play; the last level takes the seats that are left."""
    out = good("watch", "--bots", "tips,novice", "--players", "3", "--seed", "4", cwd=tmp_path)
    assert "is over" in out.splitlines()[-1]
    assert "Cleo" in out


@pytest.mark.parametrize("arguments", [("--speed", "1000"), ("--plain",)])
def test_watch_in_lines(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """With a speed and with --plain, the output is plain lines without escape sequences."""
    out = good("watch", "--players", "2", "--seed", "2", *arguments, cwd=tmp_path)
    assert "\x1b" not in out
    assert out.splitlines()[-1].strip() == "Round 1 is over."
    assert any(line.startswith("   1. ") for line in out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "genius"), ("genius", *LEVELS)),
        (("--bots", "casual,"), ("bot",)),
        (("--players", "1"), ("2",)),
        (("--players", "11"), ("10",)),
        (("--speed", "1001"), ("--speed",)),
    ],
)
def test_watch_refuses_in_one_line(
    arguments: tuple[str, ...], words: tuple[str, ...], tmp_path: Path
) -> None:
    """A game that cannot be watched is refused with exit code 2 and one line."""
    assert_says(complaint("watch", *arguments, cwd=tmp_path), words)
