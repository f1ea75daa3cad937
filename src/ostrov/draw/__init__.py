"""Pictures of boards and positions: SVG for pages and notebooks, text for terminals. No third-party code."""

from ostrov.draw.picture import svg
from ostrov.draw.terminal import text

__all__ = ["svg", "text"]
