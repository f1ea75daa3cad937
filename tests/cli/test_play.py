"""`ostrov play` and `ostrov serve`: they start, say where they are, let people in, and end."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.cli.interrupts import hear_interrupts

from ostrov.bots.runner import play_recorded
from ostrov.game.options import Options

Refused = Callable[..., str]


@contextmanager
def started(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program and the first line that it prints."""
    line = [sys.executable, "-m", "ostrov.cli", *words]
    hear = None if sys.platform == "win32" else hear_interrupts
    with subprocess.Popen(
        line, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=hear
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def ended(process: subprocess.Popen[str], how: int) -> tuple[int, str]:
    """Sends a signal; the exit code and standard error."""
    process.send_signal(how)
    _, error = process.communicate(timeout=30)
    return process.returncode, error


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_play_lets_its_player_in(game: str, tmp_path: Path) -> None:
    words = ("--rules", game, "--players", "3", "--name", "Olena", "--database", str(tmp_path / "a.db"))
    with started("play", "--no-browser", *words, "--seed", "7") as (process, address):
        assert address.startswith("http://127.0.0.1:")
        with httpx2.Client() as browser:
            entered = browser.get(address)
            assert entered.status_code == 303
            base, table = address.partition("/enter/")[0], entered.headers["location"].removeprefix("/t/")
            info = browser.get(f"{base}/api/tables/{table}").json()["table"]
        assert (info["stage"], info["options"]["game"]) == ("playing", game)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
        assert info["seats"][0]["name"] == "Olena"
        with httpx2.Client() as stranger:
            assert stranger.get(f"{base}/enter/guess").headers["location"] == "/"
            assert stranger.get(f"{base}/api/tables/{table}").status_code == 404
        assert ended(process, signal.SIGINT) == (0, "")


def test_a_seed_deals_the_same_board(tmp_path: Path) -> None:
    boards = []
    for name in "ab":
        words = ("--seed", "7", "--option", "board_setup=variable", "--database", str(tmp_path / name))
        with started("play", "--no-browser", *words) as (_, address), httpx2.Client() as browser:
            table = browser.get(address).headers["location"].removeprefix("/t/")
            url = f"{address.partition('/enter/')[0]}/api/tables/{table}/stream"
            with browser.stream("GET", url) as stream:
                boards.append(json.loads(next(stream.iter_lines()))["static"]["hexes"])
    assert boards[0] == boards[1]


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_play_shows_a_record(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record = play_recorded(Options(game=game, players=3, victory_points=4), ["greedy"], 1)
    record.save(file)
    with started("play", "--no-browser", "--replay", str(file)) as (process, address):
        base, _, replay = address.partition("/replay/")
        story = httpx2.get(f"{base}/api/replays/{replay}").json()
        assert (story["static"]["game"], story["table"]["stage"]) == (game, "over")
        assert (
            httpx2.get(f"{base}/api/replays/{replay}/{story['steps']}").json()["scene"]["winner"] is not None
        )
        assert ended(process, signal.SIGINT) == (0, "")


def test_play_shows_the_example_game(refused: Refused) -> None:
    with started("play", "--no-browser", "--example-game") as (process, address):
        base, _, page = address.rpartition("/")
        assert page == "example-game"
        story = httpx2.get(f"{base}/api/replays/{page}").json()
        assert len(story["turns"]) == 17
        assert ended(process, signal.SIGINT) == (0, "")
    for words in (("--seed", "4"), ("--replay", "game.jsonl")):
        beside = refused("play", "--no-browser", "--example-game", *words)
        assert f"{words[0]} has no use beside --example-game" in beside


def test_a_record_that_cannot_be_shown(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert "No such file" in refused("play", "--no-browser", "--replay", str(file))
    file.write_text('{"record": "ostrov"}', "utf-8")
    assert "line 1: version None is unknown" in refused("play", "--no-browser", "--replay", str(file))
    beside = refused("play", "--no-browser", "--replay", str(file), "--seed", "4")
    assert "--seed has no use beside --replay" in beside


def test_serve_says_where_it_is_and_logs_no_secrets(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--database", str(tmp_path / "games.db")) as (process, address):
        with httpx2.Client(base_url=address) as browser:
            token = browser.post("/api/guests", json={"name": "Olena"}).json()["token"]
            wish: dict[str, Any] = {"options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            page = browser.post("/api/tables", json=wish).json()
            table, link = page["table"]["id"], page["invitations"]["seat"]
            browser.get(link)
            say = {"do": "say", "id": "c1", "text": "between us"}
            assert browser.post(f"/api/tables/{table}/commands", json=say).json()["ok"]
            assert browser.get("/health").json()["ok"]
        code, error = ended(process, signal.SIGTERM)
    lines = [json.loads(line) for line in error.splitlines()]
    requests = [
        (line["method"], line["route"], line["status"]) for line in lines if line["event"] == "request"
    ]
    assert ("POST", "/api/tables/{table}/commands", 200) in requests
    for secret in (token, link.removeprefix("/j/"), "between us", "Olena"):
        assert secret not in error
    assert code in (0, -signal.SIGTERM)


def test_bad_input(refused: Refused, tmp_path: Path) -> None:
    assert "takes base, seafarers, cities_knights" in refused("play", "--no-browser", "--rules", "chess")
    assert "there is no bot 'gredy'" in refused("play", "--no-browser", "--bots", "gredy")
    assert "the path of a bot" in refused("play", "--no-browser", "--bots", "nowhere.at_all:Bot")
    assert "3 players need 1 or 3 names" in refused("play", "--no-browser", "--bots", "random,random")
    assert "there is no folder" in refused("serve", "--database", str(tmp_path / "nowhere" / "a.db"))
    assert "sqlite or postgresql, not mysql" in refused("serve", "--database", "mysql://a/b")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = str(tmp_path / "a.db")
        assert "Address already in use" in refused("serve", "--port", port, "--database", database)
        assert "Address already in use" in refused("play", "--no-browser", "--port", port)


@pytest.mark.parametrize(("room", "needed"), [("ostrov.bots", []), ("ostrov.table", ["msgspec"])])
def test_the_engine_needs_no_server(room: str, needed: list[str]) -> None:
    """Tables speak in structs of msgspec; everything below does without."""
    stacks = "{'alembic', 'click', 'msgspec', 'sqlalchemy', 'starlette', 'uvicorn'}"
    test = f"import sys, ostrov, {room}; print(sorted({stacks} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", test], capture_output=True, text=True, check=True)
    assert result.stdout == f"{needed}\n"
