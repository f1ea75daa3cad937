"""Two people trade, each in a window of their own, with a bot at the same table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.guests import window
from tests.client.prepared import wait_for
from tests.client.screens import DESKTOP, PHONE, new_base_table, offer_of
from tests.server.player import Guest

PEOPLE = ("me", "open", "greedy")


def hand_of(page: Page) -> dict[str, int]:
    """The own cards as the page shows them."""
    return {
        str(pile.get_attribute("data-good")): int(pile.inner_text())
        for pile in page.locator(".slot:not(.none) .pile").all()
    }


def sizes(page: Page) -> list[str]:
    """How many cards everybody holds, as the page shows it."""
    return page.locator(".player .facts .fact:first-child").all_inner_texts()


def settle(page: Page, hand: dict[str, int]) -> None:
    """Waits until the page shows a hand."""
    for good, n in hand.items():
        expect(page.locator(f'.pile[data-good="{good}"]')).to_have_text(str(n))
    expect(page.locator(".slot:not(.none)")).to_have_count(len(hand))


def moved(hand: dict[str, int], gives: list[str], gets: list[str]) -> dict[str, int]:
    """A hand after a trade of single cards."""
    left = dict(hand)
    for good in gives:
        left[good] -= 1
    for good in gets:
        left[good] = left.get(good, 0) + 1
    return {good: n for good, n in left.items() if n}


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
def test_a_counter_offer_is_accepted(browser: Browser, address: str, private: bool) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE, trade_offers_private=private)
    with window(browser, viewport=DESKTOP) as olena, window(browser, viewport=PHONE, has_touch=True) as petr:
        table.enter(petr, 1)
        table.enter(olena, 0)
        expect(petr.locator('.main[data-act="end turn"]')).to_be_visible()
        expect(olena.locator(".pile").first).to_be_visible()
        his, hers = hand_of(petr), hand_of(olena)
        bot = sizes(olena)[2]
        wanted = next(good for good in hers if good not in his)
        first, second = [good for good in his if good != wanted][:2]

        petr.locator("[data-act=trade]").click()
        petr.locator(f'[data-weigh="give-more {first}"]').click()
        petr.locator(f'[data-weigh="get-more {wanted}"]').click()
        if private:
            petr.locator(".to-whom label", has_text="Olena").click()
        petr.locator("[data-act=offer]").click()

        offer = olena.locator(".offer.to-me")
        expect(offer).to_contain_text("Petr")
        offer.get_by_role("button", name="Counter").click()
        expect(olena.locator(f'[data-slot="{wanted}"] .out [data-mark]')).to_have_attribute("data-mark", "−1")
        olena.locator(f'[data-weigh="get-more {second}"]').click()
        olena.locator("[data-act=offer]").click()

        expect(petr.locator(".offer.own .answer.countered")).to_contain_text("Olena")
        expect(petr.locator(".offer.own [data-act=deal]")).to_have_count(0)  # she has not agreed to his terms
        answer = petr.locator(".offer.to-me", has_text="Olena")
        answer.locator("[data-act=accept]").click()
        settle(petr, moved(his, [first, second], [wanted]))
        settle(olena, moved(hers, [wanted], [first, second]))
        assert sizes(olena)[2] == sizes(petr)[2] == bot  # nobody else has lost or won anything
        for page in (olena, petr):
            expect(page.locator(".offer")).to_have_count(0)
        expect(petr.locator('.main[data-act="end turn"]')).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("sheet", ["trade", "log"])
def test_an_offer_is_seen_and_answered_over_an_open_sheet(browser: Browser, address: str, sheet: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    with window(browser, viewport=PHONE, has_touch=True) as olena:
        table.enter(olena, 0)
        expect(olena.locator(".pile").first).to_be_visible()
        before = hand_of(olena)
        if sheet == "trade":
            olena.locator(".slot:not(.none) .pile").first.click()
            expect(olena.locator(".trade")).to_be_visible()
        else:
            olena.locator(".ticker").click()
            expect(olena.locator(".side.open")).to_be_visible()
        table.commands(1, {"word": "play", "action": wait_for(offer_of(table))})
        for act in ("accept", "decline"):
            button = olena.locator(f".offer.to-me [data-act={act}]")
            expect(button).to_be_in_viewport(ratio=1)
            button.click(trial=True)  # nothing lies over it
        olena.locator(".offer.to-me [data-act=decline]").click()
        expect(olena.locator("[data-act=decline]")).to_have_count(0)
        assert hand_of(olena) == before


def test_those_who_watch_do_not_read_that_they_would_give_and_get(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    host = Guest(address, "", table.tokens[0], "")
    page_of_table = wait_for(host.call("GET", f"/api/tables/{table.table}"))
    with window(browser, viewport=DESKTOP) as iva:
        iva.goto(address + page_of_table["invitations"]["watch"])
        iva.get_by_label("Your name").fill("Iva")
        iva.get_by_role("button", name="Watch").click()
        expect(iva.locator(".board")).to_be_visible()
        terms = wait_for(offer_of(table))
        table.commands(1, {"word": "play", "action": terms})
        expect(iva.locator(".offer", has_text="Petr offers")).to_be_visible()
        _, _, given, _, _, wanted = terms.split()
        colour = page_of_table["table"]["seats"][1]["colour"]
        counter = f"offer 1 {wanted} for 2 {given} to {colour}"
        table.commands(0, {"word": "play", "action": counter})
        expect(iva.locator(".offer", has_text="Olena offers instead")).to_be_visible()
        expect(iva.locator(".offers")).not_to_contain_text("you ")
