"""Options that several commands share."""

from typing import Annotated

import typer

Sets = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Set an option otherwise; may be given several times."),
]
Source = Annotated[
    str, typer.Argument(metavar="PRESET", help="A preset, a .toml file with rules, or a rule code.")
]
PresetOption = Annotated[
    str, typer.Option("--preset", metavar="PRESET", help="A preset, a .toml file with rules, or a rule code.")
]
