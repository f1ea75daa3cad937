"""What is looked for on any page: words that are missing or cut, targets that are too small, axe's rules."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.client.conftest import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CATALOGUES = ROOT / "client" / "i18n"
MESSAGE_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
LEAKS = re.compile(r"\{|\}|undefined|\bNaN\b|\[object |\bnull\b")
SMALLEST = 24

SHOWN = """() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.data);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
            texts.push(one.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter(Boolean);
}"""

CUT = """() => {
    const slack = 1.5;
    const boxes = 'button, .track-head, [role=button], a.button, .rule-chips > li, .badge, .chip, summary, legend, h1, h2, h3';
    const found = new Set();
    const layered = (over, text) => {  // a menu or a sheet over the page; a small chip is none
        for (let one = over; one && !one.contains(text); one = one.parentElement)
            if (getComputedStyle(one).position !== 'static' && one.getBoundingClientRect().width > 120) return true;
        return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        const text = node.data.trim();
        if (!text || parent.closest('svg, .sr-only, select, bdi, .emote')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(node);
        for (const part of range.getClientRects()) {
            if (!part.width || !part.height) continue;
            const middle = (part.top + part.bottom) / 2;
            const ends = [part.left + 2, (part.left + part.right) / 2, part.right - 2];
            const [first, centre, last] = ends.map((x) => document.elementFromPoint(x, middle));
            const seen = (hit) => !hit || hit.contains(parent) || parent.contains(hit);
            if (centre && seen(centre) && !(seen(first) && seen(last))) {
                const over = seen(first) ? last : first;
                if (!layered(over, parent)) found.add(`half covered: ${text} in ${parent.className || parent.tagName}, by ${over.outerHTML.slice(0, 60)}`);
            }
            const box = parent.closest(boxes)?.getBoundingClientRect();
            if (box && (part.left < box.left - slack || part.right > box.right + slack))
                found.add(`sticks out: ${text} in ${parent.className || parent.tagName}`);
            if (box && !parent.matches('.badge') && (part.top < box.top - 4 || part.bottom > box.bottom + 4))
                found.add(`sticks out upwards or downwards: ${text} in ${parent.className || parent.tagName}`);
            for (let above = parent; above && above !== document.body; above = above.parentElement) {
                const style = getComputedStyle(above);
                if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
                const edge = above.getBoundingClientRect();
                if (style.overflowX !== 'visible' && (part.left < edge.left - slack || part.right > edge.right + slack))
                    found.add(`cut: ${text} in ${above.className || above.tagName}`);
                if (style.overflowY !== 'visible' && (part.top < edge.top - 4 || part.bottom > edge.bottom + 4))
                    found.add(`cut above or below: ${text} in ${above.className || above.tagName}`);
                if (style.position === 'fixed') break;
            }
        }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const one of document.querySelectorAll('select')) {
        if (!one.checkVisibility() || !one.selectedOptions.length) continue;
        const style = getComputedStyle(one);
        pen.font = style.font;
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const text = one.selectedOptions[0].text;
        if (pen.measureText(text).width > room + slack) found.add(`cut in a list: ${text}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px wider than the window`);
    return [...found];
}"""

SMALL = """(smallest) => {
    const found = new Set();
    const wanted = 'button, a[href], summary, select, input, [role=button], [role=tab]';
    for (const one of document.querySelectorAll(wanted)) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (one.matches('[disabled], p a, li p a, .sr-only') || one.closest('[inert]')) continue;
        const label = one.closest('label');
        const parts = [one.getBoundingClientRect(), ...(label ? [label.getBoundingClientRect()] : [])];
        if (parts.some((part) => part.width === 0)) continue;
        if (!parts.some((part) => part.width >= smallest - 0.5 && part.height >= smallest - 0.5)) {
            const { width, height } = parts[0];
            const name = one.getAttribute('aria-label') ?? one.textContent.trim();
            found.add(`${width.toFixed(0)} x ${height.toFixed(0)}: ${name} (${one.className.baseVal ?? one.className})`);
        }
    }
    return [...found];
}"""

AXE_RUN = """async (tags) => {
    const found = await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
    return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
    }));
}"""


@cache
def message_ids() -> frozenset[str]:
    """The ids that the page would show where it has no message; those of one word are words too."""
    texts = (file.read_text("utf-8") for file in (CATALOGUES / "en").glob("*.ftl"))
    return frozenset(id for text in texts for id in MESSAGE_ID.findall(text) if "-" in id)


def unsaid(page: Page) -> list[str]:
    """Ids in place of messages, variables in place of facts."""
    shown = page.evaluate(SHOWN)
    assert shown, "there is nothing on the page"
    return [text for text in shown if text in message_ids() or LEAKS.search(text)]


def cut_words(page: Page) -> list[str]:
    """Texts of which a part cannot be seen, or that leave their button; the names of people may be shortened."""
    return list(page.evaluate(CUT))


def small_targets(page: Page) -> list[str]:
    """What a finger would miss: smaller than 24 px (WCAG 2.5.8), links within sentences apart."""
    return list(page.evaluate(SMALL, SMALLEST))


@cache
def axe_source() -> str:
    """The program of axe-core; where it is missing, the test says how to get it."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python3 run.py python tools/build_client.py --check brings it")
    return AXE.read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What axe-core objects to. The window must bypass the content security policy."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(axe_source())
    found: list[dict[str, Any]] = page.evaluate(AXE_RUN, TAGS)
    return [json.dumps(one, ensure_ascii=False) for one in found]
