"""Whole games by keyboard alone, whole turns by taps on a phone, and what a screen reader is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client import wishes
from tests.client.guests import window
from tests.client.other_hands import Fingers, Keyboard, KnightFingers, KnightKeyboard
from tests.client.screens import PHONE, new_base_table

from ostrov.server.local import LocalTable
from ostrov.table import TablePlan

STEPS = 500
TURNS_BY_TAPS = 30
BASE = {"game": "base", "players": 3, "board_setup": "variable", "victory_points": 4, "hand_limit": 3}
KNIGHTS = {"game": "cities_knights", "players": 3, "board_setup": "variable", "victory_points": 5}


@pytest.fixture(params=["base", "cities_knights"])
def game(request: pytest.FixtureRequest) -> str:
    """Which game is played."""
    return str(request.param)


@pytest.fixture
def local(game: str) -> LocalTable:
    """A short game against bots that do not wait."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    options = BASE if game == "base" else KNIGHTS
    plan = TablePlan.from_json({"options": options, "seats": [{"kind": "me"}, *bots], "pace": 0})
    return LocalTable(plan, "Olena", 4)


def test_a_whole_game_by_keyboard_alone(page: Page, server: str, local: LocalTable, game: str) -> None:
    page.goto(server + local.path)
    person = (Keyboard if game == "base" else KnightKeyboard)(page, seed=3)
    assert person.play(STEPS), person.did
    expect(page.locator(".end h2")).to_be_focused()
    assert person.lost == set()
    assert person.unseen == set()
    assert {"placed on a node", "placed on a edge", "rolled or ended"} <= set(person.did), person.did


def test_turns_by_taps(browser: Browser, server: str, local: LocalTable, game: str) -> None:
    with window(browser, viewport=PHONE, has_touch=True, is_mobile=True) as phone:
        phone.goto(server + local.path)
        person = (Fingers if game == "base" else KnightFingers)(phone, seed=3)
        person.play(TURNS_BY_TAPS)
        assert {"placed on a node", "placed on a edge", "rolled or ended"} <= set(person.did)
        assert person.did["rolled or ended"] >= 4  # two turns at least


def test_a_screen_reader_hears_what_happens_and_what_can_be_done(page: Page, address: str) -> None:
    new_base_table(address, wishes.host_holds_cards).enter(page)
    assertive = page.locator("[data-live=assertive]")
    expect(assertive).to_have_text("Your turn: trade and build, then end the turn.")
    page.locator("#tab-actions-list").click()
    expect(page.get_by_role("tabpanel")).to_match_aria_snapshot("""
        - tabpanel:
          - heading "End turn" [level=2]
          - list:
            - listitem:
              - button "End turn"
    """)
    page.locator(".action-list [data-text='end turn']").click()
    polite = page.locator("[data-live=polite]")
    expect(polite).to_have_text(re.compile(r"(Mira|Bruno): .*rolled \d+"))
    expect(page.get_by_role("group", name="Board").get_by_role("img").first).to_have_accessible_name(
        re.compile(r"^(forest|hills|pasture|fields|mountains|desert)")
    )
