"""Rulebooks of what other tables play: the new rules are said, and nothing in the book contradicts them."""

from collections.abc import Sequence

import pytest

from lastcard.rulebook import plain, rulebook
from lastcard.rulebook.model import Table
from lastcard.rules import load_rules
from lastcard.texts import LANGUAGES
from tests.rulebook.rule_books import flat

ALL_CARDS = "0-9*2 s*2 ss*2 d*2 r*2 +2*2 w*2 w+4*2 wr+4*2 wd*2 wx*2 wm*2 wb*2 wt+2*2"

# A preset and changes, what its book says then, and what it does not say any more.
CASES: dict[str, tuple[str, dict[str, object], Sequence[str], Sequence[str]]] = {
    "the round goes on": (
        "classic",
        {"round_ends": "one left"},
        (
            "until only one player has cards",
            "If the card that ends the round is a draw card, its cards are still drawn.",
            "What holds for two players also holds when only two are left.",
            "Nobody can challenge a wild +4 that was a player's last card.",
            "Whatever ends the round, the first player without cards has won it.",
        ),
        ("you win the round at once", "you have already won", "the next player still draws"),
    ),
    "the round goes on for teams": (
        "guide",
        {"round_ends": "one left", "teams": "sides", "next_first": "loser"},
        (
            "For an even number of players from 4 to 10.",
            "Every other seat belongs to the same team",
            "The first team with no players left in the round wins it.",
            "The first team whose players have got rid of all cards wins the round",
            "The player with the most points in hand at the end of a round starts the next one.",
            "“With two players” means that only two are left.",
        ),
        ("you win the round at once", "artner", "The first player", "the first player without cards"),
    ),
    "the penalty comes by itself": (
        "party",
        {"catch_until": "at once", "grace_seconds": 2},
        (
            "If you forget it, draw 2 cards. Nobody has to notice.",
            "You do not have to say Uno when you jump in.",
            "You do not have to say Uno for a hand that you get from others.",
        ),
        ("catches you", "be caught", "catch someone by mistake", "2 seconds", "late, but"),
    ),
    "the launcher": (
        "ozby-full",
        {"draw_count": "launcher"},
        ("press the launcher", "you press the launcher once for each penalty card"),
        ("take one card", "you must do so right away", "You must play only a card"),
    ),
    "any card after drawing": (
        "gemela",
        {"drawn_card": "may play any"},
        ("Then you may play it, or any other card of your hand",),
        ("Play a card you just drew by itself", "If you can play this card, you may"),
    ),
    "a limit for a search": (
        "guide",
        {"draw_count": "until playable", "draw_most": 3, "hand_limit": 15},
        ("You draw 3 cards at most in this way.", "you stop drawing as soon as you have that many"),
        (),
    ),
    "no black card on a black one": (
        "gemela",
        {"black_on_black": False},
        ("you may not play a black card on a black card",),
        (
            "Black cards match every card",
            "This includes black cards",
            "black pair",
            "may not play a plain wild",
        ),
    ),
    "the last card": (
        "classic",
        {"last_card": "number"},
        ("Your last card must be a number card.", "If it is all you have, draw on your turn."),
        (),
    ),
    "players leave at the target": (
        "knockout",
        {},
        ("With 500 points you are out of the match.", "The last player left wins it."),
        ("the match ends and the lowest total wins", "the match is over"),
    ),
    "players leave one by one": (
        "advanced",
        {"elimination": "most cards", "mercy": 20},
        (
            "the player with the most cards is out of the match",
            "There are no points.",
            "counts as holding the number of cards that knocks a player out",
        ),
        ("whoever wins the round wins the match", "A match has"),
    ),
    "too many cards": (
        "guide",
        {"mercy": 25, "mercy_points": 111},
        (
            "With 25 cards in your hand, you are out of the round.",
            "If all others are knocked out, the last player left wins the round.",
            "counts 111 points instead of their cards",
        ),
        (),
    ),
    "who begins": (
        "classic",
        {"next_first": "winner", "seat_order": "shuffled"},
        (
            "The winner of a round starts the next one.",
            "The player to the right of the one who starts deals.",
            "Draw new seats before each round except the first.",
        ),
        ("In the next round",),
    ),
    "the highest card": (
        "basic-plus",
        {"first_player": "highest card"},
        ("The highest number starts.", "In the next round, the player to the left"),
        ("at random",),
    ),
    "deflecting a +4 in any colour": (
        "online-crazy",
        {"deflects": "+4"},
        ("You can answer a +4 with a reverse.", "may have any colour"),
        ("must match the top card. If cards are passed",),
    ),
    "deflecting a +2 that fits": (
        "gemela",
        {},
        (
            "You can answer a coloured +2 with a reverse.",
            "The card that passes cards on must match the top card.",
        ),
        ("may have any colour",),
    ),
    "equal symbols": (
        "guide",
        {"equal_cards": "symbols", "double_skip": "two", "bomb": 3, "swap_number": 7},
        (
            "several skips, reverses or coloured draw cards of the same kind",
            "Skips played together skip one player for each card.",
            "Two or four reverses played together cancel each other out",
            "Draw cards played together add up.",
            "if you play 3 or more cards of the same number together, all others draw a card",
            "Special numbers played together work only once.",
        ),
        ("identical",),
    ),
    "the clock and the table": (
        "classic",
        {"match_seconds": 600, "open_hands": 2, "hints": False, "revenge": True},
        (
            "The whole match lasts 10 minutes at most.",
            "If you hold 2 cards or fewer, your hand lies open",
            "does not mark the cards you can play",
            "a draw card that is played on a draw card counts double",
        ),
        ("600",),
    ),
    "numbers that open": (
        "advanced",
        {"swap_number": 4},
        (
            "it works as if the player to the right of the first player had played it",
            "If it is a 4, however, the first player is the one to swap hands.",
        ),
        ("If it is a special number, it has no effect.",),
    ),
    "few for a sixty-nine": (
        "guide-house",
        {"sixty_nine_quorum": 2},
        ("If at least 2 players take part, including you", "An opening 6 or 9 does not make a sixty-nine"),
        ("no fewer than 3",),
    ),
    "only numbers open": (
        "modern",
        {},
        ("If it is a coloured special card, shuffle it back", "If it is a black card, shuffle it back"),
        ("never open a round",),
    ),
    "some never open": (
        "guide",
        {"deck": ALL_CARDS},
        (
            "never open a round: wild reverse +4, colour roulette, wild swap hands, wild shuffle hands and",
            "If it is a skip everyone, the dealer starts.",
            "If it is a plain wild or a blank one, the first player chooses the colour.",
        ),
        (),
    ),
    "rising": (
        "no-mercy",
        {},
        ("another draw card that is as high or higher", "you owe its cards yourself, and may answer"),
        ("higher or lower", "+2 on +2"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_a_book_says(case: str) -> None:
    """A rule has its sentence, and the sentences that it makes wrong are gone."""
    preset, changes, said, unsaid = CASES[case]
    book = rulebook(load_rules(preset, changes), "en")
    page = flat(book).replace(plain(book.introduction.words), "")
    chapters = page[page.index("The game in short") :]  # the table of changes has the words of options
    assert [words for words in said if words not in chapters] == []
    assert [words for words in unsaid if words in chapters] == []


NAMES = {
    "Skip everyone": "All others miss their turn: you play again.",
    "Discard all": "All other cards of its colour in your hand go with it.",
    "Wild reverse +4": "the direction of play changes. Then the next player draws 4 cards",
    "Colour roulette": "The next player chooses the colour, draws until it comes",
    "Wild swap hands": "may swap hands",
    "Wild shuffle hands": "All hands are shuffled together",
    "Blank wild": "All others draw two cards.",
    "Wild aimed +2": "a player, who draws 2 cards",
}


def test_the_table_has_every_card() -> None:
    """The table of special cards says what each of the new ones does, and what it is worth."""
    book = rulebook(load_rules("guide", {"deck": ALL_CARDS, "blank_card": "others draw 2"}), "en")
    blocks = [block for section in book.sections for block in section.blocks]
    (table,) = [block for block in blocks if isinstance(block, Table) and block.key == "book-table-cards"]
    rows = {plain(row.cells[0]): row for row in table.rows}
    for name, does in NAMES.items():
        assert does in plain(rows[name].cells[2])
    worth = {name: plain(row.cells[3]) for name, row in rows.items()}
    assert (worth["Wild shuffle hands"], worth["Wild reverse +4"], worth["Discard all"]) == ("40", "50", "20")


EXAMPLES = {
    "online-crazy": "The top card is red 5, and you hold green 5 and blue 5. You may play both in one turn.",
    "no-mercy": "If you play red discard all, red 2 and red skip go with it, and you keep green 5 and",
    "classic": "With red skip and green 2 in your hand, you may play the wild +4.",
}


@pytest.mark.parametrize("preset", EXAMPLES)
def test_examples(preset: str) -> None:
    """The new rules have worked examples."""
    assert EXAMPLES[preset] in flat(rulebook(load_rules(preset), "en"))


def test_no_example_where_the_round_goes_on() -> None:
    """Nothing is counted after the last card of one player if the others play on."""
    page = flat(rulebook(load_rules("guide", {"round_ends": "one left"}), "en"))
    assert "plays the last card" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_in_the_table_of_changes(language: str) -> None:
    """Values that are words in a list have words of their own in every language."""
    rules = load_rules("guide-house", {"stacking": ["rising"], "deck": "no-mercy", "match_seconds": 60})
    page = flat(rulebook(rules, language))
    assert "rising" not in page
    assert ("minute" if language == "en" else "inut") in page
