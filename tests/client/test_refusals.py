"""A refusal stands where the press was, with its further reason, on the desktop and on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from tests.client import wishes
from tests.client.conftest import script
from tests.client.guests import window
from tests.client.screens import DESKTOP, base_table, knights_table

from ostrov.server.local import LocalTable

SIZES = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
NEAR = 32
"""Pixels between a press and what is said about it."""

OTHER_EDGES = script("other_edges")


@pytest.fixture(params=SIZES)
def screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of either size."""
    with window(browser, locale="en-GB", **SIZES[request.param]) as page:
        yield page


def gap(said: Locator, pressed: tuple[float, float, float, float]) -> float:
    """How far what is said stands from what was pressed, a box; all of it must be in the window."""
    box, size = said.bounding_box(), said.page.viewport_size
    assert box is not None
    assert size is not None
    left, top, right, bottom = box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
    assert 0 <= left <= right <= size["width"]
    assert 0 <= top <= bottom <= size["height"]
    return float(max(left - pressed[2], pressed[0] - right, top - pressed[3], pressed[1] - bottom, 0))


def box_of(button: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is seen of it."""
    box = button.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def begin(page: Page, address: str) -> None:
    """A table at which a settlement is founded."""
    page.goto(address)
    page.wait_for_selector(".targets .target[data-kind=node]")


def test_a_greyed_button_answers_beside_itself(screen: Page, address: str) -> None:
    base_table(address, wishes.host_trades).enter(screen)
    button = screen.locator('.build[aria-disabled="true"]').first
    button.click(force=True)
    said = screen.locator(".why")
    expect(said.locator(".clause").first).to_be_visible()
    assert gap(said, box_of(button)) <= NEAR


def test_a_place_that_cannot_be_chosen_answers_there(screen: Page, server: str, local: LocalTable) -> None:
    begin(screen, server + local.path)
    signs = screen.locator(".targets .target .sign")
    signs.nth(signs.count() // 2).click(force=True)  # inland: three edges
    confirm = screen.locator(".confirm .primary")
    edges = screen.locator(".targets .target[data-kind=edge]")
    expect(confirm.or_(edges.first)).to_be_visible()
    if confirm.is_visible():
        confirm.click()
    expect(edges.first).to_be_visible()
    x, y = screen.evaluate(OTHER_EDGES)
    screen.mouse.click(x, y)
    said = screen.locator(".why")
    expect(said).to_contain_text("The road must touch the settlement that has just been placed (intersection")
    assert gap(said, (x, y, x, y)) <= NEAR
    expect(edges.first).to_be_visible()  # nothing was chosen


def test_a_level_out_of_order_answers_beside_itself(browser: Browser, address: str) -> None:
    with window(browser, locale="en-GB", viewport=DESKTOP) as page:
        knights_table(address, wishes.host_plays_knights).enter(page)
        said, rungs = page.locator(".why"), page.locator(".rung[aria-disabled=true]")
        later = rungs.and_(page.locator(":not(.next):not(.reached)")).first
        later.click(force=True)
        expect(said).to_have_text("Levels are bought in order: first the one below it.")
        assert gap(said, box_of(later)) <= NEAR
        rungs.and_(page.locator(".reached")).first.click(force=True)
        expect(said).to_have_text("You have this level already.")


def test_a_further_reason_is_said_too(screen: Page, address: str) -> None:
    facts = {"closed": ["(0,0)SE"], "because": ["B-ROAD-3", "X-77"]}
    refused = {"code": "refused", "text": "", "clause": "B-ROAD-2", "facts": facts, "case": "closed"}

    def answer(route: WebSocketRoute) -> None:
        server_side = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("problem"):
                message["problem"] = refused
            route.send(json.dumps(message))

        server_side.on_message(pass_on)

    screen.route_web_socket("**/socket*", answer)
    base_table(address, wishes.host_trades).enter(screen)
    screen.locator('.build[aria-disabled="true"]').first.click(force=True)
    said = screen.locator(".why")
    expect(said).to_contain_text("Your road ends at another player's piece (intersection")
    expect(said.locator(".also").first).to_have_text(
        "You cannot build past another player's settlement or city. Rule B-ROAD-3"
    )
    expect(said.locator(".clause")).to_have_text(["Rule B-ROAD-2", "Rule B-ROAD-3", "Rule X-77"])
