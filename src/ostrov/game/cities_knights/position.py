"""What Cities & Knights adds to written positions: knights, walls, improvements, decks, the ship.

`enter` fills a state whose buildings and turn stand already; `add_to` is its inverse. B-INV-5.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ostrov.engine import constants as c
from ostrov.engine.cities_knights.pieces import is_active, owned_by, strength_of
from ostrov.engine.core.bitset import bit_of, word_of
from ostrov.engine.core.state import State
from ostrov.engine.seams import terrain_at
from ostrov.game import names
from ostrov.game.cities_knights.cards import add_cards, by_track, enter_cards
from ostrov.game.cities_knights.names import EVENT_FACES, TRACKS
from ostrov.game.expansion import PositionPart
from ostrov.game.names import Places
from ostrov.game.position_reader import Json, PositionReader

PIECES = ("knights", "walls", "reduced")
KEYS = (
    "tokens", "improvements", "metropolises", "barbarians", "attacks", "event", "defenders", "open_points",
    "merchant", "progress", "progress_decks", "under", "crane", "fleet", "harbour_calls", "harbour_empty",
)  # fmt: skip
KNIGHT_KEYS = {"at", "strength", "active", "spent", "promoted"}
STATES = {"active": c.KNIGHT_ACTIVE, "spent": c.KNIGHT_SPENT, "promoted": c.KNIGHT_PROMOTED}
FIXED_TOKENS = (2, 6, 8, 12)


def enter(entry: PositionReader) -> None:
    """Everything of the expansion; the cards of the hands and the bank come later."""
    _tokens(entry)
    for p, kinds in entry.by_seat("pieces"):
        if isinstance(kinds, Mapping):
            _reduced(entry, p, kinds.get("reduced", ()))
            _knights(entry, p, kinds.get("knights", ()))
            _walls(entry, p, kinds.get("walls", ()))
    _improvements(entry)
    _metropolises(entry)
    _ship(entry)
    _merchant(entry)
    enter_cards(entry)
    _turn(entry)


def _tokens(entry: PositionReader) -> None:
    """Numbers that an Inventor has moved; the board has as many of each as before (CK-PROG-INVENTOR-1)."""
    token, laid = entry.s.token, sorted(entry.s.token)
    rows = entry.data.get("tokens", {})
    if not isinstance(rows, Mapping):
        entry.wrong.append("tokens: should be an object of hexes and numbers")
        return
    for text, number in rows.items():
        h = entry.attempt("tokens", entry.places.hex, text)
        if h is None:
            continue
        new = entry.whole(f"token of {text}", number, 2, 12)
        if new != token[h] and (new in FIXED_TOKENS or token[h] in FIXED_TOKENS or token[h] == 0):
            entry.wrong.append(
                f"tokens: {text} has {token[h] or 'no number'} and cannot get {new} (CK-PROG-INVENTOR-1)"
            )
        token[h] = new
    if sorted(token) != laid:
        entry.wrong.append("tokens: not the numbers of the board in another order (CK-PROG-INVENTOR-1)")
    entry.s.token = token


def _reduced(entry: PositionReader, p: int, row: object) -> None:
    """Cities that lie on their side (CK-LOSE-5); their pieces come out of the supply of cities."""
    s, colour = entry.s, entry.colours[p]
    owner, level, left, reduced = s.owner, s.level, s.cities_left, s.reduced
    for text in entry.listed(f"reduced of {colour}", row, "places"):
        v = entry.attempt(f"reduced of {colour}", entry.places.node, text)
        if v is None:
            continue
        if owner[v]:
            entry.wrong.append(f"{text} is taken twice (B-INV-3)")
        owner[v], level[v] = p + 1, c.REDUCED_LEVEL
        reduced[p] += 1
        left[p] -= 1
    if reduced[p] and left[p] < 0:
        entry.wrong.append(f"{colour} has more cities than pieces (B-INV-2)")
        left[p] = reduced[p] = 0
    s.owner, s.level, s.cities_left, s.reduced = owner, level, left, reduced


def _knights(entry: PositionReader, p: int, row: object) -> None:
    """At most two of each strength (CK-KNIGHT-12), on nodes of their own (CK-KNIGHT-3, -14)."""
    s, colour = entry.s, entry.colours[p]
    knight, left = s.knight, s.knights_left
    for i, one in enumerate(entry.listed(f"knights of {colour}", row, "knights")):
        where = f"knight {i + 1} of {colour}"
        if not isinstance(one, Mapping) or "at" not in one or not set(one) <= KNIGHT_KEYS:
            entry.wrong.append(f"{where}: should be an object of at, strength, active, spent, promoted")
            continue
        v = entry.attempt(where, entry.places.node, one["at"])
        strength = entry.whole(f"strength of {where}", one.get("strength", 1), 1, c.MIGHTY)
        if v is None:
            continue
        if s.owner[v] or knight[v]:
            entry.wrong.append(f"{where}: {one['at']} is taken (CK-KNIGHT-14)")
        cell = p + 1 | strength << c.KNIGHT_STRENGTH
        for word, bit in STATES.items():
            if entry.flag(f"{word} of {where}", one.get(word, False)):
                cell |= bit
        knight[v] = cell
        left[c.MIGHTY * p + strength - 1] -= 1
    for strength in range(1, c.MIGHTY + 1):
        if left[c.MIGHTY * p + strength - 1] < 0:
            entry.wrong.append(f"{colour} has more than two knights of strength {strength} (B-INV-5)")
            left[c.MIGHTY * p + strength - 1] = 0
    s.knight, s.knights_left = knight, left


def _walls(entry: PositionReader, p: int, row: object) -> None:
    """One under a city, three in all (CK-WALL-1, -2)."""
    s, colour = entry.s, entry.colours[p]
    walls, walled = s.walls, s.walled
    for text in entry.listed(f"walls of {colour}", row, "places"):
        v = entry.attempt(f"walls of {colour}", entry.places.node, text)
        if v is None:
            continue
        if s.owner[v] != p + 1 or s.level[v] != c.CITY_LEVEL:
            entry.wrong.append(f"walls of {colour}: there is no city of {colour} at {text} (CK-WALL-1)")
        if walled[word_of(v)] & bit_of(v):
            entry.wrong.append(f"walls of {colour}: the city at {text} has a wall already (B-INV-5)")
        walled[word_of(v)] |= bit_of(v)
        walls[p] += 1
    if walls[p] > entry.r.walls:
        entry.wrong.append(f"{colour} has more than {entry.r.walls} walls (B-INV-5)")
        walls[p] = 0
    s.walls, s.walled = walls, walled


def _improvements(entry: PositionReader) -> None:
    """Levels of the three tracks (CK-IMPR-1)."""
    improved = entry.s.improved
    for p, rows in entry.by_seat("improvements"):
        where = f"improvements of {entry.colours[p]}"
        for track, level in by_track(entry, where, rows):
            improved[c.TRACKS * p + track] = entry.whole(
                f"{where}, {TRACKS[track]}", level, 0, c.IMPROVED_MOST
            )
    entry.s.improved = improved


def _metropolises(entry: PositionReader) -> None:
    """On cities of seats with the highest level, each on one of its own (CK-METRO-1 to -4)."""
    s = entry.s
    metropolis, holder = s.metropolis, [0] * c.TRACKS
    for track, text in by_track(entry, "metropolises", entry.data.get("metropolises", {})):
        where = f"metropolis of {TRACKS[track]}"
        v = None if text is None else entry.attempt(where, entry.places.node, text)
        if v is None:
            continue
        if s.level[v] != c.CITY_LEVEL:
            entry.wrong.append(f"{where}: there is no city at {text} (CK-METRO-1)")
            continue
        if v + 1 in metropolis:
            entry.wrong.append(f"{where}: the city at {text} has a metropolis already (CK-METRO-2)")
        metropolis[track], holder[track] = v + 1, s.owner[v]
    for track in range(c.TRACKS):
        levels = [s.improved[c.TRACKS * p + track] for p in range(entry.r.seats)]
        own, where = levels[holder[track] - 1], f"metropolis of {TRACKS[track]}"
        if holder[track] and own < 4:
            entry.wrong.append(f"{where}: its owner has level {own} (CK-METRO-1)")
        elif holder[track] and own < max(levels) == c.IMPROVED_MOST:
            entry.wrong.append(f"{where}: another player has level 5 (CK-METRO-3)")
        elif not holder[track] and max(levels) >= 4:
            entry.wrong.append(f"{where}: a player has level {max(levels)} (CK-METRO-1)")
    s.metropolis = metropolis


def _ship(entry: PositionReader) -> None:
    """The barbarians on their way, and battles fought."""
    s, data = entry.s, entry.data
    s.barbarian_step = entry.whole("barbarians", data.get("barbarians", 0), 0, entry.r.barbarian_track - 1)
    s.attacks = entry.whole("attacks", data.get("attacks", 0), 0, 30000)
    s.event = entry.word("event", EVENT_FACES, "face of the event die", data.get("event", "ship")) or 0


def _merchant(entry: PositionReader) -> None:
    """The merchant on a land hex, with his owner (CK-MERCH-1)."""
    merchant = entry.data.get("merchant")
    if merchant is None:
        return
    if not isinstance(merchant, Mapping) or set(merchant) != {"at", "owner"}:
        entry.wrong.append("merchant: should be an object of at and owner")
        return
    h = entry.attempt("merchant", entry.places.hex, merchant["at"])
    p = entry.seat("merchant", merchant["owner"])
    if h is not None and p is not None:
        s = entry.s
        s.merchant_hex, s.merchant_seat, s.merchant_good = (
            h,
            p + 1,
            entry.r.produces[terrain_at(entry.b, s, h)],
        )


def _turn(entry: PositionReader) -> None:
    """What cards have set for this turn (CK-PROG-CRANE-2, CK-PROG-FLEET-1, CK-PROG-COMHARB-1)."""
    s, data = entry.s, entry.data
    s.crane = entry.whole("crane", data.get("crane", 0), 0, entry.r.progress_deck[c.CRANE])
    for word in entry.listed("fleet", data.get("fleet", ()), "goods"):
        s.fleet |= 1 << (entry.word("fleet", names.GOODS, "good", word) or 0)
    calls = s.harbour_calls
    for p in _asked(entry, "harbour_calls"):
        calls[p] += 1
    s.harbour_calls = calls
    for p in _asked(entry, "harbour_empty"):
        s.harbour_empty |= 1 << p


def _asked(entry: PositionReader, key: str) -> Iterator[int]:
    """The opponents that are listed; one who owes two exchanges is named twice (CK-PROG-COMHARB-1)."""
    for colour in entry.listed(key, entry.data.get(key, ()), "colours"):
        p = entry.seat(key, colour)
        if p == entry.s.active:
            entry.wrong.append(f"{key}: only opponents can be asked (CK-PROG-COMHARB-1)")
        elif p is not None:
            yield p


def add_to(facts: Json, s: State, places: Places, colours: Sequence[str]) -> None:
    """Adds to the facts of the base game those of the expansion."""
    token, improved, metropolis = s.token, s.improved, s.metropolis
    for p, colour in enumerate(colours):
        facts["pieces"][colour] |= _pieces(s, p, places)
    facts["tokens"] = {name: token[h] for h, name in enumerate(places.hexes) if token[h]}
    facts["improvements"] = {
        colour: {name: improved[c.TRACKS * p + track] for track, name in enumerate(TRACKS)}
        for p, colour in enumerate(colours)
    }
    facts["metropolises"] = {
        name: places.nodes[metropolis[track] - 1] if metropolis[track] else None
        for track, name in enumerate(TRACKS)
    }
    facts |= {"barbarians": s.barbarian_step, "attacks": s.attacks, "event": EVENT_FACES[s.event]}
    facts["merchant"] = None
    if s.merchant_seat:
        facts["merchant"] = {"at": places.hexes[s.merchant_hex], "owner": colours[s.merchant_seat - 1]}
    add_cards(facts, s, colours)
    facts["crane"] = s.crane
    facts["fleet"] = [good for i, good in enumerate(names.GOODS) if s.fleet >> i & 1]
    calls = s.harbour_calls
    facts["harbour_calls"] = [colour for p, colour in enumerate(colours) for _ in range(calls[p])]
    facts["harbour_empty"] = [colour for p, colour in enumerate(colours) if s.harbour_empty >> p & 1]


def _pieces(s: State, p: int, places: Places) -> Json:
    """Knights, walls and reduced cities of a seat."""
    owner, level, knight, walled = s.owner, s.level, s.knight, s.walled
    knights: list[Json] = []
    for v, name in enumerate(places.nodes):
        if owned_by(knight[v], p):
            one = {"at": name, "strength": strength_of(knight[v]), "active": is_active(knight[v])}
            knights.append(one | {word: True for word, bit in STATES.items() if knight[v] & bit})
    own = [v for v in range(len(places.nodes)) if owner[v] == p + 1]
    return {
        "knights": knights,
        "walls": [places.nodes[v] for v in own if walled[word_of(v)] & bit_of(v)],
        "reduced": [places.nodes[v] for v in own if level[v] == c.REDUCED_LEVEL],
    }


POSITION = PositionPart(KEYS, PIECES, enter, add_to)
