"""Fixtures for tests of the server: one server per test file, and tables with a fake clock."""

import functools
import inspect
from collections.abc import AsyncIterator

import anyio
import pytest

from tests import slices
from tests.server.fake_clock import OpenTable, table_opener
from tests.server.servers import Running, running
from tests.server.three_rooms import ThreeRooms, open_three_rooms

TIME_LIMIT = 240  # seconds, less than the limit that `make` sets for pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give async tests a time limit. pytest's own limit cannot end them cleanly: the fixtures that they share
    would never be closed."""
    test = getattr(item, "obj", None)
    if not isinstance(item, pytest.Function) or not inspect.iscoroutinefunction(test):
        return

    @functools.wraps(test)
    async def limited(**fixtures: object) -> None:
        with anyio.fail_after(None if slices.SIZE == slices.Size.SOAK else TIME_LIMIT):
            await test(**fixtures)

    item.obj = limited


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
