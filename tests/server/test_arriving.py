"""Strangers and newcomers: what they are shown before they have a name, and how they get a seat at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.running import UNHURRIED

from ostrov.server.app import make_app

Json = dict[str, Any]

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
TABLE: Json = {"options": {"game": "base", "players": 3, "victory_points": 12}, "seats": SEATS}
PLAYED: Json = {**TABLE, "seats": [{"kind": "me"}, SEATS[2], SEATS[2]], "pace": 10_000}


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    """A browser without a guest."""
    with TestClient(make_app(database, UNHURRIED, static=Path("nowhere"))) as client:
        yield client


def made(client: TestClient, plan: Json, name: str = "Olena") -> Json:
    """A table of somebody; the browser is a stranger's again."""
    token = client.post("/api/guests", json={"name": name}).json()["token"]
    page: Json = client.post("/api/tables", json=plan).json()
    client.cookies.clear()
    return {**page, "token": token, "id": page["table"]["id"]}


def command(client: TestClient, table: Json, word: str, **body: Any) -> Json:
    """A command of the host of a table."""
    headers = {"Authorization": f"Bearer {table['token']}"}
    path = f"/api/tables/{table['id']}/commands"
    answer: Json = client.post(path, json={"id": word, "do": word, **body}, headers=headers).json()
    assert answer["ok"], answer
    return answer


def last_part(link: str) -> str:
    return link.removeprefix("/j/")


def people(client: TestClient, table: Json) -> list[str]:
    """Who sits and who watches, as the host sees it."""
    headers = {"Authorization": f"Bearer {table['token']}"}
    info = client.get(f"/api/tables/{table['id']}", headers=headers).json()["table"]
    return [seat["name"] for seat in info["seats"] if seat["guest"]] + [w["name"] for w in info["watchers"]]


def test_strangers_are_shown_the_open_tables(client: TestClient) -> None:
    public = made(client, {**TABLE, "public": True})
    made(client, TABLE, "Petr")
    listed = client.get("/api/tables").json()["tables"]
    assert [(row["id"], row["host"]) for row in listed] == [(public["id"], "Olena")]


def test_an_invitation_tells_what_it_is_for_and_lets_nobody_in_by_that(client: TestClient) -> None:
    table = made(client, TABLE)
    for scope in ("seat", "watch"):
        link = last_part(table["invitations"][scope])
        shown = client.get(f"/api/invitations/{link}").json()
        assert (shown["table"], shown["allows"], shown["stage"]) == (table["id"], scope, "open")
        assert (shown["host"], shown["options"]["victory_points"]) == ("Olena", 12)
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "bot"]
        assert shown["seat"] is None
    assert people(client, table) == ["Olena"]


def test_a_forged_invitation_tells_nothing(client: TestClient) -> None:
    table = made(client, TABLE)
    for link in (f"{table['id']}.AAAAAAAAAAAAAAAAAAAA", "x.y", table["id"]):
        assert client.get(f"/api/invitations/{link}").status_code == 404


def test_one_press_accepts_and_sits_down(client: TestClient) -> None:
    table = made(client, TABLE)
    link = last_part(table["invitations"]["seat"])
    client.post("/api/guests", json={"name": "Petr"})
    answer = client.post("/api/invitations", json={"invitation": link, "sit": True}).json()
    assert answer == {"table": table["id"], "allows": "seat", "seat": 1}
    again = client.post("/api/invitations", json={"invitation": link, "sit": True}).json()
    assert again["seat"] == 1
    client.cookies.clear()
    client.post("/api/guests", json={"name": "Iva"})
    late = client.post("/api/invitations", json={"invitation": link, "sit": True}).json()
    assert late["seat"] is None  # no seat is free: they are in all the same
    assert people(client, table) == ["Olena", "Petr", "Iva"]


def test_a_kept_seat_is_for_those_who_have_the_link(client: TestClient) -> None:
    table = made(client, {**TABLE, "public": True})
    link, path = last_part(table["invitations"]["seat"]), f"/api/tables/{table['id']}"
    assert client.get(path).json()["invitations"]["seat"]
    command(client, table, "keep", seat=1, kept=True)
    assert [seat["kept"] for seat in client.get("/api/tables").json()["tables"][0]["seats"]] == [
        False,
        True,
        False,
    ]
    assert client.get(path).json()["invitations"]["seat"] is None
    client.post("/api/guests", json={"name": "Petr"})
    refused = client.post(f"{path}/commands", json={"id": "a", "do": "sit", "seat": 1}).json()
    assert refused["problem"]["code"] == "seat-kept"
    answer = client.post("/api/invitations", json={"invitation": link, "sit": True}).json()
    assert answer["seat"] == 1
    assert people(client, table) == ["Olena", "Petr"]


