"""A turn: which cards match, drawing, pairs, and the draw pile."""

from lastcard.cards.faces import (
    PLUS,
    PLUS_FOUR,
    PLUS_TWO,
    REVERSE,
    REVERSE_FOUR,
    SKIP,
    WILD,
    WILD_FOUR,
    WILD_TWO,
)
from lastcard.rulebook.entries import (
    OFF,
    ON,
    Chapter,
    Insert,
    Rule,
    among,
    bluffs,
    negate,
    not_zero,
    value_of,
)
from lastcard.rulebook.facts import Facts


def _same_amount(facts: Facts) -> bool:
    """Whether the deck has a coloured and a black draw card with the same number."""
    two = facts.has(WILD_TWO) and bool(facts.faces(PLUS_TWO))
    four = facts.has(WILD_FOUR) or facts.has(REVERSE_FOUR)
    return two or (four and bool(facts.faces(PLUS_FOUR)))


def _wild_is_bound(facts: Facts) -> bool:
    """Whether a plain wild may not be played on a black draw card."""
    return facts.in_force("plain_wild_on_black_plus") and not facts["plain_wild_on_black_plus"]


def _black_fits_all(facts: Facts) -> bool:
    return bool(facts.black) and bool(facts["black_on_black"]) and not _wild_is_bound(facts)


def _draws_together(facts: Facts) -> bool:
    """Whether several draw cards can be played in one turn."""
    return any(PLUS[face] for face in facts.pairs) or any(
        facts.equals_of(symbol) for symbol in (PLUS_TWO, PLUS_FOUR)
    )


def _equal_skips(facts: Facts) -> bool:
    return facts.equals_of(SKIP)


def _searching(facts: Facts) -> bool:
    return facts["draw_count"] == "until playable"


_ONE, _UNTIL = among("one"), among("until playable")


CHAPTER: Chapter = (
    Rule("book-fits", "B05 B07 C02 G01 O03 D01"),
    Rule("book-fits-black", "B07 B10 C09 G11 D02", when=_black_fits_all),
    Rule("book-black_on_black-false", "E18", {"black_on_black": OFF}),
    Rule("book-plain_wild_on_black_plus-false", "G11 G16", {"plain_wild_on_black_plus": OFF}),
    Rule("book-fits-amount", "G15", when=_same_amount),
    Insert("fits"),
    Rule("book-draw-optional", "B06 G01 O03", {"draw": among("optional")}),
    Rule("book-draw-when-stuck", "C03 D03", {"draw": among("when stuck")}, when=negate(bluffs)),
    Rule("book-draw-when-stuck-bluff", "C03 D03", {"draw": among("when stuck")}, when=bluffs),
    Rule(
        "book-drawn_card-keep",
        "B05 O03",
        {"drawn_card": among("keep"), "draw_count": _ONE},
    ),
    Rule(
        "book-drawn_card-may-play",
        "C03 G01 D03",
        {"drawn_card": among("may play"), "draw_count": _ONE},
    ),
    Rule(
        "book-drawn_card-must-play",
        "O11",
        {"drawn_card": among("must play"), "draw_count": _ONE},
    ),
    Rule(
        "book-drawn_card-keep-until",
        "D14",
        {"drawn_card": among("keep"), "draw_count": _UNTIL},
    ),
    Rule(
        "book-drawn_card-may-play-until",
        "D14",
        {"drawn_card": among("may play"), "draw_count": _UNTIL},
    ),
    Rule(
        "book-drawn_card-must-play-until",
        "D14 O11",
        {"drawn_card": among("must play"), "draw_count": _UNTIL},
    ),
    *(
        Rule(key, cites, {"drawn_card": among("may play any"), "draw_count": count})
        for key, cites, count in (
            ("book-drawn_card-may-play-any", "E21", _ONE),
            ("book-drawn_card-may-play-any-until", "D14 E21", _UNTIL),
        )
    ),
    Rule("book-draw_count-launcher", "E24", {"draw_count": among("launcher")}),
    Rule("book-draw_most", "E20", {"draw_most": not_zero}, variables=value_of("draw_most")),
    Rule(
        "book-hand_limit",
        "E12",
        {"hand_limit": not_zero},
        when=negate(_searching),
        variables=value_of("hand_limit"),
    ),
    Rule(
        "book-hand_limit-until",
        "E12",
        {"hand_limit": not_zero},
        when=_searching,
        variables=value_of("hand_limit"),
    ),
    Rule("book-go_out_on_black-false", "B08", {"go_out_on_black": OFF}),
    Rule("book-last_card-no-draw-card", "E02", {"last_card": among("no draw card")}),
    Rule("book-last_card-number", "E02", {"last_card": among("number")}),
    Rule(
        "book-double_play-true",
        "G21 A04",
        {"double_play": ON},
        when=lambda f: max(f.pairs, default=0) >= WILD,
    ),
    Rule(
        "book-double_play-true-coloured",
        "G21 A04",
        {"double_play": ON},
        when=lambda f: max(f.pairs, default=WILD) < WILD,
    ),
    Insert("pair"),
    Rule("book-equal_cards-numbers", "E01", {"equal_cards": among("numbers")}),
    Rule("book-equal_cards-symbols", "E01", {"equal_cards": among("symbols")}),
    Insert("equal cards"),
    Rule(
        "book-double-reverse",
        "G22",
        when=lambda f: f.pairs_of(REVERSE) and not f.equals_of(REVERSE),
    ),
    Rule("book-equal-reverse", "E01", when=lambda f: f.equals_of(REVERSE)),
    *(
        Rule(key, cites, {"double_skip": among(value)}, when=when)
        for key, cites, value, when in (
            ("book-double_skip-one", "G23", "one", negate(_equal_skips)),
            ("book-double_skip-two", "G23", "two", negate(_equal_skips)),
            ("book-double_skip-one-equal", "G23 E01", "one", _equal_skips),
            ("book-double_skip-two-equal", "G23 E01", "two", _equal_skips),
        )
    ),
    Rule("book-double-draw", when=_draws_together),
    Rule("book-bomb", "E16", {"bomb": not_zero}, variables=value_of("bomb")),
    Rule("book-pile", "D07"),
)
