"""What is chosen on the stage is in sight at every size: victims, goods, and what lies around a place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.guests import window
from tests.client.prepared import Prepared, wait_for
from tests.client.screens import LOW, PHONE, TABLET, base_table, resize
from tests.server.player import Guest

SMALL = {"width": 1280, "height": 720}
SIZES = (SMALL, TABLET, PHONE, LOW)
SLOW_BOTS = ("me", "random", "random", "random")


CHOICES = ".choices button, .stage [data-take]"
HOVERED = ".targets .target[data-kind=node] .sign"


def all_in_sight(page: Page, at_least: int) -> None:
    """Each of the choices, and the buttons below, can be seen whole at every size, without scrolling."""
    choices = page.locator(CHOICES)
    choices.first.wait_for()
    assert choices.count() >= at_least
    for size in SIZES:
        resize(page, size)
        for choice in [*choices.all(), *page.locator(".stage .ends button").all()]:
            expect(choice).to_be_in_viewport(ratio=1)


async def _hex_of(table: Prepared) -> str | None:
    token = table.tokens[0]
    me = await Guest(table.address, "", token, "").call("GET", "/api/me")
    player = await Guest(table.address, "", token, me["guest"]).sit(table.table)
    found = wishes.hex_with_two_victims(player)
    await player.leave()
    return found


def test_all_victims_are_in_sight(browser: Browser, address: str) -> None:
    table = base_table(address, wishes.host_has_two_victims, SLOW_BOTS)
    hex = wait_for(_hex_of(table))
    with window(browser, viewport=SMALL) as page:
        table.enter(page)
        page.locator(f'.targets [data-place="{hex}"] .sign').click(force=True)
        sure = page.locator(".confirm .primary")
        page.locator(".choices").or_(sure).first.wait_for()
        if sure.count():
            sure.click()
        all_in_sight(page, 2)


@pytest.mark.parametrize("card", ["monopoly", "year of plenty"])
def test_all_goods_that_a_card_takes_are_in_sight(browser: Browser, address: str, card: str) -> None:
    table = base_table(address, wishes.host_may(card), SLOW_BOTS)
    with window(browser, viewport=SMALL) as page:
        table.enter(page)
        page.locator(f'.dev-card[data-card="{card}"]').click()
        page.locator(f'[data-act="{card}"]').click()
        all_in_sight(page, 5)
        resize(page, PHONE)
        if card == "year of plenty":
            take = page.locator('[data-act="take goods"]')
            for good in ("ore", "brick"):
                expect(take).to_be_disabled()
                page.locator(f'[data-take="{good}"]').click()
            expect(page.locator("[data-take]:not([disabled])")).to_have_count(0)
            take.click()
        else:
            page.locator('[data-choice="ore"]').click()
        expect(page.locator(f".log .on-{card.replace(' ', '-')}").last).to_be_attached()


@pytest.mark.parametrize("size", SIZES, ids=["small", "tablet", "phone", "low"])
def test_what_is_pointed_at_is_told_beside_the_board(
    browser: Browser, address: str, size: dict[str, int]
) -> None:
    table = base_table(address, wishes.any_turn, SLOW_BOTS)
    with window(browser, viewport=size) as page:
        table.enter(page)
        place = page.locator(HOVERED).nth(10)
        place.hover(force=True)
        about = page.locator(".stage .about")
        expect(about.locator("svg .token")).not_to_have_count(0)
        expect(about).to_be_in_viewport(ratio=1)
        page.locator(".prompt").hover()
        expect(about).to_be_visible()  # it stays: nothing flickers
