"""The screens of the client, each with the way there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect
from tests.client import wishes
from tests.client.arriving_screens import (
    LONG_NAME,
    bad_invitation,
    handover,
    invited,
    no_such_page,
    no_such_replay,
    no_such_table,
)
from tests.client.prepared import Prepared, become, prepare, wait_for
from tests.server.player import Guest

Screen = Callable[[Page, str], None]

DESKTOP = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
LOW = {"width": 844, "height": 390}
CARDS_EVERY_TURN = "yellow,blue,green,yellow,blue,ship"
TWO_BOTS = ("me", "greedy", "greedy")
NEXT_PICTURE = """new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


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


def resize(page: Page, size: dict[str, int]) -> None:
    """Gives the window another size, and the page the time to take on its shape."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate(NEXT_PICTURE)


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
    unfold(page)
    page.locator("[data-key=road]").click()


def unfold(page: Page) -> None:
    """Opens what is folded in the settings: sounds, keys, bots, the promise of fair dice."""
    page.evaluate(
        "for (const one of document.querySelectorAll('.preferences details, .menu details')) one.open = true"
    )


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


def own_map(page: Page, address: str) -> None:
    """The host is about to bring a map, and has tried with a wrong one."""
    waiting_room(page, address)
    page.locator(".map .segments label").last.click()
    page.locator(".own-map input:not([type=file])").fill("{}")
    page.locator(".own-map [type=submit]").click()
    page.locator(".map .failure").wait_for()


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
    page.locator(".slot:not(.none) .pile").first.click()
    show_tab(page, "actions-list")


def base_refusal(page: Page, address: str) -> None:
    """A piece that is being placed, then a greyed button that says why; statistics beside it."""
    base_table(address, wishes.host_trades).enter(page)
    show_tab(page, "statistics")
    page.locator('.build[aria-disabled="true"]').first.click(force=True)
    page.locator(".why").wait_for()


def base_card(page: Page, address: str) -> None:
    """A development card held up."""
    base_table(address, wishes.host_holds_cards).enter(page)
    page.locator(".dev-card").first.click()
    page.locator(".held-card").wait_for()


def base_discard(page: Page, address: str) -> None:
    """Half a hand to give up, with some of it chosen; chat beside it."""
    base_table(address, wishes.host_discards, hand_limit=3).enter(page)
    page.locator("[data-discard]:not([disabled])").first.click()
    show_tab(page, "chat")


def base_offer(page: Page, address: str) -> None:
    """An offer by somebody else, and an own counter-offer beside it; a long name."""
    offered(address).enter(page)
    page.locator(".offer.to-me").wait_for()


@cache
def offered(address: str) -> Prepared:
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


def base_counter_offer(page: Page, address: str) -> None:
    """The own offer with what the others say to it, one of them with another offer."""
    _countered(address).enter(page, 1)
    page.locator(".offer.own .answer.countered").wait_for()


@cache
def _countered(address: str) -> Prepared:
    table = new_base_table(address, wishes.both_hold_goods, ("me", "open", "greedy"))
    terms = wait_for(offer_of(table))
    table.commands(1, {"word": "play", "action": terms})
    _, _, given, _, _, wanted = terms.split()
    info = wait_for(Guest(address, "", table.tokens[1], "").call("GET", f"/api/tables/{table.table}"))
    colour = info["table"]["seats"][1]["colour"]
    table.commands(0, {"word": "play", "action": f"offer 1 {wanted} for 2 {given} to {colour}"})
    return table


def offer_over_sheet(page: Page, address: str) -> None:
    """The same with the own trade panel open, which is a sheet on a phone."""
    offered(address).enter(page)
    page.locator(".slot:not(.none) .pile").first.click()
    page.locator(".trade").wait_for()


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
    unfold(page)


def knights_turn(page: Page, address: str) -> None:
    """Progress cards, one of them held up; on a phone the charts are a sheet."""
    knights_table(address, wishes.host_plays_knights).enter(page)
    page.locator(".progress-card").first.click()
    page.locator(".held-card").wait_for()


def knights_charts(page: Page, address: str) -> None:
    """The ladders and the ship, with the note about a step; the menu of a knight."""
    knights_table(address, wishes.host_plays_knights).enter(page)
    resize(page, PHONE)
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


def example_game(page: Page, address: str) -> None:
    """The example game at its longest sentence."""
    page.goto(f"{address}/example-game#43")
    expect(page.locator(".replay")).to_have_attribute("data-step", "43")
    expect(page.locator(".narration p")).not_to_be_empty()


def rules(page: Page, address: str) -> None:
    """The contents of the rules."""
    page.goto(f"{address}/rules")
    page.locator(".alphabet summary").wait_for()


def rules_clause(page: Page, address: str) -> None:
    """A topic that was opened at a clause, from a table with options of its own; all is unfolded."""
    table = base_table(address, wishes.host_trades, hand_limit=9, bank_shortage="unlimited")
    become(page.context, address, table.tokens[0])
    page.goto(f"{address}/rules?table={table.table}#B-SEVEN-2")
    page.locator("article.chosen .option-note.other").wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def rules_found(page: Page, address: str) -> None:
    """What a search finds."""
    page.goto(f"{address}/rules")
    page.locator("input[type=search]").fill("3:1")
    page.locator(".found-clauses a").first.wait_for()


def rules_at_a_glance(page: Page, address: str) -> None:
    """Prices and all cards."""
    page.goto(f"{address}/rules/at-a-glance")
    page.locator(".price-list .goods").first.wait_for()


def rules_topic(page: Page, address: str) -> None:
    """A topic with a ladder of prices, without a table."""
    page.goto(f"{address}/rules/improvements")
    page.locator("article.clause p").first.wait_for()


def rules_example(page: Page, address: str) -> None:
    """An example in which something was refused, with all legal actions open."""
    page.goto(f"{address}/rules/roads")
    page.locator("[data-example] button").first.click()
    page.locator("[data-try='1']").click()
    page.locator(".refusal").wait_for()
    page.locator(".freely summary").click()


def rules_knights_example(page: Page, address: str) -> None:
    """An example of Cities & Knights, after something was done."""
    page.goto(f"{address}/rules/knight-actions")
    page.locator("[data-example='EX-36'] button").first.click()
    page.locator("[data-try='0']").click()
    page.locator(".told li").first.wait_for()


def show_tab(page: Page, name: str) -> None:
    """A tab of the column beside the board; on a phone the column is a sheet."""
    page.locator(f"#tab-{name}").click()


ERRORS: tuple[Screen, ...] = (no_such_table, no_such_page, bad_invitation, no_such_replay)
SCREENS: tuple[Screen, ...] = (
    *(home, home_settings, new_table, invited, waiting_room, own_map),
    *(rules, rules_clause, rules_found, rules_at_a_glance, rules_topic, rules_example, rules_knights_example),
    *ERRORS,
    *(
        base_turn,
        base_refusal,
        base_card,
        handover,
        base_discard,
        base_offer,
        base_counter_offer,
        offer_over_sheet,
        watched,
        table_settings,
    ),
    *(base_end, base_replay, example_game),
    *(knights_turn, knights_charts, knights_menu, knights_end, knights_replay),
)
