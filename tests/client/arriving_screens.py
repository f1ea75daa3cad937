"""The screens on the way to a table, and those that are found where there is none."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.client.prepared import become, wait_for
from tests.server.player import Guest

LONG_NAME = "Maximiliana-Bohuslava K."


def handover(page: Page, address: str) -> None:
    """Two people at one device: it is to be handed on."""
    host = wait_for(Guest.make(address, LONG_NAME))
    made = wait_for(host.make_table(["me", "open"]))
    become(page.context, address, host.token)
    page.goto(f"{address}/t/{made['table']['id']}")
    page.locator("[data-act='seat-here 1']").click()
    page.locator(".seat-here input").fill("Petr")
    page.locator(".seat-here [type=submit]").click()
    expect(page.locator("[data-act='seat-here 1']")).to_have_count(0)
    expect(page.locator(".seat-here")).to_have_count(0)
    page.locator("[data-act=start]").click()
    page.locator("[data-hand-to]").wait_for()


def no_such_table(page: Page, address: str) -> None:
    """The address of a table that is not there."""
    become(page.context, address, wait_for(Guest.make(address)).token)
    page.goto(f"{address}/t/nothere")
    page.locator(".lost a").wait_for()


def no_such_page(page: Page, address: str) -> None:
    """An address that leads nowhere."""
    page.goto(f"{address}/nonsense")
    page.locator(".lost a").wait_for()


def bad_invitation(page: Page, address: str) -> None:
    """An invitation with a wrong signature."""
    page.goto(f"{address}/j/nothere.wrong")
    page.locator(".failure").wait_for()


def invited(page: Page, address: str) -> None:
    """An invitation to a table with much that is agreed, and a long name."""
    page.goto(address + wait_for(_invitation(address)))
    page.locator(".ways").wait_for()


async def _invitation(address: str) -> str:
    host = await Guest.make(address, LONG_NAME)
    rules = {"victory_points": 12, "bank_shortage": "partial_in_turn_order"}
    made = await host.make_table(["me", "open", "greedy", "open"], options=rules)
    return str(made["invitations"]["seat"])


def no_such_replay(page: Page, address: str) -> None:
    """The replay of a table that is not there."""
    become(page.context, address, wait_for(Guest.make(address)).token)
    page.goto(f"{address}/r/nothere")
    page.locator("main h1, main p").first.wait_for()
