"""Small things of every table: cards held up, ghosts, reasons by touch, fair dice, rematches, themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.guests import short_game, window
from tests.client.looks import barriers
from tests.client.prepared import become, wait_for
from tests.client.screens import DESKTOP, LOW, PHONE, TABLET, new_base_table
from tests.server.player import Guest

from ostrov.server.local import LocalTable

FINGERPRINT = re.compile("^[0-9a-f]{64}$")
FOUND = ".targets .target[data-kind=node]"


def test_a_card_is_held_up_with_its_text_before_it_is_played(page: Page, address: str) -> None:
    new_base_table(address, wishes.host_holds_cards).enter(page)
    card = page.locator(".dev-card").first
    seq = page.locator(".table").get_attribute("data-seq")
    card.click()
    held = page.locator(".stage.of-card .held-card")
    expect(held.locator("h2")).to_have_text(card.locator(".label").inner_text())
    expect(held.locator(".card-text p")).not_to_be_empty()
    assert page.locator(".table").get_attribute("data-seq") == seq  # nothing was played
    expect(card).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    expect(card).to_have_attribute("aria-expanded", "false")


def test_no_piece_is_shown_where_nobody_points(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    page.wait_for_selector(FOUND)
    page.locator(".prompt").click()
    place = page.locator(FOUND).nth(3)
    place.evaluate("(one) => one.focus()")  # as the page does for those who come back to the board
    expect(page.locator(".ghost")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator(".ghost")).to_have_count(0)


def test_by_touch_too_a_greyed_button_says_why(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_trades)
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as page:
        table.enter(page)
        page.locator('.build[aria-disabled="true"]').first.tap(force=True)
        expect(page.locator(".why .clause")).to_be_visible()
        page.locator(".prompt").tap()
        page.locator('[data-act="undo"][aria-disabled="true"]').tap(force=True)
        expect(page.locator(".why")).to_be_visible()


def test_the_promise_of_fair_dice_is_seen_before_and_kept_after(page: Page, server: str) -> None:
    token = wait_for(Guest.make(server, "Olena"))
    made = wait_for(token.make_table(["me", "open"]))
    become(page.context, server, token.token)
    page.goto(f"{server}/t/{made['table']['id']}")
    page.get_by_text("Fair dice: the promise").click()
    expect(page.locator(".seed code")).to_have_text(FINGERPRINT)
    assert page.locator(".seed code").inner_text() == made["table"]["seed_hash"]
    kept = page.evaluate("localStorage.getItem('ostrov.promises')")
    assert made["table"]["seed_hash"] in kept


def test_after_the_game_all_rolls_are_checked_in_the_browser(page: Page, server: str) -> None:
    short_game(page, server)
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Check it here").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_have_class("verdict good")
    found = re.search(r"(\d+) of (\d+) rolls follow", verdict.inner_text())
    assert found
    assert found[1] == found[2] != "0"


def test_all_points_are_open_at_the_end(page: Page, server: str) -> None:
    short_game(page, server)
    scores = page.get_by_role("table", name="Final points")
    sums = sorted(int(n) for n in scores.locator("tr.sum td").all_inner_texts())
    shown = sorted(int(n) for n in page.locator(".player .points").all_inner_texts())
    assert shown == sums


def test_another_game_against_bots_takes_one_press(page: Page, server: str) -> None:
    before = short_game(page, server)
    page.locator("[data-act='rematch same']").click()
    page.wait_for_url(lambda url: "/t/" in url and before not in url)
    page.locator(".board").wait_for()
    expect(page.locator(".prompt p")).not_to_be_empty()
    expect(page.locator(".end")).to_have_count(0)


def test_one_press_shows_bots_that_play_to_whoever_comes(page: Page, server: str, browser: Browser) -> None:
    page.goto(server)
    page.locator("[data-act='watch-bots']").click()
    page.locator(".board").wait_for()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".player")).to_have_count(4)
    page.locator("details.settings > summary").click()
    page.get_by_text("About the bots").click()
    bots = page.locator(".bots li")
    expect(bots).to_have_count(4)
    expect(bots.first).to_contain_text(re.compile("Medium, rating 1,?000"))
    for size in (PHONE, TABLET, LOW):
        with window(browser, viewport=size) as other:
            other.goto(page.url)
            expect(other.locator(".player")).to_have_count(4)
            expect(other.locator(".log")).to_be_in_viewport(ratio=1)  # who watches needs no sheet for it
            expect(other.locator(".notice")).to_be_in_viewport(ratio=1)


def test_before_a_game_it_is_seen_who_finishes_games_and_leaving_can_be_excused(
    browser: Browser, server: str
) -> None:
    olena, petr = wait_for(Guest.make(server, "Olena")), wait_for(Guest.make(server, "Petr"))
    made = wait_for(olena.make_table(["me", "open", "greedy"]))
    with window(browser) as one, window(browser) as two:
        for page, guest in ((one, olena), (two, petr)):
            become(page.context, server, guest.token)
        table = wait_for(petr.accept(made["invitations"]["seat"]))
        one.goto(f"{server}/t/{table}")
        two.goto(f"{server}/t/{table}")
        two.locator("[data-act='sit 1']").click()
        one.locator("[data-act=start]").click()
        two.locator("details.settings > summary").click()
        two.get_by_role("button", name="Leave").click()
        two.locator(".warn", has_text="Leave").click()
        one.locator("details.settings > summary").click()
        one.locator("[data-act='excuse 1']").click()
        expect(one.locator("[data-act='excuse 1']")).to_be_disabled()
        one.locator("[data-act=abort]").click()
        one.locator(".end").wait_for()
    again = wait_for(olena.make_table(["me", "open", "greedy"]))
    with window(browser) as page:
        become(page.context, server, olena.token)
        page.goto(f"{server}/t/{again['table']['id']}")
        expect(page.locator(".seat-row .conduct")).to_have_text("finished 1 of the last 1 games")


@pytest.mark.parametrize("theme", ["contrast", "print"])
def test_themes_are_chosen_in_the_settings_and_have_no_fault_that_axe_finds(
    browser: Browser, address: str, theme: str
) -> None:
    table = new_base_table(address, wishes.host_trades)
    with window(browser, viewport=DESKTOP) as page:
        table.enter(page)
        page.locator("details.settings > summary").click()
        page.get_by_label("Theme").select_option(theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.locator("details.settings > summary").click()
        assert barriers(page) == []
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_the_board_stirs_now_and_then_but_not_for_who_wants_rest(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_trades)
    for motion, count in (("no-preference", 1), ("reduce", 0)):
        with window(browser, viewport=DESKTOP, reduced_motion=motion) as page:
            page.clock.install()
            table.enter(page)
            page.locator(".board").wait_for()
            before = page.locator(".board").bounding_box()
            page.clock.fast_forward(50_000)
            expect(page.locator(".stroller")).to_have_count(count)
            expect(page.locator(".board.stirs")).to_have_count(count)
            assert page.locator(".board").bounding_box() == before
