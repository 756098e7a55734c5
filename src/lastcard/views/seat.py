"""What one seat may see: an allow-list. What is not named here does not leave the engine."""

from dataclasses import dataclass

from lastcard.cards.faces import COLOURS, MAX_SEATS
from lastcard.cards.text import COLOUR_NAMES, FACE_TEXTS, face_text, hand_faces
from lastcard.engine.legal import legal_moves
from lastcard.engine.moves import MOVES
from lastcard.engine.state import DRAWN, NOBODY, PHASE_NAMES, ROUND_OVER, State
from lastcard.engine.turns import dealer_seat
from lastcard.engine.uno import can_announce, catchable
from lastcard.notation.moves import move_text
from lastcard.rules import Rules
from lastcard.views.events import direction_name, seats_of


@dataclass(frozen=True)
class View:
    """The table as one seat sees it. `seat` None: somebody who only watches."""

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
    r = rules.numbers
    seats = range(s.players)
    own = seat is not None
    return View(
        seat=seat,
        hand=tuple(FACE_TEXTS[face] for face in hand_faces(s.hand[seat])) if own else (),
        drawn=FACE_TEXTS[s.drawn] if own and s.phase == DRAWN and s.turn == seat else None,
        moves=tuple(move_text(move, r.swap_number) for move in moves_of(s, rules, seat)) if own else (),
        announces=own and can_announce(s, r, seat),
        players=s.players,
        sizes=tuple(s.size[: s.players]),
        phase=PHASE_NAMES[s.phase],
        turn=s.turn,
        asked=_seat(s.asked),
        direction=direction_name(s.direction),
        top=face_text(s.top, s.colour),
        colour=COLOUR_NAMES[s.colour] if s.colour < COLOURS else None,
        discard=tuple(FACE_TEXTS[face] for face in s.discard[: s.discard_size]),
        pile=s.pile_size,
        pending=s.pending,
        called=tuple(other for other in seats if s.called[other] or s.announced == other),
        catchable=tuple(other for other in seats if s.phase < ROUND_OVER and catchable(s, r, other)),
        silence=bool(s.silence),
        slapped=seats_of(s.slapped) if PHASE_NAMES[s.phase] == "slap" else (),
        joined=seats_of(s.joined) if PHASE_NAMES[s.phase] in ("join", "dump") else (),
        swapping_with=s.partner if PHASE_NAMES[s.phase] == "defend" else None,
        challengeable=_seat(s.layer),
        laid=s.laid,
        accuser=_seat(s.accuser),
        accused=_seat(s.accused),
        voted=seats_of(s.agreed | s.disagreed) if s.accused != NOBODY else (),
        dealer=dealer_seat(s),
        first=s.first,
        round=s.round,
        points=tuple(s.points[: s.players]),
        scores=tuple(s.scores[: s.players]),
        winners=seats_of(s.winners),
        match_winners=seats_of(s.match_winners),
    )


def moves_of(s: State, rules: Rules, seat: int) -> list[int]:
    """All moves of a seat, as numbers."""
    out = [0] * MOVES
    return out[: legal_moves(s, rules.numbers, seat, out)]


def _seat(seat: int) -> int | None:
    return seat if 0 <= seat < MAX_SEATS else None
