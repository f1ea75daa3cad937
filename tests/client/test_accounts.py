"""The turn of a bot is told as one: in the log, in the ticker of a phone, and to a screen reader."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.client.person import Person
from tests.client.screens import PHONE

from ostrov.server.local import LocalTable

NAMES = "Mira|Bruno|Vesna|Otto|Zora|Tadeo"
PARAGRAPH = """() => {
    const head = [...document.querySelectorAll('.log .part.on-turn')].at(-1);
    let text = '';
    for (let one = head; one?.matches('.part'); one = one.nextElementSibling) text += one.textContent + ' ';
    return text;
}"""


def test_the_log_has_a_paragraph_for_the_turn_of_a_bot(page: Page, server: str, local: LocalTable) -> None:
    page.goto(server + local.path)
    page.locator(".board").wait_for()
    Person(page, seed=2).play(8)
    page.locator(".log .part.on-turn").first.wait_for(state="attached")
    rolled = rf"^({NAMES}): \s*rolled \d+"
    page.wait_for_function(f"(sentence) => new RegExp(sentence).test(({PARAGRAPH})())", arg=rolled)
    words = page.locator(".log .part .rule-link").first
    expect(words).to_have_attribute(
        "title", re.compile(r"\([A-Z]+-[A-Z0-9-]+\)$")
    )  # the sentence and its rule


def test_the_ticker_and_a_screen_reader_have_it_as_one_sentence(
    page: Page, server: str, local: LocalTable
) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto(server + local.path)
    page.locator(".board").wait_for()
    person = Person(page, seed=2)
    account = page.locator(".ticker .account")
    for _ in range(40):
        person.play(1)
        if account.count():
            break
    expect(account).to_contain_text(re.compile(rf"({NAMES}): rolled \d+"))
    spoken = page.locator("[data-live=polite] p", has_text=re.compile(rf"^({NAMES}): .*rolled \d+")).first
    expect(spoken).to_be_attached()
