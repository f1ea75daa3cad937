"""The screens of the client, each with the way there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect
from tests.client import wishes
from tests.client.prepared import Prepared, become, prepare, wait_for
from tests.server.player import Guest

Screen = Callable[[Page, str], None]

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LONG_NAME = "Maximiliana-Bohuslava K."
CARDS_EVERY_TURN = "yellow,blue,green,yellow,blue,ship"
TWO_BOTS = ("me", "greedy", "greedy")


def new_base_table(
    address: str, wish: wishes.Wish, seats: tuple[str, ...] = TWO_BOTS, **options: Any
) -> Prepared:
    """A table of the base game on a drawn board."""
    return prepare(
        address,
        wish,
        seats=seats,
        liked="buy card",
        options={"board_setup": "variable", "victory_points": 40, **options},
    )


base_table = cache(new_base_table)
"""A table to be looked at only: several screens may share it."""


@cache
def knights_table(address: str, wish: wishes.Wish, **options: Any) -> Prepared:
    """A table of Cities & Knights where progress cards come soon."""
    rules = {"board_setup": "variable", "ck_event_die": CARDS_EVERY_TURN, "victory_points": 40, **options}
    return prepare(address, wish, seats=TWO_BOTS, game="cities_knights", options=rules)


def home(page: Page, address: str) -> None:
    """With a public table of somebody else, and an own one."""
    wait_for(_public_table(address))
    base_table(address, wishes.host_trades).enter(page)
    page.locator(".board").wait_for()
    page.goto(address)
    expect(page.locator(".table-row")).to_have_count(2)


async def _public_table(address: str) -> None:
    host = await Guest.make(address, LONG_NAME)
    rules = {"victory_points": 12, "bank_shortage": "partial_in_turn_order", "trade_offers_private": True}
    await host.make_table(["me", "open", "greedy"], game="cities_knights", options=rules, public=True)


def home_settings(page: Page, address: str) -> None:
    """The first page of a stranger, with the settings open and a key being chosen."""
    page.goto(address)
    page.locator("details.plate > summary").click()
    page.locator("details.more > summary").click()
    page.locator("[data-key=road]").click()


def new_table(page: Page, address: str) -> None:
    """The page on which rules are agreed, with all options open."""
    page.goto(f"{address}/new")
    page.locator("h1").wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def waiting_room(page: Page, address: str) -> None:
    """The host's side, with a guest, a bot, a free seat and somebody who has said something."""
    token, table = wait_for(_waiting_table(address))
    become(page.context, address, token)
    page.goto(f"{address}/t/{table}")
    expect(page.locator(".seat-row")).to_have_count(4)
    expect(page.locator(".said")).to_have_count(2)


async def _waiting_table(address: str) -> tuple[str, str]:
    host, guest = await Guest.make(address, LONG_NAME), await Guest.make(address, "Petr")
    rules = {"victory_points": 12, "bank_shortage": "partial_in_turn_order"}
    made = await host.make_table(
        ["me", "open", "greedy", "open"], options=rules, clock={"turn": 60, "answer": 15}
    )
    table = str(made["table"]["id"])
    await guest.accept(made["invitations"]["seat"])
    player = await guest.sit(table)
    await player.done("sit", seat=1)
    await player.done("say", text=":well-played:")
    await player.done("say", text="a long word without any space: " + "island" * 20)
    await player.leave()
    return host.token, table


def base_turn(page: Page, address: str) -> None:
    """The own turn with cards, the trade panel open and the list of actions beside it."""
    base_table(address, wishes.host_holds_cards).enter(page)
    page.locator("[data-act=trade]").click()
    page.locator(".pile").first.click()
    show_tab(page, "actions-list")


def base_refusal(page: Page, address: str) -> None:
    """A piece that is being placed, then a greyed button that says why; statistics beside it."""
    base_table(address, wishes.host_trades).enter(page)
    show_tab(page, "statistics")
    page.locator('.build[aria-disabled="true"]').first.click(force=True)
    page.locator(".why").wait_for()


def base_discard(page: Page, address: str) -> None:
    """Half a hand to give up, with some of it chosen; chat beside it."""
    base_table(address, wishes.host_discards, hand_limit=3).enter(page)
    page.locator("[data-discard]:not([disabled])").first.click()
    show_tab(page, "chat")


def base_offer(page: Page, address: str) -> None:
    """An offer by somebody else, and an own counter-offer beside it; a long name."""
    _offered(address).enter(page)
    page.locator(".offer.to-me").wait_for()


@cache
def _offered(address: str) -> Prepared:
    table = base_table(address, wishes.both_hold_goods, ("me", "open", "greedy"))
    table.commands(1, {"word": "play", "action": wait_for(offer_of(table))})
    return table


