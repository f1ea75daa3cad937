"""Why robber or pirate may not go there, and whom the pirate may not rob."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.base.robber import may_place_robber, spared
from ostrov.engine.core.constants import FOG, FRAME, NO_FIGURE, SEA
from ostrov.engine.seafarers.pirate import (
    may_place_pirate,
    may_take_bolt,
    may_take_from,
    pirate_victims,
    ship_seats,
)
from ostrov.engine.seafarers.villages import pirate_obeys
from ostrov.engine.seams import lets_robber_in, terrain_at
from ostrov.game.ask import Ask, Check
from ostrov.game.base.why import cards
from ostrov.game.refusal import Refusal
from ostrov.game.seafarers.why.gifts import number_is_there


def in_fog(ask: Ask) -> Refusal | None:
    """Nobody enters the fog (S-FOG-8)."""
    if terrain_at(ask.board, ask.state, ask.first) != FOG:
        return None
    return Refusal("S-FOG-8", {"hex": ask.places.hexes[ask.first]}, "hex")


def robber_may_stand(ask: Ask) -> Refusal | None:
    """On land (S-ROB-2), where the robber is in the game (S-PIR-6); then as on an island."""
    b, r, s, h = ask.board, ask.rules, ask.state, ask.first
    if may_place_robber(b, r, s, h):
        return None
    if b.robber == NO_FIGURE:
        return Refusal("S-PIR-6", {}, "robber")
    if terrain_at(b, s, h) == SEA:
        return Refusal("S-ROB-2", {}, "sea")
    if not lets_robber_in(b, r, h):
        return Refusal("S-CL-6", {}, "robber")
    if terrain_at(b, s, h) == c.DESERT and not r.robber_tokens and not r.desert_allowed and h != s.robber:
        return Refusal("B-ROB-3", {"because": ["X-8"]})
    return in_fog(ask) or number_is_there(ask) or cards.robber_may_stand(ask)


def pirate_may_stand(ask: Ask) -> Refusal | None:
    """On another sea hex or on the frame (S-PIR-1, SX-1), where the pirate is in the game (S-PIR-6)."""
    b, r, s, h = ask.board, ask.rules, ask.state, ask.first
    if may_place_pirate(b, r, s, h):
        return None
    if b.pirate == NO_FIGURE:
        return Refusal("S-PIR-6", {}, "pirate")
    if not pirate_obeys(b, s, ask.seat):
        return Refusal("S-CL-6", {}, "pirate")
    if h == FRAME:
        if r.pirate_frame:
            return Refusal("S-PIR-1", {}, "frame")
        return Refusal("S-PIR-1", {"because": ["SX-1"]}, "forbidden")
    if h == s.pirate:
        return Refusal("S-PIR-1", {}, "stays")
    if terrain_at(b, s, h) != SEA:
        return in_fog(ask) or Refusal("S-PIR-1", {}, "land")
    return pirate_spares(ask, ship_seats(b, s, h) & spared(r, s, ask.seat))


def pirate_spares(ask: Ask, weak: int) -> Refusal:
    """The pirate does not touch these seats (S-PIR-7)."""
    names = [ask.colour(q) for q in range(ask.rules.seats) if weak >> q & 1]
    return Refusal("S-PIR-7", {"spared": names}, "spared")


def may_be_taken(ask: Ask, victim: int) -> bool:
    """A card (S-PIR-2), or a bolt where that is asked for (S-CL-6)."""
    may_take = may_take_bolt if ask.third else may_take_from
    return may_take(ask.board, ask.rules, ask.state, ask.seat, ask.first, victim)


def bolt_owners(ask: Ask) -> list[str]:
    """Who can lose a bolt there."""
    b, r, s = ask.board, ask.rules, ask.state
    return [ask.colour(q) for q in range(r.seats) if may_take_bolt(b, r, s, ask.seat, ask.first, q)]


def pirate_victim_is_right(ask: Ask) -> Refusal | None:
    """An opponent with a ship there who is not spared and, if there is one, has cards (S-PIR-2, -3, -7)."""
    b, r, s, h, victim = ask.board, ask.rules, ask.state, ask.first, ask.second
    if may_be_taken(ask, victim):
        return None
    if victim == ask.seat:
        return Refusal("S-PIR-2", {}, "yourself")
    if h == FRAME:
        return Refusal("S-PIR-2", {}, "frame")
    who = {"victim": ask.colour(victim)}
    right = [ask.colour(q) for q in range(r.seats) if may_take_from(b, r, s, ask.seat, h, q)]
    if victim == c.NOBODY and not right:
        return Refusal("S-CL-6", {"players": bolt_owners(ask)}, "somebody")
    if victim == c.NOBODY:
        return Refusal("S-PIR-2", {"players": right}, "somebody")
    if ship_seats(b, s, h) & spared(r, s, ask.seat) & 1 << victim:
        return pirate_spares(ask, 1 << victim)
    if not pirate_victims(b, r, s, ask.seat, h) >> victim & 1:
        return Refusal("S-PIR-2", who, "there")
    if ask.third or s.bolts[victim]:
        return Refusal("S-CL-6", who, "cloth" if ask.third else "cards")
    if right:
        return Refusal("S-PIR-2", {**who, "players": right}, "cards")
    return Refusal("S-PIR-2", who, "nobody")


CHECKS: dict[int, tuple[Check, ...]] = {c.MOVE_PIRATE: (pirate_may_stand, pirate_victim_is_right)}
