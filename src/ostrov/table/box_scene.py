"""What Cities & Knights adds to a scene: knights, walls, metropolises, merchant, barbarians, steps."""

from __future__ import annotations

from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import cities_on_board, contribution
from ostrov.engine.cities_knights.pieces import is_active, strength_of
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.state import State
from ostrov.game.cities_knights.names import EVENT_FACES, TRACKS
from ostrov.game.game import Game
from ostrov.game.names import GOODS
from ostrov.game.view import View

Json = dict[str, Any]

COMMON_STEPS = (c.LOSING_CITY, c.PLACING_METROPOLIS, c.RELAYING)
"""Steps of several seats at once, or of the active one, that concern no single other seat."""

DISCARD_CAUSES = {c.SEVEN_CAUSE: "seven", c.SABOTEUR_CAUSE: "saboteur", c.WEDDING_CAUSE: "wedding"}


def add_box(found: Json, game: Game, view: View, like: State) -> None:
    """Writes the keys of Cities & Knights into a scene."""
    fields, places, rules = view.fields, game.places, game.rules
    found["event_die"] = EVENT_FACES[fields["event"]] if fields["die_one"] else None
    found["progress_decks"] = dict(zip(TRACKS, view.counts["progress_deck"], strict=True))
    found["pieces"] |= _pieces(game, fields)
    owner = fields["merchant_seat"]
    found["merchant"] = {"hex": places.hexes[fields["merchant_hex"]], "seat": owner - 1} if owner else None
    found["barbarians"] = {
        "step": fields["ship"],
        "track": rules.barbarian_track,
        "strength": cities_on_board(game.board, like),
        "defence": [contribution(game.board, rules, like, p) for p in range(rules.seats)],
        "attacks": fields["attacks"],
    }
    found["fleet"] = [good for g, good in enumerate(GOODS) if fields["fleet"] >> g & 1]
    found["crane"] = fields["crane"]
    found["set_dice"] = list(divmod(fields["set_dice"], 8)) if fields["set_dice"] else None
    found["discard_cause"] = DISCARD_CAUSES[fields["discard_cause"]] if found["due"] else None
    found["step"] = _step(game, fields)


def _pieces(game: Game, fields: Json) -> Json:
    """Walls, cities on their side, metropolises and knights by node."""
    nodes, knight, owner, level = game.places.nodes, fields["knight"], fields["owner"], fields["level"]
    walls = [name for v, name in enumerate(nodes) if fields["walled"][word_of(v)] & bit_of(v)]
    towers = {nodes[v - 1]: track for v, track in zip(fields["metropolis"], TRACKS, strict=True) if v}
    return {
        "reduced": {name: owner[v] - 1 for v, name in enumerate(nodes) if level[v] == c.REDUCED_LEVEL},
        "walls": walls,
        "metropolises": towers,
        "knights": {name: _knight(knight[v]) for v, name in enumerate(nodes) if knight[v]},
    }


def _knight(cell: int) -> Json:
    """One knight; `ready` when it may act in this turn of its owner."""
    return {
        "seat": (cell & c.KNIGHT_SEAT) - 1,
        "strength": strength_of(cell),
        "active": is_active(cell),
        "ready": is_active(cell) and not cell & c.KNIGHT_SPENT,
        "committed": bool(cell & c.KNIGHT_COMMITTED),
    }


def _step(game: Game, fields: Json) -> Json | None:
    """What a step is about: the seat that it concerns, and what was taken up or is offered."""
    phase, data, places = fields["phase"], fields["step_data"], game.places
    if phase < c.CK_PHASES:
        return None
    step: Json = {} if phase in COMMON_STEPS else {"seat": fields["step_seat"]}
    if phase == c.REFUGE:
        return step | {"node": places.nodes[fields["step_node"]], "strength": strength_of(data)}
    if phase == c.PLACING_KNIGHT:
        return step | {"strength": strength_of(data), "active": is_active(data)}
    if phase == c.PLACING_METROPOLIS:
        return step | {"track": TRACKS[data]}
    if phase == c.HANDING_OVER:
        return step | {"good": GOODS[data]}
    return step | {"edge": places.edges[data]} if phase == c.RELAYING else step
