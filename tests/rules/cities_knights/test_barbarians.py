"""The barbarian attack. CK-BARB-1 to -5, CK-LOSE-1 to -7, CK-DEF-1 to -3."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, B, at, ck, knights, phase, pieces, progress, side, throw
from tests.rules.table import CITY, COLOURS, allowed, do, goods, hand, own, points, refused, texts

from ostrov import Game


def attack(**words: Any) -> Game:
    """The ship arrives in red's roll of a twelve."""
    return throw(ck(barbarians=6, phase="before roll", **words), "red", 12, "ship")


@pytest.mark.clause("CK-BARB-1", "CK-LOSE-5")
def test_reduced_cities_do_not_draw_barbarians() -> None:
    game = attack(pieces={"red": side(cities=A[0], knights=f"{B[0]}:1a"), "blue": side(A[6], reduced=A[4])})
    assert game.describe()["defenders"]["red"] == 1  # one city, one knight


@pytest.mark.clause("CK-BARB-2", "CK-KNIGHT-2")
@pytest.mark.parametrize(
    ("armies", "held"),
    [
        (("2a", "1a"), True),
        (("3a", ""), True),
        (("", "3a"), True),  # knights of a player without city count
        (("3", "1a"), False),  # passive ones do not
        (("2", "2a"), False),
    ],
)
def test_active_knights_defend(armies: tuple[str, str], held: bool) -> None:
    red, blue = (
        f"{place}:{state}" if state else "" for place, state in zip((B[0], B[2]), armies, strict=True)
    )
    game = attack(
        pieces={"red": side(cities=f"{A[0]} {A[2]} {A[4]}", knights=red), "blue": side(knights=blue)}
    )
    assert (phase(game) == "losing cities") != held


@pytest.mark.clause("CK-BARB-3")
@pytest.mark.parametrize(("strength", "lost"), [(1, True), (2, False), (3, False)])
def test_equal_strength_is_enough(strength: int, lost: bool) -> None:
    game = attack(pieces={"red": side(cities=f"{A[0]} {A[2]}", knights=f"{B[0]}:{strength}a")})
    assert (phase(game) == "losing cities") == lost


@pytest.mark.clause("CK-BARB-4")
@pytest.mark.parametrize("strength", [1, 3])
def test_afterwards_all_knights_rest(strength: int) -> None:
    game = attack(
        pieces={
            "red": side(cities=f"{A[0]} {A[2]}", knights=f"{B[0]}:{strength}a"),
            "white": side(knights=f"{B[4]}:1"),
        }
    )
    if strength == 1:
        do(game, "red", f"lose city {A[0]}")
    assert knights(game, "red") == {at(game, B[0]): str(strength)}
    assert knights(game, "white") == {at(game, B[4]): "1"}
    assert (game.describe()["barbarians"], game.describe()["attacks"]) == (0, 1)


@pytest.mark.clause("CK-BARB-5")
def test_nothing_is_done_between_arrival_and_battle() -> None:
    game = attack(
        pieces={"red": side(cities=A[0], knights=f"{B[0]}:1")},
        hands={"red": goods(grain=1)},
        progress={"red": {"spy": 1}},
    )
    assert texts(game, "red") == [f"lose city {at(game, A[0])}"]
    refused(game, "red", f"activate {B[0]}", "CK-LOSE-2")


@pytest.mark.clause("CK-LOSE-1", "CK-LOSE-2")
def test_the_lowest_contribution_among_those_with_cities_loses() -> None:
    game = attack(
        pieces={
            "red": side(cities=f"{A[0]} {A[2]}", knights=f"{B[0]}:2a"),
            "blue": side(cities=f"{A[4]} {A[6]}", knights=f"{B[2]}:1a"),
            "orange": side(A[8]),
        }
    )
    assert [len(texts(game, colour)) for colour in COLOURS] == [0, 2, 0, 0]
    refused(game, "red", f"lose city {A[0]}", "CK-LOSE-2")


@pytest.mark.clause("CK-LOSE-3", "X-59")
def test_the_owner_chooses_the_city() -> None:
    game = attack(pieces={"red": side(B[4], f"{A[0]} {A[2]}"), "blue": side(cities=A[6])})
    for place in (B[4], A[6], A[9]):
        refused(game, "red", f"lose city {place}", "CK-LOSE-3")
    do(game, "red", f"lose city {A[2]}")
    refused(game, "red", f"lose city {A[0]}", "CK-LOSE-2")  # one each
    do(game, "blue", f"lose city {A[6]}")
    assert (game.state.settlements_left[0], game.state.cities_left[0]) == (3, 3)


@pytest.mark.clause("CK-LOSE-5", "CK-WIN-2")
def test_a_city_on_its_side_counts_as_a_settlement() -> None:
    settled = f"{B[0]} {B[2]} {B[4]} {B[6]} {B[8]}"
    game = attack(pieces={"red": side(settled, f"{A[3]} {A[5]}")})
    do(game, "red", f"lose city {A[5]}")
    assert pieces(game, "red", "reduced") == [at(game, A[5])]
    assert points(game, "red") == 5 + 2 + 1
    assert (game.state.settlements_left[0], game.state.cities_left[0]) == (0, 2)
    before = hand(game, "red")
    do(game, "red", "end turn")
    throw(game, "blue", 6)
    assert hand(game, "red").get("ore", 0) - before.get("ore", 0) == 1
    assert "coin" not in hand(game, "red")


