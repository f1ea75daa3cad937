"""The program as a whole: help, version, errors, exit codes, streams."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from tests.cli.interrupts import hear_interrupts

from ostrov import __version__
from ostrov.cli import main
from ostrov.cli.app import COMMANDS


def test_version(run: Callable[..., click.testing.Result]) -> None:
    assert run("--version").stdout == f"ostrov {__version__}\n"


def test_help_lists_every_command(run: Callable[..., click.testing.Result]) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in result.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_has_a_help_text(name: str, run: Callable[..., click.testing.Result]) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.help
    assert command.get_short_help_str()
    for parameter in command.params:
        assert not isinstance(parameter, click.Option) or parameter.help, parameter.name
    assert run(name, "--help").exit_code == 0


def test_no_command_shows_the_help(run: Callable[..., click.testing.Result]) -> None:
    result = run()
    assert result.exit_code == 2
    assert "Usage:" in result.stderr
    assert result.stdout == ""


def test_an_unknown_command_is_answered_with_the_nearest(refused: Callable[..., str]) -> None:
    assert refused("simulat").startswith("there is no command 'simulat'; did you mean simulate?")
    assert "there are play, serve, simulate, arena, check-bot, train, replay" in refused("xyzzy")


def test_an_unknown_flag_is_one_line(refused: Callable[..., str]) -> None:
    said = refused("simulate", "--gamse", "3")
    assert "--gamse" in said
    assert "simulate --help" in said


def test_a_missing_argument_is_one_line(refused: Callable[..., str]) -> None:
    assert "Missing argument" in refused("why")


def test_defects_of_the_program_keep_their_traceback(
    monkeypatch: pytest.MonkeyPatch, run: Callable[..., click.testing.Result]
) -> None:
    def fail() -> None:
        raise ValueError("a defect")

    monkeypatch.setattr("ostrov.cli.topics.by_topic", fail)
    with pytest.raises(ValueError, match="a defect"):
        run("rules")


def test_as_a_process(program: Callable[..., subprocess.CompletedProcess[bytes]]) -> None:
    result = program("rules", "B-ROAD-2", "--json")
    assert (result.returncode, result.stderr) == (0, b"")
    assert json.loads(result.stdout)["id"] == "B-ROAD-2"


def test_output_is_utf8_wherever_it_goes(program: Callable[..., subprocess.CompletedProcess[bytes]]) -> None:
    result = program("rules", "X-6", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0
    assert result.stdout.decode("utf-8")
    assert "Wybrzeże" in program("rules", "B-ROAD-4", PYTHONIOENCODING="latin-1").stdout.decode("utf-8")


def test_no_colours_without_a_terminal(program: Callable[..., subprocess.CompletedProcess[bytes]]) -> None:
    for words in (("rules", "B-ROAD-2"), ("board", "--seed", "1"), ("rules",)):
        assert b"\x1b" not in program(*words).stdout


def test_a_closed_pipe_is_no_traceback(program: Callable[..., subprocess.CompletedProcess[bytes]]) -> None:
    line = [sys.executable, "-m", "ostrov.cli", "rules", "X"]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no POSIX signals")
def test_interrupted_exits_130_without_a_traceback(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    line = [sys.executable, "-m", "ostrov.cli", "simulate", "--games", "1000", "--record", str(folder)]
    process = subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=hear_interrupts
    )
    deadline = time.monotonic() + 60
    while not any(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, b"Traceback" in err) == (b"", False)
    assert list(tmp_path.iterdir()) == []
