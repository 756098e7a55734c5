"""The table in real browsers: everything that people do there, by touch, by mouse and by keyboard."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from tests.server.positions import Company, company
from tests.server.servers import running
from tests.web.browsers import DESKTOP, PHONE, browser, card, in_browser, sit, visit


class Party:
    """People in browsers around one table."""

    def __init__(self, company: Company, pages: list[Page]) -> None:
        self.company, self.pages = company, pages


async def gather(stack: AsyncExitStack, folder: Path, seats: int, preset: str, **settings: Any) -> Party:
    """A room, a game that has begun, and a browser for every seat, phones and desktops in turn."""
    server = await stack.enter_async_context(running(folder))
    party = await stack.enter_async_context(company(server, seats, preset, **settings))
    launched = await stack.enter_async_context(browser())
    await party.start()
    pages = []
    for seat in range(seats):
        size = PHONE if seat % 2 else DESKTOP
        one = await stack.enter_async_context(visit(launched, server.address, size))
        pages.append(await sit(one, party, seat))
    return Party(party, pages)


@in_browser
async def test_a_card_is_laid(tmp_path: Path) -> None:
    """A tap on a card that fits lays it, and everybody sees it."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide")
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await expect(ana.locator(".status")).to_have_text("Your turn")
        await expect(card(ana, "r5")).to_have_attribute("aria-label", "red 5, fits")
        await card(ana, "r5").click()
        for page in (ana, ben):
            await expect(page.locator(".discard")).to_have_attribute("aria-label", "On top: red 5")
        await expect(card(ana, "r5")).to_have_count(0)
        await expect(ben.locator(".player .count")).to_have_text("2")


