"""The rule editor in a real browser: choosing, changing, correcting, resetting, sharing and playing rules."""

import re
from contextlib import AsyncExitStack

from playwright.async_api import Browser, Locator, Page, expect

from lastcard.rules import Rules, encode, load_rules
from lastcard.rules.groups import PRESET_GROUPS, TOPICS
from lastcard.rules.words import group_name, preset_name, topic_name
from tests.server.positions import seated_room
from tests.server.servers import Running
from tests.web.browsers import DESKTOP, PHONE, Visit, sit_in_lobby, visit


async def choose(page: Page, preset: str) -> None:
    """Choose a preset, and wait until the rules are checked."""
    await expect(page.locator(".bar")).to_be_visible()
    await page.get_by_text("Choose another").click()
    async with page.expect_response("**/api/rules?*"):
        await page.locator(".card", has=page.get_by_text(preset, exact=True)).click()
    await expect(page.locator(".card").first).to_be_hidden()  # makes room for the rules


async def option(page: Page, name: str, words: str) -> Locator:
    """The row of an option, found by its words and open."""
    await page.get_by_placeholder("Find a rule").fill(words)
    row = page.locator(f"#option-{name}")
    await expect(row).to_be_visible()
    head = row.locator("h3 button")
    if await head.count() and await head.get_attribute("aria-expanded") == "false":
        await head.click()
    return row


async def change(page: Page, hand_size: int) -> None:
    """Change the number of cards at the start."""
    row = await option(page, "hand_size", "cards to begin with")
    await row.get_by_role("spinbutton").fill(str(hand_size))
    await expect(page.locator(".summary li")).to_contain_text([f"Cards to begin with: {hand_size} cards"])


def rules_of_new_room(server: Running, before: set[str]) -> Rules:
    """The rules of the one room that was created since `before`. Other tests use the same server."""
    (code,) = set(server.registry.actors) - before
    return server.registry.actors[code].room.rules


async def text_behind(one: Visit, link: Locator) -> str:
    """The text of the page that a link leads to."""
    answer = await one.context.request.get(await link.evaluate("link => link.href"))
    assert answer.status == 200
    return await answer.text()


async def copies(page: Page, label: str, value: str) -> None:
    """A field shows a value, and the button beside it copies it."""
    field = page.get_by_label(label)
    await expect(field).to_have_value(value)
    await field.locator("~ button").click()
    await expect(field.locator("~ button")).to_have_text("Copied")


