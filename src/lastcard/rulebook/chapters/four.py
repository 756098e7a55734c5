"""The wild +4: when you may play it, bluffs and challenges."""

from lastcard.rulebook.entries import (
    ON,
    Chapter,
    Insert,
    Rule,
    among,
    anything,
    bluffs,
    challenges,
    negate,
    value_of,
)

_NO_COLOUR = {"wild_draw_four": among("no colour")}
_NO_NUMBER = {"wild_draw_four": among("no colour but actions")}
_NO_ALTERNATIVE = {"wild_draw_four": among("no alternative")}

CHAPTER: Chapter = (
    Rule("book-wild_draw_four-free", "B08 G11", {"wild_draw_four": among("free")}),
    Rule("book-wild_draw_four-no-colour", "D02", _NO_COLOUR, when=negate(bluffs)),
    Rule("book-wild_draw_four-no-colour-bluff", "D02", _NO_COLOUR, when=bluffs),
    Rule("book-wild_draw_four-no-number", "C10", _NO_NUMBER, when=negate(bluffs)),
    Rule("book-wild_draw_four-no-number-bluff", "C10", _NO_NUMBER, when=bluffs),
    Rule("book-wild_draw_four-no-alternative", "O12", _NO_ALTERNATIVE, when=negate(bluffs)),
    Rule("book-wild_draw_four-no-alternative-bluff", "O12", _NO_ALTERNATIVE, when=bluffs),
    Rule(
        "book-wild_draw_four_bluff-true",
        "C11 O12 D10",
        {"wild_draw_four_bluff": ON},
        when=challenges,
    ),
    Rule(
        "book-wild_draw_four_bluff-true-safe",
        "C11",
        {"wild_draw_four_bluff": ON},
        when=negate(challenges),
    ),
    Insert("wild four"),
    Rule("book-challenge_by-victim", "C12 O12 D10", {"challenge_by": among("victim")}),
    Rule("book-challenge_by-anyone", "C12 D10", {"challenge_by": among("anyone")}),
    Rule(
        "book-guilty_draws",
        "C12 O12 D10",
        {"guilty_draws": anything},
        variables=value_of("guilty_draws"),
    ),
    Rule(
        "book-innocent_draws-victim",
        "C12 O12 D10",
        {"innocent_draws": anything, "challenge_by": among("victim")},
        variables=value_of("innocent_draws"),
    ),
    Rule(
        "book-innocent_draws-anyone",
        "C12 O12 D10",
        {"innocent_draws": anything, "challenge_by": among("anyone")},
        variables=value_of("innocent_draws"),
    ),
    Rule("book-challenge-vain", when=lambda f: f.challenges and not f.bluffs),
    Rule("book-challenge-colour", "C12", when=challenges),
    Insert("challenge"),
)
