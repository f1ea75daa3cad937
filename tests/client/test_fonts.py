"""Pages and their fonts are light in every language, and nothing moves when a font comes late."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.client.guests import window
from tests.client.looks import LANGUAGES

from ostrov.server.local import LocalTable

TAGS = tuple(LANGUAGES)
MOST_BYTES = 130_000
MOST_BEFORE_THE_BOARD = 300_000
LATE = 0.8
STILL = 0.02
FONT_BYTES = """() => performance.getEntriesByType('resource')
    .filter((one) => one.name.endsWith('.woff2')).reduce((n, one) => n + one.encodedBodySize, 0)"""
SENT = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((n, one) => n + one.transferSize, 0)"""
WATCH_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifted += one.value; })
    .observe({ type: 'layout-shift', buffered: true });
"""


def fonts_are_there(page: Page) -> None:
    """Waits until the fonts of text and titles are shown."""
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    loaded = page.evaluate(
        "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    )
    assert {"Source Sans 3", "Literata"} <= {name.strip("\"'") for name in loaded}


@pytest.mark.parametrize("language", TAGS)
def test_the_letters_of_a_language_are_light(browser: Browser, address: str, language: str) -> None:
    with window(browser, locale=language, viewport={"width": 1280, "height": 720}) as page:
        for place in ("", "/rules"):
            page.goto(address + place)
            page.locator("h1").wait_for()
            fonts_are_there(page)
            assert 40_000 < page.evaluate(FONT_BYTES) <= MOST_BYTES


@pytest.mark.parametrize("language", TAGS)
def test_little_is_sent_before_the_first_board(
    browser: Browser, server: str, local: LocalTable, language: str
) -> None:
    with window(browser, locale=language, viewport={"width": 1280, "height": 720}) as page:
        page.goto(server + local.path)
        page.locator(".board").wait_for()
        fonts_are_there(page)
        assert 100_000 < page.evaluate(SENT) <= MOST_BEFORE_THE_BOARD


@pytest.mark.parametrize("language", ["en", "uk"])
def test_nothing_moves_when_a_font_comes_late(browser: Browser, address: str, language: str) -> None:
    def late(route: Route) -> None:
        time.sleep(LATE)
        route.continue_()

    with window(browser, locale=language, viewport={"width": 1280, "height": 720}) as page:
        page.add_init_script(WATCH_SHIFTS)
        page.route("**/*.woff2", late)
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        fonts_are_there(page)
        page.wait_for_timeout(200)
        assert page.evaluate("window.shifted") < STILL
