"""The players that trade, as bots that see views: one builds as the greedy player does, one searches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ostrov.bots.bot import BotRng, GameInfo
from ostrov.bots.greedy_bot import GreedyBot
from ostrov.bots.weights import own_weights, shipped_weights
from ostrov.engine.core.constants import MASK32
from ostrov.game.action import Action
from ostrov.game.view import View
from ostrov.game.view_state import state_from_view
from ostrov.players.expansions import expansions_named
from ostrov.players.search.player import Player, player_action

WORLDS = 6
"""Worlds that are imagined for a decision."""
BASE, KNIGHTS = frozenset[str](), frozenset({"cities_knights"})
DEPTH = {BASE: (3, 8, 4), KNIGHTS: (4, 8, 4)}
"""By the set of expansions: actions looked ahead, and how many are kept at the first and at later ones."""
NODES = 2_000
"""Positions that are judged for a decision before it is looked no further, when nothing else is said."""

PLAYED_ON = {BASE: 0, KNIGHTS: 8}
"""Imagined worlds in which one that searches plays its best actions on; the base game hardly needs it."""
NODES_PLAYED_ON = 60
"""Positions that are judged for each further action of a turn that is played on."""

UNLISTED = ("discard", "offer")
"""Kinds of actions of which lists of legal ones do not have all."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player plays."""

    searches: bool = True
    """It searches its turn; otherwise it builds like the greedy player."""
    trades: bool = True
    """It makes and answers offers; otherwise it declines all."""
    floor: float = 0.002
    """What it must expect of an offer to make it, in chances to win."""
    foresees: bool = True
    """It founds with foresight; otherwise like the greedy player."""
    again: float = 0.5
    """After a refusal it makes another offer of this part of the value at most; 0 for none."""


TRADER = Style(searches=False, foresees=False, floor=0.02, again=0.0)
PLANNER = Style()
SILENT = Style(trades=False)


class SearchBot:
    """Trades by what an exchange does to everybody's chances, and looks through its own turn.

    What it knows of hidden cards is what a careful player concludes; `ostrov.players.search` has the rest.
    """

    def __init__(
        self,
        info: GameInfo,
        style: Style = PLANNER,
        nodes: int = NODES,
        ms: int = 0,
        value: str | None = None,
        opening: str | None = None,
        worlds: int | None = None,
    ) -> None:
        """`nodes` and `ms` are budgets of a decision, 0 for none: positions, and CPU time in milliseconds.

        In so many imagined `worlds` it plays its best actions on until its next turn
        (`players.search.rollout`): as many as `PLAYED_ON` says if nothing is said here.
        `value` and `opening` are files that `ostrov train` wrote, for turns and for foundings; WeightsError
        when one does not fit the game.
        """
        self.greedy = GreedyBot(info)
        self.player = player_of(str(info.options["game"]), style, nodes, ms, value, opening, worlds)
        self.sit_at(info)

    def sit_at(self, info: GameInfo) -> None:
        """The next decisions are those of this game, which has the same expansions."""
        self.board, self.rules, self.notation = info.board, info.rules, info.notation
        self.greedy.sit_at(info)

    def choose(self, view: View, legal: Sequence[Action], rng: BotRng) -> Action | None:
        """The action that leads furthest."""
        if view.seat is None:
            raise ValueError("a spectator has no action to choose")
        if len(legal) == 1 and legal[0].kind != "decline":  # who cannot pay may offer something else
            return legal[0]
        memory = view.memory
        worlds = self.player.worlds
        worlds.remembers = int(memory is not None)
        if memory is not None:
            worlds.belief.copy_from(memory.belief)
        seed = rng.below(MASK32, 0), rng.below(MASK32, 1)
        seen = state_from_view(view, self.rules)
        packed = player_action(self.board, self.rules, seen, view.seat, *seed, 0, self.player)
        chosen = self.notation.action(packed)
        if chosen in legal or chosen.kind in UNLISTED:
            return chosen
        # Where sizes of hands are hidden it has imagined cards to rob where there are none, or the reverse.
        return self.greedy.choose(view, legal, rng)


def player_of(
    game: str,
    style: Style,
    nodes: int = NODES,
    ms: int = 0,
    value: str | None = None,
    opening: str | None = None,
    worlds: int | None = None,
) -> Player:
    """A player of this game with what has been learned of it, or with the values in files.

    `game` is as in the options; WeightsError when nothing has been learned for its set of expansions.
    """
    player = Player()
    player.worlds.n = WORLDS
    player.searches = int(style.searches)
    player.trader.trades = int(style.trades)
    player.trader.floor, player.trader.again = style.floor, style.again
    weights = shipped_weights(game) if value is None else own_weights(value, game)
    expansions = expansions_named(game)
    player.rollout.worlds = PLAYED_ON[expansions] if worlds is None else worlds
    for search in (player.search, player.rollout.loop.scratch.search):
        search.plies, search.wide, search.narrow = DEPTH[expansions]
        search.opening = 1
        search.net.learn(*weights)
    player.search.budget.positions, player.search.budget.micros = nodes, 1000 * ms
    player.rollout.loop.scratch.search.budget.positions = NODES_PLAYED_ON
    if style.foresees or opening is not None:
        player.foresees = 1
        player.opening.net.learn(
            *(shipped_weights(f"{game}_opening") if opening is None else own_weights(opening, game))
        )
    return player
