"""What is in the box and the shape of the island: B-COMP-1 to -12, B-GEO-1 to -5, X-6."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.table import CARD, bank, do, goods, own, roll, table

from ostrov import Game
from ostrov.game.names import COLOURS

BOARDS = [{}, {"board_setup": "variable"}]


@pytest.fixture(params=BOARDS, ids=["beginner", "variable"])
def game(request: pytest.FixtureRequest) -> Game:
    return Game.new(5, explicit_chance=True, **request.param)


@pytest.mark.clause("B-COMP-1")
def test_nineteen_land_hexes(game: Game) -> None:
    assert Counter(tile.terrain for tile in game.layout.tiles) == {
        "forest": 4,
        "pasture": 4,
        "fields": 4,
        "hills": 3,
        "mountains": 3,
        "desert": 1,
    }


@pytest.mark.clause("B-COMP-3", "B-COMP-4")
def test_nine_harbours(game: Game) -> None:
    assert Counter(game.layout.harbours.values()) == {
        "3:1": 4,
        "lumber": 1,
        "brick": 1,
        "wool": 1,
        "grain": 1,
        "ore": 1,
    }


@pytest.mark.clause("B-COMP-5", "B-SETUP-8")
def test_eighteen_tokens(game: Game) -> None:
    numbers = Counter(tile.token for tile in game.layout.tiles)
    assert numbers == {None: 1, 2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
    assert [tile.terrain for tile in game.layout.tiles if tile.token is None] == ["desert"]


@pytest.mark.clause("B-COMP-7", "B-COMP-12", "B-PROD-1")
def test_two_dice() -> None:
    game = do(table(phase="before roll"), "red", "roll")
    ways = Counter()
    for chance in game.chances():
        one, two = chance.outcome.text.removeprefix("dice ").split()
        ways[int(one) + int(two)] += chance.weight
        assert chance.total == 36
    assert ways == {total: 6 - abs(total - 7) for total in range(2, 13)}
    assert sorted(ways, key=ways.__getitem__)[-3:-1] == [6, 8]
    assert sorted(ways, key=ways.__getitem__)[:2] == [2, 12]


@pytest.mark.clause("B-COMP-8", "B-SETUP-4")
def test_ninety_five_resource_cards() -> None:
    game = table(board_setup="variable")
    assert bank(game) == goods(lumber=19, brick=19, wool=19, grain=19, ore=19)
    assert sum(bank(game).values()) == 95


@pytest.mark.clause("B-COMP-9", "B-SETUP-5", "B-DEV-4", "X-46")
def test_twenty_five_development_cards(game: Game) -> None:
    deck = game.describe()["deck"]
    assert deck == {"knight": 14, "victory point": 5, "road building": 2, "year of plenty": 2, "monopoly": 2}
    assert sum(deck.values()) == 25


@pytest.mark.clause("B-SETUP-5")
def test_the_deck_is_shuffled() -> None:
    tops = set()
    for seed in range(40):
        game = Game.new(seed, position={"hands": {"red": CARD}})
        game.play("buy card", 0)
        tops.add(game.history[-1].text)
    assert tops == {f"drawn {kind}" for kind in game_cards()}


def game_cards() -> set[str]:
    return {"knight", "victory point", "road building", "year of plenty", "monopoly"}


@pytest.mark.clause("B-COMP-10", "B-SETUP-6")
def test_two_award_cards_of_nobody(game: Game) -> None:
    assert (game.describe()["longest_route"], game.describe()["largest_army"]) == (None, None)


@pytest.mark.clause("B-COMP-11", "B-SETUP-2")
def test_pieces_of_each_colour() -> None:
    game = table(board_setup="variable")
    assert COLOURS == ("red", "blue", "orange", "white")
    assert game.state.settlements_left[:4] == [5] * 4
    assert game.state.cities_left[:4] == [4] * 4
    assert game.state.roads_left[:4] == [15] * 4


@pytest.mark.clause("B-COMP-12", "B-SETUP-7", "B-INV-4")
def test_one_robber_on_the_desert(game: Game) -> None:
    q, r = next((tile.q, tile.r) for tile in game.layout.tiles if tile.terrain == "desert")
    assert game.describe()["robber"] == f"({q},{r})"


@pytest.mark.clause("B-GEO-1", "X-6")
def test_numbers_of_hexes_vertices_and_edges(game: Game) -> None:
    g = game.geometry
    assert (len(g.hexes), g.node_count, len(g.edge_nodes), len(g.coast)) == (19, 54, 72, 30)
    assert Counter(r for _, r in g.hexes) == {-2: 3, -1: 4, 0: 5, 1: 4, 2: 3}


@pytest.mark.clause("B-GEO-2")
def test_an_edge_lies_between_two_hexes_or_at_the_sea(game: Game) -> None:
    sides = Counter(edge for row in game.geometry.hex_edges for edge in row)
    assert Counter(sides.values()) == {2: 42, 1: 30}
    assert {edge for edge, n in sides.items() if n == 1} == set(game.geometry.coast)


@pytest.mark.clause("B-GEO-3", "B-GEO-4", "X-6")
def test_vertices_inland_and_at_the_coast(game: Game) -> None:
    hexes = Counter(node for row in game.geometry.hex_nodes for node in row)
    neighbours = Counter(node for pair in game.geometry.edge_nodes for node in pair)
    assert Counter(hexes.values()) == {3: 24, 2: 12, 1: 18}
    assert all(neighbours[node] == (2 if n == 1 else 3) for node, n in hexes.items())


@pytest.mark.clause("B-GEO-5", "B-HARB-1")
def test_a_harbour_serves_both_ends_of_its_edge(game: Game) -> None:
    for name in game.layout.harbours:
        edge = game.places.edge(name)
        assert edge in game.geometry.coast
        assert all(game.board.harbour[node] for node in game.geometry.edge_nodes[edge])
    assert sum(1 for node in range(54) if game.board.harbour[node]) == 18


@pytest.mark.clause("B-GEO-3")
@pytest.mark.parametrize(
    ("one", "other"),
    [("(0,0)N", "(0,-1)SE"), ("(0,0)N", "(1,-1)SW"), ("(0,0)SE", "(1,0)SW"), ("(0,0)SE", "(0,1)N")],
)
def test_a_vertex_has_a_name_from_each_of_its_hexes(game: Game, one: str, other: str) -> None:
    assert game.places.node(one) == game.places.node(other)


@pytest.mark.clause("B-GEO-2")
@pytest.mark.parametrize(
    ("one", "other"), [("(0,0)NE", "(1,-1)SW"), ("(0,0)E", "(1,0)W"), ("(0,0)SE", "(0,1)NW")]
)
def test_an_edge_has_a_name_from_both_of_its_hexes(game: Game, one: str, other: str) -> None:
    assert game.places.edge(one) == game.places.edge(other)


@pytest.mark.clause("B-INV-1", "B-INV-2", "B-INV-3", "B-INV-4")
def test_what_the_invariants_notice() -> None:
    from ostrov.engine.core.state import State
    from ostrov.engine.dispatch.invariants import violated

    game = roll(table(pieces={"red": own("(0,0)N", roads="(0,0)NE")}, phase="before roll"), "red", 4)
    for number, field, value in (
        (1, "bank", 0),
        (1, "deck", 0),
        (2, "roads_left", [15] * 6),
        (4, "robber", 40),
        (4, "army_holder", 0),
    ):
        spoiled = game.copy().state
        if field == "army_holder":
            spoiled.knights = [3, 0, 0, 0, 0, 0]
            spoiled.deck -= 3
        setattr(spoiled, field, value)
        assert violated(game.board, game.rules, spoiled, State()) == number
    assert violated(game.board, game.rules, game.state, State()) == 0
