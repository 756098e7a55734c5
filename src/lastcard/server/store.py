"""The log of all rooms, in SQLite. Everything that was acknowledged is in it; a restart needs nothing else.

`append` takes rows of one room and calls `done` in the event loop once they are on the disk, or cannot be
written. All rooms share one writer thread: rows that several rooms append while it writes are committed
together, with one sync of the disk. The event loop collects them, so that the thread has little to do in
Python: each time it runs Python code, the event loop has to wait.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from lastcard.errors import LastCardError
from lastcard.texts import text

_SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    room    TEXT NOT NULL,
    seq     INTEGER NOT NULL,   -- the number of the row in its room, from 1 on, without gaps
    time    REAL NOT NULL,      -- seconds of the wall clock
    at      REAL NOT NULL,      -- seconds of the room's clock, which stands still while nobody is connected
    command TEXT,               -- the key of the command that led to it, if a client sent one
    entry   TEXT NOT NULL,      -- JSON, see entries.py
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS log_command ON log (room, command) WHERE command IS NOT NULL;
-- Rows that follow one that could not be written are refused as well.
CREATE TRIGGER IF NOT EXISTS log_gap BEFORE INSERT ON log
WHEN NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM log WHERE room = NEW.room AND seq = NEW.seq - 1)
BEGIN SELECT RAISE(ABORT, 'gap'); END;
"""
# All rows of a commit in one statement, given as JSON: one call into SQLite, during which other threads run
# Python. Many small statements would wait for the interpreter after each of them.
_INSERT = """
INSERT INTO log (room, seq, time, at, command, entry)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)
"""
_SELECT = "SELECT room, seq, time, at, command, entry FROM log WHERE room = ? ORDER BY seq"
_FIND = "SELECT room, seq, time, at, command, entry FROM log WHERE room = ? AND command = ?"
_LAST = "SELECT time FROM log WHERE room = ? ORDER BY seq DESC LIMIT 1"
_log = logging.getLogger("lastcard.server")
_PAUSE = 0.0002  # seconds to wait for more rows, for each row of the last commit
_ENOUGH = 30  # appends that are written without waiting for more


class Conflict(Exception):
    """Another process has written to the room, or the command was carried out before."""


class Row(Struct, frozen=True, gc=False, array_like=True):
    """A row of the log: an entry with its number, its times and the key of its command."""

    room: str
    number: int
    time: float
    at: float
    command: str | None
    entry: str


Settled = Callable[[Exception | None], None]


class _Append(Struct, frozen=True):
    rows: Sequence[Row]
    done: Settled


class Store:
    """One database file. Call `append` in the event loop that the store was made in. Reading blocks."""

    def __init__(self, path: Path) -> None:
        self.batches = 0
        self.rows = 0
        self._path = path
        self._queue: queue.SimpleQueue[list[_Append] | None] = queue.SimpleQueue()
        self._waiting: list[_Append] = []
        self._writing = False  # whether the thread has something to do
        self._timer: asyncio.TimerHandle | None = None
        self._pause = 0.0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # the secrets of running games are in it
            self._reader = self._connect()
            self._reader.executescript(_SCHEMA)
        except (OSError, sqlite3.Error) as error:
            raise LastCardError("store-unusable", file=path, reason=error) from None
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def append(self, rows: Sequence[Row], done: Settled) -> None:
        """Write rows of one room. The error is a Conflict if one of them exists already."""
        self._waiting.append(_Append(rows, done))
        self._write_soon()

    def _write_soon(self) -> None:
        """Hand the waiting rows to the thread, after a short pause: a commit takes far longer than one more
        row in it."""
        if self._writing or not self._waiting:
            return
        if len(self._waiting) >= _ENOUGH:
            self._hand_over()
        elif self._timer is None:
            self._timer = self._loop.call_later(self._pause, self._hand_over)

    def _hand_over(self) -> None:
        """Commit everything that is waiting together."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        waiting, self._waiting = self._waiting, []
        self._pause = _PAUSE * min(len(waiting) - 1, _ENOUGH)
        self._writing = True
        self._queue.put(waiting)

    def _settled(self, settled: list[tuple[Settled, Exception | None]]) -> None:
        self._writing = False
        self._write_soon()
        for done, error in settled:
            try:
                done(error)
            except Exception:  # a bug in one room must not affect the others
                _log.exception(text("server-room-anew"))

    def entries(self, room: str) -> list[Row]:
        """The rows of a room in order; none if there is no such room."""
        return [Row(*row) for row in self._reader.execute(_SELECT, (room,))]

    def find(self, room: str, command: str) -> Row | None:
        """The row that a command led to."""
        found = self._reader.execute(_FIND, (room, command)).fetchone()
        return Row(*found) if found else None

    def last_change(self, room: str) -> float | None:
        """When something last happened in a room; None if there is no such room."""
        found = self._reader.execute(_LAST, (room,)).fetchone()
        return found[0] if found else None

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._queue.put(self._waiting)
        self._queue.put(None)
        self._thread.join()
        self._reader.close()

    # The writer

    def _write_all(self) -> None:
        connection = self._connect()
        while (appends := self._queue.get()) is not None:
            settled = self._write(connection, appends)
            self._loop.call_soon_threadsafe(self._settled, settled)
        connection.close()

    def _write(
        self, connection: sqlite3.Connection, appends: list[_Append]
    ) -> list[tuple[Settled, Exception | None]]:
        """Commit all rows in one transaction. If a room has a conflict, commit each append by itself, so that
        the other rooms are not affected."""
        rows = [row for append in appends for row in append.rows]
        error = _commit(connection, rows)
        self.batches += 1
        self.rows += len(rows)
        if isinstance(error, Conflict) and len(appends) > 1:
            return [(append.done, _commit(connection, append.rows)) for append in appends]
        return [(append.done, error) for append in appends]


def _commit(connection: sqlite3.Connection, rows: Sequence[Row]) -> Exception | None:
    if not rows:
        return None
    try:
        connection.execute(_INSERT, (msgspec.json.encode(rows).decode(),))
    except sqlite3.Error as error:
        return Conflict(rows[0].room) if isinstance(error, sqlite3.IntegrityError) else error
    return None
