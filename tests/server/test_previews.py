"""What links show where they are posted: in the reader's language, escaped, and nothing that is secret."""

from __future__ import annotations

import asyncio
import re
import struct
import zlib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient
from tests.server.running import UNHURRIED
from tests.server.test_looking_back import play

from ostrov.draw.preview import HEIGHT, WIDTH
from ostrov.server.app import make_app
from ostrov.server.head_words import FACT, HeadWords
from ostrov.server.limits import Rate
from ostrov.table.picture import picture_of

Json = dict[str, Any]

CATALOGUES = Path(__file__).resolve().parents[2] / "client" / "i18n"
LANGUAGES = ("en", "uk", "cs", "ru", "pl", "it")
HOSTILE = '"><script>x()</script>'
PAGE = '<!doctype html><html><head><title>Ostrov</title></head><body><div id="app"></div></body></html>'
BOT = {"kind": "bot", "level": "greedy"}
TABLE: Json = {
    "options": {"players": 3, "board_setup": "variable"},
    "seats": [{"kind": "me"}, BOT, BOT],
    "pace": 10_000,
}


class Head(HTMLParser):
    """What a page says of itself; all its elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.elements: list[str] = []
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.elements.append(tag)
        self._in_title = tag == "title"
        if tag == "meta":
            self.said[found.get("property") or found.get("name") or "?"] = found.get("content", "")

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.said["title"] = data
            self._in_title = False


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client as it is built, as far as heads are concerned."""
    folder = tmp_path / "static"
    (folder / "head").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, "utf-8")
    for language in LANGUAGES:
        text = (CATALOGUES / language / "head" / "previews.ftl").read_text("utf-8")
        (folder / "head" / f"{language}.ftl").write_text(text, "utf-8")
    return folder


@pytest.fixture
def client(database: str, static: Path) -> Iterator[TestClient]:
    """A messenger."""
    with TestClient(make_app(database, UNHURRIED, static=static)) as client:
        yield client


def made(client: TestClient, name: str = "Olena", **wishes: Any) -> Json:
    """A table of somebody, whom the messenger does not know."""
    token = client.post("/api/guests", json={"name": name}).json()["token"]
    page: Json = client.post("/api/tables", json={**TABLE, **wishes}).json()
    if all(seat["kind"] != "open" for seat in page["table"]["seats"]):
        path = f"/api/tables/{page['table']['id']}/commands"
        assert client.post(path, json={"id": "c1", "do": "start"}).json()["ok"]
    client.cookies.clear()
    return {**page, "id": page["table"]["id"], "token": token}


def head(client: TestClient, path: str, language: str = "en") -> dict[str, str]:
    answer = client.get(path, headers={"Accept-Language": language})
    assert answer.headers["vary"].lower().startswith("accept-")
    return Head(answer.text).said


def picture(client: TestClient, path: str) -> bytes:
    """A picture that is one."""
    answer = client.get(path)
    assert answer.headers["content-type"] == "image/png"
    assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", answer.content[16:24]) == (WIDTH, HEIGHT) == (1200, 630)
    start = answer.content.index(b"IDAT") + 4
    length = struct.unpack(">I", answer.content[start - 8 : start - 4])[0]
    assert len(zlib.decompress(answer.content[start : start + length])) == HEIGHT * (1 + 3 * WIDTH)
    return answer.content


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de,cs;q=0.5,it;q=0.7", "it"),
        ("de", "en"),
        ("../en;q=1, \x00", "en"),
        ("pl;q=nonsense, ru;q=0.1", "ru"),
    ],
)
def test_the_language_is_the_most_wanted_that_there_is(static: Path, accepted: str, language: str) -> None:
    assert HeadWords(static / "head").language(accepted) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_everything_with_the_same_facts(language: str) -> None:
    def read(one: str) -> dict[str, set[str]]:
        text = (CATALOGUES / one / "head" / "previews.ftl").read_text("utf-8")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        return {line.partition(" = ")[0]: set(FACT.findall(line)) for line in lines}

    assert read(language) == read("en")
    assert len(read(language)) == 10


