"""Winning a round, points, and winning the match."""

from lastcard.rulebook.entries import (
    OFF,
    ON,
    Chapter,
    Insert,
    Rule,
    among,
    anything,
    negate,
    not_zero,
    teams,
    value_of,
)
from lastcard.rulebook.facts import Facts


def _points(facts: Facts) -> bool:
    return facts.points


CHAPTER: Chapter = (
    Rule("book-going-out", "B09 C17 G31", when=negate(teams)),
    Rule("book-going-out-teams", "O18", when=teams),
    Rule(
        "book-last_card_draws-true",
        options={"last_card_draws": ON},
        when=_points,
    ),
    Rule(
        "book-last_card_draws-true-game",
        options={"last_card_draws": ON},
        when=negate(_points),
    ),
    Rule("book-last_card_draws-false", "B09", {"last_card_draws": OFF}),
    Rule(
        "book-match_games",
        "B21 A07",
        {"scoring": among("none"), "match_games": anything},
        variables=value_of("match_games"),
    ),
    Rule(
        "book-scoring-winner-collects",
        "C01 D05",
        {"scoring": among("winner collects")},
        when=negate(teams),
    ),
    Rule(
        "book-scoring-winner-collects-teams",
        "O18",
        {"scoring": among("winner collects")},
        when=teams,
    ),
    Rule(
        "book-scoring-hands-count",
        "G02 O05",
        {"scoring": among("hands count")},
        when=negate(teams),
    ),
    Rule(
        "book-scoring-hands-count-teams",
        "O18",
        {"scoring": among("hands count")},
        when=teams,
    ),
    Rule(
        "book-going_out_bonus",
        "G05",
        {"going_out_bonus": not_zero},
        when=negate(teams),
        variables=value_of("going_out_bonus", "points"),
    ),
    Rule(
        "book-going_out_bonus-teams",
        "G05",
        {"going_out_bonus": not_zero},
        when=teams,
        variables=value_of("going_out_bonus", "points"),
    ),
    Rule(
        "book-target-winner-collects",
        "C01 D05",
        {"scoring": among("winner collects"), "target": anything},
        variables=value_of("target", "target"),
    ),
    Rule(
        "book-target-hands-count",
        "G02 G04 O05",
        {"scoring": among("hands count"), "target": anything},
        variables=value_of("target", "target"),
    ),
    Insert("points of cards"),
    Insert("counting"),
)
