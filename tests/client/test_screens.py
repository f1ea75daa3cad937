"""Every screen in light and dark, wide and narrow, and in all languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import script
from tests.client.guests import window
from tests.client.looks import (
    AXE,
    LANGUAGES,
    NOT_OF_WORDS,
    axe_source,
    barriers,
    cut_words,
    small_targets,
    unsaid,
)
from tests.client.screens import DESKTOP, ERRORS, PHONE, SCREENS, TABLET, Screen, resize
from tests.client.trade_screens import TRADE_SCREENS

CHOOSE_LANGUAGE = script("choose_language")
PREFER_LANGUAGE = script("prefer_language")
SIZES = (DESKTOP, TABLET, PHONE)


@pytest.fixture(scope="module", params=(*SCREENS, *TRADE_SCREENS), ids=lambda screen: screen.__name__)
def screen(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page that shows a screen."""
    lead: Screen = request.param
    forgiven = "Failed to load resource" if lead in ERRORS else "nothing"
    with window(browser, forgiven, viewport=DESKTOP, reduced_motion="reduce") as page:
        lead(page, address)
        all_said(page)
        yield page


def all_said(page: Page) -> None:
    """Waits for words that are fetched when a page first needs them."""
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def speak(page: Page, language: str, lead: Screen, address: str) -> None:
    """Shows the same screen in another language."""
    if not page.evaluate(CHOOSE_LANGUAGE, language):
        page.add_init_script(f"({PREFER_LANGUAGE})('{language}')")
        page.goto("about:blank")
        lead(page, address)
    expect(page.locator("html")).to_have_attribute("lang", language)
    all_said(page)


def test_axe_finds_no_barrier(screen: Page) -> None:
    """All rules, in English: colours do not depend on the language."""
    axe_source()
    found = []
    for size in SIZES:
        resize(screen, size)
        for scheme in ("light", "dark"):
            screen.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            found += [f"{size['width']} {scheme}: {one}" for one in barriers(screen)]
    assert not found, "\n".join(found)


def test_words_are_said_whole(screen: Page, request: pytest.FixtureRequest, address: str) -> None:
    """In all languages, and what axe-core has to say of names, labels and structure there."""
    lead: Screen = request.node.callspec.params["screen"]
    found = []
    for language in (*LANGUAGES, "en"):
        speak(screen, language, lead, address)
        for size in SIZES:
            resize(screen, size)
            seen = [*unsaid(screen), *cut_words(screen)]
            if size is PHONE:
                seen += small_targets(screen)
            if size is not TABLET and language != "en" and AXE.is_file():
                seen += barriers(screen, without=NOT_OF_WORDS)
            found += [f"{language} {size['width']}: {one}" for one in seen]
    assert not found, "\n".join(found)
    axe_source()
