"""What one seat may see: an allow-list. What is not named here does not leave the engine."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import compress
from typing import Any

import msgspec

from lastcard.cards.faces import COLOURS, MAX_SEATS
from lastcard.cards.text import COLOUR_NAMES, FACE_TEXTS, face_text
from lastcard.engine.legal import legal_moves
from lastcard.engine.moves import MOVES
from lastcard.engine.state import DRAWN, NO_CARD, NOBODY, PHASE_NAMES, ROUND_OVER, State
from lastcard.engine.turns import dealer_seat
from lastcard.engine.uno import can_announce, catchable
from lastcard.notation.moves import move_numbers, move_texts
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


# What is a seat's own, as the engine has it: how many of each face, the drawn one, moves, an announcement.
Own = tuple[bytes, int, tuple[int, ...], bool]
PUBLIC = View.__struct_fields__[5:]  # the fields of a view that everybody sees


class Views(Mapping[int | None, View]):
    """What all seats see at one moment, and under None somebody who only watches.

    Of most views nothing is asked but whether they have changed: they are put together when looked at."""

    def __init__(self, s: State, rules: Rules) -> None:
        out = [0] * MOVES
        self.public = _public(s, rules)
        self.own: dict[int | None, Own] = {seat: _own(s, rules, seat, out) for seat in range(s.players)}
        self.own[None] = _WATCHER
        self._rules = rules
        self._seen: dict[int | None, View] = {}

    def __getitem__(self, seat: int | None) -> View:
        view = self._seen.get(seat)
        if view is None:
            view = self._seen[seat] = View(seat, *_told(self.own[seat], self._rules).values(), *self.public)
        return view

    def told(self, seat: int | None, since: Own | None = None) -> dict[str, Any]:
        """What is a seat's own, by the names of a view's fields; or what of it is new since then."""
        return _told(self.own[seat], self._rules, since)

    def allow(self, seat: int, move: str) -> bool:
        """Whether a move is among those of a seat."""
        own = self.own.get(seat, _WATCHER)
        return move_numbers(self._rules.numbers.swap_number).get(move) in own[2]

    def __iter__(self) -> Iterator[int | None]:
        return iter(self.own)

    def __len__(self) -> int:
        return len(self.own)


def view_of(s: State, rules: Rules, seat: int | None) -> View:
    """The view of a seat, or of a watcher."""
    own = _WATCHER if seat is None else _own(s, rules, seat, [0] * MOVES)
    return View(seat, *_told(own, rules).values(), *_public(s, rules))


_WATCHER: Own = b"", NO_CARD, (), False


def _own(s: State, rules: Rules, seat: int, out: list[int]) -> Own:
    """`out` is a place to write moves to."""
    r = rules.numbers
    return (
        bytes(s.hand[seat]),
        s.drawn if s.phase == DRAWN and s.turn == seat else NO_CARD,
        tuple(out[: legal_moves(s, r, seat, out)]),
        can_announce(s, r, seat),
    )


def _told(own: Own, rules: Rules, since: Own | None = None) -> dict[str, Any]:
    """In the order of a view's fields."""
    hand, drawn, moves, announces = own
    told: dict[str, Any] = {}
    if since is None or hand != since[0]:
        told["hand"] = _hand(hand)
    if since is None or drawn != since[1]:
        told["drawn"] = FACE_TEXTS[drawn] if drawn != NO_CARD else None
    if since is None or moves != since[2]:
        words = move_texts(rules.numbers.swap_number)
        told["moves"] = tuple([words[move] for move in moves])
    if since is None or announces != since[3]:
        told["announces"] = announces
    return told


@lru_cache(maxsize=4096)
def _hand(counts: bytes) -> tuple[str, ...]:
    """The cards of a hand in order. Most hands are as they were when somebody looked last."""
    cards: list[str] = []
    for face in compress(range(len(counts)), counts):
        cards += _SAME[face] * counts[face]
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
