"""Typing cards: r then 5 is the red 5, b then s the blue skip, w then g a wild card in green.

You type what is printed on the card, so the keys stay the same while the hand changes. A card is chosen with
its last key. If another card of the hand begins with the same keys, as `rss` does with `rs`, it waits for
Enter or for another key.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from lastcard.cards.text import COLOUR_LETTERS, FACE_TEXTS
from lastcard.rules import Rules
from lastcard.views.seat import View

FIRST_KEYS = f"{COLOUR_LETTERS}w"


@dataclass(frozen=True)
class Reading:
    """What was typed: a whole card, and the keys that may follow. Neither if the hand has no such card."""

    card: str | None = None
    expected: tuple[str, ...] = ()
    not_held: str | None = None  # a card that exists, but not in this hand


def without_colour(rules: Rules) -> Collection[str]:
    """The black cards that are played without a colour: a roulette, if the player hit by it names one."""
    return ("wd",) if rules["roulette_by"] == "victim" else ()


def spellings(hand: Iterable[str], bare: Collection[str] = ()) -> dict[str, str]:
    """Everything that can be typed for the cards of a hand. Black cards appear once for each colour, but for
    those in `bare`."""
    faces = dict.fromkeys(hand)
    black = [face for face in faces if face.startswith("w") and face not in bare]
    found = {face: face for face in faces if face not in black}
    for face in black:
        found |= _in_colours(face, face)
    for face in black:
        for short in _short_forms(face, faces):
            spelled = _in_colours(short, face)
            if not any(a.startswith(b) or b.startswith(a) for a in spelled for b in found):
                found |= spelled
    return found


def _in_colours(typed: str, face: str) -> dict[str, str]:
    return {f"{typed}{letter}": f"{face}:{letter}" for letter in COLOUR_LETTERS}


def _short_forms(face: str, faces: Iterable[str]) -> list[str]:
    """The first keys of a black card, as far as no other card of the hand begins with them."""
    shorter = [face[:length] for length in range(1, len(face))]
    return [keys for keys in shorter if sum(other.startswith(keys) for other in faces) == 1]


def read_card(typed: str, hand: Iterable[str], bare: Collection[str] = ()) -> Reading:
    """What the keys pressed so far mean."""
    known = spellings(hand, bare)
    longer = [spelled for spelled in known if spelled.startswith(typed) and spelled != typed]
    if typed in known or longer:
        return Reading(known.get(typed), tuple(sorted({spelled[len(typed)] for spelled in longer})))
    return Reading(not_held=typed if typed in FACE_TEXTS and len(typed) > 1 else None)


def can_be_added(view: View, run: Sequence[str]) -> tuple[str, ...] | None:
    """The equal cards that can be added to those chosen for one play. None if these cannot be played together
    any more."""
    offer = view.offer(f"play {run[0]}")
    if offer is None or len(run) > 1 + offer.at_most or Counter(run[1:]) - Counter(offer.more):
        return None
    left = Counter(offer.more) - Counter(run[1:])
    return tuple(left.elements()) if len(run) <= offer.at_most else ()


def card_move(view: View, rules: Rules, card: str, pair: bool = False) -> str:
    """The move that playing a card makes now: an answer to a question about cards, a play, or a jump-in.
    Several equal cards are separated by spaces."""
    if view.question and view.asked == view.seat:
        return f"{view.question} {card}"
    if view.turn == view.seat or rules["jump_in"] == "off" or " " in card:
        return f"play {card} {card}" if pair else f"play {card}"
    return f"jump {card}"
