"""Special cards, and what changes with two players."""

from lastcard.cards.faces import (
    AIMED_TWO,
    DISCARD_ALL,
    REVERSE_FOUR,
    SHUFFLE_HANDS,
    SKIP,
    SKIP_ALL,
    SWAP_HANDS,
)
from lastcard.rulebook.entries import OFF, ON, Chapter, Insert, Rule, among

CHAPTER: Chapter = (
    Insert("special cards"),
    Rule("book-card-skip-all", "E31", when=lambda f: bool(f.faces(SKIP_ALL) and f.faces(SKIP))),
    Rule("book-card-discard-all", "E32", when=lambda f: bool(f.faces(DISCARD_ALL))),
    Insert("discard all"),
    Rule("book-roulette_by-victim", "E36", {"roulette_by": among("victim")}),
    Rule("book-roulette_by-layer", "E36", {"roulette_by": among("layer")}),
    Rule("book-swap-card-optional", "E37", {"swap": among("optional")}, when=lambda f: f.has(SWAP_HANDS)),
    Rule("book-swap-card-required", "E37", {"swap": among("required")}, when=lambda f: f.has(SWAP_HANDS)),
    Rule("book-card-shuffle", "E38", when=lambda f: f.has(SHUFFLE_HANDS)),
    Rule("book-blank_card-wild", "E39", {"blank_card": among("wild")}),
    Rule("book-blank_card-rotate", "E39", {"blank_card": among("rotate")}),
    Rule("book-blank_card-skip-everyone", "E39", {"blank_card": among("skip everyone")}),
    Rule("book-blank_card-others-draw-2", "E39", {"blank_card": among("others draw 2")}),
    Rule("book-card-aimed", "E40", when=lambda f: f.has(AIMED_TWO)),
    Rule(
        "book-two_player_reverse_skips-true",
        "O17",
        {"two_player_reverse_skips": ON},
    ),
    Rule(
        "book-two_player_reverse_skips-false",
        "B13",
        {"two_player_reverse_skips": OFF},
    ),
    Rule("book-two-players-skip", "O17 B12", when=lambda f: f.two_players and bool(f.faces(SKIP))),
    Rule("book-two-players-draw", "O17 B11", when=lambda f: f.two_players and bool(f.draws)),
    Rule("book-two-players-reverse-four", "E33", when=lambda f: f.two_players and f.has(REVERSE_FOUR)),
    Rule("book-two-left", when=lambda f: f.players_leave and f.least == 2),
    Rule("book-two-left-only", when=lambda f: f.players_leave and f.least > 2),
)
