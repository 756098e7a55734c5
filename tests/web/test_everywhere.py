"""Checks for every page in every language, on every screen, in light and dark mode: texts instead of keys,
nothing cut off, nothing wider than the window, no accessibility problem found by axe, no console error."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from lastcard import protocol as m
from lastcard.texts import LANGUAGES
from tests.server.positions import RecordingClient, SeatedRoom, seated_room, short_game
from tests.server.servers import Running
from tests.slices import SIZE, Size
from tests.web.browsers import (
    DESKTOP,
    LYING_PHONE,
    MOMENT,
    PHONE,
    TABLET,
    Visit,
    card,
    lacking,
    visit,
)

LONG = ("Wolfeschlegelsteinha", "WWWWWWWWWWWWWWWWWWWW", "Ana-María de la Mar", "i")
SCREENS = (
    ("phone", PHONE, ""),
    ("large print", PHONE, "large"),
    ("lying phone", LYING_PHONE, ""),
    ("tablet", TABLET, ""),
    ("desktop", DESKTOP, ""),
)
# The slice looks at all screens in the language with the longest texts, and at the others on a phone.
WORDY = "de"
# Axe is slow. It checks light pages on a phone, and dark ones on a desktop.
CHECKED = {"en": ("light", "phone"), "de": ("dark", "desktop")}
HERE = Path(__file__).parent
FAULTS = (HERE / "faults.js").read_text(encoding="utf-8")
VIOLATIONS = (HERE / "violations.js").read_text(encoding="utf-8")
PRINT = "(size) => { document.documentElement.className = size; }"


def axe() -> str:
    """The source of axe, which is installed with the packages of the page."""
    found = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not found.is_file():
        lacking("axe-core is not installed")
    return found.read_text(encoding="utf-8")


@dataclass
class Place:
    """A page, or a state of one, and how to get there."""

    name: str
    path: str
    there: str  # a selector for what is visible then
    then: Callable[[Page], Awaitable[None]] | None = None

    async def enter(self, one: Visit) -> None:
        """Open the page, and expand everything that can be expanded."""
        await one.go(self.path)
        await expect(one.page.locator(self.there).first).to_be_visible()
        if self.then:
            await self.then(one.page)
        await one.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


async def table(
    stack: AsyncExitStack, server: Running, people: int, preset: str, free: int = 0, **settings: object
) -> SeatedRoom:
    """A room in which Ana has the first seat, others have very long names, and some seats are free."""
    party = await stack.enter_async_context(seated_room(server, people + free, preset, 1, **settings))
    for seat in range(1, people):
        person = await stack.enter_async_context(RecordingClient(server.address, party.code))
        name = LONG[seat - 1] if seat <= len(LONG) else f"Nr. {seat}"
        assert isinstance(await person.sit(name, seat), m.Done)
        party.clients.append(person)
        party.tokens.append(person.token)
    return party


async def places(stack: AsyncExitStack, server: Running, one: Visit) -> list[Place]:
    """Every page, for a person who has a seat at every table."""
    host = await table(stack, server, 3, "party", 1, teams="partners", hand_size=5)
    guest = await table(stack, server, 3, "guide")
    turn = await table(stack, server, 10, "party")
    colour = await table(stack, server, 4, "party", turn_seconds=600, teams="partners")
    over = await table(stack, server, 4, "guide")
    equal = await table(stack, server, 3, "guide", equal_cards="symbols", last_card="number")
    out = await table(
        stack, server, 5, "guide", round_ends="one left", mercy=5, hand_size=3, draw="optional", open_hands=3
    )
    replayed, tokens = await short_game(server, {"hand_size": 3})
    for party in (turn, colour, over, equal, out):
        await party.start()
    await turn.place(["r5 b2 g0 w w+4 y+2 bs", *(f"y{n} g{n}" for n in range(1, 10))], discard="r3", turn=0)
    await colour.place(["w b2", "y1 y2 y3", "g1 g2", "g1"], discard="r3", turn=0)
    await over.place(["r5", "y1 y2 y3", "g1 g2", "b1"], discard="r3", turn=0)
    await over.play([(0, "play r5")])
    await equal.place(["rs bs gs ys", "y1 y2", "g1"], discard="r3", turn=0)
    await out.place(["b7 b8 w+4", "r5", "y1 y2 y3 y4", "g7 g8", "r1 r2 r4"], discard="r3", turn=1)
    await out.play([(1, "play r5"), (2, "draw")])
    for party in (host, turn, colour, over, equal, out):
        await one.remember(party.code, party.tokens[0])
    await one.remember(guest.code, guest.tokens[1])
    await one.remember(replayed, tokens[0])

    async def settings(page: Page) -> None:
        await page.locator("header [aria-haspopup=dialog]").click()
        await expect(page.locator("dialog[open]")).to_be_visible()

    async def menu(page: Page) -> None:
        await page.locator(".free [popovertarget]").first.click()
        await expect(page.locator("[popover]:popover-open")).to_be_visible()

    async def change_rules(page: Page) -> None:
        await page.locator("section", has=page.locator("#rules-title")).locator("button").click()
        await expect(page.locator("dialog .bar")).to_be_visible()

    async def unfold_rules(page: Page) -> None:
        await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        await page.evaluate("for (const one of document.querySelectorAll('.option h3 button')) one.click()")
        await expect(page.locator("#option-target input")).to_be_visible()

    async def open_log(page: Page) -> None:
        await page.locator("header [aria-expanded]").first.click()
        await expect(page.locator("aside .log")).to_be_visible()

    async def lay_wild(page: Page) -> None:
        await card(page, "w").click()
        await expect(page.locator(".colours")).to_be_visible()

    async def lay_several(page: Page) -> None:
        await card(page, "rs").click(position={"x": 8, "y": 24})
        await page.locator(".equal").first.click()
        await expect(page.locator(".several .added")).to_be_visible()

    async def misplay(page: Page) -> None:
        await card(page, "b2").click()
        await expect(page.locator(".note, .dare")).to_be_visible()

    async def last_step(page: Page) -> None:
        await page.locator("body").press("End")
        await expect(page.locator(".scores")).to_be_visible()

    return [
        Place("start", "/", "section li a"),
        Place("settings", "/", "header button", settings),
        Place("rules", "/rules", ".bar"),
        Place("rules, all of them", "/rules?preset=basic-plus", ".bar", unfold_rules),
        Place("lobby as host", f"/r/{host.code}", ".seats .mine"),
        Place("lobby with a menu", f"/r/{host.code}", ".seats .mine", menu),
        Place("lobby with the rules", f"/r/{host.code}", ".seats .mine", change_rules),
        Place("lobby as guest", f"/r/{guest.code}", ".seats .mine"),
        Place("lobby after a game", f"/r/{replayed}", ".seats .mine"),
        Place("table on turn", f"/r/{turn.code}", "main.asked"),
        Place("table with a refusal", f"/r/{turn.code}", "main.asked", misplay),
        Place("table choosing a colour", f"/r/{colour.code}", "main.asked", lay_wild),
        Place("table with its log", f"/r/{colour.code}", "main.asked", open_log),
        Place("table laying several cards", f"/r/{equal.code}", "main.asked", lay_several),
        Place("table with players who are out", f"/r/{out.code}", ".player.out"),
        Place("table with a round over", f"/r/{over.code}", ".scores"),
        Place("replay", f"/r/{replayed}/games/1", ".verdict"),
        Place("replay at its end", f"/r/{replayed}/games/1", ".verdict", last_step),
        Place("no table", "/r/no-such-table", "h1"),
        Place("nowhere", "/r/x/games/y", "h1"),
    ]


async def faults_at_rest(page: Page) -> list[str]:
    """The faults of a page once it has settled. On a busy machine that takes a while after a change of size;
    real faults remain."""
    found = await page.evaluate(FAULTS)
    for _ in range(MOMENT // 500):
        if not found:
            break
        await page.wait_for_timeout(500)
        found = await page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page(server: Running, launched: Browser, language: str) -> None:
    """Check every page in one language, on all screens, and on the smallest one with large text."""
    scheme, checked = CHECKED.get(language, ("light", ""))
    screens = SCREENS if language == WORDY or SIZE > Size.SLICE else SCREENS[:1]
    async with AsyncExitStack() as stack:
        seen = visit(launched, server.address, PHONE, language, is_mobile=False, color_scheme=scheme)
        one = await stack.enter_async_context(seen)
        checker = axe()
        faults = []
        for place in await places(stack, server, one):
            await place.enter(one)
            await expect(one.page.locator("html")).to_have_attribute("lang", language)
            for screen, size, print_size in screens:
                await one.page.set_viewport_size(size)  # type: ignore[arg-type]
                await one.page.evaluate(PRINT, print_size)
                found = await faults_at_rest(one.page)
                if screen == checked:
                    await one.page.evaluate(checker)
                    found += await one.page.evaluate(VIOLATIONS)
                faults += [f"{place.name}, {screen}: {fault}" for fault in found[:3]]
        assert not faults, "\n".join(faults)
