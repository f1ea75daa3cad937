"""Knights, walls, metropolises, merchant and ship of one position, as every drawing asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ostrov.draw import palette
from ostrov.draw.additions import Disc, DrawnExpansion, Mark, Piece
from ostrov.draw.cities_knights import figures
from ostrov.draw.cities_knights.pieces import Found, Knight, read_found
from ostrov.draw.projection import Projection
from ostrov.game.names import Places
from ostrov.game.position import PositionError

REDUCED = "reduced"
"""A city that lies on its side (CK-LOSE-5)."""


class KnightsAdditions:
    """What a position has of Cities & Knights."""

    def __init__(self, found: Found) -> None:
        self.found = found

    def check(self, pieces: Sequence[Piece]) -> None:
        """A node has one building or one knight (CK-KNIGHT-14)."""
        taken = [p.at for p in pieces if p.kind != "road"]
        for knight in self.found.knights:
            if knight.at in taken:
                raise PositionError(f"{knight.place} is taken twice (CK-KNIGHT-14)")
            taken.append(knight.at)

    def of(self, colour: str, places: Places) -> list[str]:
        """The knights and walls of a colour in words."""
        found = [f"{k.words} at {k.place}" for k in self.found.knights if k.colour == colour]
        walls = [places.nodes[v] for v, owner in self.found.walls if owner == colour]
        return found + ([f"{'wall' if len(walls) == 1 else 'walls'} at {', '.join(walls)}"] if walls else [])

    def common(self, places: Places) -> list[str]:
        """Metropolises, merchant, ship."""
        lines, found = [], self.found
        if found.metropolises:
            listed = ", ".join(f"{track} {places.nodes[v]}" for v, track in found.metropolises)
            lines.append(f"Metropolises: {listed}")
        if found.merchant:
            h, colour = found.merchant
            lines.append(f"Merchant: {places.hexes[h]} ({colour})")
        if found.ship is not None:
            lines.append(figures.ship_words(found.ship))
        return lines

    def definitions(self, pieces: Sequence[Piece]) -> list[str]:
        """The symbols that a picture needs."""
        return figures.definitions(self.found, {p.colour for p in pieces if p.kind == REDUCED})

    def elements(self, plan: Projection) -> list[str]:
        """The symbols at their places."""
        return figures.elements(self.found, plan)

    @property
    def panel_height(self) -> float:
        """The room for the way of the ship."""
        return 0 if self.found.ship is None else figures.TRACK_HEIGHT

    def panel(self, left: float, top: float, width: float) -> str:
        """The way of the ship."""
        return figures.ship_track(self.found.ship or 0, left, top, width)

    def building(self, piece: Piece) -> str:
        """Cities on their side, with a metropolis, with a wall."""
        letter = piece.colour[0].upper()
        if piece.kind == REDUCED:
            return f"_{letter}_"
        if any(v == piece.at for v, _ in self.found.metropolises):
            return f"<{letter}>"
        return f"{{{letter}}}" if any(v == piece.at for v, _ in self.found.walls) else ""

    def on_nodes(self) -> list[Mark]:
        """Knights by colour, strength and state: R2+ is active, r2- is passive."""
        return [Mark(k.at, _letters(k), k.colour) for k in self.found.knights]

    def on_hexes(self) -> list[Mark]:
        """The merchant."""
        if not self.found.merchant:
            return []
        h, colour = self.found.merchant
        return [Mark(h, f"{colour[0].upper()} merch", colour)]

    def signs(self, pieces: Sequence[Piece]) -> list[str]:
        """What the letters mean."""
        signs: dict[str, Sequence[object]] = {
            "R2+ active knight of strength 2, r2- passive": self.found.knights,
            "{R} city with wall": self.found.walls,
            "<R> metropolis": self.found.metropolises,
            "_R_ city on its side": [p for p in pieces if p.kind == REDUCED],
        }
        return [words for words, there in signs.items() if there]

    def discs(self) -> list[Disc]:
        """Knights: the larger the middle, the stronger; a bright one is active."""
        drawn = []
        for k in self.found.knights:
            middle = palette.PAPER if k.active else palette.INK
            drawn += [Disc(k.at, 13, palette.INK), Disc(k.at, 11, palette.PIECE[k.colour][0])]
            drawn.append(Disc(k.at, 3 + 2 * k.strength, middle))
        return drawn


def _letters(knight: Knight) -> str:
    letter = knight.colour[0]
    return f"{letter.upper()}{knight.strength}+" if knight.active else f"{letter}{knight.strength}-"


def read_additions(position: Mapping[str, Any], places: Places) -> KnightsAdditions:
    """What a position has; NameErrorOf or PositionError when something means nothing."""
    return KnightsAdditions(read_found(position, places))


CITIES_KNIGHTS = DrawnExpansion(
    pieces=(REDUCED, "knights", "walls"),
    buildings={REDUCED: REDUCED},
    words={REDUCED: "city on its side"},
    read=read_additions,
)
