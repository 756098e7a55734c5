"""Messages on standard error: errors, with exit code 2, and notes."""

import sys

from lastcard.cards.faces import MAX_SEATS
from lastcard.rules import Rules
from lastcard.texts import text


def complain(error: object) -> int:
    """Print an error in one line and return the exit code."""
    print(f"lastcard: {' '.join(str(error).split())}", file=sys.stderr)
    return 2


def print_notes(rules: Rules, seats: int = MAX_SEATS) -> None:
    """Print what users should know before they play by these rules."""
    for note in rules.notes(seats):
        print_note(str(note))


def print_note(words: str) -> None:
    """Print a note: something users should know that is not an error."""
    print(text("note", note=words), file=sys.stderr)
