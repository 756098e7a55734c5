"""Real browsers at real tables: Chromium, driven by Playwright, and a server in the same loop, so that a test
can put a game into a position and look at what the pages make of it."""

import asyncio
import functools
import json
import os
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, ParamSpec

import pytest
from playwright.async_api import Browser, BrowserContext, Page, TimeoutError, async_playwright, expect

from lastcard.server.house import PAGES
from tests.server.positions import Company

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}
LYING_PHONE = {"width": 740, "height": 360}
PATIENCE = 180.0  # seconds for a test, however busy the machine is
MOMENT = 15_000  # milliseconds for what happens at once
_QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--disable-quic", "--no-first-run"),
)
P = ParamSpec("P")
expect.set_options(timeout=MOMENT)


def lacking(what: str) -> NoReturn:
    """Without something these tests cannot run, and say so; where everything must run, they fail."""
    if os.environ.get("CI_MUST_RUN_ALL"):
        pytest.fail(f"{what}: the tests of the pages cannot run")
    pytest.skip(f"{what}: the tests of the pages did NOT run")


def chromium() -> str:
    """The system's Chromium, to look at the built page."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        lacking("no Chromium")
    if not PAGES.joinpath("index.html").is_file():
        lacking("no built page")
    return found


def in_browser(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine; it fails if it takes for ever."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        chromium()
        SHARED.runner.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class Shared:
    """One event loop and one browser for all tests of a process: to start them takes longer than most tests.
    What one test does there no other sees, for everybody comes with a context of his own."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        self._launched: Browser | None = None

    async def browser(self) -> Browser:
        """The browser; a new one if it has crashed."""
        if self._launched is None or not self._launched.is_connected():
            playwright = await self._stack.enter_async_context(async_playwright())
            self._launched = await playwright.chromium.launch(executable_path=chromium(), args=list(_QUIET))
            self._stack.push_async_callback(self._launched.close)
        return self._launched

    def close(self) -> None:
        """After the last test."""
        self.runner.run(self._stack.aclose())
        self.runner.close()


SHARED = Shared()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A browser, for the time of a test."""
    yield await SHARED.browser()


class Visit:
    """One person's browser: a context of its own, and one page. What goes wrong in the page is kept, and so
    is whatever it asks of anybody but the server."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context, self.page, self.address = context, page, address
        self.troubles: list[str] = []
        self._held: list[dict[str, object]] = []
        page.set_default_timeout(MOMENT)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url.replace("ws", "http", 1)))

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address + "/", "data:", "blob:")):
            self.troubles.append(f"asked of a stranger: {url}")

    def forgive(self, trouble: str) -> None:
        """What was to be expected: it must have happened, and counts no more."""
        kept = [one for one in self.troubles if trouble not in one]
        assert kept != self.troubles, f"did not happen: {trouble}"
        self.troubles = kept

    async def go(self, path: str) -> None:
        """Open a page of the server's."""
        await self.page.goto(self.address + path)

    async def remember(self, room: str, token: str) -> None:
        """Have the token of a room, as after having sat down there."""
        self._held.append({"room": room, "token": token, "at": 1})
        held = json.dumps(json.dumps(self._held))
        await self.context.add_init_script(f"localStorage.setItem('lastcard.rooms', {held})")

    async def shot(self, path: Path) -> None:
        """A picture of the page."""
        await self.page.screenshot(path=path)


@asynccontextmanager
async def visit(
    launched: Browser,
    address: str,
    size: dict[str, int] = DESKTOP,
    language: str = "en",
    **options: Any,
) -> AsyncIterator[Visit]:
    """Somebody comes with a browser of his own. Whatever goes wrong in his page fails the test."""
    touch = size["width"] < 800
    context = await launched.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale=language,
        has_touch=touch,
        is_mobile=options.pop("is_mobile", touch),
        reduced_motion=options.pop("reduced_motion", "reduce"),
        **options,
    )
    one = Visit(context, await context.new_page(), address)
    try:
        yield one
        assert not one.troubles, "\n".join(one.troubles)
    finally:
        await context.close()


async def sit(one: Visit, party: Company, seat: int) -> Page:
    """At the table, on a seat of a company."""
    await one.remember(party.code, party.tokens[seat])
    await one.go(f"/r/{party.code}")
    await expect(one.page.locator("main.table")).to_be_visible()
    return one.page


async def sit_in_lobby(one: Visit, party: Company, seat: int) -> Page:
    """The same before the first game."""
    await one.remember(party.code, party.tokens[seat])
    await one.go(f"/r/{party.code}")
    await expect(one.page.locator(".seats .mine")).to_be_visible()
    return one.page


# What can be tapped when one is asked: the colour for a black card first, then cards that fit, then buttons
# that answer, then the pile. The scores are where it ends; to tap them does nothing.
_OFFERED = ", ".join(
    (
        ".colours button",
        "main:not(:has(.colours)) .hand .raised",
        "main:not(:has(.colours, .raised)) .chooser button",
        "main:not(:has(.colours, .raised, .chooser)) .pile.asked",
        *(".uno.right", ".scores"),
    )
)


async def play_on(page: Page) -> None:
    """Tap whatever is offered until the round is over."""
    while not await page.locator(".scores").count():
        await page.wait_for_function("(offered) => document.querySelector(offered)", arg=_OFFERED)
        # In a full hand only the left edge of a card is free. What was offered may be so no more: then on.
        with suppress(TimeoutError):
            await page.locator(_OFFERED).first.click(position={"x": 8, "y": 24}, timeout=1000)


def card(page: Page, name: str) -> Any:
    """A card in the own hand."""
    return page.locator(f'.hand button[data-card="{name}"]').first
