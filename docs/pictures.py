"""Takes the pictures of the README with Chromium: `PYTHONPATH=. python docs/pictures.py`."""

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright, expect
from tests.server.positions import seated_room
from tests.server.servers import running
from tests.web.browsers import DESKTOP, PHONE, QUIET, chromium, sit, visit

PICTURES = Path(__file__).parent / "pictures"
HANDS = ["r5 r9 y2 ys g4 g+2 b7 w w+4", "y1 y2 y3", "g1", "b1 b4 r7 r8 r2"]


async def take() -> None:
    """Photograph the start page and a table, on a phone and on a desktop."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            running(Path(folder)) as server,
            seated_room(server, 4, "guide-house") as party,
            async_playwright() as playwright,
        ):
            launched = await playwright.chromium.launch(executable_path=chromium(), args=QUIET)
            await party.start()
            await party.place(HANDS, discard="b3 r3 r6", turn=0)
            for name, size, scheme in (("phone", PHONE, "light"), ("screen", DESKTOP, "dark")):
                async with visit(launched, server.address, size, color_scheme=scheme) as one:
                    page = await sit(one, party, 0)
                    await expect(page.locator(".hand button")).to_have_count(9)
                    await page.screenshot(path=PICTURES / f"table-{name}.png")
            async with visit(launched, server.address, PHONE) as one:
                await one.go("/")
                await expect(one.page.get_by_role("button", name="Play now")).to_be_visible()
                await one.page.screenshot(path=PICTURES / "start-phone.png")


if __name__ == "__main__":
    asyncio.run(take())
