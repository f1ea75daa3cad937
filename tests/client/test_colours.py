"""Colours that meet now and then only, where no screen of the tests shows them: they contrast too."""

from __future__ import annotations

import re

import pytest
from tests.client.conftest import ROOT

STYLE = ROOT / "client" / "src" / "style"
TOKENS = "".join((STYLE / f"{name}.css").read_text("utf-8") for name in ("tokens", "themes"))
THEMES = ("light", "dark", "contrast", "print")
LEAST = 4.5
"""What WCAG 1.4.3 asks of text."""
PAIRS = [
    *(("--ink", behind) for behind in ("--gold-soft", "--raised", "--loss", "--gain", "--accent-soft")),
    *(("--warn", behind) for behind in ("--gold-soft", "--raised", "--panel")),
    *((text, behind) for text in ("--soft", "--accent") for behind in ("--paper", "--panel", "--raised")),
    ("--on-accent", "--accent"),
]
"""Text and what is behind it: a hand that is too large in the row of whose turn it is, and the like."""


def luminance(colour: str) -> float:
    """Of `#rrggbb`, as WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def values(name: str) -> list[str]:
    """The colour in each theme."""
    return re.findall(rf"{name}: (#[0-9a-f]{{6}});", TOKENS)


@pytest.mark.parametrize("theme", range(len(THEMES)), ids=THEMES)
@pytest.mark.parametrize(("text", "behind"), PAIRS)
def test_text_stands_out(text: str, behind: str, theme: int) -> None:
    one, other = (luminance(values(name)[theme]) + 0.05 for name in (text, behind))
    assert max(one, other) / min(one, other) >= LEAST


def test_the_theme_for_more_contrast_has_more() -> None:
    """WCAG 1.4.6 asks for 7 where there should be more of it."""
    at = THEMES.index("contrast")
    for text in ("--ink", "--soft", "--accent", "--warn"):
        one, other = (luminance(values(name)[at]) + 0.05 for name in (text, "--raised"))
        assert max(one, other) / min(one, other) >= 7


def test_each_theme_names_all_colours() -> None:
    names = set(re.findall(r"(--[\w-]+): #[0-9a-f]{6};", TOKENS))
    assert {name: len(values(name)) for name in names} == dict.fromkeys(names, len(THEMES))
