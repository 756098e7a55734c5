"""Cards: faces as small numbers, decks, and their text form."""

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
