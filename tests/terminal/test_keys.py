"""What typed keys mean: a card, the keys that may follow, or no card at all."""

import pytest

from lastcard.terminal.keys import Reading, card_move, read_card, spellings
from tests.terminal.at_table import OTHERS, described


@pytest.mark.parametrize(
    ("typed", "hand", "card"),
    [
        ("r5", "r5 b5", "r5"),
        ("rs", "rs r5", "rs"),
        ("rr", "rr r5", "rr"),
        ("y0", "y0", "y0"),
        ("r+2", "r+2 r5", "r+2"),
        ("g+4", "g+4", "g+4"),
        ("wg", "w r5", "w:g"),
        ("wb", "w+4 r5", "w+4:b"),
        ("wg", "w w+4", "w:g"),
        ("w+r", "w w+4", "w+4:r"),
        ("w+4r", "w w+4", "w+4:r"),
        ("w+4y", "w+4", "w+4:y"),
    ],
)
def test_typed_cards(typed: str, hand: str, card: str) -> None:
    """You type what is printed on a card, or less where that is unambiguous."""
    assert read_card(typed, hand.split()) == Reading(card)


@pytest.mark.parametrize(
    ("typed", "hand", "expected"),
    [
        ("r", "r5 rs rr b9", "5rs"),
        ("r", "r+2 r5", "+5"),
        ("r+", "r+2 r+4", "24"),
        ("r+", "r+2 r5", "2"),
        ("w", "w", "bgry"),
        ("w", "w w+4", "+bgry"),
        ("w+", "w w+4", "4bgry"),
        ("w+4", "w w+4", "bgry"),
        ("w", "w+1 w+4", "+"),
        ("w+", "w+1 w+4", "14"),
        ("w+1", "w+1 w+4", "bgry"),
    ],
)
def test_what_may_follow(typed: str, hand: str, expected: str) -> None:
    """After half a card, only keys that complete a card of the hand may follow."""
    assert read_card(typed, hand.split()) == Reading(expected=tuple(expected))


@pytest.mark.parametrize(
    ("typed", "not_held"), [("b5", "b5"), ("rs", "rs"), ("b", None), ("rx", None), ("r ", None), ("wx", None)]
)
def test_cards_that_are_not_in_the_hand(typed: str, not_held: str | None) -> None:
    """A card that is not in the hand is named. Nonsense is not."""
    assert read_card(typed, ["r5", "w"]) == Reading(not_held=not_held)


def test_equal_cards_are_typed_alike() -> None:
    """Two equal cards are one choice."""
    assert spellings(["r5", "r5"]) == {"r5": "r5"}


def test_no_spelling_is_a_prefix_of_another() -> None:
    """A card is laid with its last key, so no other card of the hand may start with the same keys."""
    hands = ("w w+1 w+4 r+2 r+4 g+2 r5 rs rr", "w w+4", "w+1 w+4", "w+4 b+2", "y+1 y+2")
    for hand in hands:
        known = spellings(hand.split())
        clashes = [(a, b) for a in known for b in known if a != b and b.startswith(a)]
        assert not clashes, hand


def test_a_card_in_turn_is_a_play() -> None:
    """In turn, typing a card plays it, or plays a pair after the key for pairs."""
    session = described(["r1 r1 r5", *OTHERS], "party")
    view = session.view
    assert card_move(view, session.rules, "r1") == "play r1"
    assert card_move(view, session.rules, "r1", pair=True) == "play r1 r1"


def test_a_card_out_of_turn_is_a_jump() -> None:
    """Out of turn, typing a card jumps in where the rules allow it. Otherwise it is a play, to be refused."""
    hands = ["r1 r3 r5", *OTHERS]
    party = described(hands, "party", turn=1)
    assert card_move(party.view, party.rules, "r3") == "jump r3"
    guide = described(hands, turn=1)
    assert card_move(guide.view, guide.rules, "r3") == "play r3"


def test_a_card_as_an_answer() -> None:
    """A player who is asked to defend or to join answers by typing the card."""
    others = ["y1 y2 y3", "r7 r9 b3"]
    defending = described(["b7 r5 r6", *others], "party", played=["2 play r7", "2 swap 0"], turn=2)
    assert card_move(defending.view, defending.rules, "b7") == "defend b7"
    joining = described(["r6 b5 b6", *others], "party", played=["2 play r9"], turn=2, discard="r6")
    assert card_move(joining.view, joining.rules, "r6") == "join r6"
