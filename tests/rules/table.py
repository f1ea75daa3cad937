"""Short words for tests of the rules: a table in any position, what is allowed there, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ostrov import Game, IllegalAction
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.invariants import violated
from ostrov.game.board import Layout, Tile, beginner

COLOURS = ("red", "blue", "orange", "white")
OUTCOMES = ("dice", "drawn", "stolen", "progress")
POSITION = {
    "phase", "rolled", "trade_closed", "active", "turn", "dice", "robber", "pieces", "hands", "bank",
    "cards", "fresh", "knights", "deck", "played", "longest_route", "largest_army", "card_played",
    "tokens", "improvements", "metropolises", "barbarians", "attacks", "event", "defenders",
    "open_points", "merchant", "progress", "progress_decks", "under", "crane", "fleet", "harbour_calls",
    "harbour_empty",
}  # fmt: skip
ROAD = {"lumber": 1, "brick": 1}
SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
CITY = {"grain": 2, "ore": 3}
CARD = {"wool": 1, "grain": 1, "ore": 1}


def table(
    *, seed: int = 1, board: Any = None, colours: Any = None, starter: int | None = None, **words: Any
) -> Game:
    """A game whose chance is entered by hand; position words make a position, the others are options.

    Without a board it is played on the beginner's map, where a position replaces the printed pieces.
    """
    position = {key: value for key, value in words.items() if key in POSITION}
    options = {key: value for key, value in words.items() if key not in POSITION}
    return Game.new(
        seed,
        board=board,
        colours=colours,
        starter=starter,
        position=position or None,
        explicit_chance=True,
        **options,
    )


def retold(**changes: tuple[str, int]) -> Layout:
    """The beginner's map with other tiles at some hexes, named like `q1r0`; `m` stands for minus."""
    wanted = {_hex(name): tile for name, tile in changes.items()}
    tiles = tuple(Tile(t.q, t.r, *wanted.get((t.q, t.r), (t.terrain, t.token))) for t in beginner().tiles)
    return Layout(tiles, beginner().harbours, "(0,0)")


def _hex(name: str) -> tuple[int, int]:
    q, r = name.replace("m", "-").removeprefix("q").split("r")
    return int(q), int(r)


def own(settlements: str = "", cities: str = "", roads: str = "") -> dict[str, list[str]]:
    """Pieces of one colour; places are separated by blanks."""
    return {"settlements": settlements.split(), "cities": cities.split(), "roads": roads.split()}


def goods(**cards: int) -> dict[str, int]:
    """Cards by kind."""
    return cards


def add(*hands: dict[str, int]) -> dict[str, int]:
    """All cards of several hands together."""
    kinds = sorted({kind for hand in hands for kind in hand})
    return {kind: sum(hand.get(kind, 0) for hand in hands) for kind in kinds}


def seat(game: Game, colour: str) -> int:
    """The seat of a colour."""
    return game.notation.seat(colour)


def do(game: Game, colour: str, *lines: str) -> Game:
    """Plays lines for a colour; dice, drawn cards and stolen cards happen."""
    for line in lines:
        _enter(game, seat(game, colour), line)
        assert sound(game)
    return game


def _enter(game: Game, p: int, text: str) -> None:
    """One action of a seat, or one outcome."""
    if text.split()[0] in OUTCOMES:
        game.happen(text)
    else:
        game.play(text, p)


def roll(game: Game, colour: str, total: int) -> Game:
    """The colour rolls this total."""
    one = max(1, total - 6)
    return do(game, colour, "roll", f"dice {one} {total - one}")


def sound(game: Game) -> bool:
    """No invariant of the rules is violated (B-INV-1 to -5)."""
    return violated(game.board, game.rules, game.state, State()) == 0


def allowed(game: Game, colour: str, text: str) -> None:
    """The action is legal now, by the list and by the judgement of the single action."""
    assert game.why_not(text, seat(game, colour)) is None
    assert text.startswith("offer") or game.parse(text, seat(game, colour)) in game.legal(seat(game, colour))


def refused(game: Game, colour: str, text: str, *clauses: str) -> None:
    """The action is refused by one of these clauses, or because of one, and changes nothing."""
    p, before, played = seat(game, colour), game.state.to_bytes(), len(game.history)
    assert game.parse(text, p) not in game.legal(p)
    refusal = game.why_not(text, p)
    assert refusal is not None, f"{text} is allowed"
    assert {refusal.clause, *refusal.params.get("because", [])} & set(clauses), f"{text}: {refusal}"
    with pytest.raises(IllegalAction) as caught:
        _enter(game, p, text)
    assert caught.value.refusal == refusal
    assert game.state.to_bytes() == before
    assert len(game.history) == played


def texts(game: Game, colour: str, kind: str | None = None) -> list[str]:
    """The legal actions of a colour as texts, all or of one kind."""
    return [a.text for a in game.legal(seat(game, colour)) if kind in (None, a.kind)]


def places(game: Game, colour: str, kind: str) -> set[str]:
    """Where the colour may put a piece of this kind now."""
    return {text.removeprefix(kind).strip() for text in texts(game, colour, kind)}


def hand(game: Game, colour: str) -> dict[str, int]:
    """The goods in a hand."""
    held: dict[str, int] = game.describe()["hands"][colour]
    return held


def size(game: Game, colour: str) -> int:
    """How many goods a hand holds."""
    return sum(hand(game, colour).values())


def bank(game: Game) -> dict[str, int]:
    """The goods in the bank."""
    held: dict[str, int] = game.describe()["bank"]
    return held


def cards(game: Game, colour: str) -> dict[str, int]:
    """The development cards that a colour holds."""
    held: dict[str, int] = game.describe()["cards"][colour]
    return held


def points(game: Game, colour: str) -> int:
    """All victory points of a colour, hidden ones included."""
    return int(game.describe()["points"][colour])


def node(game: Game, text: str) -> str:
    """The first name of a node, for comparing."""
    return game.places.nodes[game.places.node(text)]


def edge(game: Game, text: str) -> str:
    """The first name of an edge, for comparing."""
    return game.places.edges[game.places.edge(text)]


def route(game: Game, colour: str) -> int:
    """The length of a colour's longest trade route."""
    return int(game.state.route_length[seat(game, colour)])


def route_holder(game: Game) -> str | None:
    """Who holds the Longest Trade Route."""
    holder: str | None = game.describe()["longest_route"]
    return holder


def army_holder(game: Game) -> str | None:
    """Who holds the Largest Army."""
    holder: str | None = game.describe()["largest_army"]
    return holder
