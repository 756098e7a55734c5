"""A table in real time: who sits there, and everything that happens by itself.

The table starts no thread and reads no clock: whoever runs it says what time it is, so tests need not wait.

    table.submit(seat, move, now)    a person's move; IllegalMove and InvalidMove as from a game
    table.due()                      when something will happen by itself, or None
    table.step(now)                  let the first thing that is due happen; whether there was one
    table.seat(seat, player, now)    somebody else sits down there: a bot for a person who is away

What happens by itself: bots think and react; a catch made too early waits for the grace seconds (G28);
the next turn begins by the clock where that ends the time to catch (D04); turns run out of time (A06).
Whoever shows the game looks at `game.events_since` after each call.
"""

import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from lastcard.bots.bot import Bot
from lastcard.bots.cast import LEVELS, make_bot
from lastcard.engine.refusals import OK, WRONG_CALL, WRONG_CATCH, WRONG_SLAP
from lastcard.engine.step import apply
from lastcard.errors import InvalidMove
from lastcard.files import whole_number
from lastcard.game import Game, IllegalMove
from lastcard.notation.transcript import Step
from lastcard.views.chances import answers, chances
from lastcard.views.seat import View, Views

ROUND_PAUSE = 4.0  # seconds that bots among themselves look at the scores
RACE = 0.5  # what was right so many seconds ago has lost a race: that is no mistake
CLOCK_MOVES = ("timeout", "turn begins")
_SWAPPING = ("swap", "defend")
_TOO_LATE = {"slap": WRONG_SLAP, "uno": WRONG_CALL, "catch": WRONG_CATCH}
_GRABS = tuple(_TOO_LATE)
# After these, something else is asked, even if the table looks the same.
_ACTS = ("play", "jump", "draw", "take", "keep", "defend", "timeout", "next")


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a bot of some level, or a person."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether nobody sits there in person."""
        return bool(self.level)


@dataclass(frozen=True)
class Plan:
    """Something that a seat will do."""

    due: float
    seat: int
    move: str


def keep_nothing(_step: Step) -> None:
    """A table without a record."""


def wait_unkept(_seat: int, _move: str) -> None:
    """Nor one of catches that wait."""


