"""Typing cards: r then 5 is the red 5, b then s the blue skip, w then g a wild card in green.

You type what is printed on the card, so the keys stay the same while the hand changes.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS
from lastcard.rules import Rules
from lastcard.views.seat import View

FIRST_KEYS = f"{COLOUR_LETTERS}w"


@dataclass(frozen=True)
class Reading:
    """What was typed: a whole card, or the keys that may follow. Neither if the hand has no such card."""

    card: str | None = None
    expected: tuple[str, ...] = ()
    not_held: str | None = None  # a card that exists, but not in this hand


def spellings(hand: Iterable[str]) -> dict[str, str]:
    """Everything that can be typed for the cards of a hand. Black cards appear once for each colour."""
    faces = dict.fromkeys(hand)
    found = {face: face for face in faces if not face.startswith("w")}
    black = [face for face in faces if face.startswith("w")]
    for face in black:
        for short in _short_forms(face, black):
            found |= {f"{short}{letter}": f"{face}:{letter}" for letter in COLOUR_LETTERS}
    return found


def _short_forms(face: str, black: list[str]) -> set[str]:
    """The ways to type a black card: its name, or less where that is unambiguous."""
    forms = {face}
    if len(black) == 1:
        forms.add("w")
    if "+" in face and sum("+" in other for other in black) == 1:
        forms.add("w+")
    return forms


def read_card(typed: str, hand: Iterable[str]) -> Reading:
    """What the keys pressed so far mean."""
    known = spellings(hand)
    if typed in known:
        return Reading(known[typed])
    following = sorted({spelled[len(typed)] for spelled in known if spelled.startswith(typed)})
    if following:
        return Reading(expected=tuple(following))
    return Reading(not_held=typed if typed in FACE_TEXTS and len(typed) > 1 else None)


def card_move(view: View, rules: Rules, card: str, pair: bool = False) -> str:
    """The move that playing a card makes now: an answer to a question about cards, a play, or a jump-in."""
    if view.question and view.asked == view.seat:
        return f"{view.question} {card}"
    if view.turn == view.seat or rules["jump_in"] == "off":
        return f"play {card} {card}" if pair else f"play {card}"
    return f"jump {card}"
