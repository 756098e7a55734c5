"""At the table: mistakes, the clock, and giving advice."""

from lastcard.rulebook.entries import Chapter, Rule, not_zero, time_of, value_of
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _turn_time(facts: Facts, phrases: Phrases) -> dict[str, object]:
    """Running out of time costs as many cards as a misplay."""
    return {"count": facts.r.misplay_penalty, **time_of("turn_seconds")(facts, phrases)}


CHAPTER: Chapter = (
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
        "book-table_talk_penalty",
        "C14",
        {"table_talk_penalty": not_zero},
        variables=value_of("table_talk_penalty"),
    ),
)
