"""The course of a turn: B-START-1 to -3, B-TURN-1 to -6, B-PHASE-1 to -4, X-1, X-4, X-36."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    CARD,
    COLOURS,
    ROAD,
    SETTLEMENT,
    add,
    allowed,
    do,
    goods,
    hand,
    own,
    refused,
    roll,
    table,
    texts,
)

from ostrov import Game, Options
from ostrov.engine.setup.board_setup import highest_roller
from ostrov.game.tables import rules_of

HOUSE = {"red": own("(0,0)N", roads="(0,0)NE (0,0)E")}
RICH = add(ROAD, SETTLEMENT, CARD, goods(ore=4))


@pytest.mark.clause("B-TURN-3", "B-TRADE-1", "B-TURN-2")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("road (0,0)NW", "B-TURN-3"),
        ("settlement (0,0)SE", "B-TURN-3"),
        ("city (0,0)N", "B-TURN-3"),
        ("buy card", "B-TURN-3"),
        ("bank 4 ore for 1 wool", "B-TRADE-1"),
        ("offer 1 ore for 1 wool", "B-TRADE-1"),
        ("end turn", "B-TURN-2"),
    ],
)
def test_nothing_but_a_card_before_the_roll(text: str, clause: str) -> None:
    hands = {"red": add(RICH, goods(grain=2, ore=3))}
    game = table(pieces=HOUSE, hands=hands, cards={"red": {"knight": 1}}, phase="before roll")
    assert texts(game, "red") == ["roll", "knight"]
    refused(game, "red", text, clause)
    roll(game, "red", 12)
    allowed(game, "red", text)


@pytest.mark.clause("B-TURN-1", "B-TURN-2", "B-PROD-1")
def test_one_roll_a_turn() -> None:
    game = table(phase="before roll")
    refused(game, "red", "dice 3 4", "B-PROD-1")
    do(game, "red", "roll")
    refused(game, "red", "roll", "B-PROD-1")
    refused(game, "red", "end turn", "B-PROD-1")
    do(game, "red", "dice 6 6")
    refused(game, "red", "roll", "B-TURN-1")
    refused(game, "red", "dice 6 6", "B-PROD-1")


@pytest.mark.clause("B-TURN-6", "B-START-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_go_clockwise(players: int) -> None:
    colours = COLOURS[:players]
    game = table(players=players, colours=colours, phase="before roll", active=colours[-1])
    seen = []
    for _ in range(2 * players):
        active = game.describe()["active"]
        do(roll(game, active, 12), active, "end turn")
        seen.append(active)
    assert seen == [colours[-1], *colours, *colours[:-1]]


@pytest.mark.clause("B-TURN-6", "B-START-3", "B-TRADE-1")
def test_only_the_active_player_acts() -> None:
    hands = dict.fromkeys(("red", "blue"), RICH)
    pieces = {"blue": own("(0,0)N", roads="(0,0)NE (0,0)E")}
    game = table(pieces=pieces, hands=hands, cards={"blue": {"knight": 1}})
    for text in ("end turn", "road (0,0)NW", "settlement (0,0)SE", "buy card", "knight"):
        refused(game, "blue", text, "B-TURN-6")
    refused(game, "blue", "bank 4 ore for 1 wool", "B-TRADE-1")
    assert texts(game, "blue") == []
    do(game, "red", "end turn")
    refused(game, "red", "roll", "B-TURN-6")
    do(roll(game, "blue", 12), "blue", "road (0,0)NW")


@pytest.mark.clause("B-TURN-4", "B-DEV-5", "B-DEV-6")
@pytest.mark.parametrize("before", [True, False])
def test_one_card_before_or_after_the_roll(before: bool) -> None:
    game = table(cards={"red": {"monopoly": 1, "knight": 1}}, phase="before roll")
    if not before:
        roll(game, "red", 12)
    do(game, "red", "monopoly ore")
    refused(game, "red", "knight", "B-DEV-5", "B-TURN-4")
    if before:
        roll(game, "red", 12)
        refused(game, "red", "knight", "B-DEV-5", "B-TURN-4")
    do(game, "red", "end turn")


@pytest.mark.clause("B-TURN-5")
def test_trading_and_building_are_optional_and_repeatable() -> None:
    game = table(pieces=HOUSE, hands={"red": goods(ore=8, lumber=2, brick=2)})
    allowed(game, "red", "end turn")
    do(game, "red", "bank 4 ore for 1 wool", "bank 4 ore for 1 wool", "road (0,0)NW", "road (0,0)W")
    assert hand(game, "red") == goods(wool=2)


@pytest.mark.clause("B-TURN-1", "B-PHASE-1", "X-4")
def test_combined_phases_mix_trading_and_building() -> None:
    game = table(pieces=HOUSE, hands={"red": add(ROAD, goods(ore=4, wool=4))})
    do(game, "red", "bank 4 ore for 1 wool", "road (0,0)NW", "bank 4 wool for 1 ore")
    allowed(game, "red", "offer 1 wool for 1 grain")


def separate(**more: object) -> Game:
    """Trade, then building; red can pay for anything."""
    return table(turn_phases="separate", pieces=HOUSE, hands={"red": RICH, "blue": goods(grain=1)}, **more)


@pytest.mark.clause("B-TURN-2", "B-PHASE-2", "X-4")
@pytest.mark.parametrize("building", ["road (0,0)NW", "settlement (0,0)SE", "buy card"])
def test_separate_phases_end_trade_with_the_first_building(building: str) -> None:
    game = separate()
    do(game, "red", "offer 1 wool for 1 grain")
    do(game, "blue", "accept")
    do(game, "red", "deal blue", "bank 4 ore for 1 lumber")
    do(game, "blue", "offer 1 wool for 1 ore to red")
    do(game, "red", building, *(["drawn knight"] if building == "buy card" else []))
    refused(game, "red", "bank 4 ore for 1 lumber", "B-PHASE-2")
    refused(game, "red", "offer 1 ore for 1 wool", "B-PHASE-2")
    refused(game, "red", "deal blue", "B-PHASE-2")
    refused(game, "blue", "offer 1 wool for 1 ore to red", "B-PHASE-2")
    assert not game.offers_open
    assert texts(game, "blue") == []
    assert game.observe(None).fields["offers"] == 0
    do(game, "red", "road (0,-1)E")


@pytest.mark.clause("B-PHASE-2")
def test_trade_opens_again_in_the_next_turn() -> None:
    game = separate()
    do(game, "red", "road (0,0)NW", "end turn")
    roll(game, "blue", 12)
    allowed(game, "blue", "offer 1 grain for 1 ore")


@pytest.mark.clause("B-PHASE-4", "B-PROG-YOP")
def test_cards_gained_while_building_may_be_spent() -> None:
    game = table(
        turn_phases="separate", pieces=HOUSE, hands={"red": ROAD}, cards={"red": {"year of plenty": 1}}
    )
    do(game, "red", "road (0,0)NW", "year of plenty 1 lumber, 1 brick", "road (0,0)W")
    assert hand(game, "red") == {}


@pytest.mark.clause("X-1", "B-START-1")
@pytest.mark.parametrize("option", ["oldest", "seat_0"])
def test_a_named_starter(option: str) -> None:
    assert {table(seed=seed, start_player=option).state.starter for seed in range(12)} == {0}


@pytest.mark.clause("X-1", "X-36", "B-START-1", "B-START-2")
@pytest.mark.parametrize("option", ["highest_roll", "random"])
@pytest.mark.parametrize("board_setup", ["beginner_5e", "variable"])
def test_chance_chooses_the_starter(option: str, board_setup: str) -> None:
    games = [table(seed=seed, start_player=option, board_setup=board_setup) for seed in range(60)]
    starters = [game.state.starter for game in games]
    assert set(starters) == {0, 1, 2, 3}
    assert all(game.state.active == game.state.starter for game in games)


@pytest.mark.clause("X-36", "B-START-1", "B-START-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ties_are_rolled_again_so_that_no_seat_is_favoured(players: int) -> None:
    rules = rules_of(Options(players=players))
    starters = [highest_roller(rules, seed, 0) for seed in range(4000)]
    for seat in range(players):
        assert abs(starters.count(seat) / 4000 - 1 / players) < 0.03
