"""What typed keys mean: a card, the keys that may follow, or no card at all."""

import random

import pytest

from lastcard.cards.text import FACE_TEXTS
from lastcard.rules import load_rules
from lastcard.terminal.keys import Reading, can_be_added, card_move, read_card, spellings, without_colour
from tests.terminal.at_table import OTHERS, described

OLD_SYMBOLS = (*"0123456789sr", "+1", "+2", "+4")


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
    ("typed", "not_held"),
    [("b5", "b5"), ("rs", "rs"), ("b", None), ("rx", None), ("r ", None), ("wx", "wx"), ("wq", None)],
)
def test_cards_that_are_not_in_the_hand(typed: str, not_held: str | None) -> None:
    """A card that is not in the hand is named. Nonsense is not."""
    assert read_card(typed, ["r5", "w"]) == Reading(not_held=not_held)


@pytest.mark.parametrize(
    ("typed", "hand", "card", "expected"),
    [
        ("rs", "rs rss", "rs", "s"),
        ("rss", "rs rss", "rss", ""),
        ("rs", "rss", None, "s"),
        ("rd", "rd r5", "rd", ""),
        ("wb", "w wb", "w:b", "bgry"),
        ("wg", "w wb", "w:g", ""),
        ("wbg", "w wb", "wb:g", ""),
        ("w", "wb", None, "b"),
        ("wb", "wb", None, "bgry"),
        ("wbb", "wb", "wb:b", ""),
        ("wr", "w wr+4", "w:r", "+"),
        ("wr+4g", "w wr+4", "wr+4:g", ""),
        ("wr", "wr+4", None, "+bgry"),
        ("wrg", "wr+4", "wr+4:g", ""),
        ("w+1", "w+1 w+10", None, "0bgry"),
        ("w+10y", "w+6 w+10", "w+10:y", ""),
        ("w+y", "w w+6", "w+6:y", ""),
        ("wt+2b", "wt+2 w+4", "wt+2:b", ""),
        ("wxg", "w wx wm", "wx:g", ""),
        ("wg", "wm r5", "wm:g", ""),
        ("wd", "wd w", "wd", ""),
        ("wd", "wd", "wd", ""),
        ("wg", "wd w", "w:g", ""),
    ],
)
def test_cards_that_begin_alike(typed: str, hand: str, card: str | None, expected: str) -> None:
    """A card waits only where another one begins with the same keys. A roulette has no colour."""
    assert read_card(typed, hand.split(), ("wd",)) == Reading(card, tuple(expected))


def test_a_roulette_in_a_colour() -> None:
    """Where the player of a roulette names the colour, it is typed like other black cards."""
    assert without_colour(load_rules("no-mercy")) == ("wd",)
    bare = without_colour(load_rules("no-mercy", {"roulette_by": "layer"}))
    assert read_card("wd", ["wd", "w"], bare) == Reading(expected=tuple("bgry"))
    assert read_card("wdg", ["wd", "w"], bare) == Reading("wd:g")


def test_every_card_of_every_hand_can_be_typed() -> None:
    """Whatever is in a hand, each card has its full spelling, and none of them means another card."""
    chance = random.Random(3)
    for _ in range(300):
        hand = chance.sample(FACE_TEXTS, chance.randint(1, 12))
        for face in hand:
            for typed, card in ((face, face),) if face[0] != "w" else ((f"{face}r", f"{face}:r"),):
                assert read_card(typed, hand).card == card, (typed, hand)


def test_old_decks_need_no_enter() -> None:
    """With the cards of a standard deck no card ever waits."""
    faces = [face for face in FACE_TEXTS if face in ("w", "w+1", "w+2", "w+4") or face[1:] in OLD_SYMBOLS]
    chance = random.Random(4)
    for _ in range(300):
        hand = chance.sample(faces, chance.randint(1, 15))
        assert not [typed for typed in spellings(hand) if read_card(typed, hand).expected]


def test_what_can_be_added() -> None:
    """Equal cards can be added as long as the offer allows it, in any order."""
    view = described(["r5 r5 g5 b8", *OTHERS], "online-crazy").view
    assert can_be_added(view, ["r5"]) == ("r5", "g5")
    assert can_be_added(view, ["r5", "g5"]) == ("r5",)
    assert can_be_added(view, ["r5", "g5", "r5"]) == ()
    assert can_be_added(view, ["r5", "b5"]) is None
    assert can_be_added(view, ["r5", "r5", "r5"]) is None
    assert can_be_added(view, ["g5"]) is None
    assert can_be_added(view, ["b8"]) is None


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
