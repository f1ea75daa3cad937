"""Short words for questions at sea: a position on a map for three, and why an action is refused there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostrov import Game
from ostrov.clauses import all_clauses
from ostrov.game.refusal import Refusal

ROAD = {"lumber": 1, "brick": 1}
SHIP = {"lumber": 1, "wool": 1}
POSITION = (
    *("phase", "rolled", "dice", "robber", "pieces", "hands", "cards", "card_played", "trade_closed"),
    *("pirate", "ship_moved", "new_ships", "gold_due", "discovered"),
)


def own(settlements: str = "", ships: str = "", roads: str = "") -> dict[str, list[str]]:
    """Pieces of one colour; places are separated by blanks."""
    return {"settlements": settlements.split(), "ships": ships.split(), "roads": roads.split()}


def sea(before: Sequence[str] = (), board: Any = None, **words: Any) -> Game:
    """A game whose chance is entered by hand; position words make a position, the others are options.

    `before` is played first, by the seat that is named, or as an outcome: `blue: end turn`, `dice 1 2`.
    """
    position = {key: value for key, value in words.items() if key in POSITION}
    options: dict[str, Any] = {"game": "seafarers", "players": 3} | {
        k: v for k, v in words.items() if k not in POSITION
    }
    game = Game.new(1, board=board, position=position or None, explicit_chance=True, **options)
    for line in before:
        colour, _, action = line.rpartition(": ")
        if colour:
            game.play(action, game.notation.seat(colour))
        else:
            game.happen(action)
    return game


def refusal(game: Game, action: str, seat: str = "red") -> Refusal:
    """Why an action is refused; its sentence names every fact that it has."""
    found = game.why_not(action, game.notation.seat(seat))
    assert found is not None, f"{action} is allowed"
    clause = all_clauses()[found.clause]
    sentence = clause.cases[found.case] if found.case else clause.why
    assert {name for name in found.params if f"{{{name}}}" not in sentence} <= {"because"}
    assert set(found.params.get("because", ())) <= set(all_clauses())
    assert "{" not in found.sentence
    return found


def told(game: Game, action: str, seat: str = "red") -> tuple[str, str]:
    """The clause that refuses an action, and which of its cases; empty where it has one."""
    found = refusal(game, action, seat)
    return found.clause, found.case


def allowed(game: Game, action: str, seat: str = "red") -> bool:
    """Nothing forbids the action, and it is listed."""
    packed = game.parse(action, game.notation.seat(seat))
    return game.why_not(packed) is None and packed in game.legal(game.notation.seat(seat))
