"""The engine runs the way it was asked to: compiled, plain, or compiled with memory checks."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from textwrap import dedent

import pytest

from ostrov._roots import ROOTS

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ostrov"
SANITIZED = os.environ.get("OSTROV_SANITIZE") == "1"
HOT = [
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    for file in sorted(PACKAGE.rglob("*.pxd"))
    if "not compiled" not in file.read_text("utf-8").partition("\n")[0]
]


def test_there_are_hot_modules_in_every_compiled_room() -> None:
    assert "ostrov.engine.core.state" in HOT
    rooms = [f"ostrov.{root.replace('/', '.')}." for root in ROOTS]
    assert [room for room in rooms if not any(name.startswith(room) for name in HOT)] == []
    assert [name for name in HOT if not name.startswith(tuple(rooms))] == []


@pytest.mark.parametrize("name", HOT)
def test_a_hot_module_runs_as_asked(name: str, compiler_works: bool) -> None:
    file = Path(str(import_module(name).__file__))
    compiled = file.name.endswith(tuple(EXTENSION_SUFFIXES))
    if os.environ.get("OSTROV_PURE") == "1":
        assert not compiled
    else:
        assert compiled == (compiler_works or SANITIZED)
    if compiled:
        code = file.read_bytes()
        assert [b"__ubsan_handle" in code, b"__asan_init" in code] == [SANITIZED, SANITIZED]


def test_inlined_modules_stay_plain() -> None:
    for name in ("bits", "packs", "constants"):
        assert str(import_module(f"ostrov.engine.core.{name}").__file__).endswith(".py")


@pytest.mark.skipif(not SANITIZED, reason="only the sanitized build checks indices")
def test_a_wild_index_stops_the_program() -> None:
    code = """
    from ostrov.engine.base.network import keeps_distance
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.state import State
    keeps_distance(Board(), State(), 1000)
    """
    result = subprocess.run([sys.executable, "-c", dedent(code)], text=True, capture_output=True)
    assert result.returncode != 0
    assert "index 1000 out of bounds" in result.stderr
