"""Addresses that somebody else opens, in a browser that has never been here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.guests import GREEDY, post, short_game, window
from tests.client.prepared import wait_for
from tests.server.player import Guest

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> Iterator[str]:
    """A private game that is over."""
    with window(browser) as page:
        yield short_game(page, address)


def assert_nobody(page: Page) -> None:
    """To look at something makes nobody a guest."""
    assert page.context.cookies() == []


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_a_finished_game_opens_in_a_fresh_browser(
    browser: Browser, address: str, finished: str, options: dict[str, Any]
) -> None:
    with window(browser, **options) as page:
        page.goto(f"{address}/r/{finished}")
        expect(page.locator(".board")).to_be_visible()
        assert_nobody(page)


def test_a_moment_of_it_opens_at_that_moment(browser: Browser, address: str, finished: str) -> None:
    with window(browser) as page:
        page.goto(f"{address}/r/{finished}#30")
        expect(page.locator(".replay")).to_have_attribute("data-step", "30")
        expect(page.locator(".open-hands p")).to_have_count(3)
        assert_nobody(page)


def test_the_table_of_a_finished_game_leads_strangers_to_its_replay(
    browser: Browser, address: str, finished: str
) -> None:
    with window(browser) as page:
        page.goto(f"{address}/t/{finished}")
        expect(page.locator(".board")).to_be_visible()
        expect(page).to_have_url(re.compile(f"{address}/r/{finished}"))


def test_a_public_game_is_watched_by_whoever_opens_it(page: Page, browser: Browser, server: str) -> None:
    post(page.context, f"{server}/api/guests", {"name": "Olena"})
    plan = {"options": {"players": 3}, "seats": [{"kind": "me"}, GREEDY, GREEDY], "public": True, "pace": 0}
    table = str(post(page.context, f"{server}/api/tables", plan)["table"]["id"])
    post(page.context, f"{server}/api/tables/{table}/commands", {"id": "c1", "do": "start"})
    with window(browser) as other:
        other.goto(f"{server}/t/{table}")
        expect(other.locator(".board")).to_be_visible()
        expect(other.locator(".notice")).to_contain_text("You are watching.")
        assert_nobody(other)
        page.goto(f"{server}/t/{table}")
        expect(page.locator(".player")).to_have_count(3)
        watchers = page.evaluate(
            "id => fetch(`/api/tables/${id}`).then((a) => a.json()).then((p) => p.table.watchers)", table
        )
        assert watchers == []
        other.goto(server)
        expect(other.locator(".mine")).to_have_count(0)


def test_a_stranger_who_sits_down_at_a_public_table_is_somebody(browser: Browser, server: str) -> None:
    async def table() -> str:
        host = await Guest.make(server, "Olena")
        return str((await host.make_table(["me", "open", "open"], public=True))["table"]["id"])

    with window(browser) as page:
        page.goto(f"{server}/t/{wait_for(table())}")
        expect(page.locator(".seat-row.open")).to_have_count(2)
        assert_nobody(page)
        page.locator("[data-act='sit 1']").click()
        expect(page.locator(".seat-row.person")).to_have_count(2)
        expect(page.locator(".seat-row", has_text="you")).to_have_count(1)


def test_a_private_game_stays_closed_while_it_runs(browser: Browser, server: str) -> None:
    async def table() -> str:
        host = await Guest.make(server, "Olena")
        made = await host.make_table(["me", "greedy", "greedy"], pace=10_000)
        player = await host.sit(made["table"]["id"])
        await player.done("start")
        await player.leave()
        return player.table

    id = wait_for(table())
    with window(browser, "Failed to load resource") as page:
        for place in ("t", "r"):
            page.goto(f"{server}/{place}/{id}")
            expect(page.locator("main")).to_contain_text("There is no such table")
            expect(page.locator(".board")).to_have_count(0)
