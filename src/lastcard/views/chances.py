"""What a seat can do now, told apart: answers that the game waits for, and chances to react.

`View.moves` is everything that the rules accept, also what costs something: a wrong call, a catch without
reason. Here is what makes sense. It is made of the view alone, so a bot far away can use it, too.
"""

from lastcard.views.seat import View

_CARD_ANSWERS = ("play", "draw", "take", "keep", "colour", "swap", "defend", "join", "dump")


def answers(view: View) -> tuple[str, ...]:
    """The moves of which one must be made, if the game waits for this seat; else none."""
    return tuple(move for move in view.moves if _is_answer(view, move))


def _is_answer(view: View, move: str) -> bool:
    verb = move.split(maxsplit=1)[0]
    if verb == "slap":
        return view.phase == "slap" and view.seat not in view.slapped
    if verb == "challenge":
        return view.turn == view.seat
    return verb in _CARD_ANSWERS or verb == "next"


def chances(view: View) -> tuple[str, ...]:
    """Reactions that are no mistake. (A challenge can be lost all the same.)"""
    return tuple(move for move in view.moves if _is_chance(view, move))


def _is_chance(view: View, move: str) -> bool:
    verb, _, rest = move.partition(" ")
    if verb == "uno":
        return owes_uno(view)
    if verb == "catch":
        return int(rest) in view.catchable
    if verb == "slap":
        return view.phase == "slap" and view.seat not in view.slapped
    if verb == "challenge":
        return view.turn != view.seat
    return verb in ("jump", "agree", "disagree")


def owes_uno(view: View) -> bool:
    """Whether this seat holds one card and has not said so."""
    return view.seat is not None and view.sizes[view.seat] == 1 and view.seat not in view.called
