"""The log: it follows what happens, lets go when somebody reads back, and leaves old lines alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.conftest import script
from tests.client.guests import FINISHED_WITHIN, GREEDY, post, window
from tests.client.screens import DESKTOP, PHONE, TABLET, knights_table, new_base_table, resize

AT_END = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight < 4"
CHOOSE_LANGUAGE = script("choose_language")
WATCH_LINES = script("watch_lines")
SHOWN = 250
SLACK = 250


@pytest.fixture
def spectator(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody who is about to watch a game of bots with more events than the log shows lines."""
    with window(browser, viewport=PHONE) as page:
        context = page.context
        post(context, f"{address}/api/guests", {"name": "Olena"})
        plan = {
            "options": {"players": 4, "victory_points": 13},
            "seats": [{"kind": "me"}, GREEDY, GREEDY, GREEDY],
            "pace": 0,
        }
        table = str(post(context, f"{address}/api/tables", plan)["table"]["id"])
        page.add_init_script(WATCH_LINES)
        page.goto(f"{address}/t/{table}")
        page.locator(".seat-row").first.wait_for()
        for number, command in enumerate(({"do": "start"}, {"do": "stand"})):
            post(context, f"{address}/api/tables/{table}/commands", {"id": f"c{number}", **command})
        yield page


def test_old_lines_are_left_alone(spectator: Page) -> None:
    expect(spectator.locator(".end h2")).to_be_visible(timeout=FINISHED_WITHIN)
    spectator.wait_for_function("() => document.querySelectorAll('.log li').length <= 500")
    lines = spectator.evaluate("globalThis.lines")
    shown = spectator.locator(".log li").count()
    assert SHOWN <= shown <= SHOWN + SLACK
    assert lines["added"] > SHOWN + SLACK  # the oldest had to go
    assert lines["removed"] == lines["added"] - shown
    assert lines["rebuilt"] == 0


def test_the_log_follows_while_and_after_a_panel_is_open(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    new_base_table(address, wishes.host_trades).enter(page)
    log, main = page.locator(".log"), page.locator('.main[data-act="end turn"]')
    expect(main).to_have_attribute("aria-disabled", "false")
    page.locator("[data-act=trade]").click()
    page.locator(".trade").wait_for()
    lines = log.locator("li").count()
    main.click()
    page.wait_for_function("(n) => document.querySelectorAll('.log li').length > n + 4", arg=lines)
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => ({AT_END})(document.querySelector('.log'))")


def test_who_reads_back_is_left_there_and_told_the_way(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    new_base_table(address, wishes.host_trades).enter(page)
    log, newest = page.locator(".log"), page.locator("[data-act=newest]")
    expect(newest).to_have_count(0)
    log.hover()
    page.mouse.wheel(0, -400)
    expect(newest).to_be_visible()
    top = log.evaluate("(log) => log.scrollTop")
    lines = log.locator("li").count()
    page.locator('.main[data-act="end turn"]').click()
    page.wait_for_function("(n) => document.querySelectorAll('.log li').length > n", arg=lines)
    assert log.evaluate("(log) => log.scrollTop") == top
    newest.click()
    expect(newest).to_have_count(0)
    assert log.evaluate(AT_END)


def test_other_words_and_another_size_leave_it_at_the_end(page: Page, address: str) -> None:
    knights_table(address, wishes.host_plays_knights).enter(page)
    log = page.locator(".log")
    page.locator(".progress-card").first.click()
    page.locator(".held-card").wait_for()
    for language in ("uk", "cs", "pl", "en"):
        assert page.evaluate(CHOOSE_LANGUAGE, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in (DESKTOP, TABLET, PHONE):
            resize(page, size)
            if size == DESKTOP:
                assert log.evaluate(AT_END)
                expect(page.locator("[data-act=newest]")).to_have_count(0)
