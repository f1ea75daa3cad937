"""Every language on the real page: the first page, a table, a refusal; and the switch between them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import ROOT
from tests.client.person import Person

from ostrov.server.local import LocalTable

LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "cs": "cs-CZ", "ru": "ru-RU", "pl": "pl-PL", "it": "it-IT"}
CATALOGUES = ROOT / "client" / "i18n"
MESSAGE_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SHOWN = """() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.data);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder']) texts.push(one.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter(Boolean);
}"""


def message_ids() -> set[str]:
    """The ids that the page would show where it has no message; those of one word are words too."""
    texts = (file.read_text("utf-8") for file in (CATALOGUES / "en").glob("*.ftl"))
    return {id for text in texts for id in MESSAGE_ID.findall(text) if "-" in id}


def reason(language: str, clause: str) -> str:
    """What a clause demands, in a language's catalogue."""
    text = (CATALOGUES / language / "clauses.ftl").read_text("utf-8")
    found = re.search(rf"^clause-{clause} = .*\n    \.why = (.*)$", text, re.MULTILINE)
    assert found, f"{language} has no reason for {clause}"
    return found[1]


def assert_all_said(page: Page) -> None:
    """No id stands in for a missing message, and no variable for a missing fact."""
    shown = page.evaluate(SHOWN)
    assert len(shown) > 5
    ids = message_ids()
    assert [text for text in shown if text in ids or "{" in text] == []


@pytest.fixture(params=LANGUAGES)
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[tuple[str, Page]]:
    """A language, and a browser that asks for it; whatever the page complains about fails the test."""
    complaints: list[str] = []
    context = browser.new_context(locale=LANGUAGES[request.param], viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield request.param, page
    context.close()
    assert complaints == []


def test_pages_speak_the_language_of_the_browser(
    reader: tuple[str, Page], server: str, local: LocalTable
) -> None:
    language, page = reader
    page.goto(server)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main h1").first).to_be_visible()
    assert_all_said(page)
    page.goto(server + local.path)
    page.wait_for_selector(".targets .target[data-kind=node]")
    assert_all_said(page)
    page.locator('.build[data-act="city"]').click(force=True)  # greyed, but it answers
    expect(page.locator(".why .clause")).to_contain_text("B-FOUND-1")
    if language != "en":
        expect(page.locator(".why span").first).to_have_text(reason(language, "B-FOUND-1"))
    Person(page, seed=1).play(4)
    assert_all_said(page)


def test_the_chosen_language_is_kept(page: Page, server: str) -> None:
    page.goto(server)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    chooser = page.locator("select", has=page.locator('option[value="uk"]')).first
    if not chooser.is_visible():
        page.locator("summary").first.click()  # it is in a menu
    assert [option.get_attribute("value") for option in chooser.locator("option").all()] == list(LANGUAGES)
    chooser.select_option("uk")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("body")).to_contain_text("Острів")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("body")).to_contain_text("Острів")
