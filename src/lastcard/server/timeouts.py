"""How long the server waits, in seconds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Timeouts:
    """How long rooms wait for people, and how quick the server's bots are."""

    away: float = 30.0  # until a bot plays for a player who is disconnected
    rest: float = 600.0  # until an empty room is closed; it is opened again when someone asks for it
    ping: float = 5.0  # between two pings of a connection
    retry: float = 1.0  # until something that failed is tried again
    pace: float = 1.0  # a factor on the time that bots take
