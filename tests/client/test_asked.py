"""An offer to some of the others: chosen with a press, kept for the game; the rest hear of it only. UX M4."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.screens import DESKTOP, PHONE, TABLET, new_base_table, resize
from tests.client.test_trade_ways import pile, seat, wanted
from tests.client.test_trading import hand_of

LARGE = {"width": 1440, "height": 900}
FOUR = ("me", "open", "open", "greedy")
PLACES = """() => {
    const kinds = '.stage, .trade > *, .others > *, [data-ask], .trade .ends button, .pile';
    return [...document.querySelectorAll(kinds)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
    });
}"""
"""Where all is that could move when somebody is left out."""


def put_on_scales(page: Page) -> None:
    """One card for another, so that it can be offered."""
    hand = hand_of(page)
    pile(page, next(good for good, n in hand.items() if n >= 4)).click()
    wanted(page, str(page.locator(".slot.none .pile").first.get_attribute("data-good"))).click()


def pressed(page: Page) -> list[str | None]:
    """Who is asked."""
    return [one.get_attribute("aria-pressed") for one in page.locator(".trade [data-ask]").all()]


def test_who_is_left_out_hears_of_the_offer_and_is_not_asked(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four, FOUR)
    with (
        seat(browser, table, 0) as olena,
        seat(browser, table, 1) as left_out,
        seat(browser, table, 2, PHONE) as asked,
    ):
        put_on_scales(olena)
        assert pressed(olena) == ["true"] * 3
        offer = olena.locator("[data-act=offer]")
        expect(offer).to_contain_text("Offer to all")
        olena.locator('[data-ask="1"]').click()
        expect(offer).to_contain_text("Offer to 2 of 3")
        olena.locator('[data-ask="3"]').focus()
        olena.keyboard.press("Space")
        assert pressed(olena) == ["false", "true", "false"]
        expect(offer).to_contain_text("Offer to Petr")
        last = olena.locator('[data-ask="2"]')
        expect(last).to_have_attribute("aria-disabled", "true")  # an offer asks somebody
        last.click(force=True)
        assert pressed(olena) == ["false", "true", "false"]
        offer.click()

        expect(asked.locator(".offer.to-me")).to_be_visible()
        expect(left_out.locator(".log .on-offer").last).to_be_attached()
        expect(left_out.locator(".offers, .offer")).to_have_count(0)
        expect(left_out.locator(".prompt")).not_to_contain_text("offer")
        expect(olena.locator(".answers .answer")).to_have_count(1)
        asked.locator(".offer.to-me [data-act=decline]").click()
        expect(olena.locator(".log .on-declined")).to_have_count(1)
        expect(left_out.locator(".log .on-declined", has_text="You")).to_have_count(0)

        olena.reload()  # kept for the game
        olena.locator("[data-act=trade]").click()
        assert pressed(olena) == ["false", "true", "false"]
        olena.locator('[data-ask="1"]').click()
        assert pressed(olena) == ["true", "true", "false"]


@pytest.mark.parametrize("refusal", ["trading", "declineImpossible"])
def test_nothing_is_declined_by_itself_for_who_is_not_asked(
    browser: Browser, address: str, refusal: str
) -> None:
    table = new_base_table(address, wishes.host_holds_four, ("me", "open", "open"))
    with seat(browser, table, 0) as olena, seat(browser, table, 1) as left_out:
        if refusal == "trading":
            left_out.locator("details.settings > summary").click()
            left_out.locator("[data-pref=trading]").uncheck()
        put_on_scales(olena)
        olena.locator('[data-ask="1"]').click()
        olena.locator("[data-act=offer]").click()
        expect(left_out.locator(".log .on-offer").last).to_be_attached()
        left_out.wait_for_timeout(7000 if refusal == "declineImpossible" else 1000)
        expect(left_out.locator(".log .on-declined")).to_have_count(0)


def test_nothing_moves_when_somebody_is_left_out(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four, ("me", "greedy", "greedy", "greedy"))
    with seat(browser, table, 0) as page:
        put_on_scales(page)
        for size in (LARGE, DESKTOP, TABLET, PHONE):
            resize(page, size)
            before: Any = page.evaluate(PLACES)
            for number in (1, 2, 2, 1):
                one = page.locator(f'[data-ask="{number}"]')
                expect(one).to_be_in_viewport(ratio=1)
                one.click()
                assert page.evaluate(PLACES) == before, size


def test_two_players_have_nobody_to_choose(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four, ("me", "greedy"))
    with seat(browser, table, 0) as page:
        page.locator("[data-act=trade]").click()
        expect(page.locator(".giver")).to_have_count(1)
        expect(page.locator("[data-ask]")).to_have_count(0)
