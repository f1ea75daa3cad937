"""Motion: nothing waits for it, a press ends it, nothing of it stays, and whoever wants none has none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.conftest import PATIENCE, script
from tests.client.guests import window
from tests.client.knight_person import KnightPerson
from tests.client.person import Person
from tests.client.prepared import Prepared, prepare
from tests.client.screens import DESKTOP, PHONE, TABLET, new_base_table
from tests.client.test_told import ALL_SHIPS, attacked, befalls, kind_of

from ostrov.server.local import LocalTable
from ostrov.table import TablePlan

WATCH_ZONES, WATCH_FLIGHTS = script("watch_zones"), script("watch_flights")
WIDE = {"width": 1440, "height": 900}
SIZES = (WIDE, DESKTOP, TABLET, PHONE)
SHIFT = 0.02
STEPS = 500
LONG_SCENE = 3000
LATE = 1200
"""Milliseconds that a story may end behind the table."""
AT_ONCE = 1
"""Pictures that may be drawn before a press is obeyed: they tell the same on a busy machine."""
QUIET = "() => flights().now === 0 && moving() === 0"


@pytest.fixture
def local(request: pytest.FixtureRequest) -> LocalTable:
    """A game against bots that wait a little, so that their moves are seen."""
    game = getattr(request, "param", "base")
    options = {"game": game, "players": 3, "board_setup": "variable", "victory_points": 5}
    if game == "cities_knights":
        options |= {"victory_points": 6, "ck_barbarian_track": 3}
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    plan = TablePlan.from_json({"options": options, "seats": [{"kind": "me"}, *bots], "pace": 100})
    return LocalTable(plan, "Olena", 20)


@pytest.fixture
def watched(request: pytest.FixtureRequest, page: Page, server: str, local: LocalTable) -> Page:
    """The table, with an eye on all that flies and shifts; in a wide window unless a test says otherwise."""
    page.set_viewport_size(getattr(request, "param", WIDE))
    for watch in (WATCH_ZONES, WATCH_FLIGHTS):
        page.add_init_script(watch)
    page.goto(server + local.path)
    page.locator(".board").wait_for()
    return page


@pytest.mark.parametrize("watched", SIZES, indirect=True, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("local", ["base", "cities_knights"], indirect=True)
def test_a_whole_game_moves_and_nothing_shifts_or_stays(watched: Page) -> None:
    in_knights = watched.locator(".table").get_attribute("data-box") == "ck"
    person = (KnightPerson if in_knights else Person)(watched, seed=3)
    assert person.play(STEPS), person.did
    found = watched.evaluate("stillness()")
    assert found["shifted"] < SHIFT, found["worst"]
    assert {"chip", "ring", "hex"} <= set(watched.evaluate("flights()")["flown"])
    watched.wait_for_function(QUIET)
    assert watched.locator(".flights > *").count() == 0


ONE_PRESS = """(selector) => new Promise((done) => {
    // As soon as something flies, what is pressed is obeyed at once, and what flew is gone.
    const table = document.querySelector('.table');
    const look = () => {
        const control = document.querySelector(selector);
        if (!document.querySelector('.flyer') || !control) { requestAnimationFrame(look); return; }
        let drawn = 0;
        const count = () => { drawn += 1; requestAnimationFrame(count); };
        requestAnimationFrame(count);
        const running = [...document.querySelectorAll('.flyer')];
        control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        control.click();
        const left = () => running.filter((one) => one.isConnected).length;
        queueMicrotask(() => setTimeout(() => done({ left: left(), drawn,
            open: document.querySelector('.trade') !== null, seq: table.dataset.seq })));
    };
    look();
})"""


def test_a_press_ends_what_runs_and_is_obeyed_at_once(page: Page, address: str) -> None:
    table = new_base_table(address, wishes.host_holds_four)
    page.add_init_script(WATCH_FLIGHTS)
    table.enter(page)
    page.locator(".slot:not(.none) .pile").first.wait_for()
    offered = page.locator("[data-act=trade]")
    expect(offered).to_be_visible()
    table.play_on(lambda people: bool(kind_of(people[0], "roll")) and people[0].my_turn)
    page.locator('.main[data-act="roll"]').click()
    found = page.evaluate(ONE_PRESS, "[data-act=trade]")
    assert found["left"] == 0
    assert found["open"]
    assert found["drawn"] <= AT_ONCE
    page.wait_for_function(QUIET)


def test_a_key_ends_what_runs_too(watched: Page) -> None:
    person = Person(watched, seed=3)
    for _ in range(STEPS):
        if watched.evaluate("flights().now"):
            break
        assert not person.play(1)
    watched.keyboard.press("Shift")
    watched.wait_for_function("() => flights().now === 0", timeout=LATE + PATIENCE)


@pytest.mark.parametrize("how", ["system", "setting"])
def test_without_motion_nothing_flies(browser: Browser, server: str, local: LocalTable, how: str) -> None:
    calm = "reduce" if how == "system" else "no-preference"
    with window(browser, viewport=WIDE, reduced_motion=calm) as page:
        page.add_init_script(WATCH_FLIGHTS)
        page.goto(server + local.path)
        page.locator(".board").wait_for()
        if how == "setting":
            page.locator("details.settings > summary").click()
            page.get_by_label("Motion").select_option("None")
            page.keyboard.press("Escape")
            page.locator(".board").click(position={"x": 10, "y": 10})
            expect(page.locator("html")).to_have_attribute("data-motion", "off")
        assert Person(page, seed=3).play(STEPS)
        assert page.evaluate("flights()")["flown"] == {}


def test_motion_can_be_had_against_the_system(browser: Browser, server: str, local: LocalTable) -> None:
    with window(browser, viewport=WIDE, reduced_motion="reduce") as page:
        page.add_init_script(WATCH_FLIGHTS)
        page.add_init_script("localStorage.setItem('ostrov.preferences', '{\"motion\": \"full\"}')")
        page.goto(server + local.path)
        page.locator(".board").wait_for()
        person = Person(page, seed=3)
        for _ in range(STEPS):
            if page.evaluate("flights()")["flown"]:
                break
            assert not person.play(1)
        expect(page.locator("html")).to_have_attribute("data-motion", "full")


@pytest.fixture
def attack(address: str) -> Prepared:
    """Two people whose cities the barbarians are about to attack."""
    return prepare(
        address,
        wishes.any_turn,
        seats=("me", "open"),
        game="cities_knights",
        options={
            "board_setup": "variable",
            "victory_points": 40,
            "ck_event_die": ALL_SHIPS,
            "ck_barbarian_track": 2,
        },
    )


def until_attacked(table: Prepared) -> None:
    """Plays until the host has to choose a city."""
    table.play_on(befalls("losses-due", attacked), lambda player: kind_of(player, "roll", "end turn"))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_attack_is_seen_for_three_seconds_before_a_city_is_chosen(
    browser: Browser, attack: Prepared, motion: str
) -> None:
    with window(browser, viewport=WIDE, reduced_motion=motion) as page:
        page.add_init_script(WATCH_FLIGHTS)
        attack.enter(page)
        page.locator(".board").wait_for()
        until_attacked(attack)
        page.locator(".battle").wait_for()
        assert page.locator(".targets .target").count() == 0
        expect(page.locator(".battle .verdict")).to_contain_text("each loses a city")
        board, scene = page.locator(".board").bounding_box(), page.locator(".battle").bounding_box()
        assert board
        assert scene
        assert scene["width"] <= 0.94 * board["width"] + 1
        assert scene["height"] <= 520
        expect(page.locator(".targets .target").first).to_be_visible()
        scenes = page.evaluate("flights().scenes")
        assert [one["to"] - one["from"] >= LONG_SCENE for one in scenes] == [True]
        expect(page.locator("[data-live=losses]")).to_contain_text("To lose a city")


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_press_ends_the_attack_and_the_choice_begins(browser: Browser, attack: Prepared, how: str) -> None:
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.add_init_script(WATCH_FLIGHTS)
        attack.enter(phone)
        phone.locator(".board").wait_for()
        until_attacked(attack)
        phone.locator(".battle").wait_for()
        if how == "tap":
            box = phone.locator(".battle").bounding_box()
            assert box
            phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 20)
        else:
            phone.keyboard.press("Escape")
        expect(phone.locator(".battle")).to_have_count(0)
        expect(phone.locator(".targets .target").first).to_be_visible()
        assert phone.locator(".battle-report").count() == 0  # something is asked
        assert phone.locator(".why").count() == 0  # the tap meant nothing else


def test_the_report_stays_until_something_is_asked(browser: Browser, attack: Prepared) -> None:
    with window(browser, viewport=WIDE) as page:
        attack.enter(page)
        page.locator(".board").wait_for()
        until_attacked(attack)
        page.locator(".battle").wait_for()
        attack.play_on(
            lambda people: people[0].scene is not None and people[0].scene["phase"] != "losing cities"
        )
        expect(page.locator(".battle-report")).to_contain_text("weakest defence")
        page.locator("[data-act=close-report]").click()
        expect(page.locator(".ladders")).to_be_visible()
