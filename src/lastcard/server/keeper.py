"""The keeper of an open room: its connections, its time, its races.

What a command changes is made in the room at once, written to the log, and told when it is written: nobody
is shown what could still be lost. The room's time stands still while nobody is there. If something cannot be
written, the room is made anew out of the log, and everybody is told how it stands.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from msgspec import Raw, Struct

from lastcard.errors import InvalidMove, LastCardError
from lastcard.game import IllegalMove
from lastcard.server import entries, races
from lastcard.server import messages as m
from lastcard.server.frames import Updates, encode, events_seen
from lastcard.server.metrics import Metrics
from lastcard.server.room import Answer, Room, answer_of
from lastcard.server.store import Row, Store
from lastcard.table import Clock
from lastcard.texts import text
from lastcard.views.seat import Views

_PING_EVERY = 5.0
_PATIENCE = 1.0
_log = logging.getLogger("lastcard.server")


@dataclass(frozen=True)
class Habits:
    """How patient a server is, in seconds."""

    away: float = 30.0  # until a bot plays for somebody who is not there
    rest: float = 600.0  # until a room that nobody is in is put to rest
    pace: float = 1.0  # a factor on the times that bots take


class Guest(Protocol):
    """Somebody in a room, as its keeper knows him."""

    key: str
    language: str
    round_trip: float

    def push(self, frame: bytes) -> None: ...
    def ping(self) -> None: ...


Frames = list[tuple[Guest, bytes]]


class Asking(Struct, frozen=True):
    """Who has sent a command, and its names: the client's own, and the one in the log."""

    guest: Guest
    id: str
    key: str

    @classmethod
    def of(cls, guest: Guest, command: str) -> "Asking":
        """Ids are each client's own."""
        return cls(guest, command, f"{guest.key[:16]}:{command}")


_LobbyCommand = (
    m.Sit
    | m.Leave
    | m.Back
    | m.SeatBot
    | m.Invite
    | m.Clear
    | m.Arrange
    | m.ChooseRules
    | m.Chance
    | m.Start
    | m.Say
)
RoomCommand = _LobbyCommand | m.Move | m.Look
_OF_THE_GAME = {entries.Moved, entries.Waited, entries.Chatted}  # what leaves the room as it is
_OF_THE_HOST = (m.SeatBot, m.Invite, m.Clear, m.Arrange, m.ChooseRules, m.Start)


