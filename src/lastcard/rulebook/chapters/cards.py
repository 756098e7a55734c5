"""Special cards, and what changes with two players."""

from lastcard.cards.faces import SKIP
from lastcard.rulebook.entries import OFF, ON, Chapter, Insert, Rule

CHAPTER: Chapter = (
    Insert("special cards"),
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
)
