"""What Cities & Knights adds to what viewers see: knights, walls, metropolises, barbarians, steps."""

from __future__ import annotations

from typing import Any

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import cities_on_board, contribution
from ostrov.engine.cities_knights.pieces import is_active, strength_of
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.state import State
from ostrov.game.cities_knights.names import EVENT_FACES, PROGRESS, TRACKS
from ostrov.game.game import Game
from ostrov.game.names import GOODS, pack_dict
from ostrov.game.view import HIDDEN, View
from ostrov.protocol.cities_knights import Barbarians, ByRank, ByTrack, Knight, Merchant, Step
from ostrov.protocol.scene import Pieces, PlayerRow, Scene
from ostrov.protocol.static import Static
from ostrov.protocol.words import DiscardCause, KnightRank

Fields = dict[str, Any]
"""The fields of a view by their names."""

COMMON_STEPS = (c.LOSING_CITY, c.PLACING_METROPOLIS, c.RELAYING)
"""Steps of several seats at once, or of the active one, that concern no single other seat."""

DISCARD_CAUSES: dict[int, DiscardCause] = {
    c.SEVEN_CAUSE: "seven",
    c.SABOTEUR_CAUSE: "saboteur",
    c.WEDDING_CAUSE: "wedding",
}
ITEMS = {
    "knight": c.KNIGHT_ITEM,
    "activate": c.ACTIVATE_ITEM,
    "promote": c.KNIGHT_ITEM,
    "wall": c.WALL_ITEM,
    "medicine": c.MEDICINE_ITEM,
}
"""What can be bought; a level of an improvement costs as many commodities as its number."""
RANKS: tuple[KnightRank, ...] = ("basic", "strong", "mighty")


def add_to_static(static: Static, game: Game) -> None:
    """What never changes: the commodities, how many progress cards a turn may end with, and what there is
    to buy: no development cards, but knights and walls.
    """
    del static.costs["card"]
    static.costs |= {name: pack_dict(game.rules.cost[item]) for name, item in ITEMS.items()}
    static.commodities = {
        track: GOODS[good] for track, good in zip(TRACKS, game.rules.track_good, strict=True)
    }
    static.progress_limit = game.rules.progress_limit


def add_to_cards(cards: dict[str, int], game: Game) -> None:
    """How many of each progress card there are."""
    cards |= dict(zip(PROGRESS, game.rules.progress_deck, strict=True))


def add_to_row(row: PlayerRow, game: Game, view: View) -> None:
    """What a viewer may know about a player."""
    fields, p = view.fields, row.seat
    held = fields["progress"][c.PROGRESS_KINDS * p : c.PROGRESS_KINDS * (p + 1)]
    row.improvements = by_track(fields["improved"][c.TRACKS * p : c.TRACKS * (p + 1)])
    row.knights_left = by_rank(fields["knights_left"][c.MIGHTY * p : c.MIGHTY * (p + 1)])
    row.walls_left = game.rules.walls - fields["walls"][p]
    row.defenders = fields["defenders"][p]
    row.open_points = fields["open_points"][p]
    row.progress = (
        None if HIDDEN in held else [PROGRESS[card] for card, n in enumerate(held) for _ in range(n)]
    )
    row.progress_size = view.counts["progress"][p]


def by_track(numbers: list[int]) -> ByTrack:
    """A number for each track."""
    return dict(zip(TRACKS, numbers, strict=True))


def by_rank(numbers: list[int]) -> ByRank:
    """A number for each rank of knights."""
    return dict(zip(RANKS, numbers, strict=True))


def add_to_scene(scene: Scene, game: Game, view: View, like: State) -> None:
    """What a viewer may know of the position; `like` is a state that looks like the view."""
    fields, places, rules = view.fields, game.places, game.rules
    _add_pieces(scene.pieces, game, fields)
    scene.event_die = EVENT_FACES[fields["event"]] if fields["die_one"] else None
    scene.progress_decks = by_track(view.counts["progress_deck"])
    owner = fields["merchant_seat"]
    scene.merchant = Merchant(places.hexes[fields["merchant_hex"]], owner - 1) if owner else None
    scene.barbarians = Barbarians(
        step=fields["ship"],
        track=rules.barbarian_track,
        strength=cities_on_board(game.board, like),
        defence=[contribution(game.board, rules, like, p) for p in range(rules.seats)],
        attacks=fields["attacks"],
    )
    scene.fleet = [good for g, good in enumerate(GOODS) if fields["fleet"] >> g & 1]
    scene.crane = fields["crane"]
    scene.set_dice = divmod(fields["set_dice"], 8) if fields["set_dice"] else None
    scene.discard_cause = DISCARD_CAUSES[fields["discard_cause"]] if scene.due else None
    scene.step = _step(game, fields)


def _add_pieces(pieces: Pieces, game: Game, fields: Fields) -> None:
    """Walls, cities on their side, metropolises and knights by node."""
    nodes, level, walled = game.places.nodes, fields["level"], fields["walled"]
    built = [(v, p - 1) for v, p in enumerate(fields["owner"]) if p]  # of other nodes only knights matter
    pieces.reduced = {nodes[v]: p for v, p in built if level[v] == c.REDUCED_LEVEL}
    pieces.walls = [nodes[v] for v, _ in built if walled[word_of(v)] & bit_of(v)]
    pieces.metropolises = {
        nodes[v - 1]: track for v, track in zip(fields["metropolis"], TRACKS, strict=True) if v
    }
    pieces.knights = {nodes[v]: _knight(cell) for v, cell in enumerate(fields["knight"]) if cell}


def _knight(cell: int) -> Knight:
    """One knight."""
    return Knight(
        seat=(cell & c.KNIGHT_SEAT) - 1,
        strength=strength_of(cell),
        active=is_active(cell),
        ready=is_active(cell) and not cell & c.KNIGHT_SPENT,
        committed=bool(cell & c.KNIGHT_COMMITTED),
    )


def _step(game: Game, fields: Fields) -> Step | None:
    """What a step is about: the seat that it concerns, and what was taken up or is offered."""
    phase, data, places = fields["phase"], fields["step_data"], game.places
    if not c.FIRST_CK_PHASE <= phase <= c.LAST_CK_PHASE:
        return None
    step = Step() if phase in COMMON_STEPS else Step(seat=fields["step_seat"])
    if phase == c.REFUGE:
        step.node, step.strength = places.nodes[fields["step_node"]], strength_of(data)
    elif phase == c.PLACING_KNIGHT:
        step.strength, step.active = strength_of(data), is_active(data)
    elif phase == c.PLACING_METROPOLIS:
        step.track = TRACKS[data]
    elif phase == c.HANDING_OVER:
        step.good = GOODS[data]
    elif phase == c.RELAYING:
        step.edge = places.edges[data]
    return step
