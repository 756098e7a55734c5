"""What the viewer can do now besides playing a card, and the key for each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lastcard.cards.text import COLOUR_LETTERS, COLOUR_NAMES
from lastcard.texts import text
from lastcard.views.offers import Offer
from lastcard.views.seat import View

# The keys of moves that need nothing but a word. Colours have their letters, seats their digits.
_KEYS = {
    "draw": "d",
    "take": "t",
    "keep": "k",
    "challenge": "c",
    "next": "n",
    "dump": "a",
    "jump": "j",
    "slap": "s",
    "speak": "z",
    "agree": "+",
    "disagree": "-",
}
_DECLINE = "x"
# Not moves, but steps on the way to one.
PLAY_RUN, FORGET = "play these", "forget"
TYPED_COLOURS = tuple(f"in {letter}" for letter in COLOUR_LETTERS)  # the rest of a card, not a move


@dataclass(frozen=True)
class Action:
    """A key, the words beside it, and the move that it makes. Urgent actions stand out."""

    key: str
    label: str
    move: str
    urgent: bool = False


def seat_key(seat: int) -> str:
    """The digit of a seat: the first seat is 1, the tenth 0."""
    return str((seat + 1) % 10)


def seat_of(key: str) -> int:
    """The seat of a digit."""
    return (int(key) - 1) % 10


def actions(view: View, names: Sequence[str], hints: bool = True) -> list[Action]:
    """Everything that has a key of its own now. Without hints nothing tells which cards can be played."""
    if view.seat is None:
        return []
    found = [*_answers(view, names), *_uno(view), *_reactions(view, names)]
    if hints:
        return found
    if view.question in ("turn", "lay") and not view.offer("draw"):
        found.insert(0, Action(_KEYS["draw"], text("do-draw"), "draw"))
    return [action for action in found if action.key != _KEYS["jump"]]


def colour_actions() -> list[Action]:
    """The colours to choose from for a black card."""
    colours = zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)
    return [Action(letter, text(f"colour-{name}"), f"in {letter}", True) for letter, name in colours]


def run_actions(count: int) -> list[Action]:
    """What can be done with equal cards that are chosen for one play."""
    return [
        Action(text("key-enter"), text("do-play-equal", count=count), PLAY_RUN, True),
        Action(text("key-escape"), text("do-forget"), FORGET),
    ]


def _answers(view: View, names: Sequence[str]) -> Iterator[Action]:
    for offer in view.moves:
        if not offer.any_time and not offer.cards:  # cards are typed
            yield Action(*_key_and_label(offer, view, names), offer.text, offer.kind == "challenge")


def _key_and_label(offer: Offer, view: View, names: Sequence[str]) -> tuple[str, str]:
    if offer.seat is not None:
        return seat_key(offer.seat), text(f"do-{offer.kind}", name=names[offer.seat])
    if offer.colour:
        return offer.colour[0], text(f"colour-{offer.colour}")
    key = _DECLINE if offer.declines else _KEYS[offer.kind]
    return key, text(f"do-{offer.text.replace(' ', '-')}", count=view.pending)


def _uno(view: View) -> Iterator[Action]:
    if view.phase not in ("round over", "match over") and view.seat not in view.out:
        yield Action(text("key-space-twice"), text("do-uno"), "uno", view.uno_is_due)


def _reactions(view: View, names: Sequence[str]) -> Iterator[Action]:
    jumps = view.of_kind("jump")
    if jumps:
        yield Action(_KEYS["jump"], text("do-jump"), jumps[0].text if len(jumps) == 1 else "jump", True)
    for offer in view.of_kind("catch"):
        if offer.reaction:
            yield Action(*_key_and_label(offer, view, names), offer.text, True)
    for offer in view.moves:
        if offer.any_time and offer.kind in _KEYS and not offer.cards:
            yield Action(*_key_and_label(offer, view, names), offer.text, offer.reaction)
