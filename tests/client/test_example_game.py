"""The example game: every step with its sentence, by keyboard, in several languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import ROOT
from tests.client.guests import window

from ostrov.examples import example_game, example_record
from ostrov.table.replay import steps

LAST = len(steps(example_game()))


def sentences(language: str) -> dict[str, str]:
    """What the page may say, by message."""
    text = Path(ROOT / "client/i18n" / language / "almanac" / "example-game.ftl").read_text("utf-8")
    return dict(re.findall(r"^(told-\d+-\d+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "cs"])
def test_it_is_stepped_through_to_its_end(browser: Browser, server: str, language: str) -> None:
    known, seen = sentences(language), []
    with window(browser, locale=language, viewport={"width": 1280, "height": 720}) as page:
        page.goto(f"{server}/example-game")
        view, told = page.locator(".replay"), page.locator(".narration")
        for step in range(LAST + 1):
            expect(view).to_have_attribute("data-step", str(step))
            message = told.get_attribute("data-told") or ""
            expect(told.get_by_role("status")).to_have_text(known[message])
            seen.append(message)
            page.keyboard.press("ArrowRight")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.url.endswith(f"/example-game#{LAST}")
    assert set(seen) == set(known)
    assert seen == sorted(seen, key=lambda one: [int(part) for part in one.split("-")[1:]])


def test_links_turns_and_the_way_there(page: Page, server: str) -> None:
    known = sentences("en")
    page.goto(server)
    page.get_by_role("link", name="Example game").click()
    view, said = page.locator(".replay"), page.locator(".narration p")
    expect(said).to_have_text(known["told-1-0"])
    page.keyboard.press("ArrowDown")
    expect(said).to_have_text(known["told-2-0"])
    page.locator(".replay-controls select").first.select_option("8 (White)")
    expect(said).to_have_text(known["told-8-0"])
    page.goto(f"{server}/example-game#30")
    expect(view).to_have_attribute("data-step", "30")
    expect(said).to_have_text(known["told-6-2"])


def test_other_replays_are_not_explained(page: Page, server: str) -> None:
    record = page.request.post(f"{server}/api/replays", data=example_record())
    page.goto(f"{server}/replay/{record.json()['replay']}")
    expect(page.locator(".replay")).to_have_attribute("data-step", "0")
    expect(page.locator(".narration")).to_have_count(0)
