"""Compiling the entry points, or taking them from the cache."""

import contextlib
from collections.abc import Callable
from typing import Any

from numba.core import event
from numba.core.caching import Cache, CompileResultCacheImpl

from lastcard.compiled import cache, entries


class _Locator:
    """Tells Numba to use our folder, whose name is a hash of everything that the code depends on."""

    def get_cache_path(self) -> str:
        return str(cache.folder())

    def get_source_stamp(self) -> str:
        return cache.folder().name

    def ensure_cache_path(self) -> None:
        cache.folder().mkdir(parents=True, exist_ok=True)


class _EntryImpl(CompileResultCacheImpl):
    def __init__(self, function: Any) -> None:  # not the parent's: that looks for a place by itself
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator()
        self._filename_base = function.__name__


class EntryCache(Cache):
    """Numba's cache for one function, in our folder. Files that cannot be read or written are ignored."""

    _impl_class = _EntryImpl
    saved = True  # so far

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # a damaged file can raise anything; compiling again repairs it
            with contextlib.suppress(OSError):
                self.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError:
            self.saved = False


class _Counter(event.Listener):
    """Tells how many functions have been compiled."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self.compiled = 0
        self.tell = tell

    def on_start(self, event: Any) -> None:
        """Nothing to tell yet."""

    def on_end(self, event: Any) -> None:  # noqa: ARG002 - which one does not matter
        """One more."""
        self.compiled += 1
        self.tell(self.compiled)


def build(tell: Callable[[int], None] = lambda _: None) -> None:
    """Make all entry points ready to be called."""
    if all(entry.signatures for entry in entries.SIGNATURES):
        return
    kept = True
    with cache.builder(), event.install_listener("numba:compile", _Counter(tell)):
        for entry, signature in entries.SIGNATURES.items():
            entry._cache = EntryCache(entry.py_func)
            entry.compile(signature)
            entry.disable_compile()
            kept = kept and entry._cache.saved
        if kept:
            cache.mark_built()
