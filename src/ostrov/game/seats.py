"""Who sits where, in which colour. B-SETUP-1 to -3, X-2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ostrov.game.names import COLOURS, Colour
from ostrov.game.options import OptionError, Options


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table."""

    colour: str
    name: str


def default_colours(options: Options) -> tuple[Colour, ...]:
    """Colours in seat order; with three players one stays in the box (X-2)."""
    unused = options["unused_colour_3p"]
    if unused == "auto":
        unused = "red" if options["board_setup"] == "beginner_5e" else "white"
    if options.players < len(COLOURS) and unused != "any":
        return tuple(colour for colour in COLOURS if colour != unused)[: options.players]
    return COLOURS[: options.players]


def seat_players(
    options: Options, names: Sequence[str] | None, colours: Sequence[str] | None
) -> tuple[Seat, ...]:
    """Seats with colours and names; OptionError when they do not fit the options."""
    chosen: tuple[str, ...] = tuple(colours) if colours is not None else default_colours(options)
    called = tuple(names) if names is not None else tuple(colour.capitalize() for colour in chosen)
    if len(chosen) != options.players or len(called) != options.players:
        raise OptionError(
            f"{options.players} players need as many colours and names, not {len(chosen)} and {len(called)}"
        )
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(COLOURS):
        raise OptionError(f"colours are different ones of {', '.join(COLOURS)}, not {', '.join(chosen)}")
    unused = options["unused_colour_3p"]
    if options.players == 3 and unused in chosen:
        raise OptionError(f"unused_colour_3p={unused} excludes the colour {unused} (X-2)")
    return tuple(Seat(colour, name) for colour, name in zip(chosen, called, strict=True))
