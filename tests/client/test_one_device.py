"""Two people at one device: it is handed on between their turns, and neither sees what the other has."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.client.prepared import become, wait_for
from tests.server.player import Guest

HAND = ".hand .pile"


def begin(page: Page, server: str) -> str:
    """Olena has a table and seats Petr beside her; its id."""
    olena = wait_for(Guest.make(server, "Olena"))
    options = {"start_player": "seat_0", "board_setup": "variable"}
    made = wait_for(olena.make_table(["me", "open", "greedy"], options=options))
    become(page.context, server, olena.token)
    page.goto(f"{server}/t/{made['table']['id']}")
    page.locator("[data-act='seat-here 1']").click()
    page.get_by_label("Name of the player").fill("Petr")
    page.locator(".seat-here [type=submit]").click()
    expect(page.locator(".seat-row").nth(1)).to_contain_text("at this device")
    page.locator("[data-act=start]").click()
    return str(made["table"]["id"])


def take(page: Page, name: str, seat: int) -> None:
    """The device goes to somebody; nothing of the game is on the page until they press."""
    expect(page.locator(f"[data-hand-to='{seat}']")).to_contain_text(f"Hand the device to {name}")
    expect(page.locator(".table")).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(0)
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator(".board").wait_for()
    expect(page.locator(".player").nth(seat)).to_contain_text("you")


def found(page: Page) -> None:
    """A settlement and a road."""
    for kind in ("node", "edge"):
        target = page.locator(f".targets .target[data-kind={kind}]").first
        target.wait_for()
        target.locator(".sign").click(force=True)


def test_the_device_goes_from_hand_to_hand(page: Page, server: str) -> None:
    begin(page, server)
    take(page, "Olena", 0)
    found(page)
    take(page, "Petr", 1)
    found(page)
    expect(page.locator("[data-hand-to]")).to_have_count(0)  # after the bot it is Petr again
    found(page)
    take(page, "Olena", 0)
    found(page)
    page.locator('.main[data-act="roll"][aria-disabled=false]').wait_for()
    page.locator("details.settings > summary").click()
    page.locator("[data-act='hand-on 1']").click()
    take(page, "Petr", 1)  # to look at his cards, or to answer an offer
    expect(page.locator("[data-hand-to]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-hand-to]")).to_have_count(1)  # a page that is loaded anew shows nothing either
    expect(page.locator(HAND)).to_have_count(0)
