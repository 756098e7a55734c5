"""Read and write the files of users. If that fails, the error says why in one line."""

import errno
import re
import tomllib
from contextlib import suppress
from pathlib import Path

from lastcard.errors import LastCardError

# The most common errors of the system, which has no texts in the user's language.
_TROUBLES = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-is-a-folder",
    errno.EACCES: "file-forbidden",
    errno.EEXIST: "file-exists",
    errno.ENOSPC: "file-no-space",
}


def read_text(path: Path, error: type[LastCardError]) -> str:
    """Read a text file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as cause:
        raise file_error(path, cause, error) from None
    except UnicodeDecodeError:
        raise error("file-no-utf8", file=path) from None
    if "\0" in text:
        raise error("file-no-text", file=path)
    return text


def file_error(path: Path, cause: OSError, error: type[LastCardError] = LastCardError) -> LastCardError:
    """Convert an error of the system into one for users."""
    if cause.errno in _TROUBLES:
        return error(_TROUBLES[cause.errno], file=path)
    return error("file-trouble", file=path, reason=cause.strerror or str(cause))


def read_toml(path: Path, error: type[LastCardError]) -> dict[str, object]:
    """Read a TOML file."""
    try:
        return tomllib.loads(read_text(path, error))
    except tomllib.TOMLDecodeError as cause:
        raise error("toml-invalid", file=path, reason=cause) from None
    except (ValueError, RecursionError):
        raise error("toml-endless", file=path) from None


def whole_number(text: str) -> int | None:
    """A whole number of a sensible length, or None."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else None


class Draft:
    """Writes a file atomically: the old content is replaced all at once, or stays.

    Creating the draft fails if the file cannot be written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._draft = path.with_name(f"{path.name}.part")
        try:
            if path.is_dir():
                raise IsADirectoryError(errno.EISDIR, path.name)
            self._draft.write_text("", encoding="utf-8")
        except OSError as cause:
            raise file_error(path, cause) from None

    def write(self, content: str) -> None:
        """Write the content and replace the file."""
        try:
            self._draft.write_text(content, encoding="utf-8")
            self._draft.replace(self.path)
        except OSError as cause:
            self.drop()
            raise file_error(self.path, cause) from None

    def drop(self) -> None:
        """Delete the draft and leave the file as it was."""
        with suppress(OSError):
            self._draft.unlink()
