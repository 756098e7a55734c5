"""Errors for users: one line in their language that says what is wrong and where."""

from typing import Self

from lastcard.texts import Phrase, text


class LastCardError(Exception):
    """The user's input cannot be used.

    `key` names the text of the message. The message and any errors among its variables are translated when
    they are shown, into the language that is current then.
    """

    def __init__(self, key: str, /, **variables: object) -> None:
        super().__init__(key)
        self.key = key
        self.variables = variables

    def __reduce__(self) -> tuple[object, ...]:
        """Copy and pickle the fields without calling the constructor, which differs between subclasses."""
        return type(self).__new__, (type(self), *self.args), self.__dict__

    @classmethod
    def of(cls, error: "LastCardError") -> Self:
        """Convert another error to this class; the message stays the same."""
        return cls(error.key, **error.variables)

    def in_language(self, language: str | None) -> str:
        """The message in a language; None is the current one."""
        return text(self.key, language, **self.variables)

    def __str__(self) -> str:
        return self.in_language(None)


class CardError(LastCardError):
    """A text that is not a card, or a deck that cannot be used."""


class RulesError(LastCardError):
    """Rules that do not exist, contradict each other or do not suit the number of players."""


class InvalidMove(LastCardError):
    """A text that is not a move under any rules: a syntax error."""


class TranscriptError(LastCardError):
    """A transcript that cannot be read, or that breaks the rules."""


class ScenarioError(LastCardError):
    """A file that is not a scenario, or an impossible position."""


def suggestion(word: str, known: "list[str] | tuple[str, ...]") -> "Phrase | str":
    """The text '; did you mean ...?' if a known word is close to this one, else nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - only needed when something is wrong

    close = get_close_matches(word, known, n=1, cutoff=0.5)
    return Phrase("did-you-mean", word=close[0]) if close else ""
