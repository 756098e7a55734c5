"""Cards as text: r5, ys, gr, b+2, w, w+4, and with a declared colour w:g, w+4:b. It parses back."""

from collections.abc import Iterable, Sequence

from lastcard.cards.faces import BLACK, FACES, SYMBOLS, WILD
from lastcard.errors import CardError, suggestion

COLOUR_LETTERS = "rygb"
COLOUR_NAMES = ("red", "yellow", "green", "blue")
SYMBOL_TEXTS = (*"0123456789", "s", "r", "+2", "+4")
BLACK_TEXTS = ("w", "w+1", "w+2", "w+4")

FACE_TEXTS = (*(c + s for c in COLOUR_LETTERS for s in SYMBOL_TEXTS), *BLACK_TEXTS)
_FACE_BY_TEXT = {text: face for face, text in enumerate(FACE_TEXTS)}


def face_text(face: int, colour: int = BLACK) -> str:
    """The card as text; a black one with the colour declared for it, if there is one."""
    if face >= WILD and colour < BLACK:
        return f"{FACE_TEXTS[face]}:{COLOUR_LETTERS[colour]}"
    return FACE_TEXTS[face]


def parse_face(text: str) -> int:
    """The face of a card without a declared colour."""
    face = _FACE_BY_TEXT.get(text)
    if face is None:
        raise CardError("card-unknown", card=text, hint=suggestion(text, FACE_TEXTS))
    return face


def parse_colour(text: str) -> int:
    """A colour by its letter or its name."""
    if text in COLOUR_NAMES:
        return COLOUR_NAMES.index(text)
    if len(text) == 1 and text in COLOUR_LETTERS:
        return COLOUR_LETTERS.index(text)
    raise CardError("colour-unknown", colour=text, known=", ".join(COLOUR_NAMES))


def parse_card(text: str) -> tuple[int, int]:
    """Face and declared colour (BLACK if none is given, the own colour for a coloured card)."""
    name, colon, letter = text.partition(":")
    face = parse_face(name)
    if face < WILD:
        if colon:
            raise CardError("card-not-black", card=text)
        return face, face // SYMBOLS
    return face, parse_colour(letter) if colon else BLACK


def parse_cards(text: str) -> list[int]:
    """Faces of cards separated by blanks; `none` is an empty list. Declared colours are accepted."""
    words = text.split()
    return [] if words == ["none"] else [parse_card(word)[0] for word in words]


def cards_text(faces: Iterable[int]) -> str:
    """Cards separated by blanks, or `none`."""
    return " ".join(FACE_TEXTS[face] for face in faces) or "none"


def hand_faces(counts: Sequence[int]) -> list[int]:
    """A hand given as a count for each face, as a sorted list of faces."""
    return [face for face in range(FACES) for _ in range(counts[face])]
