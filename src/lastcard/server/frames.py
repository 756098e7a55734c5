"""What clients are told, as JSON. Most of an update is the same for everybody and is written once; what a
seat alone may see is put in for that seat alone, out of its own view and nothing else."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any

import msgspec

from lastcard.engine.events import SECRET
from lastcard.server.room import RawEvent
from lastcard.views.events import Event, decode
from lastcard.views.seat import View

encode = msgspec.json.Encoder().encode
_OWN_FIELDS = ("seat", "hand", "drawn", "moves", "announces")
_PUBLIC_FIELDS = tuple(name for name in View.__struct_fields__ if name not in _OWN_FIELDS)
_Values = Callable[[View], tuple[Any, ...]]
_own_values: _Values = attrgetter(*_OWN_FIELDS)
_public_values: _Values = attrgetter(*_PUBLIC_FIELDS)


def text_of(message: msgspec.Struct) -> str:
    """A message as it goes over the wire."""
    return encode(message).decode()


def events_seen(events: Iterable[RawEvent], viewer: int | None) -> tuple[Event, ...]:
    """Events as a viewer may know them."""
    return tuple(decode(raw).seen_by(viewer) for raw in events)


class Updates:
    """The updates of one moment, for any number of viewers."""

    def __init__(
        self, seq: int, events: Sequence[RawEvent], before: View | None, now: View, seconds: float | None
    ) -> None:
        self._head = b'{"type":"update","seq":%d,"events":[' % seq
        self._events = events
        self._for_all = _events_json(events, None)
        self._public = _changes(before, now, _PUBLIC_FIELDS, _public_values)
        self._tail = b"" if seconds is None else b',"seconds":%.1f' % seconds
        self._secrets = {event[1] for event in events if event[0] in SECRET}

    def for_viewer(self, viewer: int | None, before: View | None, now: View) -> bytes:
        """The update of one viewer, its last brace left out."""
        events = _events_json(self._events, viewer) if viewer in self._secrets else self._for_all
        own = _own_changes(before, now)
        between = b"," if own and self._public else b""
        return b"".join((self._head, events, b'],"view":{', self._public, between, own, b"}", self._tail))


def finished(update: bytes, answers: str | None = None) -> str:
    """An update with its last brace, and with the id of the command that it answers."""
    if answers is None:
        return (update + b"}").decode()
    return b"".join((update, b',"answers":', encode(answers), b"}")).decode()


def _events_json(events: Sequence[RawEvent], viewer: int | None) -> bytes:
    return b",".join([_event_json(raw, raw[0] not in SECRET or raw[1] == viewer) for raw in events])


@lru_cache(maxsize=8192)
def _event_json(raw: RawEvent, own: bool) -> bytes:
    """An event with its secret, or its public twin."""
    event = decode(raw)
    return encode(event if own else event.seen_by(None))


def _own_changes(before: View | None, now: View) -> bytes:
    """The same of what the seat alone sees, for which nothing has changed most of the time."""
    if before is not None and now.hand == before.hand and now.moves == before.moves:
        if now.drawn == before.drawn and now.announces == before.announces and now.seat == before.seat:
            return b""
    return _changes(before, now, _OWN_FIELDS, _own_values)


def _changes(before: View | None, now: View, fields: Sequence[str], values: _Values) -> bytes:
    """The fields that have changed, as the inside of an object."""
    if before is now:
        return b""
    if before is None:
        return encode(dict(zip(fields, values(now), strict=True)))[1:-1]
    pairs = zip(fields, values(before), values(now), strict=True)
    changed = {name: new for name, old, new in pairs if new is not old and new != old}
    return encode(changed)[1:-1] if changed else b""
