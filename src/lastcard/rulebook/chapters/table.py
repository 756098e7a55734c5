"""At the table: mistakes, the clock, and giving advice."""

from lastcard.rulebook.entries import OFF, Chapter, Rule, negate, not_zero, time_of, value_of
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _turn_time(facts: Facts, phrases: Phrases) -> dict[str, object]:
    """Running out of time costs as many cards as a misplay."""
    return {"count": facts.r.misplay_penalty, **time_of("turn_seconds")(facts, phrases)}


def _points(facts: Facts) -> bool:
    return facts.points


CHAPTER: Chapter = (
    Rule("book-hints-false", "E23", {"hints": OFF}),
    Rule("book-open_hands", "E14", {"open_hands": not_zero}, variables=value_of("open_hands")),
    Rule(
        "book-misplay_penalty",
        "C15 A06",
        {"misplay_penalty": not_zero},
        variables=value_of("misplay_penalty"),
    ),
    Rule(
        "book-turn_seconds",
        "A06",
        {"turn_seconds": not_zero},
        when=lambda f: f["misplay_penalty"] == 0,
        variables=time_of("turn_seconds"),
    ),
    Rule(
        "book-turn_seconds-misplay",
        "A06",
        {"turn_seconds": not_zero, "misplay_penalty": not_zero},
        variables=_turn_time,
    ),
    Rule(
        "book-match_seconds",
        "E15",
        {"match_seconds": not_zero},
        when=negate(_points),
        variables=time_of("match_seconds"),
    ),
    Rule(
        "book-match_seconds-points",
        "E15",
        {"match_seconds": not_zero},
        when=_points,
        variables=time_of("match_seconds"),
    ),
    Rule(
        "book-table_talk_penalty",
        "C14",
        {"table_talk_penalty": not_zero},
        variables=value_of("table_talk_penalty"),
    ),
)
