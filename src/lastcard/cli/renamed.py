"""Old names of options. They still work, and a note says what to write instead."""

from collections.abc import Sequence

from lastcard.cli.complaints import print_note
from lastcard.texts import text

# By command: the new name of each old one.
_GAMES = {"--games": "--matches"}
RENAMED = {"bot": _GAMES, "compare": _GAMES, "simulate": _GAMES}


def with_new_names(arguments: Sequence[str]) -> list[str]:
    """The command line with the new names of its options."""
    new_names = RENAMED.get(arguments[0], {}) if arguments else {}
    renamed = list(arguments)
    for place, argument in enumerate(arguments):
        if argument == "--":  # arguments that follow are not options
            break
        name, equals, value = argument.partition("=")
        if name in new_names:
            renamed[place] = f"{new_names[name]}{equals}{value}"
            print_note(text("option-renamed", old=name, new=new_names[name]))
    return renamed
