"""Events of Seafarers: declared, true to the state, and by existing clauses."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.game.seafarers.played import ALL_TABLES, played

from ostrov import Event, Game
from ostrov.clauses import all_clauses
from ostrov.engine import constants as c
from ostrov.game.events import KINDS, Facts
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.seafarers.events.kinds import NEW

SEEN_RARELY = {"gold-blocked", "gold-lost", "discovery-unpaid", "cloth-stolen", "cloth-gone"}
"""Kinds that positions below are set up for."""


def test_every_event_cites_a_clause_that_there_is() -> None:
    assert {clause for cited in NEW.values() for clause in cited} <= set(all_clauses())
    assert {clause for cited in KINDS.values() for clause in cited} <= set(all_clauses())


@pytest.mark.parametrize("table", ALL_TABLES)
def test_events_are_declared_and_can_be_sent(table: str) -> None:
    for _, game, story in played(table, 1):
        for event in story:
            assert event.clause in KINDS[event.kind], event
            for seat in (*range(game.rules.seats), None):
                assert json.loads(json.dumps(event.seen_by(seat))) == event.seen_by(seat)


def goods_moved(event: Event) -> Iterator[tuple[int, Facts, int]]:
    """Seats that an event gives goods to (+1) or takes them from (-1)."""
    facts: Facts = dict(event.public)
    for private in event.private.values():
        facts |= private
    player = facts["player"]["seat"] if "player" in facts else -1
    if event.kind in ("production", "income", "year-of-plenty", "gold-chosen", "discovery-reward"):
        yield player, facts["goods"], 1
    elif event.kind == "discarded":
        yield player, facts["goods"], -1
    elif event.kind in ("built", "card-paid", "wonder-built"):
        yield player, facts["cost"], -1
    elif event.kind == "stolen":
        yield player, {facts["good"]: 1}, 1
        yield facts["victim"]["seat"], {facts["good"]: 1}, -1
    elif event.kind == "monopoly":
        for row in facts["takings"]:
            yield player, {facts["good"]: row["number"]}, 1
            yield row["seat"], {facts["good"]: row["number"]}, -1
    elif event.kind in ("bank-trade", "exchanged"):
        yield player, facts["gives"], -1
        yield player, facts["gets"], 1
        if event.kind == "exchanged":
            yield facts["partner"]["seat"], facts["gives"], 1
            yield facts["partner"]["seat"], facts["gets"], -1


@pytest.mark.clause("S-GOLD-1", "S-GOLD-3", "S-FOG-3")
@pytest.mark.parametrize("table", ALL_TABLES)
def test_goods_add_up_to_the_hands(table: str) -> None:
    for before, game, story in played(table, 2):
        hands = [Counter(pack_dict(before.state.hand[p])) for p in range(game.rules.seats)]
        for event in story:
            for seat, goods, sign in goods_moved(event):
                for good, number in goods.items():
                    hands[seat][good] += sign * number
        for p, hand in enumerate(hands):
            assert {good: hand[good] for good in GOODS if hand[good]} == pack_dict(game.state.hand[p])


@pytest.mark.parametrize("table", ALL_TABLES)
def test_the_sea_is_told_as_it_changes(table: str) -> None:
    """From the events alone: ships, the pirate, chips, what was found and what gold owes."""
    for before, game, story in played(table, 3):
        was, now = before.describe(), game.describe()
        ships = {colour: set(rows["ships"]) for colour, rows in was["pieces"].items()}
        chips, found, pirate, due = was["chips"], was["discovered"], was["pirate"], was["gold_due"]
        for event in story:
            facts, who = event.public, event.public.get("player", {}).get("colour")
            if event.kind == "built" and facts["piece"] == "ship":
                ships[who].add(facts["place"])
            elif event.kind == "ship-moved":
                ships[who].remove(facts["from"])
                ships[who].add(facts["to"])
            elif event.kind == "pirate-moved":
                assert facts["from"] == pirate
                pirate = facts["to"]
            elif event.kind == "explored":
                chips[who] += facts["points"]
            elif event.kind == "discovered":
                found[facts["hex"]] = {"terrain": facts["terrain"], "token": None}
            elif event.kind == "token-laid":
                found[facts["hex"]]["token"] = facts["number"]
            elif event.kind == "gold-due":
                due |= {row["colour"]: row["number"] for row in facts["due"]}
            elif event.kind == "gold-chosen":
                due[who] -= 1
                assert facts["left"] == due[who]
            elif event.kind == "gold-lost":
                due = dict.fromkeys(due, 0)
        assert {colour: set(rows["ships"]) for colour, rows in now["pieces"].items()} == ships
        assert (now["chips"], now["discovered"], now["pirate"]) == (chips, found, pirate)
        if game.state.phase not in (c.TURNING_HEX, c.LAYING_TOKEN):
            assert now["gold_due"] == due


@pytest.mark.clause("S-CL-3", "S-CL-4", "S-CL-6")
@pytest.mark.parametrize("table", [name for name in ALL_TABLES if "cloth" in name])
def test_cloth_is_told_as_it_changes(table: str) -> None:
    """From the events alone: who has how much, and who is a friend of which village."""
    for before, game, story in played(table, 4):
        was, now = before.describe(), game.describe()
        cloth, friends = was["cloth"], {colour: set(rows) for colour, rows in was["relations"].items()}
        for event in story:
            facts, who = event.public, event.public.get("player", {}).get("colour")
            if event.kind == "relations":
                friends[who].add(facts["village"])
                cloth[who] += facts["cloth"]
            elif event.kind == "cloth-paid":
                cloth |= {row["colour"]: cloth[row["colour"]] + row["number"] for row in facts["takings"]}
            elif event.kind == "cloth-stolen":
                cloth[who] += 1
                cloth[facts["victim"]["colour"]] -= 1
        assert now["cloth"] == cloth
        assert {colour: set(rows) for colour, rows in now["relations"].items()} == friends


@pytest.mark.clause("S-CL-6", "S-CL-8", "SX-15")
def test_stolen_cloth_and_the_end_of_it_are_told() -> None:
    villages = {"(1,-1)N": 5, "(2,0)S": 5, "(2,0)N": 5, "(-1,0)N": 1}
    words = {"villages": villages, "cloth": {"red": 10, "blue": 14}, "relations": {"red": ["(-1,0)N"]}}
    pieces = {"blue": {"ships": ["(-1,-1)E"]}}
    options = {**NEW_SHORES, "scenario": "cloth"}
    game = Game.new(1, position={"phase": "moving robber", "pieces": pieces, **words}, **options)  # type: ignore[arg-type]
    story = game.play("pirate (-1,-1) cloth from blue")
    assert kinds(story) == [("pirate-moved", "S-PIR-1"), ("cloth-stolen", "S-CL-6")]
    assert kinds(game.play("end turn"))[-1] == ("turn", "B-TURN-6")
    for when, clause in (("at_once", "SX-15"), ("end_of_turn", "S-CL-8")):
        position = {"phase": "before roll", **words}
        last = Game.new(1, position=position, **options, sea_cloth_end=when)  # type: ignore[arg-type]
        last.play("roll")
        story = last.happen("dice 4 6")
        if when == "end_of_turn":
            story = last.play("end turn")
        assert ("cloth-gone", clause) in kinds(story)
        assert kinds(story)[-1] == ("victory", "B-WIN-1")


def test_play_meets_the_new_kinds() -> None:
    met: Counter[str] = Counter()
    tables = ("new shores", "fog_islands 3", "new_world 2", "four_islands 4", "wonders 3", "tribe")
    for table in (*tables, "cloth 3", "cloth at once"):
        for seed in range(3):
            for _, _, story in played(table, seed):
                met.update(event.kind for event in story)
    assert set(NEW) - SEEN_RARELY <= set(met)


NEW_SHORES = {"game": "seafarers", "players": 3, "explicit_chance": True}


def sea(**position: object) -> Game:
    """New Shores for three in a position; red is to act, and chance is entered."""
    return Game.new(1, position=position, **NEW_SHORES)  # type: ignore[arg-type]


def kinds(story: list[Event]) -> list[tuple[str, str]]:
    """What was told by which clause."""
    return [(event.kind, event.clause) for event in story]


@pytest.mark.clause("S-SHIP-1", "S-MOVE-8")
def test_a_ship_is_built_and_moved() -> None:
    hands = {"red": {"lumber": 1, "wool": 1}}
    game = sea(pieces={"red": {"settlements": ["(0,0)NE"], "ships": ["(0,0)E"]}}, hands=hands)
    built, moved = game.copy().play("ship (0,0)NE"), game.play("move ship (0,0)E to (0,0)NE")
    assert kinds(built) == [("built", "S-SHIP-1")]
    assert built[0].public["cost"] == {"lumber": 1, "wool": 1}
    assert kinds(moved) == [("ship-moved", "S-MOVE-8")]
    assert (moved[0].public["from"], moved[0].public["to"]) == ("(0,0)E", "(1,-1)SW")


@pytest.mark.clause("S-PIR-2", "S-PIR-3", "B-ROB-4")
def test_the_pirate_robs_ships_and_the_robber_buildings() -> None:
    pieces = {"blue": {"settlements": ["(0,0)NE"], "ships": ["(0,0)E"]}}
    game = sea(phase="moving robber", pieces=pieces, hands={"blue": {"ore": 1}}, pirate="frame")
    place = next(h for h in ("(1,0)", "(1,-1)") if game.why_not(f"pirate {h} from blue") is None)
    assert kinds(game.play(f"pirate {place} from blue")) == [("pirate-moved", "S-PIR-1")]
    assert kinds(game.happen("stolen ore")) == [("stolen", "S-PIR-2")]
    robbed = sea(phase="moving robber", pieces=pieces, hands={"blue": {"ore": 1}}, pirate=place)
    by_frame = robbed.copy()
    assert kinds(by_frame.play("pirate frame")) == [
        ("pirate-moved", "S-PIR-1"),
        ("nothing-stolen", "S-PIR-3"),
    ]
    robbed.play("robber (0,0) from blue")
    assert kinds(robbed.happen("stolen ore")) == [("stolen", "B-ROB-4")]


@pytest.mark.clause("S-CHIP-1")
def test_a_new_island_is_told() -> None:
    game = sea(
        pieces={"red": {"settlements": ["(0,0)NE"], "ships": ["(1,2)SE"]}},
        hands={"red": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}},
    )
    story = game.play("settlement (1,2)SE")
    assert kinds(story) == [("built", "B-BUILD-1"), ("explored", "S-CHIP-1")]
    assert story[1].public["points"] == 2


def test_who_founds_with_a_ship() -> None:
    game = Game.new(1, starter=0, **NEW_SHORES)  # type: ignore[arg-type]
    settlement = next(
        a
        for a in game.legal()
        if any(game.board.edge_side[e] == c.LAND_SIDE | c.SEA_SIDE for e in _edges_at(game, a.text))
    )
    game.play(settlement)
    ship = next(a for a in game.legal() if a.kind == "found ship")
    assert kinds(game.play(ship)) == [("built", "S-FOUND-2")]


def _edges_at(game: Game, text: str) -> list[int]:
    v = game.places.node(text.rpartition(" ")[2])
    return [e for e in game.board.node_edge[3 * v : 3 * v + 3] if e < game.board.edges]
