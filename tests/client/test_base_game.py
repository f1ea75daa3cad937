"""The base game through the real page: by clicks, by keys, and on a phone."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Page, expect
from tests.client.guests import Line
from tests.client.person import Person

from ostrov.server.local import LocalTable

STEPS = 600


def test_a_whole_game_by_clicks(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    person = Person(page, seed=1)
    assert person.play(STEPS), person.did
    expect(page.locator(".end h2")).to_contain_text("with 1")  # ten points or more
    assert {"placed on a node", "placed on a edge", "placed on a hex", "rolled or ended"} <= set(person.did)
    record = page.request.get(f"{server}/api/tables/{page.url.rsplit('/', 1)[1]}/record")
    assert json.loads(record.text().splitlines()[-1])["winner"] is not None


def test_the_first_page_leads_to_a_table(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_label("Your name").fill("Petr")
    page.get_by_role("button", name="Play against three bots").click()
    expect(page.locator(".player")).to_have_count(4)
    expect(page.locator(".player", has_text="Petr")).to_contain_text("you")


def until_asked_to_found(page: Page) -> None:
    page.wait_for_selector(".targets .target[data-kind=node]")


def test_a_settlement_by_keyboard_alone(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    until_asked_to_found(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('target')"):
            break
    before = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.place")
    assert chosen != before
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith("intersection ")
    assert label.endswith("; Found a settlement")
    page.keyboard.press("Enter")
    page.wait_for_selector(".targets .target[data-kind=edge]")
    assert page.evaluate("document.activeElement.dataset.kind") == "edge"  # the focus stays on the board


def test_a_touch_is_asked_twice(browser: Browser, server: str, local: LocalTable) -> None:
    phone = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.goto(server + local.path)
    until_asked_to_found(phone)
    phone.locator(".targets .target .sign").first.tap(force=True)
    expect(phone.locator(".ghost.held")).to_have_count(1)
    expect(phone.locator(".player .points").first).to_have_text("0")
    phone.locator(".confirm .primary").tap()
    phone.wait_for_selector(".targets .target[data-kind=edge]")
    wide = phone.evaluate("document.documentElement.scrollWidth")
    phone.close()
    assert wide == 390  # nothing sticks out


def test_a_greyed_button_says_why(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    until_asked_to_found(page)
    page.locator('.build[data-act="city"]').click(force=True)  # greyed, but it answers
    expect(page.locator(".why .clause")).to_contain_text("Rule B-")


def test_a_lost_connection_comes_back(page: Page, server: str, local: LocalTable) -> None:
    line = Line(page)
    page.goto(server + local.path)
    until_asked_to_found(page)
    line.cut()
    expect(page.locator(".banner")).to_be_visible()
    line.mend()
    expect(page.locator(".banner")).to_be_hidden()
    assert line.opened == 2
