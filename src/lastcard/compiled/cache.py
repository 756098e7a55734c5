"""The cache of compiled code.

It is a folder in the user's cache directory, or in LASTCARD_CACHE. Its name depends on everything the code
depends on: the sources, the versions of Numba and Python, and the processor. Numba's own check looks at only
one source file; here an edit in any of them gives another folder. If the disk cannot be read or written, the
code is compiled every time.
"""

import contextlib
import hashlib
import os
import platform
import shutil
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import platformdirs
from filelock import FileLock
from llvmlite import binding

# What the compiled code depends on besides the engine: names and numbers that are built into it.
SOURCES = (
    "engine/*.py",
    "autoplay/*.py",
    "compiled/entries.py",
    "compiled/kernel.py",
    "compiled/linked.py",
    "compiled/loader.py",
    "compiled/records.py",
    "cards/faces.py",
)
READY = "ready"
KEEP_SECONDS = 30 * 24 * 3600


def root() -> Path:
    """The folder of the whole cache."""
    return Path(os.environ.get("LASTCARD_CACHE") or platformdirs.user_cache_dir("lastcard")) / "compiled"


@cache
def folder() -> Path:
    """The folder of the code that this process uses."""
    return root() / key()


def key() -> str:
    """A fingerprint of everything that compiled code depends on."""
    fingerprint = hashlib.sha256()
    home = Path(__file__).parents[1]
    for pattern in SOURCES:
        for file in sorted(home.glob(pattern)):
            fingerprint.update(f"{file.relative_to(home)}\n".encode() + file.read_bytes())
    versions = (metadata.version("numba"), metadata.version("numpy"), platform.python_version())
    processor = (binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    settings = [os.environ.get(name) for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    build = sysconfig.get_config_var("SOABI")
    fingerprint.update(repr((versions, build, processor, settings)).encode())
    return fingerprint.hexdigest()[:24]


def is_built() -> bool:
    """Whether the cache has all of the code."""
    try:
        return (folder() / READY).exists()
    except OSError:
        return False


def is_writable() -> bool:
    """Whether code can be written to the cache."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder()) as file:
            file.write(bytes(4096))
    except OSError:
        return False
    return True


def mark_built() -> None:
    """Mark the code as complete, and as used today."""
    with contextlib.suppress(OSError):
        (folder() / READY).touch()
    forget_old()


@contextlib.contextmanager
def builder() -> Iterator[None]:
    """Let only one process compile at a time. Others wait, and find the code in the cache."""
    if is_built() or not is_writable():  # nothing to wait for, or no place for a lock
        yield
        return
    try:
        lock = FileLock(folder() / "lock")
        lock.acquire()
    except (OSError, NotImplementedError):  # a disk without locks: every process compiles
        yield
        return
    try:
        yield
    finally:
        lock.release()


def forget_old() -> None:
    """Remove the code of other versions that was not used for a month."""
    with contextlib.suppress(OSError):
        for other in root().iterdir():
            mark = other / READY
            used = (mark if mark.exists() else other).stat().st_mtime
            if time.time() - used > KEEP_SECONDS:
                shutil.rmtree(other, ignore_errors=True)
