"""The board of a table as a drawing wants it: nothing but what a spectator may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from ostrov.draw import svg
from ostrov.draw.preview import Score, preview
from ostrov.game.board import Layout
from ostrov.game.game import Game
from ostrov.game.position import describe
from ostrov.game.view_state import state_from_view


class BoardPicture(NamedTuple):
    """A board, what stands on it, and the points of all seats; without a position before the start."""

    layout: Layout
    position: dict[str, Any] | None = None
    scores: tuple[Score, ...] = ()

    def svg(self) -> bytes:
        """A drawing that can be made any size."""
        return svg(self.layout, self.position).encode()

    def png(self) -> bytes:
        """A picture of dots, for messengers."""
        return preview(self.layout, self.position, self.scores)


def picture_of(game: Game, *, ended: bool) -> BoardPicture:
    """The position of a game: after its end as it is, before that as a spectator sees it."""
    if ended:
        facts = game.describe()
    else:
        like = state_from_view(game.observe(None), game.rules)
        facts = describe(like, game.rules, game.places, game.notation.colours)
        facts["points"] = dict(zip(game.notation.colours, like.points, strict=False))  # cards are hidden
    scores = (
        Score(seat.colour, facts["points"][seat.colour], facts["winner"] == seat.colour)
        for seat in game.seats
    )
    return BoardPicture(game.layout, facts, tuple(scores))
