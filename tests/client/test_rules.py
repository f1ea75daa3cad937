"""The rules as an almanac: looked up, tried, with a table's options, and from a refusal and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.guests import window
from tests.client.prepared import become
from tests.client.screens import DESKTOP, base_table

FEW = 2500
"""More elements than any page of the rules has; 450 clauses in a row had several times as many."""


def topic(page: Page) -> str | None:
    """The topic that is shown."""
    return page.locator("article.topic").get_attribute("data-topic")


@pytest.mark.parametrize(
    ("locale", "asked", "title", "words"),
    [
        ("en-GB", "xyzzy", None, None),
        ("en-GB", "ports", "Harbours", "3:1"),
        ("uk-UA", "гавань", "Гавані", "3:1"),
        ("cs-CZ", "pristavy", "Přístavy", "3:1"),
    ],
)
def test_a_topic_is_looked_up_by_a_word(
    browser: Browser, address: str, locale: str, asked: str, title: str | None, words: str | None
) -> None:
    with window(browser, locale=locale, viewport=DESKTOP) as page:
        page.goto(f"{address}/rules")
        page.locator("input[type=search]").fill(asked)
        if title is None:
            expect(page.locator("search [role=status]")).to_contain_text("0 topics, 0 clauses")
            return
        expect(page.locator(".found-topics a").first).to_have_text(title)
        page.keyboard.press("ArrowDown")
        expect(page.locator(".found-topics a").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        expect(page.locator("article.clause p").first).to_be_visible()
        expect(page.locator("article.topic")).to_contain_text(words or "")
        assert topic(page) == "harbours"
        assert page.url.endswith("/rules/harbours")


def test_the_number_of_finds_is_announced(page: Page, server: str) -> None:
    page.goto(f"{server}/rules")
    box, said = page.get_by_label("Search the rules"), page.locator("search [role=status]")
    box.fill("longest route tie")
    expect(said).to_have_text(re.compile(r"^\d+ topics?, [1-9]\d* clauses?$"))
    box.fill("no clause has these words")
    expect(said).to_have_text("0 topics, 0 clauses")
    box.press("Escape")
    expect(box).to_have_value("")
    expect(page.locator(".contents")).to_be_visible()


@pytest.mark.parametrize(
    ("clause", "home"),
    [("B-ROAD-2", "roads"), ("B-LR-12", "longest-route"), ("X-24", "beginner-map"), ("H-1", "house-rules")],
)
def test_an_address_leads_to_a_clause_in_its_topic(page: Page, server: str, clause: str, home: str) -> None:
    page.goto(f"{server}/rules#{clause}")
    chosen = page.locator("article.chosen")
    expect(chosen).to_have_attribute("id", clause)
    expect(chosen).to_be_in_viewport()
    expect(chosen).to_be_focused()
    assert topic(page) == home
    assert page.locator("*").count() < FEW


def test_what_is_not_in_the_rules_is_said(page: Page, server: str) -> None:
    for place in ("/rules/nonsense", "/rules#B-NONE-1"):
        page.goto(server + place)
        expect(page.get_by_role("alert")).to_contain_text(re.split("[/#]", place)[-1])
        expect(page.locator(".contents")).to_be_visible()


def test_the_contents_are_small_and_lead_on(page: Page, server: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server}/rules")
    page.get_by_role("link", name="Robber", exact=True).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/api/clauses" in url or "/api/examples" in url]
    assert page.locator("*").count() < FEW
    page.get_by_role("link", name="Robber", exact=True).first.click()
    expect(page.locator("article.topic")).to_have_attribute("data-topic", "robber")
    page.get_by_role("navigation", name="Next topics").get_by_role("link").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Trading with players")


@pytest.fixture
def example(page: Page, server: str) -> Page:
    """An example of the rules of roads: blue has a lumber and a brick."""
    page.goto(f"{server}/rules/roads")
    page.get_by_role("button", name="Not past a foreign settlement").click()
    page.locator(".tryout-board .board").wait_for()
    return page


def test_in_an_example_a_road_is_built_and_another_refused(example: Page) -> None:
    outcome = example.locator(".outcome")
    example.locator("[data-try='1']").click()
    expect(outcome).to_contain_text("Not allowed")
    refused = outcome.get_by_role("link")
    expect(refused).to_have_text("Rule B-ROAD-2")
    expect(example.locator(".tryout")).to_have_attribute("data-steps", "0")
    example.locator("[data-try='0']").click()
    expect(outcome.locator(".told li")).to_contain_text(["Blue"])
    expect(outcome.locator(".refusal")).to_have_count(0)
    expect(example.locator(".tryout")).to_have_attribute("data-steps", "1")
    example.locator("[data-act=start-again]").click()
    expect(example.locator(".tryout")).to_have_attribute("data-steps", "0")


def test_in_an_example_one_plays_freely_on_the_board(example: Page) -> None:
    example.locator("[data-deed=city]").click(force=True)  # greyed, but it answers
    expect(example.locator(".refusal")).to_be_visible()
    example.locator("[data-deed=road]").click()
    example.locator(".targets .target .sign").first.click(force=True)
    expect(example.locator(".told li").first).to_be_visible()
    expect(example.locator(".tryout")).to_have_attribute("data-steps", "1")
    example.locator("[data-act=take-back]").click()
    expect(example.locator(".tryout")).to_have_attribute("data-steps", "0")
    expect(example.locator("[data-deed=road]")).to_have_attribute("aria-disabled", "false")


def test_options_are_those_of_the_table(browser: Browser, address: str) -> None:
    table = base_table(address, wishes.host_trades, hand_limit=9)
    with window(browser, viewport=DESKTOP, locale="en-GB") as page:
        become(page.context, address, table.tokens[0])
        note = page.locator("#B-SEVEN-2 .option-note")
        page.goto(f"{address}/rules#B-SEVEN-2")
        expect(note).to_have_text("Hand limit – usually: 7")
        page.goto(f"{address}/rules?table={table.table}#B-SEVEN-2")
        expect(note).to_have_text("Hand limit – at this table: 9 (usually: 7)")
        expect(note).to_have_class(re.compile("other"))
        order = page.locator("#B-SEVEN-5 .option-note")
        expect(order).to_have_text("Discards – at this table as usual: All at once")
        page.get_by_role("link", name="Robber", exact=True).click()
        expect(page.locator("article.topic")).to_have_attribute("data-topic", "robber")
        assert f"table={table.table}" in page.url


def test_a_setting_has_the_words_of_the_page(browser: Browser, address: str) -> None:
    with window(browser, viewport=DESKTOP, locale="uk-UA") as page:
        page.goto(f"{address}/rules#X-57")
        chosen = page.locator("article.chosen")
        expect(chosen).to_contain_text("З «Місто для метрополії: Четвертий і п’ятий»")
        expect(chosen.locator(".option-note")).to_be_visible()
        page.goto(f"{address}/rules/sea")  # an option that no game leaves open yet
        expect(page.locator("article.clause p").first).to_be_visible()
        expect(page.locator(".option-note")).to_have_count(0)
        expect(page.locator("main")).not_to_contain_text("_")


def test_from_a_refusal_to_its_clause_and_back(browser: Browser, address: str) -> None:
    table = base_table(address, wishes.host_trades)
    with window(browser, viewport=DESKTOP, locale="en-GB") as page:
        table.enter(page)
        page.locator('.build[aria-disabled="true"]').first.click(force=True)
        cited = page.locator(".why .clause").first
        id = cited.inner_text().removeprefix("Rule ")
        with page.context.expect_page() as opened:
            cited.click()
        rules = opened.value
        expect(rules.locator("article.chosen")).to_have_attribute("id", id)
        expect(page.locator(".table")).to_be_visible()  # the game goes on in its own window
        rules.locator(".related a").first.click()
        expect(rules.locator("article.chosen")).to_have_count(0)
        rules.get_by_role("link", name="Back to the table").click()
        expect(rules.locator(".board")).to_be_visible()
        assert rules.url == table.url


def test_a_window_for_a_clause_closes_on_the_way_back(browser: Browser, address: str) -> None:
    table = base_table(address, wishes.host_trades)
    with window(browser, viewport=DESKTOP, locale="en-GB") as page:
        table.enter(page)
        lines = page.locator(".log .rule-link")
        expect(lines.first).to_be_attached()
        with page.context.expect_page() as opened:
            lines.last.click()
        rules = opened.value
        expect(rules.locator("article.chosen")).to_be_visible()
        with rules.expect_event("close"):
            rules.get_by_role("link", name="Back to the table").click()
        expect(page.locator(".board")).to_be_visible()


def test_the_log_is_one_stop_of_the_tab_key(browser: Browser, address: str) -> None:
    table = base_table(address, wishes.host_trades)
    with window(browser, viewport=DESKTOP, locale="en-GB") as page:
        table.enter(page)
        links = page.locator(".log .rule-link")
        expect(links.nth(3)).to_be_attached()
        expect(page.locator(".log .rule-link[tabindex='0']")).to_have_count(1)
        links.last.focus()
        page.keyboard.press("ArrowUp")
        expect(links.nth(links.count() - 2)).to_be_focused()
