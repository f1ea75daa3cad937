"""run.py: the one command that sets up and runs everything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PYTHON = getattr(sys, "_base_executable", sys.executable)  # the one that made the environment


def run(script: Path, *words: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("OSTROV_")}
    line = [PYTHON, str(script), *words]
    return subprocess.run(line, cwd=cwd, env={**env, **variables}, text=True, capture_output=True)


def test_without_a_word_it_explains_itself(root: Path, tmp_path: Path) -> None:
    result = run(root / "run.py", cwd=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert "python3 run.py test" in result.stderr


def test_python_runs_where_the_caller_is_and_adds_nothing(root: Path, tmp_path: Path) -> None:
    code = "import os, sys, ostrov; print(os.getcwd()); print('said', file=sys.stderr); sys.exit(7)"
    result = run(root / "run.py", "python", "-c", code, cwd=tmp_path)
    assert (result.returncode, result.stdout, result.stderr) == (7, f"{tmp_path.resolve()}\n", "said\n")


def test_test_runs_pytest_in_the_checkout(root: Path, tmp_path: Path) -> None:
    words = ["test", "--collect-only", "-q", "-n", "0", "tests/tooling/test_run.py"]
    result = run(root / "run.py", *words, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "test_test_runs_pytest_in_the_checkout" in result.stdout


def test_contradicting_switches_are_refused(root: Path, tmp_path: Path) -> None:
    result = run(root / "run.py", "python", "-V", cwd=tmp_path, OSTROV_PURE="1", OSTROV_SANITIZE="1")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == "ostrov: OSTROV_PURE=1 and OSTROV_SANITIZE=1 exclude each other.\n"


def test_a_failed_installation_ends_in_one_sentence(root: Path, tmp_path: Path) -> None:
    script = Path(shutil.copy(root / "run.py", tmp_path))
    nothing = {"PATH": "", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
    result = run(script, "python", "-V", cwd=tmp_path, **nothing)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.splitlines()[-1].startswith("ostrov: there is no uv, and pip could not install uv==")


def test_a_failed_set_up_ends_in_one_sentence(root: Path, tmp_path: Path) -> None:
    script = Path(shutil.copy(root / "run.py", tmp_path))
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'broken'\n", "utf-8")
    result = run(script, "python", "-V", cwd=tmp_path)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.splitlines()[-1] == "ostrov: uv could not set up ostrov; its messages above say why."
