"""The engine runs the way it was asked to: compiled, plain, or compiled with memory checks."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "src" / "ostrov" / "engine"
HOT = [
    ".".join(("ostrov.engine", *file.relative_to(ENGINE).with_suffix("").parts))
    for file in sorted(ENGINE.rglob("*.pxd"))
    if "not compiled" not in file.read_text("utf-8").partition("\n")[0]
]


def test_there_are_hot_modules() -> None:
    assert "ostrov.engine.state" in HOT


@pytest.mark.parametrize("name", HOT)
def test_a_hot_module_runs_as_asked(name: str, compiler_works: bool) -> None:
    file = Path(str(import_module(name).__file__))
    compiled = file.name.endswith(tuple(EXTENSION_SUFFIXES))
    sanitize = os.environ.get("OSTROV_SANITIZE") == "1"
    if os.environ.get("OSTROV_PURE") == "1":
        assert not compiled
    else:
        assert compiled == (compiler_works or sanitize)
    if compiled:
        assert (b"__ubsan_handle" in file.read_bytes()) == sanitize


def test_inlined_modules_stay_plain() -> None:
    for name in ("bits", "cards", "constants"):
        assert str(import_module(f"ostrov.engine.{name}").__file__).endswith(".py")
