"""What one seat may see. This is an allow-list: nothing that is not named here leaves the engine."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import compress
from typing import Any

import msgspec

from lastcard.cards.faces import COLOURS, MAX_SEATS
from lastcard.cards.text import COLOUR_NAMES, FACE_TEXTS, face_text
from lastcard.engine.moves import MOVES
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.phases import DEFEND, DRAWN, DUMP, JOIN, ROUND_OVER, SLAP
from lastcard.engine.phases import NAMES as PHASE_NAMES
from lastcard.engine.state import NO_CARD, NOBODY, State
from lastcard.engine.turns import dealer_seat
from lastcard.engine.uno import catchable
from lastcard.notation.moves import Move
from lastcard.rules import Rules
from lastcard.views.events import direction_name, seats_of
from lastcard.views.offers import Offer, offer_codes, offers_json, offers_of, price_among, question_of

_SAME = tuple([text] for text in FACE_TEXTS)  # lists, which can be repeated
_SEATS = (*range(MAX_SEATS), None)  # the last one is for NOBODY


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. `seat` is None for a watcher.

    The fields that only the seat itself sees come first. The others are the same for every viewer, and are
    built once for all of them."""

    seat: int | None
    hand: tuple[str, ...]
    drawn: str | None  # the card just drawn, if this seat may play it
    moves: tuple[Offer, ...]  # everything that the rules accept now, including mistakes that cost cards
    question: str | None  # what the game asks of this seat; see `question_of`
    players: int
    sizes: tuple[int, ...]
    order: tuple[int, ...]  # the seats clockwise around the table
    out: tuple[int, ...]  # the seats that do not take part in this round
    gone: tuple[int, ...]  # those of them that have left the match
    places: tuple[int, ...]  # the seats that went out in this round, the first one first
    open_hands: tuple[tuple[str, ...] | None, ...]  # the hands that lie open for everyone to see
    phase: str
    turn: int
    asked: int | None
    direction: str
    top: str
    colour: str | None
    discard: tuple[str, ...]  # what lies below the top card
    buried: int  # how many more lie face down below them: the hands of players who were knocked out
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

    @property
    def answers(self) -> tuple[Offer, ...]:
        """The moves that this seat must choose from. Empty if the game does not wait for it."""
        return tuple([offer for offer in self.moves if offer.answer])

    @property
    def reactions(self) -> tuple[Offer, ...]:
        """The reactions of this seat that are not mistakes. A challenge can still be lost."""
        return tuple([offer for offer in self.moves if offer.reaction])

    def of_kind(self, kind: str) -> tuple[Offer, ...]:
        """The moves of one kind."""
        return tuple([offer for offer in self.moves if offer.kind == kind])

    def offer(self, text: str) -> Offer | None:
        """The move with this text, or None if this seat cannot make it."""
        return next((offer for offer in self.moves if offer.text == text), None)

    @property
    def uno_is_due(self) -> bool:
        """Whether this seat should say Uno now: it has one card, or is about to lay its last card but one."""
        return any(offer.reaction for offer in self.of_kind("uno"))


# What only a seat itself sees, as the engine has it: how many of each face, the drawn card, offers, question.
Own = tuple[bytes, int, tuple[int, ...], str | None]
PUBLIC = View.__struct_fields__[5:]  # the fields that every viewer sees


class Views(Mapping[int | None, View]):
    """What each seat sees at one moment. The key None is for watchers.

    For most views the server only needs to know whether they have changed, so a view is built when it is
    first looked up."""

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
            view = self._seen[seat] = View(seat, *_private(self.own[seat], self._rules), *self.public)
        return view

    def told(self, seat: int | None, since: Own | None = None) -> dict[str, Any]:
        """The private fields of a seat's view by name, ready to be encoded as JSON; or only those that are
        different from `since`."""
        hand, drawn, codes, question = self.own[seat]
        told: dict[str, Any] = {}
        if since is None or hand != since[0]:
            told["hand"] = _hand(hand)
        if since is None or drawn != since[1]:
            told["drawn"] = _card(drawn)
        if since is None or codes != since[2] or (hand != since[0] and self._rules.numbers.equal_cards):
            told["moves"] = offers_json(codes, hand, self._rules.numbers)
        if since is None or question != since[3]:
            told["question"] = question
        return told

    def price(self, seat: int, move: Move) -> int | None:
        """The cards that a move costs a seat because it is a mistake; None if the seat cannot make it."""
        return price_among(self.own.get(seat, _WATCHER)[2], move)

    def __iter__(self) -> Iterator[int | None]:
        return iter(self.own)

    def __len__(self) -> int:
        return len(self.own)


