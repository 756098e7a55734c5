"""Fixtures for tests of the server: one server per test file, and tables with a fake clock."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from lastcard.server.serve import loop_factory
from tests.server.fake_clock import OpenTable, table_opener
from tests.server.servers import Running, running
from tests.server.three_rooms import ThreeRooms, open_three_rooms


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Callable[[], Any] | None]]:
    """Async tests run on the event loop that the server uses."""
    return "asyncio", {"loop_factory": loop_factory()}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests of a file. Each test opens its own rooms."""
    async with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def open_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    """Opens tables with a fake clock: `async with open_table(rules, hands) as table`."""
    return table_opener(server, monkeypatch)


@pytest.fixture(scope="module")
async def rooms(server: Running) -> ThreeRooms:
    """Three rooms for all tests of a file: before, during and after a game. Tests leave them as they are."""
    return await open_three_rooms(server)
