"""The calls that show worked examples."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.running import UNHURRIED

from ostrov.examples import all_examples
from ostrov.protocol.example import MOST_STEPS
from ostrov.server.app import make_app


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A browser of somebody who is no guest."""
    games = tmp_path_factory.mktemp("examples") / "games.db"
    with TestClient(make_app(f"sqlite:///{games}", UNHURRIED, static=Path("nowhere"))) as client:
        yield client


def tried(client: TestClient, id: str, *steps: dict[str, Any], **more: Any) -> Any:
    """The answer to some steps."""
    return client.post(f"/api/examples/{id}", json={"steps": list(steps), **more})


def step(seat: int | None, do: str) -> dict[str, Any]:
    return {"seat": seat, "do": do}


def test_the_list_has_all_of_them(client: TestClient) -> None:
    found = client.get("/api/examples").json()["examples"]
    assert [one["id"] for one in found] == list(all_examples())
    assert {
        "id": "EX-22",
        "title": "The distance rule",
        "clauses": ["B-SETT-1", "B-SETT-2", "B-SETT-3"],
    } in found


def test_an_example_has_a_map_hands_and_neighbours(client: TestClient) -> None:
    page = client.get("/api/examples/EX-22").json()
    assert (page["before"], page["after"]) == ("EX-21", "EX-23")
    assert len(page["static"]["hexes"]) == 19
    position = page["position"]
    assert (position["acting"], position["steps"], position["problem"]) == (0, [], None)
    assert position["scene"]["players"][0]["hand"] == {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
    places = [one["place"] for one in position["scene"]["legal"] if one["kind"] == "settlement"]
    assert len(places) == 1


@pytest.mark.parametrize("id", list(all_examples()))
def test_every_prepared_try_ends_as_the_page_says(client: TestClient, id: str) -> None:
    for one in client.get(f"/api/examples/{id}").json()["tries"]:
        found = tried(client, id, *one["steps"]).json()
        if one["refused"] is None:
            assert found["problem"] is None
            assert [(each["seat"], each["do"].split()[0]) for each in found["steps"]] == [
                (each["seat"], each["do"].split()[0]) for each in one["steps"]
            ]
            assert found["events"]
        else:
            assert found["problem"]["clause"] == one["refused"]
            assert len(found["steps"]) == len(one["steps"]) - 1


def test_what_is_hidden_stays_hidden(client: TestClient) -> None:
    scene = client.get("/api/examples/EX-30").json()["position"]["scene"]
    assert (scene["players"][0]["points"], scene["players"][0]["cards"]) == (8, None)


def test_chance_answers_when_nobody_says_what(client: TestClient) -> None:
    first, second = (tried(client, "EX-8", step(0, "roll")).json() for _ in range(2))
    assert first == second
    assert first["steps"][1]["seat"] is None
    assert first["steps"][1]["do"].startswith("dice ")
    assert tried(client, "EX-8", *first["steps"]).json()["scene"] == first["scene"]


def test_the_actions_of_another_seat_can_be_asked_for(client: TestClient) -> None:
    both = tried(client, "EX-11").json()
    assert both["able"] == [1, 2]
    assert both["acting"] == 1
    assert tried(client, "EX-11", seat=2).json()["acting"] == 2
    assert tried(client, "EX-11", seat=0).json()["acting"] == 1


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        ([step(0, "jump")], "step 1: "),
        ([step(5, "roll")], "seat 5 is not at this table of 4"),
        ([step(None, "roll")], "is done by a seat"),
        ([step(0, "dice 3 4")], "is done by chance"),
        ([step(0, "roll")] * (MOST_STEPS + 1), "Expected `array` of length <= 60"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(
    client: TestClient, steps: list[dict[str, Any]], text: str
) -> None:
    answer = tried(client, "EX-8", *steps)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert text in answer.json()["text"]


def test_what_does_not_exist_is_said(client: TestClient) -> None:
    for answer in (client.get("/api/examples/EX-0"), tried(client, "EX-0")):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-example")
