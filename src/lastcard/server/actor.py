"""An open room. The actor receives the commands of its connections, brings them into their right order, has
the room carry them out, and sends the frames about each change once the change is stored: nobody is told what
could still be lost.

The room's time stands still while nobody is connected. If a change cannot be stored, the room is restored
from its log, and everyone is told how it stands."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from functools import partial

from lastcard import protocol as m
from lastcard.errors import LastCardError
from lastcard.server import entries, races
from lastcard.server.answers import Answer
from lastcard.server.change import Change
from lastcard.server.connections import Connection, Connections, Frames, deliver
from lastcard.server.metrics import Metrics
from lastcard.server.pending import PendingCommand
from lastcard.server.publisher import Publisher
from lastcard.server.races import Race, SeatOrder
from lastcard.server.room import LobbyCommand, Room
from lastcard.server.store import Store
from lastcard.server.timeouts import Timeouts
from lastcard.server.timers import Timers
from lastcard.server.writer import Writer
from lastcard.table import Clock
from lastcard.texts import text

RoomCommand = LobbyCommand | m.Move | m.Look
_log = logging.getLogger("lastcard.server")


class RoomActor:
    """One open room with its connections, its clock, its timers and its race."""

    room: Room
    clock: Clock
    publisher: Publisher

    def __init__(
        self,
        room: Room,
        store: Store,
        timeouts: Timeouts,
        metrics: Metrics,
        close: Callable[["RoomActor"], None],
    ) -> None:
        self.connections = Connections()
        self.writer = Writer(store, metrics, self._recover)
        self.timers = Timers(asyncio.get_running_loop(), self._fail)
        self.race: Race[tuple[PendingCommand, int, m.Move]] = Race()
        self._store = store
        self._timeouts = timeouts
        self._metrics = metrics
        self._close = close
        self._use(room)
        self.timers.start("rest", timeouts.rest, self._rest)

    def _use(self, room: Room) -> None:
        """Go on with a room: the one that the actor is made for, or the same one restored from its log."""
        self.room = room
        self.clock = Clock(room.at)
        if not self.connections:
            self.clock.pause()
        self.connections.find_seats(room.seat_of)
        self.publisher = Publisher(room, self.connections)

    def info(self) -> m.RoomInfo:
        """The room as everyone sees it."""
        return self.publisher.info()

    # Coming and going

    def enter(self, connection: Connection, after: int, token: str = "") -> None:
        """Someone connects and is told everything. If a bot played for them, they get their seat back."""
        if not self.connections:
            self.clock.go_on()
            self.timers.cancel("rest")
            self._ping_later()
        self.connections.add(connection, self.room.seat_of(connection.key), token)
        if self.writer.broken:  # everyone is welcomed when the room is restored
            if not self.writer.pending:
                self._recover()
            return
        change = self.room.reconnect(connection.key, self.clock.now())
        others = [
            (other, frame)
            for other, frame in self._frames_of(change, with_room=True)
            if other is not connection
        ]
        welcome = connection, self.publisher.welcome(connection, after, change.at)
        self._store_and_deliver(change, [*others, welcome], then=connection.ping)
        self._schedule_step()
        self._watch_absent()

    def exit(self, connection: Connection) -> None:
        """Someone disconnects. With the last one, time stands still."""
        self.connections.remove(connection)
        if not self.connections:
            self.clock.pause()
            self.timers.cancel_all()
            self._make_moves(self.race.take_all(self._seat_order()))
            self.timers.start("rest", self._timeouts.rest, self._rest)
        if not self.writer.broken:
            self.publish(self.room.nothing(self.clock.now()), with_room=True)
        self._watch_absent()

    def _rest(self) -> None:
        """Close a room that nobody is in."""
        if self.writer.pending:
            self.timers.start("rest", self._timeouts.retry, self._rest)
        elif not self.connections:
            self._close(self)

    def _ping_later(self) -> None:
        self.timers.start("ping", self._timeouts.ping, self._ping)

    def _ping(self) -> None:
        for connection in self.connections:
            connection.ping()
        self._ping_later()

    # Commands

    def handle(self, connection: Connection, command: RoomCommand) -> None:
        """A command from a connection. It is answered exactly once."""
        pending = PendingCommand.of(connection, command.id)
        try:
            self._handle(pending, command)
        except Exception:
            self._fail()
            deliver([pending.refused(LastCardError("server-failed"))])

    def _handle(self, pending: PendingCommand, command: RoomCommand) -> None:
        before = self._answered_before(pending.request)
        if before:
            self._answer(pending, pending.again(before))
        elif self.writer.broken:
            deliver([pending.lost()])
        elif isinstance(command, m.Move):
            self._attempt(pending, command)
        elif isinstance(command, m.Look):
            view = self.publisher.whole_view(pending, self.clock.now())
            self._answer(pending, (pending.connection, view))
        else:
            self._execute(pending, command)

    def _answered_before(self, request: str) -> Answer | None:
        """What became of a command that was carried out before. The log has the answers that the room has
        forgotten; while the room is broken, only the log is right."""
        answers = self.room.answers
        before = None if self.writer.broken else answers.latest(request)
        if before is None and answers.may_be_logged(request):
            row = self._store.find(self.room.code, request)
            before = Answer.of(self.room.seq, entries.decode(row.entry)) if row else None
        return before

    def _answer(self, pending: PendingCommand, reply: tuple[Connection, bytes]) -> None:
        """An answer that changes nothing. It waits until everything that it may tell is stored."""
        self._store_and_deliver(self.room.nothing(self.clock.now()), [reply], lost=lambda: [pending.lost()])

    def _execute(self, pending: PendingCommand, command: LobbyCommand) -> None:
        key = pending.connection.key
        is_host = key == self.room.acting_host(self.connections.has_key)
        change = self.room.execute(command, key, self.clock.now(), is_host, pending.request)
        if change.refusal is None:
            self._metrics.commands.labels(command.__struct_config__.tag).inc()
        self._publish_answer(change, pending)

    def _publish_answer(self, change: Change, pending: PendingCommand) -> None:
        """Publish what a command did, and answer it."""
        refusal = change.refusal
        reply = pending.refused(refusal) if refusal else pending.done(change)
        frames = [*self._frames_of(change), reply]
        self._store_and_deliver(change, frames, lost=lambda: [pending.lost() if change.request else reply])
        self._after(change)

    # Moves

    def _attempt(self, pending: PendingCommand, command: m.Move) -> None:
        """A move has arrived. It is made at once, or held back if someone slower may have reacted earlier."""
        seat = self.connections.seat_of(pending.connection)
        rivals = self._rivals(seat) if seat is not None and self.room.playing else []
        if seat is None or not (self.race or rivals):
            self._move(pending, seat, command)
            return
        round_trip = pending.connection.round_trip
        self.race.add(seat, (pending, seat, command), time.monotonic(), round_trip, rivals)
        self._schedule_race()

    def _rivals(self, seat: int) -> list[float]:
        """The round trips of the other players, if any of them could react now. Who of them holds the cards
        for it does not matter: how long a move is held back must not reveal what is in a hand."""
        table = self.room.table
        assert table
        if not table.is_contested:
            return []
        return self.connections.round_trips(lambda other: other != seat and other not in table.bots)

    def _seat_order(self) -> SeatOrder:
        return SeatOrder(self.room.last_player, len(self.room.seats))

    def _schedule_race(self) -> None:
        self.timers.cancel("race")
        due = self.race.next_due()
        if due is not None and self.connections:
            self.timers.start("race", max(0.0, due - time.monotonic()), self._run_race)

    def _run_race(self) -> None:
        self._make_moves(self.race.take_due(time.monotonic(), self._seat_order()))

    def _make_moves(self, attempts: list[tuple[PendingCommand, int, m.Move]]) -> None:
        """Make moves that were held back."""
        for pending, seat, command in attempts:
            before = self.room.answers.latest(pending.request)
            if self.writer.broken:
                deliver([pending.lost()])
            elif before:  # sent twice, and both were held back
                self._answer(pending, pending.again(before))
            else:
                self._move(pending, seat, command)
        self._schedule_race()

    def _move(self, pending: PendingCommand, seat: int | None, command: m.Move) -> None:
        change = self.room.move(seat, command.move, command.seen, self.clock.now(), pending.request)
        if change.refusal or change.waits:
            self._publish_answer(change, pending)
            return
        self._metrics.moves += 1
        self._store_and_deliver(change, self._frames_of(change, pending), lost=lambda: [pending.lost()])
        self._after(change)

    # What happens by itself

    def _step(self) -> None:
        """Let the next thing happen that is due. Moves that were made before it come first."""
        due, now = self.room.due(), self.clock.now()
        if due is not None and self._wake_at(due) <= now and not self.writer.broken:
            made_by = time.monotonic() - (now - due)
            self._make_moves(self.race.take_made_by(made_by, self._seat_order()))
            if self.room.due() == due:
                self.publish(self.room.step(self.clock.now()))
        self._schedule_step()

    def _wake_at(self, due: float) -> float:
        """When something that is due may happen: later by the slowest round trip, so that everything that
        people did before it has arrived."""
        slowest = max(self.connections.round_trips(lambda _seat: True), default=0.0)
        return due + min(slowest, races.BOUND)

    def _schedule_step(self) -> None:
        """Wake up when the next thing happens by itself."""
        self.timers.cancel("step")
        due = self.room.due()
        if due is not None and self.connections and not self.writer.broken:
            self.timers.start("step", max(0.0, self._wake_at(due) - self.clock.now()), self._step)

    def _watch_absent(self) -> None:
        """A bot plays for those who have been disconnected for a while; not while nobody at all is
        connected."""
        connected = self.connections.seats
        watching = bool(self.connections) and self.room.playing and not self.writer.broken
        for number, seat in enumerate(self.room.seats):
            timer = f"away {number}"
            person = seat.kind in ("person", "program") and not seat.away
            if not (watching and person and number not in connected):
                self.timers.cancel(timer)
            elif timer not in self.timers.running:
                self.timers.start(timer, self._timeouts.away, partial(self._set_away, number))

    def _set_away(self, number: int) -> None:
        if not self.writer.broken:
            self.publish(self.room.set_away(number, self.clock.now()))

    # Storing and publishing

    def publish(self, change: Change, with_room: bool = False) -> None:
        """Store a change of the room that is not the answer to a command, and tell everyone."""
        self._store_and_deliver(change, self._frames_of(change, with_room=with_room))
        self._after(change)

    def _frames_of(
        self, change: Change, answered: PendingCommand | None = None, with_room: bool = False
    ) -> Frames:
        if entries.Seated in change.kinds:
            self.connections.find_seats(self.room.seat_of)
        return self.publisher.frames_of(change, answered, with_room)

    def _store_and_deliver(
        self,
        change: Change,
        frames: Frames,
        lost: Callable[[], Frames] = list,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Store a change, then deliver the frames about it; or, if it is `lost`, those that say so."""
        stored = partial(deliver, frames, then)
        self.writer.write(change, stored, lambda: deliver(lost()))

    def _after(self, change: Change) -> None:
        """Set the timers for what comes next."""
        self._schedule_step()
        if change.alters_room:
            self._watch_absent()

    # Failures

    def _fail(self) -> None:
        """A bug: drop whatever it left half done, and restore the room."""
        _log.exception(text("server-room-anew"))
        self.writer.fail()

    def _recover(self) -> None:
        """Restore the room. What is in the log is what happened; everything else is lost."""
        deliver([pending.lost() for pending, _, _ in self.race.take_all(self._seat_order())])
        try:
            room = restored(self.room.code, self._store, self._timeouts.pace)
        except sqlite3.Error:  # not even the log can be read: try again later
            self.timers.start("recover", self._timeouts.retry, self._recover)
            return
        self._use(room)
        self.writer.recovered()
        now = self.clock.now()
        deliver([(connection, self.publisher.welcome(connection, 0, now)) for connection in self.connections])
        self.timers.cancel("step")
        self.timers.start(
            "recover", self._timeouts.retry, self._schedule_step
        )  # a bot must not fail all the time
        self._watch_absent()


def restored(code: str, store: Store, pace: float = 1.0) -> Room:
    """A room out of its log."""
    room = Room(code, pace)
    room.restore((row.number, row.at, row.command, entries.decode(row.entry)) for row in store.entries(code))
    return room
