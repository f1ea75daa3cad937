"""People who watch, in windows of their own: what they are told, and how the host sends them away."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.client.guests import window

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def open_table(page: Page, server: str) -> str:
    """A table of the host and bots; the link to watch it."""
    page.goto(f"{server}/new")
    page.get_by_label("Your name").fill("Olena")
    for seat in (2, 3, 4):
        page.get_by_label(f"Seat {seat}").select_option("Bot, Medium")
    page.get_by_label("Bot speed").select_option("Instant")
    page.get_by_label("Spectators").select_option("60 s late")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Rules of this table")).to_contain_text("watched 60 s late")
    return page.get_by_label("Link for watching only").input_value()


def test_the_host_decides_who_watches_and_how_late(page: Page, browser: Browser, server: str) -> None:
    link = open_table(page, server)
    with window(browser, "Failed to load resource", **PHONE) as other:
        other.goto(link)
        other.get_by_label("Your name").fill("Iva")
        other.get_by_role("button", name="Watch").click()
        expect(page.locator(".watchers")).to_contain_text("Iva")
        page.get_by_role("button", name="Start the game").click()
        page.locator(".targets .target").first.wait_for()
        expect(other.locator(".notice")).to_have_text("You are watching. You see everything 60 s late.")
        expect(other.locator(".board")).to_be_visible()
        page.get_by_label("Settings", exact=True).click()
        page.get_by_label("Spectators").select_option("Nobody")
        expect(other.get_by_role("heading", level=1)).to_have_text("This game is not to be watched.")
        expect(page.locator(".log")).to_contain_text("Nobody may watch the game")
        other.goto(link)
        expect(other.locator(".failure")).to_have_text("This game is not to be watched.")


def test_without_spectators_there_is_no_link_for_them(page: Page, server: str) -> None:
    open_table(page, server)
    page.get_by_label("Spectators").select_option("Nobody")
    expect(page.get_by_label("Link for watching only")).to_have_count(0)
    expect(page.get_by_label("Rules of this table")).to_contain_text("not watched")
    page.get_by_label("Spectators").select_option("Live")
    expect(page.get_by_label("Link for watching only")).to_be_visible()
