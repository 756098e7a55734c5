"""Real browsers at real tables: Chromium, driven by Playwright, and a server in the same event loop, so that
a test can put a game into a position and see what the pages show."""

import json
import os
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.async_api import Browser, BrowserContext, Page, TimeoutError, expect

from lastcard.server.registry import PAGES
from tests.server.positions import SeatedRoom, seated_room
from tests.server.servers import Running

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}
LYING_PHONE = {"width": 740, "height": 360}
MOMENT = 15_000  # milliseconds to wait for immediate effects
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--disable-quic", "--no-first-run"),
)
expect.set_options(timeout=MOMENT)


def lacking(what: str) -> NoReturn:
    """Skip a test that cannot run here. Fail instead where every test must run."""
    if os.environ.get("CI_MUST_RUN_ALL"):
        pytest.fail(f"{what}: the tests of the pages cannot run")
    pytest.skip(f"{what}: the tests of the pages did NOT run")


def chromium() -> str:
    """Find the system's Chromium, and make sure that the page is built."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        lacking("no Chromium")
    if not PAGES.joinpath("index.html").is_file():
        lacking("no built page")
    return found


class Visit:
    """One person's browser: its own context and one page. It records errors in the page, and requests to any
    other server."""

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
        """Remove an expected error. It must have happened."""
        kept = [one for one in self.troubles if trouble not in one]
        assert kept != self.troubles, f"did not happen: {trouble}"
        self.troubles = kept

    async def go(self, path: str) -> None:
        """Open a page of the server."""
        await self.page.goto(self.address + path)

    async def remember(self, room: str, token: str) -> None:
        """Store the token of a room, as if this person had sat down there."""
        self._held.append({"room": room, "token": token, "at": 1})
        held = json.dumps(json.dumps(self._held))
        await self.context.add_init_script(f"localStorage.setItem('lastcard.rooms', {held})")

    async def shot(self, path: Path) -> None:
        """Take a screenshot of the page."""
        await self.page.screenshot(path=path)


@asynccontextmanager
async def visit(
    launched: Browser,
    address: str,
    size: dict[str, int] = DESKTOP,
    language: str = "en",
    **options: Any,
) -> AsyncIterator[Visit]:
    """Open a browser for one person. Any error in their page fails the test."""
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


async def sit(one: Visit, party: SeatedRoom, seat: int) -> Page:
    """Open the table on a seat, during a game."""
    await one.remember(party.code, party.tokens[seat])
    await one.go(f"/r/{party.code}")
    await expect(one.page.locator("main.table")).to_be_visible()
    return one.page


class Party:
    """People in browsers around one table."""

    def __init__(self, company: SeatedRoom, pages: list[Page]) -> None:
        self.company, self.pages = company, pages


async def gather(
    stack: AsyncExitStack,
    server: Running,
    launched: Browser,
    seats: int,
    preset: str,
    sizes: Sequence[dict[str, int]] = (DESKTOP, PHONE),
    **settings: Any,
) -> Party:
    """Open a room, start a game, and give every seat a browser. By default, desktops and phones alternate."""
    party = await stack.enter_async_context(seated_room(server, seats, preset, **settings))
    await party.start()
    pages = []
    for seat in range(seats):
        one = await stack.enter_async_context(visit(launched, server.address, sizes[seat % len(sizes)]))
        pages.append(await sit(one, party, seat))
    return Party(party, pages)


async def sit_in_lobby(one: Visit, party: SeatedRoom, seat: int) -> Page:
    """Open the lobby on a seat, before the first game."""
    await one.remember(party.code, party.tokens[seat])
    await one.go(f"/r/{party.code}")
    await expect(one.page.locator(".seats .mine")).to_be_visible()
    return one.page


# What a player can tap when asked: first one of equal cards, or the colour for a black card, then the cards
# that fit, then buttons with answers, then the pile. The scores are where it ends; tapping them does nothing.
_OFFERED = ", ".join(
    (
        ".several .main",
        ".colours button",
        "main:not(:has(.colours, .several)) .hand .raised",
        "main:not(:has(.colours, .raised)) .chooser button",
        "main:not(:has(.colours, .raised, .chooser)) .pile.asked",
        *(".uno.right", ".scores"),
    )
)


async def play_on(page: Page) -> None:
    """Tap whatever is offered until the round is over."""
    while not await page.locator(".scores").count():
        await page.wait_for_function("(offered) => document.querySelector(offered)", arg=_OFFERED)
        # In a full hand only the left edge of a card is visible. An offer may be gone by now: try the next.
        with suppress(TimeoutError):
            await page.locator(_OFFERED).first.click(position={"x": 8, "y": 24}, timeout=1000)


def card(page: Page, name: str) -> Any:
    """A card in the player's hand."""
    return page.locator(f'.hand button[data-card="{name}"]').first
