"""Pieces that came to the board, and the awards that follow them. B-BUILD, B-FOUND, B-LR, B-LA."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.change import Change, Events
from ostrov.game.event import Event
from ostrov.game.names import pack_dict

ITEMS = {c.ROAD: c.ROAD_ITEM, c.SETTLEMENT: c.SETTLEMENT_ITEM, c.CITY: c.CITY_ITEM}
PIECES = {c.SETTLEMENT_LEVEL: "settlement", c.CITY_LEVEL: "city"}
ROADS = (c.ROAD, c.FOUND_ROAD, c.FREE_ROAD)


def built(ch: Change) -> Events:
    """A piece, its place and what it cost (B-BUILD-1, -4; free: B-FOUND-4, B-PROG-ROAD)."""
    clause, cost = "B-PROG-ROAD", 0
    if ch.kind in (c.FOUND_SETTLEMENT, c.FOUND_ROAD):
        clause = "B-FOUND-1" if ch.before.founded < ch.rules.seats else "B-FOUND-2"
    elif ch.kind in ITEMS:
        clause, cost = "B-BUILD-1", ch.rules.cost[ITEMS[ch.kind]]
    yield piece_built(ch, clause, cost)
    if ch.kind == c.FOUND_SETTLEMENT:
        for seat, goods in ch.gained().items():
            yield Event("income", "B-FOUND-5", {"player": ch.player(seat), "goods": goods})


def piece_built(ch: Change, clause: str, cost: int) -> Event:
    """A road, or the building that now stands on a node."""
    if ch.kind in ROADS:
        piece, place = "road", ch.places.edges[ch.first]
    else:
        piece, place = PIECES[ch.after.level[ch.first]], ch.places.nodes[ch.first]
    return Event("built", clause, {**ch.by, "piece": piece, "place": place, "cost": pack_dict(cost)})


def route(ch: Change) -> Events:
    """Longest Trade Route changes hands or is set aside, with all lengths (B-LR-5, -6, -8 to -10)."""
    old, new = ch.before.route_holder, ch.after.route_holder
    if old == new:
        return
    before, after = ch.before.route_length, ch.after.route_length
    lengths = {"lengths": [{**ch.player(p), "length": after[p]} for p in ch.seats]}
    if not new:
        yield Event("route-set-aside", "B-LR-8", {"player": ch.player(old - 1), **lengths})
        return
    if old:
        clause = "B-LR-6" if after[new - 1] > before[new - 1] else "B-LR-8"
        yield Event("route-lost", "B-LR-10", {"player": ch.player(old - 1), "length": after[old - 1]})
    else:
        tied = any(before[p] >= ch.rules.route_minimum for p in ch.seats)
        clause = "B-LR-9" if tied else "B-LR-5"
    yield Event("route-gained", clause, {"player": ch.player(new - 1), "length": after[new - 1], **lengths})


def army(ch: Change) -> Events:
    """Largest Army comes to a seat (B-LA-1, -2)."""
    old, new = ch.before.army_holder, ch.after.army_holder
    if old == new:
        return
    facts = {"player": ch.player(new - 1), "knights": ch.after.knights[new - 1]}
    if old:
        facts["from"] = ch.player(old - 1)
    yield Event("army-gained", "B-LA-2" if old else "B-LA-1", facts)


TELLERS = dict.fromkeys((*ROADS, c.FOUND_SETTLEMENT, c.SETTLEMENT, c.CITY), built)
