"""The command line: `lastcard`. One file a command; each is documented in the README or in docs/."""

import sys
from typing import Annotated

import typer

from lastcard import __version__
from lastcard.cli.referee import referee
from lastcard.cli.replay import replay
from lastcard.cli.rules import app as rules_app
from lastcard.cli.watch import watch
from lastcard.errors import LastCardError

app = typer.Typer(
    help="The shedding card game that everybody knows, by everybody's rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(rules_app, name="rules")
app.command()(watch)
app.command()(referee)
app.command()(replay)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"lastcard {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """The shedding card game that everybody knows, by everybody's rules."""


def main() -> None:
    """The entry point: what users did wrong is one line on standard error and exit code 2."""
    try:
        app()
    except LastCardError as error:
        print(f"lastcard: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
