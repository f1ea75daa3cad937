"""Written positions of Seafarers: described ones are entered, impossible ones refused. S-INV-1 to -5."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.game.seafarers.played import ALL_TABLES, played

from ostrov import Game
from ostrov.engine import constants as c
from ostrov.engine.core.schema import FIELDS
from ostrov.engine.dispatch.legal import legal_actions
from ostrov.game.base.position import STANDING_PHASES
from ostrov.game.position import PositionError, enter
from ostrov.testing.checks import check_invariants

MOMENTARY = {
    "rolls", "draws", "thefts", "last_node", "new_harbours", "offer", "offer_to", "answer", "offers",
}  # fmt: skip
"""What a written position leaves out: counters, negotiation, the harbours of this very turn."""
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**9,
    1.5,
    "",
    "frame",
    [],
    [None],
    {},
    {"red": 1},
    [[]],
    "(0,0)N",
)


def stands(game: Game) -> bool:
    """The position can be written down and gone on from."""
    s = game.state
    if s.phase == c.CHOOSING_GOLD:
        return s.interrupted in (c.BEFORE_ROLL, c.MAIN)
    return s.phase in STANDING_PHASES.values()


@pytest.mark.clause("S-INV-1", "S-INV-2", "S-INV-4", "S-INV-5")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_a_described_position_is_entered_as_described(table: str) -> None:
    rng, gold = random.Random(1), 0
    for _, game, _ in played(table, 11):
        rare = game.state.phase == c.CHOOSING_GOLD
        if not stands(game) or rng.random() > (1 if rare else 0.08):
            continue
        gold += rare
        told = game.describe()
        state = enter(
            json.loads(json.dumps(told)), game.board, game.rules, game.places, game.notation.colours
        )
        for f in FIELDS:
            if f.name not in MOMENTARY:
                assert getattr(state, f.name) == getattr(game.state, f.name), f.name
        if not game.state.offers and not game.state.new_harbours:
            for seat in range(game.rules.seats):
                listed = legal_actions(game.board, game.rules, game.state, seat)
                assert legal_actions(game.board, game.rules, state, seat) == listed
        twin = game.copy()
        twin.state = state
        assert twin.describe() == told


def sea(scenario: str = "new_shores", players: int = 3, **position: Any) -> Game:
    """A game that begins in a position."""
    return Game.new(1, game="seafarers", scenario=scenario, players=players, position=position)


def refused(scenario: str = "new_shores", **position: Any) -> str:
    """Why a position is refused."""
    with pytest.raises(PositionError) as found:
        sea(scenario, **position)
    return str(found.value)


@pytest.mark.clause("S-CHIP-3", "S-INV-5")
def test_zones_that_are_not_stated_follow_from_the_buildings() -> None:
    """On New Shores the small islands are no homes: who lives there has settled there later."""
    game = sea(pieces={"red": {"settlements": ["(0,0)NE", "(1,2)SE"]}})
    assert game.describe()["chips"] == {"red": 2, "blue": 0, "orange": 0}
    assert game.describe()["points"]["red"] == 4
    home, explored = game.describe()["home"]["red"], game.describe()["explored"]["red"]
    assert len(home) == len(explored) == 1
    again = sea(pieces={"red": {"settlements": ["(0,0)NE", "(1,2)SE"]}}, explored={"red": ["(1,2)"]})
    assert again.describe()["explored"]["red"] == explored


@pytest.mark.clause("S-CHIP-3")
def test_on_four_islands_buildings_that_are_not_stated_are_homes() -> None:
    pieces = {"red": {"settlements": ["(-1,-2)N", "(3,-3)N"]}}
    free = sea("four_islands", pieces=pieces)
    assert free.describe()["chips"]["red"] == 0
    assert len(free.describe()["home"]["red"]) == 2
    one = free.describe()["home"]["red"][1]
    stated = sea("four_islands", pieces=pieces, explored={"red": [one]})
    assert stated.describe()["chips"]["red"] == 2
    assert stated.describe()["home"]["red"] == free.describe()["home"]["red"][:1]


def test_finds_leave_the_stacks() -> None:
    before = sea("fog_islands").describe()
    fog = [f"({t.q},{t.r})" for t in sea("fog_islands").layout.tiles if t.terrain == "fog"]
    game = sea(
        "fog_islands", discovered={fog[0]: {"terrain": "sea"}, fog[1]: {"terrain": "gold", "token": 3}}
    )
    after = game.describe()
    assert after["fog_tiles"]["sea"] == before["fog_tiles"]["sea"] - 1
    assert after["fog_tokens"].count(3) == before["fog_tokens"].count(3) - 1
    assert game.state.finds == 3
    check_invariants(game)


def test_gold_is_due_in_its_step() -> None:
    game = sea(gold_due={"blue": 2, "red": 1})
    assert game.describe()["phase"] == "choosing gold"
    assert game.awaiting == (0,)
    for seat, action in ((0, "gold ore"), (1, "gold ore"), (1, "gold wool")):
        game.play(action, seat)
    assert game.describe()["phase"] == "main"
    assert game.describe()["interrupted"] is None


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"pirate": "(0,0)"}, r"pirate: \(0,0\) is no sea hex \(S-PIR-1\)"),
        ({"robber": "(1,0)"}, r"robber: \(1,0\) is no land \(S-ROB-2\)"),
        ({"robber": "frame"}, "'frame' is no hex"),
        ({"pieces": {"red": {"ships": ["(0,0)W"]}}}, "is not by the sea"),
        ({"pieces": {"red": {"roads": ["(0,0)E"], "ships": ["(0,0)E"]}}}, "taken twice"),
        ({"pieces": {"red": {"roads": ["(1,-1)SE"]}}}, "is not by land"),
        ({"pieces": {"red": {"ships": "(0,0)E"}}}, "should be a list of places"),
        ({"new_ships": ["(0,0)E"]}, "the active player has no ship at"),
        ({"ship_moved": 1}, "ship_moved: should be true or false"),
        ({"chips": {"red": 2}}, "chips of red: should be 0, not 2"),
        ({"explored": {"red": ["(0,0)"]}}, "a home brings no chips"),
        ({"home": {"red": ["(1,-3)", "(-1,3)"]}}, "lies in no zone"),
        ({"home": {"red": [30]}}, "should be a whole number from 0 to 29"),
        ({"discovered": {"(0,0)": {"terrain": "sea"}}}, "never lay in the fog"),
        ({"discovered": []}, "should be an object of hexes"),
        ({"discovered": {"(0,0)": "sea"}}, "should be an object of terrain and token"),
        ({"fog_tiles": {"sea": 1}}, "should be what the finds leave"),
        ({"phase": "choosing gold"}, "cards are due while choosing gold, and only then"),
        (
            {"phase": "moving robber", "gold_due": {"red": 1}},
            "cards are due while choosing gold, and only then",
        ),
        ({"gold_due": {"red": 1}, "interrupted": "before roll"}, "interrupted: should be main"),
        ({"interrupted": "main"}, "interrupted: should be null"),
        ({"merchant": None}, "'merchant' is no part of a position"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        sea(**position)


@pytest.mark.parametrize(
    ("found", "complaint"),
    [
        ({"terrain": "sea", "token": 3}, "carries no token"),
        ({"terrain": "gold"}, "needs a token"),
        ({"terrain": "gold", "token": 7}, "is no number token"),
        ({"terrain": "fog"}, "'fog' is no terrain"),
        ({"terrain": "desert"}, "1 desert more than the stack has"),
        ({"terrain": "gold", "token": 2}, "1 tokens 2 more than there are"),
    ],
)
def test_finds_come_from_the_stacks(found: dict[str, Any], complaint: str) -> None:
    hexes = sea("fog_islands").layout.tiles
    fog = next(f"({t.q},{t.r})" for t in hexes if t.terrain == "fog")
    assert complaint in refused("fog_islands", discovered={fog: found})


def test_more_ships_than_pieces() -> None:
    game = Game.new(1, game="seafarers", players=3)
    by_sea = [name for e, name in enumerate(game.places.edges) if game.board.edge_side[e] & c.SEA_SIDE]
    assert "red has more ships than pieces (S-INV-1)" in refused(pieces={"red": {"ships": by_sea[:16]}})


def test_nonsense_at_any_place_is_refused_or_harmless() -> None:
    game = sea(pieces={"red": {"settlements": ["(0,0)NE"], "ships": ["(0,0)E"]}})
    written = json.loads(json.dumps(game.describe()))
    for key in written:
        for value in NONSENSE:
            complaint = entered({**written, key: value})
            assert "\n" not in complaint


def entered(position: dict[str, Any]) -> str:
    """Enters a position; the complaint when it is refused."""
    try:
        check_invariants(sea(**position))
    except PositionError as error:
        return str(error)
    return ""
