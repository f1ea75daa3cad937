"""Nothing moves that was not touched: twelve turns of each game, seen at every size at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.client.conftest import script
from tests.client.guests import window
from tests.client.knight_person import KnightPerson
from tests.client.person import Person
from tests.client.prepared import Prepared, prepare
from tests.client.wishes import any_turn

WATCH_ZONES = script("watch_zones")
SIZES = {"wide": (1440, 900), "small": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}
TURNS = 12
STEPS = 400
SHIFT = 0.02
SEATS = ("me", "greedy", "greedy", "greedy")
GAMES = ("base", "cities_knights")


class Patient(Person):
    """Plays so many turns and then stops."""

    ended = 0

    def turns(self, wanted: int) -> None:
        """Plays until the turn was ended so often."""
        for _ in range(STEPS):
            if self.ended == wanted:
                return
            assert not self.play(1), "the game was over too soon"
        raise AssertionError(f"{self.ended} turns in {STEPS} steps: {self.did}")

    def _press(self, control: Locator) -> None:
        self.ended += control.get_attribute("data-act") == "end turn"
        super()._press(control)


class PatientKnight(Patient, KnightPerson):
    """The same in Cities & Knights."""


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest, address: str) -> Prepared:
    """A game that has just begun."""
    return prepare(
        address,
        any_turn,
        seats=SEATS,
        game=request.param,
        options={"board_setup": "variable", "victory_points": 40},
    )


@pytest.fixture
def pages(browser: Browser, table: Prepared) -> Iterator[dict[str, Page]]:
    """The same seat at all sizes."""
    with ExitStack() as windows:
        found = {}
        for name, (width, height) in SIZES.items():
            page = windows.enter_context(window(browser, viewport={"width": width, "height": height}))
            page.add_init_script(WATCH_ZONES)
            table.enter(page)
            page.locator(".board").wait_for()
            found[name] = page
        yield found


def test_nothing_moves_in_twelve_turns(pages: dict[str, Page], table: Prepared) -> None:
    player = pages["small"]
    in_knights = player.locator(".table").get_attribute("data-box") == "ck"
    person = (PatientKnight if in_knights else Patient)(player, seed=5)
    person.turns(TURNS)
    seq = player.locator(".table").get_attribute("data-seq") or ""
    for name, page in pages.items():
        page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.seq) >= {seq}")
        found = page.evaluate("stillness()")
        moved = {zone: places for zone, places in found["zones"].items() if len(places) != 1}
        assert not moved, f"{name}: {moved}"
        assert found["shifted"] < SHIFT, f"{name}: {found['shifted']} {found['worst']}"
        log = page.locator(".log")
        if log.count():
            assert log.evaluate("(log) => log.scrollHeight - log.scrollTop - log.clientHeight < 4")
            expect(page.locator("[data-act=newest]")).to_have_count(0)
