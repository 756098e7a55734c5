"""Servers as people run them: processes of their own, which can be killed and started again.

As a program this is a process that has imported everything and becomes a server on demand, by forking: one
that is started twenty times need not import the same things twenty times. It reads a JSON line for each
server (see `become_command`), and says its process id, and its exit code when it has ended.
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
    """`lastcard serve` on loopback. It takes any port at first, and the same one from then on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._out, self._err = folder.with_suffix(".out"), folder.with_suffix(".err")
        self._pid = 0
        self._code: asyncio.Future[int] | None = None  # once it has ended

    @property
    def address(self) -> str:
        """Where the server is found."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def arguments(self) -> tuple[str, ...]:
        """What the command is given."""
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder))
        return ("serve", *where)

    async def start(self) -> None:
        """Begin to serve; back when people can come."""
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
        """A new process: its id, and its exit code in the end."""
        with self._out.open("w") as out, self._err.open("w") as err:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "lastcard", *self.arguments, stdin=DEVNULL, stdout=out, stderr=err
            )
        return process.pid, process.wait()

    async def kill(self) -> None:
        """End it as if the machine had lost its power; nothing has gone wrong before."""
        done = await self._end(signal.SIGKILL)
        assert (done.code, done.err) == (-signal.SIGKILL, ""), done

    async def interrupt(self) -> Done:
        """End it as Ctrl-C does; what it leaves behind."""
        return await self._end(signal.SIGINT)

    async def terminate(self) -> Done:
        """End it as a system does that shuts down."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> Done:
        os.kill(self._pid, how)
        return await self._ended()

    async def _ended(self) -> Done:
        assert self._code
        code = await self._code
        self._code = None
        return Done(code, self._out.read_text("utf-8"), self._err.read_text("utf-8"))

    async def make_sure_it_ended(self) -> None:
        """At the end of a test, however it went."""
        if self._code and not self._code.done():
            await self._end(signal.SIGKILL)


class ForkedServer(ServerProcess):
    """The same, if it is started often."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._source: Process | None = None

    async def _launch(self) -> tuple[int, Awaitable[int]]:
        if self._source is None:
            itself = ("-m", "tests.server.processes")
            self._source = await asyncio.create_subprocess_exec(
                sys.executable, *itself, stdin=PIPE, stdout=PIPE, cwd=_ROOT
            )
        assert self._source.stdin
        wanted = {
            "arguments": self.arguments,
            "folder": str(self.folder.parent),
            "environment": dict(os.environ),
            "out": str(self._out),
            "err": str(self._err),
        }
        self._source.stdin.write(json.dumps(wanted).encode() + b"\n")
        return await self._next_number(), self._next_number()

    async def _next_number(self) -> int:
        assert self._source
        assert self._source.stdout
        return int(await self._source.stdout.readline())

    async def make_sure_it_ended(self) -> None:
        """Its source ends, too, for nobody asks it any more."""
        await super().make_sure_it_ended()
        if self._source:
            assert self._source.stdin
            self._source.stdin.close()
            await self._source.wait()


@asynccontextmanager
async def serving(server: ServerProcess) -> AsyncIterator[ServerProcess]:
    """A server that serves already, and is gone in the end."""
    try:
        await server.start()
        yield server
    finally:
        await server.make_sure_it_ended()


def become_servers() -> None:
    """One after the other, until nobody asks any more."""
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
