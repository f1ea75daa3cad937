"""Relations and bolts of cloth in written positions. S-CL-2, -3, S-INV-5.

Villages not named among `villages` are empty; without it all are full. What is not stated follows: relations
from ships that lead to a village, the supply from what was taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.engine import constants as c
from ostrov.engine.core.state import State
from ostrov.engine.seafarers.villages import reaches
from ostrov.game.names import Places
from ostrov.game.position_reader import Json, PositionReader


def enter_villages(entry: PositionReader) -> None:
    """Friends, cloth of villages and players, and the supply that these leave."""
    b, s, r = entry.b, entry.s, entry.r
    villages = {entry.places.nodes[v]: v for v in b.village_node[: b.villages]}
    _stocks(entry, villages)
    _friends(entry, villages)
    bolts, most = s.bolts, b.villages * r.village_bolts + r.bolt_supply
    for p, n in entry.by_seat("cloth"):
        bolts[p] = entry.whole(f"cloth of {entry.colours[p]}", n, 0, most)
    s.bolts = bolts
    left = most - sum(s.village_bolts) - sum(bolts)
    if not 0 <= left <= r.bolt_supply:
        entry.wrong.append(f"cloth: the supply would have {left}, not 0 to {r.bolt_supply} (S-INV-5)")
        left = 0
    s.bolt_supply = left
    if entry.data.get("cloth_supply", left) != left and not entry.wrong:
        entry.wrong.append(f"cloth_supply: should be what villages and players leave: {left} (S-INV-5)")


def _stocks(entry: PositionReader, villages: dict[str, int]) -> None:
    """What each village has left (S-CL-2)."""
    if "villages" not in entry.data:
        return
    stock = [0] * c.NODE_SLOTS
    words = tuple(villages)
    data = entry.data["villages"]
    named = {_name(entry, text): n for text, n in data.items()} if isinstance(data, dict) else data
    for i, n in entry.rows("villages", named, "villages", words, "village of this map"):
        stock[villages[words[i]]] = entry.whole(f"village {words[i]}", n, 0, entry.r.village_bolts)
    entry.s.village_bolts = stock


def _name(entry: PositionReader, text: object) -> str:
    """The first name of a node."""
    v = entry.attempt("villages", entry.places.node, text)
    return str(text) if v is None else entry.places.nodes[v]


def _friends(entry: PositionReader, villages: dict[str, int]) -> None:
    """Relations as stated, and those that ships have now (S-CL-3)."""
    b, s = entry.b, entry.s
    friends = s.friends
    for p in range(entry.r.seats):
        for v in villages.values():
            friends[v] |= int(reaches(b, s, p, v)) << p
    for p, row in entry.by_seat("relations"):
        where = f"relations of {entry.colours[p]}"
        for text in entry.listed(where, row, "villages"):
            node = entry.attempt(where, entry.places.node, text)
            if node is not None and node in villages.values():
                friends[node] |= 1 << p
            elif node is not None:
                entry.wrong.append(f"{where}: {text} is no village (S-CL-2)")
    s.friends = friends


def add_villages(facts: Json, s: State, places: Places, colours: Sequence[str]) -> None:
    """The inverse of `enter_villages`."""
    friends, stock, bolts = s.friends, s.village_bolts, s.bolts
    facts["relations"] = {
        colour: [name for v, name in enumerate(places.nodes) if friends[v] >> p & 1]
        for p, colour in enumerate(colours)
    }
    facts["villages"] = {name: stock[v] for v, name in enumerate(places.nodes) if stock[v]}
    facts["cloth"] = {colour: bolts[p] for p, colour in enumerate(colours)}
    facts["cloth_supply"] = s.bolt_supply
