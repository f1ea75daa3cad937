"""Linter, formatter, type checker and import contracts have nothing to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
CHECKS = {
    "lint": ["-m", "ruff", "check", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "types": ["-m", "mypy"],
    "imports": ["-c", LINT_IMPORTS],
}


@pytest.mark.parametrize("check", CHECKS)
def test_passes(root: Path, check: str) -> None:
    result = subprocess.run([sys.executable, *CHECKS[check]], cwd=root, text=True, capture_output=True)
    assert result.returncode == 0, result.stdout + result.stderr
