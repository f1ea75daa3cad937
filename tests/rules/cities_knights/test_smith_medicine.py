"""Science cards that promote and heal. CK-PROG-SMITH-1, -2, CK-PROG-MEDICINE-1, -2."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A, B, at, held, knights, pieces, side
from tests.rules.table import allowed, do, goods, hand, own, points, refused


@pytest.mark.clause("CK-PROG-SMITH-1", "CK-PROG-SMITH-2")
def test_the_smith_promotes_up_to_two_knights() -> None:
    sides = {"red": side(knights=f"{A[0]}:1a {A[2]}:1 {A[4]}:2p {A[6]}:3"), "blue": side(knights=f"{A[8]}:1")}
    game = held("smith", pieces=sides)
    allowed(game, "red", f"play smith {A[0]}")
    refused(game, "red", f"play smith {A[4]}", "CK-KNIGHT-10")
    refused(game, "red", f"play smith {A[6]}", "CK-PROG-SMITH-2")
    refused(game, "red", f"play smith {A[8]}", "CK-PROG-SMITH-1")
    refused(game, "red", f"play smith {A[0]} and {A[2]}", "CK-KNIGHT-12")  # one strong piece is left
    do(game, "red", f"play smith {A[0]}")
    assert knights(game, "red")[at(game, A[0])] == "2ap"
    two = held("smith", pieces={"red": side(knights=f"{A[0]}:1a {A[2]}:1")})
    do(two, "red", f"play smith {A[2]} and {A[0]}")
    assert sorted(knights(two, "red").values()) == ["2ap", "2p"]


@pytest.mark.clause("CK-PROG-SMITH-2", "CK-KNIGHT-11")
@pytest.mark.parametrize("level", [2, 3])
def test_the_smith_makes_mighty_knights_only_with_the_fortress(level: int) -> None:
    game = held(
        "smith",
        pieces={"red": side(knights=f"{A[0]}:1 {A[2]}:2a")},
        improvements={"red": {"politics": level}},
    )
    if level < 3:
        refused(game, "red", f"play smith {A[0]} and {A[2]}", "CK-KNIGHT-11")
    else:
        do(game, "red", f"play smith {A[0]} and {A[2]}")
        assert sorted(knights(game, "red").values()) == ["2p", "3ap"]


@pytest.mark.clause("CK-PROG-SMITH-2", "CK-KNIGHT-12")
def test_the_smith_may_pass_a_piece_on() -> None:
    """Both strong pieces are on the board; one becomes mighty and frees its piece for the basic knight."""
    game = held(
        "smith",
        pieces={"red": side(knights=f"{A[0]}:1 {A[2]}:2 {A[4]}:2")},
        improvements={"red": {"politics": 3}},
    )
    refused(game, "red", f"play smith {A[0]}", "CK-KNIGHT-12")
    do(game, "red", f"play smith {A[0]} and {A[2]}")
    assert [knights(game, "red")[at(game, A[i])] for i in (0, 2, 4)] == ["2p", "3p", "2"]


@pytest.mark.clause("CK-PROG-SMITH-1")
def test_the_smith_names_two_different_knights() -> None:
    game = held("smith", pieces={"red": side(knights=f"{A[0]}:1")})
    refused(game, "red", f"play smith {A[0]} and {A[0]}", "CK-PROG-SMITH-2")
    refused(game, "red", f"play smith {A[1]}", "CK-PROG-SMITH-1")


@pytest.mark.clause("CK-PROG-MEDICINE-1")
def test_medicine_builds_a_city_for_three_cards() -> None:
    game = held(
        "medicine",
        2,
        pieces={"red": own(A[0], A[4]), "blue": own(A[8])},
        hands={"red": goods(ore=2, grain=1)},
    )
    refused(game, "red", f"play medicine {A[4]}", "B-CITY-1")
    refused(game, "red", f"play medicine {A[8]}", "B-CITY-1")
    do(game, "red", f"play medicine {A[0]}")
    assert (points(game, "red"), hand(game, "red")) == (4, {})
    poor = held("medicine", 2, pieces={"red": own(A[0])}, hands={"red": goods(ore=1, grain=1)})
    refused(poor, "red", f"play medicine {A[0]}", "CK-PROG-MEDICINE-1")  # two cards do not add up
    full = {"red": own(B[4], f"{A[0]} {A[2]} {A[4]} {A[6]}")}
    refused(
        held("medicine", pieces=full, hands={"red": goods(ore=2, grain=1)}),
        "red",
        f"play medicine {B[4]}",
        "B-BUILD-3",
    )


@pytest.mark.clause("CK-PROG-MEDICINE-2", "X-64", "CK-LOSE-6")
@pytest.mark.parametrize("option", [True, False])
def test_medicine_for_a_reduced_city(option: bool) -> None:
    game = held(
        "medicine",
        pieces={"red": side(A[0], reduced=A[4])},
        hands={"red": goods(ore=2, grain=1)},
        ck_medicine_restore=option,
    )
    refused(game, "red", f"play medicine {A[0]}", "CK-LOSE-6")
    if option:
        do(game, "red", f"play medicine {A[4]}")
        assert pieces(game, "red", "cities") == [at(game, A[4])]
    else:
        refused(game, "red", f"play medicine {A[4]}", "CK-PROG-MEDICINE-2")
        refused(game, "red", f"play medicine {A[4]}", "X-64")
