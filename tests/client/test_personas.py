"""Bots are somebody, with a name and a face; what is said stands beside who says it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.guests import window
from tests.client.prepared import become, wait_for
from tests.client.screens import DESKTOP, PHONE, TABLET
from tests.server.player import Guest

from ostrov.server.local import LocalTable

NAMES = {"Mira", "Bruno", "Vesna", "Otto", "Zora", "Tadeo"}
SHOWN_FOR = 8000
ROWS = """() => [...document.querySelectorAll('.player')].map((row) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return [x, y, width, height];
})"""


INSIDE = """async (bubble) => {
    await Promise.all(bubble.getAnimations().map((one) => one.finished));
    const [inner, outer] = [bubble, bubble.closest('.player')].map((one) => one.getBoundingClientRect());
    const wide = inner.left >= outer.left && inner.right <= outer.right;
    return wide && inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""


def test_bots_have_names_and_faces_that_stay(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    page.locator(".board").wait_for()
    rows = page.locator(".player bdi")
    expect(rows).to_have_count(4)
    names = rows.all_inner_texts()
    assert names[0] == "Olena"
    assert len(set(names[1:])) == 3
    assert set(names[1:]) <= NAMES
    expect(page.locator(".player .portrait svg")).to_have_count(8)  # a face and a sign each
    page.reload()
    page.locator(".board").wait_for()
    expect(rows).to_have_text(names)


def test_what_is_said_stands_beside_who_says_it_for_a_while(
    page: Page, server: str, local: LocalTable
) -> None:
    page.goto(server + local.path)
    page.locator(".board").wait_for()
    before = page.evaluate(ROWS)
    page.locator("#tab-chat").click()
    page.locator("[data-emote=hello]").click()
    own = page.locator(".player", has_text="Olena")
    expect(own.locator(".bubble")).to_have_text("Hello!")
    assert page.evaluate(ROWS) == before
    expect(own.locator(".bubble")).to_have_count(0, timeout=SHOWN_FOR)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_emotes_stand_beside_who_sends_them_at_all_sizes_but_not_of_the_muted(
    browser: Browser, server: str, size: dict[str, int]
) -> None:
    olena, petr = wait_for(Guest.make(server, "Olena")), wait_for(Guest.make(server, "Petr"))
    made = wait_for(olena.make_table(["me", "open"]))
    table = wait_for(petr.accept(made["invitations"]["seat"]))
    wait_for(petr.call("POST", f"/api/tables/{table}/commands", {"do": "sit", "id": "s", "seat": 1}))
    wait_for(olena.call("POST", f"/api/tables/{table}/commands", {"do": "start", "id": "b"}))
    with window(browser, viewport=size) as page:
        become(page.context, server, olena.token)
        page.goto(f"{server}/t/{table}")
        page.locator(".board").wait_for()
        before = page.evaluate(ROWS)
        say(petr, table, ":thanks:")
        bubble = page.locator(".player", has_text="Petr").locator(".bubble")
        expect(bubble).to_have_text("Thanks!")
        assert page.evaluate(ROWS) == before
        assert bubble.evaluate(INSIDE)
        expect(bubble).to_have_count(0, timeout=SHOWN_FOR)
        if size is PHONE:
            page.locator(".ticker").click()
        page.locator("#tab-chat").click()
        page.get_by_role("button", name="Mute Petr").click()
        say(petr, table, ":sorry:")
        expect(page.locator(".said")).to_have_count(2)
        expect(bubble).to_have_count(0)


def say(guest: Guest, table: str, text: str) -> None:
    """A guest says something."""
    wait_for(guest.call("POST", f"/api/tables/{table}/commands", {"do": "say", "id": text, "text": text}))
