"""A bot of your own: it does what it likes best of what is legal, and builds where most dice fall.

    ostrov check-bot examples.builder_bot:BuilderBot
    ostrov arena examples.builder_bot:BuilderBot random --boards 50

docs/bot-authors.md explains it; both commands are run in the folder above this one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrov import Action, View
from ostrov.bots import BotRng, GameInfo

LIKES = (
    *("claim victory", "city", "settlement", "roll", "knight", "road", "buy card", "bank"),
    *("end turn", "decline"),
)


class BuilderBot:
    """Knows both games, remembers nothing."""

    stateless = True

    def __init__(self, info: GameInfo) -> None:
        self.board, self.places = info.board, info.notation.places

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """The action that it likes best; chance decides between equals."""
        values = [self.value(action) for action in legal]
        best = [action for action, value in zip(legal, values, strict=True) if value == max(values)]
        return best[rng.below(len(best))]

    def value(self, action: Action) -> tuple[int, int]:
        """How much it likes the kind of action, then how good the place is."""
        liking = len(LIKES) - LIKES.index(action.kind) if action.kind in LIKES else 0
        if action.kind not in ("found settlement", "settlement", "city"):
            return liking, 0
        node = self.places.node(action.text.removeprefix(action.kind).strip())
        tokens = [self.board.token[tile] for tile in self.board.node_hex[3 * node : 3 * node + 3]]
        return liking, sum(6 - abs(7 - token) for token in tokens if token)
