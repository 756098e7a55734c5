"""`lastcard rules book`: a rulebook to print, made from a rule set."""

import errno
import os
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, Sets, Source
from lastcard.files import file_error
from lastcard.rulebook import FORMATS, rulebook
from lastcard.rules import rules_from
from lastcard.texts import current, text


class BookFormat(StrEnum):
    """What a rulebook can be written as."""

    TEXT = "text"
    MD = "md"
    HTML = "html"


def book(
    preset: Source,
    sets: Sets = None,
    files: Files = None,
    format: Annotated[BookFormat, typer.Option()] = BookFormat.TEXT,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """A rulebook: everything that holds under a rule set, in words."""
    rules = rules_from(preset, sets or (), files or ())
    print_notes(rules)
    page = FORMATS[format.value](rulebook(rules, current()))
    if save is None:
        print(page, end="")
        return
    write_whole(save, page)
    print(text("book-written", file=save))


def write_whole(path: Path, content: str) -> None:
    """Write a file, or leave everything as it was: a file of before is replaced at once."""
    draft = None
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        draft = path.with_name(f"{path.name}.part")
        draft.write_text(content, encoding="utf-8")
        draft.replace(path)
    except OSError as cause:
        if draft is not None:
            with suppress(OSError):
                draft.unlink()
        raise file_error(path, cause) from None
