"""Why a choice of gold or the card Road Building is refused; and hexes that chance cannot turn up."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.free_lines import lines_placeable, may_build_roads
from ostrov.engine.core.packs import count
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.names import GOODS
from ostrov.game.refusal import Params, Refusal


@rule("S-GOLD-3/commodity")
def gold_brings_resources(ask: Ask) -> Params | None:
    """Commodities do not come from gold."""
    return {"good": GOODS[ask.first]} if ask.first >= c.RESOURCES else None


@rule("S-GOLD-3/gone")
def bank_has_it(ask: Ask) -> Params | None:
    """Only a kind that the bank still has."""
    return None if count(ask.state.bank, ask.first) else {"good": GOODS[ask.first]}


def lines_fit(ask: Ask) -> Refusal | None:
    """At least one road or ship can be laid, or two where part is not enough (S-DEV-2, X-13)."""
    b, r, s, p = ask.board, ask.rules, ask.state, ask.seat
    if may_build_roads(b, r, s, p):
        return None
    case = "one" if lines_placeable(b, r, s, p) else "nowhere"
    pieces = s.roads_left[p] or s.ships_left[p]
    return Refusal("S-DEV-2", {"because": ["X-13"]}, case if pieces else "pieces")


@rule("S-FOG-1/gone")
def tile_is_left(ask: Ask) -> Params | None:
    """The hex is in the stack."""
    return None if ask.state.fog_tiles[ask.first] else {}


@rule("S-FOG-1/drawn")
def token_is_left(ask: Ask) -> Params | None:
    """The token lies beside it."""
    return None if ask.state.fog_tokens[ask.first] else {}


CHECKS: dict[int, tuple[Check, ...]] = {
    c.CHOOSE_GOLD: (gold_brings_resources, bank_has_it),
    c.TILE: (tile_is_left,),
    c.TOKEN: (token_is_left,),
}
