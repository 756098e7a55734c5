"""Runs the real `lastcard` command the way a user does: as its own process."""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

# Before a command: starts it as a shell starts background jobs, with Ctrl-C ignored.
IN_BACKGROUND = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")


@dataclass(frozen=True)
class Done:
    """The exit code and output of a finished command."""

    code: int
    out: str
    err: str


def lastcard(*arguments: str, cwd: Path) -> Done:
    """Run `lastcard` with these arguments in a directory, and wait for it."""
    if not hasattr(os, "fork"):
        return python("-m", "lastcard", *arguments, cwd=cwd)
    with tempfile.NamedTemporaryFile() as out, tempfile.NamedTemporaryFile() as err:
        asked = {
            "arguments": arguments,
            "folder": str(cwd),
            "environment": dict(os.environ),
            "out": out.name,
            "err": err.name,
        }
        server = fork_server()
        assert server.stdin
        assert server.stdout
        print(json.dumps(asked), file=server.stdin, flush=True)
        code = int(server.stdout.readline())
        return Done(code, out.read().decode(), err.read().decode())


@cache
def fork_server() -> "subprocess.Popen[str]":
    """The process that forks for each command. It ends with its standard input, when the tests do."""
    path = Path(__file__).with_name("fork_server.py")
    return subprocess.Popen(
        [sys.executable, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def python(*arguments: str, cwd: Path) -> Done:
    """Run Python with these arguments in a directory, and wait for it."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def good(*arguments: str, cwd: Path) -> str:
    """Run a command that must succeed without errors, and return its output. Notes on risky rules are ok."""
    done = lastcard(*arguments, cwd=cwd)
    complaints = [line for line in done.err.splitlines() if not line.startswith("note: ")]
    assert (done.code, complaints) == (0, []), done
    return done.out


def complaint(*arguments: str, cwd: Path) -> str:
    """Run a command that must be refused with exit code 2, and return its one line on standard error."""
    done = lastcard(*arguments, cwd=cwd)
    message = one_line(done)
    assert done.out == "", done
    return message


def one_line(done: Done) -> str:
    """The message of a refused command: exit code 2 and exactly one line on standard error."""
    assert "Traceback" not in done.err, done.err
    assert done.code == 2, done
    lines = done.err.splitlines()
    assert len(lines) == 1, done
    assert lines[0].startswith("lastcard: "), done
    return lines[0]


def assert_says(message: str, words: tuple[str, ...]) -> None:
    """A message must contain all of these words."""
    missing = [word for word in words if word not in message]
    assert not missing, f"{missing} not in: {message}"
