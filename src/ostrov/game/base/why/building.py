"""Why a piece may not be built there. The order teaches: place, price, piece."""

from __future__ import annotations

from collections.abc import Iterable

from ostrov.engine import constants as c
from ostrov.engine.base.building import can_pay
from ostrov.engine.base.network import has_road_at, joins_network
from ostrov.engine.core.packs import count
from ostrov.engine.seams import blocks_route, has_city_piece
from ostrov.game.ask import Ask, Check, Rule, rule
from ostrov.game.base.why.moment import founding_clause
from ostrov.game.names import GOODS, Good, pack_dict
from ostrov.game.refusal import Params, Refusal


def taken_by(ask: Ask, clause: str, owner: int) -> Refusal:
    """Something lies or stands there already: an own piece, or that of another player, who is named."""
    own = owner == ask.seat
    return Refusal(clause, {} if own else {"owner": ask.colour(owner)}, "own" if own else "taken")


def edge_is_free(ask: Ask) -> Refusal | None:
    """One road per edge."""
    owner = ask.state.road[ask.first]
    return taken_by(ask, "B-ROAD-1", owner - 1) if owner else None


def closed_ends(ask: Ask) -> list[int]:
    """Ends of an edge where an own road arrives and another player's piece closes the way."""
    ends = ask.places.geometry.edge_nodes[ask.first]
    return [v for v in ends if has_road_at(ask.state, ask.seat, v) and blocks_route(ask.state, v, ask.seat)]


def not_joined(ask: Ask, because: Iterable[str]) -> Refusal:
    """A road that nothing leads to, or that pieces close the way to, by these clauses."""
    closed = [ask.places.nodes[v] for v in closed_ends(ask)]
    if not closed:
        return Refusal("B-ROAD-2")
    return Refusal("B-ROAD-2", {"closed": closed, "because": sorted(because)}, "closed")


def joins_own_network(ask: Ask) -> Refusal | None:
    """A road goes on from an own piece (B-ROAD-2); another player's piece may close the way (B-ROAD-3)."""
    joins = joins_network(ask.board, ask.state, ask.seat, ask.first)
    return None if joins else not_joined(ask, ["B-ROAD-3"])


def touches_new_settlement(ask: Ask) -> Refusal | None:
    """A founding road touches the settlement just placed, in both rounds (B-FOUND-1, -2)."""
    node = ask.state.last_node
    if node in ask.places.geometry.edge_nodes[ask.first]:
        return None
    return Refusal(founding_clause(ask), {"settlement": ask.places.nodes[node]}, "away")


def node_is_free(ask: Ask) -> Refusal | None:
    """No building stands there."""
    owner = ask.state.owner[ask.first]
    return taken_by(ask, "B-SETT-1", owner - 1) if owner else None


@rule("B-SETT-3/close")
def keeps_distance(ask: Ask) -> Params | None:
    """No building on a neighbouring node, of whomever."""
    neighbours = ask.board.node_node[3 * ask.first : 3 * ask.first + 3]
    owner = ask.state.owner
    close = [v for v in neighbours if owner[v]]
    return {"too_close": [ask.places.nodes[v] for v in close]} if close else None


@rule("B-SETT-2")
def road_leads_there(ask: Ask) -> Params | None:
    """An own road leads to the node."""
    return None if has_road_at(ask.state, ask.seat, ask.first) else {}


def own_settlement_there(ask: Ask) -> Refusal | None:
    """A city replaces an own settlement, or one that lies on its side."""
    s, owner = ask.state, ask.state.owner[ask.first] - 1
    if owner not in (-1, ask.seat):
        return Refusal("B-CITY-1", {"owner": ask.colour(owner)}, "foreign")
    if owner == ask.seat and s.level[ask.first] != c.CITY_LEVEL:
        return None
    return Refusal("B-CITY-1", {}, "city" if owner == ask.seat else "empty")


@rule("B-BUILD-3/cities")
def has_city(ask: Ask) -> Params | None:
    """A city piece is left, or lies on its side on the board."""
    return None if has_city_piece(ask.state, ask.seat) else {}


@rule("B-DEV-2")
def deck_has_cards(ask: Ask) -> Params | None:
    """An empty deck ends buying."""
    return None if ask.state.deck else {}


def lacking(hand: int, cards: int) -> dict[Good, int]:
    """The cards of a pack that a hand does not have."""
    wanted = pack_dict(cards).items()
    found = {word: n - count(hand, GOODS.index(word)) for word, n in wanted}
    return {word: n for word, n in found.items() if n > 0}


def pays(item: int, clause: str = "B-BUILD-1") -> Rule:
    """The hand covers the cost."""

    def test(ask: Ask) -> Params | None:
        if can_pay(ask.rules, ask.state, ask.seat, item):
            return None
        cost = ask.rules.cost[item]
        return {"cost": pack_dict(cost), "missing": lacking(ask.state.hand[ask.seat], cost)}

    return Rule(f"{clause}/short", test)


def has_piece(field: str, citation: str) -> Rule:
    """A piece is left in the supply."""

    def test(ask: Ask) -> Params | None:
        left: list[int] = getattr(ask.state, field)
        return None if left[ask.seat] > 0 else {}

    return Rule(citation, test)


CHECKS: dict[int, tuple[Check, ...]] = {
    c.FOUND_SETTLEMENT: (node_is_free, keeps_distance),
    c.FOUND_ROAD: (edge_is_free, touches_new_settlement),
    c.ROAD: (edge_is_free, joins_own_network, pays(c.ROAD_ITEM), has_piece("roads_left", "B-BUILD-3/roads")),
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
