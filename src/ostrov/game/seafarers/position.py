"""What Seafarers adds to written positions: ships, pirate, what was found, zones, gold that is due.

`enter` fills a state whose buildings and turn stand already; `add_to` is its inverse. S-INV-1 to -5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ostrov.engine import constants as c
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.state import State
from ostrov.engine.seams import is_land, sides_of, takes_building, terrain_at
from ostrov.game.expansion import PositionPart
from ostrov.game.names import Places
from ostrov.game.position_reader import Json, PositionReader
from ostrov.game.seafarers.fog_position import add_fog, enter_fog
from ostrov.game.seafarers.gift_position import add_gifts, enter_gifts
from ostrov.game.seafarers.names import PHASES
from ostrov.game.seafarers.village_position import add_villages, enter_villages
from ostrov.game.seafarers.wonder_position import add_wonders, enter_wonders
from ostrov.game.seafarers.zone_position import add_zones, enter_zones

PIECES = ("ships",)
KEYS = (
    "pirate", "ship_moved", "new_ships", "home", "explored", "chips",
    "discovered", "fog_tiles", "fog_tokens", "gold_due", "interrupted", "wonders",
    "gifts_taken", "tribe_points", "kept_harbours", "laid_harbours",
    "relations", "villages", "cloth", "cloth_supply",
)  # fmt: skip


def enter(entry: PositionReader) -> None:
    """Everything of the expansion; hands and bank come later."""
    enter_fog(entry)
    _figures(entry)
    for p, kinds in entry.by_seat("pieces"):
        if isinstance(kinds, Mapping):
            _ships(entry, p, kinds.get("ships", ()))
    _land(entry)
    _turn(entry)
    enter_zones(entry)
    enter_wonders(entry)
    enter_gifts(entry)
    enter_villages(entry)


def _figures(entry: PositionReader) -> None:
    """The pirate at sea or on the frame, the robber on land or beside the board (S-INV-2)."""
    s, b = entry.s, entry.b
    if entry.data.get("pirate") is not None:
        h = entry.attempt("pirate", entry.places.figure_at, entry.data["pirate"])
        if h is not None and h != c.FRAME:
            if b.pirate == c.NO_FIGURE:
                entry.wrong.append("pirate: there is none in this game (S-PIR-6)")
            elif terrain_at(b, s, h) != c.SEA:
                entry.wrong.append(f"pirate: {entry.data['pirate']} is no sea hex (S-PIR-1)")
        s.pirate = c.FRAME if h is None else h
    if s.robber < b.hexes and not is_land(b, s, s.robber):
        entry.wrong.append(f"robber: {entry.places.hexes[s.robber]} is no land (S-ROB-2)")


def _ships(entry: PositionReader, p: int, row: object) -> None:
    """At most as many as there are, by the sea, one line on an edge (S-INV-1)."""
    s, colour = entry.s, entry.colours[p]
    ship, left = s.ship, s.ships_left
    for text in entry.listed(f"ships of {colour}", row, "places"):
        e = entry.attempt(f"ships of {colour}", entry.places.edge, text)
        if e is None:
            continue
        if ship[e] or s.road[e]:
            entry.wrong.append(f"{text} is taken twice (S-GEO-2)")
        if not sides_of(entry.b, s, e) & c.SEA_SIDE:
            entry.wrong.append(f"ships of {colour}: {text} is not by the sea (S-GEO-3)")
        ship[e] = p + 1
        left[p] -= 1
    if left[p] < 0:
        entry.wrong.append(f"{colour} has more ships than pieces (S-INV-1)")
        left[p] = 0
    s.ship, s.ships_left = ship, left


def _land(entry: PositionReader) -> None:
    """Roads lie by land, buildings touch it (S-GEO-3, -4)."""
    s, b = entry.s, entry.b
    road, owner = s.road, s.owner
    for e, name in enumerate(entry.places.edges):
        if road[e] and not sides_of(b, s, e) & c.LAND_SIDE:
            entry.wrong.append(f"the road at {name} is not by land (S-GEO-3)")
    for v, name in enumerate(entry.places.nodes):
        if owner[v] and not takes_building(b, s, v):
            entry.wrong.append(f"the building at {name} cannot stand there (S-GEO-4)")


def _turn(entry: PositionReader) -> None:
    """What ships have done in this turn (S-MOVE-1, -2), and what gold still owes (S-GOLD-3)."""
    s, data = entry.s, entry.data
    s.ship_moved = int(entry.flag("ship_moved", data.get("ship_moved", False)))
    new = s.new_ships
    for text in entry.listed("new_ships", data.get("new_ships", ()), "places"):
        e = entry.attempt("new_ships", entry.places.edge, text)
        if e is not None:
            if s.ship[e] != s.active + 1:
                entry.wrong.append(f"new_ships: the active player has no ship at {text} (S-MOVE-2)")
            new[word_of(e)] |= bit_of(e)
    s.new_ships = new
    _gold(entry)


def _gold(entry: PositionReader) -> None:
    """Cards that gold owes, and the phase that goes on when they are chosen (S-GOLD-3).

    The step may be named, or the phase that it interrupts.
    """
    s, data = entry.s, entry.data
    due = s.gold_due
    for p, n in entry.by_seat("gold_due"):
        due[p] = entry.whole(f"gold_due of {entry.colours[p]}", n, 0, c.PACK_MAX)
    s.gold_due = due
    goes_on = c.MAIN if s.rolled else c.BEFORE_ROLL
    if any(due) and s.phase in (c.CHOOSING_GOLD, goes_on):
        s.phase, s.interrupted = c.CHOOSING_GOLD, goes_on
    elif any(due) or s.phase == c.CHOOSING_GOLD:
        entry.wrong.append(
            f"gold_due: cards are due while {PHASES[c.CHOOSING_GOLD]}, and only then (S-GOLD-3)"
        )
    stated, phase = data.get("interrupted"), {c.MAIN: "main", c.BEFORE_ROLL: "before roll"}.get(s.interrupted)
    if stated is not None and (not s.interrupted or stated != phase):
        entry.wrong.append(f"interrupted: should be {phase or 'null'}, not {stated!r} (S-GOLD-3)")


def add_to(facts: Json, s: State, places: Places, colours: Sequence[str]) -> None:
    """Adds to the facts of the base game those of the expansion."""
    ship, due = s.ship, s.gold_due
    for p, colour in enumerate(colours):
        own = [name for e, name in enumerate(places.edges) if ship[e] == p + 1]
        facts["pieces"][colour]["ships"] = own
    facts["pirate"] = places.figure(s.pirate)
    facts["ship_moved"] = bool(s.ship_moved)
    new = s.new_ships
    facts["new_ships"] = [name for e, name in enumerate(places.edges) if new[word_of(e)] & bit_of(e)]
    add_zones(facts, s, colours)
    add_fog(facts, s, places)
    add_wonders(facts, s, colours)
    add_gifts(facts, s, places, colours)
    if any(s.village_bolts) or any(s.bolts) or s.bolt_supply:
        add_villages(facts, s, places, colours)
    facts["gold_due"] = {colour: due[p] for p, colour in enumerate(colours)}
    facts["interrupted"] = _interrupted(s)


def _interrupted(s: State) -> str | None:
    """The phase that goes on after gold, in words where it is one that a position stands in."""
    if s.phase != c.CHOOSING_GOLD:
        return None
    return {c.MAIN: "main", c.BEFORE_ROLL: "before roll"}.get(s.interrupted, "another step")


POSITION = PositionPart(KEYS, PIECES, enter, add_to, {PHASES[c.CHOOSING_GOLD]: c.CHOOSING_GOLD})
