"""Trade with the bank: B-MAR-1 to -6, B-HARB-1, -2, B-TRADE-1 to -3, X-5, X-18."""

from __future__ import annotations

import pytest
from tests.rules.table import (
    CITY,
    SETTLEMENT,
    add,
    allowed,
    bank,
    do,
    goods,
    hand,
    own,
    refused,
    roll,
    table,
    texts,
)

from ostrov import Game

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
# One node of each harbour of the beginner's map.
SPECIAL = {
    "lumber": "(-1,-1)NW",
    "brick": "(-2,1)SW",
    "wool": "(1,1)SE",
    "grain": "(1,-2)NE",
    "ore": "(2,-1)N",
}
GENERAL = ("(0,-2)NW", "(0,-2)N", "(2,0)NE", "(2,0)SE", "(-1,2)SE", "(-1,2)S", "(-2,2)SW", "(-2,2)S")


def trader(places: str, kind: str = "settlements", **held: int) -> Game:
    """Red with buildings there and these goods."""
    pieces = own()
    pieces[kind] = places.split()
    return table(pieces={"red": pieces}, hands={"red": held})


@pytest.mark.clause("B-MAR-1", "B-MAR-6", "X-18")
@pytest.mark.parametrize("give", RESOURCES)
@pytest.mark.parametrize("take", RESOURCES)
def test_four_of_a_kind_for_one_of_another(give: str, take: str) -> None:
    game = trader("(0,0)N", **{give: 4})
    if give == take:
        refused(game, "red", f"bank 4 {give} for 1 {take}", "B-MAR-6", "X-18")
    else:
        do(game, "red", f"bank 4 {give} for 1 {take}")
        assert hand(game, "red") == {take: 1}
        assert bank(game)[give] == 19
        assert bank(game)[take] == 18


@pytest.mark.clause("B-MAR-1")
def test_three_are_not_enough_and_kinds_do_not_mix() -> None:
    game = trader("(0,0)N", lumber=3, brick=3)
    refused(game, "red", "bank 4 lumber for 1 ore", "B-MAR-1")
    refused(game, "red", "bank 3 lumber for 1 ore", "B-MAR-2")
    refused(game, "red", "bank 2 lumber for 1 ore", "B-MAR-3")
    for rate in (1, 5, 6):
        refused(game, "red", f"bank {rate} lumber for 1 ore", "B-MAR-1")
    assert texts(game, "red", "bank") == []


@pytest.mark.clause("B-MAR-2", "B-HARB-1")
@pytest.mark.parametrize("place", GENERAL)
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_three_to_one_of_any_kind_at_a_general_harbour(place: str, kind: str) -> None:
    for give in RESOURCES:
        game = trader(place, kind, **{give: 3})
        take = "ore" if give != "ore" else "wool"
        do(game, "red", f"bank 3 {give} for 1 {take}")
        assert hand(game, "red") == {take: 1}
    refused(trader(place, lumber=2), "red", "bank 2 lumber for 1 ore", "B-MAR-3")
    refused(trader(place, lumber=2), "red", "bank 3 lumber for 1 ore", "B-MAR-1", "B-MAR-2")


@pytest.mark.clause("B-MAR-3", "B-MAR-4", "B-HARB-1")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("kind", ["settlements", "cities"])
def test_two_to_one_of_its_kind_only_at_a_special_harbour(resource: str, kind: str) -> None:
    other, take = [each for each in RESOURCES if each != resource][:2]
    game = trader(SPECIAL[resource], kind, **{resource: 2, other: 3})
    refused(game, "red", f"bank 2 {other} for 1 {take}", "B-MAR-3", "B-MAR-4")
    refused(game, "red", f"bank 3 {other} for 1 {take}", "B-MAR-4")
    refused(game, "red", f"bank 2 {resource} for 1 {resource}", "B-MAR-6", "X-18")
    do(game, "red", f"bank 2 {resource} for 1 {take}")
    assert hand(game, "red") == {other: 3, take: 1}


