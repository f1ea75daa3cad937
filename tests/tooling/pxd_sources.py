"""Small packages for the tests of tools/gen_pxd.py: a core folder with constants, and what a test adds."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

Write = Callable[..., Path]
HEAD = """
from __future__ import annotations
from typing import Final
try:
    import cython
except ImportError:
    from ostrov import _nocython as cython
from ostrov.engine.core.types import I64, Cell, Chars, Floats, Ints, Longs
if not cython.compiled:
    pass
"""
CONSTANTS = """
from typing import Final
SEATS: Final = 4
SLOTS: Final = 3 * SEATS + 1
BIG: Final = 1 << 40
NAMES: Final = ("a", "b")
"""


INLINED = "# Inlined.\n"


def writer(tmp_path: Path, root: Path) -> Write:
    """Writes sources into a core folder with constants; those that are not inlined get the usual head."""
    package = tmp_path / "src" / "ostrov"
    core = package / "engine" / "core"
    core.mkdir(parents=True)
    for name in ("_nocython.py", "_pure.py", "_roots.py"):
        shutil.copy(root / "src" / "ostrov" / name, package)
    for name in ("types.py", "bits.py", "bits.pxd"):
        shutil.copy(root / "src" / "ostrov" / "engine" / "core" / name, core)
    for folder in (package, core.parent, core):
        (folder / "__init__.py").touch()
    (core / "constants.py").write_text(CONSTANTS, "utf-8")

    def add(**sources: str) -> Path:
        for name, text in sources.items():
            path = core / (name.replace("__", "/") + ".py")
            path.parent.mkdir(exist_ok=True)
            body = dedent(text)
            path.write_text(body if "cython" in body or INLINED in body else HEAD + body, "utf-8")
        return core

    return add


def package_of(core: Path) -> Path:
    """The package that a core folder is in."""
    return core.parents[1]