@pytest.mark.clause("CK-LOSE-6")
def test_the_city_on_its_side_is_restored_first() -> None:
    game = ck(pieces={"red": side(A[0], reduced=A[4])}, hands={"red": goods(ore=6, grain=4)})
    refused(game, "red", f"city {A[0]}", "CK-LOSE-6")
    do(game, "red", f"city {A[4]}")
    assert hand(game, "red") == CITY
    assert (points(game, "red"), pieces(game, "red", "reduced")) == (3, [])
    allowed(game, "red", f"city {A[0]}")
    poor = ck(pieces={"red": side(reduced=A[4])}, hands={"red": goods(ore=2, grain=2)})
    refused(poor, "red", f"city {A[4]}", "B-BUILD-1")


@pytest.mark.clause("CK-LOSE-6", "CK-LOSE-5")
def test_a_player_without_city_pieces_restores_the_one_on_the_board() -> None:
    game = ck(pieces={"red": side(cities=f"{A[0]} {A[2]} {A[4]}", reduced=A[6])}, hands={"red": CITY})
    assert game.state.cities_left[0] == 0
    do(game, "red", f"city {A[6]}")
    assert points(game, "red") == 8


@pytest.mark.clause("CK-DEF-1", "CK-WIN-2")
def test_the_best_defender_alone_wins_a_point() -> None:
    game = attack(pieces={"red": side(cities=A[0], knights=f"{B[0]}:1a"), "blue": side(knights=f"{B[2]}:2a")})
    assert game.describe()["defenders"] == {"red": 0, "blue": 1, "orange": 0, "white": 0}
    assert (points(game, "blue"), game.state.defender_cards) == (1, 5)


@pytest.mark.clause("CK-DEF-2", "X-60")
def test_tied_defenders_choose_decks_clockwise_without_improvements() -> None:
    game = ck(
        barbarians=6,
        phase="before roll",
        active="orange",
        pieces={"red": side(cities=A[0], knights=f"{B[0]}:1a"), "white": side(knights=f"{B[2]}:1a")},
    )
    throw(game, "orange", 12, "ship")
    refused(game, "red", "choose deck trade", "CK-DEF-2")
    refused(game, "orange", "choose deck trade", "CK-DEF-2")
    do(game, "white", "choose deck trade", "progress merchant")
    do(game, "red", "choose deck trade", "progress merchant")
    assert progress(game, "white") == progress(game, "red") == {"merchant": 1}
    assert game.describe()["defenders"]["red"] == 0


@pytest.mark.clause("CK-DEF-2", "CK-PROG-5", "X-83")
def test_a_fifth_card_as_reward_goes_back() -> None:
    game = attack(
        pieces={"red": side(cities=A[0], knights=f"{B[0]}:1a"), "white": side(knights=f"{B[2]}:1a")},
        progress={"red": {"spy": 3, "wedding": 1}, "white": {"merchant": 4}},
    )
    do(game, "red", "choose deck politics", "progress warlord")  # the own turn: later
    do(game, "white", "choose deck science", "progress smith", "return smith")
    assert progress(game, "white") == {"merchant": 4}
    assert phase(game) == "main"
    refused(game, "red", "end turn", "CK-PROG-4")


@pytest.mark.clause("CK-DEF-2", "X-54")
def test_an_empty_deck_cannot_be_chosen() -> None:
    decks = ck().describe()["progress_decks"]
    held = {"white": {"merchant": 6, "merchant fleet": 2, "commercial harbour": 2}, "orange": {}}
    held["orange"] = {card: n for card, n in decks["trade"].items() if card not in held["white"]}
    game = attack(
        pieces={"red": side(cities=A[0], knights=f"{B[0]}:1a"), "blue": side(knights=f"{B[2]}:1a")},
        progress=held,
        ck_progress_limit=20,
    )
    refused(game, "red", "choose deck trade", "X-54")
    allowed(game, "red", "choose deck science")


@pytest.mark.clause("CK-DEF-3", "X-61")
@pytest.mark.parametrize("option", [True, False])
def test_a_seventh_defender(option: bool) -> None:
    game = attack(
        pieces={"red": side(cities=A[0], knights=f"{B[0]}:1a")},
        defenders={"blue": 6},
        ck_defender_unlimited=option,
    )
    assert game.describe()["defenders"]["red"] == int(option)
    assert points(game, "red") == 2 + int(option)


@pytest.mark.clause("X-69", "CK-BARB-3")
@pytest.mark.parametrize("option", [True, False])
def test_a_battle_of_nothing_against_nothing(option: bool) -> None:
    game = attack(pieces={"red": own(A[0])}, ck_zero_battle_reward=option)
    assert phase(game) == ("choosing a deck" if option else "main")
    assert game.describe()["attacks"] == 1
    assert set(game.describe()["defenders"].values()) == {0}
