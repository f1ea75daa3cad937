"""What was found in the fog in written positions, and the stacks that are left. S-FOG-2 to -7, S-INV-4."""

from __future__ import annotations

from collections.abc import Mapping

from ostrov.engine import constants as c
from ostrov.engine.core.state import State
from ostrov.game.board import TOKENS
from ostrov.game.names import Places
from ostrov.game.position_reader import Json, PositionReader
from ostrov.game.seafarers.sea_map import TERRAIN_WORDS

FOUND = TERRAIN_WORDS[: c.FOG]


def enter_fog(entry: PositionReader) -> None:
    """Hexes that were found, with their tokens; stacks are what these leave."""
    s = entry.s
    uncovered, token = s.uncovered, s.token
    rows = entry.data.get("discovered", {})
    if not isinstance(rows, Mapping):
        entry.wrong.append("discovered: should be an object of hexes with their terrain and token")
        rows = {}
    for text, row in rows.items():
        h = entry.attempt("discovered", entry.places.hex, text)
        if h is None or not _is_find(entry, text, row):
            continue
        if entry.b.terrain[h] != c.FOG:
            entry.wrong.append(f"discovered: {text} never lay in the fog (S-FOG-1)")
            continue
        terrain = entry.word(f"discovered {text}", FOUND, "terrain", row["terrain"])
        number = row.get("token")
        if number is not None and number not in TOKENS:
            entry.wrong.append(f"discovered {text}: {number!r} is no number token (S-FOG-3)")
            number = None
        uncovered[h], token[h] = 1 + (terrain or 0), number or 0
    s.uncovered, s.token = uncovered, token
    _stacks(entry)


def _is_find(entry: PositionReader, text: object, row: object) -> bool:
    """The row has the form of a found hex."""
    if isinstance(row, Mapping) and "terrain" in row and set(row) <= {"terrain", "token"}:
        return True
    entry.wrong.append(f"discovered {text}: should be an object of terrain and token")
    return False


def _stacks(entry: PositionReader) -> None:
    """What is left of tiles and tokens; a stated rest must agree (S-INV-4)."""
    s, b = entry.s, entry.b
    found = [h for h in range(b.hexes) if s.uncovered[h]]
    tiles, tokens, token = list(b.fog_tiles), list(b.fog_tokens), s.token
    for h in found:
        tiles[s.uncovered[h] - 1] -= 1
        if token[h]:
            tokens[token[h]] -= 1
    for terrain, n in enumerate(tiles):
        if n < 0:
            entry.wrong.append(f"discovered: {-n} {TERRAIN_WORDS[terrain]} more than the stack has (S-FOG-7)")
    for number, n in enumerate(tokens):
        if n < 0:
            entry.wrong.append(f"discovered: {-n} tokens {number} more than there are (S-FOG-7)")
    for h in found:
        _check_token(entry, h, tokens)
    s.fog_tiles, s.fog_tokens = [max(n, 0) for n in tiles], [max(n, 0) for n in tokens]
    s.finds = len(found) + sum(1 for h in found if token[h])
    for key, left in (("fog_tiles", tiles_left(s)), ("fog_tokens", tokens_left(s))):
        if key in entry.data and entry.data[key] != left and not entry.wrong:
            entry.wrong.append(f"{key}: should be what the finds leave: {left} (S-INV-4)")


def _check_token(entry: PositionReader, h: int, left: list[int]) -> None:
    """Land that produces has a token while there are any; nothing else has one (S-FOG-2 to -4)."""
    terrain, text = entry.s.uncovered[h] - 1, entry.places.hexes[h]
    produces = terrain == c.GOLD or entry.r.produces[terrain] != c.NO_RESOURCE
    if entry.s.token[h] and not produces:
        entry.wrong.append(f"discovered {text}: {TERRAIN_WORDS[terrain]} carries no token (S-FOG-2)")
    elif produces and not entry.s.token[h] and any(left):
        entry.wrong.append(f"discovered {text}: {TERRAIN_WORDS[terrain]} needs a token (S-FOG-3)")


def tiles_left(s: State) -> dict[str, int]:
    """The terrains of the stack with their numbers."""
    return {word: n for word, n in zip(TERRAIN_WORDS, s.fog_tiles, strict=True) if n}


def tokens_left(s: State) -> list[int]:
    """The tokens beside it, ascending."""
    return [number for number, n in enumerate(s.fog_tokens) for _ in range(n)]


def add_fog(facts: Json, s: State, places: Places) -> None:
    """The inverse of `enter_fog`."""
    uncovered, token = s.uncovered, s.token
    facts["discovered"] = {
        name: {"terrain": TERRAIN_WORDS[uncovered[h] - 1], "token": token[h] or None}
        for h, name in enumerate(places.hexes)
        if uncovered[h]
    }
    facts["fog_tiles"], facts["fog_tokens"] = tiles_left(s), tokens_left(s)
