"""What one seat may see: an allow-list. What is not named here does not leave the engine."""

from functools import lru_cache
from typing import Any

import msgspec

from lastcard.cards.faces import COLOURS, MAX_SEATS
from lastcard.cards.text import COLOUR_NAMES, FACE_TEXTS, face_text
from lastcard.engine.legal import legal_moves
from lastcard.engine.moves import MOVES
from lastcard.engine.state import DRAWN, NOBODY, PHASE_NAMES, ROUND_OVER, State
from lastcard.engine.turns import dealer_seat
from lastcard.engine.uno import can_announce, catchable
from lastcard.notation.moves import move_texts
from lastcard.rules import Rules
from lastcard.views.events import direction_name, seats_of

_SAME = tuple([text] for text in FACE_TEXTS)  # lists, which can be repeated


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. `seat` None: somebody who only watches.

    What is the seat's own comes first; what everybody sees is put together once for all viewers."""

    seat: int | None
    hand: tuple[str, ...]
    drawn: str | None  # the card just drawn, if this seat may play it
    moves: tuple[str, ...]
    announces: bool  # whether Uno, called now, announces the play to come
    players: int
    sizes: tuple[int, ...]
    phase: str
    turn: int
    asked: int | None
    direction: str
    top: str
    colour: str | None
    discard: tuple[str, ...]  # what lies below the top card
    pile: int
    pending: int
    called: tuple[int, ...]
    catchable: tuple[int, ...]
    silence: bool
    slapped: tuple[int, ...]
    joined: tuple[int, ...]
    swapping_with: int | None
    challengeable: int | None
    laid: int  # how many cards the last play laid: two in a pair
    accuser: int | None
    accused: int | None
    voted: tuple[int, ...]
    dealer: int
    first: int
    round: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    match_winners: tuple[int, ...]


def view_of(s: State, rules: Rules, seat: int | None) -> View:
    """The view of a seat, or of a watcher."""
    return _view(s, rules, seat, _public(s, rules), [0] * MOVES)


def views_of(s: State, rules: Rules) -> dict[int | None, View]:
    """The views of all seats, and of a watcher as None."""
    public, out = _public(s, rules), [0] * MOVES
    views: dict[int | None, View] = {None: _view(s, rules, None, public, out)}
    for seat in range(s.players):
        views[seat] = _view(s, rules, seat, public, out)
    return views


def _view(s: State, rules: Rules, seat: int | None, public: tuple[Any, ...], out: list[int]) -> View:
    """`out` is a place to write moves to."""
    if seat is None:
        return View(None, (), None, (), False, *public)
    words = move_texts(rules.numbers.swap_number)
    moves = out[: legal_moves(s, rules.numbers, seat, out)]
    return View(
        seat,
        _hand(bytes(s.hand[seat])),
        FACE_TEXTS[s.drawn] if s.phase == DRAWN and s.turn == seat else None,
        tuple([words[move] for move in moves]),
        can_announce(s, rules.numbers, seat),
        *public,
    )


@lru_cache(maxsize=4096)
def _hand(counts: bytes) -> tuple[str, ...]:
    """The cards of a hand in order. Most hands are as they were when somebody looked last."""
    cards: list[str] = []
    for face, count in enumerate(counts):
        if count:
            cards += _SAME[face] * count
    return tuple(cards)


def _public(s: State, rules: Rules) -> tuple[Any, ...]:
    """The fields of a view from `players` on, in their order."""
    r = rules.numbers
    phase = PHASE_NAMES[s.phase]
    seats, sizes = range(s.players), tuple(s.size[: s.players])
    caught = 1 in sizes and s.phase < ROUND_OVER
    return (
        s.players,
        sizes,
        phase,
        s.turn,
        _seat(s.asked),
        direction_name(s.direction),
        face_text(s.top, s.colour),
        COLOUR_NAMES[s.colour] if s.colour < COLOURS else None,
        tuple(map(FACE_TEXTS.__getitem__, s.discard[: s.discard_size])),
        s.pile_size,
        s.pending,
        tuple([other for other in seats if s.called[other] or s.announced == other]),
        tuple([other for other in seats if catchable(s, r, other)]) if caught else (),
        bool(s.silence),
        seats_of(s.slapped) if phase == "slap" else (),
        seats_of(s.joined) if phase in ("join", "dump") else (),
        s.partner if phase == "defend" else None,
        _seat(s.layer),
        s.laid,
        _seat(s.accuser),
        _seat(s.accused),
        seats_of(s.agreed | s.disagreed) if s.accused != NOBODY else (),
        dealer_seat(s),
        s.first,
        s.round,
        tuple(s.points[: s.players]),
        tuple(s.scores[: s.players]),
        seats_of(s.winners),
        seats_of(s.match_winners),
    )


def moves_of(s: State, rules: Rules, seat: int) -> list[int]:
    """All moves of a seat, as numbers."""
    out = [0] * MOVES
    return out[: legal_moves(s, rules.numbers, seat, out)]


def _seat(seat: int) -> int | None:
    return seat if 0 <= seat < MAX_SEATS else None
