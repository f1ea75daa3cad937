"""The screens of trade, each with the way there."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page
from tests.client import wishes
from tests.client.prepared import Prepared, wait_for
from tests.client.screens import (
    Screen,
    base_table,
    knights_table,
    new_base_table,
    offer_of,
    offered,
    show_tab,
)


def base_refusing(page: Page, address: str) -> None:
    """The same offer, with what else could be refused along with it."""
    offered(address).enter(page)
    page.locator("[data-act=refuse]").click()
    page.locator(".refuse-this").wait_for()


def base_refusals(page: Page, address: str) -> None:
    """Standing refusals of all kinds, and where they hold."""
    base_table(address, wishes.host_trades).enter(page)
    page.locator("[data-act=trade]").click()
    page.locator("[data-act=refusals]").click()
    for refusal in page.locator(".refusal").all():
        refusal.click()


def base_suggestions(page: Page, address: str) -> None:
    """What could be traded in one press, and the others as they were counted."""
    base_table(address, wishes.host_holds_four).enter(page)
    show_tab(page, "statistics")
    page.locator("[data-pref=counting]").check()
    page.locator("[data-act=trade]").click()
    page.locator(".suggested").first.wait_for()


def base_calling(page: Page, address: str) -> None:
    """A good is wanted and nothing is given for it: the table can be asked."""
    base_table(address, wishes.host_holds_four).enter(page)
    page.locator("[data-act=trade]").click()
    page.locator('[data-weigh^="get-more"]').first.click()
    page.locator("[data-act=call]").wait_for()


def base_whispered(page: Page, address: str) -> None:
    """An offer that one player alone will hear."""
    base_table(address, wishes.host_holds_four, trade_offers_private=True).enter(page)
    page.locator("[data-act=trade]").click()
    page.locator(".to-whom").wait_for()


def base_asking(page: Page, address: str) -> None:
    """An offer that asks two of three."""
    base_table(address, wishes.host_holds_four, ("me", "greedy", "greedy", "greedy")).enter(page)
    page.locator("[data-act=trade]").click()
    page.locator(".to-whom [data-ask]").nth(1).click()
    page.locator('.to-whom [aria-pressed="false"]').wait_for()


def base_called(page: Page, address: str) -> None:
    """Somebody would like a good that the reader has."""
    _called(address).enter(page)
    page.locator(".called").wait_for()


@cache
def _called(address: str) -> Prepared:
    table = new_base_table(address, wishes.both_hold_goods, ("me", "open", "greedy"))
    good = wait_for(offer_of(table)).split()[-1]
    table.commands(1, {"word": "call", "good": good})
    return table


def base_own_call(page: Page, address: str) -> None:
    """The own call, with what the others offer for it."""
    _called(address).enter(page, 1)
    page.locator(".offer.own .answers").wait_for()


def knights_trade(page: Page, address: str) -> None:
    """An offer among eight kinds of goods."""
    knights_table(address, wishes.host_plays_knights).enter(page)
    page.locator(".slot:not(.none) .pile").first.click()
    page.locator('[data-weigh^="get-more"]').last.click()


TRADE_SCREENS: tuple[Screen, ...] = (
    *(base_refusing, base_refusals, base_suggestions, base_calling, base_whispered, base_asking),
    *(base_called, base_own_call),
    knights_trade,
)
