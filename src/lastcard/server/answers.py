"""What became of the commands of a room, so that a repeated command gets its answer again and is not carried
out twice. The latest answers are kept; for all others a sketch says whether the log may have them."""

from collections.abc import Iterator

from msgspec import Struct

from lastcard.server.entries import AnyEntry, Moved

REMEMBERED = 64  # answers
_SKETCH_BYTES = 1024


class Answer(Struct, frozen=True, gc=False):
    """What became of a command: the number that clients saw after it, and whether it was a misplay."""

    seq: int
    misplay: bool

    @classmethod
    def of(cls, seq: int, entry: AnyEntry) -> "Answer":
        """The answer to the command that led to an entry."""
        return cls(seq, isinstance(entry, Moved) and entry.misplay)


class Answers:
    """The answers of one room, by the key of the command."""

    def __init__(self) -> None:
        self._latest: dict[str, Answer] = {}  # the oldest first
        self._sketch = bytearray(_SKETCH_BYTES)  # a Bloom filter with one bit for each command

    def remember(self, request: str, answer: Answer) -> None:
        """Keep an answer, and forget the oldest if there are too many."""
        self._latest[request] = answer
        place, bit = _place(request)
        self._sketch[place] |= bit
        if len(self._latest) > REMEMBERED:
            del self._latest[next(iter(self._latest))]

    def latest(self, request: str) -> Answer | None:
        """The answer to a command, if it is among the latest."""
        return self._latest.get(request)

    def may_be_logged(self, request: str) -> bool:
        """False if a command was never carried out. True if it may have been: the log knows."""
        place, bit = _place(request)
        return bool(self._sketch[place] & bit)

    def __iter__(self) -> Iterator[tuple[str, Answer]]:
        return iter(self._latest.items())


def _place(request: str) -> tuple[int, int]:
    """The byte and the bit of a command in the sketch."""
    number = hash(request) % (_SKETCH_BYTES * 8)
    return number >> 3, 1 << (number & 7)
