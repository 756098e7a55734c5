"""`lastcard rules book`: write a rulebook for a rule set, to read or to print."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lastcard.cli.complaints import print_notes
from lastcard.cli.options import Files, Sets, Source
from lastcard.files import Draft
from lastcard.rules import rules_from
from lastcard.texts import current, text


class BookFormat(StrEnum):
    """The formats of a rulebook."""

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
    """Write the rulebook of a rule set."""
    from lastcard.rulebook import FORMATS, rulebook  # noqa: PLC0415 - slow; the other commands need none

    rules = rules_from(preset, sets or (), files or ())
    print_notes(rules)
    page = FORMATS[format.value](rulebook(rules, current()))
    if save is None:
        print(page, end="")
        return
    Draft(save).write(page)
    print(text("book-written", file=save))
