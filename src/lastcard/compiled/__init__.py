"""The engine compiled by Numba, for millions of games.

    compiled.available()       whether Numba is installed (the extra `fast`)
    compiled.is_built()        whether the compiled code is in the cache
    compiled.load()            the entry points; compiles them first if needed, in about a minute
    compiled.in_background()   compiles in another process, while this one continues interpreted

Numba is imported only when it is needed. batch.py works on arrays of games.
"""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from lastcard.errors import LastCardError

# How many functions are compiled in all. Only the progress bar uses this.
FUNCTIONS = 310

_NEEDED = ("numba", "numpy", "platformdirs", "filelock")


class NotAvailable(LastCardError):
    """The compiled engine cannot be used here."""


def available() -> bool:
    """Whether the packages that the compiled engine needs are installed, and compiling is not disabled."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return False
    return all(importlib.util.find_spec(name) is not None for name in _NEEDED)


def is_built() -> bool:
    """Whether the cache has compiled code for exactly this version on this machine."""
    if not available():
        return False
    from lastcard.compiled import cache  # noqa: PLC0415 - needs the extra

    return cache.is_built()


def folder() -> Path:
    """The folder where compiled code is cached."""
    from lastcard.compiled import cache  # noqa: PLC0415 - needs the extra

    return cache.folder()


def can_keep() -> bool:
    """Whether compiled code can be saved in the cache folder."""
    from lastcard.compiled import cache  # noqa: PLC0415 - needs the extra

    return cache.is_writable()


def load(tell: Callable[[int], None] = lambda _: None) -> ModuleType:
    """The entry points, ready to call. `tell` is called with the number of functions compiled so far."""
    if not available():
        raise NotAvailable("compiled-missing")
    try:
        from lastcard.compiled import build, entries  # noqa: PLC0415 - slow, and needs the extra
    except ImportError as error:  # installed, but broken
        raise NotAvailable("compiled-broken", error=str(error)) from None
    build.build(tell)
    return entries


class InBackground:
    """A background process that compiles the engine."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", "warmup", "--quiet"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            # It finishes even if this process is stopped first.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )

    def done(self) -> bool:
        """Whether the process has ended and the compiled code is in the cache."""
        return self._process.poll() is not None and is_built()

    def failed(self) -> bool:
        """Whether the process has ended without compiled code, for example because the disk is full."""
        return self._process.poll() is not None and not is_built()


def in_background() -> InBackground:
    """Start compiling in the background. Until that is done, use the interpreted engine."""
    if not available():
        raise NotAvailable("compiled-missing")
    return InBackground()
