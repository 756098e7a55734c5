"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

Sets = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE"),
]
Files = Annotated[
    list[Path] | None,
    typer.Option("--options", metavar="FILE"),
]
Source = Annotated[str, typer.Argument(metavar="PRESET")]
PresetOption = Annotated[str, typer.Option("--preset", metavar="PRESET")]
