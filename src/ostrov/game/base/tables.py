"""The options that every game has turned into the integer tables of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.engine import constants as c
from ostrov.engine.core.packs import one, some
from ostrov.engine.core.rules import Rules

if TYPE_CHECKING:
    from ostrov.game.options import Options


def pack_of(**goods: int) -> int:
    """A pack from resources by name."""
    return sum(some(getattr(c, name.upper()), n) for name, n in goods.items())


COSTS = {
    c.ROAD_ITEM: pack_of(brick=1, lumber=1),
    c.SETTLEMENT_ITEM: pack_of(brick=1, lumber=1, wool=1, grain=1),
    c.CITY_ITEM: pack_of(grain=2, ore=3),
    c.CARD_ITEM: pack_of(wool=1, grain=1, ore=1),
}
"""B-BUILD-1."""

DECK = {c.KNIGHT_CARD: 14, c.POINT_CARD: 5, c.ROADS_CARD: 2, c.PLENTY_CARD: 2, c.MONOPOLY_CARD: 2}
"""B-COMP-9."""


def fill_rules(r: Rules, options: Options) -> None:
    """The rules of the base game."""
    r.seats = options.players
    r.goal = int(options["victory_points"])
    r.hand_limit = int(options["hand_limit"])
    r.cost = [COSTS.get(item, 0) for item in range(c.ITEMS)]
    r.pays = _yields()
    r.produces = [g if g < c.RESOURCES else c.NO_RESOURCE for g in range(c.TERRAINS)]  # B-PROD-2
    r.goods = c.RESOURCES
    # B-COMP-8; without a limit the bank holds as many cards as a hand can count.
    each = c.PACK_MAX if options["bank_shortage"] == "unlimited" else 19
    r.supply = sum(some(good, each) for good in range(c.RESOURCES))
    r.deck = sum(some(kind, n) for kind, n in DECK.items())
    r.worth = [0, 1, 2, 1]  # B-WIN-4, CK-WIN-2
    r.roads, r.settlements, r.cities = 15, 5, 4  # B-COMP-11, B-BUILD-3
    r.second_level = c.SETTLEMENT_LEVEL  # B-FOUND-2
    r.route_minimum, r.route_points = 5, 2  # B-LR-5, CK-BUILD-2
    r.army_minimum, r.army_points = 3, 2  # B-LA-1
    separate = options["turn_phases"] == "separate"
    r.separate_phases = int(separate)
    r.harbour_turn = _harbour_turn(separate, options["harbour_same_turn"])
    r.shortage = (
        c.SHORTAGE_IN_TURN_ORDER
        if options["bank_shortage"] == "partial_in_turn_order"
        else c.SHORTAGE_OFFICIAL
    )
    r.desert_allowed = int(options["robber_to_desert"])
    quiet = int(options["rounds_without_seven"]) * r.seats
    r.seven_turn = quiet + 1 if quiet else 0
    r.steal_optional = int(options["robber_steal_optional"])
    r.empty_victims = int(options["robber_empty_victim_selectable"])
    r.discard_in_order = int(options["discard_order"] == "clockwise")
    r.like_for_like = int(not options["forbid_like_for_like"])
    r.domestic_trade = int(options["domestic_trade"])
    r.private_offers = int(options["trade_offers_private"])
    r.partial_roads = int(options["road_building_partial"])
    r.win_before_robber = int(options["win_before_robber"])
    r.win_before_roll = int(options["win_before_roll"])
    r.auto_claim = int(options["auto_claim_victory"])
    r.route_repeats_nodes = int(options["lr_vertex_repeat"])
    r.open_hand_counts = int(options["public_hand_counts"])
    r.open_bank = int(options["public_bank_counts"])


def _harbour_turn(separate: bool, same_turn: object) -> int:
    """When a new harbour serves (B-HARB-2, X-5)."""
    if same_turn is True:
        return c.HARBOUR_AFTER_BUILDING if separate else c.HARBOUR_AT_ONCE
    return c.HARBOUR_NEXT_TURN if separate or same_turn is False else c.HARBOUR_AT_ONCE


def _yields() -> list[int]:
    """One card for a settlement, two for a city, of the resource of the terrain (B-COMP-2, B-PROD-2, -3)."""
    pays = [0] * (4 * c.TERRAINS)
    for terrain in range(c.RESOURCES):
        pays[4 * terrain + c.SETTLEMENT_LEVEL] = one(terrain)
        pays[4 * terrain + c.CITY_LEVEL] = some(terrain, 2)
    return pays
