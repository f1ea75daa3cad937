"""Progress cards in general, and winning. CK-PROG-1 to -8, CK-WIN-1 to -3."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, B, D, ck, phase, progress, roads, side, throw
from tests.rules.table import allowed, do, goods, own, points, refused, size


@pytest.mark.clause("CK-PROG-2")
def test_any_number_of_cards_in_the_own_turn() -> None:
    game = ck(
        progress={
            "red": {"crane": 2, "commercial harbour": 1, "merchant": 1},
            "blue": {"crane": 0, "warlord": 1},
        },
        pieces={"red": own(A[5]), "blue": side(knights=f"{B[0]}:1")},
    )
    refused(game, "blue", "play warlord", "CK-TURN-3")
    refused(game, "red", "play saboteur", "CK-PROG-2")
    do(game, "red", "play crane", "play crane", "play commercial harbour", "play merchant (0,0)")
    assert progress(game, "red") == {}
    assert game.describe()["crane"] == 2


@pytest.mark.clause("CK-PROG-3", "CK-PROG-1")
def test_a_card_drawn_in_the_own_turn_may_be_played_at_once() -> None:
    game = ck(pieces={"red": own(A[5])}, improvements={"red": {"science": 1}}, phase="before roll")
    do(game, "red", "roll", "dice 1 1 green", "progress mining")
    allowed(game, "red", "play mining")


@pytest.mark.clause("CK-PROG-4", "CK-PROG-5", "X-52")
@pytest.mark.parametrize("option", ["own_turn_until_end", "always_immediate"])
@pytest.mark.parametrize("limit", [1, 4])
def test_one_card_too_many_in_the_own_turn(option: str, limit: int) -> None:
    held = {"spy": min(limit, 3), "wedding": max(limit - 3, 0)}
    game = ck(
        progress={"red": held},
        improvements={"red": {"politics": 1}},
        phase="before roll",
        ck_fifth_card=option,
        ck_progress_limit=limit,
    )
    do(game, "red", "roll", "dice 1 1 blue", "progress warlord")
    if option == "always_immediate":
        assert phase(game) == "returning a card"
    else:
        assert phase(game) == "main"
        refused(game, "red", "end turn", "CK-PROG-4")
        refused(game, "red", "end turn", "X-52")
    refused(game, "red", "return smith", "CK-PROG-5")
    do(game, "red", "return spy")
    refused(game, "red", "return warlord", "CK-PROG-5")
    do(game, "red", "end turn")
    assert game.describe()["under"]["politics"] == ["spy"]


@pytest.mark.clause("CK-PROG-4")
def test_playing_is_another_way_out() -> None:
    game = ck(progress={"red": {"crane": 2, "spy": 3}})
    refused(game, "red", "end turn", "CK-PROG-4")
    do(game, "red", "play crane", "end turn")
    assert progress(game, "red") == {"crane": 1, "spy": 3}


@pytest.mark.clause("CK-PROG-5", "X-83")
@pytest.mark.parametrize("option", ["own_turn_until_end", "always_immediate"])
def test_a_spy_takes_no_more_room_than_he_leaves(option: str) -> None:
    game = ck(
        progress={"red": {"spy": 2, "wedding": 2}, "blue": {"smith": 2}},
        ck_fifth_card=option,
        ck_progress_limit=4,
    )
    do(game, "red", "play spy blue", "take card smith")
    assert phase(game) == "main"
    do(game, "red", "play spy blue", "take card smith")
    assert progress(game, "red") == {"smith": 2, "wedding": 2}


@pytest.mark.clause("CK-PROG-6", "CK-PROG-PRINTER-1", "CK-PROG-CONSTITUTION-1", "CK-WIN-2")
@pytest.mark.parametrize(
    ("face", "track", "card"), [("green", "science", "printer"), ("blue", "politics", "constitution")]
)
def test_points_are_laid_open_at_once(face: str, track: str, card: str) -> None:
    game = ck(improvements={"blue": {track: 1}}, phase="before roll")
    do(game, "red", "roll", f"dice 1 1 {face}", f"progress {card}")
    assert (points(game, "blue"), progress(game, "blue")) == (1, {})
    assert game.observe(None).fields["points"][1] == 1
    refused(game, "red", f"play {card}", "CK-PROG-6")
    assert card not in game.describe()["progress_decks"][track]
    assert game.describe()["under"][track] == []


@pytest.mark.clause("CK-PROG-7")
def test_played_and_returned_cards_go_under_their_decks() -> None:
    game = ck(progress={"red": {"crane": 2, "merchant": 2, "spy": 1}}, pieces={"red": own(A[5])})
    do(game, "red", "play merchant (0,0)", "play crane", "play merchant (0,1)")
    assert game.describe()["under"] == {
        "trade": ["merchant", "merchant"],
        "politics": [],
        "science": ["crane"],
    }


@pytest.mark.clause("CK-PROG-8")
def test_progress_cards_are_not_stolen_with_goods() -> None:
    game = ck(
        progress={"red": {"bishop": 1}, "blue": {"spy": 1}},
        pieces={"blue": own(A[5])},
        attacks=1,
        phase="main",
    )
    do(game, "red", "play bishop (0,1)")
    assert (phase(game), progress(game, "blue")) == ("main", {"spy": 1})


@pytest.mark.clause("X-54", "CK-GATE-5")
@pytest.mark.parametrize("option", ["no_draw", "choose_other_deck"])
def test_an_empty_deck(option: str) -> None:
    decks = ck().describe()["progress_decks"]
    kinds = list(decks["trade"].items())
    held = {"orange": dict(kinds[:3]), "white": dict(kinds[3:])}
    game = ck(
        progress=held,
        improvements={"red": {"trade": 1}, "blue": {"trade": 1}},
        phase="before roll",
        ck_progress_limit=20,
        ck_deck_empty=option,
    )
    do(game, "red", "roll", "dice 1 1 yellow")
    if option == "no_draw":
        assert phase(game) == "main"
        return
    refused(game, "red", "choose deck trade", "X-54")
    do(game, "red", "choose deck science", "progress smith")
    do(game, "blue", "choose deck politics", "progress spy")
    assert (progress(game, "red"), progress(game, "blue"), phase(game)) == ({"smith": 1}, {"spy": 1}, "main")


TWELVE: dict[str, Any] = {
    "pieces": {"red": side(D[0], f"{A[0]} {A[2]}", roads(A_EDGES, 3, 8))},
    "improvements": {"red": {"trade": 4, "science": 1}},
    "metropolises": {"trade": A[0]},
    "merchant": {"at": "(-2,1)", "owner": "red"},
    "defenders": {"red": 2},
}


@pytest.mark.clause("CK-WIN-1", "CK-WIN-2")
def test_thirteen_points_win() -> None:
    game = ck(hands={"red": goods(ore=3, grain=2)}, **TWELVE)
    assert points(game, "red") == 1 + 2 + 4 + 2 + 1 + 2
    assert not game.over
    do(game, "red", f"city {D[0]}")
    assert game.over
    assert game.describe()["winner"] == "red"
    refused(game, "red", "end turn", "CK-WIN-1")


@pytest.mark.clause("CK-WIN-1")
def test_the_goal_may_be_another() -> None:
    assert ck(victory_points=12, **TWELVE).over
    assert not ck(victory_points=14, **TWELVE).over


@pytest.mark.clause("X-85", "CK-WIN-1")
@pytest.mark.parametrize("active", ["red", "blue"])
def test_a_point_of_the_event_wins_in_the_own_turn_only(active: str) -> None:
    words = TWELVE | {"improvements": {"red": {"trade": 4, "science": 1}, "white": {"science": 1}}}
    game = ck(active=active, phase="before roll", hands={"orange": goods(ore=9)}, **words)
    do(game, active, "roll", "dice 1 6 green")
    while phase(game) == "drawing progress card":
        drawn = "printer" if game.state.step_seat == 0 else "smith"
        do(game, active, f"progress {drawn}")
    assert game.over == (active == "red")
    if active == "red":
        assert size(game, "orange") == 9  # before the seven
        return
    do(game, "orange", "discard 4 ore")
    do(game, "blue", "end turn")
    for colour in ("orange", "white"):
        throw(game, colour, 12, "ship")
        do(game, colour, "end turn")
    assert game.describe()["winner"] == "red"


@pytest.mark.clause("X-85", "CK-DEF-1")
def test_a_defender_card_wins_at_once() -> None:
    words = TWELVE | {"pieces": {"red": TWELVE["pieces"]["red"] | side_of_knights(f"{B[0]}:3a")}}
    game = ck(barbarians=6, phase="before roll", **words)
    do(game, "red", "roll", "dice 3 4 ship")
    assert game.describe()["winner"] == "red"


def side_of_knights(knights: str) -> dict[str, Any]:
    """Only the knights of a side."""
    return {"knights": side(knights=knights)["knights"]}


@pytest.mark.clause("CK-WIN-3")
def test_all_points_are_open() -> None:
    game = ck(open_points={"blue": 2}, progress={"blue": {"spy": 1}}, **TWELVE)
    for watcher in (0, 1, 2, 3, None):
        assert list(game.observe(watcher).fields["points"][:4]) == [12, 2, 0, 0]


@pytest.mark.clause("CK-WIN-2", "CK-COMP-4")
def test_there_is_no_largest_army() -> None:
    game = ck(pieces={"red": side(knights=" ".join(f"{A[i]}:{1 + i // 2}a" for i in range(6)))})
    assert (points(game, "red"), game.describe()["largest_army"]) == (0, None)
