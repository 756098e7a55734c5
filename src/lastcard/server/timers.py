"""The timers of a room, by name."""

import asyncio
from collections.abc import Callable, Set
from typing import Protocol


class Scheduler(Protocol):
    """The part of an event loop that timers need."""

    def call_later(self, delay: float, callback: Callable[[], None], /) -> asyncio.TimerHandle: ...


class Timers:
    """Timers with names. Starting a timer replaces the one of the same name. If the action of a timer raises
    an exception, `failed` is called: nobody else would notice."""

    def __init__(self, scheduler: Scheduler, failed: Callable[[], None]) -> None:
        self._scheduler = scheduler
        self._failed = failed
        self._handles: dict[str, asyncio.TimerHandle] = {}

    @property
    def running(self) -> Set[str]:
        """The names of the timers that are running."""
        return self._handles.keys()

    def start(self, name: str, seconds: float, action: Callable[[], None]) -> None:
        """Call an action after some seconds."""
        self.cancel(name)
        self._handles[name] = self._scheduler.call_later(seconds, lambda: self._fire(name, action))

    def cancel(self, name: str) -> None:
        """Stop a timer, if it is running."""
        handle = self._handles.pop(name, None)
        if handle:
            handle.cancel()

    def cancel_all(self) -> None:
        """Stop all timers."""
        for name in list(self._handles):
            self.cancel(name)

    def _fire(self, name: str, action: Callable[[], None]) -> None:
        self._handles.pop(name, None)
        try:
            action()
        except Exception:
            self._failed()
