"""Properties of the files themselves: size, and nothing that belongs to one machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDERS = (
    ".ci",
    "benchmarks",
    "client/dev",
    "client/i18n",
    "client/src",
    "client/test",
    "docs",
    "examples",
    "src",
    "tests",
    "tools",
)
TEXT = {"", ".cfg", ".in", ".json", ".jsonl", ".md", ".pxd", ".py", ".toml", ".txt", ".yaml", ".yml"}
TEXT |= {".css", ".ftl", ".html", ".svg", ".ts", ".tsx"}
MADE = re.compile(r"/__pycache__/|\.egg-info/|_cache/")
LONGEST = 400
SOURCES = {".css", ".py", ".pxd", ".toml", ".ts", ".tsx"}
GENERATED = {"state.py", "types.ts"}
# Split so that this file does not match itself.
ADDRESS = re.compile("python" + r"hosted|pypi" + r"\.org/simple|registry" + r"\.npm|index" + "-url")
MACHINE_PATH = re.compile(r"(?<![\w.~>/])/(?:home|root|work|Users|opt|tmp)/\w|[A-Z]:\\Users")


def text_files(root: Path) -> Iterator[Path]:
    """All text files that the repository holds."""
    for folder in (root, *(root / name for name in FOLDERS)):
        for file in sorted(folder.iterdir() if folder == root else folder.rglob("*")):
            if file.is_file() and file.suffix in TEXT and not MADE.search(file.as_posix()):
                yield file


def matches(files: Iterator[Path], pattern: re.Pattern[str]) -> list[str]:
    """The lines, with their place, in which a pattern occurs."""
    return [
        f"{file}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def too_long(folder: Path) -> list[str]:
    """Files with more lines than anybody wants to read, but generated ones."""
    files = [file for file in folder.rglob("*") if file.suffix in SOURCES and file.name not in GENERATED]
    return [str(file) for file in files if len(file.read_text("utf-8").splitlines()) > LONGEST]


@pytest.mark.parametrize("folder", ["src", "client/src", "tests", "tools", "benchmarks", "examples"])
def test_no_source_is_too_long(root: Path, folder: str) -> None:
    assert too_long(root / folder) == []


def test_a_long_source_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "short.py").write_text("x = 1\n" * LONGEST, "utf-8")
    (tmp_path / "long.py").write_text("x = 1\n" * (LONGEST + 1), "utf-8")
    assert too_long(tmp_path) == [str(tmp_path / "long.py")]


def test_no_registry_is_named(root: Path) -> None:
    assert matches(text_files(root), ADDRESS) == []


def test_no_path_of_a_machine_is_named(root: Path) -> None:
    assert matches(text_files(root), MACHINE_PATH) == []


def test_addresses_and_paths_are_noticed(tmp_path: Path) -> None:
    path = "/" + "home/somebody/ostrov"
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text(f"PATH = '{path}'\nURL = 'https://pypi{'.'}org/simple'\n", "utf-8")
    (tmp_path / "b.md").write_text("see https://example.org/work/home and src/tmp/x\n", "utf-8")
    assert len(matches(text_files(tmp_path), MACHINE_PATH)) == 1
    assert len(matches(text_files(tmp_path), ADDRESS)) == 1
