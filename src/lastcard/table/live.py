"""A table in real time: its players, and everything that happens by itself.

The table starts no thread and reads no clock. Its caller says what time it is, so tests need not wait.

    table.submit(seat, move, now)    a person's move; IllegalMove as from a game
    table.due()                      when something will happen by itself, or None
    table.step(now)                  let the first thing that is due happen; False if nothing is due
    table.seat(seat, player, now)    change the player of a seat: a bot replaces a person who is away

What happens by itself: bots think and react (`seated_bots.py`); a catch made too early waits for the grace
seconds (`catches.py`, G28); the clock begins the next turn where that ends the time to catch (D04); turns run
out of time (A06), and so does the match (E15). To show the game, look at its events after each call.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from lastcard.bots.bot import Bot
from lastcard.engine.legal import refusal
from lastcard.engine.moves import TIME_UP, TIMEOUT, TURN_BEGINS
from lastcard.engine.phases import SLAP
from lastcard.engine.refusals import OK
from lastcard.engine.roles import is_contested, mistake
from lastcard.engine.uno import ends_catch, swap_is_open
from lastcard.errors import InvalidMove
from lastcard.game import Game, IllegalMove
from lastcard.notation.moves import Move, move_of
from lastcard.notation.transcript import Step
from lastcard.table.catches import Catches
from lastcard.table.planned import PlannedMove
from lastcard.table.seated_bots import SeatedBots
from lastcard.views.events import seats_of
from lastcard.views.seat import View, Views, catchable_seats

RACE = 0.5  # seconds; a move that was right so recently lost a race and is not a mistake


@dataclass(frozen=True)
class Player:
    """The player of a seat: a bot of some level, or a person."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether the player is a bot."""
        return bool(self.level)


def keep_nothing(_step: Step) -> None:
    """Do nothing. This is the `keep` of a table without a record."""


def keep_no_catches(_seat: int, _move: Move) -> None:
    """Do nothing. This is the `keep_waiting` of a table that does not record waiting catches."""


