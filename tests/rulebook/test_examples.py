"""Examples are correct: written by hand for some presets, checked without the engine for all rule sets."""

from collections.abc import Iterator

import pytest

from lastcard.cards.text import parse_face
from lastcard.rulebook import plain, rulebook
from lastcard.rulebook.model import Book, Card, Example, Sentence
from lastcard.rules import Rules, load_rules
from tests.rulebook.rule_books import books

EXPECTED = {
    "classic": (
        "With blue 5 and green 2 in your hand, you may play the wild +4.",
        "With red 2 and green 2 in your hand, the wild +4 is a bluff.",
        "If Ana bluffs with the wild +4 and Ben challenges, Ana draws 4 cards, and Ben is next.",
        "If Ana plays the wild +4 honestly and Ben challenges, Ben draws 6 cards, and Cleo is next.",
        "Ben is hit by red +2 and holds blue +2 and wild +4. Ben still has to draw 2 cards.",
        "Ana scores 157 points. Nobody else scores.",
    ),
    "ozby-full": (
        "With blue 5 and green 2 in your hand, the wild +4 is a bluff.",
        "Ana draws 2 cards, and Ben is next.",
        "Ben may answer with blue +2. If Ben plays blue +2, Cleo owes 4 cards.",
        "Cleo jumps in with another one. Now Dan owes 2 cards.",
        "Ana scores 0 points. Ben scores 75 points. Cleo scores 28 points. Dan scores 54 points.",
    ),
    "gemela": (
        "Ben may answer with blue +2, wild +2, wild +4 and red reverse.",
        "If Ben plays red reverse, Ana owes 2 cards.",
        "If Ben plays wild +4, Cleo owes 6 cards.",
        "Cleo jumps in with another one. Now Dan owes 4 cards.",
        "1 + 3 + 20 = 24.",
    ),
    "advanced": (
        "Ben may answer with blue +2, wild +4, red reverse and red skip.",
        "If Ben plays red skip, Cleo owes 2 cards.",
        "The top card is red 5, and you hold green 5 twice. You may play both at once.",
    ),
}


def examples_of(book: Book) -> Iterator[Example]:
    """All examples of a rulebook."""
    for section in book.sections:
        yield from (block for block in section.blocks if isinstance(block, Example))


def words_of(book: Book) -> str:
    """All examples in one line."""
    sentences = [plain(s.words) for example in examples_of(book) for s in example.sentences]
    return " ".join(" ".join(sentences).split())


def cards_of(sentence: Sentence) -> list[str]:
    """The cards of a sentence in their order."""
    return [part.text for part in sentence.words if isinstance(part, Card)]


@pytest.mark.parametrize("preset", EXPECTED)
def test_examples_of_presets(preset: str) -> None:
    """The examples are what a person who knows the rules would write."""
    words = words_of(rulebook(load_rules(preset), "en"))
    for expected in EXPECTED[preset]:
        assert expected in words


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"teams": "partners"}, "Ana and Cleo play together, and so do Ben and Dan."),
        ({"teams": "partners"}, "Ana scores 129 points. Cleo scores 129 points. Nobody else scores."),
        (
            {"wild_draw_four_bluff": False},
            "With red 2 and green 2 in your hand, you may not play the wild +4.",
        ),
        ({"guilty_draws": 0}, "Ben challenges, nobody draws, and Ben is next."),
        ({"stacking": ["+4 on +2"]}, "Ben may answer with wild +4. If Ben plays wild +4, Cleo owes 6 cards."),
        ({"value_action": 7}, "5 + 7 + 50 = 62."),
    ],
)
def test_examples_follow_the_options(changed: dict[str, object], expected: str) -> None:
    """Another value gives another example."""
    assert expected in words_of(rulebook(load_rules("classic", changed), "en"))


def fits(card: str, top: str) -> bool:
    """Whether a card can be laid on a number card: same colour, same number, or black."""
    return card[0] in (top[0], "w") or card[1:] == top[1:]


def test_matching_cards() -> None:
    """The example lists exactly the cards of the hand that match."""
    seen = 0
    for _, book in books():
        for example in examples_of(book):
            first = example.sentences[0]
            if first.key == "example-fits":
                top, *rest = cards_of(first)
                hand = list(dict.fromkeys(rest))
                assert rest == hand + [card for card in hand if fits(card, top)]
                seen += 1
    assert seen > 100


def points(rules: Rules, card: str) -> int:
    """What a card is worth under the options."""
    if card.endswith("+4"):
        return int(str(rules["value_plus_four"]))
    if card.startswith("w"):
        return int(str(rules["value_wild"]))
    return int(card[1:]) if card[1:].isdigit() else int(str(rules["value_action"]))


def test_hands_are_added_up() -> None:
    """The sums of the worked example are right, whatever cards are worth."""
    seen = 0
    for rules, book in books():
        for example in examples_of(book):
            for sentence in example.sentences:
                if sentence.key == "example-points-hand":
                    total = sum(points(rules, card) for card in cards_of(sentence))
                    assert plain(sentence.words).rstrip(".").replace("\u00a0", " ").endswith(f" {total}")
                    seen += 1
    assert seen > 100


def amount(card: str) -> int:
    """The number of a draw card; 0 for all others."""
    return int(card.partition("+")[2] or 0)


def test_answers_add_up() -> None:
    """A draw card adds its amount to what is owed; a card that passes the debt on adds nothing."""
    seen = 0
    for rules, book in books():
        for example in examples_of(book):
            if example.sentences[0].key != "example-answer":
                continue
            owed = amount(cards_of(example.sentences[0])[0].partition(":")[0])
            for after in example.sentences[1:]:
                (card,) = cards_of(after)
                total = owed + amount(card) * (2 if rules["revenge"] else 1)
                count = "one card." if total == 1 else f"{total} cards."
                assert plain(after.words).endswith(count)
                seen += 1
    assert seen > 100


def test_cards_of_examples_are_in_the_deck() -> None:
    """No example uses a card that is not in the deck."""
    for rules, book in books():
        for example in examples_of(book):
            for sentence in example.sentences:
                for card in cards_of(sentence):
                    assert rules.numbers.deck_counts[parse_face(card.partition(":")[0])] > 0


def test_no_example_for_a_rule_that_is_off() -> None:
    """Pairs, jump-ins, challenges and points have examples only where they are played."""
    wanted = {
        "example-pair": lambda rules: rules["double_play"],
        "example-jump": lambda rules: rules["jump_in"] != "off",
        "example-jump-draw": lambda rules: rules["jump_in"] != "off",
        "example-challenge-guilty": lambda rules: rules["wild_draw_four_bluff"],
        "example-challenge-innocent": lambda rules: rules["challenge_by"] != "nobody",
        "example-points": lambda rules: rules["scoring"] != "none",
        "example-answer": lambda rules: rules["stacking"] or rules["deflect_with"],
    }
    for rules, book in books():
        for key in wanted.keys() & book.all_keys():
            assert wanted[key](rules), key
