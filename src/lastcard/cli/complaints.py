"""What goes to standard error: one line and exit code 2 for what is wrong, and notes on risky rules."""

import sys

from lastcard.cards.faces import MAX_SEATS
from lastcard.rules import Rules
from lastcard.texts import text


def complain(error: object) -> int:
    """Say it; the exit code."""
    print(f"lastcard: {' '.join(str(error).split())}", file=sys.stderr)
    return 2


def print_notes(rules: Rules, seats: int = MAX_SEATS) -> None:
    """What people should know before they play by these rules."""
    for words in rules.notes(seats):
        print_note(words)


def print_note(words: str) -> None:
    """Something to know that is no mistake."""
    print(text("note", note=words), file=sys.stderr)
