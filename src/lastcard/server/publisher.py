"""What the connections of a room are told: what happened, the room as it is, and everything at once when
someone comes in. Each gets only what they may see."""

from msgspec import Raw

from lastcard import protocol as m
from lastcard.server import entries
from lastcard.server.change import Change
from lastcard.server.connections import Connection, Connections, Frames
from lastcard.server.frames import Updates, encode, events_seen
from lastcard.server.pending import PendingCommand
from lastcard.server.room import Room
from lastcard.views.seat import View, Views


class Publisher:
    """Makes the frames of a room. It remembers the views that it told last: an update contains what is
    different from them."""

    def __init__(self, room: Room, connections: Connections) -> None:
        self.views: Views | None = room.table.views() if room.table else None
        self._room = room
        self._connections = connections

    def frames_of(
        self,
        change: Change,
        answered: PendingCommand | None = None,
        with_room: bool = False,
    ) -> Frames:
        """What everyone is told about a change. Chat and events come first: someone who has seen the highest
        number has then seen everything up to it. The update of `answered` contains the id of their command;
        `with_room` describes the room even if the change did not alter it."""
        frames: Frames = []
        kinds = change.kinds
        if entries.Started in kinds:
            self.views = None  # everyone gets the whole view of a new game
        if entries.Chatted in kinds:
            frames += self._chat()
        if not kinds.isdisjoint(_SHOWN) or (entries.Seated in kinds and self._room.playing):
            frames += self._updates(change, answered)
        if with_room or change.alters_room:
            frames += self._room_states()
        return frames

    def welcome(self, connection: Connection, after: int, now: float) -> bytes:
        """Everything there is to know, for someone who comes in and has seen everything up to a number."""
        room, history = self._room, self._room.history
        place = room.place_of(connection.key)
        missed = history.since(after) if after else []
        return encode(
            m.Welcome(
                version=m.VERSION,
                seq=room.seq,
                room=self.info(),
                seat=self._connections.seat_of(connection),
                host=connection.key == self._host(),
                token=self._connections.token_of(connection),
                view=self._view(connection),
                seconds=room.seconds_left(now),
                match_seconds=room.match_seconds_left(now),
                missed=tuple(m.Happened(seq, events_seen(events, place)) for seq, events in missed),
                complete=not after or history.is_complete_since(after),
                chat=tuple(line for line in history.chat if line.seq > after),
            )
        )

    def whole_view(self, pending: PendingCommand, now: float) -> bytes:
        """The answer to someone who wants to see the whole view again."""
        room = self._room
        return encode(
            m.WholeView(
                seq=room.seq,
                view=self._view(pending.connection),
                seconds=room.seconds_left(now),
                match_seconds=room.match_seconds_left(now),
                answers=pending.id,
            )
        )

    def info(self) -> m.RoomInfo:
        """The room as everyone sees it."""
        room, connected = self._room, self._connections.seats
        return m.RoomInfo(
            code=room.code,
            preset=room.rules.preset,
            set=dict(room.rules.overrides()),
            rules=room.rules_code,
            seats=tuple(
                m.SeatInfo(seat.kind, seat.name, seat.level, number in connected, seat.away)
                for number, seat in enumerate(room.seats)
            ),
            game=room.game,
            playing=room.playing,
            host=room.seat_of(self._host()),
            watchers=self._connections.watchers,
            commitment=room.commitment,
            seeds=room.seeds if room.playing else (),
        )

    def _host(self) -> str:
        return self._room.acting_host(self._connections.has_key)

    def _view(self, connection: Connection) -> View | None:
        """The view of the seat in the last deal; someone who was not dealt in sees what watchers see."""
        return self.views[self._room.place_of(connection.key)] if self.views is not None else None

    def _updates(self, change: Change, answered: PendingCommand | None) -> Frames:
        table = self._room.table
        if table is None:
            return []
        before, self.views = self.views, table.views()
        seconds, match = self._room.seconds_left(change.at), self._room.match_seconds_left(change.at)
        updates = Updates(change.seq, change.events, before, self.views, seconds, match)
        sender, command = (answered.connection, answered.id) if answered else (None, None)
        return [
            (connection, updates.for_viewer(seat, command if connection is sender else None))
            for connection, seat in self._connections.items()
        ]

    def _chat(self) -> Frames:
        line = encode(self._room.history.chat[-1])
        return [(connection, line) for connection in self._connections]

    def _room_states(self) -> Frames:
        info, host = Raw(encode(self.info())), self._host()
        return [
            (connection, encode(m.RoomState(self._room.seq, info, seat, connection.key == host)))  # type: ignore[arg-type]
            for connection, seat in self._connections.items()
        ]


_SHOWN = {entries.Moved, entries.Started}  # what changes the table
