"""Measure the browser table: the size of the pages, and how quick they are, in the system's Chromium.

    python benchmarks/browser.py

Sizes are those of the built page, compressed. Times are measured in the page itself: from the tap on a card
to the first frame of its flight; frames per second at a table of ten with 60 events per second; and from the
first byte of the start page until it can be used. The last two are measured with a CPU four times slower.
"""

import asyncio
import gzip
import json
import random
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from lastcard import protocol as m
from lastcard.client import Client
from lastcard.rules import load_rules
from lastcard.server.limits import Limits, Rate
from lastcard.server.registry import PAGES, Registry, Settings
from lastcard.server.serve import config_of, listening
from lastcard.server.timeouts import Timeouts

SLOWDOWN = 4
_FREE = Rate(1e9, 1e9)
LIMITS = Limits(
    messages=_FREE, messages_by_address=_FREE, requests_by_address=_FREE, connections_by_address=10**6
)


def sizes() -> None:
    """Print the size of the code and styles of all pages together, and of the texts of one language."""
    code = texts = 0
    for path in sorted((PAGES / "assets").iterdir()):
        size = len(gzip.compress(path.read_bytes(), 9))
        if path.suffix in (".js", ".css") and not _is_text(path):
            code += size
        elif _is_text(path):
            texts += size
    print(f"JavaScript and CSS:              {code / 1000:10.1f} kB compressed, of all pages together")
    print(f"texts:                           {texts / 3 / 1000:10.1f} kB compressed, one language with rules")


def _is_text(path: Path) -> bool:
    return path.name.startswith(("start-", "pages-", "ledger-")) and path.suffix == ".js"


async def slowed(page: Page) -> CDPSession:
    """Throttle the CPU of a page."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return session


# The page measures the time itself, because polling it from outside slows it down. It can be used as soon as
# the first frame with its button has been shown.
_WATCH = """
    new MutationObserver((_, watcher) => {
        const button = [...document.querySelectorAll('button')].find(one => /Play now/.test(one.textContent));
        if (!button) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => {
            const [entry] = performance.getEntriesByType('navigation');
            window.usable = performance.now() - entry.responseStart;
        }));
    }).observe(document, {childList: true, subtree: true});
"""


async def start_page(browser: Browser, address: str) -> list[float]:
    """Milliseconds from the first byte until the page can be used, for several loads without a cache."""
    times = []
    for _ in range(7):
        context = await browser.new_context()
        page = await context.new_page()
        await page.add_init_script(_WATCH)
        await slowed(page)
        await page.goto(address, wait_until="commit")
        taken = None
        while taken is None:
            await asyncio.sleep(1)
            taken = await page.evaluate("window.usable ?? null")
        times.append(taken)
        await context.close()
    return times


async def seat(page: Page, address: str, room: str, token: str) -> None:
    """Open a table on a page, with a seat's token."""
    held = json.dumps([{"room": room, "token": token, "at": 1}])
    await page.add_init_script(f"localStorage.setItem('lastcard.rooms', {json.dumps(held)})")
    await page.goto(f"{address}/r/{room}")
    await page.locator("main.table").wait_for()


