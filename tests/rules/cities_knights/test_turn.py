"""The turn and the dice. CK-TURN-1 to -3, CK-DICE-1, CK-SHIP-1, CK-GATE-1 to -5."""

from __future__ import annotations

import pytest
from tests.rules.cities_knights.table import A_EDGES, A, ck, phase, progress, roads, side, throw
from tests.rules.table import COLOURS, allowed, do, goods, hand, own, points, refused, texts

RICH = goods(lumber=1, brick=2, wool=1, grain=2, ore=3, cloth=1)
SIDES = {"red": side(A[0], A[6], roads(A_EDGES, 0, 4), f"{A[3]}:1a {A[4]}:1")}


@pytest.mark.clause("CK-TURN-1", "CK-PROG-2", "CK-ACT-1")
def test_before_the_roll_there_is_only_the_alchemist() -> None:
    cards = {"alchemist": 1, "warlord": 1, "crane": 1}
    game = ck(pieces=SIDES, hands={"red": RICH}, progress={"red": cards}, phase="before roll")
    for action, clause in (
        (f"activate {A[4]}", "CK-TURN-1"),
        (f"promote {A[3]}", "CK-TURN-1"),
        (f"recruit {A[2]}", "CK-TURN-1"),
        ("improve trade", "CK-TURN-1"),
        (f"wall {A[6]}", "CK-TURN-1"),
        (f"move knight {A[3]} to {A[2]}", "CK-ACT-1"),
        ("play warlord", "CK-PROG-2"),
        ("play crane", "CK-PROG-2"),
        (f"road {A_EDGES[4]}", "CK-TURN-1"),
        ("end turn", "CK-TURN-1"),
    ):
        refused(game, "red", action, clause)
    allowed(game, "red", "roll")
    allowed(game, "red", "play alchemist 1 1")
    assert {text.split()[0] for text in texts(game, "red")} == {"roll", "play"}


@pytest.mark.clause("CK-TURN-2")
def test_after_the_roll_everything_in_any_order() -> None:
    game = ck(pieces=SIDES, hands={"red": RICH | {"ore": 4, "wool": 2}}, progress={"red": {"warlord": 1}})
    do(game, "red", f"wall {A[6]}", "improve trade", f"move knight {A[3]} to {A[2]}", "play warlord")
    do(game, "red", f"promote {A[4]}", f"recruit {A[3]}", f"activate {A[3]}")
    refused(game, "red", "roll", "CK-TURN-2")
    refused(game, "blue", f"activate {A[3]}", "CK-TURN-3")


@pytest.mark.clause("CK-TURN-2")
def test_there_is_nothing_to_be_done_with_in_the_main_phase() -> None:
    refused(ck(phase="main"), "red", "done", "CK-TURN-2")


@pytest.mark.clause("CK-TURN-3")
def test_the_left_neighbour_goes_on() -> None:
    game = do(ck(phase="main"), "red", "end turn")
    assert game.describe()["active"] == "blue"
    refused(game, "red", "roll", "CK-TURN-3")
    allowed(game, "blue", "roll")


@pytest.mark.clause("CK-DICE-1", "X-58", "CK-PROG-3")
def test_the_event_is_over_before_production() -> None:
    game = ck(
        pieces={"red": own(A[5])},
        improvements={"red": {"politics": 1}, "blue": {"politics": 1}},
        phase="before roll",
    )
    do(game, "red", "roll", "dice 1 5 blue", "progress spy")
    assert hand(game, "red") == {}
    refused(game, "red", "play spy blue", "CK-PROG-3")
    refused(game, "red", "play spy blue", "X-58")
    do(game, "red", "progress warlord")
    assert hand(game, "red") == goods(ore=1)
    allowed(game, "red", "play spy blue")


