"""The engine compiled by Numba, for millions of games.

    compiled.available()       whether Numba is installed (the extra `fast`)
    compiled.is_built()        whether the compiled code is there already
    compiled.load()            the entry points; compiles first if need be, which takes a minute or two
    compiled.in_background()   has another process compile, while this one goes on interpreted

Nothing here imports Numba before it is asked for. What works on arrays of games is in batch.py.
"""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from lastcard.errors import LastCardError

# How many functions are compiled in all; a progress bar is made of it, nothing else depends on it.
FUNCTIONS = 310

_NEEDED = ("numba", "numpy", "platformdirs", "filelock")


class NotAvailable(LastCardError):
    """The compiled engine is asked for where it cannot be."""


def available() -> bool:
    """Whether what the compiled engine needs is installed, and not switched off."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return False
    return all(importlib.util.find_spec(name) is not None for name in _NEEDED)


def is_built() -> bool:
    """Whether the compiled code is there already, for exactly this version on this machine."""
    if not available():
        return False
    from lastcard.compiled import cache  # noqa: PLC0415 - needs the extra

    return cache.is_built()


def folder() -> Path:
    """Where compiled code is kept."""
    from lastcard.compiled import cache  # noqa: PLC0415 - needs the extra

    return cache.folder()


def can_keep() -> bool:
    """Whether compiled code can be kept there."""
    from lastcard.compiled import cache  # noqa: PLC0415 - needs the extra

    return cache.is_writable()


def load(tell: Callable[[int], None] = lambda _: None) -> ModuleType:
    """The entry points, ready to be called. `tell` hears how many functions have been compiled so far."""
    if not available():
        raise NotAvailable("compiled-missing")
    try:
        from lastcard.compiled import build, entries  # noqa: PLC0415 - slow, and needs the extra
    except ImportError as error:  # installed, but not in working order
        raise NotAvailable("compiled-broken", error=str(error)) from None
    build.build(tell)
    return entries


class InBackground:
    """A process that compiles."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", "warmup", "--quiet"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # It finishes its work even if this process is stopped before.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )

    def done(self) -> bool:
        """Whether it has come to an end and the code is there."""
        return self._process.poll() is not None and is_built()

    def failed(self) -> bool:
        """Whether it has come to an end without that: the disk is full, say."""
        return self._process.poll() is not None and not is_built()


def in_background() -> InBackground:
    """Start compiling; everything else can go on interpreted meanwhile."""
    if not available():
        raise NotAvailable("compiled-missing")
    return InBackground()
