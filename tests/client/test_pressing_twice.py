"""A press while an action is on its way: one action is done, whichever comes first, answer or picture."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.client import wishes
from tests.client.screens import new_base_table


class SlowPictures:
    """A connection that can keep back what happened, while answers come through, or call for patience."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Any] = []
        self.answers = 0
        self.too_fast = 0
        self._held: list[str] | None = None
        page.route_web_socket("**/socket*", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self._page = route
        server = route.connect_to_server()

        def out(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            if self.too_fast:
                self.too_fast -= 1
                slow = {"code": "slow-down", "text": "", "clause": None, "facts": {"seconds": 0.1}}
                answer = {"kind": "answer", "id": self.sent[-1]["id"], "ok": False, "problem": slow}
                route.send(json.dumps(answer))
            else:
                server.send(text)

        def back(text: str | bytes) -> None:
            kind = json.loads(text)["kind"]
            self.answers += kind == "answer"
            if kind == "update" and self._held is not None:
                self._held.append(str(text))
            else:
                route.send(text)

        route.on_message(out)
        server.on_message(back)

    def hold(self) -> None:
        """From now on nothing new is seen."""
        self._held = []

    def release(self) -> None:
        """All that was held back arrives."""
        held, self._held = self._held or [], None
        for text in held:
            self._page.send(text)

    def played(self) -> list[str]:
        """The actions that the page asked for."""
        return [message["action"] for message in self.sent if message["do"] == "play"]


@pytest.fixture
def line(page: Page, address: str) -> SlowPictures:
    """The page of somebody whose turn it is."""
    line = SlowPictures(page)
    new_base_table(address, wishes.host_holds_cards).enter(page)
    expect(page.locator('.main[data-act="end turn"]')).to_have_attribute("aria-disabled", "false")
    line.hold()
    return line


def test_the_turn_ends_once(page: Page, line: SlowPictures) -> None:
    main, turn = page.locator(".main"), page.locator(".turn").inner_text()
    main.click()
    page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'true'")
    main.click(force=True)
    while not line.answers:
        page.wait_for_timeout(20)
    main.click(force=True)  # it is done, but the page shows it not yet
    assert line.played() == ["end turn"]
    assert [message["do"] for message in line.sent] == ["play"]  # nor is anybody asked why not
    expect(page.locator(".why")).to_have_count(0)
    line.release()
    expect(page.locator(".table")).to_have_attribute("data-busy", "false")
    expect(page.locator(".turn")).not_to_have_text(turn)


def test_one_road_is_built_where_two_were_pressed(page: Page, line: SlowPictures) -> None:
    page.locator('.build[data-act="road"]').click()
    places = page.locator(".targets .target")
    places.first.locator(".sign").click(force=True)
    while not line.answers:
        page.wait_for_timeout(20)
    page.locator('.build[data-act="road"]').click()
    places.last.locator(".sign").click(force=True)  # another place, of the position before
    assert len(line.played()) == 1
    line.release()
    expect(page.locator(".table")).to_have_attribute("data-busy", "false")
    expect(page.locator(".why")).to_have_count(0)


def test_who_is_faster_than_the_server_likes_loses_no_press(page: Page, line: SlowPictures) -> None:
    line.release()
    line.too_fast, turn = 2, page.locator(".turn").inner_text()
    page.locator(".main").click()
    expect(page.locator(".turn")).not_to_have_text(turn)
    assert line.played() == ["end turn"] * 3
    assert len({message["id"] for message in line.sent}) == 1  # the same command, not another one
    expect(page.locator(".why")).to_have_count(0)
