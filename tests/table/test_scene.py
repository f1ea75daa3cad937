"""Scenes and statics: the keys of docs/protocol.md, and that the facts are those of the game."""

from __future__ import annotations

import json
from math import dist
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from ostrov import Game
from ostrov.engine.dispatch.awaiting import may_answer, must_act, seats_in
from ostrov.engine.seams import score
from ostrov.game.parts import parts_of
from ostrov.table import scene as scenes
from ostrov.table import static as statics
from ostrov.testing import EXPANSION_TABLES, TABLES, random_walk

EXPANSION_KEYS = {
    "event_die", "progress_decks", "merchant", "barbarians", "step", "fleet", "crane", "set_dice",
    "discard_cause",
}  # fmt: skip
EXPANSION_PLAYER_KEYS = {
    "improvements", "knights_left", "walls_left", "defenders", "open_points", "progress", "progress_size",
}  # fmt: skip


def scene(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat sees, by the keys of the wire."""
    found: dict[str, Any] = to_builtins(scenes.scene(game, seat))
    return found


def static(game: Game) -> dict[str, Any]:
    """What never changes, by the keys of the wire."""
    found: dict[str, Any] = to_builtins(statics.static(game))
    return found


def games(name: str, seed: int = 1) -> list[Game]:
    """Some moments of a random game."""
    walk = random_walk((TABLES | EXPANSION_TABLES)[name], seed, limit=900, offers=0.2)
    return [game.copy() for i, game in enumerate(walk) if i % 7 == 0 and not game.chance_is_next]


@pytest.mark.parametrize("name", ["printed map", "whispers", "first map", "experts", "everything goes"])
def test_a_scene_says_what_is_so(name: str) -> None:
    expansion = name in EXPANSION_TABLES
    for game in games(name):
        facts = game.describe()
        for seat in (None, *range(game.rules.seats)):
            found = scene(game, seat)
            json.dumps(found)
            assert (found["phase"], found["turn"], found["robber"]) == tuple(
                facts[key] for key in ("phase", "turn", "robber")
            )
            assert {good: n for good, n in found["bank"].items() if n} == facts["bank"]
            assert (set(found) >= EXPANSION_KEYS) == expansion
            for row, colour in zip(found["players"], game.notation.colours, strict=True):
                assert (set(row) >= EXPANSION_PLAYER_KEYS) == expansion
                own = row["seat"] == seat
                assert row["hand"] == (facts["hands"][colour] if own else None) or found["step"]
                assert (row["all_points"] == facts["points"][colour]) if own else row["all_points"] is None
                for kind in ("settlements", "cities", "roads"):
                    owned = [place for place, p in found["pieces"][kind].items() if p == row["seat"]]
                    assert owned == facts["pieces"][colour][kind]


def test_hidden_sizes_are_null() -> None:
    game = games("whispers")[-1]
    rows = scene(game, 0)["players"]
    assert rows[0]["hand_size"] is not None
    assert {row["hand_size"] for row in rows[1:]} == {None}


@pytest.mark.parametrize("name", ["printed map", "first map", "everything goes"])
def test_legal_actions_are_named_part_by_part(name: str) -> None:
    """Every part stands in the text, and the text is that of a legal action."""
    kinds = set()
    for game in games(name, 2):
        for seat in range(game.rules.seats):
            texts = [action.text for action in game.legal(seat)]
            listed = scene(game, seat)["legal"]
            if texts and listed[0]["kind"] == "discard":
                assert len(listed) == 1
                assert sum(listed[0]["goods"].values()) == game.state.due[seat]
            else:
                assert [entry["text"] for entry in listed] == texts
            for entry in listed:
                kinds.add(entry["kind"])
                assert_parts(game, entry)
    assert {"road", "bank", "roll", "end turn", "robber"} <= kinds


def assert_parts(game: Game, entry: dict[str, Any]) -> None:
    """Nothing but the kind and the parts stands in the text, and the parts all do."""
    words = entry["text"].removeprefix(entry["kind"])
    for key in ("place", "to", "good", "track"):
        if key in entry:
            assert entry[key] in words
            words = words.replace(entry[key], "", 1)
    for key in ("goods", "gives", "gets"):
        for good, n in entry.get(key, {}).items():
            assert f"{n} {good}" in words
            words = words.replace(f"{n} {good}", "", 1)
    if "seat" in entry:
        assert game.seats[entry["seat"]].colour in words
        words = words.replace(game.seats[entry["seat"]].colour, "", 1)
    if "card" in entry:
        assert entry["card"] in entry["text"]
        words = words.replace(entry["card"], "", 1)
    if "dice" in entry:
        words = words.replace(" ".join(map(str, entry["dice"])), "", 1)
    if "strength" in entry:
        words = words.replace(f"strength {entry['strength']}", "", 1)
    left = words.replace(",", " ").split()
    assert set(left) <= {"for", "from", "to", "and", "1"}, entry


def test_outcomes_have_parts_too() -> None:
    game = Game.new(1, game="cities_knights", explicit_chance=True)
    for text, parts in {
        "dice 3 4 ship": {"dice": [3, 4], "face": "ship"},
        "progress spy": {"card": "spy"},
        "stolen ore": {"good": "ore"},
        "drawn knight": {"card": "knight"},
    }.items():
        found = parts_of(game.notation, game.notation.parse(text, 0))
        assert found == {"text": text, "kind": text.split()[0], **parts}


def test_an_offer_has_parts() -> None:
    game = Game.new(1)
    found = parts_of(game.notation, game.notation.parse("offer 2 wool for 1 ore to blue", 0))
    assert (found["gives"], found["gets"]) == ({"wool": 2}, {"ore": 1})
    assert found["seat"] == game.notation.seat("blue")


@pytest.mark.parametrize("name", ["printed map", "whispers", "three in steps", "experts", "first map"])
def test_whom_the_game_waits_for_can_act_and_nobody_else_has_to(name: str) -> None:
    for game in games(name, 3):
        waiting = seats_in(must_act(game.rules, game.state))
        assert bool(waiting) != game.over
        assert set(waiting) <= set(game.awaiting)
        for p in set(game.awaiting) - set(waiting):
            assert {action.kind for action in game.legal(p)} <= {"accept", "decline", "withdraw"}
        assert all(game.legal(p) for p in seats_in(may_answer(game.rules, game.state)))
        for seat in (None, *range(game.rules.seats)):
            shown = scene(game, seat)["awaiting"]
            assert set(shown) <= set(waiting)
            assert shown == waiting or game.state.phase == 4


def test_points_and_rates() -> None:
    for game in games("first map", 5)[::5]:
        for seat in range(game.rules.seats):
            row = scene(game, seat)["players"][seat]
            assert row["all_points"] == score(game.state, seat)
            for entry in scene(game, seat)["legal"]:
                if entry["kind"] == "bank":
                    (good, n), *_ = entry["gives"].items()
                    assert row["rates"][good] <= n


@pytest.mark.parametrize("options", [{}, {"game": "cities_knights"}, TABLES["small island"]])
def test_static_is_a_map_with_sides_of_length_one(options: dict[str, Any]) -> None:
    game = Game.new(1, **options)
    found = static(game)
    at = {node["name"]: (node["x"], node["y"]) for node in found["nodes"]}
    for edge in found["edges"]:
        a, b = edge["nodes"]
        assert (edge["x1"], edge["y1"], edge["x2"], edge["y2"]) == (*at[a], *at[b])
        assert dist(at[a], at[b]) == pytest.approx(1, abs=1e-3)
    names = {row["name"] for row in found["hexes"]}
    assert len(names) == len(game.layout.tiles)
    assert all(set(node["hexes"]) <= names and node["hexes"] for node in found["nodes"])
    assert {row["edge"] for row in found["harbours"]} <= {edge["name"] for edge in found["edges"]}
    assert found["costs"]["road"] == {"lumber": 1, "brick": 1}
    assert ("card" in found["costs"]) == (game.options["game"] == "base")
    assert found["goal"] == game.rules.goal


def test_every_key_is_on_the_page_about_the_protocol() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    for name in ("printed map", "first map"):
        game = games(name)[-1]
        found = scene(game, 0)
        keys = {*found, *found["pieces"], *found["players"][0], *static(game)}
        assert [key for key in sorted(keys) if f'"{key}"' not in page and f"`{key}`" not in page] == []
