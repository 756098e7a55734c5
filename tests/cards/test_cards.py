"""Cards and decks as numbers and as text."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.cards import canonical, composition_text, deck_counts, face_text, parse_card, parse_face
from lastcard.cards.faces import BLACK, COLOURS, FACES, PLUS, SYMBOLS, WILD
from lastcard.errors import CardError


@pytest.mark.parametrize("face", range(FACES))
def test_card_text_parses_back(face: int) -> None:
    """Every face, and every black face in every colour, parses back from its text."""
    assert parse_face(face_text(face)) == face
    for colour in range(COLOURS):
        wanted = colour if face >= WILD else face // SYMBOLS
        assert parse_card(face_text(face, colour)) == (face, wanted)
    if face >= WILD:
        assert parse_card(face_text(face)) == (face, BLACK)


@pytest.mark.parametrize(
    ("deck", "cards", "zeros", "black"),
    [("standard", 108, 4, 8), ("twins", 116, 8, 12), ("colour-fours", 124, 8, 12), ("double", 216, 8, 16)],
)
def test_named_decks(deck: str, cards: int, zeros: int, black: int) -> None:
    """The named decks have the right sizes and differ as documented (G19, G10)."""
    counts = deck_counts(deck)
    assert sum(counts) == cards
    assert sum(counts[colour * SYMBOLS] for colour in range(COLOURS)) == zeros
    assert sum(counts[WILD:]) == black


def test_amounts_of_draw_cards() -> None:
    """Exactly the cards with a + have an amount to owe, except for the aimed +2, which is drawn at once."""
    amounts = {face_text(face): PLUS[face] for face in range(FACES) if PLUS[face]}
    assert amounts == {
        **{f"{colour}+{n}": n for colour in "rygb" for n in (2, 4)},
        **{f"w+{n}": n for n in (1, 2, 4, 6, 10)},
        "wr+4": 4,
    }


@given(st.lists(st.integers(0, 4), min_size=FACES, max_size=FACES).filter(lambda c: any(c[:WILD])))
def test_a_composition_in_one_line_parses_back(counts: list[int]) -> None:
    """The one-line form of any deck parses back."""
    assert deck_counts(composition_text(tuple(counts))) == tuple(counts)


def test_a_composition_of_a_known_deck_gets_its_name() -> None:
    """A composition that equals a named deck gets that name, however it is written."""
    assert canonical("w*4 w+4*4 +2*2 r*2 s*2 1-9*2 0") == "standard"
    assert canonical("0 1-9*2 r5=3") == "0*1 1*2 2*2 3*2 4*2 5*2 6*2 7*2 8*2 9*2 r5=3"


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    """A deck file sets copies in every colour, black cards, and exact numbers of single cards."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[coloured]\n"1-3" = 2\n"+4" = 1\n[black]\n"w+1" = 5\n[cards]\n"r1" = 0\n')
    counts = deck_counts(str(path))
    assert sum(counts) == 4 * 6 + 4 + 5 - 2
    assert counts[parse_face("r1")] == 0
    assert counts[parse_face("g+4")] == 1


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("standart", "did you mean 'standard'"),
        ("1-9*2 q*3", "no such symbol: 'q'"),
        ("1-9*2 x5=3", "no such card: 'x5'"),
        ("w*4 w+4*4", "at least one coloured card"),
        ("0-9*99", "more than 240"),
        ("0 1**2", "cannot read '1**2'"),
        ("9-1*2", "no such symbols"),
        ("no-such-file.toml", "No such file"),
    ],
)
def test_invalid_decks(deck: str, message: str) -> None:
    """The error is one line that says what is wrong."""
    with pytest.raises(CardError) as error:
        deck_counts(deck)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
