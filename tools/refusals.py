#!/usr/bin/env python3
"""Writes the refusals that play reaches, and the page on which people read them in all languages.

Walks of both games under all values of all options ask why-not, and so do positions set up for what walks
seldom meet; tests/golden/refusals.json keeps examples of every case, and the client makes docs/refusals.md of
them. With --page only the page is written anew.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from build_client import system_npm
from ostrov.clauses import all_clauses
from ostrov.game.game import Game
from ostrov.testing.clause_walks import Reached, plan, walk
from ostrov.testing.posed_refusals import posed_cases
from ostrov.testing.refusals import Case, Cases, Example, island

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "golden" / "refusals.json"
GAMES = 400
SEED = 1000


def collected(games: int) -> Cases:
    """The cases that so many random games and a sixth as many greedy ones meet, and those set up."""
    reached = Reached()
    for arguments in plan(games, games // 6, SEED):
        reached.add(walk(*arguments))
    reached.cases.add(posed_cases())
    return reached.cases


def document(cases: Cases) -> dict[str, Any]:
    """Cases in the order of the clauses, and the maps on which their places have names."""
    order = {id: i for i, id in enumerate(all_clauses())}
    rows = sorted(cases, key=lambda row: (order[row[0].clause], row[0].case, row[0].because))
    islands = [island(Game.new(1, game="cities_knights"))]
    return {"islands": islands, "cases": [_row(case, examples, islands) for case, examples in rows]}


def _row(case: Case, examples: list[Example], islands: list[dict[str, Any]]) -> dict[str, Any]:
    """A case; examples on other maps than the first only where there is none on that, with their maps."""
    named = [one for one in examples if one.island is None]
    shown = [_shown(one, islands) for one in named or examples]
    return {"clause": case.clause, "case": case.case, "examples": shown}


def _shown(one: Example, islands: list[dict[str, Any]]) -> dict[str, Any]:
    """An example as the document has it; the map that it needs is added to the others."""
    row = {
        "at": f"{one.table}: {one.moment}",
        "seat": one.seat,
        "action": one.action,
        "facts": one.refusal.params,
        "text": str(one.refusal),
    }
    if one.island is None:
        return row
    if one.island not in islands:
        islands.append(one.island)
    return {**row, "island": islands.index(one.island)}


def written(found: dict[str, Any]) -> str:
    """The document, with a line for each map."""
    islands = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in found["islands"])
    cases = json.dumps(found["cases"], ensure_ascii=False, indent=1)
    return f'{{\n "islands": [\n  {islands}\n ],\n "cases": {cases}\n}}\n'


def write_page() -> int:
    """The page, by the client's test that compares it."""
    npm = system_npm()
    if npm is None:
        print("Node is missing: the page is as it was", file=sys.stderr)
        return 1
    line = [*npm, "test", "--", "test/refusals_page.test.ts", "-u"]
    return subprocess.run(line, cwd=ROOT / "client").returncode


if __name__ == "__main__":
    if "--page" not in sys.argv:
        TARGET.write_text(written(document(collected(GAMES))), "utf-8")
    sys.exit(write_page())