class LiveTable:
    """A game with its players. `keep` is given every step before anybody is shown what came of it."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        keep: Callable[[Step], None] = keep_nothing,
        seed: int | None = None,
        pace: float = 1.0,
        began: float = 0.0,
        asleep: bool = False,
        keep_waiting: Callable[[int, str], None] = wait_unkept,
    ) -> None:
        self.game = game
        self.asleep = asleep  # while a log is read: bots neither think nor react
        self.players = list(players)
        self.pace = pace  # a factor on the times that bots take
        self.people = _people(players)  # the seats where somebody sits in person
        self._seed = seed
        self.bots: dict[int, Bot] = {
            seat: self._new_bot(player.level) for seat, player in enumerate(players) if player.is_bot
        }
        self.waiting: list[Plan] = []  # catches that came before the grace seconds were over
        self.deadline: float | None = None  # when the time of the seat that is asked is up
        self._keep = keep
        self._keep_waiting = keep_waiting
        self._turn_seconds = float(str(game.rules["turn_seconds"]))
        self._grace = float(str(game.rules["grace_seconds"])) if game.rules["uno_penalty"] else 0.0
        self._plans: dict[int, Plan] = {}  # reactions of bots
        self._thinking: float | None = None  # when the bot that is asked will answer
        self._owing: dict[int, float] = {}  # since when seats could be caught
        self._asked: object = None
        self._asked_since = began
        self._acts = 0
        self._late: deque[tuple[float, Views]] = deque()  # what was seen before, until when
        self._views: Views | None = None  # what is seen now, if somebody has looked
        self._look(began)

    @cached_property
    def _chance(self) -> random.Random:
        """The chance of the bots; a table without bots needs none."""
        return random.Random(self._seed)

    @property
    def asked(self) -> object:
        """What is asked now, and of whom: something else as soon as that has changed."""
        return self._asked

    def view(self, seat: int | None) -> View:
        """What a seat sees now; None for somebody who only watches."""
        views = self.views()
        return views[seat] if seat in views.own else self.game.view(seat)  # which knows no such seat

    def views(self) -> Views:
        """What all seats see now, and under None somebody who only watches."""
        if self._views is None:
            self._views = self.game.views()
        return self._views

    # What people do

    def submit(self, seat: int, move: str, now: float) -> bool:
        """A move of a person. False if it is a catch that waits for the grace seconds."""
        words = " ".join(move.split())
        if words in CLOCK_MOVES:
            raise InvalidMove("move-of-the-clock", move=words)
        if self.waits(seat, words, now):
            return False
        self._refuse_late(seat, words, now)
        self._make(seat, words, now)
        return True

    def seat(self, seat: int, player: Player, now: float) -> None:
        """Somebody else sits down. What the one before him had in mind is forgotten."""
        self.players[seat] = player
        self.people = _people(self.players)
        self._plans.pop(seat, None)
        self.bots.pop(seat, None)
        if player.is_bot:
            self.bots[seat] = self._new_bot(player.level)
        if self.game.to_act == seat:
            self._thinking = None
            self._set_deadline(self.view(None))
        self._look(now)

    def _new_bot(self, level: str) -> Bot:
        return make_bot(level, self.game.rules, self._chance.getrandbits(64))

    def waits(self, seat: int, move: str, now: float) -> bool:
        """Whether a move is a right catch within the grace seconds: then it is kept until they are over."""
        if not self._owing:
            return False
        verb, _, number = move.partition(" ")
        target = whole_number(number) if verb == "catch" else None
        since = None if target is None or target == seat else self._owing.get(target)
        if since is None:
            return False
        if any(plan.move == f"catch {target}" for plan in self.waiting):
            return True  # somebody was first
        if now < since + self._grace:
            self.waiting.append(Plan(since + self._grace, seat, f"catch {target}"))
            if not self.asleep:
                self._keep_waiting(seat, f"catch {target}")
            return True
        return False

    def _refuse_late(self, seat: int, move: str, now: float) -> None:
        """What was right when somebody reached out, and came second, costs nothing."""
        possible = self.views().allow(seat, move)
        if possible and not move.startswith(_GRABS):
            return
        if self.is_late(seat, move, now):
            refused = self.game.refused(seat, move)
            if refused is None and self._would_cost(seat, move):
                refused = IllegalMove(
                    _TOO_LATE[move.split(maxsplit=1)[0]], self.game.rules.preset, paid=False
                )
            if refused is not None:
                raise refused

    def is_late(self, seat: int, move: str, now: float) -> bool:
        """Whether a move was right a moment ago."""
        return any(now - until <= RACE and _is_right(seen, seat, move) for until, seen in self._late)

    def _would_cost(self, seat: int, move: str) -> bool:
        """Whether a slap, a call or a catch would be a wrong one now, with cards to pay."""
        after = self.game.state.copy()
        apply(after, self.game.rules.numbers, seat, self.game.parse(seat, move))
        return move.split(maxsplit=1)[0] in _TOO_LATE and after.size[seat] > self.game.state.size[seat]

    # A table out of a log

    def redo(self, step: Step, now: float) -> None:
        """A step that was made before, at its time, at a table that is asleep."""
        made = len(self.game.steps)
        try:
            self.game.play(step.seat, step.move)
        except IllegalMove:
            if len(self.game.steps) == made:  # it was not a misplay that was paid for
                raise
        self._count(step)
        self._look(now)

    def wake(self, now: float) -> None:
        """The log has been read: bots look at the table."""
        self.asleep = False
        self._look(now)

    # What happens by itself

    def due(self) -> float | None:
        """When something happens next, if nobody does anything."""
        if not (self.bots or self._owing or self.waiting or self.deadline is not None):
            return None
        return min((due for due, _ in self._coming()), default=None)

    def step(self, now: float) -> bool:
        """Let the first thing that is due happen."""
        coming = min(self._coming(), key=lambda item: item[0], default=None)
        if coming is None or coming[0] > now:
            return False
        coming[1](now)
        return True

    def _coming(self) -> Iterator[tuple[float, Callable[[float], None]]]:
        """Everything that will happen; of what is due at the same time, catches come first."""
        settled = self.view(None).phase not in _SWAPPING  # until then nobody can be caught
        for plan in self.waiting if settled else ():
            yield plan.due, lambda now, plan=plan: self._catch_now(plan, now)
        for plan in self._plans.values():
            yield plan.due, lambda now, plan=plan: self._react(plan, now)
        if self._thinking is not None:
            yield self._thinking, self._answer
        if settled and self.game.rules["catch_until"] == "next turn begins" and self._grace and self._owing:
            yield max(self._owing.values()) + self._grace, self._begin_turn
        if self.deadline is not None:
            yield self.deadline, self._time_out

    def _catch_now(self, plan: Plan, now: float) -> None:
        self.waiting.remove(plan)
        self._make(plan.seat, plan.move, now)

    def _react(self, plan: Plan, now: float) -> None:
        del self._plans[plan.seat]
        if not self.waits(plan.seat, plan.move, now) and not self._settle_catches(plan.seat, plan.move, now):
            self._make(plan.seat, plan.move, now)

    def _answer(self, now: float) -> None:
        """What the bot has thought of; if a catch comes before it, the bot thinks again."""
        self._thinking = None
        seat = self.game.to_act
        move = self.bots[seat].decide(self.view(seat))
        if not self._settle_catches(seat, move, now):
            self._make(seat, move, now)

    def _begin_turn(self, now: float) -> None:
        self._make(self.view(None).turn, "turn begins", now)

    def _time_out(self, now: float) -> None:
        self._make(self.game.to_act, "timeout", now)

    # Every move goes through here

    def _make(self, seat: int, move: str, now: float) -> None:
        self._settle_catches(seat, move, now)
        seen = self.views()
        try:
            self.game.make(seat, move)
        except IllegalMove as refused:
            if refused.paid:
                self._made(seen, now)
            raise
        self._made(seen, now)

    def _made(self, seen: Views, now: float) -> None:
        step = self.game.steps[-1]
        self._keep(step)
        self._count(step)
        self._late.append((now, seen))
        while now - self._late[0][0] > RACE:
            self._late.popleft()
        self._look(now)

    def _count(self, step: Step) -> None:
        self._acts += not step.misplay and step.move.partition(" ")[0] in _ACTS

    def _settle_catches(self, seat: int, move: str, now: float) -> bool:
        """A catch that waits is not lost: it comes before the act that would end its time. Whether there
        was one. Only the player's own call makes it void."""
        if not self.waiting or move == "uno" or self.view(None).phase in _SWAPPING:
            return False
        ended = [plan for plan in self.waiting if self._would_end(seat, move, plan)]
        for plan in ended:
            self._catch_now(plan, now)
        return bool(ended)

    def _would_end(self, seat: int, move: str, plan: Plan) -> bool:
        """Whether a move, if it is made, leaves nothing to catch for a plan."""
        after = self.game.state.copy()
        rules, target = self.game.rules, int(plan.move.split()[1])
        if apply(after, rules.numbers, seat, self.game.parse(seat, move)) != OK:
            return False
        closed = rules["catch_until"] != "while holding one" and after.window[target] == 0
        return after.size[target] != 1 or bool(after.called[target]) or closed

    # Looking at the table after something has changed

    def _look(self, now: float) -> None:
        self._views = None
        table = self.game.view(None) if self.asleep else self.views()[None]
        if table.phase not in _SWAPPING:  # then nobody can be caught; what was so before still counts
            self._owing = {seat: self._owing.get(seat, now) for seat in table.catchable}
        if self.waiting:
            self.waiting = [plan for plan in self.waiting if int(plan.move.split()[1]) in self._owing]
        asked = (self._acts, table.round, table.phase, table.turn, table.asked, table.pending)
        if asked != self._asked:
            self._asked, self._asked_since, self._thinking = asked, now, None
            self._set_deadline(table)
        if self.asleep:
            return
        if self._thinking is None:
            self._think(table, now)
        for seat, bot in self.bots.items():
            self._plan_reaction(seat, bot, now)

    def _set_deadline(self, table: View) -> None:
        """Counted from when the question was asked: leaving the seat and taking it again gives no time."""
        self.deadline = None
        if self._turn_seconds and self.game.outcome is None:
            if self.game.to_act in self.people or table.phase == "slap":
                self.deadline = self._asked_since + self._turn_seconds

    def _think(self, table: View, now: float) -> None:
        """If a bot is asked: when it will answer. Scores are left to people, if there are any."""
        seat = self.game.to_act
        if seat not in self.bots or self.game.over or table.phase == "slap":
            return
        if self.game.outcome is not None:
            self._thinking = None if self.people else now + ROUND_PAUSE * self.pace
            return
        choices = len(answers(self.view(seat)))
        level = LEVELS[self.players[seat].level]
        self._thinking = now + self.pace * level.thinking_time(self._chance, choices)

    def _plan_reaction(self, seat: int, bot: Bot, now: float) -> None:
        """Keep a plan that still makes sense; else ask the bot."""
        view = self.view(seat)
        plan = self._plans.get(seat)
        if plan is not None and plan.move in chances(view):
            return
        self._plans.pop(seat, None)
        move = bot.react(view) if self.game.outcome is None else None
        if move is not None:
            delay = LEVELS[self.players[seat].level].reaction_time(self._chance)
            self._plans[seat] = Plan(now + self.pace * delay, seat, move)


def _people(players: Sequence[Player]) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(players) if not player.is_bot)


def _is_right(seen: Views, seat: int, move: str) -> bool:
    """Whether a move was rightly possible in what a person saw: a card to lay or throw in, or a chance."""
    view = seen.get(seat)
    if view is None or move not in view.moves:
        return False
    announces = move == "uno" and view.announces
    return announces or move.startswith(("play", "jump")) or move in chances(view)
