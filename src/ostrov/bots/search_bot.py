"""The player that trades, searches its turn and plays on from there, as a bot that sees views."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import Luck, Table
from ostrov.bots.weights import shipped_weights
from ostrov.bots.worlds import likeness
from ostrov.engine.constants import MASK32
from ostrov.engine.search.player import Player, player_action
from ostrov.game.action import Action
from ostrov.game.view import View


class SearchBot:
    """Looks through its own turn, then a round further in imagined worlds; `engine.search` has the rest.

    What it knows of hidden cards is what a careful player concludes. `samples` is how many worlds it plays
    on in: 0 leaves the search of the turn. One that does not trade makes no offers and declines all.
    """

    def __init__(self, table: Table, samples: int = 0, trades: bool = True) -> None:
        self.board, self.rules, self.notation = table.board, table.rules, table.notation
        self.player = Player()
        equip(self.player, str(table.options["game"]), samples, trades)

    def choose(self, view: View, legal: Sequence[Action], luck: Luck) -> Action | None:
        """The action that leads furthest."""
        if view.seat is None:
            raise ValueError("a spectator has no action to choose")
        if len(legal) == 1:
            return legal[0]
        memory = view.memory
        worlds = self.player.worlds
        worlds.remembers = int(memory is not None)
        if memory is not None:
            worlds.belief.copy_from(memory.belief)
        seed = luck.below(MASK32, 0), luck.below(MASK32, 1)
        seen = likeness(view, self.rules)
        packed = player_action(self.board, self.rules, seen, view.seat, *seed, 0, self.player)
        return self.notation.action(packed)


def equip(player: Player, game: str, samples: int, trades: bool) -> None:
    """The settings of a player of this game, and what it has learned."""
    weights = shipped_weights(game)
    player.rounds.samples = samples
    player.worlds.n = WORLDS
    player.trader.offering = 2 if trades else 0
    desk, later = player.desk, player.rounds.later
    desk.plies, desk.wide, desk.narrow = DEPTH[game]
    later.plies = 1
    for known in (desk, later):
        known.net.learn(*weights)
        known.opening = 1


WORLDS = 6
"""Worlds that are imagined for an offer."""
DEPTH = {"base": (3, 8, 4), "cities_knights": (4, 8, 4)}
"""Actions that are looked ahead, and how many are kept at the first and at later ones."""
