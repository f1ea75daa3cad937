"""Positions of Cities & Knights: every defect is named, and describing one gives it back. B-INV-5."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, B, ck, side
from tests.rules.table import goods, sound

from ostrov import Game, PositionError


def complaint(**position: Any) -> str:
    """What is said about a position that cannot be."""
    with pytest.raises(PositionError) as caught:
        Game.new(1, game="cities_knights", position=position)
    return str(caught.value)


WORDS = [
    ({"lunch": 1}, "'lunch' is no part of a position"),
    (
        {"pieces": {"red": {"ships": []}}},
        "pieces of red: should be an object of settlements, cities, roads, kn",
    ),
    ({"pieces": {"red": {"knights": "(0,0)N"}}}, "knights of red: should be a list of knights"),
    ({"pieces": {"red": {"knights": ["(0,0)N"]}}}, "knight 1 of red: should be an object of at, strength"),
    ({"pieces": {"red": {"knights": [{"at": "(9,9)N"}]}}}, "knight 1 of red: '(9,9)N' is no node"),
    (
        {"pieces": {"red": {"knights": [{"at": A[0], "strength": 4}]}}},
        "strength of knight 1 of red: should be",
    ),
    (
        {"pieces": {"red": {"knights": [{"at": A[0], "active": 1}]}}},
        "active of knight 1 of red: should be true",
    ),
    ({"pieces": {"red": {"walls": 3}}}, "walls of red: should be a list of places, not 3"),
    ({"pieces": {"red": {"reduced": ["x"]}}}, "reduced of red: 'x' is no node"),
    ({"improvements": {"green": {}}}, "improvements: 'green' is no colour"),
    ({"improvements": {"red": 2}}, "improvements of red: should be an object keyed by tracks"),
    (
        {"improvements": {"red": {"war": 1}}},
        "improvements of red: 'war' is no track; there are trade, politics",
    ),
    (
        {"improvements": {"red": {"trade": 6}}},
        "improvements of red, trade: should be a whole number from 0 to 5",
    ),
    ({"metropolises": {"war": A[0]}}, "metropolises: 'war' is no track"),
    ({"metropolises": {"trade": "x"}}, "metropolis of trade: 'x' is no node"),
    ({"barbarians": 7}, "barbarians: should be a whole number from 0 to 6, not 7"),
    ({"attacks": -1}, "attacks: should be a whole number from 0 to 30000, not -1"),
    ({"event": "red"}, "event: 'red' is no face of the event die; there are ship, yellow, blue, green"),
    ({"progress": {"red": {"monopoly": 1}}}, "progress of red: 'monopoly' is no progress card"),
    ({"progress": {"red": {"spy": -1}}}, "progress of red, spy: should be a whole number"),
    ({"progress": {"red": ["spy"]}}, "progress of red: should be an object keyed by progress cards"),
    ({"under": {"trade": "spy"}}, "under trade: should be a list of progress cards"),
    ({"under": {"trade": ["knight"]}}, "under trade: 'knight' is no progress card"),
    ({"merchant": "(0,0)"}, "merchant: should be an object of at and owner"),
    ({"merchant": {"at": "(9,9)", "owner": "red"}}, "merchant: '(9,9)' is no hex of this map"),
    ({"merchant": {"at": "(0,0)", "owner": "green"}}, "merchant: 'green' is no colour"),
    ({"crane": 3}, "crane: should be a whole number from 0 to 2, not 3"),
    ({"fleet": ["gold"]}, "fleet: 'gold' is no good"),
    ({"harbour_calls": ["green"]}, "harbour_calls: 'green' is no colour"),
    ({"tokens": []}, "tokens: should be an object of hexes and numbers"),
    ({"tokens": {"(9,9)": 5}}, "tokens: '(9,9)' is no hex of this map"),
    ({"cards": {"red": {"knight": 1}}}, "1 knight more than there are"),
]


@pytest.mark.parametrize(("position", "text"), WORDS)
def test_words_that_mean_nothing(position: dict[str, Any], text: str) -> None:
    assert complaint(**position).startswith(text)


@pytest.mark.clause("B-INV-5")
@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"hands": {"red": goods(coin=7), "blue": goods(coin=6)}}, "1 coin more than there are (B-INV-5)"),
        ({"progress": {"red": {"spy": 2}, "blue": {"spy": 2}}}, "1 spy more than there are (B-INV-5)"),
        (
            {"progress": {"red": {"crane": 2}}, "under": {"science": ["crane"]}},
            "1 crane more than there are (B-INV-5)",
        ),
        ({"open_points": {"red": 2, "blue": 1}}, "open_points: more than 2 cards (B-INV-5)"),
        ({"under": {"trade": ["spy"]}}, "under trade: spy is never there (CK-PROG-7)"),
        ({"under": {"science": ["printer"]}}, "under science: printer is never there (CK-PROG-7)"),
        ({"progress": {"red": {"printer": 1}}}, "progress of red: printer lies open (CK-PROG-6)"),
        ({"progress_decks": {}}, "progress_decks: should be what the hands leave: {'trade': {'commercial"),
        ({"progress_decks": {"trade": {"spy": 1}}}, "deck of trade: spy belongs to another deck (B-INV-5)"),
    ],
)
def test_cards_add_up(position: dict[str, Any], text: str) -> None:
    assert complaint(**position).startswith(text)


@pytest.mark.clause("CK-PROG-4")
def test_nobody_keeps_a_fifth_card_but_in_the_own_turn() -> None:
    five = {"spy": 3, "wedding": 2}
    assert complaint(progress={"blue": five}) == "progress of blue: more than 4 cards (CK-PROG-4)"
    text = "progress of red: more than 4 cards (CK-PROG-4)"
    assert complaint(progress={"red": five}, phase="before roll") == text
    assert sound(ck(progress={"red": five}))
    with pytest.raises(PositionError):
        ck(progress={"red": five}, ck_fifth_card="always_immediate")
    assert sound(ck(progress={"blue": five}, ck_progress_limit=5))


@pytest.mark.clause("CK-DEF-3", "X-61")
def test_defender_cards() -> None:
    many = {"red": 4, "blue": 3}
    with pytest.raises(PositionError, match=r"^defenders: more than 6 cards \(CK-DEF-3\)$"):
        ck(defenders=many, ck_defender_unlimited=False)
    game = ck(defenders=many)
    assert sound(game)
    assert game.state.defender_cards == 0
    assert ck(defenders={"red": 2}).state.defender_cards == 4


THREE_AT_STRENGTH_ONE = f"{A[0]}:1 {A[1]}:1a {A[2]}:1"
CITIES = f"{A[0]} {A[3]} {A[5]} {A[9]}"


@pytest.mark.clause("B-INV-5", "CK-KNIGHT-12", "CK-KNIGHT-14", "CK-WALL-1", "CK-WALL-2")
@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        (
            {"red": side(knights=THREE_AT_STRENGTH_ONE)},
            "red has more than two knights of strength 1 (B-INV-5)",
        ),
        ({"red": side(A[0], knights=f"{A[0]}:1")}, f"knight 1 of red: {A[0]} is taken (CK-KNIGHT-14)"),
        (
            {"red": side(knights=f"{A[0]}:1"), "blue": side(knights=f"{A[0]}:2")},
            f"knight 1 of blue: {A[0]} is taken (CK-KNIGHT-14)",
        ),
        ({"red": side(A[0], walls=A[0])}, f"walls of red: there is no city of red at {A[0]} (CK-WALL-1)"),
        (
            {"red": side(reduced=A[0], walls=A[0])},
            f"walls of red: there is no city of red at {A[0]} (CK-WALL-1)",
        ),
        (
            {"red": side(cities=A[0]), "blue": side(walls=A[0])},
            f"walls of blue: there is no city of blue at {A[0]} (CK-WALL-1)",
        ),
        (
            {"red": side(cities=A[0], walls=f"{A[0]} {A[0]}")},
            f"walls of red: the city at {A[0]} has a wall already (B-INV-5)",
        ),
        ({"red": side(cities=CITIES, walls=CITIES)}, "red has more than 3 walls (B-INV-5)"),
        ({"red": side(cities=CITIES, reduced=B[4])}, "red has more cities than pieces (B-INV-2)"),
        ({"red": side(A[0], reduced=A[0])}, f"{A[0]} is taken twice (B-INV-3)"),
        ({"red": side(A[0], reduced=A[1])}, "buildings at "),
    ],
)
def test_pieces_that_cannot_stand_so(pieces: dict[str, Any], text: str) -> None:
    assert complaint(pieces=pieces).startswith(text)


@pytest.mark.clause("B-INV-5")
@pytest.mark.parametrize("kind", ["settlements", "cities", "roads", "knights", "walls", "reduced"])
def test_pieces_beyond_all_counting(kind: str) -> None:
    place: Any = {"knights": {"at": A[0]}, "roads": "(0,0)NE"}.get(kind, A[0])
    found = complaint(pieces={"red": {kind: [place] * 300}})
    assert "red has more" in found


@pytest.mark.clause("CK-METRO-1", "CK-METRO-2", "CK-METRO-3")
@pytest.mark.parametrize(
    ("words", "text"),
    [
        ({"metropolises": {"trade": A[1]}}, f"metropolis of trade: there is no city at {A[1]} (CK-METRO-1)"),
        (
            {"metropolises": {"trade": A[0]}, "improvements": {"red": {"trade": 3}}},
            "metropolis of trade: its owner has level 3 (CK-METRO-1)",
        ),
        (
            {"metropolises": {"trade": A[0]}, "improvements": {"red": {"trade": 4}, "blue": {"trade": 5}}},
            "metropolis of trade: another player has level 5 (CK-METRO-3)",
        ),
        (
            {"improvements": {"blue": {"science": 4}}},
            "metropolis of science: a player has level 4 (CK-METRO-1)",
        ),
        (
            {
                "metropolises": {"trade": A[0], "science": A[0]},
                "improvements": {"red": {"trade": 4, "science": 4}},
            },
            f"metropolis of science: the city at {A[0]} has a metropolis already (CK-METRO-2)",
        ),
    ],
)
def test_metropolises_that_cannot_be(words: dict[str, Any], text: str) -> None:
    assert complaint(pieces={"red": side(cities=A[0])}, **words) == text


@pytest.mark.clause("CK-PROG-INVENTOR-1")
def test_numbers_change_places_only_as_an_inventor_may() -> None:
    swapped = {"(0,0)": 9, "(0,-1)": 11}
    assert ck(tokens=swapped).state.token[9] == 9
    order = "tokens: not the numbers of the board in another order (CK-PROG-INVENTOR-1)"
    assert complaint(tokens={"(0,0)": 9}) == order
    assert complaint(tokens={"(0,-2)": 11, "(0,0)": 6}).startswith("tokens: (0,-2) has 6 and cannot get 11")
    assert complaint(tokens={"(1,-1)": 9}).startswith("tokens: (1,-1) has no number and cannot get 9")


def test_only_opponents_can_be_asked() -> None:
    assert (
        complaint(harbour_calls=["red"]) == "harbour_calls: only opponents can be asked (CK-PROG-COMHARB-1)"
    )


def test_all_defects_are_reported_at_once() -> None:
    text = complaint(
        barbarians=9,
        progress={"red": {"printer": 1}},
        pieces={"red": side("(9,9)N", knights="(8,8)N:1")},
        lunch=1,
    )
    assert text.count(";") >= 4
    for part in ("barbarians", "printer", "settlements of red", "knight 1 of red", "lunch"):
        assert part in text


def test_the_base_game_knows_none_of_this() -> None:
    with pytest.raises(PositionError, match="'barbarians' is no part of a position"):
        Game.new(1, position={"barbarians": 1})
    with pytest.raises(
        PositionError, match=r"pieces of red: should be an object of settlements, cities, roads$"
    ):
        Game.new(1, position={"pieces": {"red": {"knights": []}}})
    assert not set(Game.new(1).describe()) & {"tokens", "progress", "barbarians", "improvements"}
