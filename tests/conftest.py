"""The compiled engine is built once for all tests: in the background, while those that need none run.

Commands speak English in tests, whatever the system speaks."""

import os

import pytest

from lastcard import compiled

os.environ.update(LANGUAGE="en", LC_ALL="C.UTF-8")

# What takes too long for every day.
collect_ignore = [] if os.environ.get("LASTCARD_SOAK") else ["soak"]
BUILDS: list[compiled.InBackground] = []  # kept, for it may go on after the tests


def pytest_configure(config: pytest.Config) -> None:
    """Begin to compile; only one process does."""
    config.addinivalue_line("markers", "compiled: needs the compiled engine, and so runs last")
    if not hasattr(config, "workerinput") and not compiled.is_built():
        BUILDS.append(compiled.in_background())


def pytest_xdist_auto_num_workers() -> int:
    """More than there are cores: much of the time a browser, a screen or a socket is waited for."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs the compiled engine comes last."""
    items.sort(key=lambda item: item.get_closest_marker("compiled") is not None)
