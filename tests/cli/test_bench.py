"""`ostrov bench`: that it measures, never what."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from ostrov.bots.summary import is_compiled
from ostrov.cli import bench, bench_measure
from ostrov.cli.bench_measure import Effort, positions, rate, start
from ostrov.cli.output import figure
from ostrov.engine.base.constants import MAIN

ROOT = Path(__file__).resolve().parents[2]
NO_EFFORT = Effort(0.0005, 1)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures as briefly as can be."""
    monkeypatch.setattr(bench_measure, "QUICK", NO_EFFORT)
    monkeypatch.setattr(bench_measure, "plain", lambda effort: bench_measure.play("random", effort))


@pytest.mark.usefixtures("hurried")
def test_all_figures(document: Callable[..., Any]) -> None:
    found = document("bench", "--quick")
    assert found["compiled"] == is_compiled()
    assert found["python"] == ".".join(str(part) for part in sys.version_info[:3])
    assert found["calls"]["state_bytes"] > 0
    for key in ("two_threads_ratio", "compiled_to_plain_ratio", "import_seconds"):
        assert found[key] > 0
    for key in ("random", "greedy", "cities_knights", "plain"):
        assert found[key]["actions_per_cpu_second"] > found[key]["games_per_cpu_second"] > 0


@pytest.mark.usefixtures("hurried")
def test_the_table(run: Callable[..., Result]) -> None:
    result = run("bench", "--quick")
    assert (result.exit_code, result.stderr) == (0, "")
    for words in ("random games", "greedy games", "State.copy()", "two threads", "import ostrov", "CPython"):
        assert words in result.stdout


def test_the_plain_sources_are_measured_in_a_process_of_their_own() -> None:
    assert bench_measure.plain(bench_measure.QUICK)["games_per_cpu_second"] > 0


def test_a_rate_is_units_by_time() -> None:
    done: list[int] = []

    def work(n: int) -> float:
        done.append(n)
        return sum(range(1000 * n)) * 0 + 5 * n

    assert rate(work, Effort(0.001, 3)) > 0
    assert len(set(done[-3:])) == 1


def test_positions_are_of_the_main_phase() -> None:
    assert {state.phase for state in positions(start())} == {MAIN}


@pytest.mark.parametrize(
    ("value", "text"),
    [(12345.0, "12 300"), (7_654_321.0, "7 650 000"), (4.5678, "4.57"), (99.96, "100"), (456, "456")],
)
def test_figures_have_three_digits(value: float, text: str) -> None:
    assert figure(value).replace("\N{NARROW NO-BREAK SPACE}", " ") == text


def test_the_script_is_the_command() -> None:
    line = [sys.executable, str(ROOT / "benchmarks" / "speed.py"), "--help"]
    result = subprocess.run(line, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    assert bench.command.help is not None
    assert bench.command.help.splitlines()[0][:30] in result.stdout
