"""Why a harbour of the tribe may not lie there, nor anybody settle or the robber stand. S-FT-2, -6, SX-14."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.seafarers.gifts import beside_own, is_coast, may_lay_kind
from ostrov.engine.seams import harbour_at, is_land, robber_takes, takes_building
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why.moment import awaited
from ostrov.game.names import HARBOURS
from ostrov.game.refusal import Params, Refusal


def has_harbour(ask: Ask) -> Refusal | None:
    """The player has found such a harbour and not laid it; one just found comes first."""
    if may_lay_kind(ask.state, ask.seat, ask.second):
        return None
    if ask.state.phase == c.LAYING_HARBOUR:
        return harbour_comes_first(ask, {})
    return Refusal("S-FT-6", {}, "moment")


def harbour_comes_first(ask: Ask, also: Params) -> Refusal:
    """A harbour is laid before anything else; one that was kept too, where that is agreed (SX-14)."""
    if ask.rules.late_harbours:
        return Refusal("SX-14", also)
    return Refusal("S-FT-6", awaited(ask) | also, "pending")


@rule("S-FT-6/coast")
def lies_at_coast(ask: Ask) -> Params | None:
    """Land on one side, sea on the other."""
    return None if is_coast(ask.board, ask.state, ask.first) else {}


@rule("S-FT-6/away")
def own_building_is_near(ask: Ask) -> Params | None:
    """A settlement or city of the player stands at an end."""
    return None if beside_own(ask.board, ask.state, ask.seat, ask.first) else {}


@rule("S-FT-6/near")
def no_harbour_is_near(ask: Ask) -> Params | None:
    """Neither end touches another harbour."""
    ends = ask.places.geometry.edge_nodes[ask.first]
    near = [harbour_at(ask.board, ask.state, v) for v in ends]
    return {"harbour": HARBOURS[max(near)]} if any(near) else None


def number_is_beside(ask: Ask) -> Refusal | None:
    """Nobody settles on the tribe's islands."""
    b, s, v = ask.board, ask.state, ask.first
    if not b.gifts or takes_building(b, s, v):
        return None
    return Refusal("S-FT-2", {}, "settle")


def number_is_there(ask: Ask) -> Refusal | None:
    """By the tribe the robber goes only to hexes with a number."""
    b, r, s, h = ask.board, ask.rules, ask.state, ask.first
    if h == s.robber or not is_land(b, s, h) or robber_takes(r, s, h):
        return None
    return Refusal("S-FT-2", {"hex": ask.places.hexes[h]}, "robber")


CHECKS: dict[int, tuple[Check, ...]] = {
    c.LAY_HARBOUR: (has_harbour, lies_at_coast, own_building_is_near, no_harbour_is_near)
}
