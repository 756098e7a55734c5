"""What goes to standard error: one line and exit code 2 for what is wrong, and notes on risky rules."""

import sys

from lastcard.rules import Rules


def complain(error: object) -> int:
    """Say it; the exit code."""
    print(f"lastcard: {' '.join(str(error).split())}", file=sys.stderr)
    return 2


def print_notes(rules: Rules) -> None:
    """What people should know before they play by these rules."""
    for note in rules.notes():
        print(f"note: {note}", file=sys.stderr)
