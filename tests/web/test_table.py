"""The table in real browsers: everything that people do there, by touch, mouse and keyboard."""

import re
from contextlib import AsyncExitStack

from playwright.async_api import Browser, expect

from tests.server.servers import Running
from tests.web.browsers import PHONE, card, gather, visit


async def test_a_card_is_laid(server: Running, launched: Browser) -> None:
    """A tap on a card that fits lays it, and all players see it."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await expect(ana.locator(".status")).to_have_text("Your turn: play a card that matches.")
        await expect(card(ana, "r5")).to_have_attribute("aria-label", "red 5, playable")
        await card(ana, "r5").click()
        for page in (ana, ben):
            await expect(page.locator(".discard")).to_have_attribute("aria-label", "On top: red 5")
        await expect(card(ana, "r5")).to_have_count(0)
        await expect(ben.locator(".player .count")).to_have_text("2")


async def test_a_colour_is_chosen_in_place(server: Running, launched: Browser) -> None:
    """While a player chooses a colour, the table stays visible, and they can say Uno."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 3, "party")
        await party.company.place(["w b2", "y1 y2 y3", "g1 g2"], discard="r3", turn=0)
        ana, ben, _ = party.pages
        await card(ana, "w").click()
        await expect(ana.locator(".colours .green")).to_be_visible()
        await expect(ana.locator(".discard")).to_be_visible()
        await expect(ana.get_by_role("button", name="Say Uno")).to_have_class(re.compile(r"\bright\b"))
        await ana.get_by_role("button", name="Say Uno").click()
        await expect(ben.locator(".player .uno")).to_be_visible()
        await ana.locator(".colours .green").click()
        await expect(ben.locator(".discard")).to_have_attribute("aria-label", "On top: wild (green)")


async def test_a_pair(server: Running, launched: Browser) -> None:
    """With two equal cards, the page asks whether to lay one or both."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "gemela")
        await party.company.place(["r5 r5 b2 b3", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").click()
        await ana.get_by_role("button", name="play red 5 twice").click()
        await expect(ben.locator(".player .count")).to_have_text("2")


async def test_jump_in_catch_and_swap(server: Running, launched: Browser) -> None:
    """Four people jump in with a twin of the top card, catch a forgotten Uno, and swap hands with a seven."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 4, "party")
        hands = ["r5 b2 g1", "y1 y2 y3", "r5 g4", "b1 b4 r7"]
        await party.company.place(hands, discard="r3", turn=0)
        pages = party.pages
        await expect(pages[0].get_by_role("button", name="Say Uno: costs 2 cards now")).to_be_visible()
        await card(pages[0], "r5").click()
        await expect(card(pages[2], "r5")).to_have_attribute("aria-label", "red 5, jump in!")
        await card(pages[2], "r5").click()
        await expect(pages[1].get_by_role("button", name="Catch!")).to_be_visible()
        await pages[1].get_by_role("button", name="Catch!").click()
        await expect(pages[1].get_by_role("button", name="Catch!")).to_have_count(0)
        await expect(pages[0].locator(".status")).to_have_text("Dov's turn")
        await card(pages[3], "r7").click()
        await pages[3].get_by_role("button", name="Swap Ana").click()
        await pages[0].get_by_role("button", name="let the swap happen").click()
        await expect(card(pages[3], "b2")).to_be_visible()
        await expect(card(pages[0], "b1")).to_be_visible()


async def test_a_challenge(server: Running, launched: Browser) -> None:
    """The target of a wild +4 can challenge it."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "classic")
        await party.company.place(["w+4 r5 b2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "w+4").click()
        await ana.locator(".colours .blue").click()
        await expect(ben.locator(".pending")).to_have_text("+4")
        await expect(ben.locator(".status")).to_have_text(
            "Your turn: you owe 4 cards. Take them or challenge."
        )
        await ben.get_by_role("button", name="challenge").click()
        await expect(ben.locator(".pending")).to_have_count(0)
        await expect(ben.locator('[role="status"]').first).to_contain_text("Ana was bluffing.")


async def test_a_refusal_says_why(server: Running, launched: Browser) -> None:
    """For a card that does not fit, the page shows the reason, and the rule behind it."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "b2").click()
        note = ana.get_by_role("alert")
        await expect(note).to_contain_text("The card matches neither the colour nor the symbol on top.")
        await note.get_by_role("button", name="Rule").first.click()
        await expect(note.locator(".rule")).to_be_visible()


