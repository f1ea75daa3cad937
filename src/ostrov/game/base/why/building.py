"""Why a piece may not be built there. The order teaches: place, price, piece."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.engine import constants as c
from ostrov.engine.base.building import can_pay
from ostrov.engine.base.network import has_road_at, joins_network
from ostrov.engine.core.packs import count
from ostrov.engine.seams import blocks_route, has_city_piece
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.refusal import Params, Refusal


@rule("B-ROAD-1")
def edge_is_free(ask: Ask) -> Params | None:
    """One road per edge."""
    owner = ask.state.road[ask.first]
    return {"edge": ask.places.edges[ask.first], "owner": ask.colour(owner - 1)} if owner else None


def closed_ends(ask: Ask) -> list[int]:
    """Ends of an edge where an own road arrives and another player's piece closes the way."""
    ends = ask.places.geometry.edge_nodes[ask.first]
    return [v for v in ends if has_road_at(ask.state, ask.seat, v) and blocks_route(ask.state, v, ask.seat)]


def not_joined(ask: Ask, because: Iterable[str]) -> Params:
    """A road that nothing leads to, or that pieces close the way to, by these clauses."""
    params: Params = {"edge": ask.places.edges[ask.first]}
    closed = closed_ends(ask)
    if closed:
        params |= {"because": sorted(because), "closed": [ask.places.nodes[v] for v in closed]}
    return params


@rule("B-ROAD-2")
def joins_own_network(ask: Ask) -> Params | None:
    """A road goes on from an own piece; says so when another player's piece is what closes the way."""
    joins = joins_network(ask.board, ask.state, ask.seat, ask.first)
    return None if joins else not_joined(ask, ["B-ROAD-3"])


def touches_new_settlement(ask: Ask) -> Refusal | None:
    """A founding road touches the settlement just placed, in both rounds (B-FOUND-1, -2)."""
    node = ask.state.last_node
    if node in ask.places.geometry.edge_nodes[ask.first]:
        return None
    clause = "B-FOUND-1" if ask.state.founded < ask.rules.seats else "B-FOUND-2"
    return Refusal(clause, {"edge": ask.places.edges[ask.first], "settlement": ask.places.nodes[node]})


@rule("B-SETT-1")
def node_is_free(ask: Ask) -> Params | None:
    """No building stands there."""
    owner = ask.state.owner[ask.first]
    return {"node": ask.places.nodes[ask.first], "owner": ask.colour(owner - 1)} if owner else None


@rule("B-SETT-3")
def keeps_distance(ask: Ask) -> Params | None:
    """No building on a neighbouring node, of whomever."""
    neighbours = ask.board.node_node[3 * ask.first : 3 * ask.first + 3]
    owner = ask.state.owner
    close = [v for v in neighbours if owner[v]]
    if not close:
        return None
    return {"node": ask.places.nodes[ask.first], "too_close": [ask.places.nodes[v] for v in close]}


@rule("B-SETT-2")
def road_leads_there(ask: Ask) -> Params | None:
    """An own road leads to the node."""
    if has_road_at(ask.state, ask.seat, ask.first):
        return None
    return {"node": ask.places.nodes[ask.first]}


@rule("B-CITY-1")
def own_settlement_there(ask: Ask) -> Params | None:
    """A city replaces an own settlement, or one that lies on its side."""
    s = ask.state
    if s.owner[ask.first] == ask.seat + 1 and s.level[ask.first] != c.CITY_LEVEL:
        return None
    return {"node": ask.places.nodes[ask.first]}


@rule("B-BUILD-3")
def has_city(ask: Ask) -> Params | None:
    """A city piece is left, or lies on its side on the board."""
    return None if has_city_piece(ask.state, ask.seat) else {"pieces": "cities"}


@rule("B-DEV-2")
def deck_has_cards(ask: Ask) -> Params | None:
    """An empty deck ends buying."""
    return None if ask.state.deck else {"deck": 0}


def pays(item: int, clause: str = "B-BUILD-1") -> Rule:
    """The hand covers the cost."""

    def test(ask: Ask) -> Params | None:
        if can_pay(ask.rules, ask.state, ask.seat, item):
            return None
        hand, cost = ask.state.hand[ask.seat], ask.rules.cost[item]
        missing = {
            word: n - count(hand, kind) for kind, (word, n) in enumerate(_all(cost)) if n > count(hand, kind)
        }
        return {"cost": pack_dict(cost), "missing": missing}

    return Rule(clause, test)


def _all(pack: int) -> list[tuple[str, int]]:
    """Every kind with its number, also nought."""
    return [(word, count(pack, kind)) for kind, word in enumerate(GOODS)]


def has_piece(field: str, clause: str = "B-BUILD-3") -> Rule:
    """A piece is left in the supply."""

    def test(ask: Ask) -> Params | None:
        left: list[int] = getattr(ask.state, field)
        return None if left[ask.seat] > 0 else {"pieces": field.removesuffix("_left")}

    return Rule(clause, test)


CHECKS: dict[int, tuple[Check, ...]] = {
    c.FOUND_SETTLEMENT: (node_is_free, keeps_distance),
    c.FOUND_ROAD: (edge_is_free, touches_new_settlement),
    c.ROAD: (edge_is_free, joins_own_network, pays(c.ROAD_ITEM), has_piece("roads_left")),
    c.SETTLEMENT: (
        node_is_free,
        keeps_distance,
        road_leads_there,
        pays(c.SETTLEMENT_ITEM),
        has_piece("settlements_left", "B-SETT-5"),
    ),
    c.CITY: (own_settlement_there, pays(c.CITY_ITEM), has_city),
    c.BUY_CARD: (deck_has_cards, pays(c.CARD_ITEM)),
    c.FREE_ROAD: (edge_is_free, joins_own_network),
}
