"""What the golden files hold, and how they are written."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.golden.ck_scripts import CK_SCRIPTS
from tests.golden.scripts import SCRIPTS as BASE_SCRIPTS

from ostrov import Action, Game
from ostrov.engine.core.constants import CHANCE, SEATS
from ostrov.engine.core.schema import FIELDS
from ostrov.game.events import Event
from ostrov.game.view import View
from ostrov.testing import EXPANSION_TABLES, TABLES, do, random_action
from ostrov.testing.perft import Case, read_cases

GOLDEN = Path(__file__).parent
RULES = ("base", "cities_knights", "seafarers")
PERFT = {rules: GOLDEN / "perft" / f"{rules}.perft" for rules in RULES}
ORDER = {rules: GOLDEN / "order" / f"{rules}.order" for rules in RULES}
GAMES = GOLDEN / "games"

PLAYED: dict[str, tuple[str, int, int]] = {
    "printed-map": ("printed map", 6, 5),
    "two-seats": ("two", 70, 4),
    "three-in-steps": ("three in steps", 1, 4),
    "whispers": ("whispers", 55, 4),
    "claims": ("claims", 22, 4),
    "claims-again": ("claims", 24, 4),
    "small-island": ("small island", 1, 4),
    "small-island-again": ("small island", 8, 4),
    "hidden-hands": ("hidden hands in order", 8, 4),
    "knights-first-map": ("first map", 14, 6),
    "knights-experts": ("experts", 15, 5),
    "knights-everything-goes": ("everything goes", 7, 5),
    "knights-small-island": ("small island of knights", 22, 4),
    "knights-whispering": ("whispering knights", 17, 5),
    "knights-cards-at-once": ("cards at once", 6, 5),
    "knights-duel": ("duel of knights", 21, 6),
    "new-shores": ("new shores", 3, 4),
    "fog-islands": ("fog islands", 5, 4),
}
"""Random games to their end: table, seed, points for a victory."""

DUEL = {"game": "cities_knights", "players": 2, "board_setup": "variable", "ck_barbarian_track": 2}
AT_SEA = {
    "new shores": {"game": "seafarers", "sea_setup": "variable"},
    "fog islands": {"game": "seafarers", "players": 3, "scenario": "fog_islands"},
}
ALL_TABLES = {**TABLES, **EXPANSION_TABLES, "duel of knights": DUEL, **AT_SEA}
SCRIPTS = BASE_SCRIPTS | CK_SCRIPTS
NAMES = (*PLAYED, *SCRIPTS)


def perft_cases(rules: str) -> dict[str, Case]:
    """The perft positions with these rules by name."""
    return {case.id: case for case in read_cases(PERFT[rules].read_text("utf-8"))}


def perft_text(rules: str) -> str:
    """The perft file with counts as they are now."""
    head = PERFT[rules].read_text("utf-8").partition("id ")[0]
    cases = perft_cases(rules).values()
    for case in cases:
        case.counts = case.counted()
    return head + "\n".join(case.text() for case in cases)


def order_text(rules: str) -> str:
    """Every legal action of every seat in its order, for each perft position."""
    rows = [f"# Legal actions in canonical order at the positions of perft/{rules}.perft."]
    for case in perft_cases(rules).values():
        game = case.game()
        rows += ["", f"id {case.id}"]
        for seat in game.awaiting:
            rows += [f"seat {game.seats[seat].colour}", *(f"  {action.text}" for action in game.legal(seat))]
        rows += [f"chance {chance.weight}/{chance.total} {chance.outcome.text}" for chance in game.chances()]
    return "\n".join(rows) + "\n"


def arguments(name: str) -> dict[str, Any]:
    """The arguments of `Game.new` for a golden game."""
    if name in SCRIPTS:
        return SCRIPTS[name].arguments
    table, _, goal = PLAYED[name]
    return {**ALL_TABLES[table], "victory_points": goal}


def of_rules(rules: str) -> list[str]:
    """The golden games with these rules."""
    return [name for name in NAMES if arguments(name).get("game", "base") == rules]


def new_game(name: str) -> Game:
    """A golden game at its start."""
    seed = PLAYED[name][1] if name in PLAYED else 0
    return Game.new(seed, explicit_chance=True, **arguments(name))


def actions(name: str, game: Game) -> Iterator[Action]:
    """What is done in a golden game, asked step by step: as in its file; by script or chance without one."""
    if file(name).exists():
        for row in rows(name)[1:]:
            yield game.parse(row["do"], None if row["by"] == "chance" else game.notation.seat(row["by"]))
    elif name in SCRIPTS:
        for text in SCRIPTS[name].lines:
            colour, colon, rest = text.rpartition(": ")
            yield game.parse(rest, game.notation.seat(colour) if colon else None)
    else:
        rng = random.Random(PLAYED[name][1])
        while not game.over:
            yield random_action(game, rng)


def file(name: str) -> Path:
    """Where a golden game stands."""
    return GAMES / f"{name}.jsonl"


def rows(name: str) -> list[dict[str, Any]]:
    """The lines of a golden file."""
    return [json.loads(text) for text in file(name).read_text("utf-8").splitlines()]


def views(game: Game) -> str:
    """Short hashes of what the spectator and every seat see, without room left for larger boards."""
    seen = [game.observe(seat) for seat in (None, *range(game.rules.seats))]
    return " ".join(hashlib.sha256(line(trimmed(view)).encode()).hexdigest()[:6] for view in seen)


def trimmed(view: View) -> dict[str, Any]:
    """A view as JSON: no derived sets of places, and lists that end with their last number."""
    sets = {f.name for f in FIELDS if f.derived and f.length != SEATS}
    fields = {name: ended(value) for name, value in view.fields.items() if name not in sets}
    return {"seat": view.seat, "fields": fields, "counts": view.counts}


def ended(value: Any) -> Any:
    """A list without the zeros at its end; anything else as it is."""
    if not isinstance(value, list):
        return value
    return value[: max((i for i, number in enumerate(value, start=1) if number), default=0)]


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
    game = new_game(name)
    yield line({"game": name, "views": views(game)})
    for action in actions(name, game):
        yield line(step(game, do(game, action)))


def line(row: dict[str, Any]) -> str:
    """One row as compact JSON."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)
