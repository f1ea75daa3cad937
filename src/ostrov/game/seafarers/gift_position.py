"""Gifts in written positions: which are taken, the chips and harbours that they were. S-FT-3 to -7."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ostrov.engine import constants as c
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.state import State
from ostrov.engine.seafarers.gifts import gift_at, is_coast
from ostrov.game.names import HARBOURS, Places
from ostrov.game.position_reader import Json, PositionReader

PRINTED = HARBOURS[1:]


def enter_gifts(entry: PositionReader) -> None:
    """Edges without their gifts, those with ships among them; chips and harbours must agree with them."""
    s, b = entry.s, entry.b
    taken, ship = s.gifts_taken, s.ship
    places = entry.listed("gifts_taken", entry.data.get("gifts_taken", ()), "places")
    named = [entry.attempt("gifts_taken", entry.places.edge, text) for text in places]
    sailed = [e for e in range(b.edges) if ship[e] and b.gift[e]]
    for e in (*sailed, *(e for e in named if e is not None)):
        if not b.gift[e]:
            entry.wrong.append(f"gifts_taken: no gift ever lay at {entry.places.edges[e]} (S-FT-3)")
        taken[word_of(e)] |= bit_of(e)
    s.gifts_taken = taken
    points = s.tribe_points
    for p, n in entry.by_seat("tribe_points"):
        points[p] = entry.whole(f"tribe_points of {entry.colours[p]}", n, 0, c.PACK_MAX)
    s.tribe_points = points
    _kept(entry)
    _laid(entry)
    gone = Counter(b.gift[e] for e in range(b.edges) if gift_at(b, s, e) != b.gift[e])
    if sum(points) != gone[c.GIFT_CHIP]:
        entry.wrong.append(f"tribe_points: {gone[c.GIFT_CHIP]} chips have been taken (S-FT-5)")
    if _harbours(s) != Counter({kind: n for kind, n in gone.items() if kind <= c.GENERAL_HARBOUR}):
        entry.wrong.append("kept_harbours, laid_harbours: should be those that have been taken (S-FT-6)")


def _kept(entry: PositionReader) -> None:
    """Harbours that have still to be laid, by colour."""
    kept = entry.s.kept_harbours
    for p, row in entry.by_seat("kept_harbours"):
        for text in entry.listed(f"kept_harbours of {entry.colours[p]}", row, "kinds"):
            kind = entry.word("kept_harbours", PRINTED, "harbour", text)
            if kind is not None:
                kept[c.GENERAL_HARBOUR * p + kind] += 1
    entry.s.kept_harbours = kept


def _laid(entry: PositionReader) -> None:
    """Harbours by the edges where they lie: at the coast, one at a node."""
    s, b = entry.s, entry.b
    rows = entry.data.get("laid_harbours", {})
    if not isinstance(rows, Mapping):
        entry.wrong.append("laid_harbours: should be an object of edges with their harbours")
        return
    laid, nodes = s.laid_harbour, set[int]()
    for text, harbour in rows.items():
        e = entry.attempt("laid_harbours", entry.places.edge, text)
        kind = entry.word("laid_harbours", PRINTED, "harbour", harbour)
        if e is None or kind is None:
            continue
        ends = set(entry.places.geometry.edge_nodes[e])
        if not is_coast(b, s, e) or ends & nodes or any(b.harbour[v] for v in ends):
            entry.wrong.append(f"laid_harbours: none can lie at {text} (S-FT-6)")
        nodes |= ends
        laid[e] = kind + 1
    s.laid_harbour = laid


def _harbours(s: State) -> Counter[int]:
    """The harbours that seats keep or have laid, by kind."""
    kept = Counter[int]()
    for i, n in enumerate(s.kept_harbours):
        kept[i % c.GENERAL_HARBOUR + 1] += n
    kept.update(kind for kind in s.laid_harbour if kind)
    return +kept


def add_gifts(facts: Json, s: State, places: Places, colours: Sequence[str]) -> None:
    """The inverse of `enter_gifts`."""
    taken, kept, laid = s.gifts_taken, s.kept_harbours, s.laid_harbour
    facts["gifts_taken"] = [name for e, name in enumerate(places.edges) if taken[word_of(e)] & bit_of(e)]
    facts["tribe_points"] = {colour: s.tribe_points[p] for p, colour in enumerate(colours)}
    facts["kept_harbours"] = {
        colour: [PRINTED[k] for k in range(c.GENERAL_HARBOUR) for _ in range(kept[c.GENERAL_HARBOUR * p + k])]
        for p, colour in enumerate(colours)
    }
    facts["laid_harbours"] = {name: HARBOURS[laid[e]] for e, name in enumerate(places.edges) if laid[e]}
