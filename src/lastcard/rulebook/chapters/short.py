"""The game in short: the aim, a turn, and what makes these rules special."""

from lastcard.rulebook.entries import Chapter, Rule, among, answers, jumping, value_of

CHAPTER: Chapter = (
    Rule("book-short-aim-game", options={"scoring": among("none")}),
    Rule(
        "book-short-aim-collects",
        options={"scoring": among("winner collects")},
        variables=value_of("target", "target"),
    ),
    Rule(
        "book-short-aim-hands",
        options={"scoring": among("hands count")},
        variables=value_of("target", "target"),
    ),
    Rule("book-short-turn-optional", options={"draw": among("optional")}),
    Rule("book-short-turn-when-stuck", options={"draw": among("when stuck")}),
    Rule("book-short-cards", when=lambda f: bool(f.coloured_actions or f.black)),
    Rule("book-short-answer", when=answers),
    Rule("book-short-double", when=lambda f: bool(f.pairs)),
    Rule("book-short-jump", when=jumping),
    Rule("book-short-uno"),
)
