"""The example of the README runs as it stands, and importing the library brings nothing foreign along."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"
IMPORTED = """
import sys
before = set(sys.modules)
import ostrov
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(new - set(sys.stdlib_module_names)))
"""


def test_the_example_of_the_readme_runs(tmp_path: Path) -> None:
    block = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert block, "the README shows no Python"
    line = [sys.executable, "-W", "error", "-c", block[1]]
    result = subprocess.run(line, cwd=tmp_path, text=True, capture_output=True)
    assert result.returncode == 0, result.stderr
    for row in block[1].splitlines():  # print(...)    # what it prints first
        shown = re.fullmatch(r"print\(.*\)\s+# ((?:found|road|roll).*)", row)
        if shown:
            assert shown[1] in result.stdout


def test_importing_ostrov_imports_nothing_foreign() -> None:
    result = subprocess.run([sys.executable, "-c", IMPORTED], text=True, capture_output=True, check=True)
    assert set(result.stdout.split()) <= {"ostrov", "cython", "Cython", "cython_runtime"}
