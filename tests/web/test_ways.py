"""Typical paths through the pages: from the first page to a game, to a table with friends, and back to it."""

import asyncio
from contextlib import AsyncExitStack

from playwright.async_api import Browser, Locator, Page, expect

from tests.server.positions import seated_room
from tests.server.servers import Running
from tests.web.browsers import DESKTOP, PHONE, play_on, sit, visit


async def create_table(page: Page, players: int) -> str:
    """Create a table from the first page. Returns its code."""
    number = page.get_by_role("spinbutton", name="Players")
    await number.fill(str(players))
    await page.get_by_role("button", name="Create a table").click()
    await expect(page.get_by_role("heading", name="Invite others")).to_be_visible()
    return await page.locator(".code").inner_text()


async def join(page: Page, code: str) -> None:
    """Join an existing table from the first page."""
    await page.get_by_label("Code or link").fill(code)
    await page.get_by_role("button", name="Join").click()


def name_field(page: Page) -> Locator:
    """The name field of the lobby. The start page, which may still be there for a moment, has one as well."""
    return page.locator(".lobby").get_by_label("Your name")


async def sit_down(page: Page, name: str) -> None:
    """Take the first free seat."""
    await name_field(page).fill(name)
    await page.get_by_role("button", name="Sit down").click()
    await expect(page.locator(".seats .mine")).to_contain_text(name)


async def test_play_now(server: Running, launched: Browser) -> None:
    """A new player taps once and plays against three bots: a whole round, the scores, the next round. The
    first page then lists the game."""
    async with AsyncExitStack() as stack:
        ana = (await stack.enter_async_context(visit(launched, server.address, PHONE))).page
        await ana.goto(server.address)
        await ana.get_by_role("button", name="Play now").tap()
        await expect(ana.locator(".player")).to_have_count(3)
        await expect(ana.locator(".player .kind")).to_have_count(3)
        await expect(ana.locator(".hand")).to_be_visible()
        await expect(ana).to_have_url(f"{server.address}/r/{list(server.registry.actors)[-1]}")
        await play_on(ana)
        await expect(ana.locator(".scores h2")).to_contain_text("wins the round")
        await expect(ana.locator(".scores tbody tr")).to_have_count(4)
        await expect(ana.locator(".scores tbody .won .total")).not_to_have_text("0")
        await ana.get_by_role("button", name="Next round").tap()
        await expect(ana.locator(".scores")).to_have_count(0)
        await expect(ana.locator("header .preset")).to_have_text("Round 2")
        await expect(ana.locator(".hand button").first).to_be_visible()


