"""What happened in a room lately, for clients that reconnect: events of the game, and chat."""

from collections import deque
from collections.abc import Iterable

from lastcard.game import RawEvent
from lastcard.protocol import Said

STEPS = 200
CHAT_LINES = 100
_MOST_SHARED = 20_000
_SHARED: dict[RawEvent, RawEvent] = {}  # rooms share equal events: there are only some thousands of them


class History:
    """The latest steps with their events, and the latest lines of chat."""

    def __init__(self) -> None:
        self.forgotten = 0  # the number of the last step that is no longer kept
        self.chat: deque[Said] = deque(maxlen=CHAT_LINES)
        self._steps: deque[tuple[int, tuple[RawEvent, ...]]] = deque(maxlen=STEPS)

    def add(self, seq: int, events: tuple[RawEvent, ...]) -> None:
        """Keep the events of a step."""
        if len(self._steps) == STEPS:
            self.forgotten = self._steps[0][0]
        self._steps.append((seq, events))

    def since(self, seq: int) -> list[tuple[int, tuple[RawEvent, ...]]]:
        """The steps after a number."""
        return [step for step in self._steps if step[0] > seq]

    def is_complete_since(self, seq: int) -> bool:
        """Whether all steps after a number are still kept."""
        return seq >= self.forgotten


def shared(events: Iterable[RawEvent]) -> tuple[RawEvent, ...]:
    """The same events, as objects that all rooms share."""
    if len(_SHARED) > _MOST_SHARED:
        _SHARED.clear()
    return tuple([_SHARED.setdefault(event, event) for event in events])
