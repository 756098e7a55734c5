"""`python -m lastcard` is the same as `lastcard`."""

from lastcard.cli import main

main()
