"""Pictures of boards and positions: SVG for pages and notebooks, text for terminals. No third-party code.

`scene` reads a board and a position by names; `picture` and `terminal` draw it. What an expansion adds is in
a folder of its own and in one line of `expansions`. No rules here: whether a position can be is not asked.
"""

from ostrov.draw.picture import svg
from ostrov.draw.terminal import text

__all__ = ["svg", "text"]
