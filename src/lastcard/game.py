"""`Game`: the friendly interface of the engine.

game = Game(load_rules("classic"), seats=["Ana", "Ben", "Cleo"], seed=7)
game.moves(game.to_act)        what a seat can do
game.play(0, "play r5")        or IllegalMove, which says why and names the rule
game.view(0)                   what seat 0 may see
game.events                    what happened
game.outcome                   how the round ended, once it has
game.transcript()              the game as a text that replays
copy(game)                     another game that continues from the same position
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from lastcard.cards.faces import COLOURS, FACES, MAX_SEATS
from lastcard.engine.deal import start_match
from lastcard.engine.invariants import broken, broken_names
from lastcard.engine.legal import refusal
from lastcard.engine.moves import MOVES, part_of
from lastcard.engine.numbers import RuleNumbers
from lastcard.engine.phases import MATCH_OVER, ROUND_OVER
from lastcard.engine.refusals import NAMES as REFUSAL_NAMES
from lastcard.engine.refusals import OK, Refusal
from lastcard.engine.state import LAST_LEFT, OUT_OF_TIME, STALEMATE, WENT_OUT, State
from lastcard.engine.step import MISPLAYED, apply, is_misplay, misplay, perform, refusal_of
from lastcard.engine.turns import decider
from lastcard.errors import LastCardError, RulesError
from lastcard.fair import Deal, Stream
from lastcard.notation.hashes import game_hash
from lastcard.notation.moves import Move, moves_by_text, parse_move
from lastcard.notation.transcript import Step, Transcript
from lastcard.rules import Rules
from lastcard.texts import text
from lastcard.views.events import Event, decode, seats_of
from lastcard.views.offers import Offer, offer_codes, offers_of
from lastcard.views.seat import View, Views, view_of
from lastcard.views.words import refusal_rules, refusal_words

_REASONS = {
    WENT_OUT: "went out",
    STALEMATE: "stalemate",
    LAST_LEFT: "last one left",
    OUT_OF_TIME: "time up",
}

RawEvent = tuple[int, int, int, int]  # as the engine writes it


class IllegalMove(LastCardError):
    """A move that the rules refuse. `code` names the reason, `rules` has the ledger ids. `paid` is true if
    the attempt was a misplay that cost cards."""

    def __init__(self, code: int, preset: str, paid: bool) -> None:
        super().__init__(f"refusal-{REFUSAL_NAMES[code]}")
        self.args = (code, preset, paid)  # pickling passes them to __init__
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
    """A match, from its first deal. If there is a `deal` (see `lastcard.fair`), all random numbers come from
    it, and the seed is not used.

    `copy.copy` and `copy.deepcopy` both give an independent game; games can be pickled."""

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
        """A game that continues from a position. It has no transcript, because nobody knows how it began."""
        game = cls.__new__(cls)
        game.rules = rules
        game.names = [text("seat-described", number=n) for n in range(state.players)]
        game.seed = game.dealer = -1
        game.deal = None
        game.steps = []
        game.state = state
        state.log = []
        return game

    def __copy__(self) -> "Game":
        """An independent game in the same position, with the same events and random numbers to come."""
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.names, other.steps = list(self.names), list(self.steps)
        other.state = self.state.copy()
        other.state.log = None if self.state.log is None else list(self.state.log)
        return other

    def __deepcopy__(self, _memo: object) -> "Game":
        """The same as `copy.copy`, which is independent already: rules, deals and steps never change."""
        return self.__copy__()

    @property
    def to_act(self) -> int:
        """The seat that the game waits for. It is not always the one on turn."""
        return decider(self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the last `take_events`, secrets included. `Event.seen_by` gives an
        event as a viewer may see it."""
        return self.events_since(0)

    def events_since(self, count: int) -> list[Event]:
        """The events after the first `count` of `events`."""
        return [_decode(entry) for entry in (self.state.log or [])[count:]]

    def take_events(self) -> list[RawEvent]:
        """Return all events, as the engine wrote them, and forget them, so that a long game does not grow."""
        taken, self.state.log = self.state.log or [], []
        return taken

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it runs."""
        s = self.state
        if s.phase < ROUND_OVER:
            return None
        return Outcome(
            _REASONS[s.reason],
            seats_of(s.winners),
            tuple(s.points[: s.players]),
            tuple(s.scores[: s.players]),
            seats_of(s.match_winners),
        )

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.phase == MATCH_OVER

    def moves(self, seat: int) -> tuple[Offer, ...]:
        """Everything a seat can do now. The answers that the game waits for come first, then reactions."""
        r = self.rules.numbers
        codes = offer_codes(self.state, r, self._seat(seat), [0] * MOVES)
        return offers_of(codes, bytes(self.state.hand[seat]), r)

    def why_not(self, seat: int, move: Move | str) -> str | None:
        """The reason why a move would be refused, or None if it would be accepted."""
        refused = self.refused(seat, move)
        return None if refused is None else str(refused)

    def refused(self, seat: int, move: Move | str) -> "IllegalMove | None":
        """The error that a move would raise if it cost nothing to try, or None if it would be accepted."""
        move = self._move(seat, move)
        if len(move.numbers) == 1:
            code = refusal(self.state, self.rules.numbers, seat, move.number)
        else:
            code = _run_refusal(self.state, self.rules.numbers, seat, move)
        return None if code == OK else IllegalMove(code, self.rules.preset, False)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make a move, and return what happened. After an IllegalMove nothing has changed, unless it was a
        misplay that cost cards. InvalidMove means that the text is not a move."""
        before = len(self.state.log or ())
        self.make(seat, move)
        return self.events_since(before)

    def make(self, seat: int, move: Move | str) -> None:
        """Make a move like `play`, but leave the events for later."""
        move = self._move(seat, move)
        make = apply_move if len(move.numbers) == 1 else apply_run
        result = make(self.state, self.rules.numbers, seat, move)
        code, paid = refusal_of(result), bool(result & MISPLAYED)
        if code == OK or paid:
            self.steps.append(Step(seat, move.text, paid))
        if code != OK:
            raise IllegalMove(code, self.rules.preset, paid)

    def view(self, seat: int | None) -> View:
        """What a seat may see, or with None a watcher."""
        return view_of(self.state, self.rules, seat if seat is None else self._seat(seat))

    def views(self) -> Views:
        """What all seats may see, and under None what a watcher may see."""
        return Views(self.state, self.rules)

    def transcript(self) -> str:
        """The game so far as a text that replays to the same hash."""
        if self.seed < 0:
            raise LastCardError("transcript-of-position")
        return Transcript(
            self.rules, self.names, self.seed, self.dealer, self.steps, self.hash(), deal=self.deal
        ).to_text()

    def hash(self) -> str:
        """A fingerprint of the moves and of the state that they led to."""
        return game_hash(self.steps, self.state, self.rules.edition)

    def problems(self) -> list[str]:
        """The names of all broken invariants; empty unless there is a bug."""
        return broken_names(broken(self.state, self.rules.numbers, [0] * FACES))

    def parse(self, seat: int, text: str) -> Move:
        """The move of a seat that a text means. InvalidMove says what is wrong with the text."""
        known = moves_by_text(self.rules.numbers.swap_number).get(text)
        if known is not None:
            return known
        s = self.state
        colour = s.colour if s.colour < COLOURS else 0
        return parse_move(text, s.hand[self._seat(seat)], colour, self.rules.numbers.swap_number)

    def _move(self, seat: int, move: Move | str) -> Move:
        """Check that the seat exists, and parse the move if it is a text."""
        self._seat(seat)
        return move if isinstance(move, Move) else self.parse(seat, move)

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.state.players:
            raise RulesError("seat-unknown-range", seat=seat, last=self.state.players - 1)
        return seat


def apply_move(s: State, r: RuleNumbers, seat: int, move: Move) -> int:
    """Make a move that is one number of the engine. Returns what `engine.step.apply` does."""
    return apply(s, r, seat, move.number)


def apply_run(s: State, r: RuleNumbers, seat: int, move: Move) -> int:
    """Make a move of several cards, all or nothing. Returns what `engine.step.apply` does."""
    code = _run_refusal(s, r, seat, move)
    if code == OK:
        for number in move.numbers:
            perform(s, r, seat, number)
    elif is_misplay(s, r, move.number, code):
        misplay(s, r, seat, part_of(move.number))
        return code | MISPLAYED
    return code


def _run_refusal(s: State, r: RuleNumbers, seat: int, move: Move) -> Refusal:
    """Why several cards cannot be laid in one play, or OK. It is tried with a copy of the state."""
    trial = s.copy()
    for number in move.numbers:
        code = refusal(trial, r, seat, number)
        if code != OK:
            return code
        perform(trial, r, seat, number)
    return OK


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
