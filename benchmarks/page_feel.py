"""How soon the table answers a press while things move on it, and whether its memory stays flat.

    python3 run.py python benchmarks/page_feel.py --turns 100

Starts a server on loopback with a table against bots and plays so many turns through the page, with all
motion on. `next paint` is the browser's own count for each press or key: from the press to the frame after
it (event timing; what was faster than 16 ms counts as 16). Memory is what is left after a forced collection,
with nodes and listeners of the page; the log of the game grows in it, as it should: a line for each event.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from ostrov.server.app import make_app
from ostrov.server.local import LocalTable
from ostrov.server.run import Beside, address_of, bind
from ostrov.table import TablePlan

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.client.knight_person import KnightPerson
from tests.client.person import Person

SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SEED = 20
FASTEST = 16
"""Milliseconds below which the browser reports nothing."""
STEPS_PER_TURN = 40
WATCH = """
window.presses = {};
const take = (list) => {
    for (const one of list.getEntries()) {
        const id = one.interactionId;
        if (id) presses[id] = Math.max(presses[id] ?? 0, one.duration);
    }
};
for (const type of ['event', 'first-input']) {
    new PerformanceObserver(take).observe({ type, buffered: true, durationThreshold: 16 });
}
"""
LOOK = """() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const [waits, pressed] = [Object.values(presses), performance.interactionCount];
    return { waits, pressed, events: count('.log > *'), flyers: count('.flyer') };
}"""


@dataclass(frozen=True, slots=True)
class Memory:
    """What the page holds."""

    turn: int
    heap: float
    nodes: int
    listeners: int
    lines: int
    flyers: int

    def __str__(self) -> str:
        things = f"{self.nodes:8} {self.listeners:10} {self.lines:6} {self.flyers:7}"
        return f"{self.turn:6} {self.heap:9.2f} {things}"


def weigh(page: Page, line: CDPSession, turn: int) -> Memory:
    """After all garbage is gone."""
    page.wait_for_function("() => document.querySelectorAll('.flyer').length === 0")
    line.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    seen = page.evaluate(LOOK)
    heap = found["JSHeapUsedSize"] / 1e6
    counted = int(found["Nodes"]), int(found["JSEventListeners"])
    return Memory(turn, heap, *counted, seen["events"], seen["flyers"])


def percentile(waits: list[float], pressed: int, share: float) -> float:
    """Of all presses, those that were not reported included."""
    every = sorted([*waits, *[float(FASTEST)] * max(0, pressed - len(waits))])
    return every[min(len(every) - 1, int(share * len(every)))]


def turn_of(page: Page) -> int:
    """The turn that is played."""
    found = page.locator(".goal .turn")
    return int("".join(filter(str.isdigit, found.inner_text()))) if found.count() else 0


def play(page: Page, person: Person, turns: int) -> None:
    """Plays and prints, ten lines in all."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    print(f"{'turn':>6} {'heap MB':>9} {'nodes':>8} {'listeners':>10} {'lines':>6} {'flyers':>7}")
    wanted = 0
    for _ in range(turns * STEPS_PER_TURN):
        turn = turn_of(page)
        if turn >= wanted:
            print(weigh(page, line, turn), flush=True)
            wanted += max(1, turns // 10)
        if turn >= turns or person.play(1):
            break
    seen = page.evaluate(LOOK)
    pressed = seen["pressed"] or len(seen["waits"])
    shares = " ".join(f"{name} {percentile(seen['waits'], pressed, share):.0f} ms" for name, share in PARTS)
    print(
        f"next paint after {pressed} presses: {shares}, slowest {max(seen['waits'], default=FASTEST):.0f} ms"
    )


PARTS = (("median", 0.5), ("75 of 100", 0.75), ("95 of 100", 0.95), ("99 of 100", 0.99))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Measures how soon presses are answered, and memory.")
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--game", choices=("base", "cities_knights"), default="base")
    wishes = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        sys.exit("there is no Chromium on the path: install the package chromium of your system")
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    options = {"game": wishes.game, "board_setup": "variable", "victory_points": 40}
    plan = TablePlan.from_json({"options": options, "seats": [{"kind": "me"}, *bots], "pace": 150})
    local = LocalTable(plan, "Olena", SEED)
    with (
        tempfile.TemporaryDirectory() as folder,
        bind("127.0.0.1", 0) as bound,
        sync_playwright() as playwright,
    ):
        server = Beside(make_app(f"{folder}/feel.db", local=local), bound)
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(WATCH)
        page.goto(address_of(bound) + local.path)
        page.locator(".board").wait_for()
        person = (Person if wishes.game == "base" else KnightPerson)(page, seed=3)
        play(page, person, wishes.turns)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
