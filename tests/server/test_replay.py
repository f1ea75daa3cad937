"""The calls that show a finished game again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ostrov.server.app import make_app

PLAN = {
    "options": {"players": 3, "victory_points": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}],
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A browser with a guest."""
    with TestClient(make_app(f"sqlite:///{tmp_path / 'games.db'}", static=Path("nowhere"))) as client:
        client.post("/api/guests", json={"name": "Olena"})
        yield client


def code(answer: Any) -> tuple[int, str]:
    """The status and the code of a problem."""
    return answer.status_code, answer.json()["code"]


def test_a_finished_game_is_shown_and_no_other(client: TestClient) -> None:
    table = client.post("/api/tables", json=PLAN).json()["table"]["id"]
    assert code(client.get(f"/api/tables/{table}/replay")) == (409, "not-now")
    assert client.post(f"/api/tables/{table}/commands", json={"id": "c1", "do": "start"}).json()["ok"]
    story = client.get(f"/api/tables/{table}/replay").json()
    assert story["final"][0]["sources"] == {"settlements": 2}
    assert story["table"]["seed"]
    assert story["static"]["goal"] == 2
    moment = client.get(f"/api/tables/{table}/replay/0").json()
    assert moment["scene"]["players"][1]["hand"] is not None
    for wrong in ("1", "-1", "x", "1" * 30):
        assert code(client.get(f"/api/tables/{table}/replay/{wrong}")) == (400, "malformed")
    running = client.post("/api/tables", json={**PLAN, "options": {"players": 3}}).json()["table"]["id"]
    client.post(f"/api/tables/{running}/commands", json={"id": "c1", "do": "start"})
    assert code(client.get(f"/api/tables/{running}/replay")) == (409, "not-now")
    client.cookies.clear()
    client.post("/api/guests", json={"name": "Petr"})
    assert client.get(f"/api/tables/{table}/replay").status_code == 200
    assert code(client.get(f"/api/tables/{running}/replay")) == (404, "no-such-table")
