"""Who can play, the deck, the deal, and who starts."""

from lastcard.rulebook.entries import Chapter, Insert, Rule, among, anything, goes_on, negate, teams, value_of
from lastcard.rulebook.facts import Facts
from lastcard.rulebook.phrases import Phrases


def _enough_cards(facts: Facts) -> bool:
    return facts.most >= facts.least


def _one_is_last(facts: Facts) -> bool:
    """Whether a round goes on until one player is left."""
    return goes_on(facts) and not teams(facts)


def _deck_size(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"cards": facts.r.card_count, "size": facts.r.hand_size}


def _players(facts: Facts, _phrases: Phrases) -> dict[str, object]:
    return {"least": facts.least, "most": facts.most, "count": facts.least}


# Decks with a sentence of their own. The table of special cards has the rest.
_STANDARD = ("standard", "shuffle-112", "swap-112")
DESCRIBED = (*_STANDARD, "twins", "colour-fours", "double", "no-mercy", "chat-wild")
_NO_DEALER = among("random", "highest card")

CHAPTER: Chapter = (
    Rule(
        "book-players",
        "O01",
        when=lambda f: _enough_cards(f) and f.least != f.most and f["teams"] != "sides",
        variables=_players,
    ),
    Rule(
        "book-players-even",
        "E13",
        when=lambda f: _enough_cards(f) and f.least != f.most and f["teams"] == "sides",
        variables=_players,
    ),
    Rule("book-players-exactly", when=lambda f: f.least == f.most, variables=_players),
    Rule("book-players-none", when=negate(_enough_cards), variables=_deck_size),
    Rule("book-teams-partners", "O18", {"teams": among("partners")}),
    Rule("book-teams-sides", "E13", {"teams": among("sides")}),
    Rule("book-deck-standard", options={"deck": among(*_STANDARD)}, variables=_deck_size),
    Rule(
        "book-deck-twins",
        "G19",
        {"deck": among("twins", "colour-fours")},
        variables=_deck_size,
    ),
    Rule("book-deck-double", options={"deck": among("double")}, variables=_deck_size),
    Rule("book-deck-no-mercy", options={"deck": among("no-mercy")}, variables=_deck_size),
    Rule("book-deck-chat-wild", options={"deck": among("chat-wild")}, variables=_deck_size),
    Rule(
        "book-deck-own",
        options={"deck": lambda value: value not in DESCRIBED},
        variables=_deck_size,
    ),
    Insert("numbers in the deck"),
    Rule(
        "book-hand_size",
        "B01 G01 O01 D01",
        {"hand_size": anything},
        variables=value_of("hand_size"),
    ),
    Rule("book-first_player-random", "B02", {"first_player": among("random")}),
    Rule("book-first_player-left-of-dealer", "C17", {"first_player": among("left of dealer")}),
    Rule("book-first_player-highest-card", "B02", {"first_player": among("highest card")}),
    Rule(
        "book-next_first-next-seat",
        "B21 A07",
        {"next_first": among("next seat"), "first_player": _NO_DEALER},
    ),
    Rule(
        "book-next_first-next-seat-dealer",
        "C17",
        {"next_first": among("next seat"), "first_player": among("left of dealer")},
    ),
    Rule("book-next_first-winner", "E09", {"next_first": among("winner")}),
    Rule("book-next_first-loser", "E09", {"next_first": among("loser")}, when=negate(_one_is_last)),
    Rule("book-next_first-loser-one-left", "E09", {"next_first": among("loser")}, when=_one_is_last),
    Rule(
        "book-next_first-dealer",
        options={"next_first": among("winner", "loser"), "first_player": among("left of dealer")},
    ),
    Rule("book-seat_order-shuffled", "E22", {"seat_order": among("shuffled")}),
)