@pytest.mark.clause("CK-SHIP-1", "CK-BARB-5", "X-58")
def test_the_attack_comes_at_once() -> None:
    game = ck(
        barbarians=6,
        pieces={"red": side(cities=A[0], roads=A_EDGES[0], knights=f"{A[1]}:1")},
        hands={"red": goods(grain=1)},
        progress={"red": {"warlord": 1}},
        phase="before roll",
    )
    throw(game, "red", 12, "ship")
    assert phase(game) == "losing cities"
    for action in (f"activate {A[1]}", "play warlord"):
        refused(game, "red", action, "CK-PROG-3" if action.startswith("play") else "CK-LOSE-2")
    early = throw(ck(barbarians=5, phase="before roll", pieces={"red": own(cities=A[0])}), "red", 12, "ship")
    assert (early.describe()["barbarians"], phase(early)) == (6, "main")


@pytest.mark.clause("CK-GATE-2")
@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("red", range(1, 7))
def test_numbers_that_a_level_shows(level: int, red: int) -> None:
    game = ck(
        pieces={"blue": own(cities=A[0])},
        improvements={"blue": {"science": level}},
        metropolises={"science": A[0]} if level >= 4 else {},
        phase="before roll",
    )
    do(game, "red", "roll", f"dice {red} {6 if red == 6 else 1} green")
    assert (phase(game) == "drawing progress card") == (level > 0 and red <= level + 1)


@pytest.mark.clause("CK-GATE-3", "CK-GATE-1")
def test_draws_go_clockwise_from_the_active_player() -> None:
    levels = {colour: {"trade": 1} for colour in ("red", "orange", "white")}
    game = ck(improvements=levels, active="orange", phase="before roll")
    do(game, "orange", "roll", "dice 2 4 yellow")
    order = []
    while phase(game) == "drawing progress card":
        order.append(COLOURS[game.state.step_seat])
        do(game, "orange", "progress merchant")
    assert order == ["orange", "white", "red"]
    assert progress(game, "blue") == {}


@pytest.mark.clause("CK-GATE-4")
@pytest.mark.parametrize(
    ("face", "track", "good", "bad"),
    [
        ("yellow", "trade", "merchant", "spy"),
        ("blue", "politics", "spy", "smith"),
        ("green", "science", "smith", "spy"),
    ],
)
def test_a_gate_opens_its_own_deck(face: str, track: str, good: str, bad: str) -> None:
    game = ck(improvements={"blue": {track: 1}, "white": {"trade": 0}}, phase="before roll")
    do(game, "red", "roll", f"dice 1 1 {face}")
    refused(game, "red", f"progress {bad}", "CK-GATE-1")
    do(game, "red", f"progress {good}")
    assert progress(game, "blue") == {good: 1}


@pytest.mark.clause("CK-GATE-5", "X-53")
def test_chance_draws_by_what_is_left() -> None:
    game = ck(progress={"red": {"spy": 2}}, improvements={"blue": {"politics": 1}}, phase="before roll")
    do(game, "red", "roll", "dice 1 1 blue")
    weights = {chance.outcome.text.removeprefix("progress "): chance.weight for chance in game.chances()}
    assert weights == {
        "bishop": 2, "constitution": 1, "deserter": 2, "diplomat": 2, "intrigue": 2, "saboteur": 2, "spy": 1,
        "warlord": 2, "wedding": 2,
    }  # fmt: skip


@pytest.mark.clause("CK-PROG-7")
def test_what_went_under_the_deck_comes_last_and_in_order() -> None:
    decks = ck().describe()["progress_decks"]
    under = [card for card, n in decks["trade"].items() for _ in range(n)][:17]
    left = {"trade monopoly": 1}
    game = ck(
        under={"trade": under},
        improvements={colour: {"trade": 1} for colour in COLOURS[:3]},
        phase="before roll",
    )
    assert game.describe()["progress_decks"]["trade"] == left
    do(game, "red", "roll", "dice 1 1 yellow")
    assert [(chance.outcome.text, chance.weight) for chance in game.chances()] == [
        ("progress trade monopoly", 1)
    ]
    do(game, "red", "progress trade monopoly")
    assert [chance.outcome.text for chance in game.chances()] == [f"progress {under[0]}"]
    do(game, "red", f"progress {under[0]}", f"progress {under[1]}")
    assert game.describe()["under"]["trade"] == under[2:]
    assert points(game, "red") == 0
