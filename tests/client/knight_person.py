"""Somebody who plays Cities & Knights through the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from tests.client.person import ASKED, SETTLED, WAIT, Person

KNIGHT_ACTS = ("activate", "promote", "chase robber", "displace", "move knight")
WALK_EVERY = 5
"""Knights could walk about for ever."""


class KnightPerson(Person):
    """Uses what Cities & Knights adds: cards, knights, improvements and all their steps."""

    asked = f"{ASKED}, .dice-picker, [data-act=done], [data-act=return]"
    settled = f"{SETTLED}, .dice-picker"
    builds = ("city", "recruit", "settlement", "wall", "road")

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.prompts: set[str] = set()
        self.walks = 0

    def _ways(self) -> tuple[Callable[[], str], ...]:
        return (
            *(self._place, self._dice, self._take, self._choose, self._discard, self._done, self._answer),
            *(self._progress, self._improve, self._knight, self._build, self._ask, self._return, self._bank),
        )

    def _step(self) -> str:
        self.prompts.add(self._prompt())
        return super()._step()

    def _place(self) -> str:
        """A place; there may be a second one."""
        targets = self.page.locator(".targets .target")
        count = targets.count()
        if not count:
            return ""
        kind = targets.first.get_attribute("data-kind")
        founding = self._prompt().startswith("Found")
        self._put(targets.nth(self._best(targets) if founding else self.luck.randrange(count)))
        return f"placed on a {kind}"

    def _best(self, targets: Locator) -> int:
        """The intersection whose hexes are rolled most often, as its label says."""
        labels = [target.get_attribute("aria-label") or "" for target in targets.all()]
        rolls = [re.findall(r"[a-z] (\d+)", label.partition(":")[2]) for label in labels]
        worth = [sum(6 - abs(7 - int(n)) for n in numbers) for numbers in rolls]
        return worth.index(max(worth))

    def _dice(self) -> str:
        """The Alchemist's dice."""
        if not self.page.locator(".dice-picker").count():
            return ""
        for tone in ("red", "yellow"):
            self._press(self.page.locator(f'[data-die="{tone} {self.luck.randint(1, 6)}"]'))
        return "set the dice" if self._any('[data-act="set dice"]') else ""

    def _done(self) -> str:
        return "was done" if self._any("[data-act=done]") else ""

    def _progress(self) -> str:
        return self._play_held(".progress-card.able", "data-progress", "play ")

    def _improve(self) -> str:
        return "improved" if self._any("[data-improve]") else ""

    def _knight(self) -> str:
        """Something out of the menu of an own knight."""
        for knight in self.page.locator(".handle.able").all():
            self._press(knight)
            menu = self.page.locator(".knight-menu")
            menu.wait_for(timeout=WAIT)
            for kind in KNIGHT_ACTS:
                wanted = kind != "move knight" or self._walks()
                if wanted and self._any(f'.knight-menu [data-act="{kind}"][aria-disabled=false]'):
                    return kind
            self.page.keyboard.press("Escape")
            menu.wait_for(state="detached", timeout=WAIT)
        return ""

    def _walks(self) -> bool:
        self.walks += 1
        return self.walks % WALK_EVERY == 1

    def _ask(self) -> str:
        return "asked" if self._any(".cards [data-act=ask]") else ""

    def _return(self) -> str:
        return "put a card back" if self._any("[data-act=return]") else ""