async def test_custom_rules(server: Running, launched: Browser) -> None:
    """Start from a preset, change it, resolve a conflict, and get a link, a rulebook and a table."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address, DESKTOP))
        page, before = one.page, set(server.registry.actors)
        bar = page.locator(".bar")
        await one.go("/")
        await page.get_by_role("link", name="The rule editor").click()
        await choose(page, "Guide with house rules")
        await expect(bar).to_contain_text("Guide with house rules")
        await expect(bar).to_contain_text("unchanged")

        # Two rules that contradict each other: shown at once, in both places, with a way to fix it.
        swap = await option(page, "swap_number", "swapping hands")
        await swap.get_by_role("radio", name="0").check(force=True)
        why = "“Swapping hands: 0” and “Passing all hands on: 0” do not go together"
        await expect(bar.get_by_role("alert")).to_contain_text(why)
        await expect(swap.locator(".problem")).to_contain_text(why)
        await expect(bar.get_by_role("button", name="Create a table")).to_have_count(0)
        await page.get_by_placeholder("Find a rule").fill("")
        await expect(page.locator("#option-rotate_number .problem")).to_contain_text(why)
        await bar.get_by_role("button", name="Show it").click()
        await expect(swap).to_be_focused()
        await expect(swap).to_be_in_viewport()
        await bar.get_by_role("button", name="Undo").click()
        await expect(bar.get_by_role("alert")).to_have_count(0)
        one.forgive("422")
        await expect(swap.get_by_role("radio", name="7")).to_be_checked()

        # Options can be reset one by one, or all at once, and a reset can be undone.
        await change(page, 5)
        teams = await option(page, "teams", "teams of two")
        await teams.get_by_role("radio").last.check()
        await expect(bar).to_contain_text("2 changed")
        await teams.get_by_role("button", name="Reset: Teams of two").click()
        await expect(bar).to_contain_text("1 changed")
        await page.get_by_role("button", name="Reset all").click()
        await expect(bar).to_contain_text("Your change is gone.")
        await bar.get_by_role("button", name="Restore").click()
        await expect(bar).to_contain_text("1 changed")

        # Others see the same rules with the link, and in the rulebook.
        code = encode(load_rules("guide-house", {"hand_size": 5}))
        await copies(page, "Code of these rules", code)
        await copies(page, "Link to these rules", f"{server.address}/rules?code={code}")
        await expect(page).to_have_url(f"{server.address}/rules?code={code}")
        other = await stack.enter_async_context(visit(launched, server.address, PHONE, "de"))
        await other.go(page.url.removeprefix(server.address))
        await expect(other.page.get_by_label("Code dieser Regeln")).to_have_value(code)
        await expect(other.page.locator(".summary li")).to_have_count(1)
        assert "5" in await text_behind(one, bar.get_by_role("link", name="Rulebook"))

        await bar.get_by_role("button", name="Create a table").click()
        await expect(page.get_by_text("One rule is different")).to_be_visible()
        rules = rules_of_new_room(server, before)
        assert (rules.preset, rules["hand_size"]) == ("guide-house", 5)


async def test_invalid_rules(server: Running, launched: Browser) -> None:
    """An invalid code, a number that is too large, or too few players give an error, and nothing is lost."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address, PHONE))
        page, before = one.page, set(server.registry.actors)
        await one.go("/rules?code=rubbish")
        await expect(page.get_by_role("alert")).to_contain_text("Here are the rules of Guide instead.")
        one.forgive("422")
        row = await option(page, "hand_size", "cards to begin with")
        await row.get_by_role("spinbutton").fill("500")
        await expect(page.locator(".bar").get_by_role("alert")).to_contain_text("Cards to begin with")
        one.forgive("422")
        await row.get_by_role("spinbutton").fill("6")
        await expect(page.locator(".bar")).to_contain_text("1 changed")

        await one.go("/")
        rules = page.get_by_label("Rules").last
        await rules.select_option("Party")
        await page.get_by_role("spinbutton", name="Players").fill("2")
        await page.get_by_role("button", name="Create a table").click()
        await expect(page.get_by_role("alert").filter(has_text="at least three players")).to_be_visible()
        one.forgive("422")
        await expect(rules).to_have_value("party")
        assert set(server.registry.actors) == before


async def test_the_host_changes_the_rules(server: Running, launched: Browser) -> None:
    """The host, and only the host, can change the rules in the lobby, and all players see them."""
    async with AsyncExitStack() as stack:
        party = await stack.enter_async_context(seated_room(server, 2, "guide"))
        ana = await sit_in_lobby(
            await stack.enter_async_context(visit(launched, server.address, DESKTOP)), party, 0
        )
        ben = await sit_in_lobby(
            await stack.enter_async_context(visit(launched, server.address, PHONE)), party, 1
        )
        await expect(ben.get_by_role("button", name="Change the rules")).to_have_count(0)
        await ana.get_by_role("button", name="Change the rules").click()
        dialog = ana.get_by_role("dialog")
        await choose(ana, "Gemela")
        await change(ana, 4)
        await dialog.get_by_role("button", name="Use these rules").click()
        await expect(dialog).to_have_count(0)
        for page in (ana, ben):
            await expect(page.locator("section", has=page.locator("#rules-title"))).to_contain_text("Gemela")
            await page.get_by_text("One rule is different").click()
            await expect(page.get_by_text("Cards to begin with: 4 cards")).to_be_visible()
        assert party.room.rules["hand_size"] == 4