@pytest.mark.clause("B-HARB-1")
def test_the_harbour_of_another_player_is_of_no_use() -> None:
    game = table(pieces={"blue": own(SPECIAL["ore"])}, hands={"red": goods(ore=3), "blue": goods(ore=2)})
    refused(game, "red", "bank 2 ore for 1 wool", "B-MAR-3", "B-HARB-1")
    refused(game, "red", "bank 3 ore for 1 wool", "B-MAR-2", "B-HARB-1")
    refused(game, "blue", "bank 2 ore for 1 wool", "B-TRADE-1")


@pytest.mark.clause("B-HARB-1", "B-CITY-2")
def test_an_upgraded_settlement_keeps_its_harbour() -> None:
    game = table(pieces={"red": own(SPECIAL["ore"])}, hands={"red": add(CITY, goods(ore=2))})
    do(game, "red", f"city {SPECIAL['ore']}", "bank 2 ore for 1 wool")


@pytest.mark.clause("B-HARB-1", "B-ROAD-6")
def test_a_road_to_a_harbour_is_not_enough() -> None:
    game = table(pieces={"red": own("(0,-2)SE", roads="(0,-2)E (0,-2)NE")}, hands={"red": goods(ore=3)})
    refused(game, "red", "bank 3 ore for 1 wool", "B-MAR-2", "B-HARB-1")


@pytest.mark.clause("B-MAR-6")
def test_the_bank_must_have_the_card() -> None:
    game = table(hands={"red": goods(ore=4), "blue": goods(wool=19)})
    refused(game, "red", "bank 4 ore for 1 wool", "B-MAR-6")
    assert {text.split()[-1] for text in texts(game, "red", "bank")} == {"lumber", "brick", "grain"}


@pytest.mark.clause("B-MAR-5", "B-TRADE-2")
def test_as_often_as_the_cards_allow() -> None:
    game = trader("(0,0)N", ore=19)
    for _ in range(4):
        do(game, "red", "bank 4 ore for 1 wool")
    assert hand(game, "red") == goods(ore=3, wool=4)
    do(game, "red", "bank 4 wool for 1 ore", "bank 4 ore for 1 brick")
    assert hand(game, "red") == goods(brick=1)


@pytest.mark.clause("B-TRADE-3")
@pytest.mark.parametrize("good", ["paper", "cloth", "coin"])
def test_only_resources_are_traded(good: str) -> None:
    game = trader("(0,0)N", ore=4)
    refused(game, "red", f"bank 4 ore for 1 {good}", "B-TRADE-3")
    refused(game, "red", f"bank 4 {good} for 1 ore", "B-TRADE-3")
    refused(game, "red", f"offer 1 ore for 1 {good}", "B-TRADE-3")


@pytest.mark.clause("B-TRADE-1", "X-34")
def test_only_after_the_roll() -> None:
    game = table(hands={"red": goods(ore=4)}, phase="before roll")
    refused(game, "red", "bank 4 ore for 1 wool", "B-TRADE-1")
    roll(game, "red", 12)
    do(game, "red", "bank 4 ore for 1 wool")


def with_new_harbour(place: str, **options: object) -> Game:
    """Red, who has the wool harbour, has just built at another one."""
    pieces = {"red": own(f"{SPECIAL['wool']} (0,-2)SE", roads="(0,-2)E (0,-2)NE (0,-2)NW")}
    hands = {"red": add(SETTLEMENT, goods(ore=3, wool=4))}
    game = table(pieces=pieces, hands=hands, players=2, colours=("red", "blue"), **options)
    return do(game, "red", f"settlement {place}")


@pytest.mark.clause("B-HARB-2", "B-PHASE-3", "X-5")
@pytest.mark.parametrize("option", ["auto", True])
def test_a_new_harbour_at_once(option: object) -> None:
    game = with_new_harbour("(0,-2)N", harbour_same_turn=option)
    do(game, "red", "bank 3 ore for 1 grain")


