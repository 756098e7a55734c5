"""Cards: faces as small numbers, decks, and their text form.

Names are looked up when they are used: the engine needs `cards.faces` alone.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.cards.decks import canonical, composition_text, deck_counts
    from lastcard.cards.text import cards_text, face_text, hand_faces, parse_card, parse_cards, parse_face

__all__ = [
    "canonical",
    "cards_text",
    "composition_text",
    "deck_counts",
    "face_text",
    "hand_faces",
    "parse_card",
    "parse_cards",
    "parse_face",
]

_DECKS = ("canonical", "composition_text", "deck_counts")


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{'decks' if name in _DECKS else 'text'}"), name)
