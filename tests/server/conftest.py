"""Tables at which time passes only when a test says so."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.hours import Hall, serving
from tests.server.servers import Running


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Running]]:
    """One server for all tests of this file."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def hall(served: tuple[asyncio.Runner, Running], monkeypatch: pytest.MonkeyPatch) -> Hall:
    """Tables in it."""
    return Hall(*served, monkeypatch)
