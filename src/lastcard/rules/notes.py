"""Notes on a rule set: what players should know about one of its options."""

from dataclasses import dataclass
from typing import Literal

from lastcard.errors import LastCardError
from lastcard.rules.catalogue import BY_NAME
from lastcard.rules.words import option_name, value_label
from lastcard.texts import text

NoteKind = Literal["risk", "idle", "conflict", "value"]


@dataclass(frozen=True)
class Note:
    """Something to know about an option.

    A "risk" can make rounds very long. An "idle" option does nothing. A "conflict" is a value that does not
    go with that of another option, or with the number of players. A "value" is one that the option cannot
    have. `culprit` is the other option that matters, if there is one. `text` is a sentence to show beside the
    option. `line`, which is also the note as a string, names options and values as you write them.
    """

    option: str
    kind: NoteKind
    culprit: str | None
    text: str
    line: str

    def __str__(self) -> str:
        return self.line


def notes_on_error(error: LastCardError, language: str | None = None) -> list[Note]:
    """What an error says about each option that it is about."""
    line, about = error.in_language(language), error.variables
    match error.key:
        case "rules-conflict":
            first, second = str(about["first"]), str(about["second"])
            words = text(
                "note-conflict",
                language,
                option=option_name(BY_NAME[first], language),
                value=_label(first, about["firstValue"], language),
                other=option_name(BY_NAME[second], language),
                otherValue=_label(second, about["secondValue"], language),
                why=about["why"],
            )
            return [
                Note(one, "conflict", other, words, line) for one, other in ((first, second), (second, first))
            ]
        case "rules-bad-value":
            name = str(about["option"])
            words = text(
                "note-value", language, option=option_name(BY_NAME[name], language), why=about["why"]
            )
            return [Note(name, "value", None, words, line)]
        case "rules-seats-teams":
            return [Note("teams", "conflict", None, text("note-seats-teams", language), line)]
        case "rules-seats-sixty-nine":
            return [Note("sixty_nine", "conflict", None, text("note-seats-sixty-nine", language), line)]
    return []


def _label(name: str, shown: object, language: str | None) -> str:
    """A value that an error shows, as people say it."""
    option = BY_NAME[name]
    return value_label(option, option.kind.parse(shown), language)


def plain_words(error: LastCardError, language: str | None = None) -> str:
    """An error in words without the names of options, where there are such words."""
    notes = notes_on_error(error, language)
    return notes[0].text if notes else error.in_language(language)
