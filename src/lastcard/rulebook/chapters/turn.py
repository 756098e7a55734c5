"""A turn: which cards match, drawing, pairs, and the draw pile."""

from lastcard.cards.faces import PLUS, PLUS_FOUR, PLUS_TWO, REVERSE, WILD, WILD_FOUR, WILD_TWO
from lastcard.rulebook.entries import OFF, ON, Chapter, Insert, Rule, among, bluffs, negate
from lastcard.rulebook.facts import Facts


def _same_amount(facts: Facts) -> bool:
    """Whether the deck has a coloured and a black draw card with the same number."""
    two = facts.has(WILD_TWO) and bool(facts.faces(PLUS_TWO))
    return two or (facts.has(WILD_FOUR) and bool(facts.faces(PLUS_FOUR)))


def _wild_is_bound(facts: Facts) -> bool:
    """Whether a plain wild may not be played on a black draw card."""
    return facts.in_force("plain_wild_on_black_plus") and not facts["plain_wild_on_black_plus"]


_ONE, _UNTIL = among("one"), among("until playable")


CHAPTER: Chapter = (
    Rule("book-fits", "B05 B07 C02 G01 O03 D01"),
    Rule("book-fits-black", "B07 B10 C09 G11 D02", when=lambda f: bool(f.black) and not _wild_is_bound(f)),
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
    Rule("book-go_out_on_black-false", "B08", {"go_out_on_black": OFF}),
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
    Rule("book-double-reverse", "G22", when=lambda f: f.pairs_of(REVERSE)),
    Rule("book-double_skip-one", "G23", {"double_skip": among("one")}),
    Rule("book-double_skip-two", "G23", {"double_skip": among("two")}),
    Rule("book-double-draw", when=lambda f: any(PLUS[face] for face in f.pairs)),
    Rule("book-pile", "D07"),
)
