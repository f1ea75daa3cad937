"""Records that are opened in the browser: checked, shown, kept for a while, and limited."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.json import encode
from tests.server.running import UNHURRIED, Process, running

from ostrov import Game
from ostrov.bots.runner import play_recorded
from ostrov.examples import example_game
from ostrov.game.options import Options
from ostrov.game.record import dumps, loads
from ostrov.server.limits import Rate
from ostrov.table.replay import moment as moment_of
from ostrov.table.replay import steps

GAMES = ("base", "cities_knights")


def played(game: str = "base", players: int = 3, actions: int = 10_000) -> Game:
    """A short game between bots, or its beginning."""
    options = Options(game=game, players=players, victory_points=5, board_setup="variable")
    return play_recorded(options, ["greedy"], 5, limit=actions)


@pytest.fixture
def browser(address: str) -> Iterator[httpx2.Client]:
    """Somebody who has never been here."""
    with httpx2.Client(base_url=address) as browser:
        yield browser


def opened(browser: httpx2.Client, text: str | bytes) -> str:
    """The name under which a record can be looked at."""
    answer = browser.post("/api/replays", content=text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


def problem(answer: httpx2.Response) -> tuple[int, Any]:
    """What was wrong."""
    return answer.status_code, answer.json()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", [0, 40, 10_000])
def test_a_record_is_shown_step_by_step(browser: httpx2.Client, game: str, actions: int) -> None:
    record = played(game, actions=actions)
    replay = opened(browser, dumps(record))
    story = browser.get(f"/api/replays/{replay}").json()
    last = len(steps(record))
    assert story["steps"] == last
    assert story["static"]["game"] == game
    assert story["seconds"] is None
    assert story["table"]["id"] == replay
    assert story["table"]["stage"] == ("over" if record.over else "aborted")
    assert [seat["colour"] for seat in story["table"]["seats"]] == list(record.notation.colours)
    for number in {0, last // 2, last}:
        moment = browser.get(f"/api/replays/{replay}/{number}").json()
        assert moment == json.loads(encode(moment_of(record, number)))


@pytest.mark.parametrize("game", GAMES)
def test_every_beginning_of_a_record_can_be_shown(game: str) -> None:
    lines = dumps(played(game)).splitlines()
    for upto in range(1, len(lines), 7):
        part = loads("\n".join(lines[:upto]))
        assert moment_of(part, len(steps(part))).scene.winner is None


def test_names_are_those_of_the_record_as_plain_text(browser: httpx2.Client) -> None:
    lines = dumps(played()).splitlines()
    head = json.loads(lines[0])
    for seat, name in zip(
        head["seats"], ["Olena \u202e\n", "x" * 5000, head["seats"][2]["colour"]], strict=True
    ):
        seat["name"] = name
    replay = opened(browser, "\n".join([json.dumps(head), *lines[1:]]))
    seats = browser.get(f"/api/replays/{replay}").json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Olena", "x" * 24, None]


def test_the_same_record_has_the_same_address(browser: httpx2.Client) -> None:
    text = dumps(played())
    spaced = "\n\n".join(text.splitlines())
    assert opened(browser, text) == opened(browser, spaced)
    assert opened(browser, text) != opened(browser, dumps(played("cities_knights")))


def wrong_records() -> list[tuple[str | bytes, int, str, str | None]]:
    """Texts, the line where they are wrong, what is said of it, and the clause."""
    lines = dumps(played()).splitlines()
    founded = json.loads(lines[1])
    again = json.dumps({**founded, "seat": "white"})
    return [
        ("", 1, "the record is empty", None),
        ("{}", 1, 'the header needs "record"', None),
        ("[" * 100_000, 1, "not JSON", None),
        (b"\xff\xfe", 1, "not a text in UTF-8", None),
        ("\n".join([*lines[:4], "sheep"]), 5, "not JSON", None),
        (f'{lines[0]}\n{{"seat": "red", "do": "{"sheep " * 100_000}"}}', 2, "'sheep sheep", None),
        ("\n".join([*lines[:1], again]), 2, "is no colour at this table", None),
        ("\n".join([*lines[:1], lines[1], lines[1]]), 3, "is not allowed", "B-"),
        ("\n".join([*lines[:-1], '{"winner": null}']), len(lines), "winner should be", None),
    ]


@pytest.mark.parametrize(("text", "line", "said", "clause"), wrong_records(), ids=range(9))
def test_a_wrong_record_is_refused_with_its_line(
    browser: httpx2.Client, text: str | bytes, line: int, said: str, clause: str | None
) -> None:
    status, found = problem(browser.post("/api/replays", content=text))
    assert (status, found["code"], found["facts"]["line"]) == (400, "bad-record", line)
    assert found["text"].startswith(f"line {line}: ")
    assert said in found["facts"]["problem"]
    assert len(found["text"]) < 500
    assert (found["clause"] or "").startswith(clause or "")
    assert (found["clause"] is None) == (clause is None)


def test_what_is_not_there_is_told_so(browser: httpx2.Client) -> None:
    assert problem(browser.get("/api/replays/nothing"))[1]["code"] == "no-such-replay"
    assert browser.get(f"/api/replays/{'0' * 32}/1").status_code == 404
    replay = opened(browser, dumps(played(actions=5)))
    for step in ("6", "-1", "x", "1" * 30):
        assert problem(browser.get(f"/api/replays/{replay}/{step}"))[1]["code"] == "malformed"


def test_records_are_limited_in_size_and_number(database: str) -> None:
    few = UNHURRIED._replace(limits=UNHURRIED.limits._replace(records=Rate(2, 0.001), record_bytes=50_000))
    text = dumps(played())
    with running(database, few) as address, httpx2.Client(base_url=address) as browser:
        opened(browser, text)
        assert problem(browser.post("/api/replays", content="x" * 50_001))[1]["code"] == "too-large"
        status, found = problem(browser.post("/api/replays", content=text))
        assert (status, found["code"]) == (429, "slow-down")


def test_pages_of_others_cannot_open_records(browser: httpx2.Client) -> None:
    answer = browser.post(
        "/api/replays", content=dumps(played()), headers={"Origin": "http://elsewhere.example"}
    )
    assert problem(answer)[1]["code"] == "foreign-origin"


def test_another_process_shows_it_too(serve: Callable[[str], Process], database: str) -> None:
    record = played()
    first, second = serve(database), serve(database)
    with httpx2.Client() as browser:
        replay = browser.post(f"{first.address}/api/replays", content=dumps(record)).json()["replay"]
        first.kill()
        assert browser.get(f"{second.address}/api/replays/{replay}/3").json()["step"] == 3


def test_the_oldest_leave_the_memory_and_come_back(
    browser: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrov.server.replays.AT_HAND", 1)
    replays = [opened(browser, dumps(played(actions=n))) for n in (3, 4, 5)]
    found = [browser.get(f"/api/replays/{replay}").json()["steps"] for replay in replays]
    assert found == [3, 4, 5]


def test_the_example_game_is_always_there(browser: httpx2.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    story = browser.get("/api/replays/example-game").json()
    assert (story["table"]["id"], story["steps"]) == ("example-game", len(steps(example_game())))
    assert [seat["name"] for seat in story["table"]["seats"]] == [None] * 4  # called by their colours
    assert [turn["turn"] for turn in story["turns"]] == list(range(1, 18))
    last = browser.get(f"/api/replays/example-game/{story['steps']}").json()
    assert [row["points"] for row in last["scene"]["players"]] == [3, 3, 3, 4]
    monkeypatch.setattr("ostrov.server.replays.AT_HAND", 1)
    opened(browser, dumps(played(actions=5)))
    assert browser.get("/api/replays/example-game").json() == story


def test_the_call_is_described(browser: httpx2.Client) -> None:
    described = browser.get("/api/openapi.json").json()["paths"]["/api/replays"]["post"]
    assert list(described["requestBody"]["content"]) == ["application/x-ndjson"]
    assert described["security"] == []


def test_records_of_environments_can_be_shown(browser: httpx2.Client, tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    envs = pytest.importorskip("ostrov.envs")
    with envs.batch(2, "cities_knights", record=True) as games:
        games.reset(1)
        for _ in range(120):
            games.step(games.sample())
        games.save_record(1, tmp_path / "batch.jsonl")
    env = envs.aec("base", players=2)
    env.reset(seed=3)
    for _ in range(60):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    env.save_record(tmp_path / "aec.jsonl")
    for name, least in (("batch", 80), ("aec", 40)):
        replay = opened(browser, (tmp_path / f"{name}.jsonl").read_bytes())
        assert browser.get(f"/api/replays/{replay}").json()["steps"] >= least
