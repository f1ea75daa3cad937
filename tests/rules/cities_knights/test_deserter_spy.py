"""Politics cards that reach for knights and cards of one opponent. CK-PROG-DESERTER, -INTRIGUE, -SPY."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import (
    A_EDGES,
    A,
    B,
    at,
    ck,
    held,
    knights,
    phase,
    progress,
    roads,
    side,
)
from tests.rules.table import (
    allowed,
    do,
    places,
    refused,
    texts,
)


@pytest.mark.clause("CK-PROG-INTRIGUE-1", "CK-PROG-INTRIGUE-2", "CK-PROG-INTRIGUE-3")
@pytest.mark.parametrize("state", ["1", "3a"])
def test_intrigue_displaces_without_a_knight(state: str) -> None:
    sides = {
        "red": side(roads=f"{roads(A_EDGES, 0, 3)} (0,1)W", knights=f"{A[1]}:1"),
        "blue": side(roads=roads(A_EDGES, 3, 5), knights=f"{A[3]}:{state} {A[9]}:1"),
    }
    game = held("intrigue", pieces=sides)
    refused(game, "red", f"play intrigue {A[9]}", "CK-PROG-INTRIGUE-1")
    refused(game, "red", f"play intrigue {A[1]}", "CK-PROG-INTRIGUE-1")
    refused(game, "red", f"play intrigue {A[2]}", "CK-PROG-INTRIGUE-1")
    do(game, "red", f"play intrigue {A[3]}")
    assert places(game, "blue", "refuge") == {at(game, A[4]), at(game, A[5])}
    refused(game, "blue", f"refuge {A[3]}", "CK-ACT-DISP-2")
    refused(game, "red", "end turn", "CK-PROG-INTRIGUE-2")
    do(game, "blue", f"refuge {A[5]}")
    assert knights(game, "blue")[at(game, A[5])] == state
    assert knights(game, "red") == {at(game, A[1]): "1"}
    refused(game, "red", f"recruit {A[3]}", "B-BUILD-1")


@pytest.mark.clause("CK-PROG-INTRIGUE-2")
def test_intrigue_may_send_a_knight_home() -> None:
    sides = {"red": side(roads=A_EDGES[2]), "blue": side(A[4], roads=A_EDGES[3], knights=f"{A[3]}:2a")}
    game = do(held("intrigue", pieces=sides), "red", f"play intrigue {A[3]}")
    assert (phase(game), knights(game, "blue"), game.state.knights_left[4]) == ("main", {}, 2)


@pytest.mark.clause("CK-PROG-SPY-1")
def test_the_spy_takes_one_card() -> None:
    game = ck(progress={"red": {"spy": 1}, "blue": {"smith": 2, "wedding": 1}, "white": {"crane": 1}})
    refused(game, "red", "play spy red", "CK-PROG-SPY-1")
    refused(game, "red", "play spy orange", "CK-PROG-SPY-1")
    do(game, "red", "play spy blue")
    assert texts(game, "red") == ["take card smith", "take card wedding"]
    refused(game, "red", "take card crane", "CK-PROG-SPY-1")
    refused(game, "red", "end turn", "CK-PROG-SPY-1")
    do(game, "red", "take card smith")
    assert (progress(game, "red"), progress(game, "blue")) == ({"smith": 1}, {"smith": 1, "wedding": 1})


@pytest.mark.clause("CK-PROG-DESERTER-1")
def test_the_named_opponent_chooses_the_knight() -> None:
    sides = {
        "red": side(roads=A_EDGES[0]),
        "blue": side(knights=f"{B[0]}:2 {B[2]}:1a"),
        "white": side(knights=f"{B[4]}:1"),
    }
    game = held("deserter", pieces=sides)
    refused(game, "red", "play deserter red", "CK-PROG-DESERTER-1")
    refused(game, "red", "play deserter orange", "CK-PROG-DESERTER-1")
    do(game, "red", "play deserter blue")
    refused(game, "blue", f"remove knight {B[4]}", "CK-PROG-DESERTER-1")
    refused(game, "red", f"remove knight {B[0]}", "CK-PROG-DESERTER-1")
    do(game, "blue", f"remove knight {B[2]}")
    refused(game, "red", "end turn", "CK-PROG-DESERTER-2")
    do(game, "red", f"place knight {A[1]} strength 1")
    assert knights(game, "red") == {at(game, A[1]): "1a"}


@pytest.mark.clause("CK-PROG-DESERTER-5", "CK-PROG-DESERTER-3")
def test_a_deserter_stands_where_a_recruit_may() -> None:
    sides = {
        "red": side(A[0], roads=roads(A_EDGES, 0, 3), knights=f"{A[2]}:1"),
        "blue": side(knights=f"{B[2]}:1"),
    }
    game = held("deserter", pieces=sides)
    do(game, "red", "play deserter blue")
    do(game, "blue", f"remove knight {B[2]}")
    assert places(game, "red", "place knight") == {
        f"{at(game, A[1])} strength 1",
        f"{at(game, A[3])} strength 1",
    }
    for place in (A[0], A[2], A[5], B[2]):
        refused(game, "red", f"place knight {place} strength 1", "CK-PROG-DESERTER-5", "CK-KNIGHT-14")
    nowhere = held("deserter", pieces={"blue": side(knights=f"{B[2]}:1")})
    do(nowhere, "red", "play deserter blue")
    do(nowhere, "blue", f"remove knight {B[2]}")
    assert phase(nowhere) == "main"


@pytest.mark.clause("CK-PROG-DESERTER-3", "X-66")
@pytest.mark.parametrize(
    ("option", "strengths"), [("highest_lower", {2}), ("basic_only", {1}), ("any_lower", {1, 2})]
)
def test_a_weaker_piece_when_none_is_left(option: str, strengths: set[int]) -> None:
    sides = {
        "red": side(roads=roads(A_EDGES, 0, 3), knights=f"{B[4]}:3 {B[6]}:3"),
        "blue": side(knights=f"{B[0]}:3a"),
    }
    game = held("deserter", pieces=sides, ck_deserter_fallback=option)
    do(game, "red", "play deserter blue")
    do(game, "blue", f"remove knight {B[0]}")
    assert {int(text[-1]) for text in places(game, "red", "place knight")} == strengths
    for strength in {1, 2, 3} - strengths:
        refused(game, "red", f"place knight {A[0]} strength {strength}", "CK-PROG-DESERTER-3")
        refused(game, "red", f"place knight {A[0]} strength {strength}", "X-66")
    do(game, "red", f"place knight {A[0]} strength {max(strengths)}")
    assert knights(game, "red")[at(game, A[0])] == f"{max(strengths)}a"


@pytest.mark.clause("CK-PROG-DESERTER-3", "X-66")
@pytest.mark.parametrize("option", ["highest_lower", "basic_only", "any_lower"])
def test_fallbacks_when_strong_pieces_are_gone_too(option: str) -> None:
    sides = {
        "red": side(roads=roads(A_EDGES, 0, 3), knights=f"{B[4]}:3 {B[6]}:3 {B[1]}:2 {B[3]}:2"),
        "blue": side(knights=f"{B[0]}:3"),
    }
    game = held("deserter", pieces=sides, ck_deserter_fallback=option)
    do(game, "red", "play deserter blue")
    do(game, "blue", f"remove knight {B[0]}")
    assert {int(text[-1]) for text in places(game, "red", "place knight")} == {1}


@pytest.mark.clause("CK-PROG-DESERTER-2", "X-81")
@pytest.mark.parametrize("option", [True, False])
def test_may_a_deserter_act_at_once(option: bool) -> None:
    sides = {"red": side(roads=roads(A_EDGES, 0, 3)), "blue": side(knights=f"{B[0]}:1a")}
    game = held("deserter", pieces=sides, ck_deserter_knight_acts=option)
    do(game, "red", "play deserter blue")
    do(game, "blue", f"remove knight {B[0]}")
    do(game, "red", f"place knight {A[0]} strength 1")
    if option:
        allowed(game, "red", f"move knight {A[0]} to {A[1]}")
    else:
        refused(game, "red", f"move knight {A[0]} to {A[1]}", "X-81")
