"""The HTTP calls: guests, tables, invitations, pages, headers, the description of all of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openapi_spec_validator import validate
from starlette.testclient import TestClient
from tests.server.running import UNHURRIED

from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.ratings import ratings
from ostrov.bots.registry import BOTS, BotEntry, offered_bots
from ostrov.clauses import all_clauses
from ostrov.game.options import OPTIONS
from ostrov.server.app import make_app

Json = dict[str, Any]

TABLE = {
    "options": {"game": "base", "players": 3},
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
}
PUBLIC = {**TABLE, "public": True}


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    """A browser without a guest."""
    with TestClient(make_app(database, UNHURRIED, static=Path("nowhere"))) as client:
        yield client


def as_guest(client: TestClient, name: str = "Olena") -> str:
    """Makes a guest and becomes it; the id."""
    client.cookies.clear()
    answer = client.post("/api/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["guest"])


def code(answer: Any) -> tuple[int, str]:
    """The status and the code of a problem."""
    return answer.status_code, answer.json()["code"]


def test_a_guest_has_a_cookie_and_a_token(client: TestClient) -> None:
    answer = client.post("/api/guests", json={"name": "  Оле\u202eна\x07  "})
    cookie = answer.headers["set-cookie"]
    assert answer.json()["name"] == "Олена"
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get("/api/me").json() == {"guest": answer.json()["guest"], "name": "Олена"}
    client.cookies.clear()
    assert code(client.get("/api/me")) == (401, "no-guest")
    bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
    assert client.get("/api/me", headers=bearer).json()["guest"] == answer.json()["guest"]
    assert code(client.get("/api/me", headers={"Authorization": "Bearer forged"})) == (401, "no-guest")


def test_a_token_is_not_in_the_database(client: TestClient, tmp_path: Path) -> None:
    token = client.post("/api/guests", json={"name": "Olena"}).json()["token"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Olena" in stored
    assert token.encode() not in stored


def test_a_name_can_be_changed(client: TestClient) -> None:
    as_guest(client)
    assert client.patch("/api/me", json={"name": "Petr"}).json()["name"] == "Petr"
    assert client.get("/api/me").json()["name"] == "Petr"


@pytest.mark.parametrize("name", ["", " ", "\x00\x1f", "\u202e"])
def test_a_name_that_does_not_show(client: TestClient, name: str) -> None:
    assert code(client.post("/api/guests", json={"name": name})) == (400, "malformed")


def test_a_table_is_private_without_an_invitation(client: TestClient) -> None:
    as_guest(client)
    page = client.post("/api/tables", json=TABLE).json()
    table = page["table"]["id"]
    assert client.get("/api/tables").json() == {"tables": []}
    as_guest(client, "Petr")
    for path in ("", "/record", "/stream", "/invitation.svg"):
        assert code(client.get(f"/api/tables/{table}{path}")) == (404, "no-such-table")
    say = {"do": "say", "id": "c1", "text": "hello"}
    assert code(client.post(f"/api/tables/{table}/commands", json=say)) == (404, "no-such-table")
    invitation = page["invitations"]["seat"].removeprefix("/j/")
    answer = client.post("/api/invitations", json={"invitation": invitation})
    assert answer.json() == {"table": table, "allows": "seat", "seat": None}
    assert client.get(f"/api/tables/{table}").json()["invitations"] == page["invitations"]


def test_an_invitation_to_watch_gives_no_seat(client: TestClient) -> None:
    as_guest(client)
    page = client.post("/api/tables", json=TABLE).json()
    table = page["table"]["id"]
    as_guest(client, "Petr")
    invitation = page["invitations"]["watch"].removeprefix("/j/")
    assert client.post("/api/invitations", json={"invitation": invitation}).json()["allows"] == "watch"
    assert client.get(f"/api/tables/{table}").json()["invitations"]["seat"] is None
    sit = {"do": "sit", "id": "c1", "seat": 1}
    answer = client.post(f"/api/tables/{table}/commands", json=sit).json()
    assert answer["problem"]["code"] == "watch-only"
    assert code(client.get(f"/api/tables/{table}/invitation.svg")) == (403, "not-seated")
    assert client.get(f"/api/tables/{table}/invitation.svg?scope=watch").status_code == 200
    better = page["invitations"]["seat"].removeprefix("/j/")
    client.post("/api/invitations", json={"invitation": better})
    assert client.post(f"/api/tables/{table}/commands", json={**sit, "id": "c2"}).json()["ok"]


def test_a_forged_invitation_opens_nothing(client: TestClient) -> None:
    as_guest(client)
    page = client.post("/api/tables", json=TABLE).json()
    table, mac = page["invitations"]["seat"].removeprefix("/j/").split(".")
    as_guest(client, "Petr")
    other = "A" if mac[0] != "A" else "B"
    for forged in (f"{table}.{other}{mac[1:]}", table, f"{table}.", f"{table}.{mac[:-1]}", f".{mac}", "é.é"):
        answer = client.post("/api/invitations", json={"invitation": forged})
        assert code(answer) == (404, "no-such-table")


def test_public_tables_are_listed_and_open(client: TestClient) -> None:
    as_guest(client)
    table = client.post("/api/tables", json=PUBLIC).json()["table"]["id"]
    as_guest(client, "Petr")
    (shown,) = client.get("/api/tables").json()["tables"]
    assert (shown["id"], shown["stage"], shown["host"]) == (table, "open", "Olena")
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
    sit = {"do": "sit", "id": "c1", "seat": 2}
    assert client.post(f"/api/tables/{table}/commands", json=sit).json() == {
        "kind": "answer", "id": "c1", "ok": True, "seq": 3,
    }  # fmt: skip
    (shown,) = client.get("/api/tables").json()["tables"]
    assert [seat["name"] for seat in shown["seats"]] == ["Olena", None, "Petr"]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"options": {"game": "chess"}}, "options: option game takes base, seafarers, cities_knights"),
        ({"options": {"hand_limt": 3}}, "did you mean hand_limit?"),
        ({"options": {"players": 4}}, "seats: should list 4 seats"),
        ({"seats": [{"kind": "bot", "level": "x"}] * 3}, "seats[0].level: should be one of"),
        ({"seats": []}, "$.seats"),
        ({"seats": [{"kind": "me", "extra": 1}] * 3}, "$.seats[0]"),
        ({"pace": -1}, "$.pace"),
        ({"clock": {"turn": 1e9}}, "$.clock.turn"),
        ({"watching": {"allowed": True, "delay": 601}}, "$.watching.delay"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_table_that_cannot_be_made(client: TestClient, change: Json, expected: str) -> None:
    as_guest(client)
    answer = client.post("/api/tables", json={**TABLE, **change})
    assert code(answer) == (400, "malformed")
    assert expected in answer.json()["text"]


def test_the_qr_code_is_an_image_without_scripts(client: TestClient) -> None:
    as_guest(client)
    table = client.post("/api/tables", json=TABLE).json()["table"]["id"]
    answer = client.get(f"/api/tables/{table}/invitation.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.lstrip().startswith("<?xml")
    assert "<script" not in answer.text
    assert code(client.get(f"/api/tables/{table}/invitation.svg?scope=all")) == (400, "malformed")


def test_a_bot_sits_at_no_table_of_a_game_that_it_does_not_know(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "islander", BotEntry(GreedyBot, quick=True, offered=True, base_only=True))
    shown = client.get("/api/rules").json()["bots"]
    assert shown[-1] == {"level": "islander", "games": ["base"], "ratings": {}}
    as_guest(client)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "islander"}, {"kind": "open"}]
    plan = {"options": {"game": "cities_knights", "players": 3}, "seats": seats}
    refused = client.post("/api/tables", json=plan)
    assert code(refused) == (400, "malformed")
    expected = "seats[1].level: islander plays the base game only, not cities_knights."
    assert refused.json()["text"] == expected
    assert client.post("/api/tables", json=plan | {"options": {"players": 3}}).status_code == 201


def test_the_rules_tell_all_options_bots_and_clauses(client: TestClient) -> None:
    page = client.get("/api/rules").json()
    assert [option["name"] for option in page["options"]] == list(OPTIONS)
    assert page["bots"] == [
        {
            "level": name,
            "games": ["base", "cities_knights"],
            "ratings": {game: ratings(game)[name] for game in ("base", "cities_knights")},
        }
        for name, bot in offered_bots().items()
    ]
    clauses = client.get("/api/clauses").json()["clauses"]
    assert [clause["id"] for clause in clauses] == list(all_clauses())


def test_the_rules_tell_prices_and_cards_of_both_games(client: TestClient) -> None:
    prices = client.get("/api/rules").json()["prices"]
    base, knights = prices["base"], prices["cities_knights"]
    assert base["costs"]["city"] == {"grain": 2, "ore": 3}
    assert base["costs"]["card"] == {"wool": 1, "grain": 1, "ore": 1}
    assert base["cards"] == {
        "knight": 14,
        "victory point": 5,
        "road building": 2,
        "year of plenty": 2,
        "monopoly": 2,
    }
    assert (base["goal"], base["commodities"]) == (10, None)
    assert "card" not in knights["costs"]
    assert knights["costs"]["wall"] == {"brick": 2}
    assert (len(knights["cards"]), sum(knights["cards"].values())) == (25, 54)
    assert knights["goal"] == 13
    assert knights["commodities"] == {"trade": "cloth", "politics": "coin", "science": "paper"}


def test_the_description_is_valid_and_complete(client: TestClient) -> None:
    found = client.get("/api/openapi.json").json()
    validate(found)
    assert {"/api/guests", "/api/tables/{table}/commands", "/api/tables/{table}/stream"} <= set(
        found["paths"]
    )
    commands = found["components"]["schemas"]
    assert {"Sit", "Play", "Pace"} <= set(commands)


def test_every_answer_has_the_headers_of_security(client: TestClient) -> None:
    for path in ("/", "/t/x", "/api/rules", "/api/me", "/nothing"):
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_without_a_client_the_page_says_so(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/j/abc.def"):
        answer = client.get(path)
        assert answer.status_code == 503
        assert "not built" in answer.text
    assert code(client.get("/assets/a.js")) == (404, "no-such-page")


def test_the_files_of_the_client(database: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>table</p>", "utf-8")
    (static / "assets" / "a-1234.js").write_text("export {}", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    with TestClient(make_app(database, UNHURRIED, static=static)) as client:
        for path in ("/", "/t/abc", "/j/abc.def"):
            assert client.get(path).text == "<p>table</p>"
            assert client.get(path).headers["cache-control"] == "no-cache"
        script = client.get("/assets/a-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets"):
            assert code(client.get(path)) == (404, "no-such-page")


def test_people_at_an_unknown_address_get_the_page_and_programs_a_problem(
    database: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<p>table</p>", "utf-8")
    person = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with TestClient(make_app(database, UNHURRIED, static=tmp_path)) as client:
        for path in ("/nonsense", "/t", "/t/a/b", "/apis", "/.git/config"):
            answer = client.get(path, headers=person)
            assert (answer.status_code, answer.text) == (404, "<p>table</p>")
            assert answer.headers["cache-control"] == "no-cache"
            assert code(client.get(path)) == (404, "no-such-page")
        for path in ("/api", "/api/", "/api/nothing", "/api/tables/a/b", "/assets/gone.js"):
            assert code(client.get(path, headers=person)) == (404, "no-such-page")


def test_pages_of_other_origins_may_not_write(client: TestClient) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert code(client.post("/api/guests", json={"name": "x"}, headers=foreign)) == (403, "foreign-origin")
    own = {"Origin": "http://testserver"}
    assert client.post("/api/guests", json={"name": "x"}, headers=own).status_code == 201


def test_health(client: TestClient) -> None:
    as_guest(client)
    client.post("/api/tables", json=TABLE)
    found = client.get("/health").json()
    assert (found["ok"], found["tables"], found["viewers"]) == (True, 1, 0)


def test_what_is_not_there(client: TestClient) -> None:
    assert code(client.get("/api/nothing")) == (404, "no-such-page")
    assert code(client.delete("/api/me")) == (405, "no-such-method")
