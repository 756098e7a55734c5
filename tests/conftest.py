"""Shared set-up for all tests: the size of the run, the compiled engine, and async tests.

The compiled engine is built once, in the background, while the tests that do not need it run. Commands use
English in tests, whatever the system's language is.
"""

import os

import pytest

from lastcard import compiled
from tests import slices

os.environ.update(LANGUAGE="en", LC_ALL="C.UTF-8")

# The run that each mark belongs to.
SIZES = {"full": slices.Size.FULL, "soak": slices.Size.SOAK}
LEFT_OUT = pytest.StashKey[int]()
BUILD = pytest.StashKey[compiled.InBackground]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for the longer runs."""
    group = parser.getgroup("how much runs (see tests/slices.py)")
    group.addoption("--full", action="store_true", help="run every combination, not a slice")
    group.addoption("--soak", action="store_true", help="run every combination, for hours")


def pytest_configure(config: pytest.Config) -> None:
    """Set the size of the run before any test is imported."""
    config.addinivalue_line("markers", "compiled: needs the compiled engine, and so runs last")
    config.addinivalue_line("markers", "full: runs with --full only")
    config.addinivalue_line("markers", "soak: runs with --soak only")
    config.stash[LEFT_OUT] = 0
    if config.getoption("soak"):
        slices.SIZE = slices.Size.SOAK
    elif config.getoption("full"):
        slices.SIZE = slices.Size.FULL


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Use one worker more than there are cores: browsers, terminals and sockets make tests wait."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that belong to longer runs, and move those that need the compiled engine to the end."""
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in _longer_marks())]
    config.hook.pytest_deselected(items=left_out)
    config.stash[LEFT_OUT] = len(left_out)
    kept = set(items) - set(left_out)
    items[:] = sorted((item for item in items if item in kept), key=_is_compiled)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Start compiling the engine if a test needs it. With several workers, only the first one does."""
    config = session.config
    first = getattr(config, "workerinput", {"workerid": "gw0"})["workerid"] == "gw0"
    needed = any(map(_is_compiled, session.items)) and not config.getoption("collectonly")
    if first and needed and not compiled.is_built():
        config.stash[BUILD] = compiled.in_background()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let a worker report how many tests it left out."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """Store the number of left-out tests that a worker reports. It is the same for all workers."""
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how many tests were left out, and how to run them."""
    if count := config.stash[LEFT_OUT]:
        commands = "`make soak`" if slices.SIZE == slices.Size.FULL else "`make test-full` or `make soak`"
        terminalreporter.write_line(f"{count} tests did NOT run: they belong to {commands}.", yellow=True)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests and fixtures run on asyncio."""
    return "asyncio"


def _longer_marks() -> list[str]:
    return [name for name, size in SIZES.items() if size > slices.SIZE]


def _is_compiled(item: pytest.Item) -> bool:
    return item.get_closest_marker("compiled") is not None
