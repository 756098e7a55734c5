"""Reading what users give us: a text or a number, or one clear line about why it is none."""

import re
import tomllib
from pathlib import Path

from lastcard.errors import LastCardError


def read_text(path: Path, error: type[LastCardError]) -> str:
    """The text of a file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as cause:
        raise error(f"{path}: {cause.strerror or cause}") from None
    except UnicodeDecodeError:
        raise error(f"{path}: not a text file in UTF-8") from None
    if "\0" in text:
        raise error(f"{path}: not a text file")
    return text


def read_toml(path: Path, error: type[LastCardError]) -> dict[str, object]:
    """The content of a TOML file."""
    try:
        return tomllib.loads(read_text(path, error))
    except tomllib.TOMLDecodeError as cause:
        raise error(f"{path}: not valid TOML: {cause}") from None
    except (ValueError, RecursionError):
        raise error(f"{path}: not valid TOML: a number or a nesting without end") from None


def whole_number(text: str) -> int | None:
    """A whole number of a sensible length, or None."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else None
