"""The map in the waiting room: what the host can do with it, and that it is the one that is played on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.guests import post, short_game, window
from tests.client.prepared import become, wait_for
from tests.client.test_first_page import SIZES
from tests.server.player import Guest

from ostrov.game.game import Game

BOTS = ["me", "greedy", "greedy"]


async def table(address: str, seats: list[str | None] | None = None) -> tuple[Guest, dict[str, Any]]:
    """A table on a new island."""
    host = await Guest.make(address, "Olena")
    return host, await host.make_table(seats or [*BOTS], options={"board_setup": "variable"})


DRAWN_ANEW = "(before) => document.querySelector('.map-preview').innerHTML !== before"


def open_room(page: Page, server: str) -> str:
    """The waiting room as its host sees it; the table."""
    host, made = wait_for(table(server))
    become(page.context, server, host.token)
    page.goto(f"{server}/t/{made['table']['id']}")
    expect(page.locator(".map-preview .token")).to_have_count(18)
    return str(made["table"]["id"])


def numbers(page: Page, where: str = ".map-preview") -> list[str]:
    """The numbers of the map, hex by hex."""
    return page.locator(f"{where} .token text").all_text_contents()


def choose(page: Page, kind: str) -> None:
    page.locator(".map .segments label", has_text=kind).click()


@pytest.mark.parametrize("size", SIZES)
def test_the_map_is_shown_before_the_start_at_every_size(browser: Browser, server: str, size: str) -> None:
    width, height = SIZES[size]
    with window(browser, viewport={"width": width, "height": height}) as page:
        open_room(page, server)
        box = page.locator(".map-picture").bounding_box()
        assert box
        assert box["width"] >= 300
        assert box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_map_that_is_shown_is_played_on(page: Page, server: str) -> None:
    open_room(page, server)
    first = numbers(page)
    before = page.locator(".map-preview").inner_html()
    page.get_by_role("button", name="Shuffle again").click()
    page.wait_for_function(DRAWN_ANEW, arg=before)
    shown = numbers(page)
    assert sorted(shown) == sorted(first)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".board .token")).to_have_count(18)
    assert numbers(page, ".board") == shown


def test_a_printed_and_an_even_map(page: Page, server: str) -> None:
    open_room(page, server)
    choose(page, "Printed")
    expect(page.get_by_role("button", name="Shuffle again")).to_have_count(0)
    expect(page.get_by_label("Rules of this table")).not_to_contain_text("New island")
    choose(page, "Balanced")
    expect(page.locator(".balance")).to_contain_text("This map is balanced.")
    page.get_by_role("button", name="Shuffle again").click()
    expect(page.locator(".balance")).to_contain_text("This map is balanced.")


def test_a_map_from_a_file_and_what_is_wrong_with_another(page: Page, server: str, tmp_path: Path) -> None:
    open_room(page, server)
    choose(page, "Own")
    layout = Game.new(11, board_setup="variable").layout
    good, bad, text = (tmp_path / name for name in ("good.json", "bad.json", "text.json"))
    good.write_text(json.dumps(layout.to_json()))
    rows = layout.to_json()
    rows["hexes"][0] = {"q": 0, "r": -2, "terrain": "swamp", "token": 5}
    bad.write_text(json.dumps(rows))
    text.write_text("no map")
    before = numbers(page)
    page.set_input_files(".own-map input[type=file]", bad)
    expect(page.locator(".map .failure")).to_contain_text("This map cannot be played on: hex (0,-2): 'swamp'")
    page.set_input_files(".own-map input[type=file]", text)
    expect(page.locator(".map .failure")).to_contain_text("This is no map")
    assert numbers(page) == before
    page.set_input_files(".own-map input[type=file]", good)
    expect(page.locator(".map-preview .token text")).not_to_have_text(before)
    assert numbers(page) == [str(tile.token) for tile in layout.tiles if tile.token]
    expect(page.locator(".map .failure")).to_have_count(0)


def test_a_map_from_a_link_to_a_game(page: Page, browser: Browser, server: str) -> None:
    with window(browser) as other:
        finished = short_game(other, server)
    open_room(page, server)
    choose(page, "Own")
    page.get_by_label("Link to a game with this map").fill(f"{server}/r/{finished}#12")
    page.get_by_role("button", name="Use this map").click()
    expect(page.get_by_label("Rules of this table")).to_contain_text("Own map")


def test_guests_see_the_map_and_cannot_change_it(page: Page, browser: Browser, server: str) -> None:
    host, made = wait_for(table(server, ["me", "open", "greedy"]))
    become(page.context, server, host.token)
    page.goto(f"{server}/t/{made['table']['id']}")
    with window(browser) as guest:
        guest.goto(server + made["invitations"]["seat"])
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.locator(".map-preview .token")).to_have_count(18)
        expect(guest.locator(".map .segments")).to_have_count(0)
        before = guest.locator(".map-preview").inner_html()  # numbers alone may fall alike
        page.get_by_role("button", name="Shuffle again").click()
        guest.wait_for_function(DRAWN_ANEW, arg=before)
        expect(page.locator(".map-preview .token text")).to_have_text(numbers(guest))


def test_the_end_has_pictures_of_the_board(page: Page, server: str) -> None:
    finished = short_game(page, server)
    for kind, first in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as waiting:
            page.get_by_role("link", name=f"Picture ({kind})").click()
        path = waiting.value.path()
        assert waiting.value.suggested_filename == f"{finished}.{kind.lower()}"
        assert Path(path).read_bytes().startswith(first)


def test_a_map_can_be_saved_and_brought_back(page: Page, server: str) -> None:
    open_room(page, server)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the map as a file").click()
    saved = numbers(page)
    before = page.locator(".map-preview").inner_html()  # numbers alone may fall alike
    page.get_by_role("button", name="Shuffle again").click()
    page.wait_for_function(DRAWN_ANEW, arg=before)
    choose(page, "Own")
    page.set_input_files(".own-map input[type=file]", waiting.value.path())
    expect(page.locator(".map-preview .token text")).to_have_text(saved)


def test_a_public_table_before_its_start_shows_its_map_to_strangers(browser: Browser, server: str) -> None:
    async def public() -> str:
        host = await Guest.make(server, "Olena")
        options = {"board_setup": "variable"}
        return str((await host.make_table(["me", "open"], options=options, public=True))["table"]["id"])

    with window(browser) as page:
        post(page.context, f"{server}/api/guests", {"name": "Iva"})
        page.context.clear_cookies()
        page.goto(f"{server}/t/{wait_for(public())}")
        expect(page.locator(".map-preview .token")).to_have_count(18)
