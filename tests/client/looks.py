"""What is looked for on any page: words that are missing or cut, targets that are too small, axe's rules."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.client.conftest import ROOT, script

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LANGUAGES = {"en": "en-GB", "uk": "uk-UA", "cs": "cs-CZ", "ru": "ru-RU", "pl": "pl-PL", "it": "it-IT"}
NOT_OF_WORDS = ("color-contrast", "target-size")
"""The rules of axe-core that take long and look at no word; `small_targets` is stricter than the second."""
CATALOGUES = ROOT / "client" / "i18n"
MESSAGE_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
LEAKS = re.compile(r"\{|\}|undefined|\bNaN\b|\[object |\bnull\b")
SMALLEST = 24

SHOWN = script("shown")
CUT = script("cut")
SMALL = script("small")
AXE_RUN = script("axe_run")


@cache
def message_ids() -> frozenset[str]:
    """The ids that the page would show where it has no message; those of one word are words too."""
    texts = (file.read_text("utf-8") for file in (CATALOGUES / "en").glob("*.ftl"))
    return frozenset(id for text in texts for id in MESSAGE_ID.findall(text) if "-" in id)


def unsaid(page: Page) -> list[str]:
    """Ids in place of messages, variables in place of facts."""
    shown = page.evaluate(SHOWN)
    assert len(shown) > 2, "there is next to nothing on the page"
    return [text for text in shown if text in message_ids() or LEAKS.search(text)]


def cut_words(page: Page) -> list[str]:
    """Texts that cannot be seen whole, or that leave their button; names of people may be shortened."""
    return list(page.evaluate(CUT))


def small_targets(page: Page) -> list[str]:
    """What a finger would miss: smaller than 24 px (WCAG 2.5.8), links within sentences apart."""
    return list(page.evaluate(SMALL, SMALLEST))


@cache
def axe_source() -> str:
    """The program of axe-core; where it is missing, the test says how to get it."""
    if not AXE.is_file():
        pytest.skip(
            "axe-core is not installed: python3 run.py python tools/build_client.py --check brings it"
        )
    return AXE.read_text("utf-8")


def barriers(page: Page, *, without: tuple[str, ...] = ()) -> list[str]:
    """What axe-core objects to, but for some of its rules."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(axe_source())
    found: list[dict[str, Any]] = page.evaluate(AXE_RUN, [TAGS, without])
    return [json.dumps(one, ensure_ascii=False) for one in found]
