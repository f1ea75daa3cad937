"""The client can be installed, and without a network it shows the rules and games that ended."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.client.guests import short_game, window

INSTALLED = """async () => {
    const found = await navigator.serviceWorker.ready;
    return found.active !== null;
}"""
KEPT = """async (id) => {
    for (let tries = 0; tries < 300; tries += 1) {
        if (await caches.match(`/api/tables/${id}/replay`, { ignoreVary: true })) return true;
        await new Promise((again) => setTimeout(again, 100));
    }
    return false;
}"""
FORGIVEN = "Failed to load resource: net::ERR_INTERNET_DISCONNECTED"


def installed(page: Page) -> None:
    """Waits for the worker, and comes back under its care."""
    assert page.evaluate(INSTALLED)
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_client_can_be_installed(browser: Browser, address: str) -> None:
    with window(browser, service_workers="allow") as page:
        page.goto(address)
        link = page.locator("link[rel=manifest]").get_attribute("href")
        answer = page.request.get(f"{address}{link}")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            drawn = page.request.get(f"{address}{icon['src']}")
            assert drawn.headers["content-type"] == icon["type"]
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        assert page.evaluate(INSTALLED)


def test_rules_and_finished_games_are_there_without_a_network(browser: Browser, address: str) -> None:
    with window(
        browser, FORGIVEN, service_workers="allow", locale="uk-UA", viewport={"width": 1280, "height": 800}
    ) as page:
        table = short_game(page, address)
        assert page.evaluate(KEPT, table)
        installed(page)
        page.context.set_offline(True)
        page.goto(address)
        expect(page.locator("html")).to_have_attribute("lang", "uk")
        expect(page.locator(".kept [role=status]")).to_contain_text("немає мережі")
        page.locator(".kept a").click()
        expect(page.locator(".replay")).to_have_attribute("data-step", re.compile(r"\d+"))
        page.goto(f"{address}/r/{table}#20")
        expect(page.locator(".replay")).to_have_attribute("data-step", "20")
        expect(page.locator(".board")).to_be_visible()
        page.goto(f"{address}/rules#B-ROAD-2")
        expect(page.locator("#B-ROAD-2, [data-clause='B-ROAD-2']").first).to_be_visible()


def test_what_plays_a_game_is_never_kept(browser: Browser, address: str) -> None:
    with window(browser, FORGIVEN, service_workers="allow") as page:
        short_game(page, address)
        installed(page)
        kept = page.evaluate(
            """async () => {
                const names = await caches.keys();
                const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
                return found.flat().map((one) => new URL(one.url).pathname);
            }"""
        )
        played = re.compile(r"^/api/(?!rules$|clauses$|examples|tables/[^/]+/replay(/\d+)?$)")
        assert [path for path in kept if played.match(path)] == []
        assert "/" in kept