def test_an_invitation_to_watch_gives_no_seat_even_when_one_asks(client: TestClient) -> None:
    table = made(client, TABLE)
    client.post("/api/guests", json={"name": "Petr"})
    link = last_part(table["invitations"]["watch"])
    answer = client.post("/api/invitations", json={"invitation": link, "sit": True}).json()
    assert (answer["allows"], answer["seat"]) == ("watch", None)


def test_a_new_name_is_heard_at_tables_that_wait(client: TestClient) -> None:
    waiting, begun = made(client, TABLE), made(client, PLAYED, "Iva")
    command(client, begun, "start")
    for table, name, heard in ((waiting, "Olena B.", "Olena B."), (begun, "Iva K.", "Iva")):
        client.headers["Authorization"] = f"Bearer {table['token']}"
        with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
            assert socket.receive_json()["kind"] == "welcome"
            assert client.patch("/api/me", json={"name": name}).json()["name"] == name
            page = client.get(f"/api/tables/{table['id']}").json()
            assert page["table"]["seats"][0]["name"] == heard
        del client.headers["Authorization"]


def test_a_stranger_watches_a_public_table_and_leaves_no_trace(client: TestClient) -> None:
    table = made(client, {**PLAYED, "public": True})
    command(client, table, "start")
    with client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket:
        welcome = socket.receive_json()
        assert welcome["you"] == {"guest": None, "seat": None, "host": False}
        assert [row["hand"] for row in welcome["scene"]["players"]] == [None] * 3
        assert welcome["scene"]["legal"] == []
        assert welcome["table"]["seed"] is None
        assert socket.receive_json() == {"kind": "presence", "here": []}
        socket.send_json({"id": "c1", "do": "say", "text": "hello"})
        assert socket.receive_json()["problem"]["code"] == "no-guest"
    path = f"/api/tables/{table['id']}"
    say = {"id": "c1", "do": "say", "text": "hello"}
    assert client.post(f"{path}/commands", json=say).status_code == 401
    assert client.get(path).json()["table"]["stage"] == "playing"
    assert people(client, table) == ["Olena"]


def closed_with(client: TestClient, table: Json) -> int:
    """The close code with which a stranger is sent away."""
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/tables/{table['id']}/socket") as socket,
    ):
        socket.receive_json()
    return closed.value.code


def test_strangers_see_no_private_table_and_none_that_is_not_to_be_watched(client: TestClient) -> None:
    private = made(client, PLAYED)
    unwatched = made(client, {**PLAYED, "public": True, "watching": {"allowed": False, "delay": 0}})
    for table, status, code in ((private, 404, 4404), (unwatched, 403, 4405)):
        command(client, table, "start")
        for path in ("", "/replay", "/record", "/stream"):
            assert client.get(f"/api/tables/{table['id']}{path}").status_code == status
        assert closed_with(client, table) == code


def test_the_board_is_shown_to_whoever_may_look(client: TestClient) -> None:
    public, private = made(client, {**TABLE, "public": True}), made(client, TABLE)
    path = f"/api/tables/{public['id']}"
    shown = client.get(f"{path}/board").json()
    assert len(shown["static"]["hexes"]) == 19
    assert len(shown["tokens"]) == 18
    assert client.get(f"{path}/board.svg").headers["content-type"] == "image/svg+xml"
    assert client.get(f"{path}/board.png").content.startswith(b"\x89PNG")
    for kind in ("board", "board.svg", "board.png"):
        assert client.get(f"/api/tables/{private['id']}/{kind}").status_code == 404
    command(client, public, "map", kind="given", board=shown["board"])
    assert client.get(f"{path}/board").json()["board"] == shown["board"]
    again = client.get(path).json()["table"]
    assert (again["map"]["kind"], again["options"]["board_setup"]) == ("given", "custom")


def test_a_table_is_made_with_a_map(client: TestClient) -> None:
    client.post("/api/guests", json={"name": "Olena"})
    even = client.post("/api/tables", json={**TABLE, "map": {"kind": "balanced"}}).json()["table"]
    board = client.get(f"/api/tables/{even['id']}/board").json()
    assert board["balance"]["even"]
    given = {"kind": "given", "board": board["board"]}
    made_so = client.post("/api/tables", json={**TABLE, "map": given}).json()["table"]
    assert client.get(f"/api/tables/{made_so['id']}/board").json()["board"] == board["board"]
    wrong = client.post("/api/tables", json={**TABLE, "map": {"kind": "given", "board": {"hexes": []}}})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
