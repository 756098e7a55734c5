"""Winning a round, points, and winning the match."""

from lastcard.rulebook.entries import (
    OFF,
    ON,
    Chapter,
    Insert,
    Rule,
    among,
    anything,
    both,
    goes_on,
    leaving,
    negate,
    not_zero,
    teams,
    value_of,
)
from lastcard.rulebook.facts import Facts


def _points(facts: Facts) -> bool:
    return facts.points


_FIRST_OUT, _ONE_LEFT = {"round_ends": among("first out")}, {"round_ends": among("one left")}

CHAPTER: Chapter = (
    Rule("book-going-out", "B09 C17 G31", _FIRST_OUT, when=negate(teams)),
    Rule("book-going-out-teams", "O18", _FIRST_OUT, when=teams),
    Rule("book-round_ends-one-left", "E04", _ONE_LEFT, when=negate(teams)),
    Rule("book-round_ends-one-left-teams", "E04", _ONE_LEFT, when=teams),
    Rule("book-round_ends-last-card", "E04", _ONE_LEFT, when=lambda f: bool(f.coloured_actions or f.draws)),
    Rule("book-mercy", "E05", {"mercy": not_zero}, variables=value_of("mercy")),
    Rule(
        "book-mercy-last",
        "E05",
        {"mercy": not_zero},
        when=lambda f: not teams(f) and not goes_on(f),
    ),
    Rule(
        "book-mercy-last-one-left",
        "E05",
        {"mercy": not_zero},
        when=lambda f: not teams(f) and goes_on(f),
    ),
    Rule("book-mercy-last-teams", "E05", {"mercy": not_zero}, when=teams),
    Rule(
        "book-last_card_draws-true",
        options={"last_card_draws": ON},
        when=both(_points, negate(goes_on)),
    ),
    Rule(
        "book-last_card_draws-true-game",
        options={"last_card_draws": ON},
        when=both(negate(_points), negate(goes_on)),
    ),
    Rule("book-last_card_draws-true-one-left", "E04", {"last_card_draws": ON}, when=goes_on),
    Rule("book-last_card_draws-false", "B09", {"last_card_draws": OFF}, when=negate(goes_on)),
    Rule("book-last_card_draws-false-one-left", "E04", {"last_card_draws": OFF}, when=goes_on),
    Rule("book-scoring-none", options={"scoring": among("none")}, when=leaving),
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
        when=negate(leaving),
        variables=value_of("target", "target"),
    ),
    Rule(
        "book-mercy_points", "E06", {"mercy_points": anything}, variables=value_of("mercy_points", "points")
    ),
    Rule("book-elimination-most-cards", "E07", {"elimination": among("most cards")}),
    Rule(
        "book-elimination-target",
        "E07",
        {"elimination": among("target"), "target": anything},
        variables=value_of("target", "target"),
    ),
    Insert("points of cards"),
    Insert("counting"),
)
