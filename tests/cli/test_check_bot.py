"""`ostrov check-bot`, and bots by path in `ostrov arena`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Refused = Callable[..., str]

GOOD = "examples.builder_bot:BuilderBot"
HASTY = "tests.bots.broken_bots:Hasty"
SHORT = ("--table", "sprint", "--table", "two", "--games", 1)


def test_a_good_bot_exits_with_0(run: Run) -> None:
    result = run("check-bot", GOOD, *SHORT)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{GOOD}: 2 games, 2 finished, ")
    assert result.stdout.endswith("Nothing is wrong.\n")


def test_problems_exit_with_1(run: Run) -> None:
    result = run("check-bot", HASTY, *SHORT)
    assert result.exit_code == 1
    assert "\n1. It chose 'end turn', which is not allowed: B-TURN-2 Roll the dice before" in result.stdout
    assert result.stderr == ""


def test_the_report_is_one_document(run: Run, document: Callable[..., Any]) -> None:
    assert document("check-bot", "greedy", *SHORT)["problems"] == []
    result = run("check-bot", HASTY, *SHORT, "--seed", 5, "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["bot"], found["ok"], found["games"]) == (HASTY, False, 2)
    assert found["problems"][0]["kind"] == "illegal"
    assert found["problems"][0]["place"]["seed"] == 5
    assert 0 < found["ms_median"] <= found["ms_95"]


def test_one_game_may_be_enough(run: Run) -> None:
    shown = run("check-bot", "random", "--rules", "base", "--games", 1).stdout
    assert shown.startswith("random: 12 games, 12 finished, ")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("nowhere:Bot",), "there is no module nowhere: it has to be in this folder or among the installed"),
        (("examples.builder_bot:Builder",), "has no Builder; did you mean BuilderBot?"),
        (("examples.builder_bot",), "one of your own is named by its path, such as package.module:Class"),
        (("ref-f",), "ref-f is a reference inside of the engine: there is no bot to check"),
        (("greedy", "--table", "round"), "there is no table 'round' to check bots at; there are printed map"),
        (
            ("greedy", "--rules", "chess"),
            "and seafarers+cities_knights, not 'chess'",
        ),
        (
            ("tests.bots.broken_bots:Islander", "--rules", "cities_knights"),
            "there is no table to check the bot at",
        ),
        (("greedy", "--seed", 2**63 - 1), "a seed is a whole number from 0 to 9223372036854775807"),
    ],
)
def test_bad_input_is_one_line(refused: Refused, words: tuple[object, ...], message: str) -> None:
    assert message in refused("check-bot", *words)


def test_a_bot_may_lie_in_this_folder_and_print(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "from ostrov.bots.greedy_bot import GreedyBot\n\nclass Chatty(GreedyBot):\n"
    text += "    def choose(self, *words):\n        print('hm')\n        return super().choose(*words)\n"
    (tmp_path / "chatty_bot.py").write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    result = run("check-bot", "chatty_bot:Chatty", *SHORT, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["ok"]
    assert "hm\n" in result.stderr


def test_the_arena_takes_paths_in_processes_of_its_own(document: Callable[..., Any]) -> None:
    words = (GOOD, "greedy", "--players", 2, "--boards", 2, "--option", "victory_points=4")
    found = document("arena", *words, "--jobs", 2)
    assert [row["bot"] for row in found["bots"]] == [GOOD, "greedy"]
    assert found["games"] == 4
    assert found["bots"][0]["seconds_median"] > 0


def test_the_arena_tells_of_a_wrong_path(refused: Refused) -> None:
    assert "there is no module nowhere" in refused("arena", "nowhere:Bot", "random", "--boards", 1)


def test_who_stops_a_check_is_told_where_it_was(run: Run) -> None:
    found = run("check-bot", "tests.bots.broken_bots:Stopped", "--table", "claims", "--games", 1)
    assert (found.exit_code, found.stdout) == (130, "")
    assert "Stopped while it decided at table 'claims', seed 1, seat 1, turn " in found.stderr
