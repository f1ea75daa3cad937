#!/usr/bin/env python3
"""Writes the refusals that play reaches, and the page on which people read them in all languages.

Walks of both games under all values of all options ask why-not, and so do positions set up for what walks
seldom meet; tests/golden/refusals.json keeps examples of every case, and the client makes docs/refusals.md of
them. With --page only the page is written anew.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from build_client import system_npm
from ostrov.clauses import all_clauses
from ostrov.game.game import Game
from ostrov.table.static import static
from ostrov.testing.clause_walks import Reached, plan, walk
from ostrov.testing.posed_refusals import posed_cases
from ostrov.testing.refusals import Case, Cases, Example

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "tests" / "golden" / "refusals.json"
GAMES = 400
SEED = 1000
PLACE = re.compile(r"\(-?\d+,-?\d+\)[A-Z]*")


def collected(games: int) -> Cases:
    """The cases that so many random games and a sixth as many greedy ones meet, and those set up."""
    reached = Reached()
    for arguments in plan(games, games // 6, SEED):
        reached.add(walk(*arguments))
    reached.cases.add(posed_cases())
    return reached.cases


def document(cases: Cases) -> dict[str, Any]:
    """Cases in the order of the clauses, and a map on which their places have names."""
    game = Game.new(1, game="cities_knights")
    order = {id: i for i, id in enumerate(all_clauses())}
    rows = sorted(cases, key=lambda row: (order[row[0].clause], row[0].case, row[0].because))
    places = {*game.places.hexes, *game.places.nodes, *game.places.edges}
    return {
        "map": msgspec.to_builtins(static(game)),
        "tokens": {game.places.hexes[h]: n for h, n in enumerate(game.state.token) if n},
        "cases": [_row(case, examples, places) for case, examples in rows],
    }


def _row(case: Case, examples: list[Example], places: set[str]) -> dict[str, Any]:
    """A case; examples on smaller islands, where places have other names, only where there is no other."""
    named = [one for one in examples if places.issuperset(PLACE.findall(str(one.refusal.params)))]
    shown = [
        {
            "at": f"{one.table}: {one.moment}",
            "seat": one.seat,
            "action": one.action,
            "facts": one.refusal.params,
            "text": str(one.refusal),
        }
        for one in named or examples
    ]
    return {"clause": case.clause, "case": case.case, "examples": shown}


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
        text = json.dumps(document(collected(GAMES)), ensure_ascii=False, indent=1)
        TARGET.write_text(text + "\n", "utf-8")
    sys.exit(write_page())
