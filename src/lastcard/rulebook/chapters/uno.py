"""Saying Uno, and catching those who forget."""

from lastcard.cards.faces import DISCARD_ALL
from lastcard.rulebook.entries import (
    Chapter,
    Rule,
    among,
    at_once,
    jumping,
    negate,
    not_zero,
    time_of,
    value_of,
    zero,
)
from lastcard.rulebook.facts import Facts
from lastcard.rules.ledger import OF_PRESET


def _clocked(facts: Facts) -> bool:
    """Whether the clock ends the time to be caught."""
    return facts["catch_until"] == "next turn begins" and facts["grace_seconds"] != 0


def _no_clock_no_jump(facts: Facts) -> bool:
    return not _clocked(facts) and not jumping(facts)


def _no_clock_but_jump(facts: Facts) -> bool:
    return not _clocked(facts) and jumping(facts)


def _several(facts: Facts) -> bool:
    """Whether a play can take more than two cards out of a hand."""
    return facts["equal_cards"] != "off" or bool(facts.faces(DISCARD_ALL))


CHAPTER: Chapter = (
    Rule("book-call_when-at-one", "B14 O04 D04", {"call_when": among("at one")}),
    Rule(
        "book-call_when-announce",
        "B18 C04 G26",
        {"call_when": among("announce")},
        when=lambda f: not f.pairs and not _several(f),
    ),
    Rule(
        "book-call_when-announce-pairs",
        "B18 C04 G26 G31",
        {"call_when": among("announce")},
        when=lambda f: bool(f.pairs) and not _several(f),
    ),
    Rule(
        "book-call_when-announce-several",
        "B18 C04 G26 E01 E32",
        {"call_when": among("announce")},
        when=_several,
    ),
    # Only one document mentions tapping, and there is no option for it.
    Rule("book-uno-tap", "B19", when=lambda f: "B" in OF_PRESET.get(f.rules.preset, "")),
    Rule("book-uno-again", "B14", {"false_call_penalty": not_zero}),
    Rule(
        "book-uno_penalty",
        "B15 C05 G26 O04 D04",
        {"uno_penalty": not_zero},
        when=negate(at_once),
        variables=value_of("uno_penalty"),
    ),
    Rule(
        "book-catch_until-at-once",
        "E08",
        {"uno_penalty": not_zero, "catch_until": among("at once")},
        variables=value_of("uno_penalty"),
    ),
    Rule("book-uno_penalty-nought", "B17", {"uno_penalty": zero}),
    Rule("book-uno-in-time", "B17 C05 G27 O04 D04", {"uno_penalty": not_zero}, when=negate(at_once)),
    Rule(
        "book-catch_until-while-holding-one",
        "B15",
        {"catch_until": among("while holding one")},
    ),
    *(
        Rule(key, rules, {"catch_until": among(value)}, when=when)
        for value, rules, key, when in (
            ("next player acts", "C05 O04", "book-catch_until-next-player-acts", negate(jumping)),
            ("next player acts", "C05 O04", "book-catch_until-next-player-acts-jump", jumping),
            ("next turn begins", "D04", "book-catch_until-next-turn-begins", _no_clock_no_jump),
            ("next turn begins", "D04", "book-catch_until-next-turn-begins-jump", _no_clock_but_jump),
            ("second next acts", "G30", "book-catch_until-second-next-acts", negate(jumping)),
            ("second next acts", "G30", "book-catch_until-second-next-acts-jump", jumping),
        )
    ),
    Rule(
        "book-catch_until-next-turn-begins-clock",
        "D04",
        {"catch_until": among("next turn begins"), "grace_seconds": not_zero},
        variables=time_of("grace_seconds"),
    ),
    Rule(
        "book-grace_seconds",
        "G28",
        {"grace_seconds": not_zero},
        variables=time_of("grace_seconds"),
    ),
    Rule(
        "book-false_catch_penalty",
        "B16",
        {"false_catch_penalty": not_zero},
        variables=value_of("false_catch_penalty"),
    ),
    Rule(
        "book-false_call_penalty",
        "B18",
        {"false_call_penalty": not_zero},
        variables=value_of("false_call_penalty"),
    ),
)
