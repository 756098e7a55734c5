"""How the command line says that something is wrong: one line on standard error, exit code 2."""

import sys


def complain(error: object) -> int:
    """Say it; the exit code."""
    print(f"lastcard: {' '.join(str(error).split())}", file=sys.stderr)
    return 2
