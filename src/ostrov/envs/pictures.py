"""What environments show: the board as text, as SVG, or as an array of colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrov.envs.core import Core

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES = ("human", "ansi", "svg", "rgb_array")


def picture(core: Core, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position in a render mode; `human` prints the text. Hidden cards are in none of them."""
    if mode is None:
        return None
    game = core.now()
    if mode == "svg":
        return game._repr_svg_()
    if mode == "rgb_array":
        from ostrov.envs.raster import image

        return image(game)
    if mode == "human":
        print(game)
        return None
    return str(game)
