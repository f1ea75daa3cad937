"""The board before the start: another one, an even one, one of the host's; the dice stay the same."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.house import House

from ostrov.game.balance import GOODS_APART, SEATS_APART, Balance, balance_of, pips
from ostrov.game.board import Layout, Tile, beginner
from ostrov.game.game import Game
from ostrov.game.options import Options
from ostrov.table import Problem, Table, TablePlan
from ostrov.table.chance import small_number
from ostrov.table.maps import TRIES, board_shown, layout_for, next_draw
from ostrov.table.plan import PlanError

NEW_ISLAND: dict[str, Any] = {"board_setup": "variable"}


def plan(kind: str = "agreed", board: Any = None, **options: Any) -> TablePlan:
    wish = {"kind": kind} if board is None else {"kind": kind, "board": board}
    return TablePlan.from_json({"options": {"board_setup": "variable", "players": 3, **options}, "map": wish})


def test_the_board_before_the_start_is_the_one_that_is_played_on() -> None:
    house = House("me", "greedy", "greedy", **NEW_ISLAND)
    shown = house.table.board()
    assert house.table.static() is None
    house.do("start", "olena")
    assert house.table.game is not None
    assert house.table.game.layout == Layout.from_json(shown.board)
    assert house.table.static() == shown.static
    assert house.table.board() == shown


def test_another_board_changes_neither_dice_nor_who_begins() -> None:
    def played(shuffles: int) -> Table:
        house = House("me", "greedy", "greedy", **NEW_ISLAND)
        for _ in range(shuffles):
            house.do("map", "olena", kind="agreed")
        house.do("start", "olena")
        return house.table

    tables = [played(n) for n in range(3)]
    layouts = [table.layout for table in tables]
    assert layouts[0] != layouts[1] != layouts[2] != layouts[0]
    assert len({table.starter for table in tables}) == 1
    seed = tables[0].seed
    for k, table in enumerate(tables):
        drawn = Game.new(small_number(seed, "board", k), board_setup="variable", players=3).layout
        assert (table.layout, table.info(()).map.draw) == (drawn, k)


def test_a_log_with_another_board_is_read_back() -> None:
    house = House("me", "greedy", "greedy", **NEW_ISLAND)
    for kind in ("balanced", "agreed", "balanced"):
        house.do("map", "olena", kind=kind)
        again = Table.replay(house.table.id, house.log)
        assert again.layout == house.table.layout
        assert again.info(()) == house.table.info(())


def test_an_even_board_is_even() -> None:
    for seed in range(20):
        wanted = plan("balanced")
        draw = next_draw(wanted, seed, 0)
        found = balance_of(layout_for(wanted, seed, draw), 3)
        assert found.is_even, (seed, found)
        assert 0 <= draw < TRIES
        assert next_draw(wanted, seed, 0) == draw
        assert next_draw(wanted, seed, draw + 1) > draw


def test_where_no_board_is_even_the_most_even_of_those_tried_is_taken() -> None:
    wanted = plan("balanced", token_layout="random")
    draw = next_draw(wanted, 1, 0)
    tried = [balance_of(layout_for(wanted, 1, k), 3).excess for k in range(TRIES)]
    assert tried[draw] == min(tried)


def test_the_measure_of_the_printed_map() -> None:
    found = balance_of(beginner(), 4)
    tiles = beginner().tiles
    by_terrain = {
        terrain: [pips(t.token) for t in tiles if t.terrain == terrain]
        for terrain in {t.terrain for t in tiles} - {"desert"}
    }
    mean = sum(map(sum, by_terrain.values())) / 18
    assert sum(map(sum, by_terrain.values())) == 58
    assert found.goods == max(abs(sum(row) / len(row) - mean) for row in by_terrain.values())
    assert found.clumps == 0


def test_clumps_are_threes_of_a_terrain_and_numbers_beside_their_like() -> None:
    def clumps(*tiles: tuple[str, int | None]) -> int:
        places = ((0, 0), (1, 0), (0, 1))
        return balance_of(Layout(tuple(Tile(*at, *tile) for at, tile in zip(places, tiles, strict=True))), 2)[
            2
        ]

    assert clumps(("forest", 2), ("forest", 3), ("hills", 4)) == 0
    assert clumps(("forest", 2), ("forest", 3), ("forest", 4)) == 1
    assert clumps(("forest", 6), ("hills", 8), ("fields", 4)) == 1
    assert clumps(("forest", 6), ("forest", 6), ("forest", 6)) == 4
    assert clumps(("forest", 5), ("hills", 5), ("desert", None)) == 1


def test_a_board_is_even_up_to_the_limits_and_not_beyond() -> None:
    assert Balance(SEATS_APART, GOODS_APART, 0).is_even
    for more in (Balance(SEATS_APART + 1, 0, 0), Balance(0, GOODS_APART + 0.01, 0), Balance(0, 0, 1)):
        assert not more.is_even
        assert more.excess > 0


def test_the_host_may_bring_a_board_and_a_rematch_keeps_it() -> None:
    house = House("me", "greedy", "greedy", **NEW_ISLAND)
    mine = Game.new(7, board_setup="variable", players=3).layout
    house.do("map", "olena", kind="given", board=mine.to_json())
    assert house.table.layout == mine
    assert house.info()["options"]["board_setup"] == "custom"
    house.do("start", "olena")
    assert house.table.game is not None
    assert house.table.game.layout == mine
    successor = TablePlan.from_json(house.table.plan.to_json())
    assert layout_for(successor, 1, 0) == mine


def test_back_from_a_board_of_ones_own() -> None:
    house = House("me", "greedy", "greedy", **NEW_ISLAND)
    house.do("map", "olena", kind="given", board=beginner().to_json())
    house.do("map", "olena", kind="agreed")
    assert house.info()["options"]["board_setup"] == "variable"
    house.do("map", "olena", kind="agreed", board_setup="beginner_5e")
    assert house.table.layout == beginner()
    assert "board_setup" not in house.info()["options"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"kind": "given"}, "a board is an object with a list 'hexes'"),
        ({"kind": "given", "board": {"hexes": []}}, "map.board: "),
        (
            {"kind": "given", "board": {"hexes": [{"q": 0, "r": 0, "terrain": "sea"}]}},
            "no terrain of the base",
        ),
        ({"kind": "balanced", "board": {}}, "only a given map has a board"),
        ({"kind": "agreed", "board_setup": "custom"}, "needs a given map"),
        ({"kind": "agreed", "board_setup": "round"}, "board_setup"),
        ({"kind": "agreed", "board_setup": "ck_first_game"}, "belongs to game=cities_knights"),
    ],
)
def test_a_wrong_wish_is_refused_in_a_sentence(wish: dict[str, Any], sentence: str) -> None:
    house = House("me", "greedy", "greedy", **NEW_ISLAND)
    before = house.table.layout
    with pytest.raises(Problem) as refused:
        house.do("map", "olena", **wish)
    assert refused.value.code == ("bad-board" if wish["kind"] == "given" else "malformed")
    assert sentence in str(refused.value)
    assert house.table.layout == before


@pytest.mark.parametrize(("before", "setup"), [("variable", "beginner_5e"), ("beginner_5e", "variable")])
def test_seats_have_the_colours_of_the_map(before: str, setup: str) -> None:
    house = House("me", "greedy", "greedy", board_setup=before)
    house.do("map", "olena", kind="agreed", board_setup=setup)
    house.do("start", "olena")
    game = house.table.game
    assert game is not None
    assert [seat.colour for seat in house.table.seats] == [seat.colour for seat in game.seats]
    assert game.options["board_setup"] == setup
    stands = any(game.describe()["pieces"][seat.colour]["settlements"] for seat in game.seats)
    assert stands == (setup == "beginner_5e")  # B-BEG-2


def test_only_the_host_and_only_before_the_start() -> None:
    house = House("me", "open", "greedy", **NEW_ISLAND)
    house.do("join", "petr", name="Petr")
    with pytest.raises(Problem) as refused:
        house.do("map", "petr", kind="agreed")
    assert refused.value.code == "not-host"
    house.do("sit", "petr", seat=1)
    house.do("start", "olena")
    with pytest.raises(Problem) as late:
        house.do("map", "olena", kind="agreed")
    assert late.value.code == "not-now"


def test_a_plan_says_what_is_wrong_with_its_map() -> None:
    for wish in ({"kind": "square"}, {"kind": "given"}, {"kind": "balanced", "board": {}}, {"board": 1}):
        with pytest.raises(PlanError, match=r"^map"):
            TablePlan.from_json({"options": {"players": 3}, "map": wish})
    with pytest.raises(PlanError, match="custom"):
        TablePlan.from_json({"options": {"players": 3, "board_setup": "custom"}})


def test_the_first_map_of_cities_and_knights_is_shown_too() -> None:
    agreed = TablePlan(Options(game="cities_knights", players=3), ())
    shown = board_shown(agreed, layout_for(agreed, 1, 0))
    assert shown.static.game == "cities_knights"
    assert len(shown.tokens) == 18
