"""The language of the command line: `--lang` for every command, and help from the Fluent files.

The help of a command is the text `help-<command>` (`help-rules-show`; `help-lastcard` for the program
itself), that of a parameter `help-<command>-<parameter>`, or `help-<parameter>` if it means the same
everywhere. They are looked up only when help is shown, because reading texts is slow.
"""

from collections.abc import Sequence
from typing import Annotated, cast

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from lastcard.errors import LastCardError
from lastcard.texts import LANGUAGES, current, has_text, text, use

Command = TyperCommand | TyperGroup
Parameter = TyperArgument | TyperOption
PROGRAM = "lastcard"


def use_given(language: str | None) -> None:
    """Switch to the language given with `--lang`, if any."""
    if language is None:
        return
    if language not in LANGUAGES:
        raise LastCardError("lang-unknown", given=language, known=", ".join(LANGUAGES))
    use(language)


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Split `--lang` from the rest of the command line, wherever it stands.

    This comes before parsing, so that help and errors about other arguments use the language too.
    """
    language, rest = None, list(arguments)
    place = 0
    while place < len(rest) and rest[place] != "--":
        name, equals, value = rest[place].partition("=")
        if name != "--lang" or (not equals and place + 1 == len(rest)):
            place += 1
            continue
        language = value if equals else rest[place + 1]
        del rest[place : place + (1 if equals else 2)]
    return language, rest


def in_any_language(app: typer.Typer) -> Command:
    """Add `--lang` and translated help to all commands of an app."""
    command = cast("Command", typer.main.get_command(app))
    _prepare(command, _lang_option())
    return command


def _prepare(command: Command, lang: Parameter) -> None:
    command.context_class = _Context
    command.params.append(lang)
    for _, subcommand in subcommands(command):
        _prepare(subcommand, lang)


def subcommands(command: Command) -> list[tuple[str, Command]]:
    """The commands of a group with their names. Other commands have none."""
    if isinstance(command, TyperGroup):
        return [(name, cast("Command", found)) for name, found in command.commands.items()]
    return []


class _Context(typer.Context):
    """The context of a running command. Translates the help when it is shown."""

    def get_help(self) -> str:
        path = _path(self)
        command = cast("Command", self.command)
        put_into_words(command, path)
        for name, subcommand in subcommands(command):
            put_into_words(subcommand, (*path, name))
        return super().get_help()


def _path(context: "typer.Context | None") -> tuple[str, ...]:
    """The words that call a command, without the name of the program."""
    names: list[str] = []
    while context is not None and context.parent is not None:
        names.insert(0, context.info_name or "")
        context = cast("typer.Context", context.parent)
    return tuple(names)


def put_into_words(command: Command, path: tuple[str, ...]) -> None:
    """Fill in the help of a command and its parameters. Those without a text keep Typer's help."""
    key = help_key(path)
    if has_text(key, current()):
        command.help = text(key)
    for parameter in command.params:
        for key in parameter_keys(path, parameter.name or ""):
            if has_text(key, current()):
                cast("Parameter", parameter).help = text(key)
                break


def help_key(path: tuple[str, ...]) -> str:
    """The key of a command's help."""
    return f"help-{'-'.join(path or (PROGRAM,))}"


def parameter_keys(path: tuple[str, ...], name: str) -> tuple[str, str]:
    """The keys of a parameter's help: for this command, and for all commands."""
    name = name.replace("_", "-")
    return f"{help_key(path)}-{name}", f"help-{name}"


def _lang_option() -> Parameter:
    """The option `--lang`, taken from a Typer command that has no other."""
    app = typer.Typer(add_completion=False)

    @app.command()
    def _only_lang(  # pyright: ignore[reportUnusedFunction]
        lang: Annotated[
            str | None,
            typer.Option(
                "--lang",
                metavar="|".join(LANGUAGES),
                callback=use_given,
                is_eager=True,
                expose_value=False,
            ),
        ] = None,
    ) -> None: ...

    return cast("Parameter", typer.main.get_command(app).params[0])
