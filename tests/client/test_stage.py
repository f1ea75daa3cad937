"""The stage and what is around it: how many presses a trade takes, what stays in sight, how sheets close."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.client import wishes
from tests.client.guests import window
from tests.client.prepared import wait_for
from tests.client.screens import LOW, PHONE, TABLET, knights_table, new_base_table, offer_of

COUNT_PRESSES = """() => {
    globalThis.presses = 0;
    addEventListener('click', (event) => { presses += event.isTrusted; }, true);
}"""
LINES_IN_SIGHT = """(log) => {
    const { top, bottom } = log.getBoundingClientRect();
    return [...log.children].filter((line) => {
        const place = line.getBoundingClientRect();
        return place.top >= top - 1 && place.bottom <= bottom + 1;
    }).length;
}"""
LARGE = {"width": 1440, "height": 900}
SMALL = {"width": 1280, "height": 720}
MOST_FOR_OFFER = 4
MOST_FOR_BANK = 3
ENOUGH_LINES = 4


def height(found: Locator) -> float:
    """How tall something is on the screen."""
    box = found.bounding_box()
    assert box
    return box["height"]


def swipe(page: Page, found: Locator, by: int) -> None:
    """Pulls something down, or up, with a finger."""
    box = found.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        points = [{"x": x, "y": y + by * step / 5}]
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    "size", [LARGE, SMALL, TABLET, PHONE, LOW], ids=["large", "small", "tablet", "phone", "low"]
)
def test_a_trade_takes_few_presses(browser: Browser, address: str, size: dict[str, int]) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with window(browser, viewport=size) as page:
        table.enter(page)
        page.locator(".slot:not(.none)").first.wait_for()
        page.evaluate(COUNT_PRESSES)
        held = {
            str(pile.get_attribute("data-good")): int(pile.inner_text())
            for pile in page.locator(".slot:not(.none) .pile").all()
        }
        plenty = next(good for good, n in held.items() if n >= 4)
        wanted = page.locator(".slot.none .pile").first.get_attribute("data-good")
        page.locator(f'.pile[data-good="{plenty}"]').click()
        page.locator(f'[data-weigh="get-more {wanted}"]').click()
        expect(page.locator("[data-act=offer]")).to_be_enabled()
        page.locator("[data-act=bank]").click()
        expect(page.locator(f'[data-slot="{wanted}"] .n')).to_have_text("1")
        assert page.evaluate("presses") <= MOST_FOR_BANK
        page.evaluate("() => { presses = 0; }")
        page.locator(f'.pile[data-good="{wanted}"]').click()
        page.locator(f'[data-weigh="get-more {plenty}"]').click()
        page.locator("[data-act=offer]").click()
        expect(page.locator(".log .on-offer").last).to_be_attached()
        assert page.evaluate("presses") <= MOST_FOR_OFFER


def test_players_and_log_stay_in_sight_beside_an_offer(page: Page, address: str) -> None:
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    table = new_base_table(address, wishes.both_hold_goods, ("me", "open", "greedy"))
    table.commands(1, {"word": "play", "action": wait_for(offer_of(table))})
    table.enter(page)
    page.locator(".offer.to-me").wait_for()
    assert page.locator(".log").evaluate(LINES_IN_SIGHT) >= ENOUGH_LINES
    assert height(page.locator(".stage")) < SMALL["height"] / 2
    for player in page.locator(".player").all():
        expect(player).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Counter").click()
    expect(page.locator(".trade")).to_be_visible()
    assert page.locator(".log").evaluate(LINES_IN_SIGHT) >= ENOUGH_LINES
    assert height(page.locator(".stage")) < SMALL["height"] / 2


def test_charts_leave_players_and_log_in_sight(page: Page, address: str) -> None:
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    knights_table(address, wishes.host_plays_knights).enter(page)
    expect(page.locator(".rung")).to_have_count(15)
    for rung in (page.locator(".rung").first, page.locator(".rung").last):
        expect(rung).to_be_in_viewport(ratio=1)
    assert page.locator(".log").evaluate(LINES_IN_SIGHT) >= ENOUGH_LINES
    for player in page.locator(".player").all():
        expect(player).to_be_in_viewport(ratio=1)


def test_a_sheet_closes_by_escape_by_swipe_and_by_its_button(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_trades)
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as phone:
        table.enter(phone)
        sheet = phone.locator(".side")
        expect(sheet).to_be_hidden()
        for close in ("escape", "swipe", "button", "swipe up"):
            phone.locator(".ticker").click()
            expect(sheet).to_be_visible()
            expect(phone.locator(".prompt")).to_be_in_viewport(ratio=1)
            if close == "escape":
                phone.keyboard.press("Escape")
            elif close == "button":
                sheet.locator(".close-sheet").click()
            else:
                swipe(phone, sheet.locator(".tabs"), 90 if close == "swipe" else -90)
            if close == "swipe up":
                expect(sheet).to_be_visible()  # up is no way to close
            else:
                expect(sheet).to_be_hidden()


def test_what_is_said_unread_is_in_the_ticker(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_trades, ("me", "open", "greedy"))
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as phone:
        table.enter(phone)
        badge = phone.locator(".ticker .badge")
        expect(badge).to_have_count(0)
        table.commands(1, {"word": "say", "text": "Ahoj!"}, {"word": "say", "text": "Jak se máš?"})
        expect(badge).to_have_text("2")
        phone.locator(".ticker").tap()
        expect(phone.locator(".said").last).to_contain_text("Jak se máš?")
        expect(badge).to_have_count(0)


def test_own_gains_and_reasons_are_seen_on_a_phone(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as phone:
        table.enter(phone)
        phone.locator('.build[aria-disabled="true"]').first.tap(force=True)
        expect(phone.locator(".why")).to_be_in_viewport(ratio=1)
        plenty = phone.locator(".slot:not(.none) .pile")
        goods = {str(one.get_attribute("data-good")): int(one.inner_text()) for one in plenty.all()}
        wanted = phone.locator(".slot.none .pile").first.get_attribute("data-good")
        phone.locator(f'.pile[data-good="{max(goods, key=goods.__getitem__)}"]').tap()
        phone.locator(f'[data-weigh="get-more {wanted}"]').tap()
        phone.locator("[data-act=bank]").tap()
        change = phone.locator(f'[data-slot="{wanted}"] .change')
        expect(change).to_have_attribute("data-mark", "+1")
        expect(change).to_be_in_viewport(ratio=1)


def test_a_draft_is_kept_while_an_offer_is_answered(page: Page, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, ("me", "open", "greedy"))
    table.enter(page)
    own = page.locator(".slot:not(.none) .pile").first
    good = own.get_attribute("data-good")
    own.click()
    table.commands(1, {"word": "play", "action": wait_for(offer_of(table))})
    expect(page.locator(".offer.to-me")).to_be_visible()
    expect(page.locator(".trade")).to_have_count(0)
    page.locator("[data-act=decline]").click()
    expect(page.locator(f'.trade [data-back="{good}"]')).to_be_visible()