async def test_a_table_with_friends(server: Running, launched: Browser) -> None:
    """Friends create a table, find it by its code, chat and play. A latecomer watches, and all of them find
    their way back."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(visit(launched, server.address, DESKTOP))
        guest = await stack.enter_async_context(visit(launched, server.address, PHONE))
        ana, ben = host.page, guest.page

        await host.go("/")
        code = await create_table(ana, 3)
        link = await ana.get_by_label("Link to this table").input_value()
        assert link.endswith(f"/r/{code}")
        await expect(ana.get_by_alt_text("QR code with the link to this table")).to_be_visible()
        await sit_down(ana, "Ana")

        await guest.go("/")
        await join(ben, f" {code.replace('-', ' ').upper()} ")  # as people type a code that they hear
        await sit_down(ben, "Ben")
        await ben.get_by_label("Say something").fill("Hello, all!")
        await ben.get_by_role("button", name="Send").click()
        for page in (ana, ben):
            await expect(page.get_by_role("log")).to_contain_text("Hello, all!")

        # A host who reloads the page is still the host, with the same seat.
        await ana.reload()
        await expect(ana.locator(".seats .mine")).to_contain_text("Ana")
        await expect(ana.locator(".seats .mine")).to_contain_text("host")
        await expect(ana.get_by_role("log")).to_contain_text("Hello, all!")
        await expect(ana.get_by_role("button", name="Start", exact=True)).to_be_disabled()
        await ana.get_by_role("button", name="Seat a bot, place 3 of 3").click()
        await ana.get_by_role("button", name="casual").click()
        await ana.get_by_role("button", name="Start", exact=True).click()
        for page in (ana, ben):
            await expect(page.locator(".player")).to_have_count(2)
            await expect(page.locator(".hand button").first).to_be_visible()

        # A person who comes now, with the link, watches.
        late = await stack.enter_async_context(visit(launched, server.address, PHONE))
        await late.go(link.removeprefix(link[: link.index("/r/")]))
        await expect(late.page.locator(".status")).to_have_text("You are watching.")
        await expect(late.page.locator(".player")).to_have_count(3)

        # The first page leads back to the same seat.
        await guest.go("/")
        room = ben.get_by_role("link", name=code)
        await expect(room).to_contain_text("With Ana and")
        await expect(room).to_contain_text("Game running")
        await room.click()
        await expect(ben.locator(".hand button").first).to_be_visible()


async def test_mistakes_are_explained(server: Running, launched: Browser) -> None:
    """For a wrong code or a name that is taken, the page says so, and the input can be corrected."""
    async with AsyncExitStack() as stack:
        party = await stack.enter_async_context(seated_room(server, 2, people=1))
        guest = await stack.enter_async_context(visit(launched, server.address, PHONE))
        ben = guest.page
        await guest.go("/")
        await join(ben, "no such table")
        await expect(ben.get_by_text("There is no table “no-such-table”.")).to_be_visible()
        await expect(ben.get_by_label("Code or link")).to_have_value("no such table")
        guest.forgive("404")
        await join(ben, party.code)

        name = name_field(ben)
        await name.fill("Ana")
        await ben.get_by_role("button", name="Sit down").click()
        await expect(ben.get_by_role("alert")).to_contain_text("Ana")
        await expect(name).to_have_value("Ana")
        await sit_down(ben, "Ben")
        await expect(ben.get_by_role("alert")).to_have_count(0)


async def test_the_host_leaves(server: Running, launched: Browser) -> None:
    """If the host leaves, the others can start the game. A host who returns is the host again."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(visit(launched, server.address, DESKTOP))
        guest = await stack.enter_async_context(visit(launched, server.address, PHONE))
        ana, ben = host.page, guest.page
        await host.go("/")
        code = await create_table(ana, 2)
        await sit_down(ana, "Ana")
        await guest.go(f"/r/{code}")
        await sit_down(ben, "Ben")
        start = ben.get_by_role("button", name="Start", exact=True)
        await expect(ben.get_by_text("Ana starts the game.")).to_be_visible()
        await expect(start).to_have_count(0)

        await host.go("/rules")
        await expect(start).to_be_enabled()
        await expect(ben.locator(".seats li").first).to_contain_text("not connected")
        await ana.go_back()
        await expect(start).to_have_count(0)
        await expect(ana.locator(".seats .mine")).to_contain_text("Ana")

        # A player who stands up stays at the table, and can sit down again.
        await ana.get_by_role("button", name="More about Ana").click()
        await ana.get_by_role("button", name="Stand up").click()
        await expect(ana.get_by_label("Your name")).to_have_value("Ana")
        await expect(ben.locator(".seats li").first).to_contain_text("Free seat")
        await sit_down(ana, "Ana")
        await ana.get_by_role("button", name="Start", exact=True).click()
        for page in (ana, ben):
            await expect(page.locator(".hand button")).to_have_count(7)


async def test_a_rematch(server: Running, launched: Browser) -> None:
    """After a match, players go from the scores back to the lobby, which lists it, and start another one."""
    async with AsyncExitStack() as stack:
        party = await stack.enter_async_context(
            seated_room(server, 2, "basic-plus", hand_size=1, uno_penalty=0)
        )
        await party.start()
        ana = await sit(await stack.enter_async_context(visit(launched, server.address, DESKTOP)), party, 0)
        ben = await sit(await stack.enter_async_context(visit(launched, server.address, PHONE)), party, 1)
        await asyncio.gather(play_on(ana), play_on(ben))
        for page in (ana, ben):
            await expect(page.locator(".scores h2")).to_contain_text("wins the match!")
            await page.get_by_role("button", name="Play again").click()
            await expect(page.get_by_role("heading", name="Games played")).to_be_visible()
            await expect(page.get_by_role("link", name="Watch again")).to_be_visible()
        await expect(ben.get_by_text("Ana starts the game.")).to_be_visible()
        await ana.get_by_label("Who starts").select_option("the next seat")
        await ana.get_by_role("button", name="Rematch").click()
        for page in (ana, ben):
            await expect(page.locator(".hand button").first).to_be_visible()
        assert party.clients[1].info().game == 2


async def test_no_way_in(server: Running, launched: Browser) -> None:
    """A link to a missing table shows an error with a way forward, and the entered name is kept."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address, PHONE))
        await one.go("/")
        await one.page.get_by_label("Your name").fill("Ana")
        await one.go("/r/no-such-table")
        await expect(one.page.get_by_role("heading")).to_have_text("You cannot enter this table.")
        await one.page.get_by_role("link", name="To the start page").click()
        await expect(one.page.get_by_label("Your name")).to_have_value("Ana")
        await one.go("/r/no-such-table/games/1")
        await expect(one.page.get_by_role("alert")).to_be_visible()
        one.forgive("404")
        await one.page.get_by_role("link", name="To the start page").click()
        await expect(one.page.get_by_role("button", name="Play now")).to_be_visible()
