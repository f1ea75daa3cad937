"""What docs/envs.md shows works when it is typed in."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import pytest

from ostrov.testing import engine_mode

PAGE = Path(__file__).resolve().parents[2] / "docs" / "envs.md"
CODE = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.skipif(engine_mode() == "plain", reason="thousands of games need the compiled engine")
@pytest.mark.parametrize("code", CODE, ids=["PettingZoo", "Gymnasium", "batch"])
def test_a_piece_of_code_runs(code: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(compile(code, PAGE.name, "exec"), {})
