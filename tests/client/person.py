"""Somebody who plays through the page: looks what can be clicked, and clicks it."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

WAIT = 90_000
"""Longer than the slowest machine thinks about an answer."""
ACCEPT = "[data-act=accept][aria-disabled=false]"
CHOICES = ".targets .target, .choices button, .stage [data-take]"
ASKED = f".end, {CHOICES}, .discard, .main[aria-disabled=false], {ACCEPT}"
SETTLED = f"{CHOICES}, .why"


def shown(what: str, *, since: str = "") -> str:
    """A script that waits for one of these on the page, or for a position after `since`.

    Nobody acts on what is shown while an action is on its way.
    """
    return f"""(before) => document.querySelector('.table[data-busy=false]') && (
        {f"document.querySelector('.table').dataset.seq !== {since} ||" if since else ""} {what})"""


def there(selector: str) -> str:
    """A condition for `shown`: something of this kind is on the page."""
    return f"document.querySelector('{selector}')"


PLACED = shown(
    f"{there('.choices')} || {there('.prompt p')}.innerText !== before[1]",
    since="before[0]",
)
PLACED_OR_ASKED = shown(
    f"{there('.choices, .confirm')} || {there('.prompt p')}.innerText !== before[1]",
    since="before[0]",
)
CHOSEN = shown(
    f"{there('.why')} || ({there('.choices')}?.outerHTML ?? '') !== before[1]",
    since="before[0]",
)
BUILDS = ("city", "settlement", "road", "buy card")


class Person:
    """Plays with no great plan, but uses every control of the table."""

    asked = ASKED
    settled = SETTLED
    builds: tuple[str, ...] = BUILDS

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.did: dict[str, int] = {}

    def play(self, steps: int) -> bool:
        """Plays so many clicks at most; whether the game is over."""
        for _ in range(steps):
            self.page.wait_for_function(shown(there(self.asked)), timeout=WAIT)
            if self.page.locator(".end").count():
                return True
            self._note(self._step())
        return False

    def _note(self, what: str) -> None:
        self.did[what] = self.did.get(what, 0) + 1

    def _ways(self) -> tuple[Callable[[], str], ...]:
        """What is tried before the dice are rolled or the turn ends, in this order."""
        return (
            *(self._place, self._take, self._choose, self._discard, self._answer),
            *(self._card, self._build, self._bank),
        )

    def _step(self) -> str:
        for step in self._ways():
            found = step()
            if found:
                return found
        seq = self._seq()
        main = self.page.locator(".main[aria-disabled=false]")
        if not main.count():
            return "waited"
        self._press(main)
        self._settle(seq)
        return "rolled or ended"

    def _any(self, selector: str) -> bool:
        """Clicks one of these; whether there was any. The table has answered when it returns."""
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        seq = self._seq()
        self._press(found.nth(self.luck.randrange(count)))
        self._settle(seq)
        return True

    def _press(self, control: Locator) -> None:
        """How this person uses a control."""
        control.click()

    def _press_place(self, target: Locator) -> None:
        """How this person chooses a place on the board."""
        target.locator(".sign").click(force=True)

    def _put(self, target: Locator) -> None:
        """Chooses a place, which may be asked for twice: by touch, or an own hex for the robber."""
        before = [self._seq(), self._prompt()]
        self._press_place(target)
        self.page.wait_for_function(PLACED_OR_ASKED, arg=before, timeout=WAIT)
        sure = self.page.locator(".confirm .primary")
        if sure.count():
            self._press(sure)
        self.page.wait_for_function(PLACED, arg=before, timeout=WAIT)

    def _prompt(self) -> str:
        return self.page.locator(".prompt p").inner_text()

    def _seq(self) -> str:
        """What changes whenever the page has heard of something."""
        return self.page.locator(".table").get_attribute("data-seq") or ""

    def _settle(self, seq: str) -> None:
        """Until the table has moved on, or the page asks for more of the same action."""
        self.page.wait_for_function(shown(there(self.settled), since="before"), arg=seq, timeout=WAIT)

    def _place(self) -> str:
        targets = self.page.locator(".targets .target")
        count = targets.count()
        if not count:
            return ""
        kind = targets.first.get_attribute("data-kind")
        self._put(targets.nth(self.luck.randrange(count)))
        return f"placed on a {kind}"

    def _choose(self) -> str:
        """One of the choices; those that it was among are gone when it returns."""
        found = self.page.locator(".choices button")
        count = found.count()
        if not count:
            return ""
        before = [self._seq(), self.page.locator(".choices").first.evaluate("one => one.outerHTML")]
        self._press(found.nth(self.luck.randrange(count)))
        self.page.wait_for_function(CHOSEN, arg=before, timeout=WAIT)
        return "chose"

    def _take(self) -> str:
        """Cards of the bank, or out of an open hand."""
        if not self.page.locator(".stage [data-take]").count():
            return ""
        while self.page.locator('[data-act="take goods"][disabled]').count():
            self._press(self.page.locator(".stage [data-take]:not([disabled])").first)
        return "took cards" if self._any('[data-act="take goods"]') else ""

    def _discard(self) -> str:
        if not self.page.locator(".discard").count():
            return ""
        self._press(self.page.locator("[data-act=suggest]"))
        return "discarded" if self._any("[data-act=discard]") else ""

    def _answer(self) -> str:
        return "answered" if self._any(ACCEPT) else ""

    def _card(self) -> str:
        return self._play_held(".dev-card.able", "data-card", "")

    def _play_held(self, which: str, named: str, act: str) -> str:
        """Holds up a card that can be played, and plays it by the control that bears `act` and its name."""
        cards = self.page.locator(which)
        if not cards.count():
            return ""
        card = cards.first.get_attribute(named)
        self._press(cards.first)
        return "played a card" if self._any(f'[data-act="{act}{card}"][aria-disabled=false]') else ""

    def _build(self) -> str:
        for kind in self.builds:
            if self._any(f'.build[data-act="{kind}"][aria-disabled=false]'):
                return kind
        return ""

    def _bank(self) -> str:
        """Four of the largest pile for what there is none of, when that can be had."""
        if not self.page.locator('.main[data-act="end turn"][aria-disabled=false]').count():
            return ""
        piles = {
            pile.get_attribute("data-good"): int(pile.inner_text())
            for pile in self.page.locator(".slot:not(.none) .pile").all()
        }
        plenty = [good for good, n in piles.items() if n >= 4]
        wanted = [good for good in ("brick", "lumber", "grain", "ore", "wool") if good not in piles]
        if not plenty or not wanted:
            return ""
        self._press(self.page.locator(f'.pile[data-good="{plenty[0]}"]'))
        self._press(self.page.locator(f'[data-weigh="get-more {wanted[0]}"]'))
        done = self._any("[data-act=bank]:not([disabled])")
        self.page.keyboard.press("Escape")
        return "traded with the bank" if done else ""
