"""A match as one page that needs nothing else: tables, plots, and the command that plays it again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from ostrov.arena import plots

Json = dict[str, Any]

STYLE = """
:root { color-scheme: light dark; --ink: #23231f; --soft: #6a675e; --paper: #faf7f0;
  --bar: #3f7d8c; --mark: #b5541c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8dd; --soft: #a8a292; --paper: #1d1f20; --bar: #5fa3b3; --mark: #e08a52; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .5rem;
  border-bottom: 1px solid color-mix(in srgb, var(--soft) 40%, transparent); }
th:first-child, td:first-child { text-align: left; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: var(--ink); }
.bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 1.5; }
.chance { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; }
.band { fill: var(--bar); opacity: .25; } .line { fill: none; stroke: var(--bar); stroke-width: 2; }
.note { color: var(--soft); }
"""


def page(found: Json, command: str) -> str:
    """The report of a result."""
    match = found["match"]
    title = f"{' – '.join(match['bots'])}: {match['format'].replace('-', ' ')}"
    rows = [row for row in found["bots"] if "share" in row]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(summary(found))}</p>",
        "<h2>Games won</h2>",
        plots.intervals(rows, found["chance"]),
        _bots(rows),
        '<p class="note">A board with its dice and cards is played once in every seating. Intervals are for '
        "95 of 100 matches and count boards, not games. Games without a winner are lost for everybody.</p>",
        "<h2>How it settled</h2>",
        plots.settling(found["curve"], found["chance"]) if found["curve"] else "",
        *_test(found),
        "<h2>Ratings</h2>",
        _table(
            ("bot", "skill", "±"),
            [(r["bot"], f"{r['mean']:.1f}", f"{r['deviation']:.1f}") for r in found.get("ratings", [])],
        ),
        "<h2>Seats</h2>",
        _table(
            ("seat", "games won", f"won by {match['bots'][0]} there"),
            [
                (seat["seat"], seat["wins"], f"{seat['wins_of_first']} of {seat['games_of_first']}")
                for seat in found["seats"]
            ],
        ),
        "<h2>Played by</h2>",
        f"<p><code>{escape(command)}</code></p>",
    ]
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
    )


def summary(found: Json) -> str:
    """What was played, in one sentence."""
    match = found["match"]
    game = "Cities & Knights" if match["options"].get("game") == "cities_knights" else "the base game"
    others = {name: value for name, value in match["options"].items() if name != "game"}
    options = ", ".join(f"{name}={value}" for name, value in sorted(others.items()))
    unfinished = f", {found['unfinished']} without a winner" if found["unfinished"] else ""
    insiders = "".join(f" {name} sees the hands of the others." for name in found["open_hands"])
    return (
        f"{found['boards']} boards and {found['games']} games of {game}"
        f"{f' ({options})' if options else ''}{unfinished}; seed {match['seed']}.{insiders}"
    )


def _bots(rows: Sequence[Json]) -> str:
    return _table(
        ("bot", "games", "won", "share", "interval", "Elo", "median", "95 %"),
        [
            (
                row["bot"],
                row["games"],
                row["wins"],
                f"{100 * row['share']:.1f} %",
                f"{100 * row['low']:.1f}–{100 * row['high']:.1f} %",
                "–" if row["elo"] is None else f"{row['elo']:+.0f}",
                duration(row["seconds_median"]),
                duration(row["seconds_95"]),
            )
            for row in rows
        ],
    )


def _test(found: Json) -> list[str]:
    """The sequential test, where there is one."""
    test = found.get("test")
    if test is None:
        return []
    worse, better = test["expected"]
    said = "not decided yet" if test["accepted"] is None else f"decided for {100 * test['accepted']:g} %"
    words = (
        f"{found['match']['bots'][0]} at {100 * worse:g} % against {100 * better:g} %: {said} "
        f"(log likelihood ratio {test['ratio']:.2f}, bounds ±{test['bound']:.2f})."
    )
    return ["<h2>Sequential test</h2>", f"<p>{escape(words)}</p>"]


def duration(seconds: float | None) -> str:
    """A time for people."""
    if seconds is None:
        return "–"
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"


def _table(heads: Iterable[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(x))}</td>" for x in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
