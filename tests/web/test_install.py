"""The page as an installable app: it has everything that phones and computers need to install it."""

import struct
from contextlib import AsyncExitStack
from urllib.parse import urljoin
from xml.etree import ElementTree

from playwright.async_api import APIRequestContext, Browser, expect

from tests.server.servers import Running
from tests.web.browsers import PHONE, visit


def png_size(picture: bytes) -> str:
    """The size of a PNG, as a manifest writes it."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return f"{width}x{height}"


async def is_picture(request: APIRequestContext, url: str, media: str, sizes: str) -> None:
    """Check that an icon exists and has the declared type and size."""
    answer = await request.get(url)
    assert (answer.status, answer.headers["content-type"]) == (200, media)
    if media == "image/svg+xml":
        assert ElementTree.fromstring(await answer.text()).tag == "{http://www.w3.org/2000/svg}svg"
        assert sizes == "any"
    else:
        assert png_size(await answer.body()) == sizes


async def test_it_can_be_installed(server: Running, launched: Browser) -> None:
    """The manifest is complete and describes the icons correctly. Every visit also checks that nothing is
    fetched from other servers."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(visit(launched, server.address, PHONE))
        page, request = one.page, one.context.request
        await one.go("/")
        await expect(page).to_have_title("Last Card")
        address = await page.locator("link[rel=manifest]").get_attribute("href")
        assert address
        answer = await request.get(urljoin(page.url, address))
        assert (answer.status, answer.headers["content-type"]) == (200, "application/manifest+json")
        manifest = await answer.json()
        assert manifest["name"] == "Last Card"
        assert len(manifest["short_name"]) <= 12
        assert manifest["display"] == "standalone"
        start = await request.get(urljoin(answer.url, manifest["start_url"]))
        assert (start.status, start.headers["content-type"]) == (200, "text/html; charset=utf-8")
        for icon in manifest["icons"]:
            await is_picture(request, urljoin(answer.url, icon["src"]), icon["type"], icon["sizes"])
        plain = {icon["sizes"] for icon in manifest["icons"] if "maskable" not in icon.get("purpose", "")}
        assert {"192x192", "512x512"} <= plain
        assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
        for link in await page.locator("link[rel=icon], link[rel=apple-touch-icon]").all():
            href = await link.get_attribute("href")
            assert href
            assert (await request.get(urljoin(page.url, href))).status == 200

        # The browser's own verdict.
        line = await one.context.new_cdp_session(page)
        assert (await line.send("Page.getAppManifest"))["errors"] == []
        found = await line.send("Page.getInstallabilityErrors")
        errors = {error["errorId"] for error in found["installabilityErrors"]}
        assert errors <= {"in-incognito"}  # tests run incognito
