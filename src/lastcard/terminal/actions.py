"""What the viewer can do now besides laying a card, and by which key."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lastcard.cards.text import COLOUR_LETTERS, COLOUR_NAMES
from lastcard.rules import Rules
from lastcard.texts import text
from lastcard.views.chances import owes_uno
from lastcard.views.seat import View

_WORDS = (("d", "draw"), ("t", "take"), ("k", "keep"), ("c", "challenge"), ("n", "next"))
_NONE = ("swap none", "defend none", "join none", "dump none")
_IN_SLAP = "slap"
TYPED_COLOURS = tuple(f"in {letter}" for letter in COLOUR_LETTERS)  # the rest of a card, not a move


@dataclass(frozen=True)
class Action:
    """A key, the words beside it, and the move that it makes. Urgent ones stand out."""

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


def actions(view: View, rules: Rules, names: Sequence[str]) -> list[Action]:
    """Everything that has a key of its own now."""
    if view.seat is None:
        return []
    return [*_answers(view, names), *_uno(view), *_reactions(view, rules, names)]


def colour_actions() -> list[Action]:
    """The colours of a black card that is being laid."""
    colours = zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)
    return [Action(letter, text(f"colour-{name}"), f"in {letter}", True) for letter, name in colours]


def _answers(view: View, names: Sequence[str]) -> Iterator[Action]:
    for key, move in _WORDS:
        if move in view.moves:
            urgent = move == "challenge"
            yield Action(key, text(f"do-{move}", count=view.pending), move, urgent)
    for letter, name in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True):
        if f"colour {letter}" in view.moves:
            yield Action(letter, text(f"colour-{name}"), f"colour {letter}")
    for seat, name in enumerate(names):
        if f"swap {seat}" in view.moves:
            yield Action(seat_key(seat), text("do-swap", name=name), f"swap {seat}")
    if "dump all" in view.moves:
        yield Action("a", text("do-dump-all"), "dump all")
    for move in _NONE:
        if move in view.moves:
            yield Action("x", text(f"do-{move.replace(' ', '-')}"), move)


def _uno(view: View) -> Iterator[Action]:
    if view.phase not in ("round over", "match over"):
        urgent = owes_uno(view) or (view.announces and view.seat not in view.called)
        yield Action(text("key-space-twice"), text("do-uno"), "uno", urgent)


def _reactions(view: View, rules: Rules, names: Sequence[str]) -> Iterator[Action]:
    jumps = [move for move in view.moves if move.startswith("jump")]
    if jumps:
        yield Action("j", text("do-jump"), jumps[0] if len(jumps) == 1 else "jump", True)
    for seat in view.catchable:
        if f"catch {seat}" in view.moves:
            yield Action(seat_key(seat), text("do-catch", name=names[seat]), f"catch {seat}", True)
    if rules["slap_number"] != "none" and "slap" in view.moves:
        yield Action("s", text("do-slap"), "slap", view.phase == _IN_SLAP and view.seat not in view.slapped)
    if "speak" in view.moves:
        yield Action("z", text("do-speak"), "speak")
    if "agree" in view.moves:
        yield Action("+", text("do-agree"), "agree", True)
        yield Action("-", text("do-disagree"), "disagree", True)
