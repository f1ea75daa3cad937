"""Why a science card may not be played so."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import owned_by, pieces_left, smith_node, strength_of
from ostrov.engine.cities_knights.progress.science import harvest, may_heal, may_smith, may_swap, swappable
from ostrov.engine.core.packs import count
from ostrov.engine.seams import terrain_at
from ostrov.game.ask import Ask, Check, rule
from ostrov.game.base.why.building import has_city as has_city_piece
from ostrov.game.base.why.building import pays
from ostrov.game.base.why.cards import seven_may_fall, too_few_roads
from ostrov.game.cities_knights.names import PROGRESS
from ostrov.game.cities_knights.why.cities import WALL
from ostrov.game.cities_knights.why.knights import knight_rises, node_of
from ostrov.game.cities_knights.why.progress import effect, play
from ostrov.game.cities_knights.why.reworded import own_settlement_there
from ostrov.game.refusal import Params, Refusal


def numbers_change(ask: Ask) -> Refusal | None:
    """Two hexes whose numbers are not 2, 12, 6 or 8 (CK-PROG-INVENTOR-1), and differ (X-78)."""
    s, places = ask.state, (ask.first, ask.second)
    if may_swap(ask.rules, s, *places):
        return None
    fixed = [ask.places.hexes[h] for h in dict.fromkeys(places) if not swappable(s.token[h])]
    if fixed:
        return Refusal("CK-PROG-INVENTOR-1", {"hexes": fixed}, "fixed")
    return Refusal("X-78") if ask.first < ask.second else Refusal("CK-PROG-INVENTOR-1", {}, "same")


@rule("X-64")
def may_stand_up(ask: Ask) -> Params | None:
    """Medicine does not raise a city on its side where that is agreed."""
    r, s = ask.rules, ask.state
    if s.level[ask.first] != c.REDUCED_LEVEL or r.medicine_restores:
        return None
    return {"because": ["CK-PROG-MEDICINE-2"]}


@rule("CK-PROG-MEDICINE-1")
def medicine_helps(ask: Ask) -> Params | None:
    """All that Medicine asks for."""
    return None if may_heal(ask.rules, ask.state, ask.seat, ask.first) else {}


def progress_roads_fit(ask: Ask) -> Refusal | None:
    """At least one road can be placed, or two where part is not enough (X-13)."""
    return too_few_roads(ask, "CK-PROG-ROADS-1")


def robber_leaves_some(terrain: int) -> Check:
    """Where the robber keeps the yield of its hex (X-86), that is not the only one of this terrain."""

    def check(ask: Ask) -> Refusal | None:
        b, r, s = ask.board, ask.rules, ask.state
        if r.void_cards or r.harvest_robbed or harvest(b, r, s, ask.seat, terrain):
            return None
        robbed = terrain_at(b, s, s.robber) == terrain and s.hex_seats[s.robber] >> ask.seat & 1
        if not robbed or not count(s.bank, terrain):
            return None
        params = {"card": PROGRESS[ask.kind - c.PLAY], "hex": ask.places.hexes[s.robber], "because": ["X-71"]}
        return Refusal("X-86", params, "robber")

    return check


@effect("CK-PROG-IRRIGATION-1")
def brings_grain(ask: Ask) -> bool:
    """An own building at fields, and grain in the bank."""
    return harvest(ask.board, ask.rules, ask.state, ask.seat, c.FIELDS) > 0


@effect("CK-PROG-MINING-1")
def brings_ore(ask: Ask) -> bool:
    """An own building at mountains, and ore in the bank."""
    return harvest(ask.board, ask.rules, ask.state, ask.seat, c.MOUNTAINS) > 0


def smith_knights(ask: Ask) -> list[int]:
    """The nodes that a Smith names, one or two."""
    return [v for v in (ask.first, smith_node(ask.second)) if v != c.NODES]


@rule("CK-PROG-SMITH-1/own")
def own_knights(ask: Ask) -> Params | None:
    """Own knights are promoted."""
    s = ask.state
    strange = [v for v in smith_knights(ask) if not owned_by(s.knight[v], ask.seat)]
    return node_of(ask, strange[0]) if strange else None


@rule("CK-PROG-SMITH-2/same")
def different_knights(ask: Ask) -> Params | None:
    """A knight rises once."""
    return {} if ask.first == smith_node(ask.second) else None


def knights_rise(ask: Ask) -> Refusal | None:
    """Each of them may be promoted now (CK-KNIGHT-10, -11); a mighty one never (CK-PROG-SMITH-2)."""
    refusals = (knight_rises(ask, v, "CK-PROG-SMITH-2") for v in smith_knights(ask))
    return next((refusal for refusal in refusals if refusal), None)


def pieces_suffice(ask: Ask) -> Refusal | None:
    """Knights of the next strength are in the supply, those set free by the other promotion included."""
    s = ask.state
    if may_smith(s, ask.seat, ask.first, smith_node(ask.second)):
        return None
    strength = max(strength_of(s.knight[v]) for v in smith_knights(ask)) + 1
    case = "one" if pieces_left(s, ask.seat, strength) else "none"
    return Refusal("CK-KNIGHT-12", {"strength": strength}, case)


CHECKS: dict[int, tuple[Check, ...]] = {
    **play(c.ALCHEMIST, seven_may_fall),
    **play(c.CRANE),
    **play(c.ENGINEER, *WALL),
    **play(c.INVENTOR, numbers_change),
    **play(c.IRRIGATION, robber_leaves_some(c.FIELDS), brings_grain),
    **play(
        c.MEDICINE,
        own_settlement_there,
        may_stand_up,
        pays(c.MEDICINE_ITEM, "CK-PROG-MEDICINE-1"),
        has_city_piece,
        medicine_helps,
    ),
    **play(c.MINING, robber_leaves_some(c.MOUNTAINS), brings_ore),
    **play(c.PRINTER),
    **play(c.ROAD_BUILDER, progress_roads_fit),
    **play(c.SMITH, own_knights, different_knights, knights_rise, pieces_suffice),
}
