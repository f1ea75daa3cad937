"""Compiled and plain environments are the same; the package needs nothing that it does not say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.envs.fingerprint import fingerprint

from ostrov.testing import engine_mode

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(engine_mode() == "plain", reason="there is nothing to compare: the engine runs plain")
def test_compiled_and_plain_environments_are_one() -> None:
    line = [sys.executable, "-m", "tests.envs.fingerprint"]
    env = {**os.environ, "OSTROV_PURE": "1"}
    result = subprocess.run(line, cwd=ROOT, env=env, text=True, capture_output=True, check=True)
    assert result.stdout.split() == ["plain", fingerprint()]


def test_importing_ostrov_imports_no_arrays() -> None:
    line = "import sys, ostrov; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", line], text=True, capture_output=True, check=True)
    assert result.stdout.strip() == "set()"


def test_without_the_extra_the_error_says_what_to_install() -> None:
    line = "import sys; sys.modules['gymnasium'] = None; import ostrov.envs"
    result = subprocess.run([sys.executable, "-c", line], text=True, capture_output=True)
    assert "environments need gymnasium: install it with pip install 'ostrov[envs]'" in result.stderr
