"""The player that searches its turn and plays on from there, as a bot that sees views."""

from __future__ import annotations

from collections.abc import Sequence

from ostrov.bots.bot import Luck, Table
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.weights import shipped_weights
from ostrov.bots.worlds import likeness
from ostrov.engine.constants import MASK32
from ostrov.engine.search.rounds import Rounds, rounds_action
from ostrov.game.action import Action
from ostrov.game.view import View


class SearchBot:
    """Looks through its own turn, then a round further in imagined worlds; `engine.search` has the rest.

    What it knows of hidden cards is what a careful player concludes. It makes no offers, and answers them
    as the greedy player does. `samples` is how many worlds it plays in: 0 leaves the search of the turn.
    """

    def __init__(self, table: Table, samples: int = 8) -> None:
        self.board, self.rules, self.notation = table.board, table.rules, table.notation
        self.answering = GreedyBot(table)
        self.rounds = Rounds()
        self.rounds.samples = samples
        self.rounds.first.plies, self.rounds.first.wide, self.rounds.first.narrow = 3, 8, 4
        self.rounds.later.plies = 1
        for desk in (self.rounds.first, self.rounds.later):
            desk.net.learn(*shipped_weights(str(table.options["game"])))
            desk.opening = 1

    def choose(self, view: View, legal: Sequence[Action], luck: Luck) -> Action | None:
        """The action that leads furthest; None where no answer to an offer is wise."""
        if view.seat is None:
            raise ValueError("a spectator has no action to choose")
        if any(action.kind in ("accept", "decline") for action in legal):
            return self.answering.choose(view, legal, luck)
        if len(legal) == 1:
            return legal[0]
        memory = view.memory
        self.rounds.remembers = int(memory is not None)
        if memory is not None:
            self.rounds.belief.copy_from(memory.belief)
        seed = luck.below(MASK32, 0), luck.below(MASK32, 1)
        seen = likeness(view, self.rules)
        return self.notation.action(
            rounds_action(self.board, self.rules, seen, view.seat, *seed, 0, self.rounds)
        )
