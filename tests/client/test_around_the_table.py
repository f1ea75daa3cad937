"""Everything around the table: waiting, the end, replays, settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.guests import short_game, window
from tests.client.prepared import prepare
from tests.client.screens import LONG_NAME

from ostrov.server.local import LocalTable

HEAVIEST = 500_000
SMALL = 2_000
LOADED = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    .map((file) => ({ name: file.name, raw: file.decodedBodySize }))"""
CUT = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.scrollHeight > one.clientHeight + 1).length"""
QUICK = {"board_setup": "variable", "victory_points": 4}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_two_people_meet_by_a_link_and_begin(page: Page, browser: Browser, server: str) -> None:
    page.goto(f"{server}/new")
    page.get_by_label("Your name").fill("Olena")
    page.locator("label", has_text=re.compile("^3$")).click()
    page.get_by_label("Seat 2").select_option("Bot, Medium")
    page.get_by_label("Points to win").fill("6")
    page.get_by_label("Bot speed").select_option("Instant")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seat-row")).to_have_count(3)
    expect(page.get_by_label("Rules of this table")).to_contain_text("Points to win: 6")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(page.locator("img.qr")).to_have_js_property("complete", True)
    link = page.get_by_label("Invitation link").input_value()
    with window(browser, **PHONE) as other:
        other.goto(link)
        other.get_by_label("Your name").fill("Petr")
        other.get_by_role("button", name="Sit down").click()
        expect(page.locator(".seat-row", has_text="Petr")).to_be_visible()
        other.get_by_role("button", name="Well played!").click()
        expect(page.locator(".said")).to_contain_text("Well played!")
        page.get_by_role("button", name="Mute Petr").click()
        expect(page.locator(".said")).to_contain_text("muted")
        start.click()
        for one in (page, other):
            expect(one.locator(".player")).to_have_count(3)
        expect(page.locator(".player", has_text="bot · Medium")).to_have_count(1)
        page.get_by_label("Settings", exact=True).click()
        page.get_by_role("button", name="Propose to end the game").click()
        other.get_by_role("button", name="Agree").click()
        for one in (page, other):
            expect(one.locator(".end h2")).to_have_text("The game was ended without a winner.")
        page.get_by_role("button", name="Play again", exact=True).click()
        rotated = other.locator("[data-act='rematch rotated']")
        rotated.click()
        expect(rotated).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-act='rematch rotated'] .votes")).to_have_attribute(
            "aria-label", "wanted by Petr"
        )
        begins = re.search("Play again, (.*) begins", rotated.inner_text())
        page.locator("[data-act='rematch rotated']").click()  # changes the mind
        expect(page.locator("[data-live=polite]")).to_contain_text("You want to play again")
        page.get_by_role("button", name="To the next game").click()
        expect(page.locator(".seat-row", has_text="Petr")).to_be_visible()
        assert begins
        expect(page.get_by_text(f"{begins[1]} begins.", exact=True)).to_be_visible()
        expect(page.locator("[data-live=polite]")).to_have_text("")  # nothing of the former table


def test_who_has_only_a_link_to_watch_finds_no_seat(page: Page, browser: Browser, server: str) -> None:
    page.goto(f"{server}/new")
    page.get_by_label("Your name").fill("Olena")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for watching only").input_value()
    with window(browser) as other:
        other.goto(link)
        other.get_by_label("Your name").fill("Iva")
        other.get_by_role("button", name="Watch").click()
        expect(page.locator(".watchers")).to_contain_text("Iva")
        other.locator("[data-act='sit 1']").click()
        expect(other.locator(".why")).to_be_visible()
        expect(other.get_by_label("Invitation link")).to_have_count(0)


def test_the_end_tells_everything_and_the_replay_shows_it(page: Page, server: str) -> None:
    table = short_game(page, server)
    scores = page.get_by_role("table", name="Final points")
    expect(scores.get_by_role("columnheader")).to_have_count(3)
    total = scores.locator("td.winner").all_inner_texts()
    assert sum(int(n) for n in total[:-1] if n != "–") == int(total[-1]) >= 5
    expect(page.locator(".dice-chart svg")).to_have_attribute("aria-label", re.compile("7: .*expected"))
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".verdict")).to_contain_text("It fits")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert '"record": "ostrov"' in download.value.path().read_text("utf-8")

    page.get_by_role("link", name="Replay").click()
    view = page.locator(".replay")
    expect(view).to_have_attribute("data-step", "0")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    page.get_by_role("button", name="Forward").click()
    expect(view).to_have_attribute("data-step", "1")
    assert page.url.endswith(f"/r/{table}#1")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log .on-victory")).to_be_visible()
    last = int(view.get_attribute("data-step") or 0)
    page.keyboard.press("ArrowLeft")
    expect(view).to_have_attribute("data-step", str(last - 1))
    expect(page.locator(".log .on-victory")).to_have_count(0)
    turn = page.get_by_role("combobox", name=re.compile("^Turn"))
    turn.select_option(index=2)
    moment = view.get_attribute("data-step")
    expect(view).not_to_have_attribute("data-step", str(last - 1))
    page.get_by_role("button", name="To the end").click()
    for _ in range(4):
        page.get_by_role("button", name="Back").click()
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("button", name="Play").click()
    expect(view).to_have_attribute("data-step", str(last))
    assert moment is not None
    page.goto(f"{server}/r/{table}#4")
    page.reload()
    expect(view).to_have_attribute("data-step", "4")


def test_bars_of_the_dice_are_as_tall_as_their_sums_fell_often(page: Page, server: str) -> None:
    short_game(page, server)
    chart = page.locator(".end .dice-chart")
    counts = [
        int(part)
        for part in re.findall(r"\d+: (\d+)", chart.locator("svg").get_attribute("aria-label") or "")
    ]
    heights = [bar["height"] for bar in (one.bounding_box() for one in chart.locator(".bar").all()) if bar]
    assert len(counts) == len(heights) == 11
    unit = max(heights) / max(counts)
    assert unit > 1
    assert heights == pytest.approx([n * unit for n in counts], abs=1)


def test_settings_outlive_the_page(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("Theme").select_option("Dark")
    page.get_by_label("Ask before ending my turn").check()
    page.get_by_label("Sounds").fill("0")
    page.get_by_text("Keys", exact=True).click()
    page.locator("[data-key=road]").click()
    page.keyboard.press("w")
    expect(page.locator("[data-key=road]")).to_have_text("W")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_text("Settings", exact=True).click()
    expect(page.get_by_label("Ask before ending my turn")).to_be_checked()
    expect(page.get_by_label("Sounds")).to_have_value("0")
    page.get_by_text("Keys", exact=True).click()
    expect(page.locator("[data-key=road]")).to_have_text("W")
    page.get_by_role("button", name="Default keys").click()
    expect(page.locator("[data-key=road]")).to_have_text("R")


def test_pages_are_light_and_kept(page: Page, server: str, local: LocalTable) -> None:
    for address in (server, server + local.path):
        page.goto(address)
        page.locator(".board, main h1").first.wait_for()
        files = page.evaluate(LOADED)
        fonts = [file for file in files if file["name"].endswith(".woff2")]  # test_fonts has their limit
        assert sum(file["raw"] for file in files if file not in fonts) < HEAVIEST
        scripts = [file for file in files if "/assets/" in file["name"]]
        assert len(scripts) > 1
        for file in scripts:
            answer = page.request.get(file["name"])
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            packed = file["name"].endswith(".woff2")  # fonts are compressed already
            assert packed or answer.headers.get("content-encoding") == "gzip" or file["raw"] < SMALL
            assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_end_shows_long_names_whole_on_a_phone(browser: Browser, address: str) -> None:
    table = prepare(
        address, wishes.over, seats=("me", "greedy", "greedy", "greedy"), name=LONG_NAME, options=QUICK
    )
    with window(browser, **PHONE) as page:
        table.enter(page)
        names = page.locator(".end .numbers thead bdi")
        expect(names).to_have_count(8)
        assert LONG_NAME in names.all_inner_texts()
        assert names.evaluate_all(CUT) == 0
        assert page.locator(".end").evaluate("(end) => end.scrollWidth <= end.clientWidth")


def test_an_address_that_leads_nowhere_has_a_page(browser: Browser, server: str) -> None:
    with window(browser, "Failed to load resource", locale="cs-CZ") as page:
        answer = page.goto(f"{server}/nonsense")
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text("Taková stránka tu není.")
        page.get_by_role("link", name="Na úvodní stránku").click()
        expect(page.locator("main.home")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/harbours", "/rules/at-a-glance"])
def test_pages_fit_a_phone(browser: Browser, server: str, path: str) -> None:
    with window(browser, **PHONE) as page:
        page.goto(server + path)
        page.locator("h1").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
