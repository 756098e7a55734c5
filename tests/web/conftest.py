"""The browser of all tests here is closed after the last one."""

from collections.abc import Iterator

import pytest

from tests.web.browsers import SHARED


@pytest.fixture(scope="session", autouse=True)
def _shared() -> Iterator[None]:
    yield
    SHARED.close()
