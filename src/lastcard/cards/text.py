"""Cards as text that parses back: r5, ys, gr, b+2, rss, gd, w, w+4, and with a chosen colour w:g, w+4:b."""

from collections.abc import Iterable, Sequence

from lastcard.cards.faces import BLACK, FACES, SYMBOLS, WILD
from lastcard.errors import CardError, suggestion

COLOUR_LETTERS = "rygb"
COLOUR_NAMES = ("red", "yellow", "green", "blue")
SYMBOL_TEXTS = (*"0123456789", "s", "r", "+2", "+4", "ss", "d")
BLACK_TEXTS = ("w", "w+1", "w+2", "w+4", "wr+4", "w+6", "w+10", "wd", "wx", "wm", "wb", "wt+2")

FACE_TEXTS = (*(c + s for c in COLOUR_LETTERS for s in SYMBOL_TEXTS), *BLACK_TEXTS)
_FACE_BY_TEXT = {text: face for face, text in enumerate(FACE_TEXTS)}


def face_text(face: int, colour: int = BLACK) -> str:
    """A card as text, with the colour chosen for a black card if there is one."""
    if face >= WILD and colour < BLACK:
        return f"{FACE_TEXTS[face]}:{COLOUR_LETTERS[colour]}"
    return FACE_TEXTS[face]


def parse_face(text: str) -> int:
    """Parse a card without a chosen colour."""
    face = _FACE_BY_TEXT.get(text)
    if face is None:
        raise CardError("card-unknown", card=text, hint=suggestion(text, FACE_TEXTS))
    return face


def parse_colour(text: str) -> int:
    """Parse a colour by its letter or name."""
    if text in COLOUR_NAMES:
        return COLOUR_NAMES.index(text)
    if len(text) == 1 and text in COLOUR_LETTERS:
        return COLOUR_LETTERS.index(text)
    raise CardError("colour-unknown", colour=text, known=", ".join(COLOUR_NAMES))


def parse_card(text: str) -> tuple[int, int]:
    """Parse a card into its face and colour. A black card without a chosen colour is BLACK."""
    name, colon, letter = text.partition(":")
    face = parse_face(name)
    if face < WILD:
        if colon:
            raise CardError("card-not-black", card=text)
        return face, face // SYMBOLS
    return face, parse_colour(letter) if colon else BLACK


def parse_cards(text: str) -> list[int]:
    """Parse cards separated by spaces into faces. `none` is an empty list, and chosen colours are ignored."""
    words = text.split()
    return [] if words == ["none"] else [parse_card(word)[0] for word in words]


def cards_text(faces: Iterable[int]) -> str:
    """Cards separated by spaces, or `none`."""
    return " ".join(FACE_TEXTS[face] for face in faces) or "none"


def hand_faces(counts: Sequence[int]) -> list[int]:
    """Convert a hand from counts by face to a sorted list of faces."""
    return [face for face in range(FACES) for _ in range(counts[face])]
