"""What clients are told, as JSON. Most of an update is the same for everybody and is written once; what a
seat alone may see is put in for that seat alone, out of its own view and nothing else."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import astuple

from lastcard.engine.events import SECRET
from lastcard.server.room import RawEvent
from lastcard.views.events import Event, decode
from lastcard.views.seat import View

encode = msgspec.json.Encoder().encode  # a message as it goes over the wire
_OWN, _PUBLIC = slice(5), slice(5, None)  # the fields of a view that are the seat's own, and the others


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
        self._public = _inside(public_changes(before, now))
        self._tail = b"" if seconds is None else b',"seconds":%.1f' % seconds
        self._secrets = {event[1] for event in events if event[0] in SECRET}

    def for_viewer(self, viewer: int | None, before: View | None, now: View) -> bytes:
        """The update of one viewer, its last brace left out."""
        events = _events_json(self._events, viewer) if viewer in self._secrets else self._for_all
        own = _inside(own_changes(before, now))
        between = b"," if own and self._public else b""
        return b"".join((self._head, events, b'],"view":{', self._public, between, own, b"}", self._tail))


def finished(update: bytes, answers: str | None = None) -> bytes:
    """An update with its last brace, and with the id of the command that it answers."""
    if answers is None:
        return update + b"}"
    return b"".join((update, b',"answers":', encode(answers), b"}"))


def _events_json(events: Sequence[RawEvent], viewer: int | None) -> bytes:
    return b",".join([_event_json(raw, raw[0] not in SECRET or raw[1] == viewer) for raw in events])


@lru_cache(maxsize=8192)
def _event_json(raw: RawEvent, own: bool) -> bytes:
    """An event with its secret, or its public twin."""
    event = decode(raw)
    return encode(event if own else event.seen_by(None))


def _inside(changed: dict[str, Any]) -> bytes:
    """Changes as JSON, without the braces around them."""
    return encode(changed)[1:-1] if changed else b""


def public_changes(before: View | None, now: View) -> dict[str, Any]:
    """The changes that everybody sees. The discards are long, and mostly have grown by a card."""
    changed = _changes(before, now, _PUBLIC)
    if before is not None and "discard" in changed:
        known = len(before.discard)
        if now.discard[:known] == before.discard:
            del changed["discard"]
            changed["covered"] = now.discard[known:]
    return changed


def own_changes(before: View | None, now: View) -> dict[str, Any]:
    """The changes that the seat alone sees; most of the time there are none."""
    return _changes(before, now, _OWN)


def _changes(before: View | None, now: View, part: slice) -> dict[str, Any]:
    """The fields that have changed, of a part of a view."""
    if before is now:
        return {}
    names, new = View.__struct_fields__[part], astuple(now)[part]
    if before is None:
        return dict(zip(names, new, strict=True))
    old = astuple(before)[part]
    if old == new:
        return {}
    return {name: b for name, a, b in zip(names, old, new, strict=True) if a is not b and a != b}
