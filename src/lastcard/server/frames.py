"""The JSON of updates. Most of an update is the same for everyone and is encoded once. What only one seat may
see is added for that seat, from its own view and from nothing else."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from lastcard.engine.events import SECRET
from lastcard.game import RawEvent
from lastcard.views.events import Event, decode
from lastcard.views.seat import PUBLIC, Views

encode = msgspec.json.Encoder().encode  # a message as JSON
_DISCARD = PUBLIC.index("discard")


def events_seen(events: Iterable[RawEvent], viewer: int | None) -> tuple[Event, ...]:
    """Events as a viewer may see them."""
    return tuple(decode(raw).seen_by(viewer) for raw in events)


class Updates:
    """The updates about one change, for any number of viewers."""

    def __init__(
        self,
        seq: int,
        events: Sequence[RawEvent],
        before: Views | None,
        now: Views,
        seconds: float | None,
        match_seconds: float | None = None,
    ) -> None:
        self._head = b'{"type":"update","seq":%d,"events":[' % seq
        self._events = events
        self._for_all = _events_json(events, None)
        self._before, self._now = before, now
        self._public = _inside(public_changes(before, now))
        self._tail = b"" if seconds is None else b',"seconds":%.1f' % seconds
        self._tail += b"" if match_seconds is None else b',"match_seconds":%.1f' % match_seconds
        self._secrets = {event[1] for event in events if event[0] in SECRET}
        self._without_own = self._frame(self._for_all, b"", b"")

    def for_viewer(self, viewer: int | None, answers: str | None = None) -> bytes:
        """The update of one viewer, with the id of the command that it answers."""
        own = own_changes(self._before, self._now, viewer)
        if not (own or answers) and viewer not in self._secrets:
            return self._without_own
        events = _events_json(self._events, viewer) if viewer in self._secrets else self._for_all
        return self._frame(events, _inside(own), b"" if answers is None else b',"answers":' + encode(answers))

    def _frame(self, events: bytes, own: bytes, answers: bytes) -> bytes:
        between = b"," if own and self._public else b""
        return b"".join(
            (self._head, events, b'],"view":{', self._public, between, own, b"}", self._tail, answers, b"}")
        )


def _events_json(events: Sequence[RawEvent], viewer: int | None) -> bytes:
    return b",".join([_event_json(raw, raw[0] not in SECRET or raw[1] == viewer) for raw in events])


@lru_cache(maxsize=8192)
def _event_json(raw: RawEvent, own: bool) -> bytes:
    """An event with its secret, or as everyone else sees it."""
    event = decode(raw)
    return encode(event if own else event.seen_by(None))


def _inside(changed: dict[str, Any]) -> bytes:
    """The changed fields as JSON, without the braces."""
    return encode(changed)[1:-1] if changed else b""


def public_changes(before: Views | None, now: Views) -> dict[str, Any]:
    """The changed fields that everyone sees. The discard pile is long and usually grows by one card, so only
    the new cards are sent."""
    if before is None:
        return dict(zip(PUBLIC, now.public, strict=True))
    both = zip(PUBLIC, before.public, now.public, strict=True)
    changed = {name: b for name, a, b in both if a is not b and a != b}
    if "discard" in changed:
        known = before.public[_DISCARD]
        if changed["discard"][: len(known)] == known:
            changed["covered"] = changed.pop("discard")[len(known) :]
    return changed


def own_changes(before: Views | None, now: Views, seat: int | None) -> dict[str, Any]:
    """The changed fields that only this seat sees. Most of the time there are none."""
    old = None if before is None else before.own.get(seat)
    if old is None:
        return {"seat": seat, **now.told(seat)}
    return {} if old == now.own[seat] else now.told(seat, old)
