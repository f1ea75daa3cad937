"""Checks of the base game that know more here: knights in the way, cities on their side, trade, presents."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.network import joins_network
from ostrov.engine.seams import entitled, free_for_building, may_upgrade
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why import building, cards, trading
from ostrov.game.base.why.building import closed_ends, not_joined
from ostrov.game.base.why.trading import harbour_clause, harbour_is_new, rate_params, too_good
from ostrov.game.cities_knights.why.moment import CHOICE_CLAUSES
from ostrov.game.names import GOODS
from ostrov.game.refusal import Params, Refusal


def joins_own_network(ask: Ask) -> Refusal | None:
    """A road goes on from an own piece; a building (B-ROAD-3) or a knight (CK-KNIGHT-5) may close the way."""
    if joins_network(ask.board, ask.state, ask.seat, ask.first):
        return None
    owner = ask.state.owner
    return not_joined(ask, {"B-ROAD-3" if owner[v] else "CK-KNIGHT-5" for v in closed_ends(ask)})


def node_is_free(ask: Ask) -> Refusal | None:
    """Nothing stands there: no building (B-SETT-1), no knight (CK-KNIGHT-7), whose owner keeps it (X-77)."""
    s = ask.state
    if free_for_building(s, ask.first) or s.owner[ask.first]:
        return building.node_is_free(ask)
    knight = (s.knight[ask.first] & c.KNIGHT_SEAT) - 1
    if knight == ask.seat:
        return Refusal("CK-KNIGHT-7", {}, "own")
    return Refusal("CK-KNIGHT-7", {"knight": ask.colour(knight), "because": ["X-77"]}, "taken")


@rule("CK-LOSE-6/first")
def restores_first(ask: Ask) -> Params | None:
    """A city that lies on its side comes before any other."""
    s = ask.state
    if may_upgrade(s, ask.seat, ask.first):
        return None
    own = [v for v in range(ask.board.nodes) if s.owner[v] == ask.seat + 1]
    lying = [ask.places.nodes[v] for v in own if s.level[v] == c.REDUCED_LEVEL]
    return {"first": lying}


def own_settlement_there(ask: Ask) -> Refusal | None:
    """An own settlement, or a city on its side, and that one first."""
    return building.own_settlement_there(ask) or restores_first(ask)


def rate_is_due(ask: Ask) -> Refusal | None:
    """Harbours as before; more goods and more ways to better rates.

    Commodities: three to one with a general harbour (CK-TRADE-2), two to one with the guild (CK-ABIL-1)
    but not with a special harbour (CK-TRADE-5). Resources buy commodities at the same rates (CK-TRADE-3).
    The merchant opens two to one as well (CK-MERCH-2), and so does the Merchant Fleet for the kind that it
    named (CK-PROG-FLEET-1, X-67).
    """
    s, good, rate = ask.state, ask.first, ask.second
    if entitled(s, ask.seat, good, rate):
        return None
    new = harbour_is_new(ask)
    if new is not None:
        return new
    if rate == 2 and s.fleet:
        named = [word for kind, word in enumerate(GOODS) if s.fleet >> kind & 1]
        return Refusal("CK-PROG-FLEET-1", {"good": GOODS[good], "named": named, "because": ["X-67"]}, "named")
    if good >= c.RESOURCES:
        return too_good(ask, commodity_clause(s.harbours[ask.seat], rate))
    if rate == 2:  # by more ways than the base game knows, whatever is taken
        also: Params = {"because": ["CK-TRADE-3"]} if ask.third >= c.RESOURCES else {}
        return Refusal("B-MAR-3", {**rate_params(ask), **also}, "knights")
    if ask.third >= c.RESOURCES:
        return Refusal("CK-TRADE-3", {**rate_params(ask), "because": [harbour_clause(ask)]}, "rate")
    return too_good(ask, harbour_clause(ask))


def commodity_clause(harbours: int, rate: int) -> str:
    """What a seat with these harbours lacks for the rate of a commodity; special ones do not help."""
    if rate != 2:
        return "CK-TRADE-2" if rate == 3 else "B-MAR-1"
    return "CK-TRADE-5" if harbours & ~(1 << c.GENERAL_HARBOUR - 1) else "CK-ABIL-1"


def _choice_clause(ask: Ask) -> str:
    """Why cards are chosen: a seven, a Saboteur, a Wedding."""
    return CHOICE_CLAUSES.get(ask.state.discard_cause, "B-SEVEN-2")


def discard_is_due(ask: Ask) -> Refusal | None:
    """Only those who owe cards, in the agreed order."""
    return cards.nothing_due(ask, _choice_clause(ask))


def right_number(ask: Ask) -> Refusal | None:
    """Half, rounded down, of the own cards; two for a Wedding."""
    return cards.wrong_number(ask, _choice_clause(ask))


REWORDED: dict[Check, Check] = {
    building.joins_own_network: joins_own_network,
    building.node_is_free: node_is_free,
    building.own_settlement_there: own_settlement_there,
    trading.rate_is_due: rate_is_due,
    cards.discard_is_due: discard_is_due,
    cards.right_number: right_number,
}