def view_of(s: State, rules: Rules, seat: int | None) -> View:
    """The view of a seat, or of a watcher."""
    own = _WATCHER if seat is None else _own(s, rules, seat, [0] * MOVES)
    return View(seat, *_private(own, rules), *_public(s, rules))


_WATCHER: Own = b"", NO_CARD, (), None


def _own(s: State, rules: Rules, seat: int, out: list[int]) -> Own:
    """What only this seat sees. `out` is a buffer for moves."""
    drawn = s.drawn if s.phase == DRAWN and s.turn == seat else NO_CARD
    codes = offer_codes(s, rules.numbers, seat, out)
    return bytes(s.hand[seat]), drawn, codes, question_of(s, codes) if codes else None


def _private(own: Own, rules: Rules) -> tuple[Any, ...]:
    """The private fields of a view, in order."""
    hand, drawn, codes, question = own
    return _hand(hand), _card(drawn), offers_of(codes, hand, rules.numbers), question


def _card(face: int) -> str | None:
    return FACE_TEXTS[face] if face != NO_CARD else None


@lru_cache(maxsize=4096)
def _hand(counts: bytes) -> tuple[str, ...]:
    """The cards of a hand in order. Cached, because most hands have not changed since the last view."""
    cards: list[str] = []
    for face in compress(range(len(counts)), counts):
        cards += _SAME[face] * counts[face]
    return tuple(cards)


def _public(s: State, rules: Rules) -> tuple[Any, ...]:
    """The fields of a view from `players` on, in their order."""
    r = rules.numbers
    return (
        s.players,
        tuple(s.size[: s.players]),
        _order(s),
        seats_of(s.out),
        seats_of(s.gone),
        _places(s),
        _open_hands(s, r),
        PHASE_NAMES[s.phase],
        s.turn,
        _SEATS[s.asked],
        direction_name(s.direction),
        face_text(s.top, s.colour),
        COLOUR_NAMES[s.colour] if s.colour < COLOURS else None,
        tuple(map(FACE_TEXTS.__getitem__, s.discard[s.buried : s.discard_size])),
        s.buried,
        s.pile_size,
        s.pending,
        _called_seats(s),
        catchable_seats(s, r),
        bool(s.silence),
        seats_of(s.slapped) if s.phase == SLAP else (),
        seats_of(s.joined) if s.phase in (JOIN, DUMP) else (),
        s.partner if s.phase == DEFEND else None,
        _SEATS[s.challengeable],
        s.laid,
        _SEATS[s.accuser],
        _SEATS[s.accused],
        seats_of(s.agreed | s.disagreed) if s.accused != NOBODY else (),
        dealer_seat(s),
        s.first,
        s.round,
        tuple(s.points[: s.players]),
        tuple(s.scores[: s.players]),
        seats_of(s.winners),
        seats_of(s.match_winners),
    )


def _order(s: State) -> tuple[int, ...]:
    """The seats clockwise, from seat 0 on."""
    order = [0]
    while len(order) < s.players:
        order.append(s.clockwise[order[-1]])
    return tuple(order)


def _places(s: State) -> tuple[int, ...]:
    """The seats that went out, the first one first."""
    found = [(place, seat) for seat, place in enumerate(s.places[: s.players]) if place]
    return tuple([seat for _, seat in sorted(found)])


def _open_hands(s: State, r: RuleNumbers) -> tuple[tuple[str, ...] | None, ...]:
    """The hands that are so small that they lie open (E14)."""
    if not r.open_hands:
        return ()
    return tuple([_hand(bytes(s.hand[seat])) if is_open(s, r, seat) else None for seat in range(s.players)])


def is_open(s: State, r: RuleNumbers, seat: int) -> bool:
    """Whether a hand lies open."""
    return 0 < s.size[seat] <= r.open_hands


def _called_seats(s: State) -> tuple[int, ...]:
    """The seats that have called Uno, or announced it."""
    if s.announced == NOBODY and 1 not in s.called:  # most of the time
        return ()
    return tuple([seat for seat in range(s.players) if s.called[seat] or s.announced == seat])


def catchable_seats(s: State, r: RuleNumbers) -> tuple[int, ...]:
    """The seats that can be caught now."""
    if s.phase >= ROUND_OVER or 1 not in s.size:
        return ()
    return tuple([seat for seat in range(s.players) if catchable(s, r, seat)])
