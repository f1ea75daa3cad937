"""A match as one page that needs nothing else: tables, plots, and the command that plays it again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from ostrov.arena import plots
from ostrov.arena.words import budgets, duration, headline, summary

Json = dict[str, Any]

STYLE = """
:root { color-scheme: light dark; --ink: #23231f; --soft: #6a675e; --paper: #faf7f0;
  --bar: #3f7d8c; --mark: #b5541c; --rule: #d8d2c2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8dd; --soft: #a8a292; --paper: #1d1f20; --bar: #5fa3b3; --mark: #e08a52;
    --rule: #45443f; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, code { overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin-top: 2.2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem 0 .3rem .8rem; border-bottom: 1px solid var(--rule); }
th { font-size: .85rem; line-height: 1.2; color: var(--soft); vertical-align: bottom; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 6rem; }
.plot { display: block; width: 100%; margin-bottom: 1rem; overflow: visible; }
.axes { width: calc(100% - 3rem); margin-left: 3rem; }
.plot text { font-size: 13px; fill: var(--ink); } .curve { overflow: visible; }
.bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
.chance { stroke: var(--mark); stroke-width: 2; } .grid { stroke: var(--rule); }
.band { fill: var(--bar); opacity: .25; }
.line { fill: none; stroke: var(--bar); stroke-width: 2; vector-effect: non-scaling-stroke; }
.note { color: var(--soft); font-size: .9rem; } .key { color: var(--mark); font-weight: bold; }
@media (max-width: 36rem) {
  table { font-size: .85rem; } th, td { padding-left: .5rem; } td:first-child { min-width: 4rem; }
}
"""

HOW = """<p class="note"><span class="key">|</span> is what equal bots would win. A board with its dice and
cards is played once in every seating. The interval holds the true share in 95 of 100 matches; it counts
boards, not games. Games without a winner are lost for everybody.</p>"""
TIMES = """<p class="note">Bots that play inside of the engine have none.</p>"""
STOPPED = """<p class="note">A test ends a match where the share happens to lie far out, so the share and its
interval above are too hopeful. For a share to quote, play a number of boards that was fixed before.</p>"""
RATED = """<p class="note">The model of Plackett and Luce on the order in which they finished, game after
game. Everybody starts with a skill of 25 and a deviation of 8.3.</p>"""


def page(found: Json, command: str, about: str) -> str:
    """The report of a result; `about` says when, by what and where it was made."""
    title = headline(found["match"])
    rows = [row for row in found["bots"] if "share" in row]
    first = found["match"]["bots"][0]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(summary(found))}</p>",
        "<h2>Games won</h2>",
        plots.intervals(rows),
        _bots(rows),
        HOW,
        *_curve(found, first),
        *_test(found, first),
        "<h2>Ratings</h2>",
        _table(
            ("bot", "skill", "deviation"),
            [(r["bot"], f"{r['mean']:.1f}", f"{r['deviation']:.1f}") for r in found.get("ratings", [])],
        ),
        RATED,
        "<h2>Seats</h2>",
        _table(
            ("seat", "games won", "by the first bot, when there"),
            [
                (seat["seat"], seat["wins"], f"{seat['wins_of_first']} of {seat['games_of_first']}")
                for seat in found["seats"]
            ],
        ),
        "<h2>CPU time of a decision</h2>",
        _times(rows),
        TIMES,
        "<h2>To play it again</h2>",
        f"<p><code>{escape(command)}</code></p>",
        *(f'<p class="note">{escape(line)}</p>' for line in [*budgets(found["match"]["bots"]), about]),
    ]
    body = "\n".join(part for part in parts if part)
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def _bots(rows: Sequence[Json]) -> str:
    return _table(
        ("bot", "games won", "share", "95 % interval", "Elo"),
        [
            (
                row["bot"],
                f"{row['wins']} of {row['games']}",
                plots.percent(row["share"]),
                f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %",
                "–" if row["elo"] is None else f"{row['elo']:+.0f}".replace("-", "−"),
            )
            for row in rows
        ],
    )


def _times(rows: Sequence[Json]) -> str:
    return _table(
        ("bot", "decisions", "median", "95 of 100 within"),
        [
            (
                row["bot"],
                f"{row['decisions']:,}" if row["decisions"] else "–",
                duration(row["seconds_median"]),
                duration(row["seconds_95"]),
            )
            for row in rows
        ],
    )


def _curve(found: Json, first: str) -> list[str]:
    """How the share of the first bot settled, when it has played."""
    if not found["curve"]:
        return []
    drawn = plots.settling(found["curve"], found["chance"])
    return [f"<h2>How the share of {escape(first)} settled</h2>", drawn]


def _test(found: Json, first: str) -> list[str]:
    """The sequential test, where there is one."""
    test = found.get("test")
    if test is None:
        return []
    worse, better = test["expected"]
    decided = test["accepted"] is not None
    said = f"decided for {100 * test['accepted']:g} %" if decided else "not decided yet"
    figures = f"log likelihood ratio {test['ratio']:.2f}, bounds ±{test['bound']:.2f}"
    words = (
        f"{first} at {100 * worse:g} % against {100 * better:g} %: {said} after {test['boards']} boards"
        f" ({figures}; wrong in 5 of 100 matches)."
    )
    return ["<h2>Sequential test</h2>", f"<p>{escape(words)}</p>", STOPPED if decided else ""]


def _table(heads: Iterable[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(x))}</td>" for x in row) + "</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide">{table}</div>'
