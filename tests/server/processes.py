"""Servers in their own processes, which can be killed and restarted.

Run as a program, this module imports everything once and then forks a server for each JSON line on stdin (see
`become_command`). It prints the process id of each server, and its exit code when it has ended.
"""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

from lastcard.cli import app_of
from tests.cli.fork_server import become_command
from tests.cli.lastcard_command import Done
from tests.server.positions import wait_until

READY = "Press Ctrl-C to stop."
_ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`lastcard serve` on 127.0.0.1. It takes any free port at first, and keeps it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._out, self._err = folder.with_suffix(".out"), folder.with_suffix(".err")
        self._pid = 0
        self._code: asyncio.Future[int] | None = None  # the exit code

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments of the command."""
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder))
        return ("serve", *where)

    async def start(self) -> None:
        """Start the server, and wait until clients can connect."""
        self._out.write_bytes(b"")
        self._err.write_bytes(b"")
        self._pid, code = await self._launch()
        self._code = asyncio.ensure_future(code)
        await wait_until(
            lambda: READY in self._out.read_text("utf-8") or bool(self._code and self._code.done())
        )
        if self._code.done():
            raise AssertionError(await self._ended())
        self.port = int(self._out.read_text("utf-8").splitlines()[0].rpartition(":")[2])

    async def _launch(self) -> tuple[int, Awaitable[int]]:
        """Start a process. Returns its id, and an awaitable of its exit code."""
        with self._out.open("w") as out, self._err.open("w") as err:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "lastcard", *self.arguments, stdin=DEVNULL, stdout=out, stderr=err
            )
        return process.pid, process.wait()

    async def kill(self) -> None:
        """Kill the process, like a power failure. Nothing must have gone wrong before."""
        done = await self._end(signal.SIGKILL)
        assert (done.code, done.err) == (-signal.SIGKILL, ""), done

    async def interrupt(self) -> Done:
        """Stop the process like Ctrl-C, and return its output."""
        return await self._end(signal.SIGINT)

    async def terminate(self) -> Done:
        """Stop the process like a system that shuts down."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> Done:
        os.kill(self._pid, how)
        return await self._ended()

    async def _ended(self) -> Done:
        assert self._code
        code = await self._code
        self._code = None
        return Done(code, self._out.read_text("utf-8"), self._err.read_text("utf-8"))

    async def ensure_stopped(self) -> None:
        """Kill the process if it still runs at the end of a test."""
        if self._code and not self._code.done():
            await self._end(signal.SIGKILL)


class ForkedServer(ServerProcess):
    """A server process that starts faster, for tests that start it often: it forks from a process that has
    imported everything."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._forker: Process | None = None

    async def _launch(self) -> tuple[int, Awaitable[int]]:
        if self._forker is None:
            itself = ("-m", "tests.server.processes")
            self._forker = await asyncio.create_subprocess_exec(
                sys.executable, *itself, stdin=PIPE, stdout=PIPE, cwd=_ROOT
            )
        assert self._forker.stdin
        wanted = {
            "arguments": self.arguments,
            "folder": str(self.folder.parent),
            "environment": dict(os.environ),
            "out": str(self._out),
            "err": str(self._err),
        }
        self._forker.stdin.write(json.dumps(wanted).encode() + b"\n")
        return await self._next_number(), self._next_number()

    async def _next_number(self) -> int:
        assert self._forker
        assert self._forker.stdout
        return int(await self._forker.stdout.readline())

    async def ensure_stopped(self) -> None:
        """Kill the process, and stop the process that it was forked from."""
        await super().ensure_stopped()
        if self._forker:
            assert self._forker.stdin
            self._forker.stdin.close()
            await self._forker.wait()


@asynccontextmanager
async def running_process(server: ServerProcess) -> AsyncIterator[ServerProcess]:
    """Start a server process, and stop it at the end of the block."""
    try:
        await server.start()
        yield server
    finally:
        await server.ensure_stopped()


def become_servers() -> None:
    """Fork a server for each line on stdin, one after the other."""
    app_of(("serve",))
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            become_command(**json.loads(line))
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    become_servers()
