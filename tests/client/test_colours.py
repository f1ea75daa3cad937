"""Colours that meet now and then only, where no screen of the tests shows them: they contrast too."""

from __future__ import annotations

import re

import pytest
from tests.client.conftest import ROOT

TOKENS = (ROOT / "client" / "src" / "style" / "tokens.css").read_text("utf-8")
LEAST = 4.5
"""What WCAG 1.4.3 asks of text."""
PAIRS = [("--warn", "--gold-soft"), ("--ink", "--gold-soft"), ("--warn", "--raised")]
"""Text and what is behind it: a hand that is too large in the row of whose turn it is, and the like."""


def luminance(colour: str) -> float:
    """Of `#rrggbb`, as WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def values(name: str) -> list[str]:
    """The colour in the light theme, then in the dark one."""
    return re.findall(rf"{name}: (#[0-9a-f]{{6}});", TOKENS)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "behind"), PAIRS)
def test_text_stands_out(text: str, behind: str, theme: int) -> None:
    one, other = (luminance(values(name)[theme]) + 0.05 for name in (text, behind))
    assert max(one, other) / min(one, other) >= LEAST
