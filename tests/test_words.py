"""Moves and events in words."""

import pytest

from lastcard.notation.moves import moves_by_text
from lastcard.texts import text
from lastcard.views.events import Event
from lastcard.views.words import card_words, event_words, events_words, move_words

NAMES = [f"Player {seat}" for seat in range(10)]


# The browser has the same names: web/tests/words.test.ts.
@pytest.mark.parametrize(
    ("card", "english", "german", "spanish"),
    [
        ("r5", "red 5", "Rot 5", "5 rojo"),
        ("y+4", "yellow +4", "Gelb +4", "+4 amarillo"),
        ("gs", "green skip", "Grün Aussetzen", "salto verde"),
        ("br", "blue reverse", "Blau Richtungswechsel", "cambio de sentido azul"),
        ("rss", "red skip everyone", "Rot Alle aussetzen", "salto general rojo"),
        ("yd", "yellow discard all", "Gelb Farbe ablegen", "descarte total amarillo"),
        ("w", "wild", "Farbwahl", "comodín"),
        ("w:g", "wild (green)", "Farbwahl (Grün)", "comodín (verde)"),
        ("w+1", "wild +1", "Farbwahl +1", "comodín +1"),
        ("w+4:b", "wild +4 (blue)", "Farbwahl +4 (Blau)", "comodín +4 (azul)"),
        ("w+6", "wild +6", "Farbwahl +6", "comodín +6"),
        ("w+10:r", "wild +10 (red)", "Farbwahl +10 (Rot)", "comodín +10 (rojo)"),
        ("wr+4", "wild reverse +4", "Farbwahl +4 mit Richtungswechsel", "comodín +4 con cambio de sentido"),
        ("wt+2:b", "wild aimed +2 (blue)", "Farbwahl +2 mit Zielwahl (Blau)", "comodín +2 dirigido (azul)"),
        ("wd", "colour roulette", "Farbroulette", "comodín ruleta de color"),
        ("wd:b", "colour roulette (blue)", "Farbroulette (Blau)", "comodín ruleta de color (azul)"),
        ("wx", "wild swap hands", "Kartentausch", "comodín de intercambio"),
        ("wm", "wild shuffle hands", "Kartenmischen", "comodín de mezcla"),
        ("wb", "blank wild", "Blanko-Farbwahl", "comodín en blanco"),
        (None, "a card", "eine Karte", "una carta"),
    ],
)
def test_a_card_in_words(card: str | None, english: str, german: str, spanish: str) -> None:
    """Every kind of card has a name in every language. A Spanish one is masculine: "un { $card }"."""
    assert [card_words(card, language) for language in ("en", "de", "es")] == [english, german, spanish]


@pytest.mark.parametrize(
    ("move", "key", "variables"),
    [
        ("play r5", "move-play", {"card": "red 5"}),
        ("play w+4:g", "move-play", {"card": "wild +4 (green)"}),
        ("play r5 r5", "move-pair", {"card": "red 5"}),
        ("jump y2", "move-jump", {"card": "yellow 2"}),
        ("colour b", "move-colour", {"colour": "blue"}),
        ("swap 2", "move-swap", {"name": "Player 2"}),
        ("swap none", "move-swap-none", {}),
        ("catch 1", "move-catch", {"name": "Player 1"}),
        ("defend none", "move-defend-none", {}),
        ("dump all", "move-dump-all", {}),
        ("draw", "move-draw", {}),
    ],
)
def test_a_move_in_words(move: str, key: str, variables: dict[str, str]) -> None:
    """The kind of a move decides its words."""
    assert move_words(moves_by_text(0)[move], NAMES, "en") == text(key, "en", **variables)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_move_of_players_has_words(language: str) -> None:
    """Every move of players has words in every language, without unfilled variables."""
    for move in moves_by_text(0).values():
        if not move.by_clock:
            words = move_words(move, NAMES, language)
            assert words
            assert "move-" not in words
            assert "{" not in words


def shown(*cards: str | None, other: int = 0, seat: int = 1) -> list[Event]:
    """Events in which a player is shown the cards of another one."""
    return [Event("shown", seat, card, other=other, owner=seat) for card in cards]


def test_cards_that_are_shown_make_one_sentence() -> None:
    """A hand that is shown after a challenge is one sentence, and another hand is another one."""
    events = shown("r1", "g5", "b3") + shown("b2", other=2)
    variables = {"seat": "Player 1", "card": "red 1, green 5 and blue 3", "other": "Player 0"}
    assert events_words(events, NAMES, "en") == [
        text("event-shown", "en", **variables),
        event_words(events[-1], NAMES, "en"),
    ]


def test_hidden_cards_that_are_shown_make_one_sentence() -> None:
    """Players who do not see the cards are told once that a hand was shown."""
    hidden = shown(None, None, None)
    assert events_words(hidden, NAMES, "en") == [event_words(hidden[0], NAMES, "en")]


def test_cards_that_are_laid_together() -> None:
    """Cards of one play that others follow make one sentence, and the last one has its own."""
    events = [Event("laid", 0, "r5"), Event("laid", 0, "b5"), Event("played", 0, "g5", 1)]
    assert events_words(events, NAMES, "en") == [
        text("event-laid", "en", seat="Player 0", card="red 5 and blue 5"),
        event_words(events[-1], NAMES, "en"),
    ]


def test_cards_in_a_row() -> None:
    """Cards that one player draws in a row make one sentence; if they are hidden, it has their number."""
    seen = [Event("drew", 0, "r1"), Event("drew", 0, "b2")]
    hidden = [Event("drew", 1), Event("drew", 1)]
    kept = Event("kept", 1)
    assert events_words([*seen, *hidden, kept], NAMES, "en") == [
        text("event-drew", "en", seat="Player 0", card="red 1 and blue 2"),
        text("event-drew-several", "en", seat="Player 1", count=2),
        event_words(kept, NAMES, "en"),
    ]
