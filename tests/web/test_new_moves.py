"""What other tables play, in real browsers: several equal cards, aimed cards, roulette, players who are out,
open hands, a table without hints."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from playwright.async_api import Browser, Page, expect

from tests.server.positions import SeatedRoom, seated_room
from tests.server.servers import Running
from tests.web.browsers import DESKTOP, PHONE, card, gather, sit, visit

SPECIAL = "0-9*2 s*2 r*2 +2*2 w*4 wt+2*4 wd*4 wx*4 wm*4"


@asynccontextmanager
async def moving(server: Running, launched: Browser) -> AsyncIterator[tuple[Page, SeatedRoom]]:
    """A table of three where cards fly: the page of the first seat, and the room."""
    async with seated_room(server, 3, "guide", deck=SPECIAL, equal_cards="numbers") as company:
        await company.start()
        async with visit(launched, server.address, PHONE, reduced_motion="no-preference") as one:
            yield await sit(one, company, 0), company


async def count_flights(page: Page) -> None:
    """Count from now on how many cards fly. A flight is too short to be seen from here."""
    await page.evaluate(
        """() => {
            window.flights = 0;
            const isFlight = (node) => node.className === "flying";
            new MutationObserver((changes) => {
                const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
                window.flights += added.filter(isFlight).length;
            }).observe(document.body, { childList: true });
        }"""
    )


async def flown(page: Page, cards: int) -> None:
    """Wait until so many cards have flown and landed."""
    await page.wait_for_function(
        "(cards) => window.flights === cards && !document.querySelector('.flying')", arg=cards
    )


async def fits_the_screen(page: Page) -> bool:
    """Whether the page is no wider than the screen."""
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def test_several_equal_cards(server: Running, launched: Browser) -> None:
    """A tap on a card with equal ones asks. Further taps add cards in order, and the last stays on top."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", (PHONE, DESKTOP), equal_cards="numbers")
        await party.company.place(["r5 r5 b5 g5 y1 y2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").click()
        chooser = ana.get_by_role("group", name="Play one card, or several at once?")
        first = chooser.get_by_role("button").first
        await expect(first).to_have_text("Play only red 5")
        await expect(chooser.locator(".equal")).to_have_count(3)
        assert await fits_the_screen(ana)
        await chooser.get_by_role("button", name="green 5, add").click()
        await expect(first).to_have_text(re.compile(r"Play 2 cards\s*green 5 on top"))
        await card(ana, "b5").click()
        await expect(first).to_have_text(re.compile(r"Play 3 cards\s*blue 5 on top"))
        await expect(ana.locator("[role=status]").first).to_contain_text(
            "You play red 5, green 5 and blue 5. The last one stays on top."
        )
        await expect(card(ana, "b5")).to_have_attribute("aria-label", "blue 5, number 3 of your play")
        await chooser.get_by_role("button", name="green 5, number 2 of your play").click()
        await chooser.get_by_role("button", name="green 5, add").click()
        await first.click()
        for page in (ana, ben):
            await expect(page.locator(".discard")).to_have_attribute("aria-label", "On top: green 5")
        await expect(ana.locator(".hand button")).to_have_count(3)
        await expect(ben.locator("[role=status]").first).to_contain_text(
            "Ana plays red 5 and blue 5 and goes on. Ana plays green 5."
        )
        assert list(party.company.table.view(1).discard) == ["r3", "r5", "b5"]


async def test_one_of_several_equal_cards(server: Running, launched: Browser) -> None:
    """Nobody has to play several: the first button plays one card, and Cancel plays none."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", (PHONE, DESKTOP), equal_cards="numbers")
        await party.company.place(["r5 b5 y1 y2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").click()
        await ana.get_by_role("button", name="Cancel").click()
        await expect(ana.locator(".several")).to_have_count(0)
        await expect(card(ana, "r5")).to_be_visible()
        await card(ana, "r5").click()
        await ana.get_by_role("button", name="Play only red 5").click()
        await expect(ben.locator(".discard")).to_have_attribute("aria-label", "On top: red 5")
        await expect(ana.locator(".hand button")).to_have_count(3)


async def test_several_equal_cards_by_keyboard(server: Running, launched: Browser) -> None:
    """With the keyboard, the choice gets the focus, and the hand gets it back."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", equal_cards="numbers")
        await party.company.place(["r5 b5 y1 y2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await ana.keyboard.press("Tab")
        await card(ana, "r5").focus()
        await ana.keyboard.press("Enter")
        await expect(ana.get_by_role("button", name="Play only red 5")).to_be_focused()
        await ana.keyboard.press("Escape")
        await expect(card(ana, "r5")).to_be_focused()
        await ana.keyboard.press("Enter")
        for _ in range(2):
            await ana.keyboard.press("Tab")
        await expect(ana.get_by_role("button", name="blue 5, add").first).to_be_focused()
        await ana.keyboard.press("Space")
        for _ in range(2):
            await ana.keyboard.press("Shift+Tab")
        await ana.keyboard.press("Enter")
        await expect(ben.locator(".discard")).to_have_attribute("aria-label", "On top: blue 5")


async def test_a_card_that_has_to_stay(server: Running, launched: Browser) -> None:
    """If none of the equal cards may be the last one, the page says that one has to stay."""
    async with AsyncExitStack() as stack:
        rules = {"equal_cards": "symbols", "last_card": "number"}
        party = await gather(stack, server, launched, 2, "guide", (PHONE, DESKTOP), **rules)
        await party.company.place(["rs bs gs", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "rs").click()
        await expect(ana.locator(".several")).to_contain_text("One of these cards has to stay in your hand.")
        await ana.get_by_role("button", name="green skip, add").first.click()
        await expect(ana.locator(".equal:not(.added)")).to_be_disabled()


async def test_an_aimed_card(server: Running, launched: Browser) -> None:
    """After the colour, the player chooses who draws."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 3, "guide", (PHONE,), deck=SPECIAL)
        await party.company.place(["wt+2 b2 b3", "y1 y2 y3", "g1 g2 g3"], discard="r3", turn=0)
        ana, _, cleo = party.pages
        await card(ana, "wt+2").click()
        await ana.locator(".colours .green").click()
        await expect(ana.locator(".status")).to_have_text("Who has to draw two cards?")
        await expect(ana.get_by_role("button", name="Aim Ben")).to_be_visible()
        await ana.get_by_role("button", name="Aim Cleo").click()
        await expect(cleo.locator(".hand button")).to_have_count(5)
        await expect(cleo.locator("[role=status]").first).to_contain_text("Ana aims at Cleo.")


async def test_the_player_hit_by_a_roulette_chooses(server: Running, launched: Browser) -> None:
    """A roulette is played without a colour. The next player chooses one, and draws until it comes."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "no-mercy", (PHONE,))
        await party.company.place(["wd b2 b3", "y1 y2 y3"], discard="r3", draw="r1 b4 g5", turn=0)
        ana, ben = party.pages
        await card(ana, "wd").click()
        await expect(ana.locator(".colours")).to_have_count(0)
        await expect(ben.locator(".status")).to_have_text(
            "Colour roulette: choose a colour. You draw until it comes."
        )
        await ben.locator(".colours .green").click()
        await expect(card(ben, "g5")).to_be_visible()
        await expect(ben.locator(".hand button")).to_have_count(6)
        await expect(ana.locator("[role=status]").first).to_contain_text(
            "Colour roulette: Ben draws until green comes."
        )


async def test_a_refused_roulette(server: Running, launched: Browser) -> None:
    """The reason for a refused roulette is not its colour."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "no-mercy", (PHONE,))
        await party.company.place(["wd b2 b3", "y1 y2 y3"], discard="r+2", pending=2, turn=0)
        ana = party.pages[0]
        await card(ana, "wd").click(position={"x": 8, "y": 24})
        await expect(ana.get_by_role("alert")).to_contain_text("You owe cards")


async def test_players_who_are_out(server: Running, launched: Browser) -> None:
    """A player without cards has a place, one who was knocked out says so, and both watch the rest."""
    async with AsyncExitStack() as stack:
        rules = {
            "round_ends": "one left",
            "mercy": 5,
            "hand_size": 3,
            "draw": "optional",
            "drawn_card": "keep",
        }
        party = await gather(stack, server, launched, 4, "guide", (PHONE,), **rules)
        hands = ["r5", "y1 y2 y3 y4", "b7 b8 b9", "g7 g8 g9"]
        await party.company.place(hands, discard="r3", turn=0)
        ana, ben, cleo, _ = party.pages
        await card(ana, "r5").click()
        await expect(ana.locator(".status")).to_have_text("You have no cards left and are first!")
        await ben.locator(".pile").click()
        await expect(ben.locator(".status")).to_have_text("You are knocked out of this round.")
        await expect(ben.locator(".hand button")).to_have_count(0)
        players = cleo.locator(".player")
        await expect(players).to_have_count(3)
        await expect(players.nth(1)).to_have_class(re.compile(r"\bout\b"))
        await expect(players.nth(1)).to_contain_text("1st")
        await expect(players.nth(1).get_by_role("img")).to_have_attribute("aria-label", "Ana, 1st")
        await expect(players.nth(2)).to_contain_text("knocked out")
        await expect(players.nth(0)).not_to_have_class(re.compile(r"\bout\b"))
        await expect(cleo.locator(".discard")).to_have_attribute(
            "aria-label", "On top: red 5. 5 cards lie face down at the bottom."
        )
        await expect(ana.locator(".ask .uno")).to_have_count(0)


async def test_the_last_one_left(server: Running, launched: Browser) -> None:
    """If all others were knocked out, the scores say so."""
    async with AsyncExitStack() as stack:
        rules = {"mercy": 5, "hand_size": 3, "draw": "optional", "drawn_card": "keep"}
        party = await gather(stack, server, launched, 2, "guide", (PHONE,), **rules)
        await party.company.place(["y1 y2 y3 y4", "b7 b8 b9"], discard="r3", turn=0)
        ana, ben = party.pages
        await ana.locator(".pile").click()
        for page in (ana, ben):
            await expect(page.locator(".scores h2")).to_have_text("Ben wins the round")
            await expect(page.locator(".scores")).to_contain_text("All others were knocked out.")
            await expect(page.locator(".scores tr", has_text="Ana")).to_contain_text("knocked out")
        await ana.reload()
        await expect(ana.locator(".scores")).to_contain_text("All others were knocked out.")


async def test_open_hands(server: Running, launched: Browser) -> None:
    """A small hand is seen by everyone, also by those who watch, and its owner knows that."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", (PHONE,), open_hands=2)
        await party.company.place(["r5 b2 g1", "y1 w"], discard="r3", turn=0)
        ana, ben = party.pages
        guest = await stack.enter_async_context(visit(launched, server.address, PHONE))
        await guest.go(f"/r/{party.company.code}")
        await expect(ana.locator(".player .open > span")).to_have_count(2)
        await expect(ana.locator(".player").get_by_role("img")).to_have_attribute(
            "aria-label", "Ben, 2 cards, open hand: yellow 1 and wild"
        )
        await expect(guest.page.locator(".player .open > span")).to_have_count(2)
        await expect(ben.locator(".own")).to_contain_text("Your cards lie open: everyone sees them.")
        await expect(ana.locator(".own")).not_to_contain_text("open")
        await card(ana, "r5").click()
        await expect(guest.page.locator(".player .open > span")).to_have_count(4)
        assert await fits_the_screen(guest.page)


async def test_without_hints(server: Running, launched: Browser) -> None:
    """No card is marked, neither for the eye nor for the ear. A refusal still says why."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", (PHONE,), hints=False)
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await expect(ana.locator(".status")).to_contain_text("Your turn")
        await expect(ana.locator(".hand :is(.raised, .glows, .dim)")).to_have_count(0)
        await expect(card(ana, "r5")).to_have_attribute("aria-label", "red 5")
        await card(ana, "b2").click()
        await expect(ana.get_by_role("alert")).to_contain_text("The card matches neither")
        await card(ana, "r5").click()
        await expect(ben.locator(".discard")).to_have_attribute("aria-label", "On top: red 5")


async def test_a_mistake_without_hints(server: Running, launched: Browser) -> None:
    """Without hints the page does not warn of a mistake: that would be a hint. It costs at once."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", (PHONE,), hints=False, misplay_penalty=2)
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "b2").click()
        await expect(ana.get_by_role("alert")).to_contain_text("That cost you cards.")
        await expect(ana.locator(".hand button")).to_have_count(5)


