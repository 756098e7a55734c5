"""The transcript of a game while it is played. Every step is on disk before anyone sees it.

A game that was left, or cut short by a crash, is a transcript without a hash; `resume` continues it. A last
line that was only half written was never shown, so it is dropped.
"""

import os
import re
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from lastcard.bots.cast import LEVELS
from lastcard.errors import LastCardError, TranscriptError
from lastcard.files import file_error, read_text
from lastcard.game import Game
from lastcard.notation.transcript import Step, Transcript, parse_transcript
from lastcard.replaying import begin, to_the_end
from lastcard.table.live import Player

FOLDER_VARIABLE = "LASTCARD_DATA"


def data_folder() -> Path:
    """The folder for all data: the user's data folder, or the one that LASTCARD_DATA names."""
    given = os.environ.get(FOLDER_VARIABLE)
    return Path(given) if given else user_data_path("lastcard", appauthor=False)


def games_folder() -> Path:
    """The folder where games are saved."""
    return data_folder() / "games"


class Record:
    """A transcript that grows. Only one process at a time can hold it."""

    def __init__(self, path: Path, head: str = "") -> None:
        """Start a new file with this head; the file must not exist. Without a head, continue a file."""
        self.path = path
        self._file: FileIO | None = None
        self._lock = FileLock(path.with_name(f"{path.name}.lock"))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
            self._file = FileIO(path, "x" if head else "a")
            if head:
                self._write(head)
        except Timeout:
            raise LastCardError("record-in-use", file=path) from None
        except OSError as error:
            if self._file and head:
                path.unlink()
            self.close()
            raise file_error(path, error) from None

    @classmethod
    def of_game(cls, game: Game, players: list[Player], path: Path | None = None) -> "Record":
        """Start the record of a new game. Without a path, a file name is chosen."""
        bots = {seat: player.level for seat, player in enumerate(players) if player.is_bot}
        transcript = Transcript(game.rules, game.names, game.seed, game.dealer, bots=bots, deal=game.deal)
        return cls(path or _new_path(game.rules.preset), transcript.head())

    def keep(self, step: Step) -> None:
        """Write a step to disk."""
        self._write_or_say(f"{step}\n")

    def finish(self, game: Game) -> None:
        """Complete the transcript with the hash of the game."""
        self._write_or_say(f"hash: {game.hash()}\n")

    def close(self) -> None:
        """Close the file and release its lock."""
        if self._file:
            self._file.close()
        if self._lock.is_locked:
            with suppress(OSError):  # some systems cannot remove an open file
                Path(self._lock.lock_file).unlink()
            self._lock.release()

    def _write_or_say(self, text: str) -> None:
        try:
            self._write(text)
        except OSError as error:
            raise file_error(self.path, error) from None

    def _write(self, text: str) -> None:
        """Write without a buffer, so that errors are raised here."""
        assert self._file
        content = text.encode()
        while content:
            content = content[self._file.write(content) or 0 :]
        os.fsync(self._file.fileno())


def resume(path: Path) -> tuple[Game, list[Player], Record]:
    """Open an unfinished game as it was left."""
    read_text(path, TranscriptError)  # do not touch files that are not transcripts
    record = Record(path)
    try:
        transcript = _read_unfinished(path)
        game = to_the_end(*begin(transcript))
        _drop_half_a_line(path)
    except TranscriptError as error:
        record.close()
        raise TranscriptError("error-in-file", file=path, why=error) from None
    players = [Player(name, transcript.bots.get(seat, "")) for seat, name in enumerate(game.names)]
    return game, players, record


def _read_unfinished(path: Path) -> Transcript:
    text = read_text(path, TranscriptError)
    if re.search(r"^hash: *[0-9a-f]{32}\s*\Z", text, re.MULTILINE):
        raise TranscriptError("record-finished")
    transcript = parse_transcript(text[: text.rfind("\n") + 1], finished=False)
    unknown = set(transcript.bots.values()) - set(LEVELS)
    if unknown:
        raise TranscriptError("bot-unknown", bot=unknown.pop(), known=", ".join(LEVELS))
    return transcript


def _drop_half_a_line(path: Path) -> None:
    content = path.read_bytes()
    os.truncate(path, content.rfind(b"\n") + 1)


def last_unfinished(folder: Path | None = None) -> Path | None:
    """The most recent unfinished game."""
    folder = folder or games_folder()
    games = [path for path in folder.glob("*.txt") if path.is_file()]
    games.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in games if _can_go_on(path)), None)


def _can_go_on(path: Path) -> bool:
    """Whether a file is an unfinished game. A file that cannot be read is not."""
    try:
        _read_unfinished(path)
    except LastCardError:
        return False
    return True


def _new_path(preset: str) -> Path:
    """A new path whose name says when and what was played."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{preset}"
    path, number = games_folder() / f"{stem}.txt", 2
    while path.exists():
        path, number = games_folder() / f"{stem}-{number}.txt", number + 1
    return path
