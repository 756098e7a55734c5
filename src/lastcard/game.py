"""A game in the hand: the friendly face of the engine.

game = Game(load_rules("classic"), seats=["Ana", "Ben", "Cleo"], seed=7)
game.moves(game.to_act)        what a seat can do, as text
game.play(0, "play r5")        or IllegalMove, which says why and names the rule
game.view(0)                   what seat 0 may see
game.events                    everything that happened
game.outcome                   how the round ended, once it has
game.transcript()              the game as a text that replays
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from lastcard.cards.faces import COLOURS, FACES, MAX_SEATS
from lastcard.engine.deal import start_match
from lastcard.engine.invariants import NAMES as INVARIANT_NAMES
from lastcard.engine.invariants import broken
from lastcard.engine.legal import refusal
from lastcard.engine.refusals import NAMES as REFUSAL_NAMES
from lastcard.engine.refusals import OK
from lastcard.engine.state import MATCH_OVER, ROUND_OVER, WENT_OUT, State
from lastcard.engine.step import apply, is_misplay
from lastcard.engine.turns import decider
from lastcard.errors import LastCardError, RulesError
from lastcard.fair import Deal, Stream
from lastcard.notation.moves import move_numbers, move_text, parse_move
from lastcard.notation.transcript import Step, Transcript, game_hash
from lastcard.rules import Rules
from lastcard.texts import text
from lastcard.views.events import Event, decode, seats_of
from lastcard.views.seat import View, Views, moves_of, view_of
from lastcard.views.words import refusal_rules, refusal_words


class IllegalMove(LastCardError):
    """A move that the rules refuse. `code` names the reason, `rules` the ledger ids; `paid` is true if
    the attempt was a misplay that cost cards."""

    def __init__(self, code: int, preset: str, paid: bool) -> None:
        super().__init__(f"refusal-{REFUSAL_NAMES[code]}")
        self.args = (code, preset, paid)  # what a copy is made from
        self.code = REFUSAL_NAMES[code]
        self.rules = refusal_rules(code, preset)
        self.paid = paid

    def in_language(self, language: str | None) -> str:
        """Why it was refused, with the rules in brackets."""
        code, preset, _ = self.args
        return refusal_words(code, preset, language)


@dataclass(frozen=True)
class Outcome:
    """How a round ended: why, who won it, and what it was worth to every seat."""

    reason: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    match_winners: tuple[int, ...]


class Game:
    """A match from its first deal on. With a deal (see `lastcard.fair`) chance comes from there, and the seed
    counts for nothing."""

    def __init__(
        self,
        rules: Rules,
        seats: int | Sequence[str] = 4,
        seed: int = 0,
        dealer: int = 0,
        deal: Deal | None = None,
    ) -> None:
        self.rules = rules
        if not 0 <= seed < 1 << 64:
            raise RulesError("seed-range", seed=str(seed))
        if isinstance(seats, int):
            seats = [text("seat-name", number=n) for n in range(min(seats, MAX_SEATS + 1))]
        self.names = _checked_names(seats)
        self.seed = seed
        self.dealer = dealer
        self.deal = deal
        self.steps: list[Step] = []
        rules.check_seats(len(self.names))
        if not 0 <= dealer < len(self.names):
            raise RulesError("dealer-unknown", dealer=dealer)
        if deal and len(deal.seeds) != len(self.names):
            raise RulesError("deal-seats", given=len(deal.seeds), seats=len(self.names))
        self.state = State()
        self.state.log = []
        self.state.stream = Stream(deal) if deal else None
        start_match(self.state, rules.numbers, len(self.names), seed, dealer)

    @classmethod
    def from_state(cls, rules: Rules, state: State) -> "Game":
        """A game that goes on from a position. It has no transcript: nobody knows how it came about."""
        game = cls.__new__(cls)
        game.rules = rules
        game.names = [text("seat-described", number=n) for n in range(state.players)]
        game.seed = game.dealer = -1
        game.deal = None
        game.steps = []
        game.state = state
        state.log = []
        return game

    @property
    def to_act(self) -> int:
        """The seat that the game waits for; not always the one on turn."""
        return decider(self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, secrets included; `Event.seen_by` cuts it for a viewer."""
        return self.events_since(0)

    def events_since(self, count: int) -> list[Event]:
        """What happened after the first `count` events."""
        return [_decode(entry) for entry in (self.state.log or [])[count:]]

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it runs."""
        s = self.state
        if s.phase < ROUND_OVER:
            return None
        return Outcome(
            "went out" if s.reason == WENT_OUT else "stalemate",
            seats_of(s.winners),
            tuple(s.points[: s.players]),
            tuple(s.scores[: s.players]),
            seats_of(s.match_winners),
        )

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.phase == MATCH_OVER

    def moves(self, seat: int) -> list[str]:
        """Everything a seat can do now, reactions included."""
        return [self._text(move) for move in moves_of(self.state, self.rules, self._seat(seat))]

    def why_not(self, seat: int, move: str) -> str | None:
        """The reason why a move would be refused, or None if it would be accepted."""
        refused = self.refused(seat, move)
        return None if refused is None else str(refused)

    def refused(self, seat: int, move: str) -> "IllegalMove | None":
        """The error that a move would raise if it cost nothing to try, or None if it would be accepted."""
        code = refusal(self.state, self.rules.numbers, self._seat(seat), self.parse(seat, move))
        return None if code == OK else IllegalMove(code, self.rules.preset, False)

    def play(self, seat: int, move: str) -> list[Event]:
        """Make a move; what happened by it. IllegalMove leaves everything as it was, but for the price of
        a misplay; InvalidMove is a text that is no move."""
        before = len(self.state.log or ())
        self.make(seat, move)
        return self.events_since(before)

    def make(self, seat: int, move: str) -> None:
        """The same for somebody who looks at the events otherwise."""
        number = self.parse(seat, move)
        s, r = self.state, self.rules.numbers
        code = apply(s, r, seat, number)
        paid = code != OK and is_misplay(s, r, number, code)
        if code == OK or paid:
            self.steps.append(Step(seat, " ".join(move.split()) if paid else self._text(number), paid))
        if code != OK:
            raise IllegalMove(code, self.rules.preset, paid)

    def view(self, seat: int | None) -> View:
        """What a seat may see; None for somebody who only watches."""
        return view_of(self.state, self.rules, seat if seat is None else self._seat(seat))

    def views(self) -> Views:
        """What all seats may see, and under None somebody who only watches."""
        return Views(self.state, self.rules)

    def transcript(self) -> str:
        """The game so far as a text that replays to the same hash."""
        if self.seed < 0:
            raise LastCardError("transcript-of-position")
        return Transcript(
            self.rules, self.names, self.seed, self.dealer, self.steps, self.hash(), deal=self.deal
        ).to_text()

    def hash(self) -> str:
        """A fingerprint of the moves and of the state they led to."""
        return game_hash(self.steps, self.state)

    def problems(self) -> list[str]:
        """Every broken invariant by name; empty unless there is a bug."""
        flags = broken(self.state, self.rules.numbers, [0] * FACES)
        return [name for bit, name in enumerate(INVARIANT_NAMES) if flags >> bit & 1]

    def parse(self, seat: int, move: str) -> int:
        """A move as a number."""
        number = move_numbers(self.rules.numbers.swap_number).get(move)
        if number is not None and 0 <= seat < self.state.players:
            return number
        s = self.state
        colour = s.colour if s.colour < COLOURS else 0
        return parse_move(move, s.hand[self._seat(seat)], colour, self.rules.numbers.swap_number)

    def _text(self, move: int) -> str:
        return move_text(move, self.rules.numbers.swap_number)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.state.players:
            raise RulesError("seat-unknown-range", seat=seat, last=self.state.players - 1)
        return seat


@lru_cache(maxsize=4096)
def _decode(entry: tuple[int, int, int, int]) -> Event:
    return decode(entry)


def _checked_names(names: Sequence[str]) -> list[str]:
    if isinstance(names, str):
        raise RulesError("seats-no-list", given=names)
    for name in names:
        if not name.strip() or not name.isprintable() or "#" in name:
            raise RulesError("seat-no-name", name=name)
    return [name.strip() for name in names]
