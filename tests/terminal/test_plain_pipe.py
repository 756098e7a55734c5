"""The real command through pipes: whole matches, the end of the input, a crash, and resuming after it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from lastcard.replaying import replayed
from lastcard.rules import PRESETS
from lastcard.texts import text
from tests.slices import some

COMMAND = (sys.executable, "-m", "lastcard", "play")
ANSWERS = "1\n" * 60_000
_SHORT = {"target": "1", "match_games": "1"}


def command(*arguments: str, answers: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `lastcard play` with all answers prepared."""
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        input=answers,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def hands(out: str) -> list[str]:
    """Every hand in the output."""
    return re.findall(r"^Your hand.*$", out, re.MULTILINE)


def transcripts(games: Path) -> list[Path]:
    """The stored games."""
    return sorted(games.glob("*.txt"))


@pytest.mark.parametrize("preset", some(PRESETS, 3))
def test_a_whole_match_through_a_pipe(preset: str, games: Path, tmp_path: Path) -> None:
    """Answering 1 to everything plays a match under every preset, and its transcript replays."""
    settings = [f"--set={name}={value}" for name, value in _SHORT.items()]
    done = command(
        "--preset", preset, "--people", "Ana", "--bots", "2", *settings, answers=ANSWERS, folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout + done.stderr
    assert all(line.startswith("note: ") for line in done.stderr.splitlines())
    assert "The match is over." in done.stdout.splitlines()[-1]
    (kept,) = transcripts(games)
    assert replayed(kept.read_text(encoding="utf-8")).over
    assert not list(games.glob("*.lock"))


def test_plain_without_a_terminal_needs_no_option(games: Path, tmp_path: Path) -> None:
    """Without a terminal the game is line by line, with or without --plain."""
    for arguments in ((), ("--plain",)):
        done = command(*arguments, "--people", "Ana", "--seed", "5", answers="quit\n" * 3, folder=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1] == text("play-left")
    assert len(transcripts(games)) == 2


def test_the_end_of_the_input_keeps_the_game(games: Path, tmp_path: Path) -> None:
    """If the input ends in mid-game, the exit code is 0, and --resume starts with the last hand."""
    first = command("--people", "Ana", "--bots", "1", "--seed", "7", answers="1\n1\n1\n", folder=tmp_path)
    assert first.returncode == 0
    assert first.stdout.splitlines()[-2:] == [text("plain-end"), text("play-left")]
    (kept,) = transcripts(games)
    before = kept.read_text(encoding="utf-8")
    second = command("--resume", answers="", folder=tmp_path)
    assert second.returncode == 0, second.stderr
    assert hands(second.stdout)[0] == hands(first.stdout)[-1]
    assert _table(second.stdout) == _table(first.stdout)
    assert kept.read_text(encoding="utf-8") == before
    assert transcripts(games) == [kept]


def _table(out: str) -> list[str]:
    """The last known top card and hand sizes of the others."""
    asked = [place for place, line in enumerate(out.splitlines()) if line.startswith("On the pile")]
    rest = out.splitlines()[asked[-1] :]
    return [
        line for line in rest if line.startswith("On the pile") or re.fullmatch(r"\w+: .* cards?\.", line)
    ]


def test_a_resumed_game_is_played_to_its_end(games: Path, tmp_path: Path) -> None:
    """A game that was left and resumed has one transcript, which replays."""
    settings = ("--people", "Ana", "--bots", "1", "--set", "target=20")
    command(*settings, answers="1\n1\n1\nquit\n", folder=tmp_path)
    done = command("--resume", answers=ANSWERS, folder=tmp_path)
    assert "The match is over." in done.stdout.splitlines()[-1]
    (kept,) = transcripts(games)
    assert replayed(kept.read_text(encoding="utf-8")).over
    again = command("--resume", answers="", folder=tmp_path)
    assert again.returncode == 2
    assert text("record-none") in again.stderr


def test_a_named_file_is_resumed(tmp_path: Path) -> None:
    """--file says where to store a game, and which one to resume."""
    first = command("--file", "mine.txt", "--people", "Ana", answers="quit\n" * 2, folder=tmp_path)
    assert first.returncode == 0, first.stderr
    second = command("--resume", "--file", "mine.txt", answers="quit\n" * 2, folder=tmp_path)
    assert second.returncode == 0, second.stderr
    assert hands(second.stdout) == hands(first.stdout)


def read_until(output: IO[str], words: str) -> list[str]:
    """Read lines up to one that starts with some words."""
    lines: list[str] = []
    for line in output:
        lines.append(line.rstrip("\n"))
        if line.startswith(words):
            return lines
    raise AssertionError(f"{words!r} never came after:\n" + "\n".join(lines))


def test_a_killed_game_is_resumed(games: Path, tmp_path: Path) -> None:
    """After the process is killed in mid-game, --resume shows the same hand and table."""
    with subprocess.Popen(
        [*COMMAND, "--people", "Ana", "--bots", "2", "--seed", "11"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        told: list[str] = []
        for _ in range(4):
            told = read_until(process.stdout, "Your hand")
            told += read_until(process.stdout, "1: ")
            process.stdin.write("1\n")
            process.stdin.flush()
        told = read_until(process.stdout, "Your hand")
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    second = command("--resume", answers="", folder=tmp_path)
    assert second.returncode == 0, second.stderr
    assert hands(second.stdout)[0] == told[-1]
    assert _table(second.stdout) == _table("\n".join(told))
    assert len(transcripts(games)) == 1


def test_a_half_written_line_is_dropped(games: Path, tmp_path: Path) -> None:
    """After a crash while writing, the half line, which was never shown, is dropped."""
    first = command("--people", "Ana", "--bots", "1", "--seed", "7", answers="1\n1\n", folder=tmp_path)
    (kept,) = transcripts(games)
    whole = kept.read_bytes()
    kept.write_bytes(whole + b"0 pla")
    second = command("--resume", answers="", folder=tmp_path)
    assert hands(second.stdout)[0] == hands(first.stdout)[-1]
    assert kept.read_bytes() == whole


def test_a_game_in_use_cannot_be_resumed(games: Path, tmp_path: Path) -> None:
    """While one process plays a game, another is refused in one line."""
    with subprocess.Popen(
        [*COMMAND, "--people", "Ana", "--bots", "1"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdin
        assert process.stdout
        read_until(process.stdout, "The game is saved")
        second = command("--resume", answers="", folder=tmp_path)
        (kept,) = transcripts(games)
        assert second.returncode == 2
        assert second.stderr.splitlines() == [f"lastcard: {text('record-in-use', file=str(kept))}"]
        process.communicate("quit\nquit\n", timeout=30)
        assert process.returncode == 0


def test_two_people_through_a_pipe(tmp_path: Path) -> None:
    """With two people, no hand is shown between the call for the next one and their Enter."""
    done = command("--people", "Ana,Zoe", "--bots", "0", "--seed", "3", answers="\n1\n" * 20, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    for part in done.stdout.split("Pass the keyboard to ")[1:]:
        name = part.partition(",")[0]
        asked = set(re.findall(r"^(\w+), (?:it is up to you|you can react)", part, re.MULTILINE))
        assert asked <= {name}
    assert {"Ana", "Zoe"} == set(re.findall(r"^(\w+), it is up to you", done.stdout, re.MULTILINE))


def test_bytes_that_are_not_text(tmp_path: Path) -> None:
    """Input that is not UTF-8 ends the dialogue like the end of the input, without a traceback."""
    done = subprocess.run(
        [*COMMAND, "--people", "Ana", "--bots", "1"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        input=b"\xff\xfe\n" * 3,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
