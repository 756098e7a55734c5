"""Errors that people see: one line each, what is wrong and where."""


class LastCardError(Exception):
    """Something the user gave cannot be used; the message is one clear line."""


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


def suggestion(word: str, known: "list[str] | tuple[str, ...]") -> str:
    """' (did you mean ...?)' if something known is close to the word, else nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - only needed when something is wrong

    close = get_close_matches(word, known, n=1, cutoff=0.5)
    return f"; did you mean {close[0]!r}?" if close else ""
