"""Knights on their way. CK-KNIGHT, CK-ACT, CK-PROG-DESERTER."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.game.change import Change, Events
from ostrov.game.cities_knights.events.words import knight_facts, owner_of
from ostrov.game.event import Event, Facts
from ostrov.game.names import pack_dict


def _at(ch: Change, v: int) -> Facts:
    """A place with the knight that stands there now."""
    return {"place": ch.places.nodes[v], **knight_facts(ch.after.knight[v])}


def recruited(ch: Change) -> Events:
    """A new basic knight (CK-KNIGHT-3)."""
    cost = pack_dict(ch.rules.cost[c.KNIGHT_ITEM])
    yield Event("knight-recruited", "CK-KNIGHT-3", {**ch.by, **_at(ch, ch.first), "cost": cost})


def activated(ch: Change) -> Events:
    """The knight gets its helmet (CK-KNIGHT-8)."""
    cost = pack_dict(ch.rules.cost[c.ACTIVATE_ITEM])
    yield Event("knight-activated", "CK-KNIGHT-8", {**ch.by, **_at(ch, ch.first), "cost": cost})


def promoted(ch: Change) -> Events:
    """The knight is stronger by one (CK-KNIGHT-10)."""
    cost = pack_dict(ch.rules.cost[c.KNIGHT_ITEM])
    yield Event("knight-promoted", "CK-KNIGHT-10", {**ch.by, **_at(ch, ch.first), "cost": cost})


def free_changes(ch: Change, kind: str, clause: str) -> Events:
    """Every own knight that a card has changed, at no cost (CK-PROG-SMITH-1, CK-PROG-WARLORD-1)."""
    before, after = ch.before.knight, ch.after.knight
    for v in range(len(ch.places.nodes)):
        if after[v] != before[v]:
            yield Event(kind, clause, {**ch.by, **_at(ch, v), "cost": {}})


def moved(ch: Change) -> Events:
    """To another place of the route (CK-ACT-MOVE-1)."""
    facts = {**ch.by, "from": ch.places.nodes[ch.first], "to": ch.places.nodes[ch.second]}
    yield Event("knight-moved", "CK-ACT-MOVE-1", facts | knight_facts(ch.after.knight[ch.second]))


def displaced(ch: Change) -> Events:
    """A stronger knight comes, the weaker one goes (CK-ACT-DISP-1)."""
    nodes, gone = ch.places.nodes, ch.before.knight[ch.second]
    facts = {**ch.by, "from": nodes[ch.first], "to": nodes[ch.second]}
    facts |= knight_facts(ch.after.knight[ch.second])
    facts["displaced"] = {**ch.player(owner_of(gone)), **knight_facts(gone)}
    yield Event("knight-displaced", "CK-ACT-DISP-1", facts)
    yield from homeless(ch, ch.second)


def homeless(ch: Change, v: int) -> Events:
    """The displaced knight finds no place and returns to its owner (CK-ACT-DISP-3)."""
    if ch.after.phase != c.REFUGE:
        gone = ch.before.knight[v]
        facts = {"player": ch.player(owner_of(gone)), "place": ch.places.nodes[v], **knight_facts(gone)}
        yield Event("knight-removed", "CK-ACT-DISP-3", facts)


def refuge(ch: Change) -> Events:
    """The displaced knight stands elsewhere (CK-ACT-DISP-2)."""
    nodes = ch.places.nodes
    facts = {**ch.by, "from": nodes[ch.before.step_node], "to": nodes[ch.first]}
    yield Event("knight-refuge", "CK-ACT-DISP-2", facts | knight_facts(ch.after.knight[ch.first]))


def chased(ch: Change) -> Events:
    """A knight drives the robber away; where to is chosen next (CK-ACT-CHASE-1)."""
    facts = {**ch.by, **_at(ch, ch.first), "hex": ch.places.hexes[ch.before.robber]}
    yield Event("robber-chased", "CK-ACT-CHASE-1", facts)


def removed(ch: Change) -> Events:
    """A knight is given up for a Deserter (CK-PROG-DESERTER-1)."""
    facts = {**ch.by, "place": ch.places.nodes[ch.first], **knight_facts(ch.before.knight[ch.first])}
    yield Event("knight-removed", "CK-PROG-DESERTER-1", facts)


def placed(ch: Change) -> Events:
    """The deserter comes over (CK-PROG-DESERTER-2)."""
    yield Event("knight-placed", "CK-PROG-DESERTER-2", {**ch.by, **_at(ch, ch.first)})


TELLERS = {
    c.RECRUIT: recruited,
    c.ACTIVATE: activated,
    c.PROMOTE: promoted,
    c.MOVE_KNIGHT: moved,
    c.DISPLACE: displaced,
    c.TAKE_REFUGE: refuge,
    c.CHASE: chased,
    c.REMOVE_KNIGHT: removed,
    c.PUT_KNIGHT: placed,
}