async def test_a_mistake_that_costs_is_asked_about(server: Running, launched: Browser) -> None:
    """Where misplays cost cards, the page asks first, so that a wrong tap costs nothing."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide", misplay_penalty=2)
        await party.company.place(["r5 b2 g1", "y1 y2 y3"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "b2").click()
        await expect(ana.get_by_role("alert")).to_contain_text("costs 2 cards")
        await ana.get_by_role("button", name="Cancel").click()
        assert len(party.company.table.view(0).hand) == 3
        await card(ana, "b2").click()
        await ana.get_by_role("button", name="Play it anyway").click()
        await expect(ana.locator(".hand button")).to_have_count(5)


async def test_a_lost_connection(server: Running, launched: Browser) -> None:
    """A card laid while the connection is down is laid once, when it is back. The page shows the problem."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
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
        for guest, seat in list(party.company.actor.connections.items()):
            if seat == 0:
                guest.disconnect()  # type: ignore[attr-defined]
        await expect(ana.locator(".lost")).to_be_visible()
        await card(ana, "r5").click()
        await ana.evaluate("() => window.back()")
        await expect(ana.locator(".lost")).to_have_count(0)
        await expect(card(ana, "r5")).to_have_count(0)
        await expect(ana.locator(".hand button")).to_have_count(3)


async def test_a_reload_changes_nothing(server: Running, launched: Browser) -> None:
    """After a reload during a question, the question is asked again."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 3, "party")
        await party.company.place(["r7 b2 g1", "y1 y2 y3", "g5 g6"], discard="r3", turn=0)
        ana = party.pages[0]
        await card(ana, "r7").click()
        await expect(ana.get_by_role("button", name="Swap Ben")).to_be_visible()
        await ana.reload()
        await ana.get_by_role("button", name="Swap Cleo").click()
        await expect(card(ana, "g5")).to_be_visible()


async def test_two_taps_on_the_table_say_uno(server: Running, launched: Browser) -> None:
    """Tapping the table twice says Uno, without the button."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
        await party.company.place(["r5 b2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").click()
        await ana.locator(".felt").dblclick(position={"x": 5, "y": 5})
        await expect(ben.locator(".player .uno")).to_be_visible()


async def test_two_taps_come_before_the_answer(server: Running, launched: Browser) -> None:
    """Two taps count even if the server has not answered the card before them."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
        await party.company.place(["r5 b2", "y1 y2 y3"], discard="r3", turn=0)
        ana, ben = party.pages
        await expect(card(ana, "r5")).to_be_enabled()
        await card(ana, "r5").evaluate(
            """card => {
                card.click();
                const felt = document.querySelector(".felt");
                felt.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
                felt.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
            }"""
        )
        await expect(ben.locator(".player .uno")).to_be_visible()


async def test_a_round_by_keyboard_alone(server: Running, launched: Browser) -> None:
    """A round can be played to its end with Tab, arrows and Enter."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
        await party.company.place(["r5 b5", "y1 y2"], discard="r3", turn=0)
        ana, ben = party.pages
        await card(ana, "r5").focus()
        await ana.keyboard.press("Enter")
        await ana.keyboard.press("u")
        await expect(ben.locator(".player .uno")).to_be_visible()
        await ben.keyboard.press("d")
        keep = ben.get_by_role("button", name="keep the card")
        await expect(keep.or_(ben.locator(".status", has_text="Ana's turn"))).to_be_visible()
        if await keep.count():
            await keep.focus()
            await ben.keyboard.press("Enter")
        await expect(ana.locator(".status")).to_contain_text("Your turn")
        await ana.locator("body").focus()
        for _ in range(30):
            await ana.keyboard.press("Tab")
            if await ana.evaluate("document.activeElement?.dataset?.card === 'b5'"):
                break
        await ana.keyboard.press("Enter")
        await expect(ana.locator(".scores h2")).to_have_text("Ana wins the round")


async def test_watchers_see_no_hand(server: Running, launched: Browser) -> None:
    """Anyone with the link can watch, without seeing a hand."""
    async with AsyncExitStack() as stack:
        party = await gather(stack, server, launched, 2, "guide")
        guest = await stack.enter_async_context(visit(launched, party.company.server.address, PHONE))
        await guest.go(f"/r/{party.company.code}")
        await expect(guest.page.locator(".player")).to_have_count(2)
        await expect(guest.page.locator(".hand")).to_have_count(0)
        await expect(guest.page.locator(".status")).to_have_text("You are watching.")