class Keeper:
    """One open room."""

    def __init__(
        self, room: Room, store: Store, habits: Habits, metrics: Metrics, at_rest: Callable[["Keeper"], None]
    ) -> None:
        self.room = room
        self.guests: dict[Guest, int | None] = {}  # everybody there, with the seat he holds
        self._store = store
        self._habits = habits
        self._metrics = metrics
        self._at_rest = at_rest
        self._loop = asyncio.get_running_loop()
        self._pending = 0  # appends that are not written yet
        self._broken = False  # something could not be written
        self._patience = 0.0  # seconds until what is due is tried again
        self._shown: Views | None = None  # the views that have been told
        self._changed = False  # whether the room itself is to be told
        self._race: list[races.Reach[tuple[Asking, m.Move]]] = []
        self._cooling: dict[int, float] = {}  # until when a seat cannot catch or slap
        self._tokens: dict[Guest, str] = {}  # of those who came without one
        self._absent: dict[int, asyncio.TimerHandle] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._take(room)
        self._later("rest", habits.rest, self._rest)

    def _take(self, room: Room) -> None:
        """Begin with a room, or begin anew with what the log has of it."""
        self.room = room
        self._clock = Clock(room.at)
        if not self.guests:
            self._clock.pause()
        self._shown = self.room.table.views() if self.room.table else None

    def begin(self) -> None:
        """Write the first entries of a new room."""
        self._settle(None)

    # Coming and going

    def enter(self, guest: Guest, after: int, token: str = "") -> None:
        """Somebody comes in, and is told everything. A seat is given back to him who lost the connection."""
        first = not self.guests
        self._tokens[guest] = token
        self.guests[guest] = self.room.seat_of(guest.key)
        if first:
            self._clock.go_on()
            self._cancel("rest")
            self._later("ping", _PING_EVERY, self._ping)
        if self._broken:  # everybody is welcomed when the room is made anew
            if not self._pending:
                self._begin_anew()
            return
        seat = self.guests[guest]
        if seat is not None and self.room.seats[seat].away and not self.room.seats[seat].left:
            self.room.back(guest.key, self._clock.now())
        self._changed = True
        self._settle(None, after=self._welcome_later(guest, after, token), newcomer=guest)
        if self._pending:  # the welcome waits for what is written, and it comes first
            self._store.append([], lambda _error: guest.ping())
        else:
            guest.ping()

    def _welcome_later(self, guest: Guest, after: int, token: str) -> Callable[[], Frames]:
        return lambda: [(guest, encode(self._welcome(guest, after, token)))]

    def exit(self, guest: Guest) -> None:
        """Somebody is gone. With the last one time stands still."""
        self.guests.pop(guest, None)
        self._tokens.pop(guest, None)
        self._changed = True
        if not self.guests:
            self._clock.pause()
            for name in list(self._timers):
                self._cancel(name)
            self._make_reaches(lambda _: True)
            self._later("rest", self._habits.rest, self._rest)
        self._settle(None)

    def _rest(self) -> None:
        if self._pending:
            self._later("rest", 1.0, self._rest)
        elif not self.guests:
            self._at_rest(self)

    def is_there(self, key: str) -> bool:
        """Whether somebody with this key is connected."""
        return any(guest.key == key for guest in self.guests)

    def _host(self) -> str:
        return self.room.acting_host(self.is_there)

    # Commands

    def handle(self, guest: Guest, command: RoomCommand) -> None:
        """A command of somebody in the room."""
        try:
            self._handle(Asking.of(guest, command.id), command)
        except Exception:
            self._failed()
            guest.push(encode(_refusal(guest, command.id, LastCardError("server-failed"))))

    def _failed(self) -> None:
        """A mistake of ours: whatever it left half done is dropped, and the room is made anew."""
        _log.exception(text("server-room-anew"))
        self.room.fresh = []
        self._broken = True
        self._patience = _PATIENCE
        if not self._pending:
            self._begin_anew()

    def _handle(self, asking: Asking, command: RoomCommand) -> None:
        guest = asking.guest
        before = self._done_before(asking.key)
        if before:
            self._answer_again(asking, before)
        elif self._broken:
            guest.push(encode(_refusal(guest, command.id, LastCardError("server-not-kept"))))
        elif isinstance(command, m.Move):
            self._reach(asking, command)
        elif isinstance(command, m.Look):
            self._settle(
                None, after=lambda: [(guest, encode(self._whole_view(guest, command.id)))], asking=asking
            )
        else:
            self._carry_out(asking, command)

    def _done_before(self, key: str) -> Answer | None:
        """What became of a command that was carried out before; of one long ago the log knows."""
        before = None if self._broken else self.room.answered.get(key)  # then only the log knows
        if before is None and self.room.may_know(key):
            row = self._store.find(self.room.code, key)
            before = answer_of(self.room.seq, entries.decode(row.entry)) if row else None
        return before

    def _answer_again(self, asking: Asking, before: Answer) -> None:
        answer = m.Done(asking.id, before.seq)
        if before.misplay:
            words = LastCardError("server-paid").in_language(asking.guest.language)
            answer = m.Refused(asking.id, "paid", words, paid=True)
        self._settle(None, after=lambda: [(asking.guest, encode(answer))], asking=asking)

    def _carry_out(self, asking: Asking, command: _LobbyCommand) -> None:
        token, guest = "", asking.guest
        try:
            if isinstance(command, _OF_THE_HOST) and guest.key != self._host():
                raise LastCardError("server-host-only")
            token = self._change(guest, command, self._clock.now()) or ""
        except LastCardError as error:
            refusal = encode(_refusal(guest, command.id, error))
            self._settle(None, after=lambda: [(guest, refusal)])
            return
        self._metrics.commands.labels(command.__struct_config__.tag).inc()
        self._settle(asking, after=lambda: [(guest, encode(m.Done(command.id, self.room.seq, token)))])

    def _change(self, guest: Guest, command: _LobbyCommand, now: float) -> str | None:
        """Have a command carried out by the room; a token if it made one."""
        room, key = self.room, guest.key
        match command:
            case m.Sit():
                room.sit(key, command.name, command.seat, command.program, now)
            case m.Leave():
                room.leave(key, now)
            case m.Back():
                room.back(key, now)
            case m.SeatBot():
                room.seat_bot(command.seat, command.level, now)
            case m.Invite():
                return room.invite(command.seat, command.name, now)
            case m.Clear():
                room.clear(command.seat, now)
            case m.Arrange():
                room.arrange(command.order, now)
            case m.ChooseRules():
                room.choose_rules(command, now)
            case m.Chance():
                room.add_chance(key, command.seed, now)
            case m.Start():
                room.start(command.game, command.first, now)
            case m.Say():
                room.say(key, command.text, now)
        return None

    # Moves, and races

    def _reach(self, asking: Asking, command: m.Move) -> None:
        """A move, at once or in the order of a race."""
        guest = asking.guest
        seat = self.guests.get(guest)
        others = self._rivals(seat) if self.room.playing and seat is not None else []
        if seat is None or not (self._race or others):
            self._move(seat, asking, command)
            return
        now = time.monotonic()
        own = [reach.made for reach in self._race if reach.seat == seat]
        made = max((races.made_at(now, guest.round_trip), *own))  # nobody overtakes himself
        until = now + (races.hold_back(guest.round_trip, others) if others else 0.0)
        self._race.append(races.Reach(made, seat, (asking, command), until))
        self._arrange_race()

    def _rivals(self, seat: int) -> list[float]:
        """The lines of others, if anybody could react now. It is not asked who can: how long a move is held
        back must not tell what others have in their hands."""
        table = self.room.table
        assert table
        if not races.is_contested(table.view(None), self.room.rules):
            return []
        return [
            guest.round_trip
            for guest, other in self.guests.items()
            if other is not None and other != seat and other not in table.bots
        ]

    def _arrange_race(self) -> None:
        """Wake up when the first of those who reached out can be sure that he was the first."""
        self._cancel("race")
        if self._race:
            first = min(self._race, key=lambda reach: reach.made)
            self._later("race", max(0.0, first.until - time.monotonic()), self._race_is_run)

    def _race_is_run(self) -> None:
        now = time.monotonic()
        self._make_reaches(lambda reach: reach.until <= now)

    def _make_reaches(self, ripe: Callable[[races.Reach[tuple[Asking, m.Move]]], bool]) -> None:
        """Make what has come together, in its right order; what is not ripe waits on."""
        ordered = races.first_of(self._race, ripe, self.room.layer, len(self.room.seats))
        self._race = [reach for reach in self._race if reach not in ordered]
        for reach in ordered:
            self._move(reach.seat, *reach.what)
        self._arrange_race()

    def _move(self, seat: int | None, asking: Asking, command: m.Move) -> None:
        now = self._clock.now()
        before = self.room.answered.get(asking.key)
        if before:  # sent twice, and both came in one race
            self._answer_again(asking, before)
            return
        try:
            self._cool_down(seat, command.move, now)
            if seat is None:
                raise LastCardError("server-no-seat")
            made = self.room.move(seat, command.move, command.seen, now)
        except LastCardError as error:
            self._refuse_move(seat, asking, command, error, now)
            return
        self._metrics.moves += 1
        waits = lambda: [(asking.guest, encode(m.Done(command.id, self.room.seq, waits=True)))]  # noqa: E731
        self._settle(asking, after=None if made else waits, now=now)

    def _refuse_move(
        self, seat: int | None, asking: Asking, command: m.Move, error: LastCardError, now: float
    ) -> None:
        paid = isinstance(error, IllegalMove) and error.paid
        if isinstance(error, IllegalMove) and not paid and error.code != "catch-too-early":
            self._heat_up(seat, " ".join(command.move.split()), now)
        refusal = encode(_refusal(asking.guest, command.id, error))
        self._settle(asking if paid else None, silent=True, after=lambda: [(asking.guest, refusal)], now=now)

    def _cool_down(self, seat: int | None, move: str, now: float) -> None:
        """Whoever has caught wrongly, where that costs nothing, waits before the next try."""
        if self._cooling and seat is not None and _is_grab(move) and self._cooling.get(seat, now) > now:
            raise LastCardError("server-cooldown", seconds=round(self._cooling[seat] - now, 1))

    def _heat_up(self, seat: int | None, move: str, now: float) -> None:
        table = self.room.table
        if seat is not None and table and _is_grab(move) and not table.is_late(seat, move, now):
            self._cooling[seat] = now + races.COOLDOWN

    # What happens by itself

    def _step(self) -> None:
        """Let happen what is due, one thing at a time."""
        self._timers.pop("step", None)
        table = self.room.table
        due = table.due() if table else None
        if table and due is not None:
            ago = self._clock.now() - due
            self._make_reaches(lambda reach: time.monotonic() - reach.made >= ago)  # who was earlier than it
            if table.due() == due:
                self.room.step(self._clock.now())
        self._settle(None)

    def _arrange_times(self) -> None:
        """Wake up when the next thing is due: later by the slowest line, so that whatever somebody did
        before it is here."""
        if "step" in self._timers:
            self._cancel("step")
        due = self.room.table.due() if self.room.table and self.room.playing else None
        if due is not None and self.guests and not self._broken:
            lines = [
                min(guest.round_trip, races.BOUND) for guest, seat in self.guests.items() if seat is not None
            ]
            due += max(lines, default=0.0)
            self._later("step", max(0.0, due - self._clock.now()), self._step)

    def _watch_absent(self) -> None:
        """A bot plays for those who are not there, after a while; not if nobody is there at all."""
        held = set(self.guests.values())
        waiting = self.guests and self.room.playing and not self._broken
        for number, seat in enumerate(self.room.seats):
            absent = waiting and seat.kind in ("person", "program") and not seat.away and number not in held
            if not absent and number in self._absent:
                self._absent.pop(number).cancel()
            elif absent and number not in self._absent:
                self._absent[number] = self._loop.call_later(
                    self._habits.away, self._safely, partial(self._went_away, number)
                )

    def _went_away(self, number: int) -> None:
        self._absent.pop(number, None)
        self.room.went_away(number, self._clock.now())
        self._settle(None)

    def _ping(self) -> None:
        for guest in list(self.guests):  # one that does not read is let go
            guest.ping()
        self._later("ping", _PING_EVERY, self._ping)

    def _later(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        self._cancel(name)
        self._timers[name] = self._loop.call_later(seconds, self._safely, act)

    def _safely(self, act: Callable[[], None]) -> None:
        """Do what is due; nobody is there to be told of a mistake."""
        try:
            act()
        except Exception:
            self._failed()

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer:
            timer.cancel()

    # Writing and telling

    def _settle(
        self,
        cause: Asking | None,
        after: Callable[[], Frames] | None = None,
        silent: bool = False,
        newcomer: Guest | None = None,
        asking: Asking | None = None,
        now: float | None = None,
    ) -> None:
        """Write what is fresh, and tell it when it is written. The one who caused it finds the id of the
        command in his update; or else, `silent`, or if there is no update, in what is told `after` it. A
        newcomer is told nothing but that."""
        now = self._clock.now() if now is None else now
        fresh = self.room.written(cause.key if cause else None, now)
        kinds = {type(entry) for entry in fresh}
        changed, self._changed = self._changed or not kinds <= _OF_THE_GAME, False
        frames = self._news(kinds, changed, None if silent or after else cause)
        if newcomer:
            frames = [(guest, frame) for guest, frame in frames if guest is not newcomer]
        answers = after() if after else []
        if fresh or self._pending:
            self._append(cause, fresh, now, frames + answers, _Lost(cause or asking, newcomer, answers))
        else:
            _tell(frames + answers)
        self._arrange_times()
        if changed:
            self._watch_absent()

    def _news(self, kinds: set[type[entries.AnyEntry]], changed: bool, cause: Asking | None) -> Frames:
        """What there is to tell of entries of these kinds. What happened comes first: whoever has heard the
        last of their numbers has heard all of it."""
        if entries.Seated in kinds:
            self.guests = {guest: self.room.seat_of(guest.key) for guest in self.guests}
        if entries.Started in kinds:
            self._shown = None  # of a new game everybody is told everything
        frames = self._chats() if entries.Chatted in kinds else []
        if kinds & {entries.Moved, entries.Started} or (entries.Seated in kinds and self.room.playing):
            frames += self._updates(cause)
        return frames + (self._room_states() if changed else [])

    def _append(
        self,
        cause: Asking | None,
        fresh: Sequence[entries.AnyEntry],
        now: float,
        frames: Frames,
        lost: "_Lost",
    ) -> None:
        """Tell when it is written; the last entry of several has the command's key."""
        key = cause.key if cause else None
        first, wall = self.room.rows - len(fresh) + 1, time.time()
        rows = [
            Row(
                self.room.code,
                first + place,
                wall,
                now,
                key if place == len(fresh) - 1 else None,
                entries.encode(entry).decode(),
            )
            for place, entry in enumerate(fresh)
        ]
        self._pending += 1
        self._store.append(rows, partial(self._written, frames, lost))

    def _written(self, frames: Frames, lost: "_Lost", error: Exception | None) -> None:
        self._pending -= 1
        if error is None and not self._broken:
            _tell(frames)
        else:
            self._broken = True
            self._metrics.failed_writes.inc()
            _tell(lost.frames())
        if self._broken and not self._pending:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """What is in the log is what happened."""
        lost, self._race = self._race, []
        for reach in lost:
            asking, _ = reach.what
            asking.guest.push(encode(_refusal(asking.guest, asking.id, LastCardError("server-not-kept"))))
        try:
            room = reopened(self.room.code, self._store, self._habits.pace)
        except sqlite3.Error:  # not even that; the room waits for its disk
            self._later("anew", _PATIENCE, self._begin_anew)
            return
        self._take(room)
        self._broken = False
        self.guests = {guest: self.room.seat_of(guest.key) for guest in self.guests}
        _tell(
            [(guest, encode(self._welcome(guest, 0, self._tokens.get(guest, "")))) for guest in self.guests]
        )
        self._cancel("step")
        self._later("anew", self._patience, self._arrange_times)
        self._patience = 0.0
        self._watch_absent()

    def _updates(self, cause: Asking | None) -> Frames:
        """What has happened at the table, for everybody; the cause finds its id in it."""
        table, events = self.room.table, self.room.told
        self.room.told = []
        if table is None:
            return []
        before, self._shown = self._shown, table.views()
        updates = Updates(self.room.seq, events, before, self._shown, self._seconds())
        asking = cause and cause.guest
        return [
            (guest, updates.for_viewer(seat, cause.id if cause and guest is asking else None))
            for guest, seat in self.guests.items()
        ]

    def _seconds(self) -> float | None:
        table = self.room.table
        if table is None or table.deadline is None:
            return None
        return round(max(0.0, table.deadline - self._clock.now()), 1)

    def _chats(self) -> Frames:
        line = encode(m.Said(*self.room.chat[-1]))
        return [(guest, line) for guest in self.guests]

    def _room_states(self) -> Frames:
        info, host = Raw(encode(self.info())), self._host()
        return [
            (guest, encode(m.RoomState(self.room.seq, info, seat, guest.key == host)))  # type: ignore[arg-type]
            for guest, seat in self.guests.items()
        ]

    def info(self) -> m.RoomInfo:
        """The room as everybody sees it."""
        room, held = self.room, set(self.guests.values())
        seats = tuple(
            m.SeatInfo(seat.kind, seat.name, seat.level, number in held, seat.away)
            for number, seat in enumerate(room.seats)
        )
        return m.RoomInfo(
            code=room.code,
            preset=room.rules.preset,
            set=dict(room.rules.overrides()),
            rules=room.rules_code,
            seats=seats,
            game=room.game,
            playing=room.playing,
            host=room.seat_of(self._host()),
            watchers=sum(seat is None for seat in self.guests.values()),
            commitment=room.commitment,
            chances=room.chances if room.playing else (),
        )

    def _welcome(self, guest: Guest, after: int, token: str) -> m.Welcome:
        room, seat = self.room, self.guests.get(guest)
        missed = [(seq, events) for seq, events in room.recent if seq > after] if after else []
        return m.Welcome(
            version=m.VERSION,
            seq=room.seq,
            room=self.info(),
            seat=seat,
            host=guest.key == self._host(),
            token=token,
            view=self._shown.get(self._place(guest)) if self._shown is not None else None,
            seconds=self._seconds(),
            missed=tuple(m.Happened(seq, events_seen(events, self._place(guest))) for seq, events in missed),
            complete=not after or after >= room.forgotten,
            chat=tuple(m.Said(*line) for line in room.chat if line[0] > after),
        )

    def _whole_view(self, guest: Guest, command: str) -> m.WholeView:
        view = self._shown.get(self._place(guest)) if self._shown is not None else None
        return m.WholeView(self.room.seq, view, self._seconds(), command)

    def _place(self, guest: Guest) -> int | None:
        """The seat at the table of the last game; whoever was not dealt in looks on."""
        return self.room.place_of(guest.key)


class _Lost(Struct, frozen=True):
    """Who waits for an answer, if what it was made of cannot be written."""

    command: Asking | None  # whose command is lost, or cannot be answered
    newcomer: Guest | None  # who is welcomed when the room is made anew
    refusals: Frames  # what holds all the same

    def frames(self) -> Frames:
        if self.command:
            guest, name = self.command.guest, self.command.id
            return [(guest, encode(_refusal(guest, name, LastCardError("server-not-kept"))))]
        return [] if self.newcomer else self.refusals


def reopened(code: str, store: Store, pace: float = 1.0) -> Room:
    """A room out of its log."""
    room = Room(code, pace)
    room.redo((row.seq, row.at, row.command, entries.decode(row.entry)) for row in store.entries(code))
    return room


def _tell(frames: Frames) -> None:
    for guest, frame in frames:
        guest.push(frame)


def _is_grab(move: str) -> bool:
    return move.strip().startswith(("catch", "slap"))


def _refusal(guest: Guest, command: str, error: LastCardError) -> m.Refused:
    words = error.in_language(guest.language)
    if isinstance(error, IllegalMove):
        return m.Refused(command, error.code, words, error.rules, error.paid)
    code = "no-move" if isinstance(error, InvalidMove) else error.key.removeprefix("server-")
    return m.Refused(command, code, words)
