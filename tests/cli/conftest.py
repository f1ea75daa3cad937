"""What the tests of the program share: running it, and a record of a random game."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ostrov import Game
from ostrov.cli import main
from ostrov.game.record import dumps

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Runs the program in this process; an unexpected exception fails the test."""

    def run(*words: object, input: str | bytes | None = None) -> Result:
        result = CliRunner().invoke(main, [str(word) for word in words], input=input)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def document(run: Run) -> Callable[..., Any]:
    """Runs the program with --json; the one document that it prints."""

    def document(*words: object, input: str | bytes | None = None) -> Any:
        result = run(*words, "--json", input=input)
        assert result.exit_code == 0, result.stderr
        return json.loads(result.stdout)

    return document


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Runs the program with bad input; the one line that it says about it."""

    def refused(*words: object, input: str | bytes | None = None) -> str:
        result = run(*words, input=input)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1
        assert result.stderr.startswith("ostrov: ")
        return result.stderr.removeprefix("ostrov: ").rstrip("\n")

    return refused


@pytest.fixture
def program() -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Runs the program as a process of its own."""

    def program(*words: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
        line = [sys.executable, "-m", "ostrov.cli", *words]
        return subprocess.run(line, capture_output=True, env={**os.environ, **variables})

    return program


@pytest.fixture(scope="session")
def played() -> Game:
    """A random game to its end."""
    game = Game.new(5, board_setup="variable")
    choices = random.Random(1)
    while not game.over:
        game.play(choices.choice(game.legal(game.awaiting[0])))
    return game


@pytest.fixture
def record(played: Game, tmp_path: Path) -> Path:
    """The record of that game in a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(dumps(played), encoding="utf-8", newline="\n")
    return path
