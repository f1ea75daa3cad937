"""Giving up half a hand while the page is loaded again and the connection is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.client import wishes
from tests.client.guests import Line
from tests.client.screens import new_base_table


def chosen(page: Page) -> str:
    """What the page says about the choice so far."""
    return page.locator(".discard [aria-live]").inner_text()


@pytest.fixture
def line(page: Page, address: str) -> Line:
    """The page of somebody who has to discard."""
    line = Line(page)
    new_base_table(address, wishes.host_discards, hand_limit=3).enter(page)
    page.locator(".discard").wait_for()
    return line


def test_a_reload_and_a_lost_connection_do_no_harm(page: Page, line: Line) -> None:
    due = int(page.locator(".discard [data-act=discard]").inner_text().split()[1])
    held = int(page.locator(".player .facts .fact").first.inner_text())
    page.locator("[data-discard]:not([disabled])").first.click()
    assert chosen(page) == f"1 of {due} chosen"

    page.reload()
    page.locator(".discard").wait_for()
    assert chosen(page) == f"0 of {due} chosen"  # nothing was given up yet

    page.locator("[data-discard]:not([disabled])").first.click()
    line.cut()
    expect(page.locator(".banner")).to_be_visible()
    assert chosen(page) == f"1 of {due} chosen"  # the page remembers while it waits
    page.locator("[data-act=suggest]").click()
    assert chosen(page) == f"{due} of {due} chosen"
    page.locator("[data-act=discard]").click()
    line.mend()
    expect(page.locator(".banner")).to_be_hidden()
    expect(page.locator(".discard")).to_be_hidden()
    expect(page.locator(".player .facts .fact").first).to_have_text(str(held - due))
    expect(page.locator(".log .on-discarded").last).to_be_visible()
    page.wait_for_function("() => document.querySelector('.main[aria-disabled=false], .targets .target')")


def test_a_discard_that_was_sent_is_not_done_twice(page: Page, line: Line) -> None:
    due = int(page.locator(".discard [data-act=discard]").inner_text().split()[1])
    held = int(page.locator(".player .facts .fact").first.inner_text())
    page.locator("[data-act=suggest]").click()
    page.locator("[data-act=discard]").click()
    line.cut()  # perhaps before the answer, perhaps after it
    line.mend()
    expect(page.locator(".discard")).to_be_hidden()
    expect(page.locator(".player .facts .fact").first).to_have_text(str(held - due))