async def test_rules_are_found(server: Running, launched: Browser) -> None:
    """What people argue about is on top and the rest is folded by topic; a search finds rules by any word for
    them, says how many, and works with the keyboard alone."""
    async with visit(launched, server.address, PHONE) as one:
        page = one.page
        await one.go("/rules?preset=guide")
        topics = page.locator("details.panel:has(.option)")
        await expect(topics).to_have_count(len(TOPICS))
        titles = await topics.locator("summary h2").all_text_contents()
        assert titles == [topic_name(topic) for topic in TOPICS]
        await expect(topics.first).to_have_attribute("open", "")
        await expect(page.locator("#option-stacking")).to_be_visible()
        await expect(page.locator("details.panel[open]")).to_have_count(1)
        await expect(page.locator("#option-hand_size")).to_be_hidden()

        search = page.get_by_role("searchbox", name="Find a rule")
        await search.focus()
        await page.keyboard.type("PLUS TWO on")
        status = page.locator(".options > [role=status]")
        await expect(status).to_have_text("1 rule matches.")
        await expect(page.locator(".option")).to_have_count(1)
        await page.keyboard.press("Tab")  # to the topic
        await page.keyboard.press("Tab")  # to the rule, which is open already
        head = page.locator("#option-stacking h3 button")
        await expect(head).to_be_focused()
        await expect(head).to_have_attribute("aria-expanded", "true")
        await page.keyboard.press("Tab")
        await page.keyboard.press("Space")
        await expect(head).to_contain_text("+1 on +1")
        await expect(page.locator("details.panel[open] .badge")).to_have_text("1 changed")

        await search.fill("submarine")
        await expect(status).to_have_text("No rule matches.")
        await expect(page.get_by_text("Try another word")).to_be_visible()
        await search.fill("")
        await expect(topics).to_have_count(len(TOPICS))
        await expect(page.locator("#option-hand_size")).to_be_hidden()
        await expect(topics.first.locator(".badge")).to_have_text("1 changed")


async def test_a_rule_that_does_nothing(server: Running, launched: Browser) -> None:
    """It is dimmed, says why in one line, leads to the culprit, and can still be changed."""
    async with visit(launched, server.address, DESKTOP) as one:
        page = one.page
        await one.go("/rules?preset=basic-plus")
        row = await option(page, "jump_in_until", "time to jump in")
        await expect(row).to_have_class(re.compile(r"\bidle\b"))
        await expect(row.locator(".why")).to_have_text("Does nothing: jumping in is off.")
        await row.get_by_role("radio").first.check()
        await expect(page.locator(".bar")).to_contain_text("1 changed")
        await expect(page.locator(".summary .note")).to_contain_text("Does nothing: jumping in is off.")

        await row.get_by_role("button", name="Go to: Jumping in").click()
        jump = page.locator("#option-jump_in")
        await expect(jump).to_be_focused()
        await expect(jump).to_be_in_viewport()
        await jump.get_by_role("radio").last.check()
        await expect(row.locator(".why")).to_have_count(0)
        await expect(row).not_to_have_class(re.compile(r"\bidle\b"))

        count = await option(page, "draw_count", "how many to draw")
        await count.get_by_role("radio", name="until").check()
        await expect(count.locator(".risk")).to_contain_text("Careful: hands can grow")


async def test_presets_are_in_groups(server: Running, launched: Browser) -> None:
    """The editor and the start page show the presets in groups. Arrow keys go through all of them."""
    async with visit(launched, server.address, DESKTOP) as one:
        page = one.page
        shown = {group_name(group): presets for group, presets in PRESET_GROUPS.items() if presets}
        await one.go("/rules")
        await page.get_by_text("Choose another").click()
        for title, presets in shown.items():
            group = page.get_by_role("group", name=title)
            assert await group.locator(".card > strong").all_text_contents() == [
                preset_name(preset) for preset in presets
            ]
        last_of_first = shown[next(iter(shown))][-1]
        await page.get_by_role("radio", name=preset_name(last_of_first)).focus()
        await page.keyboard.press("ArrowDown")
        chosen = [preset for presets in shown.values() for preset in presets]
        following = chosen[chosen.index(last_of_first) + 1]
        await expect(page.locator(".bar")).to_contain_text(preset_name(following))
        await expect(page.locator(".card").first).to_be_visible()  # it stays open for the next key

        await one.go("/")
        groups = page.get_by_label("Rules").last.locator("optgroup")
        await expect(groups).to_have_count(len(shown))
        assert [await group.get_attribute("label") for group in await groups.all()] == list(shown)
