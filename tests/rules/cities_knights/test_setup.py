"""What is in the box and how a game begins. CK-COMP-1 to -6, CK-SETUP-1 to -5, CK-FOUND-1 to -4."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, ck, side
from tests.rules.table import (
    CITY,
    COLOURS,
    ROAD,
    SETTLEMENT,
    allowed,
    bank,
    do,
    hand,
    own,
    refused,
    table,
    texts,
)

from ostrov import Game, OptionError
from ostrov.game.cities_knights.boards import first_game

DECKS = {
    "science": {
        "alchemist": 2, "crane": 2, "engineer": 1, "inventor": 2, "irrigation": 2, "medicine": 2, "mining": 2,
        "printer": 1, "road building": 2, "smith": 2,
    },
    "politics": {
        "bishop": 2, "constitution": 1, "deserter": 2, "diplomat": 2, "intrigue": 2, "saboteur": 2, "spy": 3,
        "warlord": 2, "wedding": 2,
    },
    "trade": {
        "commercial harbour": 2, "master merchant": 2, "merchant": 6, "merchant fleet": 2,
        "resource monopoly": 4, "trade monopoly": 2,
    },
}  # fmt: skip


@pytest.mark.clause("CK-COMP-1", "CK-SETUP-3")
def test_cards_of_the_box() -> None:
    game = ck(starter=0)
    assert game.describe()["progress_decks"] == DECKS
    assert {name: sum(cards.values()) for name, cards in DECKS.items()} == {
        "science": 18,
        "politics": 18,
        "trade": 18,
    }
    assert [bank(game)[good] for good in ("paper", "cloth", "coin", "ore")] == [12, 12, 12, 19]
    assert game.state.defender_cards == 6


@pytest.mark.clause("CK-COMP-2", "CK-COMP-3", "CK-SETUP-5")
def test_pieces_of_each_colour() -> None:
    state = ck().state
    assert list(state.knights_left[:12]) == [2] * 12
    assert list(state.walls[:4]) == [0] * 4
    assert ck().rules.walls == 3
    assert (state.settlements_left[0], state.cities_left[0], state.roads_left[0]) == (5, 4, 15)
    assert not any(state.improved)


@pytest.mark.clause("CK-COMP-4")
def test_nothing_of_the_development_cards_is_used() -> None:
    game = ck(hands={"red": {"wool": 1, "grain": 1, "ore": 1}})
    refused(game, "red", "buy card", "CK-COMP-4")
    refused(game, "red", "knight", "CK-COMP-4")
    assert game.describe()["deck"] == {}


@pytest.mark.clause("CK-COMP-1", "CK-COMP-3")
def test_the_base_game_has_none_of_this_box() -> None:
    game = table(hands={"red": {"ore": 1, "wool": 1}}, pieces={"red": own(cities=A[0], roads=A_EDGES[0])})
    refused(game, "red", f"recruit {A[1]}", "CK-COMP-3")
    refused(game, "red", "improve trade", "CK-COMP-3")


@pytest.mark.clause("CK-COMP-5", "X-50")
@pytest.mark.parametrize(
    ("die", "weights"),
    [
        ("ship,ship,ship,yellow,blue,green", {"ship": 3, "yellow": 1, "blue": 1, "green": 1}),
        ("ship,yellow,yellow,blue,blue,green", {"ship": 1, "yellow": 2, "blue": 2, "green": 1}),
        ("green,green,green,green,green,green", {"green": 6}),
    ],
)
def test_faces_of_the_event_die(die: str, weights: dict[str, int]) -> None:
    game = do(ck(phase="before roll", ck_event_die=die), "red", "roll")
    found = {chance.outcome.text: chance.weight for chance in game.chances()}
    assert found == {
        f"dice {red} {yellow} {face}": weight
        for red in range(1, 7)
        for yellow in range(1, 7)
        for face, weight in weights.items()
    }
    assert all(chance.total == 216 for chance in game.chances())
    for face in {"ship", "yellow", "blue", "green"} - set(weights):
        refused(game, "red", f"dice 1 1 {face}", "CK-COMP-5")


def test_an_event_die_has_six_known_faces() -> None:
    for wrong in ("ship", "ship,ship,ship,ship,ship,red", ",".join(["ship"] * 7)):
        with pytest.raises(OptionError):
            ck(ck_event_die=wrong)


@pytest.mark.clause("CK-COMP-6", "CK-SHIP-1", "X-50")
@pytest.mark.parametrize("length", [1, 3, 7])
def test_length_of_the_track(length: int) -> None:
    game = ck(phase="before roll", ck_barbarian_track=length)
    for sailed in range(1, length + 1):
        colour = COLOURS[(sailed - 1) % 4]
        do(game, colour, "roll", "dice 1 1 ship")
        assert game.describe()["barbarians"] == sailed % length
        assert game.describe()["attacks"] == sailed // length
        do(game, colour, "end turn")


@pytest.mark.clause("CK-SETUP-1", "CK-SETUP-2", "X-80")
def test_the_first_map_is_printed_and_later_ones_are_drawn() -> None:
    assert ck().layout == first_game()
    assert ck().options["board_setup"] == "ck_first_game"
    rows = {(t.q, t.r): (t.terrain, t.token) for t in first_game().tiles}
    assert rows[0, -2] == ("hills", 6)
    assert rows[1, -1] == ("desert", None)
    assert rows[0, 1] == ("mountains", 6)
    assert rows[0, 2] == ("forest", 11)
    assert sum(terrain == "fields" for terrain, _ in rows.values()) == 4
    assert ck(board_setup="variable").layout != first_game()
    for wrong in ({"board_setup": "beginner_5e"}, {"turn_phases": "separate"}):
        with pytest.raises(OptionError):
            ck(**wrong)
    with pytest.raises(OptionError):
        Game.new(1, board_setup="ck_first_game")
    with pytest.raises(OptionError):
        Game.new(1, ck_barbarian_track=5)


@pytest.mark.clause("CK-SETUP-4", "CK-MERCH-1")
def test_ship_robber_and_merchant_at_the_start() -> None:
    facts = ck().describe()
    assert (facts["barbarians"], facts["attacks"], facts["robber"], facts["merchant"]) == (
        0,
        0,
        "(1,-1)",
        None,
    )


@pytest.mark.clause("CK-FOUND-1", "CK-FOUND-2", "CK-FOUND-4", "X-51")
def test_founding_goes_round_and_back() -> None:
    game = ck(starter=1)
    order = []
    while game.describe()["turn"] == 0:
        colour = game.describe()["active"]
        order.append(colour)
        other = COLOURS[(COLOURS.index(colour) + 1) % 4]
        place = texts(game, colour)[0]
        refused(game, other, place, "CK-FOUND-1", "CK-FOUND-2")
        do(game, colour, place)
        do(game, colour, texts(game, colour)[0])
    clockwise = ["blue", "orange", "white", "red"]
    assert order == clockwise + clockwise[::-1]
    assert game.describe()["active"] == "blue"
    assert [len(game.describe()["pieces"][colour]["cities"]) for colour in COLOURS] == [1] * 4


@pytest.mark.clause("CK-FOUND-3")
def test_the_city_brings_one_resource_a_hex_and_no_commodity() -> None:
    game = ck(starter=0)
    for colour, (node, road) in zip(
        COLOURS,
        [("(0,-2)N", "(0,-2)NW"), ("(2,-2)N", "(2,-2)NW"), ("(-2,2)S", "(-2,2)SW"), ("(0,2)S", "(0,2)SW")],
        strict=True,
    ):
        do(game, colour, f"found settlement {node}", f"found road {road}")
    do(game, "white", f"found settlement {A[7]}", f"found road {A_EDGES[7]}")
    assert hand(game, "white") == {"wool": 2, "ore": 1}


@pytest.mark.clause("CK-BUILD-1")
def test_roads_settlements_and_cities_cost_what_they_did() -> None:
    pieces = {"red": side(A[0], roads=" ".join(A_EDGES[:3]))}
    for price, action in (
        (ROAD, f"road {A_EDGES[3]}"),
        (SETTLEMENT, f"settlement {A[2]}"),
        (CITY, f"city {A[0]}"),
    ):
        game = ck(pieces=pieces, hands={"red": price})
        allowed(game, "red", action)
        do(game, "red", action)
        assert hand(game, "red") == {}
        refused(ck(pieces=pieces), "red", action, "B-BUILD-1")
