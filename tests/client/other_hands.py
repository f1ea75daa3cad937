"""People who play with a finger on a phone, or with a keyboard and nothing else."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError
from tests.client.conftest import script
from tests.client.knight_person import KnightPerson
from tests.client.looks import small_targets
from tests.client.person import Person

STEPS_TO = script("steps_to")
FOCUS = script("focus")
SOON = 20_000
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class Fingers(Person):
    """Taps; a place on the board takes two. Nothing may stick out or be too small to hit."""

    def _press(self, control: Locator) -> None:
        control.tap()

    def _press_place(self, target: Locator) -> None:
        target.locator(".sign").tap(force=True)
        self.page.locator(".confirm").wait_for()

    def _step(self) -> str:
        assert self.page.evaluate("document.documentElement.scrollWidth") == 390
        assert small_targets(self.page) == []
        return super()._step()


class KnightFingers(Fingers, KnightPerson):
    """The same in Cities & Knights, where the charts are a sheet."""

    def _improve(self) -> str:
        if not self.page.locator(".charts-button .can").count():
            return ""
        self._press(self.page.locator(".charts-button"))
        done = super()._improve()
        if self.page.locator(".side.open").count():
            self._press(self.page.locator(".side .close-sheet"))
        return done


class Keyboard(Person):
    """Presses keys only. The focus must be seen, and must not be lost by what is done."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.lost: set[str] = set()
        self.unseen: set[str] = set()
        self.last = "the beginning"

    def _press(self, control: Locator) -> None:
        self._go_to(control)
        self.page.keyboard.press("Enter")

    def _press_place(self, target: Locator) -> None:
        board = self.page.locator('.targets .target[tabindex="0"]')
        self._go_to(board)
        for _ in range(self.luck.randrange(4)):
            self.page.keyboard.press(self.luck.choice(ARROWS))
        self.page.keyboard.press("Enter")

    def _go_to(self, control: Locator) -> None:
        """Walks to a control with Tab, whichever way is shorter."""
        for _ in range(12):
            if control.evaluate("one => one === document.activeElement"):
                break
            steps = int(control.evaluate(STEPS_TO))
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        else:
            raise AssertionError(f"Tab does not lead to {control}, but to {self._focus()['name']}: {steps}")
        if not self._focus()["ring"]:
            self.unseen.add(self._focus()["name"])

    def _has_focus(self) -> bool:
        """Whether something has the focus, if not at once then soon."""
        try:
            self.page.wait_for_function("() => document.activeElement !== document.body", timeout=SOON)
        except TimeoutError:
            return False
        return True

    def _focus(self) -> Any:
        return self.page.evaluate(FOCUS)

    def _step(self) -> str:
        if self.did and not self._has_focus():
            self.lost.add(self.last)
        self.last = super()._step()
        return self.last


class KnightKeyboard(Keyboard, KnightPerson):
    """The same in Cities & Knights."""
