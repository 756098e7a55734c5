"""Errors that people see: one line each, what is wrong and where, in their language."""

from typing import Self

from lastcard.texts import Phrase, text


class LastCardError(Exception):
    """Something the user gave cannot be used. The text of the key is one clear line; it is put into words
    when it is asked for, in the language that is current then, and so are errors among its variables."""

    def __init__(self, key: str, /, **variables: object) -> None:
        super().__init__(key)
        self.key = key
        self.variables = variables

    @classmethod
    def of(cls, error: "LastCardError") -> Self:
        """The same complaint as an error of this kind."""
        return cls(error.key, **error.variables)

    def in_language(self, language: str | None) -> str:
        """The line in a language."""
        return text(self.key, language, **self.variables)

    def __str__(self) -> str:
        return self.in_language(None)


class CardError(LastCardError):
    """A text that is no card, or a deck that cannot be one."""


class RulesError(LastCardError):
    """Rules that do not exist, do not fit together or do not fit the table."""


class InvalidMove(LastCardError):
    """A text that is no move at all (syntax, not rules)."""


class TranscriptError(LastCardError):
    """A transcript that cannot be read, or that leaves the rules."""


class ScenarioError(LastCardError):
    """A file that is not a scenario, or a position that cannot be."""


def suggestion(word: str, known: "list[str] | tuple[str, ...]") -> "Phrase | str":
    """'; did you mean ...?' if something known is close to the word, else nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - only needed when something is wrong

    close = get_close_matches(word, known, n=1, cutoff=0.5)
    return Phrase("did-you-mean", word=close[0]) if close else ""
