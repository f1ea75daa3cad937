"""Generated files that are committed are what their generators write now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("tool", ["gen_state.py", "gen_pxd.py", "gen_types.py"])
def test_is_current(root: Path, tool: str) -> None:
    line = [sys.executable, str(root / "tools" / tool), "--check"]
    result = subprocess.run(line, text=True, capture_output=True)
    assert result.returncode == 0, result.stderr


def test_a_stale_file_is_noticed(checkout: Path, root: Path) -> None:
    sys.path.insert(0, str(root / "tools"))
    import gen_pxd

    package = checkout / "src" / "ostrov"
    assert gen_pxd.main(["--check"], package) == 0
    with (package / "engine" / "core" / "constants.py").open("a", encoding="utf-8") as file:
        file.write("ANOTHER: Final = 5\n")
    assert gen_pxd.main(["--check"], package) == 1
