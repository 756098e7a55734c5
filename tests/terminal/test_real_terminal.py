"""The real command in a real terminal: a round played by reading the screen, and a crash in mid-game."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.texts import text

DEADLINE = 50.0
STILL = 3.0  # seconds without anything new on the screen
_CARD = re.compile(r"\[ *[●▲■◆✦]([RYGBW])(\+?\w?)[⊘⇄]? *\]")
_SIMPLE = (("n", "do-next"), ("t", "do-take"), ("k", "do-keep"), ("d", "do-draw"))


class Terminal:
    """A terminal of 80 columns and 24 lines, with its own tmux server."""

    def __init__(self, *arguments: str) -> None:
        self.name = f"lastcard-{uuid.uuid4().hex[:8]}"
        names = ("LASTCARD_DATA", "LANGUAGE", "LC_ALL")
        setting = [f"{name}={os.environ[name]}" for name in names]
        command = shlex.join(["env", *setting, sys.executable, "-m", "lastcard", "play", *arguments])
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", f"exec {command}")

    def tmux(self, *arguments: str) -> str:
        """Run a tmux command."""
        done = subprocess.run(
            ["tmux", "-u", "-L", self.name, *arguments],
            capture_output=True,
            encoding="utf-8",
            timeout=20,
            check=False,
        )
        return done.stdout

    @property
    def lines(self) -> list[str]:
        """The lines of the screen."""
        return [line.rstrip() for line in self.tmux("capture-pane", "-p").splitlines()]

    def type(self, *keys: str) -> None:
        """Press keys: characters, or names that tmux knows."""
        self.tmux("send-keys", *keys)

    def runs(self) -> bool:
        """Whether the command is still running."""
        return bool(self.tmux("list-sessions"))

    def pid(self) -> int:
        """The process id of the command."""
        return int(self.tmux("list-panes", "-F", "#{pane_pid}"))

    def wait_for(self, words: str) -> list[str]:
        """Wait until the screen shows some words, and return its lines."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            lines = self.lines
            if any(words in line for line in lines):
                return lines
            time.sleep(0.05)
        raise AssertionError(f"{words!r} never came:\n" + "\n".join(self.lines))

    def wait_for_the_end(self) -> None:
        """Wait until the command has ended."""
        end = time.monotonic() + DEADLINE
        while self.runs():
            assert time.monotonic() < end, "\n".join(self.lines)
            time.sleep(0.05)

    def close(self) -> None:
        """Stop this tmux server, and no other."""
        self.tmux("kill-server")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """A list of terminals that are closed after the test."""
    if shutil.which("tmux") is None:
        if os.environ.get("CI_MUST_RUN_ALL"):
            pytest.fail("tmux is not installed, and CI_MUST_RUN_ALL asks for all tests")
        pytest.skip("NOT TESTED: the real terminal, because tmux is not installed")
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def is_asked(lines: list[str]) -> bool:
    """Whether the screen asks the player for a move, and nothing was typed yet."""
    return any(line.startswith((" Your turn", " You drew", " You start")) for line in lines)


def keys_for(lines: list[str]) -> tuple[str, ...]:
    """The keys of a player who reads the screen: the first card in brackets, or any other key it offers."""
    hand = "\n".join(lines)
    for letter, what in _CARD.findall(hand):
        if letter == "W":
            return ("w", *what, "r")
        return (letter.lower(), *what.lower())
    bar = " ".join(lines[-2:])
    for key, words in _SIMPLE:
        if f"{key} {text(words, count=0).split()[0]}" in bar:
            return (key,)
    return ("r",)  # the colour of an opening wild card


def play_on(terminal: Terminal, moves: int, until: str = "") -> list[str]:
    """Make some moves, or play until some words appear. Returns the screen that asks for the next move. If a
    slow screen led to a wrong key, a message has replaced the question, and Escape brings it back."""
    now = time.monotonic()
    end = now + DEADLINE
    acted: list[str] = []
    seen, since = acted, now
    while now < end:
        lines, now = terminal.lines, time.monotonic()
        if lines != seen:
            seen, since = lines, now
        elif now > since + STILL:
            terminal.type("Escape")
            since = now
        if until and any(until in line for line in lines):
            return lines
        if lines != acted and is_asked(lines):
            if not until and moves == 0:
                return lines
            terminal.type(*keys_for(lines))
            acted, moves = lines, moves - 1
        else:
            time.sleep(0.03)
    raise AssertionError("no end in sight:\n" + "\n".join(terminal.lines))


def table(lines: list[str]) -> list[str]:
    """The top line, top card, players with scores, and the hand: everything except the log and the prompt."""
    hand = [line for line in lines if re.match(r" [●▲■◆✦] ", line)]
    return [*lines[:7], *hand]


def test_a_round_in_a_real_terminal(terminals: list[Terminal], games: Path) -> None:
    """A round can be played by reading the screen and pressing keys. After leaving, it can be resumed."""
    first = Terminal("--bots", "1", "--seed", "3", "--people", "Ana", "--speed", "20")
    terminals.append(first)
    lines = play_on(first, 0, until=text("do-next"))
    assert any("★" in line for line in lines)
    first.type("q")
    first.wait_for(text("question-yes"))
    first.type("Enter")
    first.wait_for_the_end()
    (kept,) = games.glob("*.txt")
    assert "hash:" not in kept.read_text(encoding="utf-8")
    assert not list(games.glob("*.lock"))
    second = Terminal("--resume", "--speed", "20")
    terminals.append(second)
    again = second.wait_for(text("do-next"))
    assert table(again) == table(lines)
    second.type("n")
    second.wait_for("round 2")


def test_a_crash_in_a_real_terminal(terminals: list[Terminal]) -> None:
    """After the process is killed in mid-game, the resumed game has the same hand, top card and scores."""
    first = Terminal("--bots", "2", "--seed", "8", "--people", "Ana", "--speed", "20")
    terminals.append(first)
    before = play_on(first, 3)
    os.kill(first.pid(), signal.SIGKILL)
    first.wait_for_the_end()
    second = Terminal("--resume", "--speed", "20")
    terminals.append(second)
    after = play_on(second, 0)
    assert table(after) == table(before)
    play_on(second, 1)
