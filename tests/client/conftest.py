"""A server beside the test and a browser that plays on it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.server.running import running

from ostrov.server.app import make_app
from ostrov.server.local import LocalTable
from ostrov.server.run import Beside, address_of, bind
from ostrov.table import TablePlan

ROOT = Path(__file__).resolve().parents[2]
SWITCHES = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
SEED = 20
PATIENCE = 60_000
"""Milliseconds that a page may take to show what it should: machines may be busy with other work."""
expect.set_options(timeout=PATIENCE)


def script(name: str) -> str:
    """A function in JavaScript that tests call in the page."""
    return (Path(__file__).parent / "scripts" / f"{name}.js").read_text("utf-8")


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built from the sources of now."""
    sys.path.insert(0, str(ROOT / "tools"))
    from build_client import built_from, digest

    if built_from(ROOT / "src" / "ostrov" / "server" / "static") != digest(ROOT / "client"):
        pytest.skip("the client is not built: python3 run.py python tools/build_client.py")


@pytest.fixture(scope="session")
def browser(client: None) -> Iterator[Browser]:
    """A Chromium of the system."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("there is no Chromium on the path: install the package chromium of your system")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """A page on a desktop that closes before the server stops; whatever it complains about fails the test."""
    complaints: list[str] = []
    found = browser.new_page(viewport={"width": 1440, "height": 900}, service_workers="block")
    found.set_default_timeout(PATIENCE)
    found.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    found.on("pageerror", lambda error: complaints.append(str(error)))
    yield found
    found.close()
    assert complaints == []


@pytest.fixture
def local() -> LocalTable:
    """A table with bots that do not wait, and the dice of a seed."""
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    options = {"game": "base", "players": 4, "board_setup": "variable"}
    plan = TablePlan.from_json({"options": options, "seats": [{"kind": "me"}, *bots], "pace": 0})
    return LocalTable(plan, "Olena", SEED)


@pytest.fixture
def server(browser: Browser, local: LocalTable, tmp_path: Path) -> Iterator[str]:
    """A server with that table; its address. Windows close before it does: they would miss it aloud."""
    with bind("127.0.0.1", 0) as bound:
        running = Beside(make_app(str(tmp_path / "tables.db"), local=local), bound)
        yield address_of(bound)
        for context in browser.contexts:
            context.close()
        running.stop()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose tables all have the dice of a seed: what a program plays there is always the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ostrov.server.hub.new_seed", lambda: SEED)
        with running(str(tmp_path_factory.mktemp("tables") / "tables.db")) as address:
            yield address