@pytest.mark.clause("B-HARB-2", "X-5")
def test_a_new_harbour_from_the_next_turn_on() -> None:
    game = with_new_harbour("(0,-2)N", harbour_same_turn=False)
    refused(game, "red", "bank 3 ore for 1 grain", "B-HARB-2", "X-5")
    allowed(game, "red", "bank 4 wool for 1 grain")
    do(game, "red", "bank 2 wool for 1 grain", "end turn")  # the old harbour serves on
    do(roll(game, "blue", 12), "blue", "end turn")
    do(roll(game, "red", 12), "red", "bank 3 ore for 1 grain")


@pytest.mark.clause("B-HARB-2", "X-5")
def test_a_second_harbour_of_a_kind_does_not_delay_the_first() -> None:
    pieces = {"red": own("(2,0)NE (0,-2)SE", roads="(0,-2)E (0,-2)NE")}  # 3:1 in the east
    game = table(pieces=pieces, hands={"red": add(SETTLEMENT, goods(ore=3))}, harbour_same_turn=False)
    do(game, "red", "settlement (0,-2)N", "bank 3 ore for 1 grain")


@pytest.mark.clause("B-PHASE-2", "B-PHASE-3", "X-5")
@pytest.mark.parametrize("option", ["auto", False])
def test_separate_phases_leave_no_time_for_a_new_harbour(option: object) -> None:
    game = with_new_harbour("(0,-2)N", turn_phases="separate", harbour_same_turn=option)
    refused(game, "red", "bank 3 ore for 1 grain", "B-PHASE-2", "B-HARB-2")
    refused(game, "red", "bank 2 wool for 1 grain", "B-PHASE-2")


@pytest.mark.clause("B-HARB-2", "B-PHASE-2", "X-5")
def test_separate_phases_leave_the_new_harbour_alone_open_where_agreed() -> None:
    game = with_new_harbour("(0,-2)N", turn_phases="separate", harbour_same_turn=True)  # a general one
    refused(game, "red", "bank 2 wool for 1 grain", "B-PHASE-2")  # the old harbour has closed
    refused(game, "red", "bank 4 wool for 1 grain", "B-PHASE-2")
    refused(game, "red", "offer 1 wool for 1 grain", "B-PHASE-2")
    refusal = game.why_not("bank 2 wool for 1 grain", 0)
    assert refusal is not None
    assert refusal.case == "harbour"
    assert refusal.params["rate"] == 2  # what was asked for, and nothing that the new harbour does
    do(game, "red", "bank 3 ore for 1 grain", "bank 3 wool for 1 grain")


@pytest.mark.clause("B-PHASE-2", "X-5")
def test_a_second_harbour_of_a_kind_serves_after_building_too() -> None:
    pieces = {"red": own("(2,0)NE (0,-2)SE", roads="(0,-2)E (0,-2)NE")}  # 3:1 in the east
    game = table(
        pieces=pieces,
        hands={"red": add(SETTLEMENT, goods(ore=3, wool=3))},
        turn_phases="separate",
        harbour_same_turn=True,
    )
    allowed(game, "red", "bank 3 ore for 1 grain")
    do(game, "red", "settlement (0,-2)N", "bank 3 ore for 1 grain")


@pytest.mark.clause("B-PHASE-2", "X-5")
def test_building_without_a_harbour_closes_trade_whatever_is_agreed() -> None:
    game = table(
        pieces={"red": own("(2,0)NE", roads="(2,0)NE")},
        hands={"red": {"lumber": 1, "brick": 1, "ore": 3}},
        turn_phases="separate",
        harbour_same_turn=True,
    )
    do(game, "red", f"road {texts(game, 'red', 'road')[0].removeprefix('road ')}")
    refused(game, "red", "bank 3 ore for 1 grain", "B-PHASE-2")
