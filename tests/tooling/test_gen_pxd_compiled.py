"""tools/gen_pxd.py: what it writes compiles, and agrees with the plain sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.tooling.pxd_sources import HEAD, Write, package_of, writer

import gen_pxd


@pytest.fixture
def write(tmp_path: Path, root: Path) -> Write:
    """Writes sources into a small package."""
    return writer(tmp_path, root)


MINI = {
    "packs": """
    # Inlined.
    from ostrov.engine.core.constants import BIG, SEATS
    from ostrov.engine.core.state import State
    from ostrov.engine.core.types import I64

    def mixed(x: I64, n: int) -> I64:
        y: I64 = x
        for i in range(n):
            y = (y * 31 + i) % BIG
        return y

    def turn_of(s: State) -> int:
        return s.turn % SEATS
    """,
    "state": HEAD
    + """
if not cython.compiled:
    from ostrov.engine.core.constants import SEATS, SLOTS

class State:
    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        self.turn: int = 0
        self.cell: list[int] = [-1] * SLOTS
        self.wide: list[I64] = [0] * (2 * SEATS)
    """,
    "play": HEAD
    + """
if not cython.compiled:
    from ostrov.engine.core.bits import ctz
    from ostrov.engine.core.packs import mixed, turn_of
    from ostrov.engine.core.constants import BIG, SLOTS
    from ostrov.engine.core.state import State

STEPS: Final[list[int]] = [3, 1, -2]

def fill(out: Longs, s: State) -> None:
    for i in range(SLOTS):
        out[i] = mixed(s.cell[i] + BIG, i) + STEPS[i % 3]

def play(s: State, rounds: int) -> I64:
    sums: list[I64] = [0] * SLOTS
    result: I64 = 0
    for k in range(rounds):
        s.turn += 1
        s.cell[k % SLOTS] += turn_of(s)
        s.wide[turn_of(s)] += k
        fill(sums, s)
        result = (result * 7 + sums[k % SLOTS] + ctz(1 + k) + s.wide[0]) % BIG
    return result
    """,
}
USE = """
from ostrov.engine.core import play, state
s = state.State()
print(play.play(s, 100), s.cell, s.wide, s.turn)
print(play.__file__.endswith(".py"))
"""


def test_a_mini_package_compiles_and_agrees_with_its_sources(
    write: Write, root: Path, tmp_path: Path, compiler_works: bool
) -> None:
    if not compiler_works:
        pytest.skip("there is no C compiler here")
    assert gen_pxd.main([], package_of(write(**MINI))) == 0
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(root / name, tmp_path)
    (tmp_path / "use.py").write_text(USE, "utf-8")
    env = {k: v for k, v in os.environ.items() if not k.startswith("OSTROV_")} | {"PYTHONPATH": "src"}

    def python(*arguments: str) -> list[str]:
        line = [sys.executable, *arguments]
        result = subprocess.run(line, cwd=tmp_path, env=env, text=True, capture_output=True)
        assert result.returncode == 0, result.stderr
        return result.stdout.splitlines()

    plain, is_plain = python("use.py")
    python("setup.py", "--quiet", "build_ext", "--inplace")
    compiled, is_still_plain = python("use.py")
    assert (is_plain, is_still_plain) == ("True", "False")
    assert compiled == plain
