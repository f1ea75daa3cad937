"""A whole player: it founds, trades, sees a win, searches its turn; it knows what its seat may know."""

from __future__ import annotations

try:
    import cython
except ImportError:  # plain Python without Cython
    from ostrov import _nocython as cython

from ostrov.engine.core.types import I64

if not cython.compiled:
    from ostrov.engine.base.constants import BEFORE_ROLL, END_TURN, FOUND_ROAD_PHASE, MAIN, NO_ANSWER
    from ostrov.engine.base.offers import addressed
    from ostrov.engine.core.actions import kind_of
    from ostrov.engine.core.board import Board
    from ostrov.engine.core.rules import Rules
    from ostrov.engine.core.state import State
    from ostrov.knowledge.worlds import Worlds, sample_worlds
    from ostrov.players.greedy.policy import greedy_action
    from ostrov.players.search.budget import begin
    from ostrov.players.search.cities_knights.city_defence import CityDefence
    from ostrov.players.search.context import SearchContext
    from ostrov.players.search.exchange import Trader
    from ostrov.players.search.expansions import action_before_end
    from ostrov.players.search.opening import Opening, opening_action
    from ostrov.players.search.rollout import Rollout, rollout_action
    from ostrov.players.search.solver import winning_action
    from ostrov.players.search.trade import trade_action
    from ostrov.players.search.turn import search_action


class Player:
    """Settings and space of one player; threads have players of their own."""

    def __init__(self) -> None:
        self.alloc()

    def alloc(self) -> None:
        """Names every part."""
        self.worlds: Worlds = Worlds()
        self.trader: Trader = Trader()
        self.search: SearchContext = SearchContext()
        self.searches: int = 1  # 0: what is not trade is left to the greedy player
        self.foresees: int = 0  # 1: it founds with foresight, not as the greedy player does
        self.opening: Opening = Opening()
        self.defence: CityDefence = CityDefence()
        self.rollout: Rollout = Rollout()
        self.work: State = State()


def player_action(b: Board, r: Rules, s: State, p: int, low: I64, high: I64, k: I64, player: Player) -> I64:
    """What the player does as seat p, as action k of the game; it reads of the state what the seat sees."""
    begin(player.search.budget)
    sample_worlds(r, s, p, low, high, k, player.worlds)
    asked: bool = addressed(s, p) and s.answer[p] == NO_ANSWER
    if asked or (p == s.active and s.phase == MAIN):
        said: I64 = trade_action(b, r, s, p, player.worlds, player.search, player.trader)
        if said != 0:
            return said
    player.work.from_row(player.worlds.rows, 0)
    if player.foresees != 0 and s.phase <= FOUND_ROAD_PHASE:
        return opening_action(b, r, player.work, p, player.search.budget, player.opening)
    if p == s.active and (s.phase == MAIN or s.phase == BEFORE_ROLL):
        win: I64 = winning_action(b, r, player.work, p, player.trader.solver)
        if win >= 0:
            return win
    action: I64 = 0
    if player.searches == 0:
        action = greedy_action(b, r, player.work, p, player.search.greedy)
    else:
        player.search.found = 0
        action = search_action(b, r, player.work, p, player.search)
        if player.rollout.worlds > 0 and p == s.active and s.phase == MAIN:
            player.search.chosen = action
            action = rollout_action(b, r, s, p, player.search, player.worlds, player.rollout)
    if kind_of(action) == END_TURN:
        kept: I64 = action_before_end(b, r, player.work, p, player.defence)
        if kept != 0:
            return kept
    return action
