"""The expert variant: players commit knights. CK-EXPERT-1 to -4, CK-BARB-5."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.cities_knights.table import A, B, at, ck, knights, phase, side, throw
from tests.rules.table import allowed, do, goods, refused

from ostrov import Game


def attack(**words: Any) -> Game:
    """The ship arrives in red's roll of a twelve."""
    return throw(ck(barbarians=6, phase="before roll", **words), "red", 12, "ship")


@pytest.mark.clause("CK-EXPERT-1", "CK-EXPERT-2", "CK-EXPERT-3")
@pytest.mark.parametrize("option", [True, False])
def test_committing_knights_is_a_variant(option: bool) -> None:
    game = attack(
        pieces={
            "red": side(cities=A[0], knights=f"{B[0]}:1a {B[2]}:2a {B[4]}:1"),
            "blue": side(knights=f"{B[6]}:1a"),
        },
        ck_expert_defence=option,
    )
    if not option:
        assert phase(game) == "main"
        assert sorted(knights(game, "red").values()) == ["1", "1", "2"]
        return
    assert phase(game) == "committing knights"
    refused(game, "red", f"commit {B[4]}", "CK-KNIGHT-1")
    refused(game, "red", f"commit {B[6]}", "CK-EXPERT-1")
    refused(game, "blue", f"commit {B[6]}", "CK-EXPERT-1")
    do(game, "red", f"commit {B[0]}")
    refused(game, "red", f"commit {B[0]}", "CK-EXPERT-1")
    do(game, "red", "done")
    do(game, "blue", "done")
    assert knights(game, "red") == {at(game, B[0]): "1", at(game, B[2]): "2a", at(game, B[4]): "1"}
    assert knights(game, "blue") == {at(game, B[6]): "1a"}
    assert game.describe()["defenders"]["red"] == 1


@pytest.mark.clause("CK-BARB-5")
def test_nobody_prepares_between_arrival_and_battle() -> None:
    words: dict[str, Any] = {
        "pieces": {"red": side(cities=A[0], knights=f"{B[0]}:1a {B[2]}:1")},
        "hands": {"red": goods(grain=1)},
        "progress": {"red": {"warlord": 1}},
        "ck_expert_defence": True,
    }
    game = attack(**words)
    assert phase(game) == "committing knights"
    for action in (f"activate {B[2]}", "play warlord"):
        refused(game, "red", action, "CK-BARB-5")
    do(game, "red", "done", f"lose city {A[0]}")
    allowed(game, "red", f"activate {B[2]}")
    allowed(game, "red", "play warlord")


@pytest.mark.clause("CK-EXPERT-4", "CK-EXPERT-1")
def test_committed_strength_is_compared_and_the_active_player_begins() -> None:
    game = ck(
        barbarians=6,
        phase="before roll",
        active="blue",
        ck_expert_defence=True,
        pieces={
            "red": side(cities=A[0], knights=f"{B[0]}:3a"),
            "blue": side(cities=A[4], knights=f"{B[4]}:1a {B[2]}:1a"),
        },
    )
    throw(game, "blue", 12, "ship")
    do(game, "blue", f"commit {B[4]}", f"commit {B[2]}", "done")
    do(game, "red", "done")
    assert game.describe()["defenders"] == {"red": 0, "blue": 1, "orange": 0, "white": 0}
    assert list(knights(game, "red").values()) == ["3a"]
