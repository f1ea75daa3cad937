"""What a seed draws on a map, from the map and the options. S-SETUP-1, -2, S-NW-1."""

from __future__ import annotations

from collections.abc import Mapping

from ostrov.engine import constants as c
from ostrov.engine.core.geometry import Geometry
from ostrov.engine.setup.constants import (
    EVERY_NUMBER,
    HARBOUR_SPOTS,
    ROBBER_ON_DESERT,
    ROBBER_ON_TWELVE,
    ROBBER_STAYS,
)
from ostrov.engine.setup.sea_setup import SeaSetup
from ostrov.game import names
from ostrov.game.names import Places, places_of
from ostrov.game.option import OptionError, Value
from ostrov.game.seafarers.map_checks import BARREN, barred_from
from ostrov.game.seafarers.sea_map import BLANK, DEALT, TERRAIN_WORDS, Cell, Deal, SeaMap

ROBBERS = {"": ROBBER_STAYS, "12": ROBBER_ON_TWELVE, "desert": ROBBER_ON_DESERT}
GENERAL = "3:1"


def fill_sea_setup(
    d: SeaSetup, m: SeaMap, g: Geometry, options: Mapping[str, Value], *, variable: bool
) -> None:
    """Writes what is drawn on a map under these options; nothing when all of it is printed.

    OptionError when the scenario has no variable set-up and it is asked for.
    """
    groups = dealt_groups(m, variable)
    if variable and not groups:
        raise OptionError(f"scenario {m.scenario} has no variable set-up (S-SETUP-1)")
    deal = m.deal or Deal()
    d.seats, d.world = int(options["players"]), int(m.areas)
    _write_groups(d, m, deal, groups)
    _write_bars(d, deal, places_of(g))
    if groups:
        d.robber = ROBBERS[deal.robber]
    if m.areas:
        _write_world(d, m, int(options["sea_new_world_harbours"]))
    else:
        shuffled = options["sea_harbours"] == "shuffled" or (variable and deal.shuffled)
        _write_harbours(d, m, places_of(g), shuffled)
    d.drawn = int(bool(groups) or d.pool_size > 0)


def dealt_groups(m: SeaMap, variable: bool) -> list[list[Cell]]:
    """Hexes that are dealt among themselves: those of each group, or those that are dealt in every game."""
    if not m.deal:
        return []
    always = [cell for cell in m.cells if cell.terrain == DEALT]
    if always:
        return [always]
    stay = m.deal.stay
    return [
        [cell for cell in m.cells if cell.zone in group and cell.terrain not in stay]
        for group in (m.deal.groups if variable else ())
    ]


def pool_of(m: SeaMap, group: list[Cell]) -> tuple[list[str], list[int]]:
    """Terrains and tokens of a group: what its hexes show, or the pool of those that are always dealt."""
    if m.deal and group[0].terrain == DEALT:
        return [word for word, n in m.deal.tiles.items() for _ in range(n)], list(m.deal.tokens)
    return [cell.terrain for cell in group], [cell.token for cell in group if cell.token]


def _write_groups(d: SeaSetup, m: SeaMap, deal: Deal, groups: list[list[Cell]]) -> None:
    """Hexes, terrains and tokens of the groups, the tokens that are barred from most first."""
    barred = barred_from(deal)
    number = {cell: h for h, cell in enumerate(m.cells)}
    place, tile, token = d.place, d.tile, d.token
    first, tokens, at = d.first, d.tokens, 0
    for i, group in enumerate(groups):
        terrains, numbers = pool_of(m, group)
        numbers.sort(key=lambda n: (-len(barred[n]), n))
        place[at : at + len(group)] = [number[cell] for cell in group]
        tile[at : at + len(group)] = [TERRAIN_WORDS.index(word) for word in terrains]
        token[at : at + len(numbers)] = numbers
        first[i], tokens[i] = at, len(numbers)
        at += len(group)
        first[i + 1] = at
    d.groups, d.reds_apart = len(groups), int(deal.reds_apart)
    d.place, d.tile, d.token, d.first, d.tokens = place, tile, token, first, tokens


def _write_bars(d: SeaSetup, deal: Deal, places: Places) -> None:
    """Which tokens a terrain and a hex never get."""
    d.never = [
        EVERY_NUMBER if word in BARREN else sum(1 << n for n in deal.never.get(word, ()))
        for word in TERRAIN_WORDS
    ]
    barred = d.barred
    for name, tokens in deal.barred.items():
        barred[places.hex(name)] = sum(1 << n for n in tokens)
    d.barred = barred


def _write_harbours(d: SeaSetup, m: SeaMap, places: Places, shuffled: bool) -> None:
    """Spots with their printed kinds, and the pool of those that are drawn."""
    printed = [0 if shuffled or kind == BLANK else _kind(kind) for kind in m.harbours.values()]
    pool = [_kind(kind) for kind, n in m.pool.items() for _ in range(n)]
    if shuffled:
        pool += [_kind(kind) for kind in m.harbours.values() if kind != BLANK]
    d.spots = len(printed)
    d.spot = _padded([places.edge(name) for name in m.harbours])
    d.kind = _padded(printed)
    if m.gifts:
        d.gifts = len(m.gifts.harbours)
        d.gift_spot = _padded([places.edge(name) for name in m.gifts.harbours])
    _write_pool(d, pool)


def _write_world(d: SeaSetup, m: SeaMap, harbours: int) -> None:
    """The harbours of a new world: the pool of the map, with more or fewer for any cards (SX-21)."""
    kinds = [_kind(kind) for kind, n in m.pool.items() for _ in range(n) if kind != GENERAL]
    size = sum(m.pool.values()) + harbours - 9
    kinds += [_kind(GENERAL)] * (size - len(kinds))
    d.spots = len(kinds)
    _write_pool(d, kinds)


def _write_pool(d: SeaSetup, pool: list[int]) -> None:
    d.pool, d.pool_size = _padded(pool), len(pool)


def _padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (HARBOUR_SPOTS - len(numbers))


def _kind(kind: str) -> int:
    """A harbour by its number."""
    return c.GENERAL_HARBOUR if kind == GENERAL else names.HARBOURS.index(kind)
