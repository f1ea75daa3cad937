"""What the tests of the tooling share."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
NOT_SOURCES = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return REPOSITORY


@pytest.fixture(scope="session")
def compiler_works(tmp_path_factory: pytest.TempPathFactory) -> bool:
    """Whether C code that uses Python's headers can be compiled here."""
    source = tmp_path_factory.mktemp("probe") / "probe.c"
    source.write_text("#include <Python.h>\n", "utf-8")
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()
    include = sysconfig.get_path("include")
    line = [*words, "-c", str(source), "-o", str(source.with_suffix(".o")), f"-I{include}"]
    return shutil.which(words[0]) is not None and subprocess.run(line, capture_output=True).returncode == 0


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a package is built from, without anything compiled."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for file in REPOSITORY.iterdir():
        if file.is_file() and file.suffix in ("", ".in", ".md", ".py", ".toml"):
            shutil.copy(file, folder)
    shutil.copytree(REPOSITORY / "src", folder / "src", ignore=NOT_SOURCES)
    return folder


@pytest.fixture(scope="session")
def uv() -> Callable[..., str]:
    """Runs uv with arguments and extra environment variables; its output."""
    program = os.environ.get("UV") or shutil.which("uv")
    assert program, "run the tests through run.py, or put uv on the path"

    def run(*arguments: str, **variables: str) -> str:
        env = {
            k: v for k, v in os.environ.items() if not k.startswith(("OSTROV_", "VIRTUAL_ENV"))
        } | variables
        result = subprocess.run([program, *arguments], env=env, text=True, capture_output=True)
        assert result.returncode == 0, result.stderr
        return result.stdout

    return run