def test_the_first_page_introduces_itself(client: TestClient) -> None:
    said = head(client, "/", "cs")
    assert said["title"] == said["og:title"] == "Ostrov"
    assert said["description"].startswith("Osidluj ostrov")
    assert said["og:image"] == "http://testserver/preview.png"
    assert said["twitter:card"] == "summary_large_image"
    assert len(picture(client, "/preview.png")) < 300_000


def test_an_invitation_says_who_invites(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, BOT]
    table = made(client, seats=seats)
    said = head(client, table["invitations"]["seat"], "uk")
    assert said["og:title"] == "Olena запрошує вас грати"
    assert said["og:description"] == "Базова гра · Вільних місць: 1"
    assert head(client, table["invitations"]["watch"])["og:title"] == "Olena invites you to watch"
    general = head(client, "/")
    assert head(client, f"/j/{table['id']}.forged")["og:title"] == general["og:title"]


def test_names_are_escaped(client: TestClient) -> None:
    table = made(client, HOSTILE, public=True)
    for path in (f"/t/{table['id']}", table["invitations"]["seat"], '/j/"><script>'):
        answer = client.get(path)
        assert "<script" not in answer.text
        assert Head(answer.text).elements.count("script") == 0
    assert head(client, f"/t/{table['id']}")["og:title"].startswith(HOSTILE)


def test_a_public_game_shows_its_board_and_a_private_one_shows_nothing(client: TestClient) -> None:
    general, words = picture(client, "/preview.png"), head(client, "/")
    public, private = made(client, public=True), made(client)
    unwatched = made(client, public=True, watching={"allowed": False, "delay": 0})
    said = head(client, f"/t/{public['id']}")
    assert said["og:title"] == "Olena · Base game"
    assert picture(client, said["og:image"].removeprefix("http://testserver")) != general
    for table in (private, unwatched, {"id": "nothing"}):
        for place in ("t", "r"):
            said = head(client, f"/{place}/{table['id']}")
            assert {k: v for k, v in said.items() if k != "og:url"} == {
                k: v for k, v in words.items() if k != "og:url"
            }
        assert picture(client, f"/preview/t/{table['id']}.png") == general


def test_the_picture_of_a_running_game_is_that_of_a_spectator(client: TestClient) -> None:
    service = client.app.state.service  # type: ignore[attr-defined]
    table = made(client, public=True)
    live = client.portal.call(service.hub.open, table["id"])  # type: ignore[union-attr]
    twin = live.table.game.copy()
    twin.state.cards = [3 << 4 for _ in twin.state.cards]  # cards that nobody may know of
    assert twin.describe() != live.table.game.describe()
    plain, other = live.table.picture(), picture_of(twin, ended=False)
    assert plain.scores == other.scores
    assert plain.png() == other.png()


def test_a_finished_game_shows_its_end(address: str) -> None:
    async def run() -> None:
        host = await play(address)
        hidden = await play(address, watching={"allowed": False, "delay": 0})
        async with httpx2.AsyncClient(base_url=address, timeout=60) as client:
            general = (await client.get("/preview.png")).content
            shown = await client.get(f"/preview/t/{host.table}.png")
            assert shown.content != general
            assert "max-age=86400" in shown.headers["cache-control"]
            assert (await client.get(f"/preview/t/{hidden.table}.png")).content == general
        await asyncio.gather(host.leave(), hidden.leave())

    asyncio.run(run())


def test_pictures_are_drawn_once_and_not_without_end(database: str, static: Path) -> None:
    few = UNHURRIED._replace(limits=UNHURRIED.limits._replace(pictures=Rate(2, 0.001)))
    with TestClient(make_app(database, few, static=static)) as client:
        for _ in range(5):
            assert client.get("/preview.png").status_code == 200
        tables = [made(client, public=True)["id"] for _ in range(2)]
        found = [client.get(f"/preview/t/{table}.png").status_code for table in tables]
        assert found == [200, 429]


def test_who_asks_too_much_gets_the_page_all_the_same(database: str, static: Path) -> None:
    with TestClient(make_app(database, UNHURRIED, static=static)) as client:
        table = made(client, public=True)
        client.app.state.service.requests.take = lambda address: 1.0  # type: ignore[attr-defined]
        answer = client.get(f"/t/{table['id']}")
        assert answer.status_code == 200
        assert Head(answer.text).said["og:title"] == "Ostrov"
        assert re.search('id="app"', answer.text)
