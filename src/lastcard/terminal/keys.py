"""Cards by key presses: r then 5 is red 5, b then s blue skip, w then g a wild card in green.

What is typed is what stands on the card, so a hand that changes does not change its keys.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS
from lastcard.rules import Rules
from lastcard.views.seat import View

FIRST_KEYS = f"{COLOUR_LETTERS}w"


@dataclass(frozen=True)
class Reading:
    """What was typed: a whole card, or what may follow; neither if it is no card of the hand."""

    card: str | None = None
    expected: tuple[str, ...] = ()
    not_held: str | None = None  # a card that there is, but not in this hand


def spellings(hand: Iterable[str]) -> dict[str, str]:
    """Everything that can be typed for the cards of a hand; black ones with each colour."""
    faces = dict.fromkeys(hand)
    found = {face: face for face in faces if not face.startswith("w")}
    black = [face for face in faces if face.startswith("w")]
    for face in black:
        for short in _short_forms(face, black):
            found |= {f"{short}{letter}": f"{face}:{letter}" for letter in COLOUR_LETTERS}
    return found


def _short_forms(face: str, black: list[str]) -> set[str]:
    """A black card by its name, or by less where that says enough."""
    forms = {face}
    if len(black) == 1:
        forms.add("w")
    if "+" in face and sum("+" in other for other in black) == 1:
        forms.add("w+")
    return forms


def read_card(typed: str, hand: Iterable[str]) -> Reading:
    """What the keys pressed so far come to."""
    known = spellings(hand)
    if typed in known:
        return Reading(known[typed])
    following = sorted({spelled[len(typed)] for spelled in known if spelled.startswith(typed)})
    if following:
        return Reading(expected=tuple(following))
    return Reading(not_held=typed if typed in FACE_TEXTS and len(typed) > 1 else None)


def card_move(view: View, rules: Rules, card: str, pair: bool = False) -> str:
    """What it means to lay a card now: an answer to what is asked, a play, or a jump-in."""
    if view.phase in ("defend", "join") and view.asked == view.seat:
        return f"{view.phase} {card}"
    if view.turn == view.seat or rules["jump_in"] == "off":
        return f"play {card} {card}" if pair else f"play {card}"
    return f"jump {card}"