async def test_shuffled_hands(server: Running, launched: Browser) -> None:
    """Cards fly when all hands are shuffled, and nothing is left in the air."""
    async with AsyncExitStack() as stack:
        page, company = await stack.enter_async_context(moving(server, launched))
        await company.place(["wm b2 b3", "y1 y2 y3", "g1 g2 g3"], discard="r3", turn=0)
        await count_flights(page)
        await card(page, "wm").click()
        await page.locator(".colours .green").click()
        await flown(page, 13)  # the card itself, two cards of each hand to the middle, and two back
        await expect(page.locator("[role=status]").first).to_contain_text("All hands are shuffled together")
        await expect(page.locator(".discard")).to_have_attribute(
            "aria-label", "On top: wild shuffle hands (green)"
        )


async def test_several_cards_fly_one_by_one(server: Running, launched: Browser) -> None:
    """Every card of a play flies to the pile, and the last one stays on top."""
    async with AsyncExitStack() as stack:
        page, company = await stack.enter_async_context(moving(server, launched))
        await company.place(["r5 b5 g5 y1", "y1 y2 y3", "g1 g2 g3"], discard="r3", turn=0)
        await card(page, "r5").click()
        for name in ("blue 5, add", "green 5, add"):
            await page.get_by_role("button", name=name).first.click()
        await count_flights(page)
        await page.get_by_role("button", name="Play 3 cards").click()
        await flown(page, 3)
        await expect(page.locator(".discard")).to_have_attribute("aria-label", "On top: green 5")
