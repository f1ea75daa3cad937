"""Quick ways to trade: dragging, calls, suggestions, the last offer again, refusals. UX S9, M4–M6."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.client import wishes
from tests.client.guests import window
from tests.client.prepared import Prepared, wait_for
from tests.client.screens import DESKTOP, PHONE, TABLET, new_base_table, offer_of
from tests.client.test_trading import hand_of, moved, settle
from tests.server.player import Guest, Player

PEOPLE = ("me", "open", "greedy")
ALL_SIZES = pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
WATCH_LEAVING = """() => {
    const seen = (globalThis.leaving = []);
    new MutationObserver(() => {
        const there = document.querySelector('.offer.leaving') !== null;
        if (there !== (seen.length % 2 === 1)) seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
}"""
STAYS = 400
SECONDS_LEFT = re.compile("^[1-6]$")
A_LITTLE_EARLY = 50
"""Timers and pictures are not exact to the millisecond."""


@contextmanager
def seat(browser: Browser, table: Prepared, person: int, size: dict[str, int] = DESKTOP) -> Iterator[Page]:
    """A window at a seat of the table, when the hand is there."""
    with window(browser, viewport=size, has_touch=size == PHONE) as page:
        table.enter(page, person)
        page.locator(".slot").first.wait_for()
        yield page


def middle(found: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, target: Locator) -> None:
    """Drags a card somewhere with the mouse; the place may come to be only while it is dragged."""
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    target.wait_for()
    page.mouse.move(*middle(target), steps=4)
    page.mouse.up()


def drag_by_finger(page: Page, card: Locator, target: Locator) -> None:
    """The same with a finger."""
    x, y = middle(card)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 30))
    target.wait_for()
    touch("touchMove", middle(target))
    touch("touchEnd")


def two_of_three_hold_goods(people: list[Player]) -> bool:
    """As among two, beside somebody who says nothing."""
    return wishes.both_hold_goods(people[:2])


def pile(page: Page, good: str) -> Locator:
    """The own cards of a kind."""
    return page.locator(f'.pile[data-good="{good}"]')


def wanted(page: Page, good: str) -> Locator:
    """What is pressed to get a kind."""
    return page.locator(f'[data-weigh="get-more {good}"]')


@ALL_SIZES
def test_a_card_dragged_onto_a_good_is_an_offer_but_for_one_press(
    browser: Browser, address: str, size: dict[str, int]
) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with seat(browser, table, 0, size) as page:
        plenty = max(hand_of(page).items(), key=lambda row: row[1])[0]
        none = str(page.locator(".slot.none .pile").first.get_attribute("data-good"))
        (drag_by_finger if size == PHONE else drag)(page, pile(page, plenty), wanted(page, none))
        expect(page.locator(f'.trade [data-back="{plenty}"] .badge')).to_have_attribute("data-mark", "1")
        expect(wanted(page, none)).to_have_class(f"get {none} some")
        page.locator("[data-act=offer]").click()
        expect(page.locator(".log .on-offer").last).to_be_attached()


def test_a_card_is_dragged_to_the_stage_to_the_bank_and_nowhere(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with seat(browser, table, 0) as page:
        hand = hand_of(page)
        plenty = next(good for good, n in hand.items() if n >= 4)
        none = str(page.locator(".slot.none .pile").first.get_attribute("data-good"))
        given = page.locator(f'.trade [data-back="{plenty}"] .badge')

        drag(page, pile(page, plenty), page.locator(".board"))
        expect(page.locator(".trade")).to_have_count(0)  # let go beside everything: as before
        drag(page, pile(page, plenty), page.locator(".stage"))
        expect(given).to_have_attribute("data-mark", "1")
        drag(page, pile(page, plenty), page.locator(f'[data-slot="{none}"]'))
        expect(given).to_have_attribute("data-mark", "4")
        page.locator("[data-act=bank]").click()
        settle(page, moved(hand, [plenty] * 4, [none]))
        expect(page.locator(".face.dragged")).to_have_count(0)

        page.locator("[data-act=undo]").click()  # M6: the last trade with the bank is taken back
        settle(page, hand)


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
def test_a_call_is_answered_in_one_press(browser: Browser, address: str, private: bool) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE, trade_offers_private=private)
    with seat(browser, table, 0, PHONE) as olena, seat(browser, table, 1) as petr:
        his, hers = hand_of(petr), hand_of(olena)
        good = next(good for good in hers if good not in his)
        price = next(iter(his))
        petr.locator("[data-act=trade]").click()
        wanted(petr, good).click()
        petr.locator("[data-act=call]").click()

        expect(petr.locator(".log .on-called").last).to_be_attached()
        called = olena.locator(".called")
        expect(called).to_contain_text("Petr would like")
        called.locator(f'[data-answer="{price}"]').tap()

        answer = petr.locator(".offer.to-me", has_text="Olena")
        expect(petr.locator(".answer.countered")).to_contain_text("Olena")
        answer.locator("[data-act=accept]").click()
        settle(petr, moved(his, [price], [good]))
        settle(olena, moved(hers, [good], [price]))
        for page in (olena, petr):
            expect(page.locator(".called, .offer")).to_have_count(0)


def test_a_call_is_put_aside_and_taken_back(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    with seat(browser, table, 0) as olena, seat(browser, table, 1) as petr:
        first, second = list(hand_of(olena))[:2]
        for good in (first, second):
            petr.locator("[data-act=trade]").click()
            wanted(petr, good).click()
            petr.locator("[data-act=call]").click()
            expect(olena.locator(".called")).to_be_visible()
            if good == first:
                olena.locator("[data-act=not-now]").click()
                expect(olena.locator(".called")).to_have_count(0)
        petr.locator(".offer.own [data-act=withdraw]").click()
        expect(olena.locator(".called")).to_have_count(0)
        expect(petr.locator(".offer")).to_have_count(0)


def test_a_suggestion_is_one_press(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with seat(browser, table, 0) as page:
        page.locator("[data-act=trade]").click()
        offered = page.locator(".suggested:not(.by-bank)").first
        name = str(offered.get_attribute("aria-label"))
        assert "enough for" in name
        offered.click()
        expect(page.locator(".log .on-offer").last).to_be_attached()
        expect(page.locator(".trade")).to_have_count(0)


def test_the_last_offer_is_made_again_in_one_press(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    with seat(browser, table, 0) as olena, seat(browser, table, 1) as petr:
        _, _, given, _, _, asked = wait_for(offer_of(table)).split()
        pile(petr, given).click()
        wanted(petr, asked).click()
        petr.locator("[data-act=offer]").click()
        expect(olena.locator(".offer.to-me")).to_be_visible()
        petr.locator(".offer.own [data-act=withdraw]").click()
        expect(olena.locator(".offer.to-me")).to_have_count(0)
        petr.reload()
        petr.locator("[data-act=trade]").click()
        petr.locator(".trade [data-act=again]").click()
        expect(olena.locator(".offer.to-me")).to_be_visible()
        expect(petr.locator(".offers [data-act=again]")).to_have_count(0)  # twice in a turn is all


def test_who_has_not_answered_is_asked_again_and_who_declined_is_not(browser: Browser, address: str) -> None:
    table = new_base_table(address, two_of_three_hold_goods, ("me", "open", "open"))
    terms = wait_for(offer_of(table))
    with seat(browser, table, 0) as olena, seat(browser, table, 1) as petr:
        table.commands(1, {"word": "play", "action": terms})
        olena.locator(".offer.to-me [data-act=decline]").click()
        expect(petr.locator(".answer.declined")).to_contain_text("Olena")
        petr.locator(".offers [data-act=again]").click()
        expect(petr.locator(".log .on-offer")).to_have_count(2)
        expect(petr.locator(".answer.declined")).to_contain_text("Olena")  # by herself, at once
        expect(olena.locator(".log .on-declined")).to_have_count(2)
        expect(olena.locator(".offer.to-me")).to_have_count(0)


def test_a_standing_refusal_is_two_presses_and_declines_what_falls_under_it(
    browser: Browser, address: str
) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    terms = wait_for(offer_of(table))
    asked = terms.split()[-1]
    with seat(browser, table, 0, PHONE) as olena:
        table.commands(1, {"word": "play", "action": terms})
        olena.locator("[data-act=refuse]").tap()
        olena.locator(f'.refuse-this [data-refuse="{asked}"]').tap()
        declined = olena.locator(".log .on-declined", has_text="You decline")
        expect(declined).to_have_count(1)
        expect(olena.locator(".offer.to-me")).to_have_count(0)
        lift = olena.locator(f'.slot [data-lift="{asked}"]')
        expect(lift).to_be_visible()

        olena.reload()  # kept for the table
        expect(lift).to_be_visible()
        table.commands(1, {"word": "play", "action": terms})
        expect(declined).to_have_count(2)
        expect(olena.locator(".offer.to-me")).to_have_count(0)
        lift.tap()
        expect(lift).to_have_count(0)


def hand_of_guest(table: Prepared) -> dict[str, int]:
    """The cards of the second person."""

    async def look() -> dict[str, int]:
        guest = Guest(table.address, "", table.tokens[1], "")
        me = await guest.call("GET", "/api/me")
        player = await Guest(table.address, "", table.tokens[1], me["guest"]).sit(table.table)
        found: dict[str, int] = wishes.row_of(player)["hand"]
        await player.leave()
        return found

    return wait_for(look())


def test_refusals_of_a_player_and_of_a_turn_are_seen_where_they_hold(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    terms = wait_for(offer_of(table))
    with seat(browser, table, 0) as olena, seat(browser, table, 1) as petr:
        olena.locator("[data-act=trade]").click()
        olena.locator("[data-act=refusals]").click()
        olena.locator('.refusals [data-refuse="1"]').click()
        expect(olena.locator('.player[data-seat="1"] .never')).to_be_visible()
        olena.locator("[data-refuse=turn]").click()
        expect(olena.locator("[data-act=trade] .struck-sign")).to_be_visible()
        olena.locator("[data-act=lift]").click()
        expect(olena.locator(".never, [data-act=trade] .struck-sign")).to_have_count(0)
        olena.locator('.refusals [data-refuse="1"]').click()
        olena.locator(".refusals .close").click()
        table.commands(1, {"word": "play", "action": terms})
        expect(petr.locator(".log .on-declined", has_text="Olena")).to_have_count(1)
        expect(olena.locator(".offer.to-me")).to_have_count(0)
        olena.locator('.player[data-seat="1"] .never').click()
        expect(olena.locator(".never")).to_have_count(0)


def test_the_other_mouse_button_on_a_card_refuses_it(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_trades)
    with seat(browser, table, 0) as page:
        good = next(iter(hand_of(page)))
        pile(page, good).click(button="right")
        expect(page.locator(f'[data-lift="{good}"]')).to_be_visible()
        expect(page.locator(".trade")).to_have_count(0)


def test_an_offer_beyond_the_own_hand_says_what_is_missing(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    with seat(browser, table, 0) as olena:
        hers, his = hand_of(olena), hand_of_guest(table)
        missing = next(good for good in ("lumber", "brick", "wool", "grain", "ore") if good not in hers)
        given = next(good for good in his if good != missing)
        olena.locator("details.settings > summary").click()
        olena.locator("[data-pref=declineImpossible]").uncheck()  # else the offer would be gone soon
        olena.locator("details.settings > summary").click()
        table.commands(1, {"word": "play", "action": f"offer 1 {given} for 1 {missing}"})
        offer = olena.locator(".offer.to-me")
        expect(offer.locator(".lacking")).to_contain_text("You lack")
        expect(offer.locator(".lacking .goods")).to_have_attribute("aria-label", f"1 {missing}")
        accept = offer.locator("[data-act=accept]")
        expect(accept).to_have_attribute("aria-disabled", "true")
        accept.click(force=True)
        expect(olena.locator(".why .clause")).to_contain_text("B-DOM")
        for act in ("decline", "counter"):
            expect(offer.locator(f"[data-act={act}]")).to_be_enabled()
        expect(offer.locator(".seconds")).to_have_count(0)
        olena.locator("details.settings > summary").click()
        olena.locator("[data-pref=declineImpossible]").check()
        expect(offer.locator("[data-act=decline] .seconds")).to_have_attribute("data-mark", SECONDS_LEFT)
        expect(offer).to_have_count(0)  # declined by itself


def test_an_answered_offer_stays_a_moment_and_leaves(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    terms = wait_for(offer_of(table))
    with seat(browser, table, 0) as olena:
        for end in ("declined", "lapsed"):
            table.commands(1, {"word": "play", "action": terms})
            olena.locator(".offer.to-me").wait_for()
            olena.evaluate(WATCH_LEAVING)
            if end == "declined":
                olena.locator(".offer.to-me [data-act=decline]").click()
            else:
                table.commands(1, {"word": "play", "action": "withdraw"})
            olena.wait_for_function("() => leaving.length === 2")
            came, went = olena.evaluate("leaving")
            assert went - came >= STAYS - A_LITTLE_EARLY
            expect(olena.locator(".offer")).to_have_count(0)
            if end == "declined":
                table.commands(1, {"word": "play", "action": "withdraw"})
                _, _, given, _, _, asked = terms.split()
                terms = f"offer 1 {given} for 2 {asked}"


def test_the_others_are_at_a_glance_while_one_composes(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with seat(browser, table, 0) as page:
        page.locator("[data-act=trade]").click()
        givers = page.locator(".giver")
        expect(givers).to_have_count(2)
        sizes = page.locator(".player .facts .fact:first-child").all_inner_texts()[1:]
        marks = [one.get_attribute("data-mark") for one in page.locator(".giver [data-mark]").all()]
        assert marks == [text.strip() for text in sizes]
        page.locator(".trade .close").click()
        page.locator("#tab-statistics").click()
        page.locator("[data-pref=counting]").check()
        page.locator("[data-act=trade]").click()
        wanted(page, "brick").click()
        for one in givers.all():
            assert "by your count" in str(one.get_attribute("aria-label"))


@ALL_SIZES
def test_keys_trade_with_bank_and_players(browser: Browser, address: str, size: dict[str, int]) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    with seat(browser, table, 0, size) as page:
        hand = hand_of(page)
        kinds = ["lumber", "brick", "wool", "grain", "ore"]
        plenty = next(good for good, n in hand.items() if n >= 4)
        none = next(good for good in kinds if good not in hand)
        give, get = str(kinds.index(plenty) + 1), f"Shift+Digit{kinds.index(none) + 1}"
        for key in (give, get, "b"):  # three
            page.keyboard.press(key)
        settle(page, moved(hand, [plenty] * 4, [none]))
        for key in (str(kinds.index(none) + 1), f"Shift+Digit{give}", "o"):  # three
            page.keyboard.press(key)
        expect(page.locator(".log .on-offer").last).to_be_attached()


def test_keys_answer_an_offer(browser: Browser, address: str) -> None:
    table = new_base_table(address, wishes.both_hold_goods, PEOPLE)
    terms = wait_for(offer_of(table))
    _, _, given, _, _, asked = terms.split()
    with seat(browser, table, 0) as olena, seat(browser, table, 1) as petr:
        hers, his = hand_of(olena), hand_of(petr)
        table.commands(1, {"word": "play", "action": terms})
        olena.locator(".offer.to-me").wait_for()
        olena.keyboard.press("x")
        expect(olena.locator(".trade")).to_be_visible()
        olena.keyboard.press("Escape")
        olena.locator(".offer.to-me").wait_for()
        olena.keyboard.press("a")
        petr.locator("[data-act=deal]").wait_for()
        petr.keyboard.press("a")
        settle(olena, moved(hers, [asked], [given]))
        settle(petr, moved(his, [given], [asked]))