@in_browser
async def test_a_colour_is_chosen_in_place(tmp_path: Path) -> None:
    """The table stays in sight, and Uno can be said meanwhile."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 3, "party")
        await party.company.place(["w b2", "y1 y2 y3", "g1 g2"], discard="r3", turn=0)
        ana, ben, _ = party.pages
        await card(ana, "w").click()
        await expect(ana.locator(".colours .green")).to_be_visible()
        await expect(ana.locator(".discard")).to_be_visible()
        await ana.get_by_role("button", name="Say Uno").click()
        await expect(ben.locator(".player .uno")).to_be_visible()
        await ana.locator(".colours .green").click()
        await expect(ben.locator(".discard")).to_have_attribute("aria-label", "On top: wild (green)")


@in_browser
async def test_a_pair(tmp_path: Path) -> None:
    """Twins: one or two is asked."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "gemela")
        await party.company.place(["r5 r5 b2 b3", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").click()
        await ana.get_by_role("button", name="lay red 5 twice").click()
        await expect(ben.locator(".player .count")).to_have_text("2")


@in_browser
async def test_jump_in_catch_and_swap(tmp_path: Path) -> None:
    """Four people: the twin of the top card is thrown in, a forgotten Uno is caught, a seven swaps hands."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 4, "party")
        hands = ["r5 b2 g1", "y1 y2 y3", "r5 g4", "b1 b4 r7"]
        await party.company.place(hands, discard="r3", turn=0)
        pages = party.pages
        await card(pages[0], "r5").click()
        await expect(card(pages[2], "r5")).to_have_attribute("aria-label", "red 5, jump in!")
        await card(pages[2], "r5").click()
        await expect(pages[1].get_by_role("button", name="Catch!")).to_be_visible()
        await pages[1].get_by_role("button", name="Catch!").click()
        await expect(pages[1].get_by_role("button", name="Catch!")).to_have_count(0)
        await expect(pages[0].locator(".status")).to_have_text("Dov is on turn")
        await card(pages[3], "r7").click()
        await pages[3].get_by_role("button", name="Swap Ana").click()
        await pages[0].get_by_role("button", name="let the swap happen").click()
        await expect(card(pages[3], "b2")).to_be_visible()
        await expect(card(pages[0], "b1")).to_be_visible()


@in_browser
async def test_a_challenge(tmp_path: Path) -> None:
    """Whoever was hit by a wild +4 may doubt it."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "classic")
        await party.company.place(["w+4 r5 b2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "w+4").click()
        await ana.locator(".colours .blue").click()
        await expect(ben.locator(".pending")).to_have_text("+4")
        await ben.get_by_role("button", name="challenge").click()
        await expect(ben.locator(".pending")).to_have_count(0)
        await expect(ben.locator('[role="status"]').first).to_contain_text("Ana was bluffing.")


@in_browser
async def test_a_refusal_says_why(tmp_path: Path) -> None:
    """A card that does not fit: the reason, and the rule behind it, to be read in place."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide")
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "b2").click()
        note = ana.get_by_role("alert")
        await expect(note).to_contain_text("The card fits neither the colour nor the symbol on top.")
        await note.get_by_role("button", name="Rule").first.click()
        await expect(note.locator(".rule")).to_be_visible()


@in_browser
async def test_a_mistake_that_costs_is_asked_about(tmp_path: Path) -> None:
    """Where misplays cost cards, a tap that slipped costs nothing."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide", misplay_penalty=2)
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "b2").click()
        await expect(ana.get_by_role("alert")).to_contain_text("costs 2 cards")
        await ana.get_by_role("button", name="Cancel").click()
        assert len(party.company.table.view(0).hand) == 3
        await card(ana, "b2").click()
        await ana.get_by_role("button", name="Lay it all the same").click()
        await expect(ana.locator(".hand button")).to_have_count(5)


@in_browser
async def test_a_line_that_is_lost(tmp_path: Path) -> None:
    """A card laid while the line is down is laid once, when it is back; the page says what is the matter."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide")
        await party.company.place(["r5 r6 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await ana.evaluate("""() => {
            const Real = WebSocket;
            window.back = () => { window.WebSocket = Real; };
            window.WebSocket = class {
                constructor() { setTimeout(() => this.onclose?.(), 5); }
                send() {}
                close() {}
            };
        }""")
        for guest, seat in list(party.company.keeper.guests.items()):
            if seat == 0:
                guest._line.cut()  # type: ignore[attr-defined]
        await expect(ana.locator(".lost")).to_be_visible()
        await card(ana, "r5").click()
        await ana.evaluate("() => window.back()")
        await expect(ana.locator(".lost")).to_have_count(0)
        await expect(card(ana, "r5")).to_have_count(0)
        await expect(ana.locator(".hand button")).to_have_count(3)


@in_browser
async def test_a_reload_changes_nothing(tmp_path: Path) -> None:
    """In the middle of a question: it is asked again."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 3, "party")
        await party.company.place(["r7 b2 g1", "y1 y2 y3", "g5 g6"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "r7").click()
        await expect(ana.get_by_role("button", name="Swap Ben")).to_be_visible()
        await ana.reload()
        await ana.get_by_role("button", name="Swap Cleo").click()
        await expect(card(ana, "g5")).to_be_visible()


@in_browser
async def test_two_taps_on_the_table_say_uno(tmp_path: Path) -> None:
    """Wherever the button may be."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide")
        await party.company.place(["r5 b2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").click()
        await ana.locator(".felt").dblclick(position={"x": 5, "y": 5})
        await expect(ben.locator(".player .uno")).to_be_visible()


@in_browser
async def test_a_round_by_keyboard_alone(tmp_path: Path) -> None:
    """Tab, arrows and Enter are enough to play to the end of a round."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide")
        await party.company.place(["r5 b5", "y1 y2"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").focus()
        await ana.keyboard.press("Enter")
        await ana.keyboard.press("u")
        await expect(ben.locator(".player .uno")).to_be_visible()
        await ben.keyboard.press("d")
        keep = ben.get_by_role("button", name="keep the card")
        await expect(keep.or_(ben.locator(".status", has_text="Ana is on turn"))).to_be_visible()
        if await keep.count():
            await keep.focus()
            await ben.keyboard.press("Enter")
        await expect(ana.locator(".status")).to_have_text("Your turn")
        await ana.locator("body").focus()
        for _ in range(30):
            await ana.keyboard.press("Tab")
            if await ana.evaluate("document.activeElement?.dataset?.card === 'b5'"):
                break
        await ana.keyboard.press("Enter")
        await expect(ana.locator(".scores h2")).to_have_text("Ana wins the round")


@in_browser
async def test_who_watches_sees_no_hand(tmp_path: Path) -> None:
    """A link is enough to look on."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, tmp_path, 2, "guide")
        launched = await stack.enter_async_context(browser())
        guest = await stack.enter_async_context(visit(launched, party.company.srv.address, PHONE))
        await guest.go(f"/r/{party.company.code}")
        await expect(guest.page.locator(".player")).to_have_count(2)
        await expect(guest.page.locator(".hand")).to_have_count(0)
        await expect(guest.page.locator(".status")).to_have_text("You are watching.")
