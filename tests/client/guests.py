"""People in windows of their own, lines that can be cut, and games that are over soon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect
from tests.client.conftest import PATIENCE

GREEDY = {"kind": "bot", "level": "greedy"}
FINISHED_WITHIN = 120_000


@contextmanager
def window(browser: Browser, forgiven: str = "nothing", **options: Any) -> Iterator[Page]:
    """A page that shares no cookies with the others; whatever else it complains about fails the test."""
    complaints: list[str] = []
    options.setdefault(
        "service_workers", "block"
    )  # they answer some requests themselves: test_offline has them
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    unforgiven = [text for text in complaints if not text.startswith(forgiven)]
    assert not unforgiven, unforgiven


def post(context: BrowserContext, address: str, body: dict[str, Any]) -> Any:
    """A call of the API with the cookies of a window."""
    answer = context.request.post(address, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def short_game(page: Page, server: str) -> str:
    """Somebody watches bots that need five points, which takes several turns; the table when it is over."""
    context = page.context
    post(context, f"{server}/api/guests", {"name": "Olena"})
    plan = {
        "options": {"players": 3, "victory_points": 5},
        "seats": [{"kind": "me"}, GREEDY, GREEDY],
        "pace": 0,
    }
    table = str(post(context, f"{server}/api/tables", plan)["table"]["id"])
    for number, command in enumerate(({"do": "start"}, {"do": "stand"})):
        post(context, f"{server}/api/tables/{table}/commands", {"id": f"c{number}", **command})
    page.goto(f"{server}/t/{table}")
    expect(page.locator(".end .points-chart")).to_be_visible(timeout=FINISHED_WITHIN)
    return table


class Line:
    """The connection of a page; it can be cut, and stay dead until it is mended."""

    def __init__(self, page: Page) -> None:
        self.dead = False
        self.opened = 0
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        if self.dead:
            route.close(code=1001)
            return
        self.opened += 1
        self._routes.append(route)
        route.connect_to_server()

    def cut(self) -> None:
        """Nothing gets through any more."""
        self.dead = True
        self._routes[-1].close(code=1001)

    def mend(self) -> None:
        """The next try of the page succeeds."""
        self.dead = False
