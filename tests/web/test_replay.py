"""Replays in a real browser: step by step, from every seat's view, and with the check of the deal."""

import re
from contextlib import AsyncExitStack
from typing import Any

from playwright.async_api import Browser, Page, Route, expect

from tests.server.positions import short_game
from tests.server.servers import Running
from tests.web.browsers import PHONE, play_on, visit


async def step_is(page: Page, step: int) -> None:
    """Wait until the page shows a step."""
    await expect(page.get_by_role("slider")).to_have_value(str(step))


async def test_step_by_step(server: Running, launched: Browser) -> None:
    """Buttons, keys, the list and the slider step forward and back, and the link leads to the same step."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address))
        room, _ = await short_game(server, {"hand_size": 5})
        page = one.page
        await one.go(f"/r/{room}/games/1")
        await expect(page.get_by_role("heading", level=1)).to_have_text("Game 1")
        await expect(page).to_have_title("Game 1 – Last Card")
        await expect(page.locator(".happened")).to_contain_text("Round 1 is dealt.")
        await step_is(page, 0)
        back = page.get_by_role("button", name="One step back")
        await expect(back).to_be_disabled()
        await page.get_by_role("button", name="One step forward").click()
        await page.get_by_role("button", name="One step forward").click()
        await step_is(page, 2)
        await back.click()
        await step_is(page, 1)
        await expect(page.locator(".beside [aria-current=step] .number")).to_have_text("1")
        await page.locator("body").press("End")
        await expect(page.get_by_role("button", name="Go to the end")).to_be_disabled()
        await expect(page.locator(".scores h2")).to_contain_text("wins the match!")
        await page.locator("body").press("Home")
        await step_is(page, 0)
        await page.locator(".beside li button").nth(1).click()
        await step_is(page, 1)
        await page.get_by_label("Speed").select_option("4×")
        await page.get_by_role("button", name="Play", exact=True).click()
        await expect(page.get_by_role("slider")).not_to_have_value("1")
        await page.get_by_role("button", name="Pause").click()
        link = await page.get_by_label("Link to this moment").input_value()
        moment = await page.get_by_role("slider").input_value()
        assert link == f"{server.address}/r/{room}/games/1?step={moment}&seat=all"
        await page.goto(link)
        await step_is(page, int(moment))
        await page.get_by_role("link", name="Back to the table").click()
        await expect(page.get_by_role("heading", name="Invite others")).to_be_visible()


async def test_the_view_of_each_seat(server: Running, launched: Browser) -> None:
    """A replay shows all hands, one seat's hand, or none: what was hidden in the game is hidden here."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address, PHONE))
        room, _ = await short_game(server, {"hand_size": 3})
        page = one.page
        await one.go(f"/r/{room}/games/1")
        hands, eyes = page.locator(".hand"), page.get_by_label("Seen by")
        await expect(hands).to_have_count(2)
        await eyes.select_option("Ben")
        await expect(hands).to_have_count(1)
        await expect(hands).to_have_attribute("aria-label", re.compile("Hand of Ben: "))
        await eyes.select_option("a watcher")
        await expect(hands).to_have_count(0)
        await expect(page.locator(".who .count").first).to_have_text("3 cards")
        await eyes.select_option("the whole table")
        await expect(hands).to_have_count(2)


async def test_was_the_deal_fair(server: Running, launched: Browser) -> None:
    """In a game to which this browser added a seed, every check passes, and the transcript can be downloaded.
    A server that lies is detected."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address))
        room, token = await server.open_room("basic-plus", 2, hand_size=1, uno_penalty=0)
        page = one.page
        await one.remember(room, token)
        await one.go(f"/r/{room}")
        await page.get_by_label("Your name").fill("Ana")
        await page.get_by_role("button", name="Sit down").click()
        await page.get_by_text("Fair deal: with a number from you.").click()
        added = page.locator("dd").last
        await expect(added).not_to_have_text("…")
        chance = await added.inner_text()
        await page.get_by_role("button", name="Start with bots").click()
        await expect(page.locator(".hand")).to_be_visible()
        await play_on(page)
        await page.get_by_role("link", name="Watch the replay").click()
        await expect(page.locator(".verdict")).to_have_text("Fair, as far as your browser can check.")
        for words in (
            "The secret matches the commitment.",
            "It is the commitment this browser saw before the deal.",
            "The number that this browser added went into the deal.",
            "The first player follows from the secret and the numbers.",
            "all 2 dealt cards and the opening card are the same.",
        ):
            await expect(page.locator(".checks li", has_text=words).locator("b")).to_have_text("✓")
        await expect(page.locator(".checks .bad, .checks .unknown")).to_have_count(0)
        await page.get_by_text("The numbers behind it").click()
        await expect(page.locator("dd", has_text=chance)).to_be_visible()
        transcript = await page.get_by_role("link", name="Download the transcript").get_attribute("href")
        assert transcript
        answer = await one.context.request.get(server.address + transcript)
        assert answer.status == 200
        assert chance in await answer.text()

        # Another secret, another commitment, another seed instead of the browser's own, another card.
        address = f"/api/rooms/{room}/games/1/replay"
        true = await (await one.context.request.get(server.address + address)).json()
        deal, *moves = true["steps"]
        first, *others = deal["events"]
        told: dict[str, Any] = {}

        async def tell(route: Route) -> None:
            await route.fulfill(json=told)

        await page.route(f"**{address}*", tell)
        for lie, words in (
            ({"secret": "00" + true["secret"][2:]}, "The secret does not match the commitment"),
            ({"commitment": "00" * 32}, "It is not the commitment this browser saw"),
            ({"seeds": ["00", "00"]}, "The number that this browser added is missing"),
            (
                {"steps": [{**deal, "events": [{**first, "card": "x"}, *others]}, *moves]},
                "other cards were dealt",
            ),
        ):
            told.update(true | lie)
            await page.reload()
            await expect(page.locator(".verdict")).to_have_text("Something is wrong with this deal!")
            await expect(page.locator(".checks .bad", has_text=words).locator("b")).to_have_text("✗")
