"""Who can play, the deck, the deal, and who starts."""

from lastcard.rulebook.entries import Chapter, Insert, Rule, among, anything, negate, value_of
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _enough_cards(facts: Facts) -> bool:
    return facts.most >= facts.least


def _deck_size(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"cards": facts.r.card_count, "size": facts.r.hand_size}


def _players(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"least": facts.least, "most": facts.most, "count": facts.least}


CHAPTER: Chapter = (
    Rule(
        "book-players",
        "O01",
        when=lambda f: _enough_cards(f) and f.least != f.most,
        variables=_players,
    ),
    Rule("book-players-exactly", when=lambda f: f.least == f.most, variables=_players),
    Rule("book-players-none", when=negate(_enough_cards), variables=_deck_size),
    Rule("book-teams-partners", "O18", {"teams": among("partners")}),
    Rule("book-deck-standard", options={"deck": among("standard")}, variables=_deck_size),
    Rule(
        "book-deck-twins",
        "G19",
        {"deck": among("twins", "colour-fours")},
        variables=_deck_size,
    ),
    Rule("book-deck-double", options={"deck": among("double")}, variables=_deck_size),
    Rule(
        "book-deck-own",
        options={"deck": lambda value: value not in ("standard", "twins", "colour-fours", "double")},
        variables=_deck_size,
    ),
    Insert("numbers in the deck"),
    Rule(
        "book-hand_size",
        "B01 G01 O01 D01",
        {"hand_size": anything},
        variables=value_of("hand_size"),
    ),
    Rule("book-first_player-random", "B02 B21 A07", {"first_player": among("random")}),
    Rule("book-first_player-left-of-dealer", "C17", {"first_player": among("left of dealer")}),
)
