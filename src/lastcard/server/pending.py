"""A command that waits for its answer."""

from typing import Self

from msgspec import Struct

from lastcard import protocol as m
from lastcard.errors import InvalidMove, LastCardError
from lastcard.game import IllegalMove
from lastcard.server.answers import Answer
from lastcard.server.change import Change
from lastcard.server.connections import Connection
from lastcard.server.frames import encode

Reply = tuple[Connection, bytes]


class PendingCommand(Struct, frozen=True):
    """Who sent a command, the id that the client gave it, and the key under which the log knows it."""

    connection: Connection
    id: str
    request: str

    @classmethod
    def of(cls, connection: Connection, command_id: str) -> Self:
        """A new command. Ids are each client's own, so the key contains the key of its token."""
        return cls(connection, command_id, f"{connection.key[:16]}:{command_id}")

    def done(self, change: Change) -> Reply:
        """The command was carried out."""
        return self._reply(m.Done(self.id, change.seq, change.token, change.waits))

    def refused(self, error: LastCardError) -> Reply:
        """The command was not carried out."""
        words = error.in_language(self.connection.language)
        if isinstance(error, IllegalMove):
            return self._reply(m.Refused(self.id, error.code, words, error.rules, error.paid))
        code = "no-move" if isinstance(error, InvalidMove) else error.key.removeprefix("server-")
        return self._reply(m.Refused(self.id, code, words))

    def lost(self) -> Reply:
        """The command, or what its answer would tell, could not be stored."""
        return self.refused(LastCardError("server-not-kept"))

    def again(self, before: Answer) -> Reply:
        """The answer to a command that was carried out before."""
        if before.misplay:
            words = LastCardError("server-paid").in_language(self.connection.language)
            return self._reply(m.Refused(self.id, "paid", words, paid=True))
        return self._reply(m.Done(self.id, before.seq))

    def _reply(self, message: m.Done | m.Refused) -> Reply:
        return self.connection, encode(message)
