"""Every language on the real page: the first page, a table, a refusal; and the switch between them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.client.conftest import script
from tests.client.guests import window
from tests.client.looks import CATALOGUES, LANGUAGES, unsaid
from tests.client.person import Person
from tests.client.screens import DESKTOP

from ostrov.server.local import LocalTable

CHOOSE_LANGUAGE = script("choose_language")


def reason(language: str, clause: str, case: str) -> str:
    """What a refusal of this case says in a language's catalogue, up to its facts."""
    text = (CATALOGUES / language / "clauses.ftl").read_text("utf-8")
    found = re.search(
        rf"^clause-{clause} = .*(?:\n    .*)*?\n    \.why-{case} = ([^{{]*)", text, re.MULTILINE
    )
    assert found, f"{language} has no reason for {clause}"
    return found[1].strip(" (")


def assert_all_said(page: Page) -> None:
    """No id stands in for a missing message, and no variable for a missing fact."""
    assert unsaid(page) == []


@pytest.fixture(params=LANGUAGES)
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[tuple[str, Page]]:
    """A language, and a browser that asks for it."""
    with window(browser, locale=LANGUAGES[request.param], viewport=DESKTOP) as page:
        yield request.param, page


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
        expect(page.locator(".why span").first).to_contain_text(reason(language, "B-FOUND-1", "settlement"))
    Person(page, seed=1).play(4)
    assert_all_said(page)
    tabs = [tab.bounding_box() for tab in page.get_by_role("tab").all()]
    assert len(tabs) == 4
    assert len({tab["y"] for tab in tabs if tab}) == 1  # beside each other in every language


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


def test_a_page_names_the_language_of_the_words_that_stand_there(page: Page, server: str) -> None:
    held: list[Route] = []
    page.goto(f"{server}/rules")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    heading = page.locator("main h1")
    english = heading.inner_text()
    page.route("**/assets/home-*.js", lambda route: held.append(route))  # the words of the new language
    with page.expect_request("**/assets/home-*.js"):
        assert page.evaluate(CHOOSE_LANGUAGE, "uk")
    assert (page.locator("html").get_attribute("lang"), heading.inner_text()) == ("en", english)
    held.pop().continue_()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    assert heading.inner_text() != english
    assert "…" not in page.locator(".themes a").all_inner_texts()
