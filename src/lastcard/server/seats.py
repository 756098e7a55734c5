"""Who sits where in a room. Seats do not change: every operation returns the seats after it, or raises."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Self

from msgspec.structs import replace

from lastcard.bots.cast import LEVELS, bot_names
from lastcard.errors import LastCardError
from lastcard.protocol import NAME_LENGTH
from lastcard.server.entries import Seat
from lastcard.server.keys import same_key

FREE = Seat()


class Seats(tuple[Seat, ...]):
    """The seats of a room in order. A player is known by the key of their token."""

    def find(self, key: str) -> int | None:
        """The seat that a key holds. All seats are compared, so that the time it takes reveals nothing."""
        found = [number for number, seat in enumerate(self) if same_key(seat.key, key)]
        return found[0] if found else None

    def require(self, key: str) -> int:
        """The seat that a key holds; an error if it holds none."""
        number = self.find(key)
        if number is None:
            raise LastCardError("server-no-seat")
        return number

    def first_person(self, connected: Callable[[str], bool]) -> str | None:
        """The key of the first person, by seat, who is connected."""
        return next((seat.key for seat in self if seat.kind == "person" and connected(seat.key)), None)

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each seat."""
        return tuple(seat.key for seat in self)

    @property
    def seeds(self) -> tuple[str, ...]:
        """What each seat adds to the next deal."""
        return tuple(seat.seed for seat in self)

    @property
    def names(self) -> list[str]:
        """The name of each seat."""
        return [seat.name for seat in self]

    @property
    def all_taken(self) -> bool:
        """Whether no seat is free."""
        return all(seat.kind != "free" for seat in self)

    # Operations

    def sit(self, key: str, name: str, wanted: int | None, program: bool) -> Self:
        """Take a free seat."""
        if self.find(key) is not None:
            raise LastCardError("server-seated-already")
        number = self._free_seat(wanted)
        kind = "program" if program else "person"
        return self._with(number, Seat(kind, self._checked_name(name, number), key=key))

    def free(self, number: int) -> Self:
        """Free a seat that someone holds."""
        if self._seat(number).kind == "free":
            raise LastCardError("server-seat-free")
        return self._with(number, FREE)

    def leave(self, key: str) -> Self:
        """Leave a seat during a game: a bot plays it until its player says that they are back."""
        number = self.require(key)
        return self._with(number, replace(self[number], away=True, left=True))

    def set_away(self, number: int) -> Self:
        """Let a bot play for someone who is disconnected."""
        return self._with(number, replace(self[number], away=True))

    def come_back(self, key: str) -> Self:
        """Take a seat back from the bot."""
        number = self.require(key)
        if not self[number].away:
            raise LastCardError("server-not-away")
        return self._with(number, replace(self[number], away=False, left=False))

    def seat_bot(self, number: int, level: str) -> Self:
        """Put a bot of the server on a free seat, or in the place of another bot."""
        if level not in LEVELS:
            raise LastCardError("bot-unknown", bot=level, known=", ".join(LEVELS))
        if self._seat(number).kind not in ("free", "bot"):
            raise LastCardError("server-seat-taken")
        taken = [seat.name for place, seat in enumerate(self) if place != number]
        return self._with(number, Seat("bot", bot_names(1, taken)[0], level))

    def invite(self, number: int, name: str, key: str) -> Self:
        """Reserve a seat for a program with this key. An earlier key of that seat loses it."""
        if self._seat(number).kind not in ("free", "program"):
            raise LastCardError("server-seat-taken")
        return self._with(number, Seat("program", self._checked_name(name, number), key=key))

    def arrange(self, order: Sequence[int]) -> Self:
        """Another order, or number, of seats; see the command `arrange`."""
        kept = [number for number in order if number >= 0]
        left_out = [seat for number, seat in enumerate(self) if number not in kept]
        if len(set(kept)) < len(kept) or any(number >= len(self) for number in kept):
            raise LastCardError("server-order")
        if any(seat.kind != "free" for seat in left_out):
            raise LastCardError("server-order-loses")
        return type(self)(self[number] if number >= 0 else FREE for number in order)

    def add_seed(self, key: str, seed: str) -> Self:
        """What a seat adds to the next deal."""
        number = self.require(key)
        return self._with(number, replace(self[number], seed=seed))

    def without_seeds(self) -> Self:
        """The seats after a deal, which has used up the seeds."""
        return type(self)(replace(seat, seed="") for seat in self)

    # Helpers

    def _with(self, number: int, seat: Seat) -> Self:
        return type(self)((*self[:number], seat, *self[number + 1 :]))

    def _free_seat(self, wanted: int | None) -> int:
        free = [number for number, seat in enumerate(self) if seat.kind == "free"]
        if wanted is None:
            if not free:
                raise LastCardError("server-full")
            return free[0]
        self._seat(wanted)
        if wanted not in free:
            raise LastCardError("server-seat-taken")
        return wanted

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self):
            raise LastCardError("seat-unknown-range", seat=number, last=len(self) - 1)
        return self[number]

    def _checked_name(self, name: str, number: int) -> str:
        """A name that can be shown anywhere and that no one else at the table has."""
        tidy = " ".join(unicodedata.normalize("NFKC", name).split())
        if not tidy or not tidy.isprintable() or "#" in tidy or not re.search(r"\w", tidy):
            raise LastCardError("seat-no-name", name=name)
        if len(tidy) > NAME_LENGTH:
            raise LastCardError("server-name-long", most=NAME_LENGTH)
        if tidy.casefold() in [seat.name.casefold() for place, seat in enumerate(self) if place != number]:
            raise LastCardError("server-name-taken", name=tidy)
        return tidy
