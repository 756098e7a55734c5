"""The game in short: the aim, a turn, and what makes these rules special."""

from lastcard.rulebook.entries import (
    Chapter,
    Rule,
    among,
    answers,
    both,
    jumping,
    leaving,
    negate,
    not_zero,
    team_goes_on,
    teams,
    value_of,
)

_stay = negate(leaving)

CHAPTER: Chapter = (
    Rule("book-short-aim-game", options={"scoring": among("none")}, when=both(_stay, negate(team_goes_on))),
    Rule("book-short-aim-game-teams", options={"scoring": among("none")}, when=both(_stay, team_goes_on)),
    Rule(
        "book-short-aim-collects",
        options={"scoring": among("winner collects")},
        when=both(_stay, negate(team_goes_on)),
        variables=value_of("target", "target"),
    ),
    Rule(
        "book-short-aim-collects-teams",
        options={"scoring": among("winner collects")},
        when=both(_stay, team_goes_on),
        variables=value_of("target", "target"),
    ),
    Rule(
        "book-short-aim-hands",
        options={"scoring": among("hands count")},
        when=_stay,
        variables=value_of("target", "target"),
    ),
    Rule("book-short-aim-leave-most", options={"elimination": among("most cards")}),
    Rule(
        "book-short-aim-leave-target",
        options={"elimination": among("target")},
        variables=value_of("target", "target"),
    ),
    Rule("book-short-one-left", options={"round_ends": among("one left")}, when=negate(teams)),
    Rule("book-short-turn-optional", options={"draw": among("optional")}),
    Rule("book-short-turn-when-stuck", options={"draw": among("when stuck")}),
    Rule("book-short-cards", when=lambda f: bool(f.coloured_actions or f.black)),
    Rule("book-short-answer", when=answers),
    Rule("book-short-double", when=lambda f: bool(f.pairs)),
    Rule("book-short-equal", options={"equal_cards": among("numbers", "symbols")}),
    Rule("book-short-jump", when=jumping),
    Rule("book-short-uno"),
    Rule("book-short-mercy", options={"mercy": not_zero}, variables=value_of("mercy")),
)
