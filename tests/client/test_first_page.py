"""The first page at every size: what is in sight, how soon one plays, what strangers see of tables."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.client.guests import window
from tests.client.looks import LANGUAGES
from tests.client.prepared import become, wait_for
from tests.server.player import Guest

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}
FIRST_LAYOUT_SHIFT = 0.02
SHIFTS = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) sum += one.hadRecentInput ? 0 : one.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 300);
})"""


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> dict[str, int]:
    """A window."""
    width, height = SIZES[request.param]
    return {"width": width, "height": height}


def in_sight(found: Locator) -> bool:
    """All of it can be seen without scrolling."""
    box, size = found.bounding_box(), found.page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] and box["x"] >= 0


def play_button(page: Page) -> Locator:
    return page.locator(".quick [type=submit]")


def language_choice(page: Page) -> Locator:
    return page.locator("header select", has=page.locator('option[value="uk"]'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_sees_the_main_button_and_the_language(
    browser: Browser, server: str, size: dict[str, int], language: str
) -> None:
    with window(browser, viewport=size, locale=LANGUAGES[language]) as page:
        page.goto(server)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".open-tables p")).to_be_visible()
        assert in_sight(play_button(page))
        assert in_sight(language_choice(page))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_press_and_the_game_is_on(page: Page, server: str) -> None:
    page.goto(server)
    expect(play_button(page)).to_be_enabled()
    play_button(page).click()
    expect(page.locator(".board")).to_be_visible()
    name = page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    page.goto(server)
    expect(page.locator("input[name=name]").first).to_have_attribute("placeholder", name)


def test_the_name_is_in_the_readers_language_and_can_be_another(browser: Browser, server: str) -> None:
    with window(browser, locale="uk-UA") as page:
        page.goto(server)
        field = page.locator("input[name=name]").first
        drawn = field.get_attribute("placeholder") or ""
        assert drawn
        assert all("а" <= letter.lower() <= "ї" or letter in " ’" for letter in drawn), drawn
        language_choice(page).select_option("en")
        expect(field).not_to_have_attribute("placeholder", drawn)
        english = field.get_attribute("placeholder") or ""
        page.get_by_role("button", name="Another name").click()
        expect(field).not_to_have_attribute("placeholder", english)
        field.fill("Olena")
        page.reload()
        expect(field).to_have_value("Olena")


def test_whoever_has_a_game_goes_on_with_it_first(
    browser: Browser, server: str, size: dict[str, int]
) -> None:
    with window(browser, viewport=size) as page:
        page.goto(server)
        play_button(page).click()
        expect(page.locator(".board")).to_be_visible()
        page.goto(server)
        more = page.locator(".mine").get_by_role("link", name="Continue")
        expect(more).to_be_visible()
        box, play = more.bounding_box(), play_button(page).bounding_box()
        assert box
        assert play
        assert in_sight(more)
        assert box["y"] < play["y"]
        assert page.evaluate(SHIFTS) <= FIRST_LAYOUT_SHIFT
        more.click()
        expect(page.locator(".board")).to_be_visible()


async def table_of(address: str, **wishes: Any) -> tuple[Guest, dict[str, Any]]:
    """A table of somebody, for whom a seat is free."""
    host = await Guest.make(address, "Olena")
    rules = {"victory_points": 12}
    return host, await host.make_table(["me", "open", "greedy"], options=rules, **wishes)


def test_strangers_see_open_tables_and_sit_down_in_one_press(browser: Browser, server: str) -> None:
    wait_for(table_of(server, public=True))
    with window(browser) as page:
        page.goto(server)
        row = page.locator(".open-tables .table-row")
        expect(row).to_contain_text("Olena")
        expect(row).to_contain_text("one free seat")
        row.get_by_role("button", name="Join the table").click()
        expect(page.locator(".seat-row.person")).to_have_count(2)
        expect(page.locator(".seat-row", has_text="you")).to_have_count(1)


def test_a_seat_is_kept_for_who_has_the_link(browser: Browser, server: str) -> None:
    host, made = wait_for(table_of(server, public=True))
    with window(browser) as page:
        become(page.context, server, host.token)
        page.goto(f"{server}/t/{made['table']['id']}")
        keep = page.locator('[data-act="keep 1"]')
        expect(keep).to_have_attribute("aria-pressed", "false")
        keep.click()
        expect(keep).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".seat-row.open")).to_contain_text("kept for a guest with the link")
    with window(browser) as page:
        page.goto(server)
        row = page.locator(".open-tables .table-row")
        row.get_by_role("link", name="Watch").click()
        page.locator('[data-act="sit 1"]').click()
        expect(page.locator(".why")).to_contain_text("somebody who has the link")
        page.goto(server + made["invitations"]["seat"])
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".seat-row.person")).to_have_count(2)


def test_an_invitation_says_who_invites_to_what_and_seats_in_one_press(
    browser: Browser, server: str, size: dict[str, int]
) -> None:
    _, made = wait_for(table_of(server))
    with window(browser, viewport=size) as page:
        page.goto(server + made["invitations"]["seat"])
        expect(page.get_by_role("heading", level=1)).to_have_text("Olena invites you to play")
        expect(page.get_by_label("Rules of this table")).to_contain_text("Points to win: 12")
        expect(page.locator(".invited")).to_contain_text("One seat is free.")
        main = page.get_by_role("button", name="Sit down")
        assert in_sight(main)
        main.click()
        expect(page.locator(".seat-row.person")).to_have_count(2)
        page.goto(server + made["invitations"]["seat"])
        expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_the_host_begins_without_scrolling(browser: Browser, server: str, size: dict[str, int]) -> None:
    host, made = wait_for(table_of(server))
    with window(browser, viewport=size) as page:
        become(page.context, server, host.token)
        page.goto(f"{server}/t/{made['table']['id']}")
        begin = page.locator("[data-act=start]")
        begin.wait_for()
        assert in_sight(begin)
        page.mouse.wheel(0, 10_000)
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_invitation_to_watch_speaks_of_watching_only(browser: Browser, server: str) -> None:
    _, made = wait_for(table_of(server))
    with window(browser) as page:
        page.goto(server + made["invitations"]["watch"])
        expect(page.get_by_role("heading", level=1)).to_have_text("Olena invites you to watch")
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
        page.get_by_role("button", name="Watch").click()
        expect(page.locator(".watchers")).to_be_visible()


def test_when_all_seats_are_taken_one_is_told_before_one_comes(browser: Browser, server: str) -> None:
    async def full() -> dict[str, Any]:
        _, made = await table_of(server)
        petr = await Guest.make(server, "Petr")
        await petr.call(
            "POST",
            "/api/invitations",
            {"invitation": made["invitations"]["seat"].removeprefix("/j/"), "sit": True},
        )
        return made

    made = wait_for(full())
    with window(browser) as page:
        page.goto(server + made["invitations"]["seat"])
        expect(page.locator(".invited")).to_contain_text("All seats are taken.")
        expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
        expect(page.get_by_role("button", name="Watch")).to_be_visible()


def test_a_new_name_is_seen_in_the_waiting_room(browser: Browser, server: str) -> None:
    host, made = wait_for(table_of(server))
    with window(browser) as page:
        become(page.context, server, host.token)
        page.goto(f"{server}/t/{made['table']['id']}")
        page.get_by_label("Your name").fill("Olena B.")
        page.get_by_label("Your name").blur()
        expect(page.locator(".seat-row").first).to_contain_text("Olena B.")
