"""Records from files: chosen or dropped on the first page, shown like finished games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import script
from tests.client.guests import window

from ostrov.bots.runner import play_recorded
from ostrov.game.options import Options
from ostrov.game.record import dumps
from ostrov.table.replay import steps

REFUSAL = "Failed to load resource"
"""What the browser itself says of an answer that is an error."""


def test_the_files_are_asked_for_by_keyboard(page: Page, server: str) -> None:
    page.goto(server)
    asked = page.locator(".open-record input")
    asked.evaluate(
        """(input) => input.addEventListener('click', (event) => {
            event.preventDefault();
            input.alt = 'asked';
        })"""
    )
    page.get_by_role("button", name="Choose a file").press("Enter")
    expect(asked).to_have_attribute("alt", "asked")


@pytest.mark.parametrize(("game", "actions"), [("base", 10_000), ("cities_knights", 150)])
def test_a_record_is_chosen_and_shown(
    page: Page, server: str, tmp_path: Path, game: str, actions: int
) -> None:
    options = Options(game=game, players=3, victory_points=6, board_setup="variable")
    record = play_recorded(options, ["greedy"], 2, limit=actions)
    record.save(tmp_path / "game.jsonl")
    last = len(steps(record))
    page.goto(server)
    page.locator(".open-record input").set_input_files(tmp_path / "game.jsonl")
    view = page.locator(".replay")
    expect(view).to_have_attribute("data-step", "0")
    page.get_by_role("button", name="To the end").click()
    expect(view).to_have_attribute("data-step", str(last))
    expect(page.locator(".log .on-victory")).to_have_count(int(record.over))
    expect(page.get_by_role("link", name="Result")).to_have_count(0)
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)
    assert re.search(rf"/replay/[0-9a-f]+#{last}$", page.url)
    page.reload()
    expect(view).to_have_attribute("data-step", str(last))


def test_a_wrong_record_is_told_by_its_line_and_the_next_one_opens(
    browser: Browser, server: str, tmp_path: Path
) -> None:
    text = dumps(play_recorded(Options(players=3), ["greedy"], 1, limit=30))
    lines = text.splitlines()
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("\n".join([*lines[:2], lines[1]]), "utf-8")
    with window(browser, REFUSAL) as page:
        page.goto(server)
        page.locator(".open-record input").set_input_files(wrong)
        expect(page.get_by_role("alert")).to_contain_text("Line 3 of the record is wrong: ")
        wrong.write_text("x" * 1_000_001, "utf-8")
        page.locator(".open-record input").set_input_files(wrong)
        expect(page.get_by_role("alert")).to_contain_text("too large")
        page.locator(".open-record").evaluate(script("drop_file"), text)
        expect(page.locator(".replay")).to_have_attribute("data-step", "0")


def test_a_record_that_is_not_there_any_more(browser: Browser, server: str) -> None:
    with window(browser, REFUSAL) as page:
        page.goto(f"{server}/replay/{'0' * 32}")
        expect(page.get_by_role("status")).to_contain_text("Open its file again")
