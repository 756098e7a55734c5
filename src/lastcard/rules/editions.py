"""Editions of the presets.

A preset may be corrected. Transcripts, saved games and the logs of rooms name a preset and what differs from
it, so they also name the edition of the presets that they mean, and replay under its values. Rule codes have
an edition as well; a decoded code has the values that it had when it was made.

    1   the first presets. Transcripts of this edition have a hash of the first form (notation/hashes.py).
    2   corrections to guide, guide-house and classic; opening numbers act in basic-plus, advanced, ozby-full
"""

from collections.abc import Mapping

EDITION = 2  # the present one

# What presets had in older editions, where it differs from the one after it.
_CHANGED: dict[int, dict[str, dict[str, object]]] = {
    1: {
        "basic-plus": {"opening_numbers": "ignore"},
        "classic": {"wild_draw_four": "no colour"},
        "ozby-full": {"opening_numbers": "ignore"},
        "guide": {"challenge_by": "victim"},
        "guide-house": {"swap": "required"},
    },
}


def in_edition(preset: str, edition: int, options: Mapping[str, object]) -> dict[str, object]:
    """The options that a preset sets in an edition, given those that it sets now."""
    set_then = dict(options)
    for changed in range(EDITION - 1, edition - 1, -1):
        set_then |= _CHANGED[changed].get(preset, {})
    return set_then
