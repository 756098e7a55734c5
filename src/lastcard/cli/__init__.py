"""The `lastcard` command. Each subcommand has its own file, and is documented in the README or in docs/."""

import io
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated

import typer

from lastcard import __version__
from lastcard.cli.complaints import complain
from lastcard.cli.language import in_any_language, take_language, use_given
from lastcard.cli.renamed import with_new_names
from lastcard.errors import LastCardError
from lastcard.texts import system_language, use

# The module of each command. Only the one you run is imported: importing all of them is slow.
COMMANDS = {
    "serve": "serve",
    "bot": "bot",
    "protocol": "protocol",
    "play": "play",
    "watch": "watch",
    "rules": "rules",
    "referee": "referee",
    "replay": "replay",
    "verify": "verify",
    "simulate": "simulate",
    "compare": "simulate",
    "warmup": "warmup",
}


def app_of(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The Typer app with the named commands."""
    app = typer.Typer(
        no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )
    app.callback()(_options)
    for name in names:
        module = import_module(f"lastcard.cli.{COMMANDS[name]}")
        if name == "rules":
            app.add_typer(module.app, name=name)
        else:
            app.command(name)(getattr(module, name))
    return app


def _wanted(arguments: Sequence[str]) -> Iterable[str]:
    """The command that the command line starts with, or all of them if it does not start with one."""
    first = next(iter(arguments), "")
    return (first,) if first in COMMANDS else COMMANDS


def _version(wanted: bool) -> None:
    if wanted:
        print(f"lastcard {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """The card game everyone knows, by everyone's rules."""


def main() -> None:
    """Run the command line. A user error is one line on standard error, with exit code 2."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal that cannot show a letter
    use(system_language())
    try:
        language, arguments = take_language(sys.argv[1:])
        use_given(language)
        arguments = with_new_names(arguments)
        code = in_any_language(app_of(_wanted(arguments))).main(arguments, standalone_mode=False)
    except LastCardError as error:
        code = complain(error)
    except BrokenPipeError:
        # The reader closed the pipe, as `head` does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except typer.Abort:
        code = 130
    except Exception as error:
        code = _usage(error)
    raise SystemExit(code or 0)


def _usage(error: Exception) -> int:
    """Print Typer's error about a wrong command line in one line, or the help if there are no arguments."""
    if not hasattr(error, "format_message"):
        raise error
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()  # type: ignore[attr-defined]
        return 2
    return complain(error.format_message())  # type: ignore[attr-defined]
