"""Why a progress card may not be played so where there are ships, gold and the sea."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.diplomat import is_open_line
from ostrov.engine.cities_knights.pieces import owned_by
from ostrov.engine.cities_knights.progress.politics import may_intrigue
from ostrov.engine.cities_knights.progress.trade import may_call_merchant
from ostrov.engine.seams import is_land, terrain_at
from ostrov.game.ask import Ask, Check
from ostrov.game.base.why.cards import robber_may_stand
from ostrov.game.cities_knights.why.progress import play
from ostrov.game.cities_knights.why.progress_politics import bishop_may_come
from ostrov.game.cities_knights.why.progress_trade import merchant_may_stand
from ostrov.game.refusal import Refusal
from ostrov.game.seafarers.why.steps import lines_fit


def line_is_open(ask: Ask) -> Refusal | None:
    """A road with an open end lies there (CK-PROG-DIPLOMAT-1), or such a ship (CK-SEA-34, SX-36)."""
    if is_open_line(ask.board, ask.rules, ask.state, ask.first):
        return None
    if ask.state.ship[ask.first]:
        if not ask.rules.diplomat_ships:
            return Refusal("CK-SEA-34", {"because": ["SX-36"]}, "ships")
        return Refusal("CK-SEA-34", {}, "closed")
    return Refusal("CK-PROG-DIPLOMAT-1", {}, "closed" if ask.state.road[ask.first] else "none")


def knight_in_reach(ask: Ask) -> Refusal | None:
    """Another player's knight stands there, and an own road or ship leads to it (CK-SEA-36)."""
    s, v = ask.state, ask.first
    if may_intrigue(s, ask.seat, v):
        return None
    if s.knight[v] and not owned_by(s.knight[v], ask.seat):
        return Refusal("CK-SEA-36", {}, "line")
    return Refusal("CK-PROG-INTRIGUE-1", {}, "none")


def merchant_on_land(ask: Ask) -> Refusal | None:
    """Not on gold (CK-SEA-11) nor at sea (CK-MERCH-1); then as on an island."""
    b, s, h = ask.board, ask.state, ask.first
    if may_call_merchant(b, ask.rules, s, ask.seat, h):
        return None
    if s.hex_seats[h] >> ask.seat & 1:
        if terrain_at(b, s, h) == c.GOLD:
            return Refusal("CK-SEA-11")
        if not is_land(b, s, h):
            return Refusal("CK-MERCH-1")
    return merchant_may_stand(ask)


def bishop_on_land(ask: Ask) -> Refusal | None:
    """The Bishop moves the robber, never the pirate (CK-SEA-31)."""
    return Refusal("CK-SEA-31") if terrain_at(ask.board, ask.state, ask.first) == c.SEA else None


CHECKS: dict[int, tuple[Check, ...]] = {
    **play(c.BISHOP, bishop_may_come, bishop_on_land, robber_may_stand),
    **play(c.DIPLOMAT, line_is_open),
    **play(c.INTRIGUE, knight_in_reach),
    **play(c.MERCHANT, merchant_on_land),
    **play(c.ROAD_BUILDER, lines_fit),
}
