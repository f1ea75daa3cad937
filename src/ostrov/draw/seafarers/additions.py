"""Ships, pirate and what gold owes in one position, as every drawing asks for them: in words so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ostrov.draw.additions import Disc, DrawnExpansion, Mark, Piece
from ostrov.draw.projection import Projection
from ostrov.game.names import Places
from ostrov.game.position import PositionError


@dataclass(frozen=True, slots=True)
class SeaAdditions:
    """What a position has of Seafarers."""

    ships: Mapping[str, Sequence[int]]
    """Edges with ships by colour."""
    pirate: int | None
    """The pirate's hex, or beyond them its place on the frame; None where it is not told."""

    def check(self, pieces: Sequence[Piece]) -> None:
        """One line on an edge (S-GEO-2)."""
        taken = [p.at for p in pieces if p.kind == "road"]
        for at in (at for own in self.ships.values() for at in own):
            if at in taken:
                raise PositionError(f"edge {at} is taken twice (S-GEO-2)")
            taken.append(at)

    def of(self, colour: str, places: Places) -> list[str]:
        """The ships of a colour in words."""
        own = [places.edges[e] for e in self.ships.get(colour, ())]
        return [f"{'ship' if len(own) == 1 else 'ships'} at {', '.join(own)}"] if own else []

    def common(self, places: Places) -> list[str]:
        """The pirate, and all ships."""
        lines = [] if self.pirate is None else [f"Pirate: {places.figure(self.pirate)}"]
        for colour in self.ships:
            lines += [f"{colour.capitalize()}: {words}" for words in self.of(colour, places)]
        return lines

    def definitions(self, pieces: Sequence[Piece]) -> list[str]:
        """No symbols."""
        return []

    def elements(self, plan: Projection) -> list[str]:
        """Nothing over the pieces."""
        return []

    @property
    def panel_height(self) -> float:
        """No room below the players."""
        return 0

    def panel(self, left: float, top: float, width: float) -> str:
        """Nothing stands there."""
        return ""

    def building(self, piece: Piece) -> str:
        """The base game draws all buildings."""
        return ""

    def on_nodes(self) -> Sequence[Mark]:
        """Nothing stands on nodes."""
        return ()

    def on_hexes(self) -> Sequence[Mark]:
        """Nothing of a player lies on hexes."""
        return ()

    def signs(self, pieces: Sequence[Piece]) -> list[str]:
        """No letters."""
        return []

    def discs(self) -> Sequence[Disc]:
        """Nothing in a small picture."""
        return ()


def read(position: Mapping[str, Any], places: Places) -> SeaAdditions:
    """Reads names into numbers; NameErrorOf when one means nothing."""
    rows = position.get("pieces") or {}
    ships = {
        colour: sorted(places.edge(str(text)) for text in kinds["ships"])
        for colour, kinds in rows.items()
        if isinstance(kinds, Mapping) and kinds.get("ships")
    }
    pirate = position.get("pirate")
    return SeaAdditions(ships, None if pirate is None else places.figure_at(str(pirate)))


SEAFARERS = DrawnExpansion(pieces=("ships",), buildings={}, words={}, read=read)
