"""A pause after a wrong catch or slap, where it costs no cards: without it, trying all the time would pay."""

from lastcard.errors import LastCardError

COOLDOWN = 3.0  # seconds


class Cooldowns:
    """The seats of a room that have to wait before they catch or slap again."""

    def __init__(self) -> None:
        self._until: dict[int, float] = {}

    def start(self, seat: int, now: float) -> None:
        """Let a seat wait from now on."""
        self._until[seat] = now + COOLDOWN

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat still has to wait."""
        return max(0.0, self._until.get(seat, now) - now)

    def check(self, seat: int, now: float) -> None:
        """Raise an error if a seat still has to wait."""
        if left := self.left(seat, now):
            raise LastCardError("server-cooldown", seconds=round(left, 1))
