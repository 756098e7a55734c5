"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

Sets = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Set an option otherwise; may be given several times."),
]
Files = Annotated[
    list[Path] | None,
    typer.Option("--options", metavar="FILE", help="A .toml file with options to lay over the preset."),
]
Source = Annotated[
    str, typer.Argument(metavar="PRESET", help="A preset, a .toml file with rules, or a rule code.")
]
PresetOption = Annotated[
    str, typer.Option("--preset", metavar="PRESET", help="A preset, a .toml file with rules, or a rule code.")
]