class LiveTable:
    """A game with its players. `keep` receives every step before anyone sees its result, and `keep_waiting`
    every catch that starts to wait."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        keep: Callable[[Step], None] = keep_nothing,
        seed: int | None = None,
        pace: float = 1.0,
        began: float = 0.0,
        asleep: bool = False,
        keep_waiting: Callable[[int, Move], None] = keep_no_catches,
    ) -> None:
        self.game = game
        self.asleep = asleep  # while a log is replayed, bots neither think nor react
        self.players = list(players)
        self.people = _people(players)  # the seats where people sit
        self.deadline: float | None = None  # when the time of the seat that is asked runs out
        seconds = float(str(game.rules["match_seconds"]))
        self.match_ends = began + seconds if seconds else None  # when the time of the match runs out
        self._keep = keep
        self._keep_waiting = keep_waiting
        self._turn_seconds = float(str(game.rules["turn_seconds"]))
        grace = float(str(game.rules["grace_seconds"])) if game.rules["uno_penalty"] else 0.0
        self.catches = Catches(grace, self._begin_waiting)
        self._bots = SeatedBots(game.rules, seed, pace)
        for seat, player in enumerate(players):
            self._bots.seat(seat, player.level)
        self._asked: object = None
        self._asked_since = began
        self._acts = 0  # moves after which something else is asked
        self._recent: deque[tuple[float, Views]] = deque()  # earlier views, and until when they were current
        self._views: Views | None = None  # the current views, once they are needed
        self._look(began)

    @property
    def bots(self) -> dict[int, Bot]:
        """The bots, by seat."""
        return self._bots.bots

    @property
    def pace(self) -> float:
        """The factor by which the bots' thinking times are multiplied."""
        return self._bots.pace

    @pace.setter
    def pace(self, pace: float) -> None:
        self._bots.pace = pace

    @property
    def waiting(self) -> list[PlannedMove]:
        """The catches that came before the grace seconds were over."""
        return self.catches.waiting

    @property
    def asked(self) -> object:
        """A value for the current question and the seat that it is put to. Two values are equal only if the
        question is the same."""
        return self._asked

    @property
    def is_contested(self) -> bool:
        """Whether a player could now be quicker than another one, as far as everyone can see."""
        return is_contested(self.game.state, self.game.rules.numbers)

    def view(self, seat: int | None) -> View:
        """What a seat sees now, or a watcher if `seat` is None."""
        views = self.views()
        return views[seat] if seat in views.own else self.game.view(seat)  # which refuses an unknown seat

    def views(self) -> Views:
        """What each seat sees now. The key None is for watchers."""
        if self._views is None:
            self._views = self.game.views()
        return self._views

    # What people do

    def submit(self, seat: int, move: Move, now: float) -> bool:
        """Make a person's move. False if it is a catch that waits for the grace seconds."""
        if move.by_clock:
            raise InvalidMove("move-of-the-clock", move=move.text)
        if self.waits(seat, move, now):
            return False
        self._refuse_late(seat, move, now)
        self._make(seat, move, now)
        return True

    def seat(self, seat: int, player: Player, now: float) -> None:
        """Change the player of a seat. The previous player's plans are dropped."""
        self.players[seat] = player
        self.people = _people(self.players)
        self._bots.seat(seat, player.level)
        if self.game.to_act == seat:
            self._bots.answers_at = None
            self._set_deadline()
        self._look(now)

    def waits(self, seat: int, move: Move, now: float) -> bool:
        """Whether a move is a correct catch within the grace seconds. If so, it waits until they are over."""
        return self.catches.waits(seat, move, now)

    def _begin_waiting(self, seat: int, catch: Move) -> None:
        if not self.asleep:
            self._keep_waiting(seat, catch)

    def _refuse_late(self, seat: int, move: Move, now: float) -> None:
        """Refuse, at no cost, a move that was right a moment ago: another player was quicker."""
        if self.views().price(seat, move) == 0:
            return
        if self.is_late(seat, move, now):
            s, r = self.game.state, self.game.rules.numbers
            code = refusal(s, r, seat, move.number) or mistake(s, r, seat, move.number)
            if code != OK:
                raise IllegalMove(code, self.game.rules.preset, paid=False)

    def is_late(self, seat: int, move: Move, now: float) -> bool:
        """Whether a move was legal and free a moment ago."""
        return any(now - until <= RACE and views.price(seat, move) == 0 for until, views in self._recent)

    # A table from a log

    def redo(self, step: Step, now: float) -> None:
        """Repeat a step from a log, at its time. The table must be asleep."""
        move = self.game.parse(step.seat, step.move)
        try:
            self.game.make(step.seat, move)
        except IllegalMove as refused:
            if not refused.paid:
                raise
        self._count(move, step.misplay)
        self._look(now)

    def wake(self, now: float) -> None:
        """Wake the bots up after a log has been replayed."""
        self.asleep = False
        self._look(now)

    # What happens by itself

    def spend(self, seconds: float) -> None:
        """Take time off the match that has passed while the clock of the table was stopped."""
        if self.match_ends is not None:
            self.match_ends -= seconds

    def due(self) -> float | None:
        """When the next thing will happen if nobody acts, or None."""
        clocks = self.deadline is not None or self.match_ends is not None
        if not (self.bots or self.catches.since or self.waiting or clocks):
            return None
        return min((due for due, _ in self._coming()), default=None)

    def step(self, now: float) -> bool:
        """Let the first thing that is due happen. False if nothing is due."""
        coming = min(self._coming(), key=lambda item: item[0], default=None)
        if coming is None or coming[0] > now:
            return False
        coming[1](now)
        return True

    def _coming(self) -> Iterator[tuple[float, Callable[[float], None]]]:
        """Everything that will happen by itself. If several things are due at once, catches come first."""
        settled = not self._swap_is_open  # until then nobody can be caught
        for plan in self.waiting if settled else ():
            yield plan.due, lambda now, plan=plan: self._catch_now(plan, now)
        for plan in self._bots.plans.values():
            yield plan.due, lambda now, plan=plan: self._react(plan, now)
        if self._bots.answers_at is not None:
            yield self._bots.answers_at, self._answer
        if settled and self.game.rules["catch_until"] == "next turn begins" and self.catches.grace:
            if self.catches.grace_ends is not None:
                yield self.catches.grace_ends, self._begin_turn
        if self.deadline is not None:
            yield self.deadline, self._time_out
        if self.match_ends is not None and not self.game.over:
            yield self.match_ends, self._end_match

    @property
    def _swap_is_open(self) -> bool:
        return swap_is_open(self.game.state)

    def _catch_now(self, plan: PlannedMove, now: float) -> None:
        self.waiting.remove(plan)
        self._make(plan.seat, plan.move, now)

    def _react(self, plan: PlannedMove, now: float) -> None:
        del self._bots.plans[plan.seat]
        if not self.waits(plan.seat, plan.move, now) and not self._settle_catches(plan.seat, plan.move, now):
            self._make(plan.seat, plan.move, now)

    def _answer(self, now: float) -> None:
        """Make the move of the bot that is asked. If a catch has to come first, the bot thinks again."""
        self._bots.answers_at = None
        seat = self.game.to_act
        move = self._bots.decide(self.view(seat))
        if not self._settle_catches(seat, move, now):
            self._make(seat, move, now)

    def _begin_turn(self, now: float) -> None:
        self._make(self.view(None).turn, move_of(TURN_BEGINS), now)

    def _time_out(self, now: float) -> None:
        self._make(self.game.to_act, move_of(TIMEOUT), now)

    def _end_match(self, now: float) -> None:
        """The time of the match is up. Catches that wait for the grace seconds come first, unless a swap is
        open."""
        while self.waiting and not self._swap_is_open:
            self._catch_now(self.waiting[0], now)
        if not self.game.over:
            self._make(self.game.to_act, move_of(TIME_UP), now)

    # Every move goes through here

    def _make(self, seat: int, move: Move, now: float) -> None:
        self._settle_catches(seat, move, now)
        seen = self.views()
        try:
            self.game.make(seat, move)
        except IllegalMove as refused:
            if refused.paid:
                self._made(move, seen, now)
            raise
        self._made(move, seen, now)

    def _made(self, move: Move, seen: Views, now: float) -> None:
        step = self.game.steps[-1]
        self._keep(step)
        self._count(move, step.misplay)
        self._recent.append((now, seen))
        while now - self._recent[0][0] > RACE:
            self._recent.popleft()
        self._look(now)

    def _count(self, move: Move, misplay: bool) -> None:
        self._acts += move.asks_anew and not misplay

    def _settle_catches(self, seat: int, move: Move, now: float) -> bool:
        """Make the waiting catches that a move would otherwise end; only saying Uno makes a waiting catch
        void. True if one was made."""
        if not self.waiting or move.kind == "uno" or self._swap_is_open:
            return False
        ended = [plan for plan in self.waiting if self._ends(seat, move, plan)]
        for plan in ended:
            self._catch_now(plan, now)
        return bool(ended)

    def _ends(self, seat: int, move: Move, plan: PlannedMove) -> bool:
        """Whether a move, made now, would make a planned catch pointless."""
        s, r = self.game.state, self.game.rules.numbers
        if plan.move.seat is None or refusal(s, r, seat, move.number) != OK:
            return False
        return ends_catch(s, r, seat, move.numbers[-1], len(move.cards), plan.move.seat)

    # After every change

    def _look(self, now: float) -> None:
        self._views = None
        s = self.game.state
        if not swap_is_open(s):  # during a swap nobody can be caught, and the old state still counts
            self.catches.look(catchable_seats(s, self.game.rules.numbers), seats_of(s.out), now)
        asked = (self._acts, s.round, s.phase, s.turn, s.asked, s.pending)
        if asked != self._asked:
            self._asked, self._asked_since, self._bots.answers_at = asked, now, None
            self._set_deadline()
        if self.asleep or not self.bots:
            return
        if self._bots.answers_at is None:
            self._ask_bot(now)
        for seat in self.bots:
            self._bots.plan_reaction(self.view(seat), self.game.outcome is None, now)

    def _set_deadline(self) -> None:
        """Count the time from when the question was asked. Leaving the seat does not reset it."""
        self.deadline = None
        if self._turn_seconds and self.game.outcome is None:
            if self.game.to_act in self.people or self.game.state.phase == SLAP:
                self.deadline = self._asked_since + self._turn_seconds

    def _ask_bot(self, now: float) -> None:
        """If the game waits for a bot, let it think. If people play, they start the next round."""
        seat = self.game.to_act
        if seat not in self.bots or self.game.over or self.game.state.phase == SLAP:
            return
        if self.game.outcome is None:
            self._bots.think(self.view(seat), now)
        elif not self.people:
            self._bots.look_at_scores(now)


def _people(players: Sequence[Player]) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(players) if not player.is_bot)
