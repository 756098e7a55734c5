"""The ledger: the numbers of all rules in the documents, and the names of all rulings.

Their sentences are texts (`ledger-B05`, `ruling-owing-take`). The numbers are stable, because scenarios,
refusals and the documentation use them.
"""

from lastcard.errors import RulesError, suggestion

# The document of each letter, and the numbers of its rules.
DOCUMENTS: dict[str, tuple[str, tuple[int, ...]]] = {
    "B": ("basic-plus", tuple(range(1, 22))),
    "C": ("classic", tuple(range(1, 18))),
    "G": ("gemela", tuple(range(1, 32))),
    "O": ("ozby", (*range(1, 7), *range(10, 19))),
    "D": ("guide", tuple(range(1, 17))),
    "A": ("advanced", tuple(range(1, 9))),
    "E": ("extras", (*range(1, 25), *range(31, 41))),  # no document, but what other tables play
}

# The documents that a preset follows, its own first. A preset that is not listed follows all of them.
OF_PRESET: dict[str, str] = {
    "basic-plus": "B",
    "classic": "C",
    "gemela": "G",
    "ozby": "O",
    "ozby-full": "O",
    "guide": "D",
    "guide-house": "D",
    "advanced": "AB",
    "no-mercy": "ED",
    "modern": "ED",
    "knockout": "ED",
    "chat": "EO",
    "chat-wild": "EO",
    "online-party": "EC",
    "online-crazy": "EC",
}

IDS = tuple(f"{letter}{number:02}" for letter, (_, numbers) in DOCUMENTS.items() for number in numbers)

# Rulings that hold for every document, by topic.
RULINGS: dict[str, tuple[str, ...]] = {
    "owing": (
        *("take", "opening", "after-deflecting", "deflecting-pair", "pairs", "challenge"),
        "stacked-challenge",
    ),
    "uno": ("call", "announcement", "wrong", "closing", "second", "grace", "swap", "going-out"),
    "jump-in": ("when", "settling", "effects", "pairs", "drawn"),
    "turns": ("drawn", "force", "pile", "dead-end", "misplay", "opening-numbers", "two-reverses", "time"),
    "numbers": ("defence", "silence", "slap", "sixty-nine"),
    "table": ("accusation", "next-round", "scores", "teams", "target"),
    "extras": ("out", "knocked-out", "forbidden", "at-once", "winner"),
}


def check_id(rule: str) -> str:
    """Return an id as the ledger writes it, or raise an error with a suggestion."""
    wanted = rule.upper()
    if wanted not in IDS:
        raise RulesError("rules-unknown-id", id=rule, hint=suggestion(wanted, IDS))
    return wanted
