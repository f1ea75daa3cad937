"""The barbarians, cities, improvements and the Aqueduct. CK-SHIP, -BARB, -LOSE, -DEF, -IMPR, -METRO."""

from __future__ import annotations

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.barbarians import cities_on_board, contribution, fights
from ostrov.engine.cities_knights.pieces import level_of
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.state import State
from ostrov.game.base.events.turn import follows
from ostrov.game.change import Change, Events
from ostrov.game.cities_knights.events.words import BUILDINGS
from ostrov.game.cities_knights.names import TRACKS
from ostrov.game.event import Event
from ostrov.game.names import GOODS, pack_dict


def ship(ch: Change) -> Events:
    """The ship comes one step nearer (CK-SHIP-1)."""
    if ch.kind == c.DICE and ch.third == c.SHIP_FACE:
        facts = {"position": ch.before.barbarian_step + 1, "of": ch.rules.barbarian_track}
        yield Event("ship-sailed", "CK-SHIP-1", facts)


def battle(ch: Change) -> Events:
    """Both strengths, what every seat brought, and what follows (CK-BARB-1 to -4)."""
    if ch.after.attacks == ch.before.attacks:
        return
    parts = {p: contribution(ch.board, ch.rules, ch.before, p) for p in ch.clockwise()}
    barbarians, island = cities_on_board(ch.board, ch.before), sum(parts.values())
    facts = {
        "barbarians": barbarians,
        "island": island,
        "contributions": [{**ch.player(p), "strength": n} for p, n in parts.items()],
        "won": barbarians <= island,
        "attack": ch.after.attacks,
    }
    yield Event("battle", "CK-BARB-3", facts)
    yield from reward(ch, parts) if barbarians <= island else losses(ch, island)
    knight = ch.before.knight
    tired = [name for v, name in enumerate(ch.places.nodes) if fights(ch.rules, knight[v])]
    if tired:
        clause = "CK-EXPERT-2" if ch.rules.expert_defence else "CK-BARB-4"
        yield Event("knights-passive", clause, {"places": tired})


def losses(ch: Change, island: int) -> Events:
    """Who has to lose a city; nobody where no city can be lost (CK-LOSE-1, -2, -4)."""
    mask = ch.after.step_seats if ch.after.phase == c.LOSING_CITY else 0
    losers = [ch.player(p) for p in ch.clockwise() if mask >> p & 1]
    if losers:
        yield Event("losses-due", "CK-LOSE-2" if island else "CK-LOSE-4", {"players": losers})
    else:
        yield Event("nothing-lost", "CK-LOSE-1", {"players": []})


def reward(ch: Change, parts: dict[int, int]) -> Events:
    """A Defender card for one, progress cards for several, nothing where nobody fought (CK-DEF-1 to -3)."""
    best = max(parts.values())
    if not best and not ch.rules.zero_battle_reward:
        return
    heroes = [p for p, n in parts.items() if n == best]
    if len(heroes) > 1:
        facts = {"players": [ch.player(p) for p in heroes], "strength": best}
        yield Event("defenders-tied", "CK-DEF-2", facts)
        return
    cards = ch.after.defenders[heroes[0]]
    facts = {"player": ch.player(heroes[0]), "strength": best, "cards": cards}
    got = cards > ch.before.defenders[heroes[0]]
    yield Event("defender", "CK-DEF-1", facts) if got else Event("defender-cards-out", "CK-DEF-3", facts)


def _resolving(s: State) -> bool:
    """The event of a roll is not over; a card just drawn may interrupt it (X-58)."""
    return s.resolving != 0 or s.interlude != 0


def roll(ch: Change) -> Events:
    """The event of the roll is over: production or the seven (CK-DICE-1)."""
    if (ch.kind == c.DICE or _resolving(ch.before)) and not _resolving(ch.after):
        yield from follows(ch, ch.after.die_one + ch.after.die_two)


def committed(ch: Change) -> Events:
    """A knight will fight (CK-EXPERT-1)."""
    yield Event("knight-committed", "CK-EXPERT-1", {**ch.by, "place": ch.places.nodes[ch.first]})


def done(ch: Change) -> Events:
    """A seat chooses nothing more: knights, a resource or a place for a road."""
    if ch.before.phase == c.COMMITTING:
        yield Event("commitment-done", "CK-EXPERT-1", ch.by)
    elif ch.before.phase == c.AQUEDUCT:
        yield Event("aqueduct", "CK-ABIL-3", {**ch.by, "goods": {}})
    elif ch.before.phase == c.PLAYING_DRAWN:
        yield Event("roll-goes-on", "CK-PROG-3", ch.by)
    else:
        yield Event("road-kept", "CK-PROG-DIPLOMAT-3", ch.by)


def city_lost(ch: Change) -> Events:
    """A settlement in place of a city, or the city lies on its side; its wall is gone (CK-LOSE-3, -5)."""
    v, place = ch.first, ch.places.nodes[ch.first]
    reduced = ch.after.level[v] == c.REDUCED_LEVEL
    clause, becomes = ("CK-LOSE-5", "reduced city") if reduced else ("CK-LOSE-3", "settlement")
    yield Event("city-lost", clause, {**ch.by, "place": place, "becomes": becomes})
    if ch.before.walled[word_of(v)] & bit_of(v):
        yield Event("wall-lost", "CK-WALL-4", {**ch.by, "place": place})


def improved(ch: Change) -> Events:
    """The next level of a track with its building and price (CK-IMPR-1, CK-PROG-CRANE-1)."""
    level = level_of(ch.after, ch.seat, ch.first)
    facts = {
        **ch.by,
        "track": TRACKS[ch.first],
        "level": level,
        "building": BUILDINGS[ch.first][level - 1],
        "cost": pack_dict(ch.before.hand[ch.seat] - ch.after.hand[ch.seat]),
    }
    yield Event("improved", "CK-PROG-CRANE-1" if ch.before.crane else "CK-IMPR-1", facts)


def metropolis(ch: Change) -> Events:
    """A metropolis is won, or taken from somebody (CK-METRO-1, -3)."""
    track = ch.before.step_data
    facts = {**ch.by, "track": TRACKS[track], "place": ch.places.nodes[ch.first]}
    old = ch.before.metropolis[track]
    if old:
        loser = ch.player(ch.before.owner[old - 1] - 1)
        facts |= {"from": loser, "from_place": ch.places.nodes[old - 1]}
    yield Event("metropolis", "CK-METRO-3" if old else "CK-METRO-1", facts)


def wall(ch: Change) -> Events:
    """A wall under a city (CK-WALL-1)."""
    cost = pack_dict(ch.rules.cost[c.WALL_ITEM])
    yield Event("wall-built", "CK-WALL-1", {**ch.by, "place": ch.places.nodes[ch.first], "cost": cost})


def aqueduct(ch: Change) -> Events:
    """A resource for a roll that paid nothing (CK-ABIL-3)."""
    yield Event("aqueduct", "CK-ABIL-3", {**ch.by, "goods": {GOODS[ch.first]: 1}})


TELLERS = {
    c.COMMIT: committed,
    c.DONE: done,
    c.LOSE_CITY: city_lost,
    c.IMPROVE: improved,
    c.PUT_METROPOLIS: metropolis,
    c.BUILD_WALL: wall,
    c.TAKE_GOOD: aqueduct,
}
AFTER = (ship, battle, roll)