async def taps(browser: Browser, registry: Registry, address: str) -> list[float]:
    """Milliseconds from a tap to the first frame of the flight."""
    room, token, players = await table(registry, address, 2, "guide")
    page = await browser.new_page()
    await seat(page, address, room, token)
    await page.evaluate(
        """() => {
            window.taps = [];
            let tapped = 0;
            addEventListener('pointerdown', () => { tapped = performance.now(); }, true);
            new MutationObserver(changes => {
                for (const change of changes) for (const node of change.addedNodes) {
                    if (node.classList?.contains('flying') && tapped) {
                        const began = tapped;
                        tapped = 0;
                        requestAnimationFrame(() => window.taps.push(performance.now() - began));
                    }
                }
            }).observe(document.body, {childList: true});
        }"""
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and len(await page.evaluate("window.taps")) < 25:
        card = page.locator(".hand .raised").first
        if await page.locator(".colours button").count():
            await page.locator(".colours button").first.click()
        elif await card.count() and await page.locator(".status.on").count():
            await card.click(position={"x": 8, "y": 12})
        elif await page.locator(".pile.asked").count():
            await page.locator(".pile").click()
        elif await page.locator(".chooser button").count():
            await page.locator(".chooser button").first.click()
        elif await page.locator(".next button").count():
            break
        await page.wait_for_timeout(60)
    found = await page.evaluate("window.taps")
    await page.close()
    await _leave(players)
    return found


async def frames(browser: Browser, registry: Registry, address: str) -> tuple[float, float]:
    """Frames per second at a table of ten with 60 events per second: the median, and the worst second."""
    room, token, players = await table(registry, address, 10, "guide")
    page = await browser.new_page(viewport={"width": 360, "height": 740})
    await seat(page, address, room, token)
    await slowed(page)
    actor = registry.actors[room]
    await page.evaluate(
        """() => {
            window.stamps = [];
            const tick = now => { window.stamps.push(now); requestAnimationFrame(tick); };
            requestAnimationFrame(tick);
        }"""
    )
    began, events, random_moves = time.monotonic(), 0, random.Random(1)
    while time.monotonic() - began < 10:
        game = actor.room.table
        assert game
        asked = game.game.to_act
        view = game.view(asked)
        moves = view.answers
        if not moves:
            break
        before = actor.room.seq
        await players[asked].move(random_moves.choice(moves))
        events += sum(len(happened) for _, happened in actor.room.history.since(before))
        await asyncio.sleep(max(0.0, began + events / 60 - time.monotonic()))
    stamps = await page.evaluate("window.stamps")
    await page.close()
    await _leave(players)
    seconds: dict[int, int] = {}
    for stamp in stamps:
        seconds[int(stamp // 1000)] = seconds.get(int(stamp // 1000), 0) + 1
    whole = [count for _, count in sorted(seconds.items())][1:-1]
    print(f"events at the table of ten:      {events / (time.monotonic() - began):10.1f} a second")
    return statistics.median(whole), min(whole)


async def table(registry: Registry, address: str, seats: int, preset: str) -> tuple[str, str, list[Client]]:
    """Start a game with clients on all seats. Returns the room, the token of seat 0, and the clients."""
    actor, token = registry.open(load_rules(preset), seats, "")
    await registry.written()
    players = []
    for number in range(seats):
        client = Client(address, actor.room.code, token if number == 0 else "")
        await client.__aenter__()
        await client.command(m.Sit(client.new_id(), f"P{number}", number))
        players.append(client)
    if seats == 2:  # the other player is a bot
        await _leave([players.pop()])
        await players[0].command(m.Clear(players[0].new_id(), 1))
        await players[0].command(m.SeatBot(players[0].new_id(), 1))
    await players[0].command(m.Start(players[0].new_id(), 1))
    return actor.room.code, token, players


async def _leave(players: list[Client]) -> None:
    for player in players:
        await player.__aexit__(None, None, None)


async def measure() -> None:
    """Run all measurements, one after another."""
    import uvicorn  # noqa: PLC0415 - only this part needs it

    sizes()
    with tempfile.TemporaryDirectory() as folder, listening("127.0.0.1", 0) as listener:
        registry = Registry(Settings(Path(folder), LIMITS, Timeouts(pace=0.01)))
        server = uvicorn.Server(config_of(registry))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"),
                args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
            )
            started = await start_page(browser, address)
            tapped = await taps(browser, registry, address)
            middle, worst = await frames(browser, registry, address)
            await browser.close()
        server.should_exit = True
        await task
        registry.close()
    _say(f"start page, {SLOWDOWN} times slower:", started, "ms from the first byte")
    _say("from tap to flight:", tapped, "ms")
    print(f"frames a second, {SLOWDOWN} times slower:  {middle:10.0f} ({worst:.0f} in the worst second)")


def _say(what: str, times: list[float], unit: str) -> None:
    print(f"{what:32} {statistics.median(times):10.0f} {unit} ({max(times):.0f} at most of {len(times)})")


if __name__ == "__main__":
    asyncio.run(measure())
