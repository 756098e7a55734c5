"""One browser and one server for all tests of a process, because starting them takes longer than most tests.
Each test has its own rooms, and each person their own browser context, so that no test sees another."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright

from tests.server.servers import Running, running
from tests.web.browsers import QUIET, chromium


@pytest.fixture(scope="package")
async def launched() -> AsyncIterator[Browser]:
    """The browser."""
    path = chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        await browser.close()


@pytest.fixture(scope="package")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """The server."""
    async with running(tmp_path_factory.mktemp("server")) as server:
        yield server
