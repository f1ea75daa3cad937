"""Cities & Knights through the real page: a whole game by clicks, the charts on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.knight_person import KnightPerson

from ostrov.server.local import LocalTable
from ostrov.table import TablePlan

SEED = 7
STEPS = 500
POINTS = 11
UNSAID = ("prompt-", "choose-", "act-", "card-")
"""How an id begins that would show where a message is missing."""


@pytest.fixture
def local(request: pytest.FixtureRequest) -> LocalTable:
    """A table with bots that do not wait, two if nothing is said; knights of a battle are chosen."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * getattr(request, "param", 2)]
    options = {"game": "cities_knights", "victory_points": POINTS, "ck_expert_defence": True}
    plan = TablePlan.from_json({"options": options | {"players": len(seats)}, "seats": seats, "pace": 0})
    return LocalTable(plan, "Olena", SEED)


def test_a_whole_game_by_clicks(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    person = KnightPerson(page, seed=2)
    assert person.play(STEPS), person.did  # every prompt had a way to act
    expect(page.locator(".end h2")).to_contain_text("with ")
    assert {"improved", "recruit", "activate", "played a card", "was done"} <= set(person.did), person.did
    assert not [text for text in person.prompts if text.startswith(UNSAID)]


def test_the_charts_are_a_sheet_on_a_phone(browser: Browser, server: str, local: LocalTable) -> None:
    phone = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.goto(server + local.path)
    phone.wait_for_selector(".targets .target[data-kind=node]")
    expect(phone.locator(".ladders")).to_be_hidden()
    phone.locator(".charts-button").tap()
    expect(phone.locator(".rung")).to_have_count(15)
    sheet, board = phone.locator(".charts").bounding_box(), phone.locator(".board").bounding_box()
    wide = phone.evaluate("document.documentElement.scrollWidth")
    phone.close()
    assert wide == 390  # nothing sticks out
    assert sheet
    assert board
    assert sheet["y"] - board["y"] > 150  # the board stays in view


@pytest.mark.parametrize("local", [3], indirect=True)
@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_names_of_bots_are_whole_beside_their_levels(
    browser: Browser, server: str, local: LocalTable, language: str
) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale=language)
    page.goto(server + local.path)
    names = page.locator(".player .name bdi")
    expect(names).to_have_count(4)
    cut = names.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    page.close()
    assert cut == 0