async def offer_of(table: Prepared) -> str:
    """One card that the guest has for one that the host has."""
    hands = []
    for token in table.tokens:
        me = await Guest(table.address, "", token, "").call("GET", "/api/me")
        player = await Guest(table.address, "", token, me["guest"]).sit(table.table)
        hands.append(wishes.row_of(player)["hand"])
        await player.leave()
    wanted = next(good for good in hands[0] if good not in hands[1])
    given = next(good for good in hands[1] if good != wanted)
    return f"offer 1 {given} for 1 {wanted}"


def offer_over_sheet(page: Page, address: str) -> None:
    """The same with the own trade panel open, which is a sheet on a phone."""
    _offered(address).enter(page)
    page.locator(".pile").first.click()
    page.locator(".offer.to-me").wait_for()


def watched(page: Page, address: str) -> None:
    """A running game as somebody sees it who watches late."""
    token, table = wait_for(_watched_table(address))
    become(page.context, address, token)
    page.goto(f"{address}/t/{table}")
    page.locator(".notice").wait_for()


async def _watched_table(address: str) -> tuple[str, str]:
    host, guest = await Guest.make(address, LONG_NAME), await Guest.make(address, "Iva")
    made = await host.make_table(list(TWO_BOTS), watching={"allowed": True, "delay": 60})
    table = await guest.accept(made["invitations"]["watch"])
    player = await host.sit(table)
    await player.done("start")
    await player.leave()
    return guest.token, table


def table_settings(page: Page, address: str) -> None:
    """The menu of the table with its keys, and the question before one leaves."""
    base_table(address, wishes.host_trades).enter(page)
    page.locator("details.settings > summary").click()
    page.locator("details.more > summary").click()


def knights_turn(page: Page, address: str) -> None:
    """Progress cards, one of them held up; on a phone the charts are a sheet."""
    knights_table(address, wishes.host_plays_knights).enter(page)
    page.locator(".progress-card").first.click()
    page.locator(".held-card").wait_for()


def knights_charts(page: Page, address: str) -> None:
    """The ladders and the ship, with the note about a step; the menu of a knight."""
    knights_table(address, wishes.host_plays_knights).enter(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator(".charts-button").click()
    page.locator(".rung").last.click(force=True)


def knights_menu(page: Page, address: str) -> None:
    """The menu of a knight, with the log open beside or under it."""
    knights_table(address, wishes.host_plays_knights).enter(page)
    page.locator(".handle").first.click(force=True)
    page.locator(".knight-menu").wait_for()


def base_end(page: Page, address: str) -> None:
    """Who won, points by source, charts, the check of the dice."""
    base_table(address, wishes.over, victory_points=5).enter(page)
    _unfold_end(page)


def knights_end(page: Page, address: str) -> None:
    """The same with the sources of Cities & Knights."""
    knights_table(address, wishes.over, victory_points=6).enter(page)
    _unfold_end(page)


def _unfold_end(page: Page) -> None:
    page.locator(".end .points-chart").wait_for()
    page.locator(".end details > summary").first.click()


def base_replay(page: Page, address: str) -> None:
    """A replay somewhere in its middle."""
    _replay(page, base_table(address, wishes.over, victory_points=5))


def knights_replay(page: Page, address: str) -> None:
    """A replay of Cities & Knights somewhere in its middle."""
    _replay(page, knights_table(address, wishes.over, victory_points=6))


def _replay(page: Page, table: Prepared) -> None:
    become(page.context, table.address, table.tokens[0])
    page.goto(f"{table.address}/r/{table.table}#30")
    expect(page.locator(".replay")).to_have_attribute("data-step", "30")


def rules(page: Page, address: str) -> None:
    """The rules, opened at a clause, with a search."""
    page.goto(f"{address}/rules#B-ROAD-2")
    page.locator("article.chosen").wait_for()
    page.locator("input").first.fill("road")


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
    page.locator("input").fill("Iva")
    page.locator("[type=submit]").click()
    page.locator(".failure").wait_for()


def no_such_replay(page: Page, address: str) -> None:
    """The replay of a table that is not there."""
    become(page.context, address, wait_for(Guest.make(address)).token)
    page.goto(f"{address}/r/nothere")
    page.locator("main h1, main p").first.wait_for()


def show_tab(page: Page, name: str) -> None:
    """A tab of the column beside the board; on a phone the column is a sheet."""
    page.locator(f"#tab-{name}").click()


ERRORS: tuple[Screen, ...] = (no_such_table, no_such_page, bad_invitation, no_such_replay)
SCREENS: tuple[Screen, ...] = (
    *(home, home_settings, new_table, waiting_room, rules),
    *ERRORS,
    *(base_turn, base_refusal, base_discard, base_offer, offer_over_sheet, watched, table_settings),
    *(base_end, base_replay),
    *(knights_turn, knights_charts, knights_menu, knights_end, knights_replay),
)
