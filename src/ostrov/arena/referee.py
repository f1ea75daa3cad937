"""Plays the games of a match. Bots see views; the referee alone sees the state."""

from __future__ import annotations

import time
from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from ostrov.arena.match import Match
from ostrov.arena.omniscient import OmniscientBot
from ostrov.arena.seatings import MatchError, Seating
from ostrov.arena.watch import Watch
from ostrov.bots.bot import Bot, BotRng, GameInfo
from ostrov.bots.by_path import is_path
from ostrov.bots.decision import Decision
from ostrov.bots.faults import RAISED, told
from ostrov.bots.registry import entry, policies_of
from ostrov.engine import constants as c
from ostrov.engine.core.moves import Moves, Outcomes
from ostrov.engine.core.state import State
from ostrov.engine.dispatch.apply import apply_unchecked
from ostrov.engine.dispatch.awaiting import chance_is_next, next_speaker
from ostrov.engine.dispatch.chance import seeded_outcome
from ostrov.engine.dispatch.legal import is_legal
from ostrov.engine.seams import score
from ostrov.engine.setup.board_setup import set_up_game
from ostrov.game import board as boards
from ostrov.game.action import Action, notation_of
from ostrov.game.first_position import board_of, start_setup
from ostrov.game.memory import BeliefHistory
from ostrov.game.seats import default_colours
from ostrov.game.tables import rules_of
from ostrov.players.matches import Counts, Lineup, play_match
from ostrov.players.scratch import PolicyScratch

Json = dict[str, Any]


@dataclass(slots=True)
class Played:
    """One game that has been played."""

    board: int
    game: int
    """Its number among the games of the board."""
    seats: Seating
    winner: int | None
    """The seat; None when the limit of actions came first."""
    points: tuple[int, ...]
    turns: int
    actions: int
    times: dict[int, Watch]
    """Of the bots that were asked one by one."""

    def to_json(self) -> Json:
        """A plain object."""
        times = {str(bot): watch.to_json() for bot, watch in self.times.items()}
        return {name: getattr(self, name) for name in self.__slots__} | {"times": times}

    @classmethod
    def from_json(cls, found: Json) -> Played:
        """What `to_json` wrote."""
        times = {int(bot): Watch(counts) for bot, counts in found["times"].items()}
        lists = {"seats": tuple(found["seats"]), "points": tuple(found["points"]), "times": times}
        return cls(**found | lists)


class Referee:
    """Plays the games of one match in this process."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.geometry, self.board = board_of(match.options)
        self.colours = default_colours(match.options)
        self.deal = start_setup(match.options, self.geometry, self.colours)
        self.rules = rules_of(match.options)
        self.notation = notation_of(self.geometry, self.colours, match.options)
        self.moves, self.outcomes, self.brain = Moves(), Outcomes(), PolicyScratch()

    def group(self, board: int) -> list[Played]:
        """All games of one board."""
        return [self.play(board, i, seats) for i, seats in enumerate(self.match.seatings(board))]

    def play(self, board: int, number: int, seats: Seating) -> Played:
        """One game to its end or its limit; MatchError when a bot breaks the rules."""
        seed, state = self.match.seed + board, State()
        low, high = seed & c.MASK32, seed >> 32
        set_up_game(self.deal, self.board, self.rules, state, low, high)
        policies = policies_of([self.match.bots[bot] for bot in seats])
        times: dict[int, Watch] = {}
        if policies is None:
            actions, times = self._play_asked(state, seats, seed)
        else:
            actions = self._play_native(state, policies, low, high)
        points = tuple(score(state, p) for p in range(self.rules.seats))
        winner = state.winner - 1 if state.winner else None
        return Played(board, number, seats, winner, points, state.turn, actions, times)

    def _play_native(self, state: State, policies: list[int], low: int, high: int) -> int:
        lineup, counts = Lineup(), Counts()
        lineup.policy = policies + [0] * (c.SEATS - len(policies))
        scratch = self.brain, self.outcomes
        play_match(self.board, self.rules, state, lineup, low, high, self.match.limit, *scratch, counts)
        return counts.actions

    def _play_asked(self, state: State, seats: Seating, seed: int) -> tuple[int, dict[int, Watch]]:
        layout = boards.layout_of(self.geometry, self.board)
        fixed = self.board, self.rules, self.notation
        table = GameInfo(self.match.options, layout, tuple(self.colours), *fixed)
        names = [self.match.bots[bot] for bot in seats]
        bots = [self._bot(name, table, state) for name in names]
        lucks = [BotRng.apart if is_path(name) else BotRng for name in names]
        times = {bot: Watch() for bot in seats}
        past = BeliefHistory(self.board, self.rules, state.copy(), [], dealt_openly=True)
        done = 0
        while state.phase != c.OVER and done < self.match.limit:
            seat = next_speaker(self.rules, state)
            question = Decision.of(table, state, seat, past.recall(seat))
            luck = lucks[seat](seed, done)
            before = time.thread_time()
            action = _asked(question, bots[seat], luck, names[seat], seed)
            times[seats[seat]].add(time.thread_time() - before)
            self._do(state, past, action, names[seat], seed)
            done += 1
        return done, times

    def _bot(self, name: str, table: GameInfo, state: State) -> Bot:
        """A bot for one game; references look at its state."""
        found = entry(name)
        if found.make is None:
            return OmniscientBot(table, state, found.policy or 0)
        try:
            return found.make(table.copy() if is_path(name) else table)  # others might change the rules
        except RAISED as error:
            raise _fault(name, f"could not be made for a table: it raised {told(error)[0]}") from error

    def _do(self, state: State, past: BeliefHistory, action: Action, bot: str, seed: int) -> None:
        """Does an action and lets chance answer."""
        if not is_legal(self.board, self.rules, state, action.packed, self.moves):
            raise _fault(bot, f"chose {action.text!r}, which is not legal", seed)
        apply_unchecked(self.board, self.rules, state, action.packed)
        past.history.append(action)
        while chance_is_next(state):
            low, high = seed & c.MASK32, seed >> 32
            outcome = seeded_outcome(self.rules, state, low, high, self.outcomes)
            apply_unchecked(self.board, self.rules, state, outcome)
            past.history.append(self.notation.action(outcome))


def _asked(question: Decision, bot: Bot, luck: BotRng, name: str, seed: int) -> Action:
    """What a bot chooses; MatchError with its name when that is no action."""
    try:
        action = question.put_to(bot, luck)
    except RAISED as error:
        raise _fault(name, f"raised {told(error)[0]}", seed) from error
    if isinstance(action, Action):
        return action
    if action is None:
        raise _fault(name, "has to act and did not", seed)
    raise _fault(name, f"returned {short(action)} of type {type(action).__name__}, which is no Action", seed)


def _fault(name: str, what: str, seed: int | None = None) -> MatchError:
    """A match is over when a bot fails; the sentence names the bot and the game."""
    where = "" if seed is None else f", in a game of seed {seed}"
    more = f"; `ostrov check-bot {name}` tells more" if is_path(name) else ""
    return MatchError(f"{name} {what}{where}{more}")


_referees: dict[str, Referee] = {}


def play_board(match: Match, board: int) -> list[Played]:
    """The games of a board; a process keeps the referee of its last match."""
    key = str(match.to_json())
    if key not in _referees:
        _referees.clear()
        _referees[key] = Referee(match)
    return _referees[key].group(board)
