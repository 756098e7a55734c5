"""The command line: `lastcard`. One file a command; each is documented in the README or in docs/."""

import io
import os
import sys
from typing import Annotated

import typer

from lastcard import __version__
from lastcard.cli.complaints import complain
from lastcard.cli.language import in_any_language, take_language, use_given
from lastcard.cli.play import play
from lastcard.cli.referee import referee
from lastcard.cli.replay import replay
from lastcard.cli.rules import app as rules_app
from lastcard.cli.simulate import compare, simulate
from lastcard.cli.warmup import warmup
from lastcard.cli.watch import watch
from lastcard.errors import LastCardError
from lastcard.texts import system_language, use

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(rules_app, name="rules")
app.command()(play)
app.command()(watch)
app.command()(referee)
app.command()(replay)
app.command()(simulate)
app.command()(compare)
app.command()(warmup)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"lastcard {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """The shedding card game that everybody knows, by everybody's rules."""


def main() -> None:
    """The entry point: what users did wrong is one line on standard error and exit code 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that lacks a letter is no error
    use(system_language())
    try:
        language, arguments = take_language(sys.argv[1:])
        use_given(language)
        code = in_any_language(app).main(arguments, standalone_mode=False)
    except LastCardError as error:
        code = complain(error)
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except typer.Abort:
        code = 130
    except Exception as error:
        code = _usage(error)
    raise SystemExit(code or 0)


def _usage(error: Exception) -> int:
    """What Typer says of a wrong command line, in one line; help that was asked for by saying nothing."""
    if not hasattr(error, "format_message"):
        raise error
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()  # type: ignore[attr-defined]
        return 2
    return complain(error.format_message())  # type: ignore[attr-defined]
