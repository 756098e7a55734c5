"""The log of all rooms, in SQLite: what is acknowledged is here, and a restart needs nothing else.

`append` is given entries for one room and comes back when they are on the disk. All rooms share one writer
thread; what several rooms append at the same time is committed together (one fsync for all of them).
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    room    TEXT NOT NULL,
    seq     INTEGER NOT NULL,   -- from 1 on, without gaps
    time    REAL NOT NULL,      -- seconds of the wall clock
    command TEXT,               -- the id of the command behind it, if a client sent one
    entry   BLOB NOT NULL,      -- JSON, see entries.py
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS log_command ON log (room, command) WHERE command IS NOT NULL;
"""
_MOST_AT_ONCE = 1000


class Conflict(Exception):
    """Somebody else has appended to the room, or the command has been carried out before."""


@dataclass(frozen=True)
class Kept:
    """An entry as the log has it."""

    seq: int
    time: float
    command: str | None
    entry: bytes


@dataclass(frozen=True)
class _Append:
    room: str
    rows: Sequence[Kept]
    done: "asyncio.Future[None]"


class Store:
    """One file. `append` is for the event loop; reading is for the start, and for rooms that are reopened."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._connect().executescript(_SCHEMA)
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    async def append(self, room: str, rows: Sequence[Kept]) -> None:
        """Write entries of a room; Conflict if one of them is there already."""
        done = asyncio.get_running_loop().create_future()
        self._queue.put(_Append(room, rows, done))
        await done

    def rooms(self) -> list[str]:
        """All rooms there are, the one that was changed last first."""
        found = self._connect().execute("SELECT room FROM log GROUP BY room ORDER BY max(time) DESC")
        return [room for (room,) in found]

    def entries(self, room: str, after: int = 0) -> Iterator[Kept]:
        """The entries of a room in order."""
        found = self._connect().execute(
            "SELECT seq, time, command, entry FROM log WHERE room = ? AND seq > ? ORDER BY seq", (room, after)
        )
        return (Kept(*row) for row in found)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._queue.put(None)
        self._thread.join()

    # The writer

    def _write_all(self) -> None:
        connection = self._connect()
        while (first := self._queue.get()) is not None:
            waiting = [first, *self._more()]
            self._write(connection, [append for append in waiting if append is not None])
            if waiting[-1] is None:
                break
        connection.close()

    def _more(self) -> Iterator[_Append | None]:
        """Whatever else is waiting: it is committed together."""
        for _ in range(_MOST_AT_ONCE):
            try:
                append = self._queue.get_nowait()
            except queue.Empty:
                return
            yield append
            if append is None:
                return

    def _write(self, connection: sqlite3.Connection, appends: Sequence[_Append]) -> None:
        """One transaction; a room that is refused does not touch the others."""
        results: list[tuple[_Append, Exception | None]] = []
        connection.execute("BEGIN IMMEDIATE")
        for append in appends:
            results.append((append, _insert(connection, append)))
        try:
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full: nobody is told that anything was kept
            connection.execute("ROLLBACK")
            results = [(append, error) for append in appends]
        for append, error in results:
            append.done.get_loop().call_soon_threadsafe(_settle, append.done, error)


def _insert(connection: sqlite3.Connection, append: _Append) -> Exception | None:
    connection.execute("SAVEPOINT room")
    try:
        connection.executemany(
            "INSERT INTO log (room, seq, time, command, entry) VALUES (?, ?, ?, ?, ?)",
            [(append.room, row.seq, row.time, row.command, row.entry) for row in append.rows],
        )
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO room")
        connection.execute("RELEASE room")
        return Conflict(append.room)
    connection.execute("RELEASE room")
    return None


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
