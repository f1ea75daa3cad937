"""What the golden files hold, and how they are written."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ostrov import Game
from ostrov.engine.constants import CHANCE
from ostrov.game.events import Event
from ostrov.testing import TABLES, do, random_action
from ostrov.testing.perft import Case, read_cases

GOLDEN = Path(__file__).parent
PERFT = GOLDEN / "perft" / "base.perft"
ORDER = GOLDEN / "order" / "base.order"
GAMES = GOLDEN / "games"

PLAYED: dict[str, tuple[str, int, dict[str, Any]]] = {
    "printed-map": ("printed map", 3, {"victory_points": 6}),
    "two-seats": ("two", 1, {"victory_points": 4}),
    "three-in-steps": ("three in steps", 2, {"victory_points": 5}),
    "whispers": ("whispers", 5, {"victory_points": 5}),
    "claims": ("claims", 4, {"victory_points": 5}),
    "small-island": ("small island", 6, {"victory_points": 6}),
    "hidden-hands": ("hidden hands in order", 8, {"victory_points": 4}),
}
"""Golden games: table, seed, options that make them short."""


def perft_cases() -> dict[str, Case]:
    """The perft positions by name."""
    return {case.id: case for case in read_cases(PERFT.read_text("utf-8"))}


def perft_text(cases: dict[str, Case]) -> str:
    """The perft file with counts as they are now."""
    head = PERFT.read_text("utf-8").partition("id ")[0]
    for case in cases.values():
        case.counts = case.counted()
    return head + "\n".join(case.text() for case in cases.values())


def order_text(cases: dict[str, Case]) -> str:
    """Every legal action of every seat in its order, for each perft position."""
    rows = ["# Legal actions in canonical order at the positions of perft/base.perft."]
    for case in cases.values():
        game = case.game()
        rows += ["", f"id {case.id}"]
        for seat in game.awaiting:
            rows += [f"seat {game.seats[seat].colour}", *(f"  {action.text}" for action in game.legal(seat))]
        rows += [f"chance {chance.weight}/{chance.total} {chance.outcome.text}" for chance in game.chances()]
    return "\n".join(rows) + "\n"


def new_game(table: str, seed: int, options: dict[str, Any]) -> Game:
    """A golden game at its start."""
    return Game.new(seed, explicit_chance=True, **{**TABLES[table], **options})


def views(game: Game) -> str:
    """Short hashes of what the spectator and every seat see."""
    seen = [game.observe(seat).to_bytes() for seat in (None, *range(game.rules.seats))]
    return " ".join(hashlib.sha256(view).hexdigest()[:6] for view in seen)


def step(game: Game, told: list[Event]) -> dict[str, Any]:
    """The line after an action."""
    action = game.history[-1]
    by = "chance" if action.seat == CHANCE else game.seats[action.seat].colour
    rows = []
    for event in told:
        private = {str(seat): short(facts) for seat, facts in event.private.items()}
        rows.append([event.kind, event.clause, short(event.public), *([private] if private else [])])
    return {"by": by, "do": action.text, "views": views(game), "events": rows}


def short(facts: Any) -> Any:
    """Facts with players by colour alone."""
    if isinstance(facts, list):
        return [short(fact) for fact in facts]
    if not isinstance(facts, dict):
        return facts
    if set(facts) == {"seat", "colour"}:
        return facts["colour"]
    return {key: short(fact) for key, fact in facts.items() if key != "seat"}


def played(name: str) -> Iterator[str]:
    """The lines of a golden game, played anew."""
    table, seed, options = PLAYED[name]
    game, rng = new_game(table, seed, options), random.Random(seed)
    yield line({"table": table, "seed": seed, "options": options, "views": views(game)})
    while not game.over:
        yield line(step(game, do(game, random_action(game, rng))))


def line(row: dict[str, Any]) -> str:
    """One row as compact JSON."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)
