"""How heavy the pages are and how soon the board is seen, in Chromium with an empty cache.

    python3 run.py python benchmarks/page.py --runs 7

Starts a server on loopback with a table against bots. Every run has a window of its own. `sent` is what the
server sends, compressed where it compresses; `raw` is what the browser unpacks. The time counts from the
request of the page to the frame after the board (or, at home, the heading) is in it.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from ostrov.server.app import make_app
from ostrov.server.local import LocalTable
from ostrov.server.run import Beside, address_of, bind
from ostrov.table import TablePlan

SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SCREENS = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
WATCH = """
const look = () => {
    const done = () => { window.seenAt = performance.now(); };
    requestAnimationFrame(document.querySelector('SELECTOR') ? () => setTimeout(done) : look);
};
window.seenAt = null;
requestAnimationFrame(look);
"""
WEIGH = """() => {
    const files = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    const sum = (part) => files.reduce((n, one) => n + one[part], 0);
    const [sent, raw] = [sum('transferSize'), sum('decodedBodySize')];
    return { seen: window.seenAt, files: files.length, sent, raw };
}"""


def measure(browser: Browser, url: str, selector: str, size: dict[str, int]) -> dict[str, Any]:
    """One visit with an empty cache."""
    context = browser.new_context(viewport=size)  # type: ignore[arg-type]
    context.add_init_script(WATCH.replace("SELECTOR", selector))
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("() => window.seenAt !== null")
    page.wait_for_load_state("networkidle")
    found: dict[str, Any] = page.evaluate(WEIGH)
    context.close()
    return found


def report(name: str, visits: list[dict[str, Any]]) -> str:
    """The medians in a line."""
    seen, sent, raw = (statistics.median(one[part] for one in visits) for part in ("seen", "sent", "raw"))
    slowest = max(one["seen"] for one in visits)
    return f"{name:14} {visits[0]['files']:5} {sent / 1000:9.0f} {raw / 1000:9.0f} {seen:9.0f} {slowest:9.0f}"


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Weighs the pages and times the first board.")
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        sys.exit("there is no Chromium on the path: install the package chromium of your system")
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    plan = TablePlan.from_json(
        {"options": {"board_setup": "variable"}, "seats": [{"kind": "me"}, *bots], "pace": 0}
    )
    local = LocalTable(plan, "Olena", 20)
    print(f"{'':14} {'files':>5} {'sent KB':>9} {'raw KB':>9} {'seen ms':>9} {'slowest':>9}")
    with (
        tempfile.TemporaryDirectory() as folder,
        bind("127.0.0.1", 0) as bound,
        sync_playwright() as playwright,
    ):
        server = Beside(make_app(f"{folder}/page.db", local=local), bound)
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        address = address_of(bound)
        for page, url, selector in (
            ("home", address, "main h1"),
            ("table", address + local.path, ".board svg .targets, .board svg .looks"),
        ):
            for screen, size in SCREENS.items():
                visits = [measure(browser, url, selector, size) for _ in range(runs)]
                print(report(f"{page}, {screen}", visits))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
